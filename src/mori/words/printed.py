"""What is printed on a component, in words, from its entry in a view.

An entry is plain data: numbers, ids, prices, references of effects. Its keys become the variables
of `<game>-printed-<tag>`; those that are more than a number or a word are put into words here, as
the game declares them (docs/words.md).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from mori.words.catalogue import Catalogue, Value, message_id
from mori.words.declared import declared
from mori.words.lists import sentence_case
from mori.words.references import References, plain


class Printed:
    """Describes the components of one game."""

    def __init__(self, catalogue: Catalogue, game: str, references: References) -> None:
        self._catalogue = catalogue
        self._game = game
        self._references = references
        self._printed = declared(game).printed

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
        how = self._printed.get(key, {})
        match how.get("as"):
            case "effects":
                return references.effects.all_of(value)
            case "goods":
                return references.words(_bundle(value), ())
            case "counted":
                return references.lists.all_of(self._counted(how["tag"], value))
            case "phrase":
                return self._phrase(how, value)
            case "one_of":
                return references.lists.one_of(self._names(_tag(how, entry), value))
            case "all_of":
                return references.lists.all_of(self._names(_tag(how, entry), value))
            case "name":
                return references.component(_tag(how, entry), value)
        return plain(value)

    def _counted(self, tag: str, amounts: Mapping[str, int]) -> list[str]:
        return [
            self._catalogue.format(message_id(self._game, tag, name), {"count": count}, "counted")
            for name, count in amounts.items()
        ]

    def _phrase(self, how: Mapping[str, str], data: Mapping[str, Any]) -> str:
        """A table in words, by its kind; what stands under the key `each` is told as "for each"."""
        variables = {key: plain(value) for key, value in data.items()}
        each = how.get("each", "")
        if each in data:
            message = message_id(self._game, each, str(data[each]))
            variables[each] = self._catalogue.format(message, {}, "each")
        message = message_id(self._game, how["tag"], str(data["kind"]))
        return self._catalogue.format(message, variables)

    def _names(self, tag: str, ids: Sequence[str]) -> list[str]:
        return [self._references.component(tag, name) for name in ids]


def _tag(how: Mapping[str, str], entry: Mapping[str, Any]) -> str:
    """The tag of what is named: always the same, or told by another key of the entry."""
    return how["tag"] if "tag" in how else str(entry[how["tag_in"]])


def _bundle(amounts: Mapping[str, int]) -> str:
    return "bundle:" + ",".join(f"{name}={amount}" for name, amount in amounts.items())
