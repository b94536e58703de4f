"""What is found while reading a pack, and how a wrong value is described."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from datetime import date, datetime, time
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from mori.content.problems import Where
from mori.core.errors import Problem

_SHOWN: Final = 60  # characters of a wrong value that a problem shows


class Reference(NamedTuple):
    """An id of another entry, found at a step (a key or an index) inside an outer place.

    A pack has hundreds of references, and the place matters only for wrong ones.
    """

    around: Where
    step: str | int
    table: str
    value: str

    @property
    def where(self) -> Where:
        return self.around.inside(self.step)


@dataclass(slots=True)
class Reading:
    """Everything found while reading a pack."""

    problems: list[Problem] = field(default_factory=list)
    references: list[Reference] = field(default_factory=list)
    misspelt: set[Where] = field(default_factory=set)  # keys that unknown ones probably meant

    def note_missing(self, where: Where) -> None:
        """Note a missing key, unless a misspelt one is there: that is one mistake."""
        if where not in self.misspelt:
            self.problems.append(where.problem("missing_key"))


def check_keys(
    table: dict[str, Any], known: Collection[str], where: Where, reading: Reading
) -> None:
    """Note the unknown keys of `table`."""
    for key in table:
        if key not in known:
            nearest = nearest_of(key, [name for name in known if name not in table])
            if nearest:
                reading.misspelt.add(where.at(nearest))
            place = where.at(short(key))
            reading.problems.append(place.problem("unknown_key", nearest=nearest))


def nearest_of(word: str, words: Iterable[str]) -> str:
    """The word that was probably meant, or ""."""
    return next(iter(get_close_matches(word[:_SHOWN], list(words), n=1, cutoff=0.75)), "")


def shown(value: object) -> object:
    """A wrong value for a problem: plain, short, without control characters."""
    if isinstance(value, str):
        return short(value)
    if isinstance(value, bool | int | float):
        return value
    return type_word(value)


def short(text: str) -> str:
    if len(text) <= _SHOWN and text.isprintable():
        return text
    clean = "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )
    return clean if len(clean) <= _SHOWN else clean[: _SHOWN - 1] + "…"


def type_word(value: object) -> str:
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, datetime | date | time):
        return "date"
    words = {int: "integer", float: "number", str: "text", list: "list", dict: "table"}
    return words.get(type(value), type(value).__name__)


def wrong_type(where: Where, expected: str, value: object) -> Problem:
    return where.problem("wrong_type", expected=expected, found=type_word(value))
