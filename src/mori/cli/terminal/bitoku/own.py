"""The own player board: card spaces with their dice, hand, and all that one has."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mori.cli.terminal.bitoku.holdings import goods_text, holding_rows
from mori.cli.terminal.bitoku.pieces import crystal, own_die, yokai_card
from mori.cli.terminal.bitoku.saying import View, card_name, component, points
from mori.cli.terminal.bitoku.short import short
from mori.cli.terminal.bitoku.sides import seats_in_order
from mori.cli.terminal.drawing import Brush, Row, labelled, side_by_side
from mori.cli.terminal.signs import QUIET

LABEL: Final = 14


def draw_own_board(view: View, brush: Brush) -> RenderableType:
    """The board of the seat that looks; of the first in turn order for a spectator."""
    seat = view["seat"] if view["seat"] is not None else seats_in_order(view)[0]
    return board(view, view["players"][seat], brush)


def board(view: View, player: dict[str, Any], brush: Brush) -> RenderableType:
    rows = holding_rows(view, player, brush)
    rows.insert(1, (brush.label("terminal-bitoku-cards"), cards_text(view, player, brush)))
    return Group(
        title(player["seat"], player["score"], brush),
        spaces(view, player, brush),
        labelled(rows, brush.width, LABEL),
    )


def title(side: int, score: int, brush: Brush) -> Text:
    """The head of a board: whose it is, and the points."""
    style = f"bold {brush.style(side)}"
    name = Text.assemble(brush.mark(side), (f" {brush.roles[side]} ", style))
    total = Text(f" {points(score, brush)}", "bold")
    line = "─" if brush.signs.arrow == "→" else "-"
    rest = max(brush.width - name.cell_len - total.cell_len, 0)
    return Text.assemble(name, (line * rest, brush.style(side)), total)


def spaces(view: View, player: dict[str, Any], brush: Brush) -> Table:
    """The three card spaces: the card there, the die it unlocks, its Ingenuity Crystal."""
    grid = side_by_side(has_heads=True)
    grid.add_column(Text(brush.say("terminal-bitoku-space"), QUIET), no_wrap=True)
    for message in (
        "terminal-bitoku-die",
        "terminal-bitoku-card",
        "terminal-bitoku-ingenuity",
    ):
        grid.add_column(Text(brush.say(message), QUIET))
    for index, card in enumerate(player["played"]):
        number = brush.number(f"space-{index + 1}")
        grid.add_row(
            Text.assemble(f"{index + 1}", " " if number else "", number),
            die_text(view, player, index, brush),
            played_text(view, card, brush),
            ingenuity_text(view, player, index + 1, brush),
        )
    return grid


def die_text(view: View, player: dict[str, Any], index: int, brush: Brush) -> Text:
    die = player["dice"][index]
    seat = player["seat"]
    number = brush.number(f"die-{seat}-{index + 1}") if view["seat"] == seat else Text()
    style = "bold" if die["state"] == "unlocked" else ""
    return Text.assemble(
        (f"{brush.marks[seat]}{die['value']}", f"bold {brush.style(seat)}"),
        (f" {own_die(view, die, brush)}", style or QUIET),
        " " if number else "",
        number,
    )


def played_text(view: View, card: str | None, brush: Brush) -> Text:
    if card is None:
        return Text(brush.signs.free, QUIET)
    does = yokai_card(view, card, brush, short)
    return Text.assemble(card_name(view, card, brush), (f" ({does})", QUIET))


def ingenuity_text(view: View, player: dict[str, Any], space: int, brush: Brush) -> Text:
    for slot, tile in player["slots"].items():
        if component(view, "slot", slot)["card_space"] == space:
            number = brush.number(slot) if view["seat"] == player["seat"] else Text()
            does = crystal(view, tile, brush) if tile else brush.signs.free
            return Text.assemble(number, " " if number else "", (does, "" if tile else QUIET))
    return Text()


def cards_text(view: View, player: dict[str, Any], brush: Brush) -> Text:
    """The hand, and how many cards lie in the own deck and discard pile."""
    if "hand" in player:
        parts = [played_text(view, card, brush) for card in player["hand"]]
        hand = Text(", ").join(parts) or Text(brush.signs.dash, QUIET)
    else:
        hand = Text(str(player["hand_size"]), "bold")
    hand.append(f"  {brush.say('terminal-bitoku-deck')} ", QUIET)
    hand.append(str(player["deck"]))
    hand.append(f"  {brush.say('terminal-bitoku-discard')} ", QUIET)
    hand.append(str(len(player["discard"])))
    return hand


def draw_rivals(view: View, brush: Brush) -> RenderableType:
    """One line for each other seat."""
    rows: list[Row] = []
    for seat in view["order"]:
        player = view["players"][seat]
        if seat == view["seat"]:
            continue
        label = Text.assemble(
            brush.mark(seat), " ", (brush.names[seat], brush.style(seat)), f" {player['score']}"
        )
        at_home = [
            f"{die['value']} {own_die(view, die, brush)}"
            for die in player["dice"]
            if die["state"] in ("locked", "unlocked")
        ]
        text = goods_text(player, brush)
        text.append(f"  {brush.say('terminal-bitoku-hand')} ", QUIET)
        text.append(str(player["hand_size"]))
        if at_home:
            text.append(f"  {brush.say('terminal-bitoku-dice')} ", QUIET)
            text.append(", ".join(at_home))
        rows.append((label, text))
    return labelled(rows, brush.width)
