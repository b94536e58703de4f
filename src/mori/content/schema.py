"""Reads TOML tables into frozen structs, and collects every problem instead of the first.

A game declares one `msgspec.Struct` per table; `readers` walks its type and the table together.
`Literal` restricts a vocabulary, `msgspec.Meta` limits numbers, lengths and the form of strings,
`refers_to` marks a string as the id of another entry, and structs with a tag make a union.
"""

from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar, cast

import msgspec

from mori.content.problems import Where
from mori.content.readers import WRONG, struct_reader
from mori.content.values import Reading, shown, wrong_type

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)


def refers_to(table: str) -> msgspec.Meta:
    """Marks a string as the id of an entry of `table`; it is checked when all tables are read."""
    return msgspec.Meta(extra={"refers_to": table})


def placeholder(value: object) -> msgspec.Meta:
    """A replacement for a wrong or missing value, so that the rest of its entry can be checked."""
    return msgspec.Meta(extra={"placeholder": value})


class Row(NamedTuple, Generic[T]):
    """One entry: its place, its table as written, and the struct if it could be read."""

    where: Where
    table: dict[str, Any]
    value: T | None


@dataclass(frozen=True, slots=True)
class Entries(Generic[T]):
    """The entries of one array of tables. `present` is false if the pack lacks the array."""

    rows: tuple[Row[T], ...]
    present: bool = True

    def read(self) -> list[tuple[Where, T]]:
        return [(row.where, row.value) for row in self.rows if row.value is not None]

    def values(self) -> list[T]:
        return [row.value for row in self.rows if row.value is not None]

    def complete(self) -> bool:
        """Whether every entry could be read, so that sums over them are valid."""
        return self.present and all(row.value is not None for row in self.rows)

    def ids(self, key: str = "id") -> list[str]:
        """The ids as written, including those of unreadable entries."""
        written = [row.table.get(key) for row in self.rows]
        return [name for name in written if isinstance(name, str)]


def read_entry(cls: type[S], table: dict[str, Any], where: Where, reading: Reading) -> S | None:
    """The table as a struct, or None if a required part is wrong."""
    value = struct_reader(cls).read(table, where, reading)
    return None if value is WRONG else cast("S", value)


def read_entries(
    cls: type[S],
    tables: dict[str, Any],
    key: str,
    where: Where,
    reading: Reading,
    label: str = "id",
    required: bool = True,
) -> Entries[S]:
    """The array of tables `tables[key]`; an entry is named like `tile[3] amber` by its `label`."""
    if key not in tables:
        if required:
            reading.note_missing(where.at(key))
        return Entries((), present=False)
    value = tables[key]
    if not isinstance(value, list):
        reading.problems.append(wrong_type(where.at(key), "list", value))
        return Entries((), present=False)
    path = f"{where.entry}.{key}" if where.entry else key
    rows: list[Row[S]] = []
    for index, table in enumerate(value):
        name = f"{path}[{index}]"
        if not isinstance(table, dict):
            reading.problems.append(wrong_type(Where(where.file, name), "table", table))
            rows.append(Row(Where(where.file, name), {}, None))
            continue
        if isinstance(table.get(label), (str, int)):
            name = f"{name} {shown(table[label])}"
        place = Where(where.file, name)
        rows.append(Row(place, table, read_entry(cls, table, place, reading)))
    return Entries(tuple(rows))


def read_table(
    cls: type[S], tables: dict[str, Any], key: str, where: Where, reading: Reading
) -> Row[S]:
    """The single table `tables[key]`."""
    path = f"{where.entry}.{key}" if where.entry else key
    place = Where(where.file, path)
    if key not in tables:
        reading.note_missing(where.at(key))
        return Row(place, {}, None)
    table = tables[key]
    if not isinstance(table, dict):
        reading.problems.append(wrong_type(where.at(key), "table", table))
        return Row(place, {}, None)
    return Row(place, table, read_entry(cls, table, place, reading))
