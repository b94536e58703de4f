"""Background tasks of a table. They run to their end, even if the caller is cancelled."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from mori.server.errors import refusal
from mori.server.metrics import Metrics

T = TypeVar("T")


class Work:
    """The running tasks of one table."""

    def __init__(self, table: str, metrics: Metrics) -> None:
        self._where = f"table {table}"
        self._metrics = metrics
        self._tasks: set[asyncio.Task[Any]] = set()

    def __bool__(self) -> bool:
        return bool(self._tasks)

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for a task that is finished even if the client disconnects meanwhile."""
        task = self._start(work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(self._log)  # nobody waits for it any more
            raise

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that nobody waits for."""
        task = self._start(work)
        task.add_done_callback(self._log)
        return task

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _log(self, task: asyncio.Task[Any]) -> None:
        """Log the bug of a task that nobody waits for. A refusal is no bug."""
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            refusal(error, self._where, self._metrics)

    async def done(self) -> None:
        """Wait until all tasks have ended."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
