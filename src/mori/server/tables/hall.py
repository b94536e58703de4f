"""The hall: all tables, both those in memory and those in the database."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from mori.core.errors import MoriError, RuleBug
from mori.core.record import Record
from mori.server.aside import aside
from mori.server.errors import RequestError, incident
from mori.server.packs import Packs
from mori.server.protocol.lessons import LessonTable
from mori.server.protocol.state import ResultData
from mori.server.protocol.tables import ForkTable, MyTable, MyTables, NewTable, TableMade
from mori.server.storage import Key, StoredAnswer, StoredTable
from mori.server.storage.housekeeping import Unused, delete_tables
from mori.server.storage.rows import INVITATION
from mori.server.tables.clocks import with_clocks
from mori.server.tables.context import Context
from mori.server.tables.course import Course, not_for_this_engine, restored, rules_of
from mori.server.tables.info import table_info
from mori.server.tables.links import linked_table
from mori.server.tables.live import LiveTable
from mori.server.tables.making import (
    Draft,
    forked_table,
    imported_table,
    lesson_table,
    new_table,
)
from mori.server.tokens import token_digest

DELETED: Final = 2**31 - 1  # above any version: a service that follows finds no table


class Hall:
    """Opens tables on demand, and keeps the most recently used in memory."""

    def __init__(self, context: Context, limit: int, packs: Packs) -> None:
        self.context = context
        self.store = context.store
        self.metrics = context.metrics
        self._limit = limit
        self.packs = packs
        self._tables: dict[str, LiveTable] = {}  # the most recently used last
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    # -- opening

    @asynccontextmanager
    async def using(self, id: str) -> AsyncIterator[LiveTable]:
        """A table, up to date, that stays in memory while it is used."""
        table = await self._open(id)
        while self._tables.get(id) is not table:  # dropped again before it could be used
            table = await self._open(id)
        table.users += 1
        try:
            if self.store.is_shared:
                await table.refresh()
            yield table
        finally:
            table.users -= 1
            if table.is_broken and self._tables.get(id) is table:
                del self._tables[id]

    async def _open(self, id: str) -> LiveTable:
        table = self._tables.pop(id, None)
        if table is None:
            if id not in self._opening:
                task = asyncio.create_task(self._load(id))
                self._opening[id] = task
                task.add_done_callback(lambda _: self._opening.pop(id, None))
            return await asyncio.shield(self._opening[id])
        self._tables[id] = table
        return table

    async def _load(self, id: str) -> LiveTable:
        loaded = await self.store.call(self.store.load, id)
        if loaded is None:
            raise RequestError("unknown_table")
        course = await aside(self._restored, *loaded)
        return self._keep(LiveTable(loaded[0], course, self.context))

    def _restored(self, table: StoredTable, answers: list[StoredAnswer]) -> Course:
        """The course of a table; RequestError if this engine cannot continue it."""
        try:
            return restored(table, answers, rules_of(table, self.packs))
        except RequestError:
            raise
        except MoriError as error:  # such as an option that no longer exists
            if isinstance(error, RuleBug):
                incident(error, f"table {table.id}", self.metrics)
            raise not_for_this_engine(table) from error

    def _keep(self, table: LiveTable) -> LiveTable:
        """Keep a table in memory. If it is there already, that object stays."""
        kept = self._tables.pop(table.stored.id, table)
        self._tables[table.stored.id] = kept
        self._forget_some()
        return kept

    def _forget_some(self) -> None:
        """Drop unused tables from memory, the least recently used first."""
        spare = len(self._tables) - self._limit
        for id, table in list(self._tables.items())[:-1]:  # the last one is being opened
            if spare <= 0:
                break
            if not table.is_busy:
                del self._tables[id]
                spare -= 1
        self.metrics.tables_loaded.set(len(self._tables))

    def follow(self, id: str, version: int) -> None:
        """Note that a table has a new version."""
        table = self._tables.get(id)
        if table is not None:
            table.follow(version)

    def tell_presence(self, id: str) -> None:
        """Note that somebody has joined or left a table."""
        table = self._tables.get(id)
        if table is not None:
            table.tell_presence()

    def watched(self) -> list[str]:
        """The tables with listeners at this service."""
        return [id for id, table in self._tables.items() if table.is_watched]

    def give_up_saving(self) -> None:
        """Stop trying to store pending changes. Nobody was told that they are stored."""
        for table in self._tables.values():
            table.give_up_saving()

    async def close(self) -> None:
        for table in list(self._tables.values()):
            await table.close()

    # -- keys

    async def seat_of(self, id: str, token: str) -> int:
        """The seat that a token is the key to; RequestError if to none."""
        seat = await self.store.call(self.store.seat_of, id, token_digest(token))
        if seat is None:
            raise RequestError("bad_token")
        return seat

    async def key_of(self, id: str, token: str) -> Key:
        """The key that a token is; RequestError if it is none of this table."""
        key = await self.store.call(self.store.keys.of, id, token_digest(token))
        if key is None or key.kind == INVITATION:
            raise RequestError("bad_token")
        return key

    async def stored(self, id: str) -> StoredTable:
        table = await self.store.call(self.store.table, id)
        if table is None:
            raise RequestError("unknown_table")
        return table

    async def tables_of(self, tokens: list[str], named: list[str]) -> MyTables:
        """The tables that the tokens belong to, and those named."""
        digests = list(dict.fromkeys(token_digest(token) for token in tokens))
        found = await self.store.call(self.store.tables_of, digests, named)
        return MyTables([self._my_table(*each) for each in found])

    def _my_table(self, table: StoredTable, seats: list[int], changed: str) -> MyTable:
        summary = table.summary
        return MyTable(
            table=table_info(table, summary.finished),
            mine=seats,
            changed=changed,
            has_pack=self.packs.with_fingerprint(table.game, table.pack) is not None,
            round=summary.round,
            asked=summary.asked if table.started else [],
            result=msgspec.convert(summary.result, ResultData | None),
        )

    async def delete(self, *ids: str) -> None:
        """Delete tables with everything that belongs to them, and close their connections."""
        await self.store.call(delete_tables, self.store, list(ids))
        await self._forget(ids)

    async def expire(self, ids: list[str], unused: Unused) -> int:
        """Delete those of the tables that are still unused; returns their number."""
        deleted = await self.store.call(delete_tables, self.store, ids, unused)
        await self._forget(deleted)
        return len(deleted)

    async def _forget(self, ids: Iterable[str]) -> None:
        for id in ids:
            self.context.feed.tell_change(id, DELETED)
            table = self._tables.pop(id, None)
            if table is not None:
                await table.gone()

    # -- making

    async def make(self, asked: NewTable) -> TableMade:
        return await self._make(lambda: new_table(asked, self.packs).gathered(asked))

    async def fork(self, id: str, asked: ForkTable) -> TableMade:
        async with self.using(id) as table, table.steady() as course:
            source = table.stored
            if not course.game.is_over:
                raise RequestError("not_finished")
            return await self._make(
                lambda: forked_table(source, course, asked.step, asked.seats).gathered(asked)
            )

    async def open_lesson(self, asked: LessonTable) -> TableMade:
        return await self._make(lambda: lesson_table(asked, self.packs))

    async def import_record(self, record: Record) -> TableMade:
        return await self._make(lambda: imported_table(record, self.packs))

    async def import_link(self, link: str) -> TableMade:
        return await self._make(lambda: linked_table(link, self.packs))

    async def _make(self, drafting: Callable[[], Draft]) -> TableMade:
        """Store a table, then open it. A bot may have the first turn."""
        draft = await aside(drafting)
        digests = {seat: token_digest(token) for seat, token in draft.tokens.items()}
        if draft.stored.clock is not None and not self.store.served.is_current:
            await self.store.call(self.store.served.pulse)  # its first clock starts now
        stored = with_clocks(draft.stored, draft.course.game, self.store.served.now())
        bots = draft.bots_asked()
        keys = draft.keys()
        await self.store.call(self.store.create, stored, digests, draft.answers, bots, keys)
        self.metrics.tables_made.labels(stored.game).inc()
        self._keep(LiveTable(stored, draft.course, self.context))
        if bots is not None:
            self.context.wake_bots()
        rules = draft.course.game.rules
        info = table_info(stored, stored.summary.finished, rules=rules)
        return TableMade(info, by_seat(draft.tokens), draft.host, by_seat(draft.invitations))


def by_seat(secrets: dict[int, str]) -> dict[str, str]:
    return {str(seat): secret for seat, secret in secrets.items()}
