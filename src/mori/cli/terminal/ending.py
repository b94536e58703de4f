"""The end of a game: who ranks where, and where every point came from."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mori import Result
from mori.cli.terminal.drawing import Brush
from mori.cli.terminal.signs import QUIET, TITLE
from mori.cli.winner import winner_sentence
from mori.core.result import ScoreItem

Side = Sequence[ScoreItem]  # where the points of a seat or of an opponent came from


def draw_result(result: Result, brush: Brush) -> RenderableType:
    """Points by source with their rules, totals and places, ending, ties and winner."""
    seats = [seat for tied in result.ranking for seat in tied]  # best first
    opponents = result.opponents
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
    table.add_column(brush.say("terminal-source"))
    for seat in seats:
        name = Text.assemble(brush.mark(seat), " ", (brush.names[seat], brush.style(seat)))
        table.add_column(name, justify="right", no_wrap=True)
    for opponent in opponents:
        table.add_column(brush.words.ref(opponent.name), justify="right", no_wrap=True)
    table.add_column(Text(brush.say("terminal-rule"), QUIET))
    sides: list[Side] = [result.items[seat] for seat in seats]
    sides += [opponent.items for opponent in opponents]
    for category in categories_of(sides):
        points = [points_in(category, side) for side in sides]
        rules = Text(", ".join(rules_of(category, sides)), QUIET)
        table.add_row(brush.words.category(category), *points, rules)
    totals = [result.scores[seat] for seat in seats]
    totals += [opponent.score for opponent in opponents]
    bold = [Text(str(total), "bold") for total in totals]
    table.add_row(brush.label("terminal-total"), *bold, "")
    # An opponent of the rules' own has no seat, and so no place among the seats.
    places = [str(result.places[seat]) for seat in seats] + [""] * len(opponents)
    table.add_row(brush.label("terminal-place"), *places, "")
    ties = [Text(brush.words.fact(tie, brush.names)) for tie in result.ties]
    return Group(ending_line(result, brush), "", table, "", *ties, winner_line(result, brush))


def categories_of(sides: Sequence[Side]) -> list[str]:
    """Every category that any side has, in the order in which the sides have them."""
    return list(dict.fromkeys(item.category for side in sides for item in side))


def points_in(category: str, side: Side) -> str:
    """A side's points in a category, or nothing where the side cannot have any."""
    points = [item.points for item in side if item.category == category]
    return str(sum(points)) if points else ""


def rules_of(category: str, sides: Sequence[Side]) -> list[str]:
    """The rules by which any side has points in a category."""
    items = [item for side in sides for item in side if item.category == category]
    return list(dict.fromkeys(rule for item in items for rule in item.rules))


def ending_line(result: Result, brush: Brush) -> Text:
    sentence = brush.words.ending(result.ending)
    return Text.assemble((sentence, "bold"), " ", (f"({', '.join(result.rules)})", QUIET))


def winner_line(result: Result, brush: Brush) -> Text:
    style = "bold" if result.winners else TITLE
    return Text(winner_sentence(result, brush.names, brush.words), style)
