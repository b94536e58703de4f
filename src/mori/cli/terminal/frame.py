"""Lines in a box with a title: what a panel of Rich's prints, for a fraction of the work."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.box import Box
from rich.console import Console, ConsoleOptions
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from mori.cli.paper import styled
from mori.cli.terminal.grid import END, Justify, Line, text_lines

EDGES = 4  # two borders and a space beside each


@dataclass(frozen=True)
class Frame:
    """Texts, each on a line of its own, inside a border."""

    lines: Sequence[Text]
    box: Box
    style: str  # of the border
    width: int
    height: int
    title: Text
    title_at: Justify = "center"
    subtitle: Text | None = None  # on the right of the lower edge

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        box = self.box.substitute(options, safe=console.safe_box)
        style = console.get_style(self.style)
        top = (box.top_left, box.top, box.top_right)
        yield from self._edge(self.title, self.title_at, top, style, console)
        for line in self._body(console):
            yield from [Segment(box.mid_left, style), *line, Segment(box.mid_right, style), END]
        bottom = (box.bottom_left, box.bottom, box.bottom_right)
        yield from self._edge(self.subtitle, "right", bottom, style, console)

    def _edge(
        self,
        text: Text | None,
        at: Justify,
        signs: tuple[str, str, str],
        style: Style,
        console: Console,
    ) -> Iterator[Segment]:
        """A border from corner to corner, with a text on it."""
        left, line, right = signs
        if text is None:
            yield from [Segment(left + line * (self.width - 2) + right, style), END]
            return
        text = text.copy()
        text.pad(1)
        text.truncate(self.width - EDGES)
        text.style = style + console.get_style(text.style)
        free = self.width - EDGES - text.cell_len
        before = {"left": 0, "center": free // 2, "right": free}[at]
        yield from [Segment(left + line, style), Segment(line * before, style)]
        yield from styled(text, console)
        yield from [Segment(line * (free - before), style), Segment(line + right, style), END]

    def _body(self, console: Console) -> Iterator[Line]:
        room = self.height - 2
        beside = Segment(" ")
        lines = [
            [beside, *line, beside]
            for text in self.lines
            for line in text_lines(text, self.width - EDGES, console)
        ]
        yield from lines[:room]
        yield from [[Segment(" " * (self.width - 2))]] * (room - len(lines))
