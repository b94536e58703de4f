"""What a player has: goods, crystals, Visions, cards of the Bitoku Path, rocks, souls."""

from typing import Any, Final

from rich.text import Text

from mori.cli.terminal.bitoku.pieces import amulets, crystal, vision
from mori.cli.terminal.bitoku.saying import View, component, goods, name, rock_name
from mori.cli.terminal.bitoku.short import short
from mori.cli.terminal.drawing import Brush, Row
from mori.cli.terminal.signs import QUIET

SLOT_COLOURS: Final = ("dream", "memory")  # Ingenuity Crystals lie beside the card spaces


def holding_rows(view: View, player: dict[str, Any], brush: Brush) -> list[Row]:
    rows: list[Row] = [
        (brush.label("terminal-bitoku-goods"), goods_text(player, brush)),
        (brush.label("terminal-bitoku-crystals"), crystals_text(view, player, brush)),
    ]
    rows += vision_rows(view, player, brush)
    rows += [
        (brush.label("terminal-bitoku-bitoku-path"), bitoku_text(player, brush)),
        (brush.label("terminal-bitoku-rocks"), rocks_text(view, player, brush)),
        (brush.label("terminal-bitoku-souls"), souls_text(view, player, brush)),
        (brush.label("terminal-bitoku-buildings"), buildings_text(view, player, brush)),
    ]
    return rows


def goods_text(player: dict[str, Any], brush: Brush) -> Text:
    """Resources, Amulets and available Pilgrims, what is missing in pale.

    The Tengu never has Amulets, and nothing about them in its part of the view.
    """
    text = Text()
    for kind, amount in player["resources"].items():
        # The name before the number: so it needs no plural and no case.
        word = name("resource", kind, brush)
        text.append(f"{word} ", QUIET)
        text.append(str(amount), "bold" if amount else QUIET)
        text.append("  ")
    if "amulets" in player:
        text.append(f"{brush.say('terminal-bitoku-amulets')} ", QUIET)
        text.append(amulets(player["amulets"], brush), "bold")
        text.append("  ")
    text.append(f"{brush.say('terminal-bitoku-pilgrims')} ", QUIET)
    text.append(str(player["pilgrims"]), "bold" if player["pilgrims"] else QUIET)
    return text


def crystals_text(view: View, player: dict[str, Any], brush: Brush) -> Text:
    """Dream and Memory Crystals in their slots."""
    parts = []
    for colour in SLOT_COLOURS:
        word = brush.say(
            {"dream": "terminal-bitoku-dream", "memory": "terminal-bitoku-memories"}[colour]
        )
        slots = [
            slot_text(view, slot, tile, brush)
            for slot, tile in player["slots"].items()
            if component(view, "slot", slot)["colour"] == colour
        ]
        parts.append(Text.assemble((f"{word} ", QUIET), Text("  ").join(slots)))
    return Text(f"  {brush.signs.dot} ", QUIET).join(parts)


def slot_text(view: View, slot: str, tile: str | None, brush: Brush) -> Text:
    number = brush.number(slot)
    text = Text.assemble(number, " " if number else "")
    if tile is None:
        text.append(brush.signs.free, QUIET)
    else:
        text.append(crystal(view, tile, brush))
    return text


def vision_rows(view: View, player: dict[str, Any], brush: Brush) -> list[Row]:
    """Each Vision with how much of it is there."""
    if not player["visions"]:
        return [(brush.label("terminal-bitoku-visions"), Text(brush.signs.dash, QUIET))]
    return [
        (
            brush.label("terminal-bitoku-visions") if index == 0 else Text(),
            vision(view, card, player["items"], brush),
        )
        for index, card in enumerate(player["visions"])
    ]


def bitoku_text(player: dict[str, Any], brush: Brush) -> Text:
    """The Bitoku Path; completed cards have a tick."""
    parts = []
    for place, card in enumerate(player["bitoku_path"]):
        done = place < player["bitoku_completed"]
        tick = f"{brush.signs.done} " if done else ""
        parts.append(Text(tick + name("bitoku", card, brush), "" if done else QUIET))
    return Text(f" {brush.signs.arrow} ", QUIET).join(parts) or Text(brush.signs.dash, QUIET)


def rocks_text(view: View, player: dict[str, Any], brush: Brush) -> Text:
    """The Rock Path: each rock with the Pilgrims that sleep beside it."""
    spaces = view["components"]["rock_pilgrim_spaces"]
    parts = []
    for place, rock in enumerate(player["rocks"], start=1):
        if rock is None:
            parts.append(Text(brush.signs.free, QUIET))
            continue
        beside = sum(place in spaces[space]["rocks"] for space in player["rock_pilgrims"])
        text = Text(rock_name(view, rock, brush))
        text.append(f" {brush.say('terminal-bitoku-beside', count=beside)}", QUIET)
        parts.append(text)
    return Text(f" {brush.signs.dot} ", QUIET).join(parts)


def souls_text(view: View, player: dict[str, Any], brush: Brush) -> Text:
    """Mitamas with a Dragonfly, then the tiles without a partner."""
    parts = [
        Text.assemble((f"{brush.signs.done} ", "bold"), name("mitama", mitama, brush))
        for mitama, _ in player["pairs"]
    ]
    for tile in player["mitamas"]:
        number = brush.number(f"soul-{tile}")
        parts.append(Text.assemble(number, " " if number else "", name("mitama", tile, brush)))
    for tile in player["dragonflies"]:
        number = brush.number(f"soul-{tile}")
        does = short(component(view, "dragonfly", tile)["effects"], brush)
        word = brush.say("terminal-bitoku-short-dragonfly")
        parts.append(Text.assemble(number, " " if number else "", word, (f" ({does})", QUIET)))
    return Text(f" {brush.signs.dot} ", QUIET).join(parts) or Text(brush.signs.dash, QUIET)


def buildings_text(view: View, player: dict[str, Any], brush: Brush) -> Text:
    """How many stand, and what the next one costs."""
    counters = view["components"]["counters"]
    used = player["counters_used"]
    text = Text(brush.say("terminal-of-limit", count=used, limit=len(counters)))
    if used < len(counters):
        price = goods(counters[used]["cost"], brush)
        text.append(f" {brush.signs.dot} ", QUIET)
        text.append(brush.say("terminal-bitoku-next-building", goods=price), QUIET)
    return text
