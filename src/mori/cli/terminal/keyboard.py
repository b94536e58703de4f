"""Lines typed by a person, or piped in: whatever comes, a short clean string or a reason."""

import contextlib
import sys
from typing import Final, TextIO

MAX_LINE: Final = 400  # twice the longest action: anything longer is refused unread
SHOWN: Final = 60


class EndOfInput(Exception):
    """Nothing more can be typed."""


class LineTooLong(Exception):
    """A line that nobody typed by hand."""


class Keyboard:
    """Reads lines from standard input; tests give their own stream."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream

    @property
    def is_terminal(self) -> bool:
        return self._stream is None and sys.stdin is not None and sys.stdin.isatty()

    def read(self, prompt: str) -> str:
        """The next line, without its end and surrounding spaces."""
        try:
            if self.is_terminal:
                line = input(prompt) + "\n"
            else:
                print(prompt, end="", flush=True)
                line = self._read_piped()
        except (EOFError, ValueError, OSError):  # also a closed or unreadable input
            raise EndOfInput from None
        if len(line) > MAX_LINE:
            raise LineTooLong
        return line.strip()

    def _read_piped(self) -> str:
        stream = self._stream if self._stream is not None else sys.stdin
        if stream is None:
            raise EOFError
        line = stream.readline(MAX_LINE + 1)
        if not line:
            raise EOFError
        rest = line
        while rest and not rest.endswith("\n"):  # the rest of a long line is no answer of its own
            rest = stream.readline(1 << 16)
        print(shown(line.rstrip("\n")))  # as a terminal does: the output can be read afterwards
        return line


def prepare_input() -> None:
    """Let no byte that is typed stop the game, and let people edit what they type."""
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    if sys.stdin is not None and sys.stdin.isatty():
        # Importing it gives `input` editing and history; not every platform has it.
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401


def shown(text: str) -> str:
    """What somebody typed, fit to be repeated: short and printable."""
    clean = "".join(letter if letter.isprintable() else "·" for letter in text[:SHOWN])
    return clean + "…" if len(text) > SHOWN else clean
