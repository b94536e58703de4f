"""Columns of text: what a table of Rich's without a box prints, for a fraction of the work.

Rich measures, wraps, pads and crops every cell as if anything could stand in it. Here cells are
texts, most of which fit on a line; other things stand only in columns whose width is given.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from mori.cli.paper import NO_BREAK, held, is_line, put_back, styled

END: Final = Segment("\n")

Justify = Literal["left", "center", "right"]
Line = list[Segment]


@dataclass(frozen=True, slots=True)
class Column:
    """How wide a column is and where its texts stand."""

    head: Text | None
    justify: Justify
    no_wrap: bool
    width: int | None  # else that of its widest text
    max_width: int | None
    stretches: bool  # takes what the others leave of the grid's width


class Grid:
    """Rows of cells, with a gap between the columns."""

    def __init__(self, gap: int = 2, width: int | None = None) -> None:
        self.gap = gap
        self.width = width  # of all; else what the columns need
        self.columns: list[Column] = []
        self.rows: list[list[RenderableType]] = []

    def add_column(
        self,
        head: Text | None = None,
        *,
        justify: Justify = "left",
        no_wrap: bool = False,
        width: int | None = None,
        max_width: int | None = None,
        stretches: bool = False,
    ) -> None:
        self.columns.append(Column(head, justify, no_wrap, width, max_width, stretches))

    def add_row(self, *cells: RenderableType) -> None:
        missing = len(self.columns) - len(cells)
        texts = [Text(cell) if isinstance(cell, str) else cell for cell in cells]
        self.rows.append([*texts, *[Text()] * missing])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        widths = self._widths(options.max_width if self.width is None else self.width)
        if any(column.head is not None for column in self.columns):
            style = console.get_style("table.header")
            heads = self._cells([column.head or Text() for column in self.columns], widths, console)
            for line in side_by_side(heads, widths, at_bottom=True):
                yield from Segment.apply_style(line, style)
                yield END
        for row in self.rows:
            for line in side_by_side(self._cells(row, widths, console, options), widths):
                yield from line
                yield END

    def _cells(
        self,
        row: Sequence[RenderableType],
        widths: Sequence[int],
        console: Console,
        options: ConsoleOptions | None = None,
    ) -> list[list[Line]]:
        """The lines of each cell, with the gap behind it."""
        found = []
        for column, cell, width, gap in zip(self.columns, row, widths, self._gaps()):
            room = width - gap
            if isinstance(cell, Text):
                lines = text_lines(cell, room, console, column.justify, column.no_wrap)
            else:
                assert options is not None and column.width is not None
                within = options.update(
                    width=room, height=None, justify="left", overflow="ellipsis", no_wrap=False
                )
                lines = console.render_lines(cell, within)
            if gap:
                between = Segment(" " * gap)
                for line in lines:
                    line.append(between)
            found.append(lines)
        return found

    def _gaps(self) -> list[int]:
        """What is left free behind each column."""
        return [self.gap] * (len(self.columns) - 1) + [0]

    # -- how wide each column is, with its gap

    def _widths(self, room: int) -> list[int]:
        gaps = self._gaps()
        needed = [min(self._needed(at) + gap, room) for at, gap in enumerate(gaps)]
        widths = [width or 1 for width in needed]
        for place, column in enumerate(self.columns):
            if column.stretches:
                others = sum(needed) - needed[place]
                widths[place] = max(room - others, 1 + gaps[place])
        if sum(widths) <= room:
            return widths
        narrow(widths, [c.width is None and not c.no_wrap for c in self.columns], room)
        return [min(pair) for pair in zip(widths, needed)]

    def _needed(self, place: int) -> int:
        """What a column would need for its widest line."""
        column = self.columns[place]
        if column.width is not None:
            return column.width
        widest = 0
        for text in (column.head or Text(), *(row[place] for row in self.rows)):
            assert isinstance(text, Text)
            widest = max(widest, *map(cell_len, text.plain.splitlines()), 0)
        return widest if column.max_width is None else min(widest, column.max_width)


def narrow(widths: list[int], wrapped: Sequence[bool], room: int) -> None:
    """Take from the widest of the columns that can be wrapped, then if need be from all."""
    while (excess := sum(widths) - room) > 0:
        able = [width for width, can_wrap in zip(widths, wrapped) if can_wrap]
        if not any(able):
            take(widths, [place for place, width in enumerate(widths) if width], excess, excess)
            return
        widest = max(able)
        step = widest - max((width for width in able if width != widest), default=0)
        giving = [i for i, width in enumerate(widths) if wrapped[i] and width == widest]
        take(widths, giving, excess, min(excess, step))


def take(widths: list[int], places: Sequence[int], excess: int, most: int) -> None:
    """Make some columns narrower, by equal shares of what is too much but not by more than most."""
    for left, place in zip(range(len(places), 0, -1), places):
        given = min(most, widths[place], round(excess / left))
        widths[place] -= given
        excess -= given


def side_by_side(
    cells: list[list[Line]], widths: Sequence[int], at_bottom: bool = False
) -> Iterator[Line]:
    """The lines of a row, each from one end to the other."""
    height = max(len(lines) for lines in cells)
    for lines, width in zip(cells, widths):
        blank = [[Segment(" " * width)]] * (height - len(lines))
        lines[:] = blank + lines if at_bottom else lines + blank
    for parts in zip(*cells):
        yield [segment for part in parts for segment in part]


# -- texts


def text_lines(
    text: Text, width: int, console: Console, justify: Justify = "left", no_wrap: bool = False
) -> list[Line]:
    """A text as lines of a width."""
    plain = text.plain
    free = width - cell_len(plain)
    if free >= 0 and is_line(plain) and (justify == "left" or plain == plain.rstrip()):
        before = {"left": 0, "center": free // 2, "right": free}[justify]
        return [styled(text, console, before, free - before)]
    is_held = NO_BREAK in plain
    lines = (held(text) if is_held else text).wrap(
        console, width, justify=justify, overflow="ellipsis", no_wrap=no_wrap
    )
    segments = [styled(line, console) for line in lines]
    return [list(put_back(line)) for line in segments] if is_held else segments
