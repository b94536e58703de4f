"""The review of a finished game, as plain values."""

from dataclasses import dataclass
from typing import Final

from mori.reviewing.goals import Unmet
from mori.reviewing.judgement import Judgement
from mori.reviewing.ledger import Account

METHOD: Final = 2  # changes whenever the same game gets another review

CHOICE: Final = "choice"
LUCK: Final = "luck"


@dataclass(frozen=True)
class Turning:
    """A point at which the game turned: by a choice that cost a lot, or by what came to light.

    `side` is whose chance changed most, `change` by how much of a win.
    """

    step: int
    kind: str  # CHOICE or LUCK
    side: int
    change: float

    def to_data(self) -> dict[str, object]:
        return {"step": self.step, "kind": self.kind, "side": self.side, "change": self.change}


@dataclass(frozen=True)
class Usual:
    """A side's points from a category, beside what strong players make at such a table."""

    category: str
    points: int
    usual: float | None  # None: nobody has recorded it
    spread: float | None  # the standard deviation of theirs

    def to_data(self) -> dict[str, object]:
        return {
            "category": self.category,
            "points": self.points,
            "usual": self.usual,
            "spread": self.spread,
        }


@dataclass(frozen=True)
class Review:
    """A finished game told back.

    `win` and `points` have for each side what was expected before the answer of each step, and the
    result as the last entry. `rounds` has the round of each of these positions.
    """

    game: str
    players: int
    sides: list[str]
    steps: int
    rounds: list[int]
    win: list[list[float]]
    points: list[list[float]]
    decisions: list[Judgement]
    luck: list[dict[str, Account]]  # by side: of the win and of points
    turning: list[Turning]
    unmet: list[Unmet]  # goals that were not met, seat by seat
    moments: list[int]  # steps from which something can be learnt, in order
    sources: list[list[Usual]]  # by side

    def blamed(self, seat: int) -> list[Judgement]:
        """The decisions of a seat that cost something, the most expensive first."""
        found = [each for each in self.decisions if each.seat == seat and each.is_blamed]
        return sorted(found, key=lambda each: -each.cost)

    def to_data(self) -> dict[str, object]:
        """The review as plain JSON-able data."""
        return {
            "method": METHOD,
            "game": self.game,
            "players": self.players,
            "sides": self.sides,
            "steps": self.steps,
            "rounds": self.rounds,
            "win": self.win,
            "points": self.points,
            "decisions": [each.to_data() for each in self.decisions],
            "luck": [
                {name: account.to_data() for name, account in accounts.items()}
                for accounts in self.luck
            ],
            "turning": [each.to_data() for each in self.turning],
            "unmet": [each.to_data() for each in self.unmet],
            "moments": self.moments,
            "sources": [[each.to_data() for each in side] for side in self.sources],
        }
