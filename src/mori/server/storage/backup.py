"""Backup of a database to a file, and restore from it.

A backup is an SQLite file, whatever the database is, so it can be inspected, checked and served
directly. It keeps the schema revision of the original.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, MetaData, func, inspect, select

from mori.server.storage.database import PRIVATE, Database, file_of, open_database
from mori.server.storage.revisions import REVISIONS, revision_of, upgrade

ROWS: Final = 1000  # copied in one batch
COUNTED: Final = "tables"


class NoDatabase(Exception):
    """The file or database has no tables of Mori's, so there is nothing to copy."""


class NotEmpty(Exception):
    """The target of a restore already has tables."""


class FileExists(Exception):
    """The backup's file exists already."""


class NoFolder(Exception):
    """The folder for the backup does not exist."""


def back_up(url: str, file: Path, *, over: bool = False) -> int:
    """Write a database, which may be in use, to a file; returns the number of its tables.

    An existing file is replaced only with `over`. The file is written under a temporary name and
    then renamed, so it is complete or missing.
    """
    require_file(url)
    if not file.parent.is_dir():
        raise NoFolder(str(file.parent))
    if file.exists() and not over:
        raise FileExists(str(file))
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with _opened(url) as source, _opened(_url_of(unfinished)) as target:
            count = _copy(source, target)
        unfinished.chmod(PRIVATE)
        os.replace(unfinished, file)
    finally:
        for left in (unfinished, *(Path(f"{unfinished}-{end}") for end in ("wal", "shm"))):
            left.unlink(missing_ok=True)
    return count


def restore(file: Path, url: str) -> int:
    """Restore a backup into an empty database; returns the number of its tables."""
    require_file(_url_of(file))
    with _opened(_url_of(file)) as source, _opened(url) as target:
        with target.connect() as connection:
            if _has_tables(connection) and _count(connection):
                raise NotEmpty
        count = _copy(source, target)
        upgrade(target)
    return count


def require_file(url: str) -> None:
    """Raise NoDatabase if an SQLite file is missing: opening it would create one."""
    file = file_of(url)
    if file is not None and not file.is_file():
        raise NoDatabase(str(file))


def require_tables(engine: Engine) -> None:
    """Raise NoDatabase if the database has no tables of Mori's."""
    with engine.connect() as connection:
        if not _has_tables(connection):
            raise NoDatabase(engine.url.render_as_string())


def _copy(source: Engine, target: Engine) -> int:
    """Copy all rows, as of one point in time."""
    with Database(source).reading(at_once=True) as reading:
        if not _has_tables(reading):
            raise NoDatabase(source.url.render_as_string())
        revision = revision_of(reading)
        assert revision is not None
        upgrade(target, revision)
        kept, made = MetaData(), MetaData()
        kept.reflect(reading)
        with target.begin() as writing:
            made.reflect(writing)
            for table in kept.sorted_tables:
                if table.name == REVISIONS:
                    continue
                writing.execute(made.tables[table.name].delete())  # rows that a migration inserted
                rows = reading.execution_options(yield_per=ROWS).execute(select(table))
                for part in rows.mappings().partitions(ROWS):
                    writing.execute(made.tables[table.name].insert(), [dict(row) for row in part])
            return _count(writing)


def _has_tables(connection: Connection) -> bool:
    return inspect(connection).has_table(COUNTED) and inspect(connection).has_table(REVISIONS)


def _count(connection: Connection) -> int:
    tables = MetaData()
    tables.reflect(connection, only=[COUNTED])
    found = connection.execute(select(func.count()).select_from(tables.tables[COUNTED]))
    return int(found.scalar_one())


def _url_of(file: Path) -> str:
    return f"sqlite:///{file.absolute().as_posix()}"


@contextmanager
def _opened(url: str) -> Iterator[Engine]:
    engine = open_database(url)
    try:
        yield engine
    finally:
        engine.dispose()
