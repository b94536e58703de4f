"""What is printed on a component, in words, from its entry in a view.

An entry is plain data: numbers, ids, prices, references of effects. Its keys become the variables
of `<game>-printed-<tag>`; those that are more than a number or a word are put into words here.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mori.words.catalogue import Catalogue, Value, message_id
from mori.words.lists import sentence_case
from mori.words.references import References, plain

GOODS: Final = ("cost", "gain")
NAMED: Final = ("colour", "property")  # keys that are the tag of the id beside them


class Printed:
    """Describes the components of one game."""

    def __init__(self, catalogue: Catalogue, game: str, references: References) -> None:
        self._catalogue = catalogue
        self._game = game
        self._references = references

    def words(self, tag: str, entry: Mapping[str, Any]) -> str:
        variables: dict[str, Value] = {}
        for key, value in entry.items():
            variables[key] = self._value(key, value, entry)
        message = message_id(self._game, "printed", tag)
        return sentence_case(self._catalogue.format(message, variables))

    def _value(self, key: str, value: Any, entry: Mapping[str, Any]) -> Value:
        references = self._references
        if not value and value != 0:
            return "none"
        if key == "effects":
            return references.effects.all_of(value)
        if key in GOODS:
            return references.words(_bundle(value), ())
        if key == "requires":
            return references.lists.all_of(self._items(value))
        if key == "virtue":
            return self._virtue(value)
        if key == "triggers":
            return references.lists.one_of(self._names("trigger", value))
        if key == "types":
            return references.lists.all_of(self._names(str(entry["family"]), value))
        if key in NAMED:
            return references.component(key, value)
        return plain(value)

    def _items(self, amounts: Mapping[str, int]) -> list[str]:
        return [
            self._catalogue.format(
                message_id(self._game, "item", item), {"count": count}, "counted"
            )
            for item, count in amounts.items()
        ]

    def _virtue(self, virtue: Mapping[str, Any]) -> str:
        variables = {key: plain(value) for key, value in virtue.items()}
        if "item" in virtue:
            item = message_id(self._game, "item", str(virtue["item"]))
            variables["item"] = self._catalogue.format(item, {}, "each")
        message = message_id(self._game, "virtue", str(virtue["kind"]))
        return self._catalogue.format(message, variables)

    def _names(self, tag: str, ids: Sequence[str]) -> list[str]:
        return [self._references.component(tag, name) for name in ids]


def _bundle(amounts: Mapping[str, int]) -> str:
    return "bundle:" + ",".join(f"{name}={amount}" for name, amount in amounts.items())
