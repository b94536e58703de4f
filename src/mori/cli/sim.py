"""`mori sim`: play many games between bots and report."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Protocol

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import mori
from mori.cli.notices import tell_crashes
from mori.cli.options import (
    Cluster,
    GameLevel,
    GameName,
    GameOptions,
    Jobs,
    Json,
    Language,
    PackPath,
    Players,
    Seed,
    read_bots,
    read_options,
)
from mori.cli.output import say_json
from mori.cli.sim_report import show_levels, show_report
from mori.lab import simulate, simulate_levels
from mori.words import Words


def sim(
    game: GameName,
    players: Players = 2,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Number of games.")
    ] = 100,
    seed: Seed = 1,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="A,B",
            help="Bots of the seats: greedy,random, my_module:MyBot or cmd:./my-bot.",
        ),
    ] = "random",
    jobs: Jobs = 1,
    cluster: Cluster = None,
    level: GameLevel = None,
    options: GameOptions = None,
    pack: PackPath = None,
    json: Json = False,
    *,
    lang: Language,
) -> None:
    """Simulate games between bots and report on them.

    A game with levels is simulated at each level, unless --level or --options says otherwise.
    """
    words = Words(lang)
    chosen_bots, chosen_options = read_bots(bots), read_options(options)
    title = words.text("cli-sim-progress")
    if level is None and options is None and (count := len(mori.difficulties(game, players))):
        # Nobody has said which game is meant, so the levels are the question.
        with progress_bar(title, games * count) as bar, ending_in_order():
            reports = simulate_levels(
                game,
                players=players,
                games=games,
                seed=seed,
                bots=chosen_bots,
                jobs=jobs,
                pack=pack,
                progress=bar,
                cluster=cluster,
            )
        if json:
            say_json({"levels": {name: each.to_data() for name, each in reports.items()}})
        else:
            show_levels(reports, Words(lang, game))
        for each in reports.values():
            tell_crashes(words, each.crashes)
        return
    with progress_bar(title, games) as bar, ending_in_order():
        report = simulate(
            game,
            players=players,
            games=games,
            seed=seed,
            bots=chosen_bots,
            jobs=jobs,
            options=chosen_options,
            pack=pack,
            progress=bar,
            level=level,
            cluster=cluster,
        )
    if json:
        say_json(report.to_data())
    else:
        show_report(report, Words(lang, game), level)
    tell_crashes(words, report.crashes)


@contextmanager
def ending_in_order() -> Iterator[None]:
    """Let SIGTERM end the command as Ctrl-C does: nothing that it has started outlives it."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may change signal handlers
        return
    before = signal.signal(signal.SIGTERM, lambda number, _frame: sys.exit(128 + number))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class Advance(Protocol):
    """Tells a progress bar how much is done."""

    def __call__(self, done: int, /) -> None: ...


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Advance | None]:
    """A bar on standard error, if somebody sits there to watch it."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total)

        def advance(done: int, /) -> None:
            progress.update(task, completed=done)

        yield advance
