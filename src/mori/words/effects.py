"""Effects in words: a phrase for what a card, tile or space gives.

A pack makes effects out of few kinds, so the catalogues have a phrase for each kind and none for a
card. All phrases are what one gets ("3 movement points"), so that any of them can stand in a list.
"""

from collections.abc import Sequence
from typing import Final

from mori.words.catalogue import Catalogue, Value, message_id
from mori.words.grammar import Node, parse
from mori.words.lists import Lists

TAG: Final = "effect:"
BARE: Final = ("all_of", "choose_one")  # their parts, joined, are all they say


class Effects:
    """Spells out the effects of one game."""

    def __init__(self, catalogue: Catalogue, game: str, lists: Lists) -> None:
        self._catalogue = catalogue
        self._game = game
        self._lists = lists

    def words(self, text: str) -> str:
        """The phrase of an effect, such as "choose_one()[movement(n=1)|vp(n=2)]"."""
        return self._phrase(parse(text))

    def all_of(self, references: Sequence[str]) -> str:
        """The phrase of several effects that all belong to one card, tile or space."""
        parts = tuple(parse(reference.removeprefix(TAG)) for reference in references)
        return self._phrase(Node("all_of", {}, parts, False))

    def _phrase(self, node: Node) -> str:
        node = _unwrapped(node)
        if node.name == "resource":
            message = message_id(self._game, "resource", str(node.args["resource"]))
            return self._catalogue.format(message, {"count": node.args["n"]}, "counted")
        if node.name in BARE:
            return self._parts(node) if node.parts else self._format("none", node)
        return self._format(node.name, node)

    def _format(self, name: str, node: Node) -> str:
        args = dict(node.args)
        if node.parts:
            args["list"] = self._parts(node)
        return self._catalogue.format(message_id(self._game, "effect", name), args)

    def _parts(self, node: Node) -> str:
        parts = [_unwrapped(part) for part in node.parts]
        phrases = [self._phrase(part) for part in parts]
        compound = [len(part.parts) > 1 for part in parts]
        if node.is_choice:
            discount = _shared_discount(parts)
            if discount:
                return self._cheaper(parts, discount)
            return self._lists.one_of(
                [self._lists.group(p) if c else p for p, c in zip(phrases, compound, strict=True)]
            )
        return self._lists.series(phrases) if any(compound) else self._lists.all_of(phrases)

    def _cheaper(self, parts: Sequence[Node], discount: Value) -> str:
        """Purchases to choose from that all have the same discount: it is said once."""
        full = [Node(part.name, part.args | {"discount": 0}, (), False) for part in parts]
        phrases = [self._phrase(part) for part in full]
        message = message_id(self._game, "effect", "cheaper")
        args = {"list": self._lists.one_of(phrases), "discount": discount}
        return self._catalogue.format(message, args)


def _shared_discount(parts: Sequence[Node]) -> Value:
    """The discount that several purchases have in common; 0 if there is none."""
    found = {part.args.get("discount", 0) for part in parts}
    return found.pop() if len(parts) > 1 and len(found) == 1 else 0


def _unwrapped(node: Node) -> Node:
    """A bare connector around a single part is that part."""
    while node.name in BARE and len(node.parts) == 1:
        node = node.parts[0]
    return node
