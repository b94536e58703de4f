"""Readiness: whether the database answers and stores."""

import asyncio
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from mori.server.errors import log
from mori.server.storage import StorageTrouble, Store
from mori.server.storage.trouble import AWAY

READY_SECONDS: Final = 5.0
READY: Final = "ok"
DATABASE_AWAY: Final = "database_away"


class Readiness:
    """Queries the database, one query at a time: if it hangs, only one thread waits."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[bool] | None = None

    async def status(self) -> str:
        """READY, or the code of the failure."""
        if self._asking is None:
            self._asking = asyncio.create_task(self._store.call(self._store.is_alive))
            self._asking.add_done_callback(self._forget)
        try:
            async with asyncio.timeout(READY_SECONDS):
                await asyncio.shield(self._asking)
        except StorageTrouble as trouble:
            status = DATABASE_AWAY if trouble.code == AWAY else trouble.code
        except (SQLAlchemyError, TimeoutError):
            status = DATABASE_AWAY
        else:
            return READY
        log.warning("not_ready status=%s", status)
        return status

    def _forget(self, asked: asyncio.Task[bool]) -> None:
        self._asking = None
        if not asked.cancelled():
            asked.exception()  # there may be nobody left who waits for it
