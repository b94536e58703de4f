"""The keys of tables: what a secret with a given digest is for."""

from sqlalchemy import select

from mori.server.storage.database import Database
from mori.server.storage.rows import Key
from mori.server.storage.tables import tokens


class KeyStore:
    """Reads keys. They change together with their tables: `Store.create`, `Store.arrange`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, id: str, digest: str) -> Key | None:
        """The key of a table with this digest."""
        wanted = (tokens.c.digest == digest) & (tokens.c.table_id == id)
        with self._database.reading() as connection:
            row = connection.execute(select(tokens).where(wanted)).first()
        return Key(row.digest, row.kind, row.seat) if row is not None else None

    def digests(self, id: str) -> frozenset[str]:
        """The digests of all keys of a table."""
        wanted = select(tokens.c.digest).where(tokens.c.table_id == id)
        with self._database.reading() as connection:
            return frozenset(connection.execute(wanted).scalars())
