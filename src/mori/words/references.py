"""References: the tagged strings in facts, actions, prompts and reasons, and their words.

The scheme is in docs/words.md; the browser follows it with the same catalogues.
"""

from collections.abc import Mapping, Sequence

from mori.words.catalogue import Catalogue, Value, message_id


class References:
    """Turns references of one game into words."""

    def __init__(self, catalogue: Catalogue, game: str) -> None:
        self._catalogue = catalogue
        self._game = game

    def words(self, reference: str, names: Sequence[str]) -> str:
        """The words of one reference."""
        tag, colon, value = reference.partition(":")
        if not colon:
            raise LookupError(reference)
        if tag == "seat":
            return self._seat(int(value), names)
        if tag == "bundle":
            return self._bundle(value)
        if tag == "place":
            return self._place(value)
        if tag == "line":
            return self._line(value)
        if value.isdigit():
            return self._format((tag,), {"number": int(value) + 1})  # people count from one
        return self.component(tag, value)

    def component(self, tag: str, name: str, attribute: str = "") -> str:
        """The name of a component, or what an attribute of its message says of it."""
        message = message_id(self._game, tag, name)
        if not self._catalogue.has(message):
            # A pack of an owner's own may have components that no catalogue can know. Where ids
            # are open to packs, and only there, the catalogue has a message for the others.
            message = message_id(self._game, tag, "unnamed")
        return self._catalogue.format(message, {"id": name}, attribute)

    def join(self, items: Sequence[str]) -> str:
        """A list in words: commas, and the language's "and" before the last."""
        if not items:
            return self._catalogue.format("common-nothing", {})
        text = items[0]
        for item in items[1:-1]:
            text = self._catalogue.format("common-list-comma", {"list": text, "item": item})
        if len(items) > 1:
            text = self._catalogue.format("common-list-and", {"list": text, "item": items[-1]})
        return text

    def variables(self, args: Mapping[str, object], names: Sequence[str]) -> dict[str, Value]:
        """The variables of a sentence: references in words, and their bare ids to select by."""
        found: dict[str, Value] = {}
        for key, value in args.items():
            if isinstance(value, str) and ":" in value:
                found[key] = self.words(value, names)
                found[f"{key}-id"] = value.partition(":")[2]
            elif isinstance(value, list | tuple):
                found[key] = self.join([self.words(str(item), names) for item in value])
            else:
                found[key] = plain(value)
        return found

    def _format(self, parts: Sequence[str], args: Mapping[str, Value], attribute: str = "") -> str:
        return self._catalogue.format(message_id(self._game, *parts), args, attribute)

    def _seat(self, seat: int, names: Sequence[str]) -> str:
        if seat < len(names):
            return names[seat]
        return self._catalogue.format("common-seat", {"number": seat + 1})

    def _bundle(self, value: str) -> str:
        """Goods: "berry=2,amber=1"."""
        goods: list[str] = []
        for part in value.split(",") if value else ():
            resource, _, amount = part.partition("=")
            goods.append(self._format(("resource", resource), {"count": int(amount)}, "counted"))
        return self.join(goods)

    def _place(self, value: str) -> str:
        """A space: a tile and its rank, "amber.2", or an extra space beside it, "amber.x1"."""
        tile, _, rank = value.rpartition(".")
        kind = "place-extra" if rank.startswith("x") else "place"
        number = int(rank.removeprefix("x"))
        return self._format((kind,), {"tile": self.component("tile", tile), "number": number})

    def _line(self, value: str) -> str:
        """A tribute line: card and line number, then what it asks, "haru_1.2:berry=3"."""
        label, _, goods = value.partition(":")
        shown = label.replace("_", " ")
        return self._format(
            ("line",), {"label": shown[:1].upper() + shown[1:], "goods": self._bundle(goods)}
        )


def plain(value: object) -> Value:
    """A value that is no reference, as Fluent takes it.

    A selector's variants are names, so truth values are passed as "true" and "false", and nothing
    (None or an empty text) as "none".
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return value
    if value is None or value == "":
        return "none"
    return str(value)
