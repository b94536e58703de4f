"""Patches of a name for one module alone.

A service of other tests may run in a thread of this process, and patching `time` or `asyncio`
themselves would affect it too.
"""

from types import ModuleType
from typing import Any

import pytest


class Instead:
    """A module in which some names stand for something else."""

    def __init__(self, whole: ModuleType, changes: dict[str, Any]) -> None:
        self._whole = whole
        vars(self).update(changes)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._whole, name)


def instead(
    patch: pytest.MonkeyPatch, used: ModuleType, *users: ModuleType, **changes: Any
) -> None:
    """Let modules use another one in which these names are changed."""
    for user in users:
        patch.setattr(user, used.__name__, Instead(used, changes))
