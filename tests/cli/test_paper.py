"""Lines are not broken at no-break spaces, whatever they stand in."""

import io

import pytest
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mori.cli.paper import Paper

TIED = "La région de droite\N{NO-BREAK SPACE}: Clairière"


def printed(renderable: RenderableType, width: int) -> list[str]:
    out = io.StringIO()
    Paper(file=out, width=width, color_system=None).print(renderable)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def in_a_table() -> Table:
    grid = Table.grid()
    grid.add_row(Text(TIED))
    return grid


@pytest.mark.parametrize("width", range(12, 30))
@pytest.mark.parametrize(
    "renderable",
    [TIED, Text(TIED), Group(Text(TIED)), Padding(Text(TIED), 0), in_a_table()],
    ids=["str", "text", "group", "padding", "table"],
)
def test_a_colon_stays_with_its_word(renderable: RenderableType, width: int) -> None:
    lines = printed(renderable, width)
    assert " ".join(lines) == TIED
    assert not any(line.startswith((":", "\N{NO-BREAK SPACE}")) for line in lines)


def test_styles_stay_where_they_were() -> None:
    out = io.StringIO()
    text = Text.assemble("a\N{NO-BREAK SPACE}", ("b", "bold"))
    Paper(file=out, width=20, force_terminal=True, color_system="standard").print(text)
    assert out.getvalue() == "a\N{NO-BREAK SPACE}\x1b[1mb\x1b[0m\n"
