"""The Tengu's cards: what each takes from the Hills, and where and how it acts."""

from collections.abc import Sequence
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from mori.cli.terminal.bitoku.saying import View, component, name, titled
from mori.cli.terminal.drawing import Brush, side_by_side
from mori.cli.terminal.signs import QUIET

POSITIONS: Final = (
    "terminal-bitoku-tengu-left",
    "terminal-bitoku-tengu-middle",
    "terminal-bitoku-tengu-right",
)
# What the "favourite Mitama or Building" cards come to, by the family of one of its rocks.
FAVOURITES: Final = {"mitama": ("yomi", "mitama"), "building": ("forges", "building")}
OPTIONS: Final = {
    "mitama": "terminal-bitoku-short-mitama",
    "dragonfly": "terminal-bitoku-short-dragonfly",
    "crystal": "terminal-bitoku-short-crystal",
    "building": "terminal-bitoku-short-build",
}

Line = tuple[str, str]  # a label and the id of a card


def open_cards(view: View, brush: Brush) -> list[Line]:
    """The open cards by their place in the row."""
    return [(brush.say(place), id) for place, id in zip(POSITIONS, view["tengu"]["row"])]


def closed_cards(view: View, brush: Brush) -> list[Line]:
    """The discarded cards, then those of the deck, whose order nobody knows."""
    tengu = view["tengu"]
    seen = {*tengu["row"], *tengu["discard"]}
    deck = [id for id in view["components"]["tengucard"] if id not in seen]
    lines = under("terminal-bitoku-discard", tengu["discard"], brush)
    if len(deck) == tengu["deck"]:  # else a pack has copies of a card, which nothing here counts
        lines += under("terminal-bitoku-deck", deck, brush)
    return lines


def under(message: str, cards: Sequence[str], brush: Brush) -> list[Line]:
    """Cards with one label for all of them."""
    return [(brush.say(message) if index == 0 else "", id) for index, id in enumerate(cards)]


def draw_cards(view: View, lines: Sequence[Line], brush: Brush) -> Table:
    grid = side_by_side(has_heads=True)
    grid.add_column(Text(brush.say("terminal-bitoku-card"), QUIET), no_wrap=True)
    for message in (
        "terminal-bitoku-tengu-takes",
        "terminal-bitoku-tengu-acts",
        "terminal-bitoku-tengu-resource",
    ):
        grid.add_column(Text(brush.say(message), QUIET))
    for label, id in lines:
        card = component(view, "tengucard", id)
        resource = card["resource"]
        grid.add_row(
            Text(label, "bold"),
            types_text(card, brush),
            place_text(view, card, brush),
            Text(name("resource", resource, brush)) if resource else Text(brush.signs.dash, QUIET),
        )
    return grid


def types_text(card: dict[str, Any], brush: Brush) -> Text:
    """The types it takes: Yōkai, then Bitoku."""
    parts = [
        Text(", ".join(name(tag, type, brush) for type in card[tag]))
        for tag in ("yokai", "bitoku")
        if card[tag]
    ]
    return Text(f" {brush.signs.dot} ", QUIET).join(parts)


def place_text(view: View, card: dict[str, Any], brush: Brush) -> Text:
    """Where it acts, and what it takes there."""
    if card["location"] == "favourite":
        families = [component(view, "rock", rock)["family"] for rock in view["tengu"]["rocks"]]
        place = next(FAVOURITES[family] for family in families if family in FAVOURITES)
        favourite = brush.say("terminal-bitoku-tengu-favourite")
        return Text.assemble(action(*place, brush), (f" ({favourite})", QUIET))
    if card["gain"]:
        gained = ", ".join(name("resource", kind, brush) for kind in card["gain"])
        return Text(titled(name("region", card["location"], brush), gained, brush))
    return Text(action(card["location"], card["option"], brush))


def action(region: str, option: str | None, brush: Brush) -> str:
    title = name("region", region, brush)
    return titled(title, brush.say(OPTIONS[option]), brush) if option else title
