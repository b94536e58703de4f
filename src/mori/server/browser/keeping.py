"""Keeps tables in the browser's storage: the rows of the database, each under its key.

The database itself is in memory. Triggers note the key of every row that changes, in the
transaction that changes it. What was noted is handed to the browser before a change is confirmed to
anybody, and is only forgotten once the browser has it. So nothing that was confirmed is ever lost,
and what could not be kept is handed over with the next try.

The rows are kept with the revision of the schema. A later version of Mori puts them into a database
of that revision and runs the same migrations as a service.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, RowMapping

from mori.server.storage import StorageTrouble, UnknownRevision, open_database, upgrade
from mori.server.storage.revisions import latest
from mori.server.storage.tables import metadata, push_devices, push_keys
from mori.server.storage.trouble import BROWSER_AWAY, BROWSER_FULL

# The rows of a service's own tables, those of others after those that they belong to.
KINDS: Final = {
    str(table.name): [str(column.name) for column in table.primary_key]
    for table in metadata.sorted_tables
    if table not in (push_keys, push_devices)
}
TABLES: Final = "tables"
NOTES: Final = "rows_to_keep"

Row = dict[str, Any]


class KeptRow(Struct, frozen=True):
    """A row by its kind and key; without values it is gone."""

    kind: str
    key: str  # the primary key as a JSON array
    row: Row | None = None


class Kept(Struct, frozen=True):
    """Rows of a revision of the schema."""

    revision: str
    rows: list[KeptRow]
    is_all: bool = False  # there are no others


Keep = Callable[[str], Awaitable[str]]  # rows as JSON; what prevented it: "", "full" or anything


def decode_kept(text: str) -> Kept | None:
    """What the browser has kept; None: nothing yet. Raises msgspec.MsgspecError."""
    return msgspec.json.decode(text, type=Kept) if text else None


class Keeping:
    """Hands the rows that have changed to the browser."""

    def __init__(self, keep: Keep) -> None:
        self._keep = keep
        self._engine: Engine | None = None
        self._one_at_a_time = asyncio.Lock()
        self._revision = latest()
        self._is_all = False

    def note_changes(self, engine: Engine, *, is_all: bool = False) -> None:
        """Note what changes from now on; `is_all`: and hand over all that is there, once."""
        self._engine = engine
        self._is_all = is_all
        with engine.begin() as connection:
            for statement in triggers():
                connection.exec_driver_sql(statement)

    async def keep(self) -> None:
        """Wait until the browser has all that was noted. Raises StorageTrouble if it refuses."""
        assert self._engine is not None
        async with self._one_at_a_time:
            last, kept = self._noted(self._engine)
            if not kept.rows and not kept.is_all:
                return
            refused = await self._keep(msgspec.json.encode(kept).decode())
            if refused:
                raise StorageTrouble(BROWSER_FULL if refused == "full" else BROWSER_AWAY)
            self._is_all = False
            with self._engine.begin() as connection:
                connection.exec_driver_sql(f"DELETE FROM {NOTES} WHERE number <= ?", (last,))

    def everything(self) -> Kept:
        """All rows that are kept, to be exported."""
        assert self._engine is not None
        return Kept(self._revision, list(all_rows(self._engine)), is_all=True)

    def _noted(self, engine: Engine) -> tuple[int, Kept]:
        """The number of the latest note, and the rows to hand over."""
        with engine.connect() as connection:
            found = connection.exec_driver_sql(f"SELECT MAX(number) FROM {NOTES}").scalar() or 0
            if self._is_all:
                return found, self.everything()
            noted = connection.exec_driver_sql(f"SELECT DISTINCT kind, key FROM {NOTES}").all()
            rows = [KeptRow(kind, key, self._row(connection, kind, key)) for kind, key in noted]
        return found, Kept(self._revision, rows)

    def _row(self, connection: Connection, kind: str, key: str) -> Row | None:
        where = " AND ".join(f"{column} = ?" for column in KINDS[kind])
        values = tuple(msgspec.json.decode(key))
        row = connection.exec_driver_sql(f"SELECT * FROM {kind} WHERE {where}", values).mappings()
        found = row.first()
        return None if found is None else plain(found)


def plain(row: RowMapping) -> Row:
    """The values of a row by column, as JSON can hold them."""
    return {str(column): value for column, value in row.items()}


def triggers() -> Iterable[str]:
    """The statements that make the database note the keys of rows that change."""
    yield (f"CREATE TABLE {NOTES} (number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT, key TEXT)")
    for kind, columns in KINDS.items():
        for event, row in (("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD")):
            key = ", ".join(f"{row}.{column}" for column in columns)
            yield (
                f"CREATE TRIGGER note_{kind}_{event.lower()} AFTER {event} ON {kind} BEGIN"
                f" INSERT INTO {NOTES} (kind, key) VALUES ('{kind}', json_array({key})); END"
            )


def all_rows(engine: Engine) -> Iterable[KeptRow]:
    """All rows of a database, those of others after those that they belong to."""
    with engine.connect() as connection:
        for kind, columns in KINDS.items():
            for row in connection.exec_driver_sql(f"SELECT * FROM {kind}").mappings():
                key = msgspec.json.encode([row[column] for column in columns]).decode()
                yield KeptRow(kind, key, plain(row))


def fill(url: str, kept: Kept) -> None:
    """Make a database of these rows: of their revision, then of the newest.

    Raises UnknownRevision if a later version of Mori has kept them.
    """
    engine = open_database(url)
    try:
        if kept.revision > latest():
            raise UnknownRevision(kept.revision)
        upgrade(engine, kept.revision)
        insert(engine, kept.rows)
        upgrade(engine)
    finally:
        engine.dispose()


def insert(engine: Engine, rows: Iterable[KeptRow], how: str = "INSERT OR REPLACE") -> None:
    """Insert rows, those of others after those that they belong to."""
    by_kind: dict[str, list[Row]] = {kind: [] for kind in KINDS}
    for each in rows:
        if each.row is not None and each.kind in by_kind:
            by_kind[each.kind].append(each.row)
    with engine.begin() as connection:
        for kind, found in by_kind.items():
            by_columns: dict[tuple[str, ...], list[tuple[Any, ...]]] = {}
            for row in found:
                by_columns.setdefault(tuple(row), []).append(tuple(row.values()))
            for columns, values in by_columns.items():
                if not all(column.isidentifier() for column in columns):
                    raise ValueError(columns)
                places = ", ".join("?" * len(columns))
                statement = f"{how} INTO {kind} ({', '.join(columns)}) VALUES ({places})"
                connection.exec_driver_sql(statement, values)


def add(engine: Engine, kept: Kept, spare: Path) -> list[str]:
    """Add the tables of an export that are not there yet; returns their ids.

    `spare` is a file for the rows of another revision meanwhile.
    """
    rows = kept.rows
    if kept.revision != latest():
        spare.unlink(missing_ok=True)
        fill(f"sqlite:///{spare.as_posix()}", kept)
        other = open_database(f"sqlite:///{spare.as_posix()}")
        try:
            rows = list(all_rows(other))
        finally:
            other.dispose()
            spare.unlink(missing_ok=True)
    with engine.connect() as connection:
        there = set(connection.exec_driver_sql(f"SELECT id FROM {TABLES}").scalars())
    new = [row.row["id"] for row in rows if row.kind == TABLES and row.row is not None]
    new = [id for id in new if id not in there]
    wanted = set(new)
    insert(
        engine,
        [row for row in rows if row.row and row.row.get(belongs(row.kind)) in wanted],
        "INSERT OR IGNORE",
    )
    return new


def belongs(kind: str) -> str:
    """The column that says which table a row belongs to."""
    return "id" if kind == TABLES else "table_id"
