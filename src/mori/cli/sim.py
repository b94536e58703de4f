"""`mori sim`: play many games between bots and report."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Protocol

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mori.cli.options import (
    GameName,
    GameOptions,
    Json,
    Language,
    PackPath,
    read_bots,
    read_options,
)
from mori.cli.output import console, new_table, say_json
from mori.core.rng import SEED_LIMIT
from mori.lab import SimulationReport, simulate
from mori.words import Words

MOST_JOBS = 256
SEAT_HEADINGS = (
    "cli-sim-seat",
    "cli-sim-bot",
    "cli-sim-wins",
    "cli-sim-win-share",
    "cli-sim-mean-score",
    "cli-sim-stdev-score",
)


def sim(
    game: GameName,
    players: Annotated[int, typer.Option("--players", help="How many players.")] = 2,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[
        int,
        typer.Option("--seed", min=0, max=SEED_LIMIT - 1, help="Fixes the games played."),
    ] = 1,
    bots: Annotated[
        str,
        typer.Option("--bots", help="The seats' bots, such as greedy,random; repeated in turn."),
    ] = "random",
    jobs: Annotated[
        int, typer.Option("--jobs", min=1, max=MOST_JOBS, help="How many processes.")
    ] = 1,
    options: GameOptions = None,
    pack: PackPath = None,
    json: Json = False,
    lang: Language = "en",
) -> None:
    """Play games between bots and report on them."""
    words = Words(lang)
    chosen_bots, chosen_options = read_bots(bots), read_options(options)
    with progress_bar(words.text("cli-sim-progress"), games) as bar:
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
        )
    if json:
        say_json(report.to_data())
    else:
        show(report, Words(lang, game))


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


def show(report: SimulationReport, words: Words) -> None:
    """The report as tables."""
    out = console()
    title = words.text(
        "cli-sim-title",
        game=report.game,
        players=report.players,
        games=report.games,
        seed=str(report.seed),
    )
    seats = new_table(title)
    for heading in SEAT_HEADINGS:
        is_name = heading == "cli-sim-bot"
        seats.add_column(words.text(heading), justify="left" if is_name else "right")
    for number, seat in enumerate(report.seats, start=1):
        seats.add_row(
            str(number),
            seat.bot,
            words.text("cli-number", value=seat.wins),
            words.text("cli-share", value=seat.win_share),
            words.text("cli-number", value=seat.mean_score),
            words.text("cli-number", value=seat.stdev_score),
        )
    out.print(seats)
    out.print()
    figures = new_table()
    figures.show_header = False
    for name, value in summary(report, words):
        figures.add_row(words.text(name), value)
    out.print(figures)


def summary(report: SimulationReport, words: Words) -> Iterator[tuple[str, str]]:
    """What concerns all seats: the id of each heading, and its value in words."""

    def number(value: float) -> str:
        return words.text("cli-number", value=value)

    yield "cli-sim-finished", number(report.finished)
    for ending, times in report.endings.items():
        share = words.text("cli-share", value=times / report.finished)
        yield "cli-sim-endings", f"{words.ending(ending)} {number(times)} ({share})"
    rounds, branching = report.rounds, report.branching
    yield (
        "cli-sim-rounds",
        words.text(
            "cli-sim-rounds-value",
            mean=rounds.mean,
            p10=rounds.p10,
            p90=rounds.p90,
            min=rounds.min,
            max=rounds.max,
        ),
    )
    yield "cli-sim-decisions", number(report.decisions)
    yield (
        "cli-sim-branching",
        words.text(
            "cli-sim-branching-value", mean=branching.mean, p95=branching.p95, max=branching.max
        ),
    )
    yield "cli-sim-seconds", number(report.seconds)
    yield "cli-sim-games-per-second", number(report.games_per_second)
    yield "cli-sim-decisions-per-second", number(report.decisions_per_second)
    yield "cli-sim-fingerprint", report.fingerprint
    yield "cli-sim-engine", words.text("cli-sim-engine-value", engine=report.engine)
    yield "cli-sim-pack", report.pack
