"""The one hint the compiled engine needs, without a dependency at run time.

Never compiled itself: the compiler reads the annotation, the interpreter gets the no-op.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_attributes):
        """Leave the class as it is."""
        return lambda cls: cls
