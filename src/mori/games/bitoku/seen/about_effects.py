"""Effects as they are told: several as one, and where on the table one of them is about."""

from mori.core.shown import EffectData
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.table.pieces import EffectList
from mori.games.bitoku.writer import BitokuWriter


def told(kind: str, args: dict[str, int | str]) -> EffectData:
    return {"kind": kind, "args": args, "parts": [], "is_choice": False}


def together(effects: list[EffectData]) -> EffectData | None:
    """Several effects as one; None if there is none."""
    if len(effects) < 2:
        return effects[0] if effects else None
    return {"kind": "all_of", "args": {}, "parts": effects, "is_choice": False}


def effects_of(effects: EffectList) -> EffectData | None:
    """The effects of a list as one; None if there is none."""
    return together([effect.said for effect in effects.effects])


def with_points(vp: int, effects: EffectList | None, amulet: int = 0) -> EffectData | None:
    """Points and an Amulet that are printed beside effects."""
    found = [told("vp", {"n": vp})] if vp else []
    if amulet:
        found.append(told("amulet", {"value": amulet, "n": 1}))
    if effects is not None:
        found += [effect.said for effect in effects.effects]
    return together(found)


def effect_places(w: BitokuWriter, seat: int, effect: EffectData) -> list[str]:
    """The places that an effect and its parts are about for a seat, each once."""
    found = dict.fromkeys(EFFECT_KINDS[effect["kind"]].places(w, seat, effect))
    for part in effect["parts"]:
        found.update(dict.fromkeys(effect_places(w, seat, part)))
    return list(found)
