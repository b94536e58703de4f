"""What `mori sim` tells people: a report as tables, and the levels side by side."""

from collections.abc import Iterator, Mapping

from rich.console import Console
from rich.table import Table
from rich.text import Text

from mori.cli.output import console, harmless, new_table
from mori.lab import OpponentsSummary, SimulationReport, compared
from mori.words import Words

SEAT_HEADINGS = (
    "cli-sim-seat",
    "cli-sim-bot",
    "cli-sim-wins",
    "cli-sim-win-share",
    "cli-sim-mean-score",
    "cli-sim-stdev-score",
)
OPPONENT_HEADINGS = (
    "cli-sim-opponent",
    "cli-sim-beaten",
    "cli-sim-win-share",  # that is, of the games it lost
    "cli-sim-mean-score",
    "cli-sim-stdev-score",
    "cli-sim-spread",
)
LEVEL_HEADINGS = (
    "cli-sim-level",
    "cli-sim-level-won",
    "cli-sim-mean-score",
    "cli-sim-opponent-score",
    "cli-sim-difference",
)
TEXTS = (  # else figures
    "cli-sim-bot",
    "cli-sim-opponent",
    "cli-sim-spread",
    "cli-sim-level",
    "cli-arena-b",
)


def show_levels(reports: Mapping[str, SimulationReport], words: Words) -> None:
    """A report for each level, and then all levels in one table."""
    for level, report in reports.items():
        show_report(report, words, level)
        console().print()
    show_comparison(reports, words)


def show_comparison(reports: Mapping[str, SimulationReport], words: Words) -> None:
    out = console()
    print_title(words.text("cli-sim-levels-title"), out)
    table = new_table()
    add_headings(table, LEVEL_HEADINGS, words)
    for figures in compared(reports):
        scores = (figures.mean_score, figures.opponent_score, figures.difference)
        table.add_row(
            words.level(figures.level),
            words.text("cli-share", value=figures.win_share),
            *("" if score is None else words.text("cli-number", value=score) for score in scores),
        )
    out.print(table)


def show_report(report: SimulationReport, words: Words, level: str | None = None) -> None:
    """The report as tables."""
    out = console()
    title = words.text(
        "cli-sim-title",
        game=report.game,
        players=report.players,
        games=report.games,
        seed=str(report.seed),
    )
    if level is not None:
        title = words.text("cli-sim-title-level", title=title, level=words.level(level))
    print_title(title, out)
    seats = new_table()
    add_headings(seats, SEAT_HEADINGS, words)
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
    if report.opponents is not None:
        show_opponents(report.opponents, words, out)
    figures = new_table()
    figures.show_header = False
    for name, value in summary(report, words):
        figures.add_row(words.text(name), value)
    out.print(figures)


def show_opponents(opponents: OpponentsSummary, words: Words, out: Console) -> None:
    """How the rules' own opponents fared, and where the points of each came from."""
    table = new_table()
    add_headings(table, OPPONENT_HEADINGS, words)
    for side in opponents.sides:
        spread = side.spread
        table.add_row(
            words.ref(side.name),
            words.text("cli-number", value=side.beaten),
            words.text("cli-share", value=side.beaten_share),
            words.text("cli-number", value=side.mean_score),
            words.text("cli-number", value=side.stdev_score),
            words.text(
                "cli-sim-spread-value",
                p10=spread.p10,
                p90=spread.p90,
                min=spread.min,
                max=spread.max,
            ),
        )
    out.print(table)
    out.print()
    for side in opponents.sides:
        print_title(words.text("cli-sim-points-title", opponent=words.ref(side.name)), out)
        points = new_table()
        points.show_header = False
        points.add_column()
        points.add_column(justify="right")
        for category, mean in side.points.items():
            points.add_row(words.category(category), words.text("cli-number", value=mean))
        out.print(points)
        out.print()


def print_title(title: str, out: Console) -> None:
    """A title above a table; as a part of the table it would be broken where the table ends."""
    out.print(Text(harmless(title), "bold"))


def add_headings(table: Table, headings: tuple[str, ...], words: Words) -> None:
    for heading in headings:
        table.add_column(words.text(heading), justify="left" if heading in TEXTS else "right")


def summary(report: SimulationReport, words: Words) -> Iterator[tuple[str, str]]:
    """What concerns all seats: the id of each heading, and its value in words."""

    def number(value: float) -> str:
        return words.text("cli-number", value=value)

    yield "cli-sim-finished", number(report.finished)
    for ending, times in report.endings.items():
        share = words.text("cli-share", value=times / report.finished)
        yield "cli-sim-endings", f"{words.ending(ending)} {number(times)} ({share})"
    if report.opponents is not None:
        yield "cli-sim-all-beaten", words.text("cli-share", value=report.opponents.all_beaten_share)
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
