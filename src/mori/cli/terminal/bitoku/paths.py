"""The Paths of Wisdom, from the starting gate on: main spaces, bridges and branches."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from mori.cli.terminal.bitoku.saying import View, component, name, points, spelled, titled
from mori.cli.terminal.drawing import Brush, Row, labelled, side_by_side
from mori.cli.terminal.signs import QUIET

SIDE_BY_SIDE: Final = 120


def draw_paths(view: View, brush: Brush) -> RenderableType:
    paths = view["components"]["main_paths"]
    if len(paths) == 1 or brush.width < SIDE_BY_SIDE:
        return Group(*(draw_path(view, path, brush, brush.width) for path in paths))
    column = (brush.width - 2) // len(paths)
    grid = side_by_side()
    for _ in paths:
        grid.add_column(width=column)
    grid.add_row(*(draw_path(view, path, brush, column) for path in paths))
    return grid


def node_tag(view: View) -> str:
    """What references to spaces begin with: the only path needs no name of its own."""
    return "node" if len(view["components"]["main_paths"]) > 1 else "lonenode"


def draw_path(view: View, path: list[str], brush: Brush, width: int) -> RenderableType:
    """One path: a line for each main space, and under it what hangs on it."""
    start = brush.say("terminal-bitoku-starting-gate")
    head = Text(f"{start} {brush.signs.arrow} {name(node_tag(view), path[0], brush)}", QUIET)
    rows: list[Row] = []
    for place, node in enumerate(path, start=1):
        printed = component(view, "node", node)
        number = brush.number(node)
        label = Text.assemble((f"{place:>2}", "bold"), " " if number else "", number)
        here = pilgrims(view, node, brush)
        if not printed["branches"]:
            rows.append((label, here))
        for index, branch in enumerate(printed["branches"]):
            is_first = index == 0
            text = Text.assemble(here if is_first else Text(), "  " if is_first else "")
            text.append_text(branch_text(view, branch, brush))
            rows.append((label if is_first else Text(), text))
        if printed["bridge"]:  # it is crossed on the way from this space to the next (B-PATH-16)
            bridge = brush.say("terminal-bitoku-bridge", count=printed["bridge"])
            rows.append((Text(), Text(bridge, QUIET)))
    return Group(head, labelled(rows, width))


def pilgrims(view: View, node: str, brush: Brush) -> Text:
    """The awake Pilgrims on a main space."""
    here = view["paths"]["nodes"][node]
    marks = [brush.mark(seat) for seat, count in enumerate(here) for _ in range(count)]
    return Text(" ").join(marks) or Text(brush.signs.no_marker, QUIET)


def branch_text(view: View, branch: str, brush: Brush) -> Text:
    """A side branch: what it is, what its spaces give, and who sleeps there."""
    printed = component(view, "branch", branch)
    if printed["kind"] == "gate":
        tile = component(view, "gate", view["paths"]["gates"][branch])
        gate = f"{brush.say('terminal-bitoku-gate')} {printed['letter'].upper()}"
        text = Text(titled(gate, spelled(tile["effects"], brush), brush))
        text.stylize("bold", 0, len(gate))
    else:
        text = Text(brush.say("terminal-bitoku-illumination"), "bold")
    text.append("\n")
    spaces = [space_text(view, node, brush) for node in printed["spaces"]]
    text.append_text(Text(f" {brush.signs.dot} ", QUIET).join(spaces))
    return text


def space_text(view: View, node: str, brush: Brush) -> Text:
    sleeper = view["paths"]["nodes"][node]
    worth = space_worth(view, node, brush)
    if sleeper is not None:
        return Text.assemble((worth, QUIET), " ", brush.mark(sleeper))
    number = brush.number(node)
    return Text.assemble(number, " " if number else "", worth)


def space_worth(view: View, node: str, brush: Brush) -> str:
    """What a Pilgrim gains on a closed space."""
    printed = component(view, "node", node)
    parts = [points(printed["vp"], brush)] if printed["vp"] else []
    if printed["amulet"]:
        parts.append(brush.say("terminal-bitoku-short-amulet", value=str(printed["amulet"])))
    return " & ".join(parts)
