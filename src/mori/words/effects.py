"""Effects in words: a phrase for what a card, tile or space gives.

A pack makes effects out of few kinds, so the catalogues have a phrase for each kind and none for a
card. All phrases are what one gets ("3 movement points"), so that any of them can stand in a list.
In a name they are brief: a phrase that has an attribute `.brief` is told by it.
"""

from collections.abc import Sequence
from typing import Final, TypeGuard

from mori.core.shown import EffectData
from mori.words.catalogue import Catalogue, Value, message_id
from mori.words.lists import Lists

BARE: Final = ("all_of", "choose_one")  # their parts, joined, are all they say
BRIEF: Final = "brief"  # the attribute of what a name says in fewer words


class Effects:
    """Spells out the effects of one game."""

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
        """The phrase of several effects that all belong to one card, tile or space."""
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
        phrases = [self.words(part) for part in parts]
        compound = [len(part["parts"]) > 1 for part in parts]
        if effect["is_choice"] and len(parts) > 1:
            discount = _shared_discount(parts)
            if discount:
                return self._cheaper(parts, discount)
            return self._lists.one_of(
                [self._lists.group(p) if c else p for p, c in zip(phrases, compound, strict=True)]
            )
        return self._lists.series(phrases) if any(compound) else self._lists.all_of(phrases)

    def _cheaper(self, parts: Sequence[EffectData], discount: Value) -> str:
        """Purchases to choose from that all have the same discount: it is said once."""
        full = [made(part["kind"], part["args"] | {"discount": 0}) for part in parts]
        phrases = [self.words(part) for part in full]
        message = message_id(self._game, "effect", "cheaper")
        args: dict[str, Value] = {"list": self._lists.one_of(phrases), "discount": discount}
        return self._text(message, args)


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


def _shared_discount(parts: Sequence[EffectData]) -> Value:
    """The discount that several purchases have in common; 0 if there is none."""
    found = {part["args"].get("discount", 0) for part in parts}
    return found.pop() if len(parts) > 1 and len(found) == 1 else 0


def _unwrapped(effect: EffectData) -> EffectData:
    """A bare connector around a single part is that part."""
    while effect["kind"] in BARE and len(effect["parts"]) == 1:
        effect = effect["parts"][0]
    return effect
