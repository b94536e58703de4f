"""`mori bench`: how fast this machine is."""

from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from mori.cli.guard import Mistake
from mori.cli.options import Json, Language, shortened
from mori.cli.output import complain, console, new_table, say, say_json
from mori.cli.sim import progress_bar
from mori.lab.bench import measure_speed
from mori.lab.bench_process import ProcessFailed
from mori.lab.bench_report import BenchReport, EngineFigures
from mori.words import Words

TEXT_HEADINGS = ("cli-bench-game", "cli-bench-engine", "cli-bench-peer")
HEADINGS = (
    "cli-bench-game",
    "cli-bench-players",
    "cli-bench-engine",
    "cli-bench-random-decisions",
    "cli-bench-random-games",
    "cli-bench-greedy-decisions",
    "cli-bench-clone",
    "cli-bench-view",
    "cli-bench-encode",
    "cli-bench-net",
    "cli-bench-search",
)
PEER_HEADINGS = (
    "cli-bench-peer",
    "cli-bench-random-decisions",
    "cli-bench-random-games",
    "cli-bench-copy",
)
AGAINST_HEADINGS = (
    "cli-bench-game",
    "cli-bench-players",
    "cli-bench-engine",
    "cli-bench-peer",
    "cli-bench-against-decisions",
    "cli-bench-against-clone",
)
PEER_TROUBLES = {
    "start": "cli-bench-peer-start",
    "died": "cli-bench-peer-died",
    "silent": "cli-bench-peer-silent",
    "garbled": "cli-bench-peer-garbled",
}


def bench(
    seconds: Annotated[
        float,
        typer.Option(
            "--seconds", metavar="S", min=1, max=3600, help="Seconds to measure, roughly."
        ),
    ] = 30,
    peer: Annotated[
        list[str] | None,
        typer.Option(
            "--peer",
            metavar="COMMAND",
            help="Command of another engine to compare with. Repeatable.",
        ),
    ] = None,
    json: Json = False,
    *,
    lang: Language,
) -> None:
    """Measure the speed of the engine and the bots on this machine."""
    words = Words(lang)
    with progress_bar(words.text("cli-bench-progress"), 100) as bar:

        def advance(done: int, total: int) -> None:
            if bar is not None:
                bar(100 * done // total)

        try:
            report = measure_speed(seconds, advance, peer or ())
        except ProcessFailed as failure:
            raise mistake_of(failure) from None
    if json:
        say_json(asdict(report))
    else:
        show(report, words)
    if not report.has_compiled:
        complain(words.text("cli-bench-no-compiled"))
    elif report.is_stale:
        complain(words.text("cli-notice-engine-stale"))


def mistake_of(failure: ProcessFailed) -> Mistake:
    """What to tell when a measuring process failed: a peer's command is somebody's to mend."""
    if not failure.command:
        return Mistake("cli-mistake-bench-worker", reason=failure.said)
    message = PEER_TROUBLES[failure.trouble]
    return Mistake(message, command=shortened(failure.command), reason=failure.said)


def show(report: BenchReport, words: Words) -> None:
    """The report as tables."""
    show_engines(report, words)
    if report.peers:
        show_peers(report, words)
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
    say(words.text("cli-bench-clock"))


def table_with(title: str, headings: tuple[str, ...], words: Words) -> Table:
    table = new_table(words.text(title))
    for heading in headings:
        is_text = heading in TEXT_HEADINGS
        table.add_column(words.text(heading), justify="left" if is_text else "right")
    return table


def show_engines(report: BenchReport, words: Words) -> None:
    table = table_with("cli-bench-title", HEADINGS, words)
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


def show_peers(report: BenchReport, words: Words) -> None:
    peers = table_with("cli-bench-peers-title", PEER_HEADINGS, words)
    for peer in report.peers:
        values = (
            peer.random_decisions_per_second,
            peer.random_games_per_second,
            peer.clone_microseconds,
        )
        peers.add_row(f"{peer.name} {peer.version}", *number_cells(values, words))
    console().print(peers)
    say()
    against = table_with("cli-bench-against-title", AGAINST_HEADINGS, words)
    for ratio in report.against_peers:
        against.add_row(
            ratio.game,
            str(ratio.players),
            words.text("cli-sim-engine-value", engine=ratio.engine),
            f"{ratio.peer} {ratio.peer_version}",
            words.text("cli-bench-times", value=ratio.decisions),
            words.text("cli-share", value=ratio.clone),
        )
    console().print(against)
    say()


def figure_cells(row: EngineFigures, words: Words) -> list[str]:
    """The figures of a row in the order of the columns."""
    values = (
        row.random_decisions_per_second,
        row.random_games_per_second,
        row.greedy_decisions_per_second,
        row.clone_microseconds,
        row.view_microseconds,
        row.encode_microseconds,
        row.net_decisions_per_second,
        row.search_iterations_per_second,
    )
    return number_cells(values, words)


def number_cells(values: tuple[float | None, ...], words: Words) -> list[str]:
    """Figures in words; big ones without decimals, and nothing where there is none."""
    return [
        ""
        if value is None
        else words.text("cli-number", value=round(value) if value >= 1000 else value)
        for value in values
    ]
