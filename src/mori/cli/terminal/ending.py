"""The end of a game: who ranks where, and where every point came from."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mori import Result
from mori.cli.terminal.drawing import Brush
from mori.cli.terminal.signs import QUIET


def draw_result(result: Result, brush: Brush) -> RenderableType:
    """Points by source with their rules, totals and places, the ending and the winner."""
    seats = [seat for tied in result.ranking for seat in tied]  # best first
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
    table.add_column(brush.say("terminal-source"))
    for seat in seats:
        name = Text.assemble(brush.mark(seat), " ", (brush.names[seat], brush.style(seat)))
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column(Text(brush.say("terminal-rule"), QUIET))
    for index, item in enumerate(result.items[0]):
        points = [str(result.items[seat][index].points) for seat in seats]
        rules = Text(", ".join(item.rules), QUIET)
        table.add_row(brush.words.category(item.category), *points, rules)
    totals = [Text(str(result.scores[seat]), "bold") for seat in seats]
    table.add_row(brush.label("terminal-total"), *totals, "")
    places = [Text(str(result.places[seat])) for seat in seats]
    table.add_row(brush.label("terminal-place"), *places, "")
    return Group(ending_line(result, brush), "", table, "", winner_line(result, brush))


def ending_line(result: Result, brush: Brush) -> Text:
    sentence = brush.words.ending(result.ending)
    return Text.assemble((sentence, "bold"), " ", (f"({', '.join(result.rules)})", QUIET))


def winner_line(result: Result, brush: Brush) -> Text:
    if not result.winners:
        return brush.label("terminal-nobody-wins")
    names = brush.words.join([brush.names[seat] for seat in result.winners])
    return Text(brush.say("terminal-winner", names=names, count=len(result.winners)), "bold")
