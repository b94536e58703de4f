"""Where everybody's points have come from so far."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mori.cli.terminal.drawing import Brush

Account = tuple[int, Mapping[str, Any]]  # a side, and its "points" and "score" in a view


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
    return table
