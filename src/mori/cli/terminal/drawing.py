"""What every drawing needs, and the small texts it is made of."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.table import Table
from rich.text import Text

from mori.cli.terminal.signs import GO, QUIET, SEATS, TITLE, Signs
from mori.core.about import Note
from mori.core.actions import Action
from mori.words import Words

SIDES: Final = ("seat:0", "seat:1", "seat:2", "seat:3")

Row = tuple[Text, Text]


@dataclass(frozen=True)
class Brush:
    """The words and signs to draw with, and which things on the table have a number now."""

    words: Words
    signs: Signs
    width: int
    names: Sequence[str]  # of the sides, as log and titles say them
    marks: Sequence[str]  # of the sides: a letter each
    roles: Sequence[str]  # who plays the side: "Blue (you)"
    lit: Mapping[str, int] = field(default_factory=dict)  # place → number of the answer
    styles: Sequence[str] = SEATS  # of the sides
    prompt: Mapping[str, object] = field(default_factory=dict)  # of the pending question
    about: Sequence[str] = ()  # the places that the question is about
    sides: Sequence[str] = SIDES  # as facts and actions name them

    def say(self, message: str, **args: object) -> str:
        return self.words.text(message, **args)

    def action(self, action: Action) -> str:
        """What choosing an action would mean now."""
        return self.words.action(action, self.prompt, names=self.names)

    def notes(self, notes: Sequence[Note]) -> str:
        """What is to know of an action before it is chosen."""
        return " ".join(self.words.note(note, self.names) for note in notes)

    def style(self, seat: int) -> str:
        return self.styles[seat % len(self.styles)]

    def number(self, place: str) -> Text:
        """The number to type for what is at a place, if it can be chosen now."""
        return Text(f"[{self.lit[place]}]", GO) if place in self.lit else Text()

    def mark(self, seat: int) -> Text:
        return Text(self.marks[seat], f"bold {self.style(seat)}")

    def title(self, seat: int) -> Text:
        """A side's mark and name."""
        return Text.assemble(self.mark(seat), " ", (self.names[seat], self.style(seat)))

    def label(self, message: str, **args: object) -> Text:
        return Text(self.say(message, **args), TITLE)

    def note(self, message: str, **args: object) -> Text:
        return Text(self.say(message, **args), QUIET)


def spread(left: Text, right: Text, width: int) -> Text:
    """Two texts on one line, one at each edge; the left one gives way."""
    room = width - right.cell_len
    if left.cell_len > room:
        left = left.copy()
        left.truncate(max(room - 1, 0), overflow="ellipsis")
    return Text.assemble(left, " " * max(room - left.cell_len, 0), right)


def flow(parts: Sequence[Text], between: Text, width: int) -> Text:
    """Parts one after the other, each kept on one line as far as it fits on any."""
    text = Text()
    column = 0
    for part in parts:
        needed = between.cell_len + part.cell_len
        if column and column + needed <= width:
            text.append_text(between)
            column += needed
        else:
            if text:
                text.append("\n")
            column = part.cell_len if part.cell_len <= width else width
        text.append_text(part)
    return text


def side_by_side(gap: int = 2, width: int | None = None, has_heads: bool = False) -> Table:
    """An empty table without lines: columns with a gap between them."""
    table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, show_header=has_heads)
    table.width = width
    return table


def labelled(rows: Sequence[Row], width: int, longest: int | None = None) -> Table:
    """Labels on the left, what they name on the right, wrapped beside them."""
    grid = side_by_side(width=width)
    grid.add_column(max_width=longest, no_wrap=longest is None)
    grid.add_column(ratio=1)
    for label, content in rows:
        grid.add_row(label, content)
    return grid
