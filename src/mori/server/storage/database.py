"""Opening the database and bringing it up to date."""

import time
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from sqlite3 import Cursor as SqliteCursor
from sqlite3 import OperationalError
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url

MIGRATIONS: Final = Path(__file__).resolve().parent.parent / "migrations"
BUSY_MILLISECONDS: Final = 10_000  # how long to wait for another process that writes


def open_database(url: str) -> Engine:
    """The engine for a URL. An SQLite file and its folder are made where there is none."""
    parsed = make_url(url)
    is_sqlite = parsed.get_backend_name() == "sqlite"
    if is_sqlite and parsed.database not in (None, "", ":memory:"):
        Path(str(parsed.database)).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(parsed, pool_pre_ping=not is_sqlite, hide_parameters=True)
    if is_sqlite:
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: SqliteConnection, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    _use_write_ahead_log(cursor)
    cursor.execute("PRAGMA synchronous = FULL")  # what was acknowledged survives a power cut
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _use_write_ahead_log(cursor: SqliteCursor) -> None:
    """Switch the file to WAL; the switch itself waits for nobody, so it is tried again."""
    deadline = time.monotonic() + BUSY_MILLISECONDS / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Run the migrations that are still missing."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            # Two services that start at once on a new file must not both make the tables.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
