"""Where a pack differs from what the rulebook states.

Mori's own pack marks the data that the rulebook states. Another pack may be right, because there
are other printings, but its author wants to know.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from mori.content import RawPack

ABOUT_THE_DATA = ("id", "provenance", "provenance_fields", "stated_fields", "note", "source")
STATED = "stated"

# An entry is identified by its table, its id, and its index among those that share them.
EntryKey = tuple[str, str, int]


@dataclass(frozen=True, slots=True)
class Departure:
    """An entry that differs from a stated one. `keys` is empty if the entry is missing."""

    table: str
    id: str
    keys: tuple[str, ...]


def departures(own: RawPack, other: RawPack) -> list[Departure]:
    """Stated entries or fields of Mori's `own` pack that differ in the other pack."""
    theirs = dict(_entries(other))
    found: list[Departure] = []
    for (table, name, place), entry in _entries(own):
        stated = {key: entry[key] for key in _stated_keys(entry)}
        counterpart = theirs.get((table, name, place))
        if counterpart is None:
            if stated:
                found.append(Departure(table, name, ()))
            continue
        differing = tuple(key for key in stated if counterpart.get(key) != stated[key])
        if differing:
            found.append(Departure(table, name, differing))
    return found


def _entries(raw: RawPack) -> Iterator[tuple[EntryKey, dict[str, Any]]]:
    seen: Counter[tuple[str, str]] = Counter()
    for tables in raw.files.values():
        for path, name, entry in _inside("", "", tables):
            yield (path, name, seen[path, name]), entry
            seen[path, name] += 1


def _inside(path: str, id_around: str, value: object) -> Iterator[tuple[str, str, dict[str, Any]]]:
    if isinstance(value, list):
        for item in value:
            yield from _inside(path, id_around, item)
    elif isinstance(value, dict):
        own = value.get("id")
        name = own if isinstance(own, str) else id_around
        if "provenance" in value:
            yield path, name, value
        for key, item in value.items():
            yield from _inside(f"{path}.{key}" if path else key, name, item)


def _stated_keys(entry: dict[str, Any]) -> Iterator[str]:
    fields = entry.get("provenance_fields", {})
    listed = entry.get("stated_fields", [])
    for key, value in entry.items():
        if key in ABOUT_THE_DATA or _holds_entries(value):
            continue
        own = STATED if key in listed else fields.get(key, entry["provenance"])
        if own == STATED:
            yield key


def _holds_entries(value: object) -> bool:
    """Whether these are entries with their own provenance, which are compared separately."""
    if isinstance(value, list):
        return any(_holds_entries(item) for item in value)
    return isinstance(value, dict) and "provenance" in value
