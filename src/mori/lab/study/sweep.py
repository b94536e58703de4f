"""Sweeps: what changes if one number of a pack is another. All values play the same deals."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

from mori.core.errors import SetupError
from mori.core.registry import entry_of
from mori.lab.cast import BotSource
from mori.lab.mishaps import Crashes
from mori.lab.study.changing import SEPARATOR, number_at, write_changed
from mori.lab.study.figures import ChoiceFigures, StudyReport
from mori.lab.study.measuring import Measured
from mori.lab.study.playing import StudiedGame
from mori.lab.study.study import studied

GAMES = "games.jsonl"
PACK = "pack"


@dataclass(frozen=True)
class Change:
    """What a value changes compared with the pack as it is, game by game on the same deals."""

    score: Measured | None  # of a seat
    lead: Measured | None  # of the winner over the next side
    rounds: Measured | None
    opponent_score: Measured | None  # of the opponents that the rules play
    categories: dict[str, Measured | None]  # points of a seat


@dataclass(frozen=True)
class SweptValue:
    """One value of the number."""

    value: int
    is_usual: bool  # whether the pack has this one
    pack: str
    score: Measured | None
    first_seat_wins: Measured
    choices: list[ChoiceFigures]  # of the entry that holds the number
    change: Change | None  # None for the usual one
    crashes: list[Crashes]


@dataclass(frozen=True)
class SweepReport:
    """The report of `mori lab sweep`."""

    game: str
    players: int
    games: int
    seed: int
    bot: str
    place: str
    usual: int
    values: list[SweptValue]

    def to_data(self) -> dict[str, Any]:
        """The report as plain JSON-able data."""
        return asdict(self)


def sweep(
    game: str,
    *,
    players: int,
    place: str,
    values: Sequence[int],
    games: int,
    seed: int,
    bot: BotSource,
    folder: str | Path,
    jobs: int = 1,
    options: dict[str, object] | None = None,
    level: str | None = None,
    pack: str | Path | None = None,
    progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> SweepReport:
    """Play the same deals with several values of one number of a pack.

    `place` names the number (`mori.lab.study.changing`). The value that the pack has is always
    among them, because the others are compared with it. The folder keeps the packs and the games,
    so that an interrupted sweep continues. A bot with a net was trained on the pack as it is, so
    large changes show what it makes of them, not what perfect play would.
    """
    own = entry_of(game).pack if pack is None else Path(pack)
    if own is None:
        raise SetupError("no_pack", {"game": game})
    usual = number_at(own, place)
    root = Path(folder)
    reports: dict[int, StudyReport] = {}
    played: dict[int, list[StudiedGame]] = {}
    for done, value in enumerate(sorted({*values, usual})):

        def count(finished: int, before: int = done * games) -> None:
            if progress is not None:
                progress(before + finished)

        here = root / str(value)
        changed = write_changed(own, place, value, here / PACK)
        reports[value], played[value] = studied(
            game,
            players=players,
            games=games,
            seed=seed,
            bot=bot,
            jobs=jobs,
            options=options,
            level=level,
            pack=changed,
            results=here / GAMES,
            progress=count,
            cluster=cluster,
        )
    return SweepReport(
        game=game,
        players=players,
        games=games,
        seed=seed,
        bot=reports[usual].bot,
        place=place,
        usual=usual,
        values=[
            _swept(place, value, usual, reports[value], played[value], played[usual])
            for value in sorted(reports)
        ],
    )


def _swept(
    place: str,
    value: int,
    usual: int,
    report: StudyReport,
    games: Sequence[StudiedGame],
    before: Sequence[StudiedGame],
) -> SweptValue:
    names = set(place.split(SEPARATOR))
    return SweptValue(
        value=value,
        is_usual=value == usual,
        pack=report.pack,
        score=Measured.mean([_score(game) for game in games]),
        first_seat_wins=report.seats[0].wins,
        choices=[
            each
            for each in report.choices
            if any(subject.partition(":")[2] in names for subject in each.subjects)
        ],
        change=None if value == usual else _change(games, before),
        crashes=report.crashes,
    )


def _change(games: Sequence[StudiedGame], before: Sequence[StudiedGame]) -> Change:
    pairs = list(zip(games, before, strict=True))
    names = sorted({name for pair in pairs for game in pair for name in _sources(game)})
    sources = [(_sources(after), _sources(first)) for after, first in pairs]
    rivals = [(after, first) for after, first in pairs if after.opponents and first.opponents]
    return Change(
        score=Measured.mean([_score(after) - _score(first) for after, first in pairs]),
        lead=Measured.mean([_lead(after) - _lead(first) for after, first in pairs]),
        rounds=Measured.mean([float(after.rounds - first.rounds) for after, first in pairs]),
        opponent_score=Measured.mean(
            [fmean(after.opponents) - fmean(first.opponents) for after, first in rivals]
        ),
        categories={
            name: Measured.mean(
                [after.get(name, 0.0) - old.get(name, 0.0) for after, old in sources]
            )
            for name in names
        },
    )


def _score(game: StudiedGame) -> float:
    return fmean(game.scores)


def _lead(game: StudiedGame) -> float:
    """How far the best side is ahead of the next one; alone, the score."""
    best = sorted([*game.scores, *game.opponents], reverse=True)
    return float(best[0] - best[1]) if len(best) > 1 else float(best[0])


def _sources(game: StudiedGame) -> dict[str, float]:
    """The points of a seat by category, on average over the seats."""
    found: dict[str, float] = {}
    for items in game.points:
        for category, points in items:
            found[category] = found.get(category, 0.0) + points / len(game.points)
    return found
