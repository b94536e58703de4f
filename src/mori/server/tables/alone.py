"""Tables at which bots play alone: one address may have only so many of them at once.

Nobody need wait for anybody there, so that each of them takes as much of the bots' time as it gets.
They are counted for the address that leaves them to the bots, by laying them or by going.
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

MANY_TABLES: Final = 10_000  # whose makers are remembered, the latest


def is_alone(table: StoredTable) -> bool:
    """Whether bots play at a table, and nobody else."""
    is_going = table.started and not table.is_replay and not table.summary.finished
    return is_going and PERSON not in table.seats


class BotsAlone:
    """Counts the tables of each address at which bots play alone."""

    def __init__(self, store: Store, metrics: Metrics, limit: int) -> None:
        self._store = store
        self._metrics = metrics
        self._limit = limit  # 0: none
        self._tables: dict[str, list[str]] = {}  # by address: those that may still be going
        self._begun = Counter[str]()  # by address: those that are becoming such tables now
        self._makers: dict[str, str] = {}  # by table: the address that laid it
        self._looking = asyncio.Lock()

    def remember(self, id: str, address: str) -> None:
        """Keep in mind who laid a table: its clocks may leave it to the bots, and nobody else."""
        self._makers[id] = address
        if len(self._makers) > MANY_TABLES:
            del self._makers[next(iter(self._makers))]

    @asynccontextmanager
    async def room(self, address: str) -> AsyncIterator[Callable[[str], None]]:
        """Room for one table more, to be told which it is; RequestError if there is none."""
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
        """Count a table if a change leaves it to its bots; RequestError if that is too much.

        Without an address, for whoever laid it.
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
