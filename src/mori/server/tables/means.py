"""What every table of a service works with, and work that is done to its end."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

from mori.server.bots.pool import BotPool
from mori.server.feed import Feed
from mori.server.lateness import Lateness
from mori.server.metrics import Metrics
from mori.server.storage import Store

T = TypeVar("T")


@dataclass(kw_only=True)
class Means:
    """What every table of a service works with."""

    store: Store
    feed: Feed
    pool: BotPool
    metrics: Metrics
    lateness: Lateness = field(default_factory=Lateness)  # watched by whoever takes the bots' turns
    wake_bots: Callable[[], None] = lambda: None  # there may be turns to take


class Work:
    """What is being done at a table."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def __bool__(self) -> bool:
        return bool(self._tasks)

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked for it has gone meanwhile."""
        return await asyncio.shield(self.begin(work))

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)
        return task

    def _finish(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # looked at: whoever waited for it may have gone

    async def done(self) -> None:
        """Wait until nothing is being done any more."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
