"""Statistics of simulated games. The keys of the report are part of the public interface."""

import hashlib
import math
from collections import Counter
from dataclasses import asdict, dataclass, field
from typing import Any

import mori
from mori.lab.counting import Spread, mean, percentile, stdev
from mori.lab.mishaps import Crashes, MishapTally
from mori.lab.opponents import OpponentsSummary, OpponentsTally
from mori.lab.outcome import GameOutcome
from mori.lab.plan import SimulationPlan


class Tally:
    """The statistics so far, in whole numbers only, so that the order cannot matter."""

    def __init__(self, players: int) -> None:
        self.finished = 0
        self.decisions = 0
        self.rounds: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.choices: Counter[int] = Counter()
        self.winners: Counter[tuple[int, ...]] = Counter()
        self.scores: list[Counter[int]] = [Counter() for _ in range(players)]
        self.opponents = OpponentsTally()
        self.mishaps = MishapTally()
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
        self.opponents.add(outcome.opponents)
        self.mishaps.add(outcome.mishaps)
        self._fingerprint.update(outcome.digest)

    @property
    def fingerprint(self) -> str:
        """A digest of the counted games and their order."""
        return self._fingerprint.hexdigest()

    def wins(self, seat: int) -> float:
        """Games won; a shared win counts in part for each winner."""
        return math.fsum(
            times / len(winners) for winners, times in self.winners.items() if seat in winners
        )


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
    """The report of `mori sim`."""

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
    opponents: OpponentsSummary | None = None  # if the rules play some themselves
    crashes: list[Crashes] = field(default_factory=list)  # failures of bots

    @classmethod
    def of(
        cls, plan: SimulationPlan, pack: str, tally: Tally, seconds: float
    ) -> "SimulationReport":
        """The report on a tally of all the plan's games, played in `seconds`."""
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
            rounds=Spread.of(tally.rounds),
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
            opponents=tally.opponents.summary(),
            crashes=tally.mishaps.summary(),
        )

    def to_data(self) -> dict[str, Any]:
        """The report as plain JSON-able data."""
        data = asdict(self)
        if self.opponents is None:
            del data["opponents"]
        if not self.crashes:
            del data["crashes"]
        return data
