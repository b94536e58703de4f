"""Luck told apart from choices: why a result differs from what was expected at the start.

Each answer changes what is expected twice: by the choice itself, and by what comes to light after
it. The second part is luck: its mean over the worlds that agreed with what the deciding seat knew
is zero, because "after the choice" is the mean over such worlds. The parts of all answers add up to
the difference between the expectation at the start and the result, exactly: they are whole numbers
of small units.
"""

from dataclasses import dataclass
from typing import Final

from mori.bots.estimate import POINTS, WIN

UNITS: Final = 10_000  # of a share of the win, and of a point


@dataclass(frozen=True)
class Part:
    """What one answer changed for each side: by the choice, and by what came to light after it."""

    step: int
    seat: int
    choice: list[int]
    luck: list[int]


@dataclass(frozen=True)
class Account:
    """For one side: what was expected, what changed it, and the result."""

    start: float
    mine: float  # choices of its own
    others: float  # choices of the others
    luck: float  # what came to light: cards, dice, tiles
    end: float

    def to_data(self) -> dict[str, float]:
        return {
            "start": self.start,
            "mine": self.mine,
            "others": self.others,
            "luck": self.luck,
            "end": self.end,
        }


def units(value: float) -> int:
    return round(value * UNITS)


def parts_of(
    before: list[list[list[float]]],
    after: list[list[list[float]]],
    seats: list[int],
    part: int,
) -> list[Part]:
    """The parts of every answer. `before` has one entry more than `after`: the result."""
    found: list[Part] = []
    for step, seat in enumerate(seats):
        earlier, chosen, later = before[step], after[step], before[step + 1]
        sides = range(len(earlier))
        choice = [units(chosen[side][part]) - units(earlier[side][part]) for side in sides]
        luck = [units(later[side][part]) - units(chosen[side][part]) for side in sides]
        found.append(Part(step, seat, choice, luck))
    return found


def account_of(before: list[list[list[float]]], parts: list[Part], side: int, part: int) -> Account:
    """The account of a side: start, mine, others and luck add up to the end exactly, in units."""
    mine = sum(each.choice[side] for each in parts if each.seat == side)
    others = sum(each.choice[side] for each in parts if each.seat != side)
    luck = sum(each.luck[side] for each in parts)
    start, end = units(before[0][side][part]), units(before[-1][side][part])
    assert start + mine + others + luck == end
    return Account(*(number / UNITS for number in (start, mine, others, luck, end)))


PARTS: Final = {"win": WIN, "points": POINTS}  # what accounts are kept of
