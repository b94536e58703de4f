"""The reviews of finished games. They are deleted with their table."""

from sqlalchemy import Connection, delete, insert, select

from mori.server.storage.database import Database
from mori.server.storage.tables import reviews, tables


class ReviewStore:
    """Reads and writes reviews, as JSON."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def review(self, id: str, method: int) -> str | None:
        """The review of a table by this method, if it was made."""
        wanted = (reviews.c.table_id == id) & (reviews.c.method == method)
        with self._database.reading() as connection:
            return connection.execute(select(reviews.c.data).where(wanted)).scalar()

    def keep(self, id: str, method: int, data: str) -> None:
        """Keep the review of a table; nothing, if the table was deleted meanwhile."""

        def write(connection: Connection) -> None:
            here = connection.execute(select(tables.c.id).where(tables.c.id == id)).scalar()
            connection.execute(delete(reviews).where(reviews.c.table_id == id))
            if here is not None:
                values = {"table_id": id, "method": method, "data": data}
                connection.execute(insert(reviews).values(**values))

        self._database.write(write)
