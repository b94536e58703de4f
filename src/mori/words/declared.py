"""What a game declares about its names, in `words/names.json` of its folder (docs/words.md).

The browser reads the same file, so that both form the same names.
"""

import json
import re
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from mori.core.registry import entry_of

PART: Final = re.compile(r"<([a-z_]*)(?::([a-z]+))?>")
# Kinds of the parts of an id; "" is the id of a component whose tag is the part's name.
KINDS: Final = {
    "": ".+",
    "any": ".+",
    "digits": r"\d+",
    "goods": ".*",
    "letter": "[a-z]",
    "word": "[a-z]+",
}


@dataclass(frozen=True)
class Shape:
    """The form of a tag's ids, and the message that names them.

    `kinds` are the kinds of its parts, by name. In an open form, a part that no catalogue knows is
    named by the message for unknown parts.
    """

    tag: str
    pattern: re.Pattern[str]
    kinds: dict[str, str]
    message: str
    is_open: bool


@dataclass(frozen=True)
class NamedBy:
    """Where the entries of the components with a tag are, and how their names are formed.

    The message is `named-<tag>`, or `named-` with the entry's value under the key `by`; `printed-`
    if the reference stands for what is printed there. `keys` are those that a name describes
    differently from the printed text.
    """

    families: tuple[str, ...]
    by: str
    keys: dict[str, dict[str, str]]
    message: str = "named"


@dataclass(frozen=True)
class Declared:
    """Everything that a game declares."""

    shapes: tuple[Shape, ...] = ()
    printed: dict[str, dict[str, str]] = field(default_factory=dict)  # by the key of a component
    named: dict[str, NamedBy] = field(default_factory=dict)  # by tag: named by what they do
    # For actions whose argument is an index: the list of the prompt that it refers to.
    counting: dict[str, str] = field(default_factory=dict)


def names_data(game: str) -> dict[str, Any]:
    """The file's content; empty for a game without one."""
    folder = entry_of(game).folder if game else None
    path = folder / "words" / "names.json" if folder is not None else None
    if path is None or not path.is_file():
        return {}
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


@cache
def declared(game: str) -> Declared:
    data = names_data(game)
    return Declared(
        tuple(shape_of(shape) for shape in data.get("shapes", ())),
        data.get("printed", {}),
        {tag: _named(tag, how) for tag, how in data.get("named", {}).items()},
        data.get("counting", {}),
    )


def _named(tag: str, how: dict[str, Any]) -> NamedBy:
    families = tuple(how.get("in", (tag,)))
    message = how.get("message", "named")
    return NamedBy(families, how.get("by", ""), how.get("keys", {}), message)


def shape_of(data: dict[str, Any]) -> Shape:
    """A form from its entry; LookupError for an unknown kind of part."""
    pattern = ""
    kinds: dict[str, str] = {}
    end = 0
    template: str = data["id"]
    for part in PART.finditer(template):
        name, kind = part[1], part[2] or ""
        if kind not in KINDS:
            raise LookupError(template)
        pattern += re.escape(template[end : part.start()])
        pattern += f"(?P<{name}>{KINDS[kind]})" if name else f"(?:{KINDS[kind]})"
        if name:
            kinds[name] = kind
        end = part.end()
    pattern += re.escape(template[end:])
    is_open = bool(data.get("open", False))
    return Shape(data["tag"], re.compile(pattern), kinds, data["message"], is_open)
