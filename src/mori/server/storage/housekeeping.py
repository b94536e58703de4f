"""Operations on tables as a whole: listing, finding unused ones, deleting."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, false, func, or_, select, update

from mori.server.storage.store import Store
from mori.server.storage.tables import served, tables


@dataclass(frozen=True, kw_only=True)
class Unused:
    """The times before which a table's last change makes it unused; None: such tables never are."""

    unfinished: str | None = None
    finished: str | None = None

    @property
    def wanted(self) -> ColumnElement[bool]:
        """The condition that selects unused tables."""
        found: list[ColumnElement[bool]] = [false()]
        if self.unfinished is not None:
            found.append((~tables.c.finished) & (tables.c.changed < self.unfinished))
        if self.finished is not None:
            found.append(tables.c.finished & (tables.c.changed < self.finished))
        return or_(*found)


def table_ids(store: Store) -> list[str]:
    """The ids of all tables, oldest first."""
    with store.database.reading() as connection:
        found = connection.execute(select(tables.c.id).order_by(tables.c.created, tables.c.id))
        return list(found.scalars())


def unused_ids(store: Store, unused: Unused) -> list[str]:
    """The ids of unused tables, the longest unused first."""
    order = (tables.c.changed, tables.c.id)
    with store.database.reading() as connection:
        found = connection.execute(select(tables.c.id).where(unused.wanted).order_by(*order))
        return list(found.scalars())


def count_tables(store: Store) -> int:
    with store.database.reading() as connection:
        return int(connection.execute(select(func.count()).select_from(tables)).scalar_one())


def latest_change(store: Store) -> str | None:
    """The time of the latest change of any table; None if there is no table."""
    with store.database.reading() as connection:
        found: str | None = connection.execute(select(func.max(tables.c.changed))).scalar()
        return found


def delete_tables(store: Store, ids: list[str], unused: Unused | None = None) -> list[str]:
    """Delete tables with everything that belongs to them; returns the ids that existed.

    With `unused`, only those that are still unused.
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
    """Mark this file so that nothing in it expires, whichever service opens it later."""
    if not is_kept(store):
        store.database.write(
            lambda connection: connection.execute(update(served).values(kept=True))
        )


def is_kept(store: Store) -> bool:
    """Whether the file is marked so that nothing expires. A shared database never is."""
    if store.is_shared:
        return False
    with store.database.reading() as connection:
        return bool(connection.execute(select(served.c.kept)).scalar_one())
