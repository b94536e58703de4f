"""Effects in tests: made as data, and spelled on one line to be found by."""

from mori.core.shown import EffectData


def effect(kind: str, *parts: EffectData, **args: int | str) -> EffectData:
    """effect("choose_one", effect("vp", n=1), effect("vision", n=1)), as a view has it."""
    is_choice = kind.startswith("choose")
    return {"kind": kind, "args": args, "parts": list(parts), "is_choice": is_choice}


def spelled(said: EffectData) -> str:
    """choose_one()[vp(n=1)|vision(n=1)]"""
    args = ",".join(f"{key}={value}" for key, value in said["args"].items())
    inner = ("|" if said["is_choice"] else "&").join(spelled(part) for part in said["parts"])
    return f"{said['kind']}({args})" + (f"[{inner}]" if inner else "")
