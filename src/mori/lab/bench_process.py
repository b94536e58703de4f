"""A process that measures on demand: it reads requests and answers, one JSON object a line."""

import json
import os
import subprocess
import tempfile
import threading
from collections.abc import Mapping
from contextlib import ExitStack
from typing import Literal, Self

LONGEST_ANSWER = 10_000  # characters; a longer line is no valid answer
LAST_WORDS = 10_000  # bytes of standard error in which the last line is searched
MAX_SHOWN = 300  # characters of a line that are shown to people
SMALLEST, LARGEST = 1e-6, 1e15  # honest figures lie within, and so ratios of them are finite

Trouble = Literal["start", "died", "garbled", "silent"]


class ProcessFailed(Exception):
    """A measuring process did not start, ended early, or sent an invalid answer or none."""

    def __init__(self, trouble: Trouble, command: str, said: str) -> None:
        super().__init__(said)
        self.trouble: Trouble = trouble
        self.command = command  # as the user typed it; empty for Mori's own processes
        self.said = said[:MAX_SHOWN]


class MeasuringProcess:
    """The parent's end of such a process. Once constructed, the process has reported ready."""

    def __init__(
        self,
        command: list[str],
        *,
        typed: str = "",
        environment: Mapping[str, str] | None = None,
        patience: float | None = None,
    ) -> None:
        self.typed = typed
        self.patience = patience  # how late an answer may be
        self._is_silent = False
        with ExitStack() as stack:
            # A file, not a pipe: unread output must not block the process.
            self._said = stack.enter_context(tempfile.TemporaryFile())
            self.process = self._started(command, environment)
            stack.callback(self._end)
            self.hello = self.answer()
            self._held = stack.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._held.close()

    def ask(self, request: Mapping[str, object]) -> None:
        """Start a measurement."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise self._death() from None

    def answer(self, seconds: float = 0) -> dict[str, object]:
        """Wait for the result of a measurement that takes `seconds`."""
        line = self._line(seconds)
        if not line:
            raise self._death()
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            raise self.garbled(line) from None
        if not isinstance(found, dict):
            raise self.garbled(line)
        return found

    def figures(self, seconds: float = 0) -> dict[str, float]:
        """The same, for answers that must be numbers by name."""
        found = self.answer(seconds)
        figures: dict[str, float] = {}
        for key, value in found.items():
            if isinstance(value, bool) or not isinstance(value, int | float):
                raise self.garbled(found)
            if not SMALLEST <= value <= LARGEST:  # this also excludes NaN
                raise self.garbled(found)
            figures[key] = float(value)
        return figures

    def garbled(self, said: object) -> ProcessFailed:
        """The error for an invalid answer."""
        return ProcessFailed("garbled", self.typed, str(said).strip())

    def _started(
        self, command: list[str], environment: Mapping[str, str] | None
    ) -> subprocess.Popen[str]:
        try:
            return subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._said,
                encoding="utf-8",
                errors="replace",
                env=environment,
            )
        except (OSError, ValueError) as error:  # ValueError: a null byte in the command
            reason = error.strerror if isinstance(error, OSError) else None
            raise ProcessFailed("start", self.typed, reason or str(error)) from None

    def _end(self) -> None:
        self.process.kill()
        self.process.communicate()

    def _line(self, seconds: float) -> str:
        assert self.process.stdout is not None
        if self.patience is None:
            return self.process.stdout.readline(LONGEST_ANSWER)
        watchdog = threading.Timer(seconds + self.patience, self._give_up)
        watchdog.daemon = True
        watchdog.start()
        try:
            return self.process.stdout.readline(LONGEST_ANSWER)
        finally:
            watchdog.cancel()

    def _give_up(self) -> None:
        self._is_silent = True
        self.process.kill()

    def _death(self) -> ProcessFailed:
        try:
            self.process.communicate(timeout=1)
        except subprocess.TimeoutExpired:  # it closed its output but still runs
            self.process.kill()
            self.process.communicate()
        trouble: Trouble = "silent" if self._is_silent else "died"
        said = self._last_words() or f"status {self.process.returncode}"
        return ProcessFailed(trouble, self.typed, said)

    def _last_words(self) -> str:
        size = self._said.seek(0, os.SEEK_END)
        self._said.seek(max(0, size - LAST_WORDS))
        lines = self._said.read().decode("utf-8", errors="replace").strip().splitlines()
        return lines[-1].strip() if lines else ""
