"""Text that users type, made fit to be shown: titles, chat lines and names."""

import unicodedata
from collections.abc import Iterable
from typing import Final

NAME_LETTERS: Final = 24  # of a person's name that are kept
DIACRITICS: Final = 2  # kept on one letter: more would be drawn over the lines around


def one_line(text: str) -> str:
    """The text on one line, without unprintable characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def clean_name(given: str) -> str:
    """A person's name as it is kept; "" if nothing printable is left."""
    kept, diacritics = "", 0
    for sign in unicodedata.normalize("NFC", one_line(given)):
        diacritics = diacritics + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if diacritics <= DIACRITICS:
            kept += sign
    return kept[:NAME_LETTERS].strip()


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number appended if one of the others has it already."""
    taken = {other.casefold() for other in others}
    found, number = name, 2
    while found.casefold() in taken:
        end = f" {number}"
        found, number = name[: NAME_LETTERS - len(end)] + end, number + 1
    return found
