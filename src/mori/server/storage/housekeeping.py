"""What is done with tables as a whole: listing them, finding those that nobody uses, deleting."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, false, func, or_, select, update

from mori.server.storage.store import Store
from mori.server.storage.tables import served, tables


@dataclass(frozen=True, kw_only=True)
class Unused:
    """Until when nothing may have happened at a table that is to go; None: it never goes."""

    unfinished: str | None = None
    finished: str | None = None

    @property
    def wanted(self) -> ColumnElement[bool]:
        """The tables that are meant."""
        found: list[ColumnElement[bool]] = [false()]
        if self.unfinished is not None:
            found.append((~tables.c.finished) & (tables.c.changed < self.unfinished))
        if self.finished is not None:
            found.append(tables.c.finished & (tables.c.changed < self.finished))
        return or_(*found)


def table_ids(store: Store) -> list[str]:
    """The ids of all tables, the oldest first."""
    with store.database.reading() as connection:
        found = connection.execute(select(tables.c.id).order_by(tables.c.created, tables.c.id))
        return list(found.scalars())


def unused_ids(store: Store, unused: Unused) -> list[str]:
    """The ids of tables that nobody uses, those unused for longest first."""
    order = (tables.c.changed, tables.c.id)
    with store.database.reading() as connection:
        found = connection.execute(select(tables.c.id).where(unused.wanted).order_by(*order))
        return list(found.scalars())


def count_tables(store: Store) -> int:
    with store.database.reading() as connection:
        return int(connection.execute(select(func.count()).select_from(tables)).scalar_one())


def latest_change(store: Store) -> str | None:
    """When anything last happened at any table; None where there is no table."""
    with store.database.reading() as connection:
        found: str | None = connection.execute(select(func.max(tables.c.changed))).scalar()
        return found


def delete_tables(store: Store, ids: list[str], unused: Unused | None = None) -> list[str]:
    """Delete tables with all that belongs to them; the ids of those that were there.

    `unused`: only those that nobody has used in the meantime.
    """

    def work(connection: Connection) -> list[str]:
        deleted = []
        for id in ids:
            chosen = delete(tables).where(tables.c.id == id)
            if unused is not None:
                chosen = chosen.where(unused.wanted)
            if connection.execute(chosen).rowcount:
                deleted.append(id)
        return deleted

    return store.database.write(work)


def keep_for_ever(store: Store) -> None:
    """Note that nothing in this file expires, whoever serves it later."""
    if not is_kept(store):
        store.database.write(
            lambda connection: connection.execute(update(served).values(kept=True))
        )


def is_kept(store: Store) -> bool:
    """Whether nothing expires here. A database that services share is no one person's file."""
    if store.is_shared:
        return False
    with store.database.reading() as connection:
        return bool(connection.execute(select(served.c.kept)).scalar_one())
