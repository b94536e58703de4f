"""A file of JSON lines to which an interrupted run is added.

The first line says what all others have in common. A line that a crash left incomplete is dropped.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Generic, TextIO, TypeVar

from mori.core.errors import SetupError

T = TypeVar("T")  # what a line stands for


class LinesFile(Generic[T]):
    """What the lines stand for, as far as they are known; without a path, nothing is read or kept.

    `read` makes it from the data of a line.
    """

    def __init__(
        self, path: Path | None, head: dict[str, Any], read: Callable[[dict[str, Any]], T]
    ) -> None:
        self.path = path
        self.found: list[T] = []
        self._head = head
        self._make = read
        self._file: TextIO | None = None
        self._end = 0  # end of the last complete line
        if path is not None and path.exists():
            self._read(path)

    @contextmanager
    def open(self) -> Iterator[None]:
        """Open the file for adding rows."""
        if self.path is None:
            yield
            return
        with self.path.open("a", encoding="utf-8") as self._file:
            self._file.truncate(self._end)
            if not self._end:
                self.write(self._head)
            yield

    def write(self, row: dict[str, Any]) -> None:
        """Add a row to the file, if there is one."""
        if self._file is not None:
            self._file.write(json.dumps(row, ensure_ascii=False) + "\n")
            self._file.flush()

    def _read(self, path: Path) -> None:
        lines = [line for line in path.read_bytes().splitlines(keepends=True) if line[-1:] == b"\n"]
        self._end = sum(len(line) for line in lines)
        try:
            rows = [json.loads(line) for line in lines]
            self.found = [self._make(row) for row in rows[1:]]
        except (KeyError, TypeError, ValueError) as error:
            raise SetupError("arena_results_broken", {"file": str(path)}) from error
        if rows and rows[0] != self._head:
            raise SetupError("arena_results_other", {"file": str(path)})
