"""Reading and writing tables. All methods block; `Store.call` runs them in a thread."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, select, update

from mori.server.aside import HAS_THREADS, aside_in
from mori.server.storage.changing import (
    add_table,
    arrange,
    change_table,
    store_answers,
    take_back,
)
from mori.server.storage.chat import ChatStore
from mori.server.storage.columns import table_in
from mori.server.storage.database import CONNECTIONS, Database
from mori.server.storage.keys import KeyStore
from mori.server.storage.push import PushStore
from mori.server.storage.reviews import ReviewStore
from mori.server.storage.rows import (
    HOST,
    NO_SEAT,
    SEAT,
    Arrangement,
    BotsAsked,
    Change,
    Key,
    StoredAnswer,
    StoredTable,
)
from mori.server.storage.served_time import ServedTime
from mori.server.storage.shared_clock import SharedClock
from mori.server.storage.tables import answers, served, tables, tokens
from mori.server.storage.turns import turns_in

IDS: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")  # the form of a table's id
ASKED_AT_ONCE: Final = 500
P = ParamSpec("P")
T = TypeVar("T")
Keep = Callable[[], Awaitable[None]]


class Store:
    """The database of a service."""

    def __init__(self, engine: Engine, keep: Keep | None = None) -> None:
        """`keep` waits until changes are kept, where writing the file is not enough."""
        self.engine = engine
        self.database = Database(engine)
        self.turns = turns_in(self.database)
        self.keys = KeyStore(self.database)
        self.chat = ChatStore(self.database)
        self.served = ServedTime(self.database)
        self.clock = SharedClock(self.database)
        self.push = PushStore(self.database)
        self.reviews = ReviewStore(self.database)
        self._threads = ThreadPoolExecutor(CONNECTIONS, "mori-store") if HAS_THREADS else None
        self._keep = keep
        self._kept = 0  # how many changes are kept

    @property
    def is_shared(self) -> bool:
        """Whether other services may change the tables too."""
        return self.database.is_shared

    async def call(self, method: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Call a method of the store in one of its threads."""
        before = self.database.changes
        result = await aside_in(self._threads, method, *args, **more)
        if self.database.changes != before:
            await self._keep_changes()
        return result

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction that is committed whole or not at all."""
        begun = self.database.begin_write(work)
        if begun is None:
            return await self.call(self.database.write, work)
        with self.database.noting_trouble():
            result = await asyncio.wrap_future(begun)
        await self._keep_changes()
        return result

    async def _keep_changes(self) -> None:
        """Wait until all changes are kept. What a StorageTrouble left out is kept the next time."""
        changes = self.database.changes
        if self._keep is not None and self._kept != changes:
            await self._keep()
            self._kept = changes

    def close(self) -> None:
        if self._threads is not None:
            self._threads.shutdown()
        self.database.close()

    def is_alive(self) -> bool:
        """Query the database; write something too if the latest write failed. Raises any error.

        Without that write, a service whose disk was full would not notice that there is room again.
        """
        with self.database.reading() as connection:
            connection.execute(select(tables.c.id).limit(1))
        if self.database.is_in_trouble:
            self.try_to_write()
        return True

    def try_to_write(self) -> None:
        """Write something that changes nothing; StorageTrouble if that fails."""
        same = update(served).values(kept=served.c.kept)
        self.database.write(lambda connection: connection.execute(same))

    # -- tables

    def create(
        self,
        table: StoredTable,
        digests: Mapping[int, str],
        given: Iterable[StoredAnswer] = (),
        bots: BotsAsked | None = None,
        keys: Iterable[Key] = (),
    ) -> None:
        """Store a new table: digests of the seats' keys, first answers, and its bots' turns.

        `keys` are the keys of other kinds.
        """
        seated = [Key(digest, SEAT, seat) for seat, digest in digests.items()]
        all_keys, all_given = [*seated, *keys], list(given)
        self.database.write(
            lambda connection: add_table(connection, table, all_keys, all_given, bots)
        )

    def table(self, id: str) -> StoredTable | None:
        if not IDS.fullmatch(id):
            return None
        with self.database.reading() as connection:
            row = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
        return table_in(row) if row is not None else None

    def load(self, id: str) -> tuple[StoredTable, list[StoredAnswer]] | None:
        """A table with all its answers."""
        return self.since(id, -1, 0)

    def since(
        self, id: str, rewinds: int, step: int
    ) -> tuple[StoredTable, list[StoredAnswer]] | None:
        """A table with its answers after a step; with all if it was rewound since `rewinds`."""
        if not IDS.fullmatch(id):
            return None
        with self.database.reading(at_once=True) as connection:
            row = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
            if row is None:
                return None
            first = step if row["rewinds"] == rewinds else 0
            chosen = select(answers).where((answers.c.table_id == id) & (answers.c.step > first))
            given = connection.execute(chosen.order_by(answers.c.step))
            found = [StoredAnswer(a.step, a.seat, a.action, a.digest, a.version) for a in given]
        return table_in(row), found

    def versions(self, ids: list[str]) -> dict[str, int]:
        """The versions of those of the tables that exist."""
        found: dict[str, int] = {}
        with self.database.reading() as connection:
            for start in range(0, len(ids), ASKED_AT_ONCE):
                wanted = tables.c.id.in_(ids[start : start + ASKED_AT_ONCE])
                rows = connection.execute(select(tables.c.id, tables.c.version).where(wanted))
                found.update((row.id, row.version) for row in rows)
        return found

    # -- seats

    def seat_of(self, id: str, digest: str) -> int | None:
        """The seat at a table of the token with this digest."""
        if not IDS.fullmatch(id):
            return None
        wanted = (tokens.c.digest == digest) & (tokens.c.table_id == id) & (tokens.c.kind == SEAT)
        with self.database.reading() as connection:
            return connection.execute(select(tokens.c.seat).where(wanted)).scalar()

    def tables_of(
        self, digests: list[str], named: list[str]
    ) -> list[tuple[StoredTable, list[int], str]]:
        """The tables that the tokens belong to and those named, latest first.

        Each with the seats of the tokens, and the time of its last change.
        """
        is_mine = tokens.c.digest.in_(digests) & tokens.c.kind.in_([SEAT, HOST])
        with_seat = select(tokens.c.table_id).where(is_mine)
        known = [id for id in named if IDS.fullmatch(id)]
        chosen = (
            select(tables, tokens.c.seat)
            .join(tokens, (tokens.c.table_id == tables.c.id) & is_mine, isouter=True)
            .where(tables.c.id.in_(with_seat) | tables.c.id.in_(known))
            .order_by(tables.c.changed.desc(), tables.c.id, tokens.c.seat)
        )
        found: dict[str, tuple[StoredTable, list[int], str]] = {}
        with self.database.reading() as connection:
            for row in connection.execute(chosen).mappings():
                if row["id"] not in found:
                    found[row["id"]] = (table_in(row), [], row["changed"])
                _, seats, _ = found[row["id"]]
                if row["seat"] is not None and row["seat"] != NO_SEAT:
                    seats.append(row["seat"])
        return list(found.values())

    def listed(self, ids: list[str]) -> list[StoredTable]:
        """Those of the tables that strangers may join, latest first."""
        is_open = tables.c.listed & ~tables.c.started & tables.c.id.in_(ids)
        chosen = select(tables).where(is_open).order_by(tables.c.created.desc())
        with self.database.reading() as connection:
            return [table_in(row) for row in connection.execute(chosen).mappings()]

    def overdue(self, moment: float, most: int) -> list[str]:
        """The tables with a clock that has run out by `moment` of served time, earliest first."""
        is_over = tables.c.deadline < moment
        chosen = select(tables.c.id).where(is_over).order_by(tables.c.deadline).limit(most)
        with self.database.reading() as connection:
            return list(connection.execute(chosen).scalars())

    # -- changing

    async def arrange(self, change: Change, arranged: Arrangement) -> None:
        """Change who sits at a table; Conflict if it has changed since."""
        await self.write(lambda connection: arrange(connection, change, arranged))

    async def add_answers(self, change: Change, given: list[StoredAnswer]) -> None:
        """Store the next answers, all or none; Conflict if they are not the next ones."""
        await self.write(lambda connection: store_answers(connection, change, given))

    async def take_back(self, change: Change, kept: list[StoredAnswer]) -> None:
        """Rewind a table to the summary's step.

        `kept` are later answers that stay valid; they are stored again.
        """
        await self.write(lambda connection: take_back(connection, change, kept))

    def change(
        self, id: str, version: int, work: Callable[[Connection, int], Any], more: Any = None
    ) -> int:
        """Change something else of a table at this version; returns the new version.

        `work` gets the connection and the new version; `more` are columns of the table itself.
        Raises Conflict, and changes nothing, if the table has another version by now.
        """

        def changed(connection: Connection) -> int:
            change_table(connection, id, version, more or {})
            work(connection, version + 1)
            return version + 1

        return self.database.write(changed)

    async def confirm(self, change: Change) -> bool:
        """Whether a change was stored although its confirmation was lost. Then it is kept, too."""
        is_done = await self.call(self.is_done, change)
        if is_done:
            await self._keep_changes()
        return is_done

    def is_done(self, change: Change) -> bool:
        """Whether a change was stored although its confirmation was lost."""
        is_it = (answers.c.table_id == change.table) & (answers.c.version == change.version + 1)
        with self.database.reading(at_once=True) as connection:
            given = connection.execute(select(answers.c.given).where(is_it)).scalar()
            is_here = (tables.c.id == change.table) & (tables.c.version == change.version + 1)
            changed = connection.execute(select(tables.c.changed).where(is_here)).scalar()
        return change.moment in (given, changed)
