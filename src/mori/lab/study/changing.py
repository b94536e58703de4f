"""A copy of a component pack in which one number is another.

A number is named by its place: the file, then keys and the ids of entries (or their numbers, from
1), with slashes between: `visions.toml/vision/vision-01/vp`.
"""

import copy
import json
from pathlib import Path
from typing import Any, Final

from mori.content import read_pack
from mori.core.errors import SetupError

SEPARATOR: Final = "/"


def number_at(pack: Path, place: str) -> int:
    """The number at a place of a pack."""
    files = read_pack(pack).files
    holder, key = _holder(files, place)
    found = holder[key]
    if isinstance(found, bool) or not isinstance(found, int):
        raise _unknown(place)
    return found


def write_changed(pack: Path, place: str, number: int, folder: Path) -> Path:
    """Write a copy of the pack with another number at the place, and return where it is."""
    files = copy.deepcopy(read_pack(pack).files)
    holder, key = _holder(files, place)
    holder[key] = number
    return write_files(files, folder)


def write_files(files: dict[str, Any], folder: Path) -> Path:
    """Write the files of a pack, and return where they are."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, table in files.items():
        (folder / name).write_text(_toml(table), encoding="utf-8")
    return folder


def _holder(files: dict[str, Any], place: str) -> tuple[Any, Any]:
    """The table or list that holds the place, and the key or index in it."""
    parts = place.split(SEPARATOR)
    holder: Any = None
    key: Any = None
    value: Any = files
    for part in parts:
        holder, key = value, _key(value, part)
        if key is None:
            raise _unknown(place)
        value = holder[key]
    return holder, key


def _key(holder: object, part: str) -> str | int | None:
    """What a part of a place means in a table or list; None if there is nothing of that name."""
    if isinstance(holder, dict):
        return part if part in holder else None
    if isinstance(holder, list):
        for index, entry in enumerate(holder):
            if isinstance(entry, dict) and entry.get("id") == part:
                return index
        if part.isascii() and part.isdigit() and 1 <= int(part) <= len(holder):
            return int(part) - 1
    return None


def _unknown(place: str) -> SetupError:
    return SetupError("unknown_number", {"place": place[:200]})


def _toml(table: dict[str, Any]) -> str:
    """A file as TOML, a line for each of its keys. Packs hold no dates."""
    return "".join(f"{_text(key)} = {_value(value)}\n" for key, value in table.items())


def _value(value: object) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_text(key)} = {_value(item)}' for key, item in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(_value(item) for item in value)}]"
    if isinstance(value, str):
        return _text(value)
    return json.dumps(value)


def _text(text: str) -> str:
    # TOML's basic strings are JSON's, but for DEL, which TOML wants escaped.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
