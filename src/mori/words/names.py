"""Names made from the parts of an id, where a pack has too many components to title each.

A shape says how the ids of a tag are built and which message names them (docs/words.md has the
table). Its groups become the message's variables: digits are numbers, a letter is shown large, and
any other group is the name of the component with that tag: `yokai:kappa-2` asks for `$yokai`, the
name of `yokai:kappa`, and `$number`, which is 2.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from mori.words.catalogue import Catalogue, Value, message_id
from mori.words.lists import Lists


class Shape(NamedTuple):
    """How the ids of a tag are built, and the message that names them."""

    tag: str
    pattern: re.Pattern[str]
    message: str


SHAPES: Final = tuple(
    Shape(tag, re.compile(pattern), message)
    for tag, pattern, message in (
        ("yokai", r"start-(?P<yokai>.+)", "yokai-starting"),
        ("yokai", r"(?P<yokai>.+)-(?P<number>\d+)", "yokai-numbered"),
        ("building", r"(?P<building>.+)-(?P<number>\d+)", "building-numbered"),
        ("vision", r"vision-(?P<number>\d+)", "vision"),
        ("mitama", r"(?P<mitama>[a-z]+)-(?P<motif>.+)", "mitama-special"),
        ("dragonfly", r"dragonfly-(?P<motif>.+)", "dragonfly"),
        ("crystal", r"(?P<colour>[a-z]+)-(?P<motif>.+)", "crystal"),
        ("gate", r"gate-(?P<letter>[a-z])-(?P<motif>.+)", "gate"),
        ("motif", r"(?P<motif>.+)-(?P<number>\d+)", "motif-numbered"),
        ("rock", r"rock-(?P<types>.+)", "rock"),
        ("treasure", r"treasure-(?P<number>\d+)(?:-.+)?", "treasure"),
        ("home", r"home-(?P<number>\d+)", "home"),
        ("slot", r"slot-(?P<colour>[a-z]+)-(?P<number>\d+)", "slot"),
        ("slot", r"slot-(?P<colour>[a-z]+)-(?P<position>[a-z]+)", "slot-beside"),
        ("site", r"area-(?P<region>[a-z]+)-(?P<number>\d+)", "site"),
        ("node", r"(?P<path>[a-z]+)-(?P<number>\d+)", "node"),
        ("node", r"(?P<path>[a-z]+)-light-(?P<number>\d+)-(?P<space>\d+)", "node-light"),
        ("node", r"(?P<path>[a-z]+)-gate-(?P<number>\d+)-(?P<space>\d+)", "node-gate"),
        ("rockspace", r"rock-pilgrim-(?P<number>\d+)", "rockspace"),
    )
)
TYPES: Final = ("yokai", "mitama", "building")  # what a rock can show


class Names:
    """The names of one game's components."""

    def __init__(self, catalogue: Catalogue, game: str, lists: Lists) -> None:
        self._catalogue = catalogue
        self._game = game
        self._lists = lists

    def name(self, tag: str, name: str) -> str | None:
        """The name of a component; None if the catalogue cannot know it."""
        message = message_id(self._game, tag, name)
        if self._catalogue.has(message):
            return self._catalogue.format(message, {"id": name})
        for shape in SHAPES:
            found = shape.pattern.fullmatch(name) if shape.tag == tag else None
            message = message_id(self._game, shape.message)
            if found is not None and self._catalogue.has(message):
                variables = self._variables(found.groupdict())
                if variables is not None:
                    return self._catalogue.format(message, variables)
        return None

    def _variables(self, groups: dict[str, str]) -> dict[str, Value] | None:
        found: dict[str, Value] = {}
        for group, value in groups.items():
            word: Value | None
            if value.isdigit():
                word = int(value)
            elif group == "letter":
                word = value.upper()
            elif group == "types":
                word = self._types(value.split("-"))
            else:
                word = self.name(group, value)
                found[f"{group}-id"] = value
            if word is None:
                return None
            found[group] = word
        return found

    def _types(self, parts: Sequence[str]) -> str | None:
        """Types written one after the other; a type's own id may have dashes."""
        found: list[str] = []
        while parts:
            for count in range(len(parts), 0, -1):
                name = self._type("-".join(parts[:count]))
                if name is not None:
                    found.append(name)
                    parts = parts[count:]
                    break
            else:
                return None
        return self._lists.all_of(found)

    def _type(self, name: str) -> str | None:
        for tag in TYPES:
            message = message_id(self._game, tag, name)
            if self._catalogue.has(message):
                return self._catalogue.format(message, {"id": name})
        return None
