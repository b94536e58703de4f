"""Bitoku's table: which parts there are and how they share the screen."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType

from mori import Fact
from mori.cli.terminal.bitoku import pages
from mori.cli.terminal.bitoku.answers import draw_answers, target_of
from mori.cli.terminal.bitoku.bar import draw_bar
from mori.cli.terminal.bitoku.focus import draw_focus, focus_beside_table
from mori.cli.terminal.bitoku.forest import draw_forest, forest_page
from mori.cli.terminal.bitoku.market import market_page
from mori.cli.terminal.bitoku.own import draw_own_board, draw_rivals
from mori.cli.terminal.bitoku.paths import draw_paths
from mori.cli.terminal.bitoku.tengu import (
    draw_boards,
    solo_cards_page,
    solo_score_page,
    tengu_page,
)
from mori.cli.terminal.bitoku.trace import TENGU, last_turn, weight_of
from mori.cli.terminal.choices import Choices, Member
from mori.cli.terminal.commands import Command
from mori.cli.terminal.drawing import SIDES, Brush
from mori.cli.terminal.points import score_page
from mori.cli.terminal.telling import Weight
from mori.core.actions import Action
from mori.words import Words

COLOURS: Final = (
    "terminal-bitoku-purple",
    "terminal-bitoku-yellow",
    "terminal-bitoku-brown",
    "terminal-bitoku-green",
)
MARKS: Final = ("☾", "▲", "■", "♣")  # crescent, triangle, square, leaf
PLAIN_MARKS: Final = ("C", "A", "H", "L")
STYLES: Final = ("#9a6fc4", "#d0a01c", "#a8703f", "#4a9a5c")
TENGU_MARK: Final = "♠"  # its fan of feathers
PLAIN_TENGU_MARK: Final = "T"
TENGU_STYLE: Final = "#cf4f5b"
PAGES: Final[Mapping[str, Command]] = {
    "forest": ("forest", "terminal-bitoku-help-forest", "terminal-bitoku-words-forest"),
    "hills": ("hills", "terminal-bitoku-help-hills", "terminal-bitoku-words-hills"),
    "market": ("market", "terminal-bitoku-help-market", "terminal-bitoku-words-market"),
    "paths": ("paths", "terminal-bitoku-help-paths", "terminal-bitoku-words-paths"),
    "kodamas": ("kodamas", "terminal-bitoku-help-kodamas", "terminal-bitoku-words-kodamas"),
    "visions": ("visions", "terminal-bitoku-help-visions", "terminal-bitoku-words-visions"),
    "rivals": ("rivals", "terminal-bitoku-help-rivals", "terminal-bitoku-words-rivals"),
    "cards": ("cards", "terminal-bitoku-help-cards", "terminal-words-cards"),
    "score": ("score", "terminal-help-score", "terminal-words-score"),
}
TENGU_PAGE: Final = ("tengu", "terminal-bitoku-help-tengu", "terminal-bitoku-words-tengu")
SOLO_PAGES: Final[Mapping[str, Command]] = {
    ("tengu" if page == "rivals" else page): (TENGU_PAGE if page == "rivals" else command)
    for page, command in PAGES.items()
}


class BitokuTable:
    """How the terminal shows Bitoku."""

    example = "play start-kitsune > 1"
    rule_example = "B-SUMMER-22"
    sides: Sequence[str] = SIDES
    marks: Sequence[str] = MARKS
    plain_marks: Sequence[str] = PLAIN_MARKS
    styles: Sequence[str] = STYLES
    pages: Mapping[str, Command] = PAGES
    brief_up_to = 1000  # the whole table is drawn once a turn

    def laid_for(self, players: int) -> "BitokuTable":
        return SoloTable() if players == 1 else self

    def names(self, words: Words, players: int) -> list[str]:
        return [words.text(colour) for colour in COLOURS[:players]]

    def weight(self, fact: Fact) -> Weight:
        return Weight.PLAIN

    def trace(self, page: str, facts: Sequence[Fact]) -> tuple[str, list[Fact]] | None:
        return None

    def group_of(self, action: Action) -> Member | None:
        return None  # the answers are few enough to be listed at once

    def target_of(self, action: Action, places: list[str]) -> str:
        return target_of(action, places)

    def menu(self, choices: Choices, view: dict[str, Any], brush: Brush) -> RenderableType:
        return draw_answers(choices, view, brush)

    def draw(self, view: dict[str, Any], brush: Brush) -> RenderableType:
        parts: list[RenderableType] = [
            draw_bar(view, brush),
            "",
            draw_forest(view, brush),
            "",
            self.boards(view, brush),
        ]
        beside = focus_beside_table(view, brush)
        return Group(*parts) if beside is None else Group(*parts, "", beside)

    def boards(self, view: dict[str, Any], brush: Brush) -> RenderableType:
        """The others in short, and the own board."""
        return Group(draw_rivals(view, brush), "", draw_own_board(view, brush))

    def page(self, name: str, view: dict[str, Any], brush: Brush) -> RenderableType:
        return {
            "forest": forest_page,
            "hills": pages.hills_page,
            "market": market_page,
            "paths": draw_paths,
            "kodamas": pages.kodamas_page,
            "visions": pages.visions_page,
            "rivals": pages.rivals_page,
            "cards": pages.cards_page,
            "score": score_page,
            "legend": pages.legend,
            "brief": draw_focus,
        }[name](view, brush)


class SoloTable(BitokuTable):
    """The same for one player, against the Tengu."""

    sides = (SIDES[0], TENGU)
    marks = (MARKS[0], TENGU_MARK)
    plain_marks = (PLAIN_MARKS[0], PLAIN_TENGU_MARK)
    styles = (STYLES[0], TENGU_STYLE)
    pages = SOLO_PAGES

    def names(self, words: Words, players: int) -> list[str]:
        return [*super().names(words, players), words.ref(TENGU)]

    def weight(self, fact: Fact) -> Weight:
        return weight_of(fact)

    def trace(self, page: str, facts: Sequence[Fact]) -> tuple[str, list[Fact]] | None:
        turn = last_turn(facts) if page == "tengu" else []
        return ("terminal-bitoku-tengu-last-turn", turn) if turn else None

    def boards(self, view: dict[str, Any], brush: Brush) -> RenderableType:
        return draw_boards(view, brush)

    def page(self, name: str, view: dict[str, Any], brush: Brush) -> RenderableType:
        solo = {"tengu": tengu_page, "cards": solo_cards_page, "score": solo_score_page}.get(name)
        return super().page(name, view, brush) if solo is None else solo(view, brush)
