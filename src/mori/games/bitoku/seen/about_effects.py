"""Effects as they are told: several as one, and where on the table one of them is about."""

from typing import Final

from mori.core.shown import EffectData
from mori.games.bitoku.seen import places
from mori.games.bitoku.table.codes import REGION_COUNT, RESOURCES
from mori.games.bitoku.table.pieces import EffectList
from mori.games.bitoku.table.state import DICE, LOCKED, NONE
from mori.games.bitoku.writers.writer import BitokuWriter

# Where an effect is about that asks nothing of the table; the others are worked out below.
PLACES: Final[dict[str, str]] = {
    "vp": places.OWN_SCORE,
    "movement": places.PATH_START,
    "build": "stack-building",
    "crystal": "stack-crystal",
    "mitama": "stack-mitama",
    "dragonfly": "stack-dragonfly",
    "vision": "deck-vision",
    "draw_card": places.OWN_DECK,
    "gain_yokai": "deck-yokai",
    "gain_bitoku": "deck-bitoku",
    "place_pilgrim_rock": places.OWN_PILGRIMS,
}


def told(kind: str, args: dict[str, int | str]) -> EffectData:
    return {"kind": kind, "args": args, "parts": [], "is_choice": False}


def together(effects: list[EffectData]) -> EffectData | None:
    """Several effects as one; None if there is none."""
    if len(effects) < 2:
        return effects[0] if effects else None
    return {"kind": "all_of", "args": {}, "parts": effects, "is_choice": False}


def with_points(vp: int, effects: EffectList | None, amulet: int = 0) -> EffectData | None:
    """Points and an Amulet that are printed beside effects."""
    found = [told("vp", {"n": vp})] if vp else []
    if amulet:
        found.append(told("amulet", {"value": amulet, "n": 1}))
    if effects is not None:
        found += [effect.said for effect in effects.effects]
    return together(found)


def effect_places(w: BitokuWriter, seat: int, effect: EffectData) -> list[str]:
    """The places that an effect is about for a seat, each once."""
    kind = effect["kind"]
    if kind in PLACES:
        return [PLACES[kind]]
    if kind == "resource":
        name = str(effect["args"]["resource"])
        return [f"resource-{name}" if name in RESOURCES else places.OWN_GOODS]
    if kind == "amulet":
        return [f"amulet-{effect['args']['value']}"]
    if kind == "unlock_die":
        locked = [k for k in range(DICE) if w.state.die_state[seat * DICE + k] == LOCKED]
        return [places.die_of(seat, k + 1) for k in locked]
    if kind == "kodama_forward":
        return tracks_of(seat)
    if kind == "kodama_back":
        others = [side for side in range(w.tables.players) if side != seat]
        return [place for side in others for place in tracks_of(side)]
    if kind == "take_rock":
        garden = w.state.garden
        return [places.garden_space(k + 1) for k, rock in enumerate(garden) if rock != NONE]
    found: dict[str, None] = {}
    for part in effect["parts"]:
        found.update(dict.fromkeys(effect_places(w, seat, part)))
    return list(found)


def tracks_of(side: int) -> list[str]:
    return [places.kodama_track(region, side) for region in range(REGION_COUNT)]
