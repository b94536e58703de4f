"""Effects in a few signs and words, for where there is no room to spell them out."""

from collections.abc import Sequence
from typing import Final

from mori.cli.terminal.bitoku.saying import goods
from mori.cli.terminal.drawing import Brush
from mori.core.shown import EffectData

PURCHASES: Final = ("build", "crystal", "mitama", "dragonfly")


def short(effects: Sequence[EffectData], brush: Brush) -> str:
    """All the effects of a component; a choice among several is put in brackets."""
    if len(effects) == 1:
        return shorten(effects[0], brush)
    parts = []
    for effect in effects:
        text = shorten(effect, brush)
        parts.append(f"({text})" if effect["is_choice"] and len(effect["parts"]) > 1 else text)
    return " & ".join(parts)


def shorten(effect: EffectData, brush: Brush) -> str:
    kind, n = effect["kind"], int(effect["args"].get("n", 1))
    if kind == "resource":
        return goods({str(effect["args"]["resource"]): n}, brush)
    if kind == "amulet":
        amulet = brush.say("terminal-bitoku-short-amulet", value=str(effect["args"]["value"]))
        return amulet if n == 1 else f"{n} {times(brush)} {amulet}"
    if kind == "kodama_forward":
        if effect["args"].get("scope") == "region":
            return brush.say("terminal-bitoku-short-kodama-here", n=n)
        return brush.say("terminal-bitoku-short-kodama-forward", n=n)
    if kind in PURCHASES:
        bought = brush.say(f"terminal-bitoku-short-{kind}")
        return bought + less(int(effect["args"].get("discount", 0)), brush)
    parts = [shorten(part, brush) for part in effect["parts"]]
    if kind == "choose_one":
        return " / ".join(parts)
    if kind == "choose_units":
        return brush.say("terminal-bitoku-short-units", n=n, options=" / ".join(parts))
    if kind == "choose_different":
        return brush.say("terminal-bitoku-short-different", n=n, options=" / ".join(parts))
    if kind == "shared_discount":
        all_parts = short(effect["parts"], brush)
        return brush.say("terminal-bitoku-short-shared", parts=all_parts, less=less(n, brush))
    if kind == "all_of":
        return short(effect["parts"], brush)
    return brush.say(f"terminal-bitoku-short-{kind.replace('_', '-')}", n=n)


def less(discount: int, brush: Brush) -> str:
    return f" {minus(brush)}{discount}" if discount else ""


def minus(brush: Brush) -> str:
    return "−" if brush.signs.arrow == "→" else "-"


def times(brush: Brush) -> str:
    return "×" if brush.signs.arrow == "→" else "x"
