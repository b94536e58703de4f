"""The head of the table: season, round, turn order."""

from rich.console import Group
from rich.text import Text

from mori.cli.terminal.bitoku.saying import View, name
from mori.cli.terminal.bitoku.sides import side_data
from mori.cli.terminal.drawing import Brush, flow, spread
from mori.cli.terminal.signs import QUIET

SEASONS = {"spring": "#d07f9e", "summer": "#5f9e4c", "autumn": "#c46f2d", "winter": "#5f9fc4"}


def draw_bar(view: View, brush: Brush) -> Group:
    """Season and round, then the sides in turn order."""
    return Group(
        spread(seasons(view, brush), round_text(view, brush), brush.width), order(view, brush)
    )


def seasons(view: View, brush: Brush) -> Text:
    parts = []
    for season, style in SEASONS.items():
        now = season == view["season"]
        sign = brush.signs.marker if now else brush.signs.no_marker
        words = f"{sign} {name('season', season, brush)}"
        parts.append(Text(words, f"bold {style}" if now else QUIET))
    return Text("  ").join(parts)


def round_text(view: View, brush: Brush) -> Text:
    return brush.label("terminal-bitoku-round", round=view["round"], rounds=view["rounds"])


def order(view: View, brush: Brush) -> Text:
    """Who acts after whom, with the scores; whose turn it is stands out."""
    parts = []
    for seat in view["order"]:
        now = seat == view["turn"]
        label = f" {brush.roles[seat]} {side_data(view, seat)['score']}"
        if seat in view["passed"]:
            label += f" ({brush.say('terminal-bitoku-passed')})"
        style = f"bold underline {brush.style(seat)}" if now else brush.style(seat)
        sign = f"{brush.signs.arrow} " if now else ""
        parts.append(Text.assemble(sign, brush.mark(seat), (label, style)))
    return flow(parts, Text(f" {brush.signs.pointer} ", QUIET), brush.width)
