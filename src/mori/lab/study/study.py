"""Plays all games of a study that are not in its file."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from mori.core.errors import RuleBug
from mori.core.registry import entry_of, options_asked
from mori.lab.cast import BotSource, cast_of
from mori.lab.outcome import GameFailure
from mori.lab.study.figures import StudyReport
from mori.lab.study.plan import StudyPlan
from mori.lab.study.playing import StudiedGame, study_number
from mori.lab.study.results import StudyFile
from mori.lab.workers import play_all


def study(
    game: str,
    *,
    players: int,
    games: int,
    seed: int,
    bot: BotSource,
    jobs: int = 1,
    options: dict[str, object] | None = None,
    level: str | None = None,
    pack: str | Path | None = None,
    results: str | Path | None = None,
    progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> StudyReport:
    """Let a bot play all seats of many games, and report how they went and what was chosen.

    `level` is one of `mori.difficulties`. `results` is a file from which an interrupted study
    continues; `progress` gets the number of finished games. The report depends on everything but
    `jobs`, the number of processes, and `cluster`, the address of a Ray cluster.
    """
    report, _ = studied(
        game,
        players=players,
        games=games,
        seed=seed,
        bot=bot,
        jobs=jobs,
        options=options,
        level=level,
        pack=pack,
        results=results,
        progress=progress,
        cluster=cluster,
    )
    return report


def studied(
    game: str,
    *,
    players: int,
    games: int,
    seed: int,
    bot: BotSource,
    jobs: int,
    options: dict[str, object] | None,
    level: str | None,
    pack: str | Path | None,
    results: str | Path | None,
    progress: Callable[[int], None] | None,
    cluster: str | None,
) -> tuple[StudyReport, list[StudiedGame]]:
    """A study with its games, in the order of their numbers."""
    (name,), given = cast_of([bot])
    plan = StudyPlan(
        game=game,
        players=players,
        games=games,
        seed=seed,
        bot=name,
        options=options_asked(entry_of(game), players, level, options),
        pack=None if pack is None else Path(pack),
        given=given,
    )
    rules = plan.rules()
    file = StudyFile(None if results is None else Path(results), plan, rules)
    left = [number for number in range(games) if number not in file.games]
    playing = play_all(plan, study_number, left, min(jobs, max(1, len(left))), cluster=cluster)
    with file.open(), closing(playing) as outcomes:
        for done, outcome in enumerate(outcomes, start=games - len(left) + 1):
            if isinstance(outcome, GameFailure):
                raise RuleBug("rule_bug", outcome.record, outcome.cause)
            file.add(outcome)
            if progress is not None:
                progress(done)
    played = [file.games[number] for number in range(games)]
    return StudyReport.of(plan, rules.fingerprint, played), played
