"""Where everybody's points have come from so far, and what an end of the game would add."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mori.cli.terminal.drawing import Brush
from mori.cli.terminal.signs import QUIET

Account = tuple[int, Mapping[str, Any]]  # a side, and its "points", "score" … in a view


def score_page(view: dict[str, Any], brush: Brush) -> RenderableType:
    return draw_accounts([(player["seat"], player) for player in view["players"]], brush)


def draw_accounts(accounts: Sequence[Account], brush: Brush) -> RenderableType:
    """Points by source; nothing where a side can have none from it."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(brush.say("terminal-source"), overflow="fold")
    for side, _ in accounts:
        table.add_column(brush.title(side), justify="right")
    for category in dict.fromkeys(name for _, data in accounts for name in data["points"]):
        points = [str(data["points"].get(category, "")) for _, data in accounts]
        table.add_row(brush.words.category(category), *points)
    totals = [Text(str(data["score"]), "bold") for _, data in accounts]
    table.add_row(Text(brush.say("terminal-total"), "bold"), *totals)
    return Group(table, *add_projection(table, accounts, brush))


def add_projection(table: Table, accounts: Sequence[Account], brush: Brush) -> list[Text]:
    """Rows for what an end of the game would add, if anything; the notes that belong to them."""
    added = [data["if_ended"]["points"] for _, data in accounts]
    if not any(added):
        return []
    table.add_row()
    table.add_row(Text(brush.say("terminal-if-ended"), "italic"))
    for category in dict.fromkeys(name for points in added for name in points):
        cells = [f"{points[category]:+}" if category in points else "" for points in added]
        table.add_row(Text(brush.words.category(category), QUIET), *cells, style=QUIET)
    totals = [
        Text(str(data["score"] + sum(points.values())), "bold")
        for (_, data), points in zip(accounts, added, strict=True)
    ]
    table.add_row(Text(brush.say("terminal-total-then"), "bold"), *totals)
    return [
        Text.assemble(brush.title(side), ": ", brush.words.left_out(reason))
        for side, data in accounts
        for reason in data["if_ended"]["left_out"]
    ]
