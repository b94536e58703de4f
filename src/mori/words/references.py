"""References: the tagged strings in facts, actions, prompts and reasons, and their words.

docs/words.md describes them; the browser uses the same scheme and catalogues.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from mori.core.shown import EffectData
from mori.words.catalogue import Catalogue, Value, message_id
from mori.words.effects import Effects, is_effect
from mori.words.lists import Lists
from mori.words.names import Names, bundle
from mori.words.printed import Printed
from mori.words.values import plain


class References:
    """Turns references of one game into words. `components` are those of a table."""

    def __init__(self, catalogue: Catalogue, game: str, components: Mapping[str, Any]) -> None:
        self._catalogue = catalogue
        self._game = game
        self.lists = Lists(catalogue)
        self.effects = Effects(catalogue, game, self.lists)
        self._names = Names(catalogue, game, self.lists)
        self.printed = Printed(catalogue, game, self.lists, self._names, components)
        self._said: dict[str, str] = {}  # a cache of names, which are needed again and again

    def words(self, reference: str | EffectData, names: Sequence[str]) -> str:
        """The words of one reference, or of an effect."""
        if not isinstance(reference, str) or reference.startswith("seat:"):
            return self.put_together(reference, names)
        if reference not in self._said:
            self._said[reference] = self.put_together(reference, names)
        return self._said[reference]

    def put_together(self, reference: str | EffectData, names: Sequence[str]) -> str:
        """The same, always computed from the catalogue."""
        if not isinstance(reference, str):
            return self.effects.words(reference)
        tag, colon, value = reference.partition(":")
        if not colon:
            raise LookupError(reference)
        if tag == "seat":
            return self._seat(int(value), names)
        if tag == "bundle":
            return self._names.goods(bundle(value))
        if tag == "counted":
            tag, _, value = value.partition(":")
            return self._names.goods(bundle(value), tag)
        if value.isdigit():
            return self._format((tag,), {"number": int(value) + 1})  # people count from one
        return self.component(tag, value)

    def component(self, tag: str, name: str, attribute: str = "") -> str:
        """The name of a component, or an attribute of its message."""
        if not attribute:
            named = self.printed.name(tag, name)
            return self._names.known(tag, name) if named is None else named
        message = message_id(self._game, tag, name)
        if not self._catalogue.has(message):
            message = message_id(self._game, tag, "unnamed")
        return self._catalogue.format(message, {"id": name}, attribute)

    def joined(self, items: Sequence[object], names: Sequence[str]) -> str:
        """A list of references or plain values, in words."""
        effects = [item for item in items if is_effect(item)]
        if effects:
            return self.effects.all_of(effects)
        texts = [str(item) for item in items]
        return self.lists.all_of(
            [self.words(text, names) if ":" in text else text for text in texts]
        )

    def variables(self, args: Mapping[str, object], names: Sequence[str]) -> dict[str, Value]:
        """The variables of a sentence:

        references in words, their bare ids, absolute values of numbers.
        """
        found: dict[str, Value] = {}
        for key, value in args.items():
            if isinstance(value, str) and ":" in value:
                found[key] = self.words(value, names)
                found[f"{key}-id"] = value.partition(":")[2]
            elif isinstance(value, list | tuple):
                found[key] = self.joined(value, names)
            elif is_effect(value):
                found[key] = self.effects.words(value)
            else:
                found[key] = plain(value)
                if isinstance(value, int) and not isinstance(
                    value, bool
                ):  # losses are told without their sign
                    found[f"{key}-size"] = abs(value)
        return found

    def _format(self, parts: Sequence[str], args: Mapping[str, Value]) -> str:
        return self._catalogue.format(message_id(self._game, *parts), args)

    def _seat(self, seat: int, names: Sequence[str]) -> str:
        if seat < len(names):
            return names[seat]
        return self._catalogue.format("common-seat", {"number": seat + 1})
