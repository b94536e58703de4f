"""Summing up simulated games. The keys of the report are part of the public surface."""

import hashlib
import math
from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

import mori
from mori.lab.outcome import GameOutcome
from mori.lab.plan import SimulationPlan


class Tally:
    """What is known of the games so far. Whole numbers only, so that no order can matter."""

    def __init__(self, players: int) -> None:
        self.finished = 0
        self.decisions = 0
        self.rounds: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.choices: Counter[int] = Counter()
        self.winners: Counter[tuple[int, ...]] = Counter()
        self.scores: list[Counter[int]] = [Counter() for _ in range(players)]
        self._fingerprint = hashlib.sha256()

    def add(self, outcome: GameOutcome) -> None:
        """Count the next game."""
        self.finished += 1
        self.decisions += outcome.decisions
        self.rounds[outcome.rounds] += 1
        self.endings[outcome.ending] += 1
        for offered, times in outcome.choices.items():
            self.choices[offered] += times
        self.winners[outcome.winners] += 1
        for seat, score in enumerate(outcome.scores):
            self.scores[seat][score] += 1
        self._fingerprint.update(outcome.digest)

    @property
    def fingerprint(self) -> str:
        """Fixed by the games counted and their order alone."""
        return self._fingerprint.hexdigest()

    def wins(self, seat: int) -> float:
        """Games won; one won together with others counts for each of them in part."""
        return math.fsum(
            times / len(winners) for winners, times in self.winners.items() if seat in winners
        )


@dataclass(frozen=True)
class Spread:
    """How a number varies from game to game."""

    mean: float
    p10: int
    p90: int
    min: int
    max: int


@dataclass(frozen=True)
class Branching:
    """How many actions decisions offered."""

    mean: float
    p95: int
    max: int


@dataclass(frozen=True)
class SeatSummary:
    bot: str
    wins: float
    win_share: float
    mean_score: float
    stdev_score: float


@dataclass(frozen=True)
class SimulationReport:
    """What `mori sim` tells."""

    game: str
    players: int
    games: int
    seed: int
    bots: list[str]
    finished: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    rounds: Spread
    endings: dict[str, int]
    branching: Branching
    seats: list[SeatSummary]
    fingerprint: str
    engine: str
    pack: str

    @classmethod
    def of(
        cls, plan: SimulationPlan, pack: str, tally: Tally, seconds: float
    ) -> "SimulationReport":
        """The report on a tally of all the plan's games, which took so many seconds."""
        return cls(
            game=plan.game,
            players=plan.players,
            games=plan.games,
            seed=plan.seed,
            bots=list(plan.bots),
            finished=tally.finished,
            decisions=tally.decisions,
            seconds=round(seconds, 6),
            games_per_second=round(tally.finished / seconds, 3),
            decisions_per_second=round(tally.decisions / seconds, 3),
            rounds=Spread(
                mean=round(mean(tally.rounds), 4),
                p10=percentile(tally.rounds, 10),
                p90=percentile(tally.rounds, 90),
                min=min(tally.rounds),
                max=max(tally.rounds),
            ),
            endings=dict(sorted(tally.endings.items())),
            branching=Branching(
                mean=round(mean(tally.choices), 4),
                p95=percentile(tally.choices, 95),
                max=max(tally.choices),
            ),
            seats=[
                SeatSummary(
                    bot=bot,
                    wins=round(tally.wins(seat), 4),
                    win_share=round(tally.wins(seat) / tally.finished, 6),
                    mean_score=round(mean(tally.scores[seat]), 4),
                    stdev_score=round(stdev(tally.scores[seat]), 4),
                )
                for seat, bot in enumerate(plan.seats())
            ],
            fingerprint=tally.fingerprint,
            engine=mori.engine_kind(),
            pack=pack,
        )

    def to_data(self) -> dict[str, Any]:
        """The report as plain JSON-able data."""
        return asdict(self)


def mean(counts: Counter[int]) -> float:
    return sum(value * times for value, times in counts.items()) / counts.total()


def stdev(counts: Counter[int]) -> float:
    """The standard deviation of a sample; 0 for a single value."""
    total = counts.total()
    if total < 2:
        return 0.0
    whole = sum(value * times for value, times in counts.items())
    squares = sum(value * value * times for value, times in counts.items())
    # Whole numbers until the last step: nothing is lost to rounding.
    return math.sqrt((total * squares - whole * whole) / (total * (total - 1)))


def percentile(counts: Counter[int], percent: int) -> int:
    """The smallest value that so many percent of all values do not exceed."""
    wanted = counts.total() * percent / 100
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    raise ValueError("nothing was counted")
