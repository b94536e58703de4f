"""A fresh clone of the checkout, as somebody gets it who has just downloaded Mori."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
# Everything that git ignores.
NOT_IN_A_CLONE: Final = (
    ".git", ".venv", ".bench", ".research", "node_modules", "build", "dist", "page", "*.so",
    "_engine.sha256", "__pycache__", "*.egg-info", ".hypothesis", ".*_cache", ".svelte-check",
)  # fmt: skip
# Nothing that leads back to the checkout.
CLEAN: Final = {
    name: value
    for name, value in os.environ.items()
    if not name.startswith(("MORI_", "MAKE", "PYTHON", "VIRTUAL_ENV"))
}


def fresh_clone(folder: Path) -> Path:
    """A copy of the checkout there, without anything that was built in it."""
    shutil.copytree(ROOT, folder, symlinks=True, ignore=shutil.ignore_patterns(*NOT_IN_A_CLONE))
    return folder


def can_reach_an_index(folder: Path) -> bool:
    """Whether pip finds packages. Without them nothing can be installed in a clone."""
    command = ["-m", "pip", "-qq", "download", "--no-deps", "--retries", "0", "--dest"]
    done = subprocess.run(
        [sys.executable, *command, folder, "setuptools"], env=CLEAN, capture_output=True
    )
    return done.returncode == 0
