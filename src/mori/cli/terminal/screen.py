"""The screen: what is printed, in which language and how wide."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mori import Fact
from mori.cli.terminal.choices import Choices
from mori.cli.terminal.commands import Command
from mori.cli.terminal.drawing import Brush
from mori.cli.terminal.keyboard import Keyboard
from mori.cli.terminal.seating import PERSON
from mori.cli.terminal.signs import NO, QUIET, UNICODE, signs_for
from mori.core.actions import Action
from mori.words import Words

WIDEST: Final = 160  # lines longer than this are not read but searched
NARROWEST: Final = 60
CLEAR_ALL: Final = "\x1b[2J\x1b[3J\x1b[H"  # the screen, then the scrollback; cursor to the top


class GameTable(Protocol):
    """How one game is shown; each game has its own."""

    example: str
    rule_example: str
    marks: Sequence[str]  # a character for each seat
    plain_marks: Sequence[str]  # the same where the terminal has no Unicode
    styles: Sequence[str]  # the colours of the seats
    pages: Mapping[str, Command]  # what can be looked at by a command of its own
    brief_up_to: int  # a question in mid-turn with at most so many answers gets the page "brief"

    def names(self, words: Words, players: int) -> list[str]: ...

    def group_of(self, action: Action) -> tuple[str, str] | None: ...

    def target_of(self, action: Action) -> str: ...

    def menu(self, choices: Choices, view: dict[str, Any], brush: Brush) -> RenderableType: ...

    def draw(self, view: dict[str, Any], brush: Brush) -> RenderableType: ...

    def page(self, name: str, view: dict[str, Any], brush: Brush) -> RenderableType: ...


class Screen:
    """One terminal with its keyboard."""

    def __init__(
        self,
        words: Words,
        table: GameTable,
        seats: Sequence[str],
        console: Console | None = None,
        keyboard: Keyboard | None = None,
    ) -> None:
        self.console = console or Console(markup=False, emoji=False, highlight=False)
        self.keyboard = keyboard or Keyboard()
        self.signs = signs_for(self.console)
        self.table = table
        self.seats = seats
        self.speak(words)

    def speak(self, words: Words) -> None:
        """Use these words from now on."""
        self.words = words
        self.names = self.table.names(words, len(self.seats))

    @property
    def width(self) -> int:
        return max(NARROWEST, min(self.console.width, WIDEST))

    @property
    def marks(self) -> Sequence[str]:
        return self.table.marks if self.signs is UNICODE else self.table.plain_marks

    def brush(
        self,
        viewer: int | None,
        lit: dict[str, int] | None = None,
        asked: str = "",
        prompt: Mapping[str, object] | None = None,
    ) -> Brush:
        people = self.seats.count(PERSON)
        roles = []
        for seat, who in enumerate(self.seats):
            if who != PERSON:
                role = self.words.text("terminal-seat-bot", name=self.names[seat], bot=who)
            elif seat == viewer or people == 1:
                role = self.words.text("terminal-seat-you", name=self.names[seat])
            else:
                role = self.names[seat]
            roles.append(role)
        return Brush(
            words=self.words,
            signs=self.signs,
            width=self.width,
            names=self.names,
            marks=self.marks,
            roles=roles,
            lit=lit or {},
            styles=self.table.styles,
            asked=asked,
            prompt=prompt or {},
        )

    # -- printing

    def show(self, what: RenderableType = "") -> None:
        self.console.print(what, width=self.width)

    def say(self, message: str, **args: object) -> None:
        self.show(Text(self.words.text(message, **args)))

    def refuse(self, message: str, **args: object) -> None:
        self.show(Text(self.words.text(message, **args), NO))

    def heading(self, message: str, **args: object) -> None:
        self.show()
        self.show(Text(self.words.text(message, **args), "bold"))

    def facts(self, facts: Sequence[Fact]) -> None:
        """What happened, a sentence each, after the mark of the seat that did it."""
        for fact in facts:
            who = fact.args.get("seat")
            seat = int(who[5:]) if isinstance(who, str) and who.startswith("seat:") else None
            sentence = self.words.fact(fact, self.names)
            if seat is None:
                line = Text(f"{self.signs.bullet} {sentence}", QUIET)
            else:
                style = self.table.styles[seat]
                line = Text.assemble((self.marks[seat], f"bold {style}"), " ", sentence)
            self.show(Padding(hanging(line, self.width - 1), (0, 0, 0, 1)))

    def clear(self) -> None:
        """Leave nothing to be read, not even by scrolling back."""
        if not self.console.is_terminal:
            return
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        else:
            self.console.file.write(CLEAR_ALL)

    def ask(self, prompt: str) -> str:
        """A line from the keyboard."""
        self.console.file.flush()
        return self.keyboard.read(f"{prompt} {self.signs.pointer} ")


def hanging(text: Text, width: int) -> RenderableType:
    """A text whose later lines stand under the first word, after its mark."""
    grid = Table.grid(padding=0)
    grid.width = width
    grid.add_column(width=2)
    grid.add_column(ratio=1)
    grid.add_row(text[:2], text[2:])
    return grid
