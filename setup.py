"""Adds the compiled engine and the page in the browser; all else is in pyproject.toml.

A build is whole, or it fails and says why. What is to be left out has to be said:

MORI_COMPILE=0     no compiled engine: pure Python, several times slower
MORI_COMPILE=auto  compiled where there is a working C compiler; without one, a notice
MORI_PAGE=0        no page: `mori play` is left with the terminal
"""

import shutil
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # a build in isolation does not look here

import setup_engine  # noqa: E402
import setup_page  # noqa: E402

RULES = ROOT / "src" / "mori" / "rules_text"
NO_LINK = """\
src/mori/rules_text is no link to docs/rules: the rules would be missing. In a checkout without
links, run `git config core.symlinks true` and `git checkout src/mori/rules_text`."""


class BuildPackage(build_py):
    """Builds the page first, and takes nothing of an earlier build."""

    def run(self) -> None:
        if not RULES.is_dir():
            raise SystemExit(NO_LINK)
        if setup_page.IS_WANTED:
            setup_page.build_page()
        if not self.editable_mode:
            remove_copies(Path(self.build_lib))
        super().run()
        if not setup_page.IS_WANTED and not self.editable_mode:
            page = setup_page.PAGE.parent.relative_to(ROOT / "src")
            shutil.rmtree(Path(self.build_lib) / page, ignore_errors=True)


class PackSources(sdist):
    """Packs the page as well: who builds from the sources then needs no Node."""

    def run(self) -> None:
        if setup_page.IS_WANTED:
            setup_page.build_page()
        super().run()


def remove_copies(folder: Path) -> None:
    """Remove what was copied there: a module that is gone must not be packed.

    Extension modules stay for the linker, which looks at their age; setup_engine removes old ones.
    """
    for path in folder.rglob("*"):
        if path.is_file() and not path.name.endswith(setup_engine.SUFFIX):
            path.unlink()


is_pure = setup_engine.WANTED == "0"
setup(
    cmdclass={
        "build_py": BuildPackage,
        "build_ext": setup_engine.BuildEngine,
        "sdist": PackSources,
    },
    distclass=Distribution if is_pure else setup_engine.NativeDistribution,
)
