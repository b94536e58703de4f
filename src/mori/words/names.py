"""Names from the catalogues, or formed from the parts of an id, and goods.

A game declares the forms of its ids and the messages that name them (docs/words.md). The parts of
an id become the message's variables: digits are numbers, a letter is a capital, and any other part
is the name of the component with that tag.
"""

from collections.abc import Mapping

from mori.words.catalogue import Catalogue, Value, message_id
from mori.words.declared import Shape, declared
from mori.words.lists import Lists


class Names:
    """The names of one game's kinds, places and goods."""

    def __init__(self, catalogue: Catalogue, game: str, lists: Lists) -> None:
        self._catalogue = catalogue
        self._game = game
        self._lists = lists
        self._declared = declared(game)

    def name(self, tag: str, name: str) -> str | None:
        """The name of a component; None if the catalogue cannot know it."""
        message = message_id(self._game, tag, name)
        if self._catalogue.has(message):
            return self._catalogue.format(message, {"id": name})
        for shape in self._declared.shapes:
            found = shape.pattern.fullmatch(name) if shape.tag == tag else None
            message = message_id(self._game, shape.message)
            if found is not None and self._catalogue.has(message):
                variables = self._variables(shape, found.groupdict())
                if variables is not None:
                    return self._catalogue.format(message, variables)
        return None

    def known(self, tag: str, name: str) -> str:
        """The name of a component, or a general name if no catalogue knows it."""
        found = self.name(tag, name)
        return self.unnamed(tag, name) if found is None else found

    def unnamed(self, tag: str, name: str) -> str:
        """The general name of a component that only an owner's pack knows.

        The catalogue has a message for it where a pack may define ids.
        """
        return self._catalogue.format(message_id(self._game, tag, "unnamed"), {"id": name})

    def goods(self, amounts: Mapping[str, int], tag: str = "resource") -> str:
        """Goods, or other counted things: 2 of one kind and 1 of another."""
        return self._lists.all_of(
            [
                self._catalogue.format(
                    message_id(self._game, tag, name), {"count": amount}, "counted"
                )
                for name, amount in amounts.items()
            ]
        )

    def _variables(self, shape: Shape, parts: dict[str, str]) -> dict[str, Value] | None:
        found: dict[str, Value] = {}
        for part, value in parts.items():
            word = self._part(shape, part, value)
            if word is None:
                return None
            found[part] = word
            if shape.kinds[part] in ("", "word"):
                found[f"{part}-id"] = value
        return found

    def _part(self, shape: Shape, part: str, value: str) -> Value | None:
        kind = shape.kinds[part]
        if value.isdigit():
            return int(value)
        if kind == "letter":
            return value.upper()
        if kind == "goods":
            return self.goods(bundle(value))
        return self.known(part, value) if shape.is_open else self.name(part, value)


def bundle(text: str) -> dict[str, int]:
    """Goods in the form of a reference: "berry=2,amber=1"."""
    parts = [part.partition("=") for part in text.split(",") if part]
    return {resource: int(amount) for resource, _, amount in parts}
