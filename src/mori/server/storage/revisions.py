"""Bringing a database up to date: its revision, and the migrations that are missing."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

from mori.server.storage.database import PRIVATE, WRITES, file_of

MIGRATIONS: Final = Path(__file__).resolve().parent.parent / "migrations"
REVISIONS: Final = "alembic_version"  # Alembic's own table
LOCK: Final = 0x6D6F7269  # any number, as long as all services use the same


class UnknownRevision(Exception):
    """A database of a later version."""


def latest() -> str:
    """The revision of a database that is up to date: the files are numbered."""
    return max(file.name.partition("_")[0] for file in MIGRATIONS.glob("versions/[0-9]*.py"))


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None for one without tables of Mori's."""
    if not inspect(connection).has_table(REVISIONS):
        return None
    found: str | None = connection.execute(text(f"SELECT version_num FROM {REVISIONS}")).scalar()
    return found


def upgrade(engine: Engine, revision: str | None = None) -> None:
    """Run the migrations that are still missing, up to a revision; UnknownRevision."""
    wanted = revision or latest()
    with engine.connect() as connection:
        is_due = revision_of(connection) != wanted
    if is_due:
        _migrate(engine, wanted)
    file = file_of(engine.url)
    if file is not None:
        with suppress(OSError):  # a file of before, or somebody else's
            file.chmod(PRIVATE)


def _migrate(engine: Engine, revision: str) -> None:
    """Run the migrations; of services that start at once, one does."""
    # To load it takes a third of a start, and nearly all find a database that is up to date.
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
