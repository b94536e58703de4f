"""Where the data of a pack come from, entry by entry, for any game.

An entry is any table with a `provenance`, at any depth.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from mori.content.pack import RawPack
from mori.content.problems import Where
from mori.content.values import Reading


class EntryProvenance(msgspec.Struct, frozen=True, kw_only=True):
    file: str
    table: str  # "tile", or "tile.side" for a table inside an entry
    id: str  # of the entry, or of the nearest entry around it
    provenance: str
    fields: dict[str, str]  # for fields that differ from their entry
    note: str
    source: str


def entries(raw: RawPack) -> list[EntryProvenance]:
    """Every entry with a provenance, in the order of the pack."""
    found: list[EntryProvenance] = []
    for file, tables in raw.files.items():
        found.extend(_inside(file, "", "", tables))
    return found


def table_by_provenance(listed: Iterable[EntryProvenance]) -> dict[str, dict[str, int]]:
    """How many entries of each table have each provenance."""
    counts: dict[str, Counter[str]] = {}
    for entry in listed:
        counts.setdefault(entry.table, Counter())[entry.provenance] += 1
    return {table: dict(counter) for table, counter in counts.items()}


def check_weakest(
    table: Mapping[str, Any], strongest_first: tuple[str, ...], where: Where, reading: Reading
) -> None:
    """An entry's provenance is that of its weakest field, so no field may be weaker."""
    own = table.get("provenance")
    fields = table.get("provenance_fields")
    if own not in strongest_first or not isinstance(fields, dict):
        return
    for name, value in fields.items():
        if value in strongest_first and strongest_first.index(value) > strongest_first.index(own):
            reading.problems.append(
                where.at("provenance").problem(
                    "weaker_field", field=name, value=value, entry_value=own
                )
            )


def _inside(file: str, path: str, id_around: str, value: object) -> Iterator[EntryProvenance]:
    if isinstance(value, list):
        for item in value:
            yield from _inside(file, path, id_around, item)
    elif isinstance(value, dict):
        own = value.get("id")
        identity = own if isinstance(own, str) else id_around
        provenance = value.get("provenance")
        if isinstance(provenance, str):
            yield EntryProvenance(
                file=file,
                table=path,
                id=identity,
                provenance=provenance,
                fields=_fields(value),
                note=_text(value.get("note")),
                source=_text(value.get("source")),
            )
        for key, item in value.items():
            yield from _inside(file, f"{path}.{key}" if path else key, identity, item)


def _fields(table: Mapping[str, Any]) -> dict[str, str]:
    """`provenance_fields` as written; `stated_fields` lists only the stated ones."""
    by_field = table.get("provenance_fields")
    if isinstance(by_field, dict):
        return {name: value for name, value in by_field.items() if isinstance(value, str)}
    stated = table.get("stated_fields")
    if isinstance(stated, list):
        return {name: "stated" for name in stated if isinstance(name, str)}
    return {}


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
