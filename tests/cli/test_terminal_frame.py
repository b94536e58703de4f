"""A frame prints, byte for byte, what a panel of Rich's does; columns likewise."""

import pytest
from rich import box
from rich.columns import Columns
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mori.cli.terminal.frame import Frame
from mori.cli.terminal.grid import Grid
from mori.cli.terminal.menu import in_columns
from tests.cli.test_terminal_grid import printed

HEIGHT = 6
TITLES = [
    Text("Winter", "bold #5f9fc4"),
    Text.assemble(("NE", "dim"), " ", ("The old shrine beyond the river", "bold"), " [3]"),
]
BODIES = [
    [Text("one line")],
    [Text.assemble(("1", "dim"), " ", ("berry", "red"), "  "), Text(), Text("three")],
    [Text("more words than stand in a row of the narrower frames")] * 5,
]


@pytest.mark.parametrize("lines", BODIES, ids=["short", "several", "long"])
@pytest.mark.parametrize("title", TITLES, ids=["style", "spans"])
@pytest.mark.parametrize("subtitle", [None, Text("starts here", "#d07f9e")])
def test_it_prints_what_a_panel_does(lines: list[Text], title: Text, subtitle: Text | None) -> None:
    for width in (20, 26, 39, 60):
        frame = Frame(lines, box.ROUNDED, "#7d8f6d", width, HEIGHT, title, "left", subtitle)
        panel = Panel(
            Text("\n").join(lines),
            title=title,
            title_align="left",
            subtitle=subtitle,
            subtitle_align="right",
            box=box.ROUNDED,
            border_style="#7d8f6d",
            width=width,
            height=HEIGHT,
            padding=(0, 1),
        )
        grid, table = Grid(gap=0), Table.grid(padding=0)
        for each, framed in ((grid, frame), (table, panel)):
            each.add_column(width=width)
            each.add_row(framed)
        assert printed(grid, 80) == printed(table, 80)


def test_a_title_stands_in_the_middle_unless_told() -> None:
    frame = Frame([Text("x")], box.DOUBLE, "red", 31, 3, TITLES[0])
    panel = Panel(Text("x"), title=TITLES[0], box=box.DOUBLE, border_style="red", width=31)
    assert printed(frame, 80) == printed(panel, 80)


@pytest.mark.parametrize("count", [1, 2, 3, 7, 8, 9])
def test_answers_stand_in_columns_from_top_to_bottom(count: int) -> None:
    entries = [Text.assemble((str(n), "bold"), "  ", "word " * n) for n in range(count)]
    for width, gap in ((14, 0), (24, 1), (38, 1), (80, 0)):
        columns = Columns(entries, width=width, padding=(0, gap), column_first=True)
        assert printed(in_columns(entries, width, gap, 80), 80) == printed(columns, 80)
