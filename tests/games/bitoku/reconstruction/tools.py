"""Places of the entries of a loaded pack, and the problem of one that is out of balance."""

from collections.abc import Iterable
from typing import Protocol, TypeVar

from mori.content import Reading, Where
from mori.games.bitoku.pack.schema.words import Sourced

S = TypeVar("S", bound=Sourced)
SLACK = 1e-9  # of sums of decimal fractions


class Named(Protocol):
    @property
    def id(self) -> str: ...


N = TypeVar("N", bound=Named)


def placed(file: str, table: str, entries: Iterable[N]) -> list[tuple[Where, N]]:
    """The entries with the places that reading gave them."""
    return [
        (Where(file, f"{table}[{index}] {entry.id}"), entry) for index, entry in enumerate(entries)
    ]


def check_band(
    where: Where, measure: str, value: float, band: tuple[float, ...], reading: Reading
) -> bool:
    low, high = band
    if low - SLACK <= value <= high + SLACK:
        return True
    note_balance(where, measure, value, (low, high), reading)
    return False


def note_balance(
    where: Where, measure: str, value: float, band: tuple[float, float], reading: Reading
) -> None:
    low, high = band
    reading.problems.append(
        where.problem(
            "out_of_balance",
            measure=measure,
            value=round(value, 2),
            minimum=round(low, 2),
            maximum=round(high, 2),
        )
    )


def weighed(entries: Iterable[tuple[Where, S]]) -> list[tuple[Where, S]]:
    """What was designed, and so must be in balance; a stated face is what it is."""
    return [(where, entry) for where, entry in entries if entry.provenance != "stated"]
