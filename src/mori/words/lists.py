"""Lists in words, as each language joins them."""

from collections.abc import Sequence

from mori.words.catalogue import Catalogue


class Lists:
    """Joins texts into lists."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def all_of(self, items: Sequence[str]) -> str:
        """Commas, and the language's "and" before the last; an empty list is "nothing"."""
        return self._joined(items, "common-list-and")

    def one_of(self, items: Sequence[str]) -> str:
        """Commas, and the language's "or" before the last."""
        return self._joined(items, "common-list-or")

    def series(self, items: Sequence[str]) -> str:
        """Items that may be lists themselves, with a stronger separator."""
        if not items:
            return self._catalogue.format("common-nothing", {})
        text = items[0]
        for item in items[1:]:
            text = self._pair("common-list-semicolon", text, item)
        return text

    def group(self, text: str) -> str:
        """A list inside another list."""
        return self._catalogue.format("common-group", {"text": text})

    def _joined(self, items: Sequence[str], last: str) -> str:
        if not items:
            return self._catalogue.format("common-nothing", {})
        text = items[0]
        for item in items[1:-1]:
            text = self._pair("common-list-comma", text, item)
        if len(items) > 1:
            text = self._pair(last, text, items[-1])
        return text

    def _pair(self, message: str, text: str, item: str) -> str:
        # In Spanish "and" and "or" depend on the sound that follows.
        initial = item[:1].lower()
        return self._catalogue.format(message, {"list": text, "item": item, "item-id": initial})


def sentence_case(text: str) -> str:
    """A phrase as the entry of a list: with a capital letter."""
    return text[:1].upper() + text[1:]
