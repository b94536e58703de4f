"""Effects in words: a phrase for what a card, tile or space gives.

Packs combine effects from few kinds, so the catalogues have a phrase for each kind and none for
single cards. All phrases name what the player gets ("3 Movement Points"), so that any of them can
be in a list. Names use the shorter attribute `.brief` of a phrase, if it has one.
"""

from collections.abc import Sequence
from typing import Final, TypeGuard

from mori.core.shown import EffectData
from mori.words.catalogue import Catalogue, Value, message_id
from mori.words.lists import Lists

BARE: Final = ("all_of", "choose_one")  # kinds whose phrase is only the list of their parts
BRIEF: Final = "brief"  # the attribute with fewer words, for names
PRICE: Final = "discount"  # purchases tell their discount, even if it is 0
UNPRICED: Final = "bare"  # the attribute of a purchase whose price is told elsewhere


class Effects:
    """Describes the effects of one game."""

    def __init__(
        self, catalogue: Catalogue, game: str, lists: Lists, is_brief: bool = False
    ) -> None:
        self._catalogue = catalogue
        self._game = game
        self._lists = lists
        self._is_brief = is_brief

    def words(self, effect: EffectData) -> str:
        """The phrase of an effect."""
        effect = _unwrapped(effect)
        kind, args = effect["kind"], effect["args"]
        if kind == "resource":
            message = message_id(self._game, "resource", str(args["resource"]))
            return self._text(message, {"count": args["n"]}, "counted")
        if kind in BARE:
            return self._parts(effect) if effect["parts"] else self._format("none", effect)
        return self._format(kind, effect)

    def all_of(self, effects: Sequence[EffectData]) -> str:
        """The phrase of several effects that belong to one card, tile or space."""
        return self.words(together(effects))

    def _format(self, name: str, effect: EffectData) -> str:
        args: dict[str, Value] = {**effect["args"]}
        if effect["parts"]:
            args["list"] = self._parts(effect)
        return self._text(message_id(self._game, "effect", name), args)

    def _text(self, message: str, args: dict[str, Value], attribute: str = "") -> str:
        if self._is_brief and self._catalogue.has(message, BRIEF):
            attribute = BRIEF
        return self._catalogue.format(message, args, attribute)

    def _parts(self, effect: EffectData) -> str:
        parts = [_unwrapped(part) for part in effect["parts"]]
        is_priced = len(parts) > 1 and all(PRICE in part["args"] for part in parts)
        if is_priced and not effect["is_choice"] and effect["kind"] not in BARE:
            return self._lists.all_of([self._unpriced(part) for part in parts])  # has prices
        prices = {part["args"].get(PRICE) for part in parts}
        if is_priced and effect["is_choice"] and len(prices) == 1:
            return self._priced(parts, parts[0]["args"][PRICE])
        phrases = [self.words(part) for part in parts]
        compound = [len(part["parts"]) > 1 for part in parts]
        if effect["is_choice"] and len(parts) > 1:
            return self._lists.one_of(
                [self._lists.group(p) if c else p for p, c in zip(phrases, compound, strict=True)]
            )
        return self._lists.series(phrases) if any(compound) else self._lists.all_of(phrases)

    def _priced(self, parts: Sequence[EffectData], discount: Value) -> str:
        """Purchases to choose from with the same discount or none, which is told once."""
        phrases = [self._unpriced(part) for part in parts]
        message = message_id(self._game, "effect", "priced")
        args: dict[str, Value] = {"list": self._lists.one_of(phrases), "discount": discount}
        return self._text(message, args)

    def _unpriced(self, part: EffectData) -> str:
        """A purchase without its price, which is told for several purchases together."""
        message = message_id(self._game, "effect", part["kind"])
        return self._text(message, {**part["args"], PRICE: 0}, UNPRICED)


def made(
    kind: str,
    args: dict[str, int | str] | None = None,
    parts: Sequence[EffectData] = (),
    is_choice: bool = False,
) -> EffectData:
    """An effect as data."""
    return {"kind": kind, "args": args or {}, "parts": list(parts), "is_choice": is_choice}


def together(effects: Sequence[EffectData]) -> EffectData:
    """Several effects as one."""
    return effects[0] if len(effects) == 1 else made("all_of", parts=effects)


def is_effect(value: object) -> TypeGuard[EffectData]:
    """Whether an argument of a sentence is an effect."""
    return isinstance(value, dict) and "is_choice" in value


def _unwrapped(effect: EffectData) -> EffectData:
    """A connector around a single part is replaced by that part."""
    while effect["kind"] in BARE and len(effect["parts"]) == 1:
        effect = effect["parts"][0]
    return effect
