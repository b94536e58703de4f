"""The database: opening it, and transactions.

SQLite allows one writer, so one thread does all writing. It commits waiting changes together, each
of them whole or not at all: one disk sync serves many, and no thread of ours ever finds the file
locked by another. PostgreSQL needs no such thread, and a browser has none.
"""

import os
import stat
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

from mori.server.aside import HAS_THREADS
from mori.server.storage.trouble import StorageTrouble, told_as_trouble
from mori.server.storage.writer import Writer, WriterAtOnce

BUSY_MILLISECONDS: Final = 1000  # to wait while another program has the file locked
PRIVATE: Final = stat.S_IRUSR | stat.S_IWUSR
PRIVATE_FOLDER: Final = stat.S_IRWXU
MEMORY: Final = (None, "", ":memory:")
CONNECTIONS: Final = 16  # of a service to its database
POSTGRES_OPTIONS: Final = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    # Notice a vanished host even while data is being sent to it.
    "tcp_user_timeout": 10_000,  # milliseconds
    # Nobody waits forever for a locked row.
    "options": "-c lock_timeout=5s -c statement_timeout=20s"
    " -c idle_in_transaction_session_timeout=20s",
}
WRITES: Final = "mori_writes"
T = TypeVar("T")


class InMemory(Exception):
    """A database that would vanish with its connection."""


def is_sqlite(engine: Engine) -> bool:
    return engine.dialect.name == "sqlite"


def file_of(url: str | URL) -> Path | None:
    """The file of an SQLite database; None for other databases. Raises InMemory."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return None
    if parsed.database in MEMORY or "mode=memory" in str(parsed.database):
        raise InMemory
    return Path(str(parsed.database))


def open_database(url: str) -> Engine:
    """The engine for a URL. A missing SQLite file is created, with its folder."""
    parsed = make_url(url)
    file = file_of(parsed)
    if file is not None:
        file.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        with suppress(FileExistsError):  # it contains seeds: readable by its owner only
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
        engine = create_engine(
            parsed, pool_size=CONNECTIONS, hide_parameters=True, json_serializer=as_json
        )
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    is_postgres = parsed.get_backend_name() == "postgresql"
    return create_engine(
        parsed,
        pool_pre_ping=True,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=5,
        hide_parameters=True,
        json_serializer=as_json,
        connect_args=dict(POSTGRES_OPTIONS) if is_postgres else {},
    )


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _prepare_sqlite(connection: SqliteConnection, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin in `_begin_sqlite`, not in the driver
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # acknowledged answers survive a power cut
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes the lock at the start: taking it later can fail.
    how = "IMMEDIATE" if connection.get_execution_options().get(WRITES) else "DEFERRED"
    connection.exec_driver_sql(f"BEGIN {how}")


class Database:
    """Transactions. They raise StorageTrouble if the database is full, busy or away."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.is_shared = not is_sqlite(engine)  # other services may change the database too
        self.is_in_trouble = False  # whether the latest write failed
        self.changes = 0  # how often something was written, or tried
        self._writer: Writer | WriterAtOnce | None = None
        if not self.is_shared:
            writer = Writer if HAS_THREADS else WriterAtOnce
            self._writer = writer(engine.execution_options(**{WRITES: True}))

    @contextmanager
    def noting_trouble(self) -> Iterator[None]:
        """Turn failures of a write into StorageTrouble; note whether the write failed."""
        try:
            with told_as_trouble():
                yield
        except StorageTrouble:
            self.is_in_trouble = True
            raise
        self.is_in_trouble = False

    @contextmanager
    def reading(self, *, at_once: bool = False) -> Iterator[Connection]:
        """A read transaction; `at_once`: it sees everything as of one point in time."""
        with told_as_trouble(), self.engine.connect() as connection:
            if at_once and self.is_shared:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin():
                yield connection

    def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction that is committed whole or not at all."""
        self.changes += 1
        with self.noting_trouble():
            if self._writer is not None:
                return self._writer.write(work).result()
            with self.engine.begin() as connection:
                return work(connection)

    def begin_write(self, work: Callable[[Connection], T]) -> "Future[T] | None":
        """Like `write`, but without waiting, if there is a writer thread; else None."""
        self.changes += 1
        return self._writer.write(work) if self._writer is not None else None

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self.engine.dispose()
