"""Letters for a terminal that lacks them: one sign for each, so that columns stay columns."""

import codecs
import io
import unicodedata
from typing import IO, Final

HANDLER: Final = "mori-plain"
LIKE: Final = {
    "’": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "–": "-",
    "—": "-",
    "−": "-",
    "→": ">",
    "×": "x",
    "·": ".",
    "¿": "?",
    "¡": "!",
    "≥": ">",
    "≤": "<",
}
UNKNOWN: Final = "?"


def write_plainly(file: IO[str]) -> None:
    """Let a file write something like each letter that its encoding does not have."""
    if isinstance(file, io.TextIOWrapper):
        codecs.register_error(HANDLER, replaced)
        file.reconfigure(errors=HANDLER)


def replaced(error: UnicodeError) -> tuple[str, int]:
    """Other letters for those that cannot be written, and where to go on: a `codecs` handler."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end]
    return "".join(plain(letter) for letter in text), error.end


def plain(letter: str) -> str:
    """A letter without its accent, or a sign that looks like it."""
    bare = unicodedata.normalize("NFKD", letter)[0]
    return bare if bare.isascii() else LIKE.get(bare, UNKNOWN)
