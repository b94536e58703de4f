"""Hitodama's table: which parts there are and how they share the screen."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType

from mori import Fact
from mori.cli.terminal import menu
from mori.cli.terminal.choices import Choices, Member
from mori.cli.terminal.commands import Command
from mori.cli.terminal.drawing import SIDES, Brush, labelled, side_by_side
from mori.cli.terminal.hitodama import pages
from mori.cli.terminal.hitodama.guardians import draw_guardians
from mori.cli.terminal.hitodama.ring import draw_ring
from mori.cli.terminal.hitodama.status import hand_as_rows, status_rows
from mori.cli.terminal.points import score_page
from mori.cli.terminal.signs import SEATS
from mori.cli.terminal.telling import Weight
from mori.core.actions import Action
from mori.words import Words

CHARACTERS: Final = ("tette", "genji", "kizune", "eiko")  # by seat; it is only a name and a colour
PAGES: Final = {
    "seasons": ("seasons", "terminal-hitodama-help-seasons", "terminal-hitodama-words-seasons"),
    "cards": ("cards", "terminal-hitodama-help-cards", "terminal-words-cards"),
    "score": ("score", "terminal-help-score", "terminal-words-score"),
}
MARKS: Final = ("T", "G", "K", "E")
SIDE_BY_SIDE: Final = 124  # columns from which the rest stands beside the ring
WIDEST_RING: Final = 96
LABEL: Final = 16  # longer labels are wrapped


class HitodamaTable:
    """How the terminal shows Hitodama."""

    example = "move reserve > amber.1"
    rule_example = "H-ACT-MOVE-2"
    sides: Sequence[str] = SIDES
    marks: Sequence[str] = MARKS
    plain_marks: Sequence[str] = MARKS
    styles: Sequence[str] = SEATS
    pages: Mapping[str, Command] = PAGES
    brief_up_to = 3  # answers

    def laid_for(self, players: int) -> "HitodamaTable":
        return self

    def names(self, words: Words, players: int) -> list[str]:
        return [words.ref(f"character:{name}") for name in CHARACTERS[:players]]

    def weight(self, fact: Fact) -> Weight:
        return Weight.PLAIN

    def trace(self, page: str, facts: Sequence[Fact]) -> None:
        return None

    def group_of(self, action: Action) -> Member | None:
        """Moves by where they start: they differ in where they lead."""
        args = {key: str(value) for key, value in action.args.items()}
        if action.kind == "place":
            return Member("terminal-hitodama-group-place", "", args["target"])
        if action.kind == "move":
            return Member("terminal-hitodama-group-move", args["source"], args["target"])
        if action.kind == "displace":
            return Member("terminal-hitodama-group-displace", "", args["place"])
        return None

    def target_of(self, action: Action, places: list[str]) -> str:
        return places[-1] if places else ""  # where it leads

    def menu(self, choices: Choices, view: dict[str, Any], brush: Brush) -> RenderableType:
        return menu.menu(choices, brush)

    def draw(self, view: dict[str, Any], brush: Brush) -> RenderableType:
        status = status_rows(view, brush, narrow=brush.width >= SIDE_BY_SIDE)
        hand = hand_as_rows(view, brush)
        guardians = draw_guardians(view, brush)
        if brush.width < SIDE_BY_SIDE:
            return Group(
                draw_ring(view, brush, brush.width),
                guardians,
                labelled([*status, *hand], brush.width, LABEL),
            )
        ring = min(WIDEST_RING, brush.width * 2 // 3)
        ring -= ring % 3  # three tiles
        beside = side_by_side()
        beside.add_column(width=ring)
        beside.add_column(width=brush.width - ring - 2)
        beside.add_row(
            draw_ring(view, brush, ring), labelled([*status, *hand], brush.width - ring - 2, LABEL)
        )
        return Group(beside, guardians)

    def page(self, name: str, view: dict[str, Any], brush: Brush) -> RenderableType:
        return {
            "seasons": pages.seasons_page,
            "cards": pages.cards_page,
            "score": score_page,
            "legend": pages.legend,
            "brief": pages.brief,
        }[name](view, brush)
