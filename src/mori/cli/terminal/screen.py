"""The screen: what is printed, in which language and how wide."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from rich.console import Console, Group, RenderableType
from rich.text import Text

from mori import Fact
from mori.cli.paper import Paper
from mori.cli.terminal.choices import Choices, Member
from mori.cli.terminal.commands import Command
from mori.cli.terminal.drawing import Brush
from mori.cli.terminal.keyboard import Keyboard
from mori.cli.terminal.plain import write_plainly
from mori.cli.terminal.seating import PERSON
from mori.cli.terminal.signs import NO, UNICODE, signs_for
from mori.cli.terminal.telling import Weight, line_of
from mori.core.actions import Action
from mori.words import Words

WIDEST: Final = 160  # lines longer than this are not read but searched
NARROWEST: Final = 60
CLEAR_ALL: Final = "\x1b[2J\x1b[3J\x1b[H"  # the screen, then the scrollback; cursor to the top


class GameTable(Protocol):
    """How one game is shown; each game has its own.

    Its sides are the seats and, after them, the opponents that the rules play.
    """

    example: str
    rule_example: str
    sides: Sequence[str]  # as facts and actions name them
    marks: Sequence[str]  # a character for each side
    plain_marks: Sequence[str]  # the same where the terminal has no Unicode
    styles: Sequence[str]  # the colours of the sides
    pages: Mapping[str, Command]  # what can be looked at by a command of its own
    brief_up_to: int  # a mid-turn question with no more answers than this gets the page "brief"

    def laid_for(self, players: int) -> "GameTable":
        """The table for this number of seats."""

    def names(self, words: Words, players: int) -> list[str]:
        """What the sides are called."""

    def weight(self, fact: Fact) -> Weight:
        """How much a line of the log stands out."""

    def trace(self, page: str, facts: Sequence[Fact]) -> tuple[str, list[Fact]] | None:
        """What of the log belongs to a page, and its heading."""

    def group_of(self, action: Action) -> Member | None:
        """The group of answers that an action belongs to, if any."""

    def target_of(self, action: Action, places: list[str]) -> str:
        """Of the places that an action is about, the one its number stands at."""

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
        self.console = console or Paper(markup=False, emoji=False, highlight=False)
        self.keyboard = keyboard or Keyboard()
        self.signs = signs_for(self.console)
        if self.signs is not UNICODE:
            write_plainly(self.console.file)
        self.table = table.laid_for(len(seats))
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
        prompt: Mapping[str, object] | None = None,
        about: Sequence[str] = (),
    ) -> Brush:
        people = self.seats.count(PERSON)
        roles = []
        for seat, who in enumerate(self.seats):
            if who != PERSON:
                role = self.words.text(
                    "terminal-seat-bot", name=self.names[seat], bot=self.words.bot(who)
                )
            elif seat == viewer or people == 1:
                role = self.words.text("terminal-seat-you", name=self.names[seat])
            else:
                role = self.names[seat]
            roles.append(role)
        roles += self.names[len(self.seats) :]
        return Brush(
            words=self.words,
            signs=self.signs,
            width=self.width,
            names=self.names,
            marks=self.marks,
            roles=roles,
            lit=lit or {},
            sides=self.table.sides,
            styles=self.table.styles,
            prompt=prompt or {},
            about=about,
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
        """What happened, a sentence each, after the mark of the side that did it."""
        lines: list[RenderableType] = []
        for fact in facts:
            who = fact.args.get("seat")
            mark = style = ""
            if who in self.table.sides:
                side = self.table.sides.index(str(who))
                mark, style = self.marks[side], self.table.styles[side]
            sentence = self.words.fact(fact, self.names)
            weight = self.table.weight(fact)
            lines.append(line_of(sentence, weight, mark, style, self.signs, self.width))
        if lines:  # all at once: printing costs more than wrapping
            self.show(Group(*lines))

    def clear(self) -> None:
        """Leave nothing to be read, not even by scrolling back."""
        if not self.console.is_terminal:
            return
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        else:
            self.console.file.write(CLEAR_ALL)

    def flush(self) -> None:
        self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """A line from the keyboard."""
        self.flush()
        return self.keyboard.read(f"{prompt} {self.signs.pointer} ")
