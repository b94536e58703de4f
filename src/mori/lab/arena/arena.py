"""Plays all matches of an arena that are not in its results file."""

from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import mori
from mori.core.errors import RuleBug
from mori.core.registry import entry_of, preset_options
from mori.lab.arena.plan import ALL_PAIRS, ArenaPlan
from mori.lab.arena.playing import play_match
from mori.lab.arena.report import ArenaReport
from mori.lab.arena.results import ResultsFile
from mori.lab.cast import BotSource, cast_of
from mori.lab.outcome import GameFailure
from mori.lab.workers import play_all


def play_arena(
    game: str,
    *,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[BotSource],
    pairing: str = ALL_PAIRS,
    jobs: int = 1,
    options: dict[str, object] | None = None,
    level: str | None = None,
    pack: str | Path | None = None,
    results: str | Path | None = None,
    progress: Callable[[int, int], None] | None = None,
    cluster: str | None = None,
) -> ArenaReport:
    """Let bots play on shared deals and report how strong they are.

    A bot is a name as on the command line, a class of bots, or a bot (mori.lab.cast).

    Each pair plays at least `games` games, rounded up to whole deals. A game for one is played at
    every level, unless `level` names one or `options` are given. `results` is a file from which an
    interrupted run continues; `progress` gets the number of finished matches and of all. The
    outcome depends on everything but `jobs`, the number of processes, and `cluster`, the address of
    a Ray cluster.
    """
    names, given = cast_of(bots)
    plan = ArenaPlan(
        game=game,
        players=players,
        games=games,
        seed=seed,
        bots=names,
        pairing=pairing,
        options=dict(options or {}),
        levels=levels_asked(game, players, level, options),
        pack=None if pack is None else Path(pack),
        given=given,
    )
    rules = plan.rules()
    matches = plan.matches()
    file = ResultsFile(None if results is None else Path(results), plan, rules)
    left = [match for match in matches if match not in file.outcomes]
    done = len(matches) - len(left)
    playing = play_all(plan, play_match, left, jobs, players, cluster)
    with file.open(), closing(playing) as outcomes:
        for outcome in outcomes:
            if isinstance(outcome, GameFailure):
                raise RuleBug("rule_bug", outcome.record, outcome.cause)
            file.add(outcome)
            done += 1
            if progress is not None:
                progress(done, len(matches))
    return ArenaReport.of(plan, rules.fingerprint, [file.outcomes[match] for match in matches])


def levels_asked(
    game: str, players: int, level: str | None, options: dict[str, object] | None
) -> dict[str, dict[str, object]]:
    """The levels to play at, with their options."""
    if level is not None:
        return {level: preset_options(entry_of(game), players, level)}
    levels = mori.difficulties(game, players) if players == 1 and not options else {}
    return levels or {"": {}}
