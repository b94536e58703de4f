"""Names made from the parts of an id, where a pack has too many components to title each.

A game declares the shapes of its ids and the messages that name them (docs/words.md). The parts of
an id become the message's variables: digits are numbers, a letter is shown large, and any other
part is the name of the component with that tag.
"""

from collections.abc import Callable, Sequence

from mori.words.catalogue import Catalogue, Value, message_id
from mori.words.declared import Shape, declared
from mori.words.lists import Lists, sentence_case


class Names:
    """The names of one game's components. `goods` puts a bundle into words."""

    def __init__(
        self, catalogue: Catalogue, game: str, lists: Lists, goods: Callable[[str], str]
    ) -> None:
        self._catalogue = catalogue
        self._game = game
        self._lists = lists
        self._goods = goods
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

    def unnamed(self, tag: str, name: str) -> str:
        """What a component is called that only the pack of an owner knows.

        Where ids are open to packs, and only there, the catalogue has a message for the others.
        """
        return self._catalogue.format(message_id(self._game, tag, "unnamed"), {"id": name})

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
        if kind == "title":
            return sentence_case(value.replace("_", " "))
        if kind == "goods":
            return self._goods(value)
        if kind == "list":
            return self._list(value.split("-"), self._declared.lists[part])
        named = self.name(part, value)
        return self.unnamed(part, value) if named is None and shape.is_open else named

    def _list(self, parts: Sequence[str], tags: Sequence[str]) -> str | None:
        """Ids written one after the other; an id of its own may have dashes."""
        found: list[str] = []
        while parts:
            for count in range(len(parts), 0, -1):
                name = self._one_of("-".join(parts[:count]), tags)
                if name is not None:
                    found.append(name)
                    parts = parts[count:]
                    break
            else:
                return None
        return self._lists.all_of(found)

    def _one_of(self, name: str, tags: Sequence[str]) -> str | None:
        for tag in tags:
            message = message_id(self._game, tag, name)
            if self._catalogue.has(message):
                return self._catalogue.format(message, {"id": name})
        return None
