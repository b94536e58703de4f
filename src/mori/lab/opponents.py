"""Statistics of the opponents that the rules play, such as an automa."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from mori.lab.counting import Spread, mean, stdev
from mori.lab.outcome import OpponentOutcome


@dataclass(frozen=True)
class OpponentSummary:
    """One opponent: how often it was beaten, its scores, its mean points by category."""

    name: str
    beaten: int
    beaten_share: float
    mean_score: float
    stdev_score: float
    spread: Spread
    points: dict[str, float]


@dataclass(frozen=True)
class OpponentsSummary:
    """All opponents of a game. `all_beaten` counts the games in which every one was beaten."""

    all_beaten: int
    all_beaten_share: float
    sides: list[OpponentSummary]


class OpponentTally:
    """The statistics of one opponent so far."""

    def __init__(self) -> None:
        self.beaten = 0
        self.scores: Counter[int] = Counter()
        self.points: dict[str, int] = {}  # in the order of the rules

    def add(self, outcome: OpponentOutcome) -> None:
        self.beaten += outcome.is_beaten
        self.scores[outcome.score] += 1
        for category, points in outcome.points:
            self.points[category] = self.points.get(category, 0) + points

    def summary(self, name: str) -> OpponentSummary:
        games = self.scores.total()
        return OpponentSummary(
            name=name,
            beaten=self.beaten,
            beaten_share=round(self.beaten / games, 6),
            mean_score=round(mean(self.scores), 4),
            stdev_score=round(stdev(self.scores), 4),
            spread=Spread.of(self.scores),
            points={source: round(total / games, 4) for source, total in self.points.items()},
        )


class OpponentsTally:
    """The statistics of all opponents so far; empty if a game has none."""

    def __init__(self) -> None:
        self.games = 0
        self.all_beaten = 0
        self.sides: dict[str, OpponentTally] = {}

    def add(self, opponents: Sequence[OpponentOutcome]) -> None:
        """Count the opponents of the next game."""
        if not opponents:
            return
        self.games += 1
        self.all_beaten += all(opponent.is_beaten for opponent in opponents)
        for opponent in opponents:
            self.sides.setdefault(opponent.name, OpponentTally()).add(opponent)

    def summary(self) -> OpponentsSummary | None:
        if not self.games:
            return None
        return OpponentsSummary(
            all_beaten=self.all_beaten,
            all_beaten_share=round(self.all_beaten / self.games, 6),
            sides=[side.summary(name) for name, side in self.sides.items()],
        )
