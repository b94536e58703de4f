"""Storing changes with retries, while the table shows that there is trouble."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from mori.server.metrics import Metrics
from mori.server.storage import Change, Conflict, StorageTrouble, Store
from mori.server.storage.trouble import BUSY

WAITS: Final = (0.1, 0.3, 0.7, 1.5, 3.0)  # seconds between tries
SLOW_SECONDS: Final = 3.0  # before the table shows that saving takes long
T = TypeVar("T")


class Saving:
    """Stores the changes of one table."""

    def __init__(
        self, store: Store, metrics: Metrics, on_trouble: Callable[[str | None], None]
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._on_trouble = on_trouble
        self._closing = asyncio.Event()
        self.trouble: str | None = None  # the code of the current failure

    async def keep(self, change: Change, work: Callable[[], Awaitable[None]]) -> None:
        """Store a change, with retries; Conflict if it was based on another version."""
        is_first = True

        async def attempt() -> None:
            nonlocal is_first
            was_first, is_first = is_first, False
            try:
                await work()
            except Conflict:
                # An earlier try may have been stored although its confirmation was lost.
                if was_first or not await self._store.confirm(change):
                    raise

        await self.until_done(attempt)

    async def until_done(self, work: Callable[[], Awaitable[T]]) -> T:
        """Retry something that needs the database until it succeeds."""
        tries = 0
        loop = asyncio.get_running_loop()
        while True:
            slow = loop.call_later(SLOW_SECONDS, self._tell, BUSY)
            try:
                result = await work()
            except StorageTrouble as trouble:
                self._metrics.storage_troubles.labels(trouble.code).inc()
                self._tell(trouble.code)
                await self._wait(WAITS[min(tries, len(WAITS) - 1)])
                if self._closing.is_set():
                    raise
                tries += 1
            except Exception:
                self._tell(None)
                raise
            else:
                self._tell(None)
                return result
            finally:
                slow.cancel()

    def _tell(self, code: str | None) -> None:
        if code != self.trouble:
            self.trouble = code
            self._on_trouble(code)

    async def _wait(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self._closing.wait(), seconds)
        except TimeoutError:
            return

    def close(self) -> None:
        """Stop retrying. Nobody was told that the pending change was stored."""
        self._closing.set()
