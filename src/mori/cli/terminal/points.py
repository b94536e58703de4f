"""Where everybody's points have come from so far."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mori.cli.terminal.drawing import Brush


def score_page(view: dict[str, Any], brush: Brush) -> RenderableType:
    """Where everybody's points have come from so far."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(brush.say("terminal-source"), overflow="fold")
    for player in view["players"]:
        table.add_column(brush.names[player["seat"]], justify="right")
    for category in view["players"][0]["points"]:
        table.add_row(
            brush.words.category(category),
            *(str(player["points"][category]) for player in view["players"]),
        )
    table.add_row(
        Text(brush.say("terminal-total"), "bold"),
        *(Text(str(player["score"]), "bold") for player in view["players"]),
    )
    return table
