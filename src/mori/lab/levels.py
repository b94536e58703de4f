"""Plays a game at each of its levels and compares the levels."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import mori
from mori.lab.cast import BotSource
from mori.lab.report import SimulationReport
from mori.lab.simulation import simulate


def simulate_levels(
    game: str,
    *,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[BotSource],
    jobs: int = 1,
    pack: str | Path | None = None,
    progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> dict[str, SimulationReport]:
    """A report for each level with this number of players, easiest first; none without levels.

    Each level is played `games` times with the same seeds. `progress` gets the number of games
    finished at all levels together.
    """
    reports: dict[str, SimulationReport] = {}
    for level in mori.difficulties(game, players):
        reports[level] = simulate(
            game,
            players=players,
            games=games,
            seed=seed,
            bots=bots,
            jobs=jobs,
            pack=pack,
            progress=_onwards(progress, len(reports) * games),
            level=level,
            cluster=cluster,
        )
    return reports


def _onwards(progress: Callable[[int], None] | None, done: int) -> Callable[[int], None] | None:
    """The same progress, with the games of earlier levels added."""
    if progress is None:
        return None
    tell = progress
    return lambda games: tell(done + games)


@dataclass(frozen=True)
class LevelFigures:
    """A level in the comparison: means over all seats and over all opponents.

    Without opponents there is nothing to compare the seats with, and those figures are None.
    """

    level: str
    win_share: float
    mean_score: float
    opponent_score: float | None
    difference: float | None


def compared(reports: Mapping[str, SimulationReport]) -> list[LevelFigures]:
    """The levels in comparison, in the order of their reports."""
    return [_figures(level, report) for level, report in reports.items()]


def _figures(level: str, report: SimulationReport) -> LevelFigures:
    score = sum(seat.mean_score for seat in report.seats) / len(report.seats)
    rival: float | None = None
    if report.opponents is not None:
        sides = report.opponents.sides
        rival = sum(side.mean_score for side in sides) / len(sides)
    return LevelFigures(
        level=level,
        # A shared victory is counted in parts, so that the seats' shares add up.
        win_share=round(sum(seat.win_share for seat in report.seats), 6),
        mean_score=round(score, 4),
        opponent_score=None if rival is None else round(rival, 4),
        difference=None if rival is None else round(score - rival, 4),
    )
