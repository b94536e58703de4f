"""Copies of the working tree, one for each worker: in it one file after the other is changed."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.mutation.mutants import ROOT, Mutant

NOT_COPIED: Final = shutil.ignore_patterns(
    ".git", ".venv", ".bench", "node_modules", "build", "dist", "*.so", "__pycache__",
    ".mypy_cache", ".ruff_cache", ".pytest_cache", ".carry*", "*.egg-info",
)  # fmt: skip
MODULES: Final = "web/node_modules"


class Tree:
    """A copy of the working tree in which nothing is compiled."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def environment(self) -> dict[str, str]:
        path = os.pathsep.join(filter(None, [str(self.folder / "src"), *self._libraries()]))
        return {
            **os.environ,
            "PYTHONPATH": path,
            "MORI_PURE": "1",
            "MORI_SEEDS": "2",
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    def _libraries(self) -> list[str]:
        known = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        return [path for path in known if not path.startswith(str(ROOT))]

    def prepare(self) -> None:
        """Compile everything once: a mutant then compiles only what it changes."""
        environment = {**self.environment}
        del environment["PYTHONDONTWRITEBYTECODE"]
        command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider"]
        command += ["--ignore=tests/web", "--ignore=tests/package", "tests"]
        subprocess.run(command, cwd=self.folder, env=environment, stdout=subprocess.DEVNULL)

    @contextmanager
    def changed_by(self, mutant: Mutant | None) -> Iterator[tuple[Path, bytes] | None]:
        """Change a file and put it back; which, and how it was.

        Its time changes too: what was compiled is stale.
        """
        if mutant is None:
            yield None
            return
        path = self.folder / mutant.file
        before, times = path.read_bytes(), path.stat()
        path.write_bytes(mutant.applied_to(before))
        os.utime(path, (times.st_atime, times.st_mtime + 100))
        try:
            yield path, before
        finally:
            path.write_bytes(before)
            os.utime(path, (times.st_atime, times.st_mtime))


@contextmanager
def trees(folder: Path, count: int) -> Iterator[list[Tree]]:
    """So many copies, the first one prepared and the others made from it."""
    first = Tree(folder / "0")
    shutil.copytree(ROOT, first.folder, ignore=NOT_COPIED, symlinks=True)
    first.prepare()
    found = [first]
    for number in range(1, count):
        shutil.copytree(first.folder, folder / str(number), symlinks=True)
        found.append(Tree(folder / str(number)))
    if (ROOT / MODULES).exists():
        for tree in found:
            (tree.folder / MODULES).symlink_to((ROOT / MODULES).resolve())
    yield found
    shutil.rmtree(folder)
