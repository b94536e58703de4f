"""The figures of a study. Their names are part of the public interface."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any, Final

import mori
from mori.lab.counting import Spread
from mori.lab.mishaps import Crashes, MishapTally
from mori.lab.study.measuring import Measured
from mori.lab.study.plan import StudyPlan
from mori.lab.study.playing import StudiedGame
from mori.lab.study.subjects import ChoiceKey

ENOUGH: Final = 20  # seats that were offered a choice, before it is called never or always taken
ALWAYS: Final = 0.98  # the least share of seats that take what is called always taken


@dataclass(frozen=True)
class SeatFigures:
    """How the seats fare, first to last in turn order at the start."""

    seat: int
    wins: Measured
    score: Measured | None


@dataclass(frozen=True)
class CategoryFigures:
    """Points of one source: of seats that won, of the others, and the difference."""

    category: str
    winners: float | None
    others: float | None
    difference: Measured | None


@dataclass(frozen=True)
class ChoiceFigures:
    """One thing that can be chosen. It counts seats: a seat that takes it twice counts once.

    `wins` is the share of wins of the seats that took it; `edge` how many points more they had at
    the end than those that could have taken it and did not. Both show what goes together, not what
    causes what: a seat that is ahead can afford more.
    """

    kind: str
    subjects: tuple[str, ...]
    offered: int
    taken: int
    times_offered: int
    times_taken: int
    rate: Measured
    wins: Measured | None
    edge: Measured | None

    @property
    def is_never_taken(self) -> bool:
        return self.offered >= ENOUGH and not self.taken

    @property
    def is_always_taken(self) -> bool:
        return self.offered >= ENOUGH and self.rate.value >= ALWAYS


@dataclass(frozen=True)
class StudyReport:
    """The report of `mori lab report`."""

    game: str
    players: int
    games: int
    seed: int
    bot: str
    rounds: Spread
    decisions: Spread
    endings: dict[str, int]
    seats: list[SeatFigures]
    opponent_score: Measured | None  # of the opponents that the rules play
    categories: list[CategoryFigures]
    lead_changes: Spread | None
    leader_wins: Measured | None  # share of wins of a sole leader halfway through the rounds
    choices: list[ChoiceFigures]
    engine: str
    pack: str
    crashes: list[Crashes]

    @classmethod
    def of(cls, plan: StudyPlan, pack: str, games: Sequence[StudiedGame]) -> "StudyReport":
        """The report on the plan's games."""
        mishaps = MishapTally()
        for game in games:
            mishaps.add(game.mishaps)
        changes = [game.lead_changes for game in games if game.leaders]
        rivals = [float(score) for game in games for score in game.opponents]
        return cls(
            game=plan.game,
            players=plan.players,
            games=len(games),
            seed=plan.seed,
            bot=plan.bot,
            rounds=Spread.of(Counter(game.rounds for game in games)),
            decisions=Spread.of(Counter(game.decisions for game in games)),
            endings=dict(Counter(game.ending for game in games).most_common()),
            seats=[seat_figures(games, seat) for seat in range(plan.players)],
            opponent_score=Measured.mean(rivals),
            categories=category_figures(games),
            lead_changes=Spread.of(Counter(changes)) if changes else None,
            leader_wins=leader_wins(games),
            choices=choice_figures(games),
            engine=mori.engine_kind(),
            pack=pack,
            crashes=mishaps.summary(),
        )

    def to_data(self) -> dict[str, Any]:
        """The report as plain JSON-able data."""
        return asdict(self)


def seat_figures(games: Sequence[StudiedGame], seat: int) -> SeatFigures:
    wins = Measured.share([[game.share(seat)] for game in games])
    assert wins is not None
    return SeatFigures(seat, wins, Measured.mean([float(game.scores[seat]) for game in games]))


def leader_wins(games: Sequence[StudiedGame]) -> Measured | None:
    """The share of wins of the seat that leads alone after half of the rounds."""
    halfway = [(game, game.leaders[(len(game.leaders) - 1) // 2]) for game in games if game.leaders]
    return Measured.share([[game.share(seat)] for game, seat in halfway if seat >= 0])


def category_figures(games: Sequence[StudiedGame]) -> list[CategoryFigures]:
    """Where the points come from, the richest source of winners first."""
    won: dict[str, list[float]] = {}
    lost: dict[str, list[float]] = {}
    names = {category for game in games for seat in game.points for category, _ in seat}
    for game in games:
        for seat, items in enumerate(game.points):
            sums = Counter[str]()
            for category, points in items:
                sums[category] += points
            into = won if seat in game.winners else lost
            for name in names:
                into.setdefault(name, []).append(float(sums[name]))
    found = [
        CategoryFigures(
            category=name,
            winners=round(fmean(won[name]), 2) if name in won else None,
            others=round(fmean(lost[name]), 2) if name in lost else None,
            difference=Measured.difference(won.get(name, ()), lost.get(name, ())),
        )
        for name in names
    ]
    return sorted(found, key=lambda each: (-(each.winners or each.others or 0), each.category))


def choice_figures(games: Sequence[StudiedGame]) -> list[ChoiceFigures]:
    """Everything that some seat could choose, by kind, the most taken first."""
    keys = sorted({key for game in games for key in game.choices})
    found = [figures_of(key, [game for game in games if key in game.choices]) for key in keys]
    return sorted(found, key=lambda each: (each.kind, -each.rate.value, each.subjects))


def figures_of(key: ChoiceKey, games: Sequence[StudiedGame]) -> ChoiceFigures:
    """The figures of one choice, from the games in which it was offered."""
    rates: list[list[float]] = []
    wins: list[list[float]] = []
    with_it: list[float] = []
    without: list[float] = []
    for game in games:
        seats = [(seat, *counts) for seat, counts in enumerate(game.choices[key])]
        rates.append([float(taken > 0) for _, offered, taken in seats if offered])
        wins.append([game.share(seat) for seat, _, taken in seats if taken])
        with_it += [float(game.scores[seat]) for seat, _, taken in seats if taken]
        without += [
            float(game.scores[seat]) for seat, offered, taken in seats if offered and not taken
        ]
    rate = Measured.share(rates)
    assert rate is not None
    return ChoiceFigures(
        kind=key[0],
        subjects=key[1:],
        offered=len(with_it) + len(without),
        taken=len(with_it),
        times_offered=sum(offered for game in games for offered, _ in game.choices[key]),
        times_taken=sum(taken for game in games for _, taken in game.choices[key]),
        rate=rate,
        wins=Measured.share(wins),
        edge=Measured.difference(with_it, without),
    )
