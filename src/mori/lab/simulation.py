"""Plays many games between bots and summarizes them."""

import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from mori.core.errors import RuleBug
from mori.core.registry import entry_of, options_asked
from mori.lab.cast import BotSource, cast_of
from mori.lab.outcome import GameFailure
from mori.lab.plan import SimulationPlan
from mori.lab.playing import play_number
from mori.lab.report import SimulationReport, Tally
from mori.lab.workers import play_all


def simulate(
    game: str,
    *,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[BotSource],
    jobs: int = 1,
    options: dict[str, object] | None = None,
    pack: str | Path | None = None,
    progress: Callable[[int], None] | None = None,
    level: str | None = None,
    cluster: str | None = None,
) -> SimulationReport:
    """Play games between bots and report.

    A bot is a name as on the command line, a class of bots, or a bot (mori.lab.cast). Seat i gets
    the bot i modulo their number. With several `jobs`, other processes must be able to import it.

    `level` is one of `mori.difficulties`; `options` override what it sets. The games depend on
    everything but `jobs`, the number of processes, and `cluster`, the address of a Ray cluster.
    `progress` gets the number of games finished so far. A game that breaks the engine ends the run
    with a RuleBug, whose `record` replays up to the bug.
    """
    names, given = cast_of(bots)
    plan = SimulationPlan(
        game=game,
        players=players,
        games=games,
        seed=seed,
        bots=names,
        options=options_asked(entry_of(game), players, level, options),
        pack=None if pack is None else Path(pack),
        given=given,
    )
    rules = plan.rules()
    tally = Tally(players)
    started = time.perf_counter()
    playing = play_all(plan, play_number, range(games), min(jobs, games), cluster=cluster)
    with closing(playing) as outcomes:
        for outcome in outcomes:
            if isinstance(outcome, GameFailure):
                raise RuleBug("rule_bug", outcome.record, outcome.cause)
            tally.add(outcome)
            if progress is not None:
                progress(tally.finished)
    seconds = time.perf_counter() - started
    if tally.finished != games:  # never report on other games than the requested ones
        raise RuntimeError(f"{tally.finished} of {games} games came back")
    return SimulationReport.of(plan, rules.fingerprint, tally, seconds)
