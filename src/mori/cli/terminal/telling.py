"""The log: a line for each fact, after the mark of the side that did it."""

from enum import Enum

from rich.console import RenderableType
from rich.text import Text

from mori.cli.terminal.drawing import side_by_side
from mori.cli.terminal.signs import QUIET, Signs


class Weight(Enum):
    """How much a line of the log stands out."""

    ASIDE = "aside"  # one of many, read only when somebody asks why
    PLAIN = "plain"
    MAIN = "main"  # what the lines around it lead to


def line_of(
    sentence: str, weight: Weight, mark: str, style: str, signs: Signs, width: int
) -> RenderableType:
    """A sentence after its mark; without a mark, nobody in particular did it."""
    if not mark:
        return hanging(Text(f"{signs.bullet} ", QUIET), Text(sentence, QUIET), width)
    if weight is Weight.ASIDE:
        head = Text.assemble((mark, f"{QUIET} {style}"), (f" {signs.bullet} ", QUIET))
        return hanging(head, Text(sentence, QUIET), width)
    strong = f"bold {style}"
    if weight is Weight.MAIN:
        return hanging(Text(f"{mark} {signs.arrow} ", strong), Text(sentence, strong), width)
    return hanging(Text.assemble((mark, strong), " "), Text(sentence), width)


def hanging(head: Text, text: Text, width: int) -> RenderableType:
    """A little to the right, a text whose later lines stand under the first word."""
    if 1 + head.cell_len + text.cell_len <= width and "\n" not in text.plain:
        return Text.assemble(" ", head, text)
    grid = side_by_side(gap=0, width=width)
    grid.add_column(width=1 + head.cell_len)
    grid.add_column(ratio=1)
    grid.add_row(Text.assemble(" ", head), text)
    return grid
