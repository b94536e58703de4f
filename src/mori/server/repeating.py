"""Work that a service repeats at intervals, in a task of its own."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from mori.server.errors import incident
from mori.server.metrics import Metrics
from mori.server.storage import StorageTrouble


class Repeating:
    """Repeats some work until closed, even if it fails. Bugs are logged as incidents."""

    def __init__(
        self,
        work: Callable[[], Awaitable[object]],
        seconds: Callable[[], float],
        where: str,
        metrics: Metrics,
        *,
        waits_first: bool = False,
    ) -> None:
        """`seconds` is the interval; `where` names the work in incidents."""
        self._work: Final = work
        self._seconds: Final = seconds
        self._where: Final = where
        self._metrics: Final = metrics
        self._waits_first: Final = waits_first
        self._task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        self._task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def run(self) -> None:
        """Repeat the work until cancelled."""
        if self._waits_first:
            await asyncio.sleep(self._seconds())
        while True:
            try:
                await self._work()
            except StorageTrouble:
                pass  # the next time tries again
            except Exception as error:
                incident(error, self._where, self._metrics)
            await asyncio.sleep(self._seconds())
