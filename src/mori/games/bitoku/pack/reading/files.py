"""The files of a Bitoku pack, and reading the tables of one of them."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, TypeVar

from msgspec import Struct

from mori.content import (
    Entries,
    RawPack,
    Reading,
    Row,
    Table,
    Where,
    check_keys,
    read_entries,
    read_entry,
    read_table,
)

S = TypeVar("S", bound=Struct)

MANIFEST: Final = "pack.toml"
FACE_FILES: Final = ("board_1_2.toml", "board_3.toml", "board_4.toml")
FILES: Final = (
    "board.toml",
    *FACE_FILES,
    "player_board.toml",
    "tengu.toml",
    "yokai.toml",
    "bitoku.toml",
    "visions.toml",
    "crystals.toml",
    "mitamas.toml",
    "dragonflies.toml",
    "gates.toml",
    "rocks.toml",
    "buildings.toml",
    "treasures.toml",
)
# Files that packs of earlier versions had. They are not read.
FORMER_FILES: Final = ("vocabulary.toml", "values.toml")


@dataclass(frozen=True, slots=True)
class TableReader:
    """A file or a table of it. Where that is missing, everything inside it reads as absent."""

    where: Where
    tables: Table | None
    reading: Reading

    def entries(self, cls: type[S], key: str, label: str = "id") -> Entries[S]:
        if self.tables is None:
            return Entries((), present=False)
        return read_entries(cls, self.tables, key, self.where, self.reading, label=label)

    def table(self, cls: type[S], key: str) -> Row[S]:
        if self.tables is None:
            return Row(Where(self.where.file, key), {}, None)
        return read_table(cls, self.tables, key, self.where, self.reading)

    def head(self, cls: type[S]) -> Row[S]:
        """The keys of the file itself that the struct names."""
        if self.tables is None:
            return Row(self.where, {}, None)
        own = {key: self.tables[key] for key in self.tables if key in cls.__struct_encode_fields__}
        return Row(self.where, own, read_entry(cls, own, self.where, self.reading))

    def inside(self, key: str, known: Collection[str]) -> "TableReader":
        """A table that only holds others."""
        place = Where(self.where.file, key)
        if self.tables is None:
            return TableReader(place, None, self.reading)
        if key not in self.tables:
            self.reading.note_missing(self.where.at(key))
            return TableReader(place, None, self.reading)
        table = self.tables[key]
        if not isinstance(table, dict):
            found = "list" if isinstance(table, list) else "text"
            problem = self.where.at(key).problem("wrong_type", expected="table", found=found)
            self.reading.problems.append(problem)
            return TableReader(place, None, self.reading)
        check_keys(table, known, place, self.reading)
        return TableReader(place, table, self.reading)


def open_file(raw: RawPack, name: str, known: Collection[str], reading: Reading) -> TableReader:
    """The file's tables; that a file is missing is noted by `check_files`."""
    where = Where(name)
    root = raw.files.get(name)
    if root is not None:
        check_keys(root, known, where, reading)
    return TableReader(where, root, reading)
