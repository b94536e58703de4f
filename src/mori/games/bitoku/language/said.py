"""How facts say effects and goods, so that the catalogues can tell them."""

from mori.core.shown import EffectData
from mori.games.bitoku.table.codes import ITEMS


def units(kind: str, n: int) -> EffectData:
    """So many units of a kind of effect, as the catalogues tell it."""
    return {"kind": kind, "args": {"n": n}, "parts": [], "is_choice": False}


def units_in(kind: str, n: int, key: str, where: int | str) -> EffectData:
    """The same with something else that matters: its scope, its source, its discount."""
    return {"kind": kind, "args": {"n": n, key: where}, "parts": [], "is_choice": False}


def fewer(said: EffectData, n: int) -> EffectData:
    """An effect of which n units are left."""
    if "n" not in said["args"]:
        return said
    return {
        "kind": said["kind"],
        "args": {**said["args"], "n": n},
        "parts": said["parts"],
        "is_choice": said["is_choice"],
    }


def amounts(items: list[int]) -> str:
    """How many of each item, as a reference."""
    held = [f"{ITEMS[item]}={count}" for item, count in enumerate(items) if count > 0]
    return "counted:item:" + ",".join(held)
