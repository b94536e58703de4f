"""Tables where only bots play. Each address may have only a limited number of them at once.

Nobody waits for a person there, so each takes as much bot time as it gets. A table counts for the
address that left it to the bots: by making it, or by leaving it.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from mori.server.limits import SOON, too_much
from mori.server.metrics import Metrics
from mori.server.storage import Store, StoredTable
from mori.server.storage.rows import PERSON

MANY_TABLES: Final = 10_000  # the latest, whose makers are remembered


def is_alone(table: StoredTable) -> bool:
    """Whether only bots play at a table."""
    is_going = table.started and not table.is_replay and not table.summary.finished
    return is_going and PERSON not in table.seats


class BotsAlone:
    """Counts the tables of each address where only bots play."""

    def __init__(self, store: Store, metrics: Metrics, limit: int) -> None:
        self._store = store
        self._metrics = metrics
        self._limit = limit  # 0: none
        self._tables: dict[str, list[str]] = {}  # by address: tables that may still be running
        self._begun = Counter[str]()  # by address: tables being added now
        self._makers: dict[str, str] = {}  # by table: the address that made it
        self._looking = asyncio.Lock()

    def remember(self, id: str, address: str) -> None:
        """Remember who made a table, because its clocks may leave it to the bots."""
        self._makers[id] = address
        if len(self._makers) > MANY_TABLES:
            del self._makers[next(iter(self._makers))]

    def note(self, id: str, address: str) -> None:
        """Note who plays at a table whose maker is unknown: it is older than this process."""
        if id not in self._makers:
            self.remember(id, address)

    def whose(self, id: str) -> str:
        """The address that made a table; if unknown, the id of the table itself."""
        return self._makers.get(id, id)

    @asynccontextmanager
    async def room(self, address: str) -> AsyncIterator[Callable[[str], None]]:
        """Reserve room for one more table; the caller passes its id.

        RequestError if the address has too many.
        """
        async with self._looking:
            known = self._tables.get(address, [])
            over = [id for id in known if not await self._is_going(id)]
            self._keep(address, [id for id in self._tables.get(address, []) if id not in over])
            going = len(self._tables.get(address, ())) + self._begun[address]
            if self._limit and going >= self._limit:
                raise too_much(self._metrics, "bots", SOON)
            self._begun[address] += 1
        try:
            yield lambda id: self._keep(address, [*self._tables.get(address, ()), id])
        finally:
            self._begun[address] -= 1
            if not self._begun[address]:
                del self._begun[address]

    @asynccontextmanager
    async def counted(
        self, before: StoredTable, after: StoredTable, address: str | None
    ) -> AsyncIterator[None]:
        """Count a table if a change leaves it to its bots; RequestError if there are too many.

        Without an address it counts for the one that made the table.
        """
        address = address or self._makers.get(before.id)
        if address is None or is_alone(before) or not is_alone(after):
            yield
            return
        async with self.room(address) as count:
            yield
            count(before.id)

    async def _is_going(self, id: str) -> bool:
        table = await self._store.call(self._store.table, id)
        return table is not None and is_alone(table)

    def _keep(self, address: str, tables: list[str]) -> None:
        if tables:
            self._tables[address] = tables
        else:
            self._tables.pop(address, None)
