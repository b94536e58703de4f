"""What is printed on a component, in words, and its name, both from its entry in a view.

An entry is plain data: numbers, ids, prices, effects. Its keys become the variables of
`<game>-printed-<tag>`, and of `<game>-named-<tag>` for a component that is named by what it does.
Values that are more than a number or a word are put into words here, as the game declares them
(docs/words.md).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from mori.words.catalogue import Catalogue, Value, message_id
from mori.words.declared import NamedBy, declared
from mori.words.effects import BRIEF, Effects
from mori.words.lists import Lists, sentence_case
from mori.words.names import Names
from mori.words.values import plain

How = Mapping[str, str]


class Printed:
    """Describes the components of one game. `components` are those of a table, by tag and id."""

    def __init__(
        self,
        catalogue: Catalogue,
        game: str,
        lists: Lists,
        names: Names,
        components: Mapping[str, Any],
    ) -> None:
        self._catalogue = catalogue
        self._game = game
        self._lists = lists
        self._names = names
        self._components = components
        self._declared = declared(game)
        self._effects = Effects(catalogue, game, lists)
        self._brief = Effects(catalogue, game, lists, is_brief=True)

    def words(self, tag: str, entry: Mapping[str, Any]) -> str:
        """Everything printed on a component."""
        message = message_id(self._game, "printed", tag)
        return sentence_case(self._catalogue.format(message, self._variables(tag, entry, None)))

    def name(self, tag: str, id: str) -> str | None:
        """The name of a component by what it does; None if no entry gives one.

        A reference may add details after a second colon.
        """
        id = id.partition(":")[0]
        named = self._declared.named.get(tag)
        for family in named.families if named is not None else ():
            entries = self._components.get(family, {})
            if named is not None and id in entries:
                entry = entries[id]
                kind = str(entry[named.by]) if named.by else tag
                message = message_id(self._game, named.message, kind)
                return self._catalogue.format(message, self._variables(tag, entry, named))
        return None

    def _variables(
        self, tag: str, entry: Mapping[str, Any], named: NamedBy | None
    ) -> dict[str, Value]:
        keys = self._declared.printed | (named.keys if named is not None else {})
        found: dict[str, Value] = {}
        for key, value in entry.items():
            how = keys.get(key, {})
            found[key] = self._value(tag, value, entry, how, named is not None)
            if how.get("as") == "name":
                found[f"{key}-id"] = plain(value)
        return found

    def _value(
        self, tag: str, value: Any, entry: Mapping[str, Any], how: How, is_brief: bool
    ) -> Value:
        if not value and value != 0:
            return "none"
        match how.get("as"):
            case "effects":
                return (self._brief if is_brief else self._effects).all_of(value)
            case "goods":
                return self._names.goods(value)
            case "letter":
                return str(value).upper()
            case "counted":
                return self._lists.all_of(self._counted(how["tag"], value, is_brief))
            case "phrase":
                return self._phrase(how, value)
            case "one_of":
                return self._lists.one_of(self._each(_tag(how, entry, tag), value, is_brief))
            case "all_of":
                return self._lists.all_of(self._each(_tag(how, entry, tag), value, is_brief))
            case "name":
                return self._each(_tag(how, entry, tag), [value], is_brief)[0]
        return plain(value)

    def _counted(self, tag: str, amounts: Mapping[str, int], is_brief: bool) -> list[str]:
        messages = {message_id(self._game, tag, name): count for name, count in amounts.items()}
        return [
            self._catalogue.format(
                message,
                {"count": count},
                BRIEF if is_brief and self._has_brief(message) else "counted",
            )
            for message, count in messages.items()
        ]

    def _phrase(self, how: How, data: Mapping[str, Any]) -> str:
        """A table in words, by its kind; the value under the key `each` is told as "for each"."""
        variables = {key: plain(value) for key, value in data.items()}
        each = how.get("each", "")
        if each in data:
            message = message_id(self._game, each, str(data[each]))
            variables[each] = self._catalogue.format(message, {}, "each")
        message = message_id(self._game, how["tag"], str(data["kind"]))
        return self._catalogue.format(message, variables)

    def _each(self, tag: str, ids: Sequence[str], is_brief: bool) -> list[str]:
        """The name from the catalogue: these are kinds and places, not components."""
        found: list[str] = []
        for id in ids:
            message = message_id(self._game, tag, id)
            if is_brief and self._has_brief(message):
                found.append(self._catalogue.format(message, {}, BRIEF))
            else:
                found.append(self._names.known(tag, id))
        return found

    def _has_brief(self, message: str) -> bool:
        return self._catalogue.has(message, BRIEF)


def _tag(how: How, entry: Mapping[str, Any], own: str) -> str:
    """The tag for naming: another key's value, or the tag of the component."""
    if "tag_in" in how:
        return str(entry[how["tag_in"]])
    return how.get("tag", own)
