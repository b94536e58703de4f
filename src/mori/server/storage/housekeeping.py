"""What is done with tables as a whole: listing them, finding those that nobody uses, deleting."""

from sqlalchemy import Connection, delete, select

from mori.server.storage.store import Store
from mori.server.storage.tables import tables


def table_ids(store: Store) -> list[str]:
    """The ids of all tables, the oldest first."""
    with store.database.reading() as connection:
        found = connection.execute(select(tables.c.id).order_by(tables.c.created, tables.c.id))
        return list(found.scalars())


def unused_ids(store: Store, unfinished: str | None, finished: str | None) -> list[str]:
    """The ids of tables at which nothing happened since a moment; None: however long ago."""
    wanted = []
    if unfinished is not None:
        wanted.append((~tables.c.finished) & (tables.c.changed < unfinished))
    if finished is not None:
        wanted.append(tables.c.finished & (tables.c.changed < finished))
    ids: list[str] = []
    with store.database.reading() as connection:
        for chosen in wanted:
            ids += connection.execute(select(tables.c.id).where(chosen)).scalars()
    return ids


def delete_tables(store: Store, ids: list[str]) -> None:
    """Delete tables with all that belongs to them."""

    def work(connection: Connection) -> None:
        for id in ids:
            connection.execute(delete(tables).where(tables.c.id == id))

    store.database.write(work)
