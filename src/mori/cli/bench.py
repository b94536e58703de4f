"""`mori bench`: how fast this machine is."""

from dataclasses import asdict
from typing import Annotated

import typer

from mori.cli.guard import Mistake
from mori.cli.options import Json, Language
from mori.cli.output import complain, console, new_table, say, say_json
from mori.cli.sim import progress_bar
from mori.lab.bench import BenchReport, EngineFigures, WorkerDied, measure_speed
from mori.words import Words

TEXT_HEADINGS = ("cli-bench-game", "cli-bench-engine")
HEADINGS = (
    "cli-bench-game",
    "cli-bench-players",
    "cli-bench-engine",
    "cli-bench-random-decisions",
    "cli-bench-random-games",
    "cli-bench-greedy-decisions",
    "cli-bench-clone",
    "cli-bench-view",
)


def bench(
    seconds: Annotated[
        float,
        typer.Option("--seconds", min=1, max=3600, help="About how long to measure in all."),
    ] = 30,
    json: Json = False,
    lang: Language = "en",
) -> None:
    """Measure the engine and the bots on this machine, interpreted and compiled."""
    words = Words(lang)
    with progress_bar(words.text("cli-bench-progress"), 100) as bar:

        def advance(done: int, total: int) -> None:
            if bar is not None:
                bar(100 * done // total)

        try:
            report = measure_speed(seconds, advance)
        except WorkerDied as death:
            raise Mistake("cli-mistake-bench-worker", reason=str(death)) from None
    if json:
        say_json(asdict(report))
    else:
        show(report, words)
    if not report.has_compiled:
        complain(words.text("cli-bench-no-compiled"))
    elif report.is_stale:
        complain(words.text("cli-notice-engine-stale"))


def show(report: BenchReport, words: Words) -> None:
    table = new_table(words.text("cli-bench-title"))
    for heading in HEADINGS:
        is_text = heading in TEXT_HEADINGS
        table.add_column(words.text(heading), justify="left" if is_text else "right")
    for row in report.figures:
        engine = words.text("cli-sim-engine-value", engine=row.engine)
        table.add_row(row.game, str(row.players), engine, *figure_cells(row, words))
    for ratio in report.ratios:
        times = [
            words.text("cli-bench-times", value=value)
            for value in (ratio.random, ratio.random, ratio.greedy, ratio.clone, ratio.view)
        ]
        table.add_row(ratio.game, str(ratio.players), words.text("cli-bench-ratio"), *times)
    console().print(table)
    say()
    processes = report.processes
    say(
        words.text(
            "cli-bench-processes",
            game=processes.game,
            players=processes.players,
            engine=processes.engine,
            value=processes.ratio,
        )
    )


def figure_cells(row: EngineFigures, words: Words) -> list[str]:
    """The figures of a row in the order of the columns; big ones without decimals."""
    return [
        words.text("cli-number", value=round(value) if value >= 1000 else value)
        for value in (
            row.random_decisions_per_second,
            row.random_games_per_second,
            row.greedy_decisions_per_second,
            row.clone_microseconds,
            row.view_microseconds,
        )
    ]
