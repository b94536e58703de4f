"""Backups: all of a database as a file, and such a file as a database again.

The file is an SQLite database, whatever the original is: it can be looked at, checked and served as
it is. It has the revision of the original, so that what was kept is what comes back.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, MetaData, func, inspect, select

from mori.server.storage.database import PRIVATE, Database, file_of, open_database
from mori.server.storage.revisions import REVISIONS, revision_of, upgrade

ROWS: Final = 1000  # copied at once
COUNTED: Final = "tables"


class NoDatabase(Exception):
    """There is nothing to copy: the file or database has no tables of Mori's."""


class NotEmpty(Exception):
    """There are tables already where others were to be put."""


def back_up(url: str, file: Path) -> int:
    """Write all of a database, which may be in use, into a file; how many tables it has.

    The file is whole or not there: it is written beside its place and then put there.
    """
    require_file(url)
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with _opened(url) as source, _opened(_url_of(beside)) as target:
            count = _copy(source, target)
        beside.chmod(PRIVATE)
        os.replace(beside, file)
    finally:
        for left in (beside, *(Path(f"{beside}-{end}") for end in ("wal", "shm"))):
            left.unlink(missing_ok=True)
    return count


def bring_back(file: Path, url: str) -> int:
    """Put what is in a backup into an empty database; how many tables it has."""
    require_file(_url_of(file))
    with _opened(_url_of(file)) as source, _opened(url) as target:
        with target.connect() as connection:
            if _has_tables(connection) and _count(connection):
                raise NotEmpty
        count = _copy(source, target)
        upgrade(target)
    return count


def require_file(url: str) -> None:
    """NoDatabase if an SQLite file is not there: opening it would make one."""
    file = file_of(url)
    if file is not None and not file.is_file():
        raise NoDatabase(str(file))


def require_tables(engine: Engine) -> None:
    """NoDatabase if there are no tables of Mori's."""
    with engine.connect() as connection:
        if not _has_tables(connection):
            raise NoDatabase(engine.url.render_as_string())


def _copy(source: Engine, target: Engine) -> int:
    """Copy all rows as they are at one moment."""
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
                writing.execute(made.tables[table.name].delete())  # what a migration put there
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
