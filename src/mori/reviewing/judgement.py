"""How good a decision was, from what its seat could know then."""

from dataclasses import dataclass
from typing import Final

from mori.bots.intervals import Difference

# Grades, best first. A choice is only blamed where playouts show that another one was better.
BEST: Final = "best"  # what the strongest would choose
GOOD: Final = "good"  # no other choice is clearly better
SLIP: Final = "slip"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
FORCED: Final = "forced"  # there was one choice

GRADES: Final = (BEST, GOOD, SLIP, MISTAKE, BLUNDER, FORCED)
BLAMED: Final = (SLIP, MISTAKE, BLUNDER)

# What a choice costs at least to be called so, as a share of a win (`playouts.value_of`).
SLIP_COST: Final = 0.03
MISTAKE_COST: Final = 0.08
BLUNDER_COST: Final = 0.2


@dataclass(frozen=True)
class Reason:
    """A source of points in which the better choice differs clearly; for a rival all its points."""

    source: str  # a category, or the reference of a side
    points: float

    def to_data(self) -> list[object]:
        return [self.source, self.points]


@dataclass(frozen=True)
class Judgement:
    """A decision judged.

    `cost` is how much of a win the best choice was better by, margin included; `win` by how much
    its chance to win was higher, `points` by how many points of margin it leads. All are 0 unless
    playouts show it. `better` is that choice.
    """

    step: int  # from 1, as answers are counted in a replay
    seat: int
    played: str
    options: int
    grade: str
    cost: float = 0.0
    win: float = 0.0
    points: float = 0.0
    better: str = ""
    reasons: tuple[Reason, ...] = ()

    @property
    def is_blamed(self) -> bool:
        return self.grade in BLAMED

    def to_data(self) -> dict[str, object]:
        return {
            "step": self.step,
            "seat": self.seat,
            "played": self.played,
            "options": self.options,
            "grade": self.grade,
            "cost": self.cost,
            "win": self.win,
            "points": self.points,
            "better": self.better,
            "reasons": [reason.to_data() for reason in self.reasons],
        }


def grade_of(cost: Difference) -> str:
    """The grade of a choice that costs so much."""
    if not cost.stands_out or cost.mean < SLIP_COST:
        return GOOD
    if cost.mean < MISTAKE_COST:
        return SLIP
    return MISTAKE if cost.mean < BLUNDER_COST else BLUNDER
