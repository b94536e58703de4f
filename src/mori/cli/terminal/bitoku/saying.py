"""The words of Bitoku's components: the only module here that asks the game's catalogue."""

from collections.abc import Mapping, Sequence
from typing import Any

from mori.cli.terminal.drawing import Brush
from mori.core.shown import EffectData
from mori.words.effects import together

View = dict[str, Any]


def name(tag: str, id: str, brush: Brush) -> str:
    """What a component, place or season is called."""
    return brush.words.ref(f"{tag}:{id}")


def card_name(view: View, id: str, brush: Brush) -> str:
    """A Yōkai card's type: for where it also stands what the card does."""
    return name("yokai", component(view, "yokai", id)["type"], brush)


def tile_name(view: View, market: str, id: str, brush: Brush) -> str:
    """What kind of tile it is, likewise."""
    tile = component(view, market, id)
    if market == "dragonfly":
        return brush.say("terminal-bitoku-short-dragonfly")
    if market == "crystal":
        return name("colour", tile["colour"], brush)
    return name(market, tile["type"], brush)


def rock_name(view: View, id: str, brush: Brush) -> str:
    """What a rock counts."""
    rock = component(view, "rock", id)
    return " / ".join(name(rock["family"], type, brush) for type in rock["types"])


def spelled(effects: Sequence[EffectData], brush: Brush) -> str:
    """What effects do, in words."""
    return brush.words.ref(together(effects)) if effects else ""


def printed(view: View, tag: str, id: str, brush: Brush) -> str:
    """All that is printed on a component, in words."""
    return brush.words.printed(tag, component(view, tag, id))


def price(space: Mapping[str, Any], brush: Brush) -> str:
    """What a market space asks, or what it gives beside its tile."""
    return brush.words.printed("market_space", space)


def goods(amounts: Mapping[str, int], brush: Brush) -> str:
    """Resources with their numbers, in short."""
    parts = []
    for kind, amount in amounts.items():
        if kind == "any":
            parts.append(brush.say("terminal-bitoku-any", count=amount))
        else:
            parts.append(brush.words.ref(f"bundle:{kind}={amount}"))
    return ", ".join(parts)


def titled(title: str, text: str, brush: Brush) -> str:
    """A name and what is to be said of it."""
    return brush.say("terminal-bitoku-titled", title=title, text=text)


def points(vp: int, brush: Brush) -> str:
    return brush.say("terminal-bitoku-short-vp", n=vp)


def component(view: View, tag: str, id: str) -> dict[str, Any]:
    """What is printed on a component."""
    found: dict[str, Any] = view["components"][tag][id]
    return found
