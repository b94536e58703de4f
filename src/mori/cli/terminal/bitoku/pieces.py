"""Small things on Bitoku's table: dice, Pilgrims, Kodamas, and what tiles and cards say."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from mori.cli.terminal.bitoku.saying import View, component, name, points, spelled
from mori.cli.terminal.bitoku.short import minus, short
from mori.cli.terminal.drawing import Brush
from mori.cli.terminal.signs import QUIET
from mori.core.shown import EffectData
from mori.words.effects import made

Telling = Callable[[Sequence[EffectData], Brush], str]  # `short` or `spelled`


def die(seat: int, value: int, brush: Brush) -> Text:
    """A die with its owner's mark."""
    return Text(f"{brush.marks[seat]}{value}", f"bold {brush.style(seat)}")


def dice(standing: Sequence[dict[str, Any]], spaces: int, brush: Brush) -> Text:
    """The dice that stand somewhere, and a sign for every free space."""
    parts = []
    for entry in standing:
        copied = brush.number(f"die-{entry['seat']}-{entry['die']}")
        parts.append(Text.assemble(die(entry["seat"], entry["value"], brush), copied))
    parts += [Text(brush.signs.free, QUIET)] * (spaces - len(standing))
    return Text(" ").join(parts)


def own_die(view: View, die: dict[str, Any], brush: Brush) -> str:
    """Where a die is: on its board, in the Forest, on a Hill."""
    if die["state"] == "forest":
        home = die["place"] in view["components"]["home"]
        return name("home" if home else "region", die["place"], brush)
    return brush.say(
        {
            "locked": "terminal-bitoku-locked",
            "unlocked": "terminal-bitoku-unlocked",
            "hill": "terminal-bitoku-on-hill",
        }[die["state"]]
    )


def amulets(counts: Sequence[int], brush: Brush) -> str:
    """Amulets by value: +1 +1 +2."""
    each = [f"+{value}" for value, count in enumerate(counts, start=1) for _ in range(count)]
    return " ".join(each) if each else brush.signs.dash


def building(view: View, id: str, brush: Brush, tell: Telling = spelled) -> str:
    """The least die of a building and what it does."""
    tile = component(view, "building", id)
    return f"{tile['min_die']}+ {tell(tile['effects'], brush)}"


def crystal(view: View, id: str, brush: Brush) -> str:
    """What a crystal does, in short."""
    tile = component(view, "crystal", id)
    if not tile["triggers"]:
        return short(tile["effects"], brush)
    actions = [trigger(kind, brush) for kind in tile["triggers"]]
    return brush.say("terminal-bitoku-memory", vp=tile["vp"], actions=" / ".join(actions))


def trigger(kind: str, brush: Brush) -> str:
    return brush.say(
        {
            "build": "terminal-bitoku-short-build",
            "crystal": "terminal-bitoku-short-crystal",
            "mitama": "terminal-bitoku-short-mitama",
            "dragonfly": "terminal-bitoku-short-dragonfly",
            "pair": "terminal-bitoku-item-pair",
            "bitoku_completed": "terminal-bitoku-item-bitoku-completed",
            "illumination": "terminal-bitoku-illumination",
            "gate": "terminal-bitoku-gate",
            "take_rock": "terminal-bitoku-short-take-rock",
            "place_pilgrim_rock": "terminal-bitoku-short-place-pilgrim-rock",
            "cross_river": "terminal-bitoku-trigger-cross-river",
        }[kind],
        n=1,
    )


def bitoku_card(view: View, id: str, brush: Brush, tell: Telling = spelled) -> str:
    card = component(view, "bitoku", id)
    return tell([made("vp", {"n": card["vp"]}), *card["effects"]], brush)


def yokai_card(view: View, id: str, brush: Brush, tell: Telling = spelled) -> str:
    return tell(component(view, "yokai", id)["effects"], brush)


def item(kind: str, brush: Brush) -> str:
    """What Visions ask for, as a label."""
    return brush.say(
        {
            "resource": "terminal-bitoku-item-resource",
            "building": "terminal-bitoku-item-building",
            "crystal": "terminal-bitoku-item-crystal",
            "mitama": "terminal-bitoku-item-mitama",
            "pair": "terminal-bitoku-item-pair",
            "illumination_pilgrim": "terminal-bitoku-item-illumination",
            "gate_pilgrim": "terminal-bitoku-item-gate",
            "bitoku_completed": "terminal-bitoku-item-bitoku-completed",
        }[kind]
    )


def vision(view: View, id: str, items: dict[str, int], brush: Brush) -> Text:
    """What a Vision asks, how much of it is there, and what it is worth."""
    card = component(view, "vision", id)
    parts = []
    for kind, needed in card["requires"].items():
        held = min(items[kind], needed)
        part = Text(f"{item(kind, brush)} {held}/{needed}")
        if held == needed:
            part.append(f" {brush.signs.done}", "bold")
        parts.append(part)
    worth = f"{points(card['vp'], brush)} ({minus(brush)}{card['penalty']})"
    return Text.assemble((worth, "bold"), "  ", Text(f" {brush.signs.dot} ", QUIET).join(parts))
