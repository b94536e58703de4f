"""What every table of a service works with, and work that is done to its end."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

from mori.server.bots.pool import BotPool
from mori.server.errors import refusal
from mori.server.feed import Feed
from mori.server.lateness import Lateness
from mori.server.metrics import Metrics
from mori.server.storage import Store
from mori.server.tables.alone import BotsAlone

T = TypeVar("T")


@dataclass(kw_only=True)
class Means:
    """What every table of a service works with."""

    store: Store
    feed: Feed
    pool: BotPool
    metrics: Metrics
    most_alone: int = 0  # tables of one address at which bots play alone; 0: no limit
    alone: BotsAlone = field(init=False)
    lateness: Lateness = field(default_factory=Lateness)  # watched by whoever takes the bots' turns
    wake_bots: Callable[[], None] = lambda: None  # there may be turns to take

    def __post_init__(self) -> None:
        self.alone = BotsAlone(self.store, self.metrics, self.most_alone)


class Work:
    """What is being done at a table."""

    def __init__(self, table: str, metrics: Metrics) -> None:
        self._where = f"table {table}"
        self._metrics = metrics
        self._tasks: set[asyncio.Task[Any]] = set()

    def __bool__(self) -> bool:
        return bool(self._tasks)

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if the client that asked for it has gone meanwhile."""
        task = self._start(work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(self._tell)  # nobody waits for it any more
            raise

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something that nobody waits for."""
        task = self._start(work)
        task.add_done_callback(self._tell)
        return task

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _tell(self, task: asyncio.Task[Any]) -> None:
        """Log a bug that nobody else hears of. A refusal is no bug."""
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            refusal(error, self._where, self._metrics)

    async def done(self) -> None:
        """Wait until nothing is being done any more."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
