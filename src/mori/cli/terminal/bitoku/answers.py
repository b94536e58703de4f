"""The numbered answers: cards to play as a table, the others in sections with what they mean."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mori.cli.terminal.bitoku.notes import note
from mori.cli.terminal.bitoku.pieces import yokai_card
from mori.cli.terminal.bitoku.saying import View, card_name
from mori.cli.terminal.choices import Choices
from mori.cli.terminal.drawing import Brush, side_by_side
from mori.cli.terminal.signs import GO, QUIET, TITLE
from mori.core.actions import Action

PLAY: Final = "play"
PART: Final = "part"
SPACES: Final = 3
# What lies there says the same: a price, points at the end, what a Vision still lacks.
SAID_THERE: Final = ("slot", "rock_pilgrim", "keep_vision")
# Headings over answers of these kinds; kinds without one follow in a section of their own.
SECTIONS: Final = {
    "use": "terminal-bitoku-section-dice",
    "force": "terminal-bitoku-section-dice",
    "cross": "terminal-bitoku-section-cross",
    "amulet": "terminal-bitoku-section-reinforce",
    "place": "terminal-bitoku-section-place",
    "place_home": "terminal-bitoku-section-place",
    "row": "terminal-bitoku-section-row",
    "use_building": "terminal-bitoku-section-building",
    "favour": "terminal-bitoku-section-favour",
    "cover": "terminal-bitoku-section-cover",
    "bitoku_step": "terminal-bitoku-section-bitoku",
    "start": "terminal-bitoku-section-start",
    "walk": "terminal-bitoku-section-walk",
}


def target_of(action: Action, places: Sequence[str]) -> str:
    """The place at which an answer's number stands; "" if it stands in the list alone.

    A card that can be played stands in the table of answers; a part of an effect may be about
    half of the board.
    """
    return places[0] if places and action.kind not in (PLAY, PART) else ""


def draw_answers(choices: Choices, view: View, brush: Brush) -> RenderableType:
    numbers = range(1, len(choices) + 1)
    plays = [number for number in numbers if choices.action(number).kind == PLAY]
    sections: dict[str, list[int]] = {}
    for number in numbers:
        kind = choices.action(number).kind
        if kind != PLAY:
            sections.setdefault(SECTIONS.get(kind, ""), []).append(number)
    parts: list[RenderableType] = [card_table(choices, plays, view, brush)] if plays else []
    has_headings = len(sections) > 1 or bool(plays)
    for heading, members in sections.items():
        if has_headings:
            parts.append(Text(brush.say(heading), TITLE) if heading else "")
        parts.append(answer_list(choices, members, view, brush))
    return Group(*parts)


def card_table(choices: Choices, plays: Sequence[int], view: View, brush: Brush) -> Table:
    """Each card once, with a number for every space it can go to."""
    table = side_by_side(has_heads=True)
    table.add_column(Text(brush.say("terminal-bitoku-section-play"), TITLE), no_wrap=True)
    for space in range(1, SPACES + 1):
        table.add_column(Text(str(space), TITLE), justify="right", no_wrap=True)
    table.add_column()
    numbers: dict[str, dict[int, int]] = {}
    for number in plays:
        args = choices.action(number).args
        card = str(args["card"]).partition(":")[2]
        numbers.setdefault(card, {})[int(str(args["space"]))] = number
    for card, by_space in numbers.items():
        cells = [
            Text(str(by_space[space]), GO) if space in by_space else Text(brush.signs.dot, QUIET)
            for space in range(1, SPACES + 1)
        ]
        table.add_row(f"  {card_name(view, card, brush)}", *cells, yokai_card(view, card, brush))
    return table


def answer_list(choices: Choices, numbers: Sequence[int], view: View, brush: Brush) -> Table:
    rows = side_by_side()
    rows.add_column(justify="right", width=3, no_wrap=True)
    rows.add_column()
    for number in numbers:
        action = choices.action(number)
        meaning = Text(brush.action(action))
        explained = note(choices.about(number), view, brush) if action.kind != PART else ""
        noted = brush.notes(choices.notes(number)) if action.kind not in SAID_THERE else ""
        for said in (explained, noted):
            if said:
                meaning.append(f" {brush.signs.dash} {said}", QUIET)
        rows.add_row(Text(str(number), GO), meaning)
    return rows
