"""A grid prints, byte for byte, what a table of Rich's without a box does."""

import io
from collections.abc import Callable

import pytest
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mori.cli.paper import Paper
from mori.cli.terminal.grid import Grid

LONG = "Whoever wakes the sleeping guardian pays three berries, extraordinarily"
TIED = "La région de droite\N{NO-BREAK SPACE}: Clairière et une rivière"
CELLS = [
    Text(),
    Text("7", "bold"),
    Text("", "reverse"),
    Text.assemble(("[3]", "bold green"), " ", (LONG, "dim")),
    Text.assemble(("first\n", "red"), "second line\n", (TIED, "italic")),
    Text(LONG, "italic").append(" · ", "bold").append(TIED),
    Text("over and under", "dim").append("  "),
    Text("木曽路はすべて山の中である", "cyan"),
    Text("\tafter a tab "),
]
CELLS[6].stylize("bold", 2, 9)
CELLS[6].stylize("red", 5, 12)  # one style over another
ROWS = [CELLS[at:] + CELLS[:at] for at in range(len(CELLS))]


def printed(renderable: RenderableType, width: int) -> str:
    out = io.StringIO()
    Paper(file=out, width=width, color_system="truecolor").print(renderable)
    return out.getvalue()


def plain_columns() -> tuple[Grid, Table]:
    """As wide as their texts, the widest of them wrapped."""
    grid, table = Grid(), Table.grid(padding=(0, 2))
    for each in (grid, table):
        each.add_column(justify="right", no_wrap=True)
        each.add_column()
        each.add_column()
    return grid, table


def filled() -> tuple[Grid, Table]:
    """A width for all, of which one column takes the rest."""
    grid, table = Grid(width=58), Table.grid(padding=(0, 2))
    table.width = 58
    grid.add_column(max_width=12)
    table.add_column(max_width=12)
    grid.add_column(stretches=True)
    table.add_column(ratio=1)
    return grid, table


def headed() -> tuple[Grid, Table]:
    """Heads in lines above their columns, the longer one in several."""
    grid, table = Grid(), Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for each in (grid, table):
        each.add_column(Text(LONG, "dim"))
        each.add_column(justify="center", width=9)
        each.add_column(Text("2", "green"), justify="right", max_width=20)
    return grid, table


def too_narrow() -> tuple[Grid, Table]:
    """Columns that do not fit and cannot be wrapped."""
    grid, table = Grid(gap=1), Table.grid(padding=(0, 1))
    for each in (grid, table):
        for _ in range(3):
            each.add_column(no_wrap=True)
    return grid, table


def almost_empty() -> tuple[Grid, Table]:
    """Nothing in the last column, and no room for it."""
    grid, table = Grid(width=30), Table.grid(padding=(0, 2, 0, 0))
    table.width = 30
    grid.add_column(stretches=True)
    table.add_column(ratio=1)
    for each in (grid, table):
        each.add_column()
        each.add_row(Text("short"), "")
    return grid, table


@pytest.mark.parametrize("layout", [plain_columns, filled, headed, too_narrow, almost_empty])
def test_it_prints_what_a_table_does(layout: Callable[[], tuple[Grid, Table]]) -> None:
    grid, table = layout()
    for each in (grid, table):
        for number, row in enumerate([] if layout is almost_empty else ROWS):
            first = Text(str(number), "bold") if layout is plain_columns else row[0]
            each.add_row(first, *row[1 : len(grid.columns)])
    for width in range(34, 130, 7):
        assert printed(grid, width) == printed(table, width)


def test_in_a_column_of_a_given_width_anything_can_stand() -> None:
    grid, table = Grid(), Table.grid(padding=(0, 2))
    for each in (grid, table):
        each.add_column(width=30)
        each.add_column(width=20)
        each.add_row(Group(Text(TIED, "bold"), "a string", Text(LONG)), Text(LONG, "dim"))
        each.add_row("one cell alone")
    assert printed(grid, 60) == printed(table, 60)


def test_without_rows_nothing_is_printed() -> None:
    grid = Grid(width=20)
    grid.add_column(stretches=True)
    assert printed(grid, 40) == ""
