"""A lock file for the service that uses an SQLite file. The system frees it with the process."""

import os
from pathlib import Path
from typing import Final

from mori.server.storage.database import PRIVATE, file_of

SUFFIX: Final = ".lock"


class InUse(Exception):
    """Another service uses the file."""


class FileLock:
    """Held from construction until `release`, or until the process ends in any way."""

    def __init__(self, url: str) -> None:
        file = file_of(url)
        self._held: int | None = None
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._held = _held(file.with_name(file.name + SUFFIX))

    def release(self) -> None:
        if self._held is not None:
            os.close(self._held)
            self._held = None


def _held(path: Path) -> int:
    # Bot processes must not inherit it: they would hold it longer than the service.
    opened = os.open(path, os.O_CREAT | os.O_RDWR | getattr(os, "O_CLOEXEC", 0), PRIVATE)
    try:
        _lock(opened)
    except OSError as error:
        os.close(opened)
        raise InUse(str(path)) from error
    return opened


def _lock(opened: int) -> None:
    try:
        import fcntl
    except ImportError:  # on Windows
        import msvcrt

        msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
