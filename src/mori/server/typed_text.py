"""Text that users type, made fit to be shown: titles, chat lines and names."""

import unicodedata
from collections.abc import Iterable
from typing import Final

NAME_LETTERS: Final = 24  # of a person's name that are kept
DIACRITICS: Final = 2  # kept on one letter: more would be drawn over the lines around
MARKS: Final = ("Mn", "Me")
# Characters that are invisible although they count as printable.
INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
JOINERS: Final = frozenset("\u200c\u200d")
JOINED_SIGNS: Final = ("So", "Sk", "Mn")  # before a joiner: an emoji, its skin tone, its variant
# Scripts in which joiners belong to the spelling, from Arabic to those of India.
FIRST_JOINED: Final = "\u0600"
LAST_JOINED: Final = "\u0dff"


def one_line(text: str) -> str:
    """The text on one line, without invisible characters and with few diacritics on a letter."""
    shown = "".join(
        sign if is_shown(before, sign, after) else " "
        for before, sign, after in zip(" " + text, text, text[1:] + " ", strict=False)
    )
    kept, diacritics = "", 0
    for sign in shown:
        diacritics = diacritics + 1 if unicodedata.category(sign) in MARKS else 0
        if diacritics <= DIACRITICS:
            kept += sign
    return " ".join(kept.split())


def is_shown(before: str, sign: str, after: str) -> bool:
    """Whether a character is visible, or joins its neighbours."""
    if sign not in JOINERS:
        return sign.isprintable() and sign not in INVISIBLE
    is_emoji = unicodedata.category(before) in JOINED_SIGNS and unicodedata.category(after) == "So"
    is_spelled = all(FIRST_JOINED <= each <= LAST_JOINED for each in (before, after))
    return is_spelled or (is_emoji and sign == "\u200d")


def clean_name(given: str) -> str:
    """A person's name as it is kept; "" if nothing visible is left."""
    name = one_line(unicodedata.normalize("NFC", given))[:NAME_LETTERS]
    return name.rstrip("".join(JOINERS)).strip()


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number appended if one of the others has it already."""
    taken = {other.casefold() for other in others}
    found, number = name, 2
    while found.casefold() in taken:
        end = f" {number}"
        found, number = name[: NAME_LETTERS - len(end)] + end, number + 1
    return found
