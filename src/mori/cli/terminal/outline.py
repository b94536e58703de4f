"""A table for any game: what its view holds, as an outline of names and numbers.

A game that brings no table of its own to the terminal is shown like this. Its choices, its log and
its questions are told in its own words; only the view is told in the names that its data have.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from mori import Fact
from mori.cli.terminal import menu
from mori.cli.terminal.choices import Choices, Member
from mori.cli.terminal.commands import Command
from mori.cli.terminal.drawing import Brush
from mori.cli.terminal.points import score_page
from mori.cli.terminal.signs import QUIET, SEATS, TITLE
from mori.cli.terminal.telling import Weight
from mori.core.actions import Action
from mori.core.registry import entry_of, load_rules
from mori.words import Words
from mori.words.rulebook import rulebook

SCORE: Final = "score"
PAGES: Final = {SCORE: (SCORE, "terminal-help-score", "terminal-words-score")}
LEFT_OUT: Final = ("components", "decision")  # what is printed on pieces; what the menu shows
OF_A_SEAT: Final = ("seat", "points", "if_ended")  # the title says who; the score page has the rest
INDENT: Final = 2


class OutlineTable:
    """How the terminal shows a game that it knows nothing of."""

    brief_up_to = 0
    pages: Mapping[str, Command] = PAGES

    def __init__(self, game: str, players: int | None = None) -> None:
        self.game = game
        count = players if players is not None else entry_of(game).min_players
        book = rulebook(game)
        self.example = load_rules(game, entry_of(game).min_players).space.actions[0].text
        self.rule_example = next(iter(book.rules), "") if book is not None else ""
        self.sides: Sequence[str] = [f"seat:{seat}" for seat in range(count)]
        self.marks: Sequence[str] = [str(seat + 1) for seat in range(count)]
        self.plain_marks: Sequence[str] = self.marks
        self.styles: Sequence[str] = [SEATS[seat % len(SEATS)] for seat in range(count)]

    def laid_for(self, players: int) -> "OutlineTable":
        return OutlineTable(self.game, players)

    def names(self, words: Words, players: int) -> list[str]:
        return [words.ref(f"seat:{seat}") for seat in range(players)]

    def weight(self, fact: Fact) -> Weight:
        return Weight.PLAIN

    def trace(self, page: str, facts: Sequence[Fact]) -> None:
        return None

    def group_of(self, action: Action) -> Member | None:
        return None

    def target_of(self, action: Action, places: list[str]) -> str:
        return ""

    def menu(self, choices: Choices, view: dict[str, Any], brush: Brush) -> RenderableType:
        return menu.menu(choices, brush)

    def draw(self, view: dict[str, Any], brush: Brush) -> RenderableType:
        shown = {key: value for key, value in view.items() if key not in LEFT_OUT}
        return Group(*outline(shown, brush))

    def page(self, name: str, view: dict[str, Any], brush: Brush) -> RenderableType:
        if name == SCORE and all("points" in player for player in view.get("players", [{}])):
            return score_page(view, brush)
        return self.draw(view, brush) if name == SCORE else Text()


def outline(data: Mapping[str, Any], brush: Brush, depth: int = 0) -> Iterator[RenderableType]:
    """A line for each name with what is small enough beside it, the rest below."""
    for key, value in data.items():
        head = Text(name_of(key), TITLE)
        if is_flat(value):
            line = Text.assemble(head, "  ", flat(value, brush))
            yield Padding(line, (0, 0, 0, depth * INDENT))
            continue
        yield Padding(head, (0, 0, 0, depth * INDENT))
        if isinstance(value, dict):
            yield from outline(value, brush, depth + 1)
            continue
        for number, item in enumerate(value, start=1):
            yield from outlined_item(number, item, brush, depth + 1)


def outlined_item(number: int, item: Any, brush: Brush, depth: int) -> Iterator[RenderableType]:
    """The name of an item in a list: its number or, if it is about a seat, the player's name."""
    seat = item.get("seat") if isinstance(item, dict) else None
    if not isinstance(seat, int) or not 0 <= seat < len(brush.roles):
        yield from outline({str(number): item}, brush, depth)
        return
    who = Text.assemble(brush.mark(seat), " ", (brush.roles[seat], brush.style(seat)))
    yield Padding(who, (0, 0, 0, depth * INDENT))
    told = {key: value for key, value in item.items() if key not in OF_A_SEAT}
    yield from outline(told, brush, depth + 1)


def is_flat(value: object) -> bool:
    """Whether it fits on a line: a value, or a list or table of values."""
    items: Iterable[object] = ()
    if isinstance(value, dict):
        items = value.values()
    elif isinstance(value, list | tuple):
        items = value
    return not any(isinstance(item, dict | list | tuple) for item in items)


def flat(value: object, brush: Brush) -> Text:
    if isinstance(value, dict):
        pairs = [Text.assemble(name_of(key), " ", plain(v, brush)) for key, v in value.items()]
        return Text(f" {brush.signs.dot} ", QUIET).join(pairs) or plain(None, brush)
    if isinstance(value, list | tuple):
        return Text(", ").join(plain(item, brush) for item in value) or plain(None, brush)
    return plain(value, brush)


def plain(value: object, brush: Brush) -> Text:
    if value is None or value == "" or value is False:
        return Text(brush.signs.dash, QUIET)
    return Text(brush.signs.done if value is True else str(value))


def name_of(key: object) -> str:
    return str(key).replace("_", " ")
