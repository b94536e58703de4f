"""Deleting tables that nobody uses any more."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Final

from mori.server.errors import incident, log
from mori.server.settings import Settings
from mori.server.storage import StorageTrouble, Store
from mori.server.storage.housekeeping import unused_ids
from mori.server.tables import Hall

SECONDS: Final = 3600.0  # between looks
AT_ONCE: Final = 100  # deleted in one transaction, so that nobody waits for long


class Expiry:
    """Looks from time to time for tables at which nothing has happened for too long."""

    def __init__(self, store: Store, hall: Hall, settings: Settings) -> None:
        self._store = store
        self._hall = hall
        self._unfinished = settings.keep_days
        self._finished = settings.keep_finished_days
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._unfinished or self._finished:
            self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            try:
                await self.delete_unused(datetime.now(UTC))
            except StorageTrouble:
                pass  # there is another look
            except Exception as error:
                incident(error, "expiry", self._hall.metrics)
            await asyncio.sleep(SECONDS)

    async def delete_unused(self, moment: datetime) -> None:
        """Delete what has not been used for so long, as seen from a moment."""
        before = [_days_before(moment, days) for days in (self._unfinished, self._finished)]
        ids = await self._store.call(unused_ids, self._store, before[0], before[1])
        for start in range(0, len(ids), AT_ONCE):
            await self._hall.delete(*ids[start : start + AT_ONCE])
        if ids:
            log.info("expired tables=%d", len(ids))


def _days_before(moment: datetime, days: int) -> str | None:
    if not days:
        return None
    return (moment - timedelta(days=days)).isoformat(timespec="milliseconds")
