"""The schema revision of a database, and its migrations."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

from mori.server.storage.database import PRIVATE, WRITES, file_of

MIGRATIONS: Final = Path(__file__).resolve().parent.parent / "migrations"
REVISIONS: Final = "alembic_version"  # Alembic's own table
LOCK: Final = 0x6D6F7269  # an arbitrary number, the same in all services


class UnknownRevision(Exception):
    """The database was made by a later version."""


def latest() -> str:
    """The newest revision. The migration files are numbered."""
    return max(file.name.partition("_")[0] for file in MIGRATIONS.glob("versions/[0-9]*.py"))


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if it has no tables of Mori's."""
    if not inspect(connection).has_table(REVISIONS):
        return None
    found: str | None = connection.execute(text(f"SELECT version_num FROM {REVISIONS}")).scalar()
    return found


def upgrade(engine: Engine, revision: str | None = None) -> None:
    """Run the missing migrations, up to a revision; raises UnknownRevision."""
    wanted = revision or latest()
    with engine.connect() as connection:
        is_due = revision_of(connection) != wanted
    if is_due:
        _migrate(engine, wanted)
    file = file_of(engine.url)
    if file is not None:
        with suppress(OSError):  # an older file, or one of another user
            file.chmod(PRIVATE)


def _migrate(engine: Engine, revision: str) -> None:
    """Run the migrations. If several services start at once, only one of them does."""
    # Importing it takes a third of the start, and is rarely needed.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, revision)
        except CommandError as error:
            raise UnknownRevision(str(error)) from error
