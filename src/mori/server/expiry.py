"""Expiry: deleting unused tables, with precautions because deletion is final.

A wrong clock, an old backup or somebody's own file of games must not cause everything to be
deleted. So nothing is deleted soon after a start, only few tables at a time, and none while the
clock is far ahead of the latest known change.
"""

from datetime import UTC, datetime, timedelta
from typing import Final

from mori.server.errors import log
from mori.server.repeating import Repeating
from mori.server.settings import Settings
from mori.server.storage import Store
from mori.server.storage.housekeeping import (
    Unused,
    count_tables,
    is_kept,
    latest_change,
    unused_ids,
)
from mori.server.tables import Hall

SECONDS: Final = 3600.0  # between looks, and before the first
AT_ONCE: Final = 100  # deleted in one transaction, so that others need not wait long
PART: Final = 10  # one look deletes at most one table in ten
FAR: Final = timedelta(days=30)  # a clock further ahead of the latest change is not believed


class Expiry:
    """Looks for tables that have been unused for too long."""

    def __init__(self, store: Store, hall: Hall, settings: Settings) -> None:
        self._store = store
        self._hall = hall
        self._unfinished = settings.keep_days
        self._finished = settings.keep_finished_days
        self._is_told_to = settings.expire_now
        self._known: datetime | None = None  # the latest time at which the clock was plausible
        self.repeating = Repeating(
            lambda: self.look(datetime.now(UTC)), lambda: SECONDS, "expiry", hall.metrics
        )

    def start(self) -> None:
        if self._unfinished or self._finished:
            self.repeating.start()

    async def close(self) -> None:
        await self.repeating.close()

    async def look(self, moment: datetime) -> None:
        """Delete the tables that are due at `moment`."""
        if self._is_told_to:
            await self.delete_unused(moment, is_all=True)
            self._is_told_to, self._known = False, moment
        elif await self._store.call(is_kept, self._store):
            log.info("expiry_off reason=played_here")
        elif self._known is None:
            # Read before anybody plays here, because the clock may be wrong.
            latest = await self._store.call(latest_change, self._store)
            self._known = datetime.fromisoformat(latest) if latest is not None else moment
            self._is_right(moment)
        elif self._is_right(moment):
            self._known = moment
            await self.delete_unused(moment)

    def _is_right(self, moment: datetime) -> bool:
        """Whether the clock is plausible."""
        assert self._known is not None
        if moment - self._known <= FAR:
            return True
        log.error("expiry_stopped clock=%s latest=%s", moment.isoformat(), self._known.isoformat())
        return False

    async def delete_unused(self, moment: datetime, *, is_all: bool = False) -> None:
        """Delete tables that are unused as of `moment`: a part of them, or all."""
        unused = Unused(
            unfinished=_days_before(moment, self._unfinished),
            finished=_days_before(moment, self._finished),
        )
        due = await self._store.call(unused_ids, self._store, unused)
        if not due:
            return
        chosen = due
        if not is_all:
            count = await self._store.call(count_tables, self._store)
            chosen = due[: max(1, count // PART)]
        deleted = 0
        for start in range(0, len(chosen), AT_ONCE):
            deleted += await self._hall.expire(chosen[start : start + AT_ONCE], unused)
        log.info("expired tables=%d", deleted)
        if len(chosen) < len(due):
            log.warning("expiry_held tables=%d", len(due) - len(chosen))


def _days_before(moment: datetime, days: int) -> str | None:
    if not days:
        return None
    return (moment - timedelta(days=days)).isoformat(timespec="milliseconds")
