"""Looks for clocks that have run out. Every service does, by what is stored."""

import time
from typing import Final

from mori.server.errors import RequestError, incident, log
from mori.server.repeating import Repeating
from mori.server.storage import StorageTrouble
from mori.server.tables.hall import Hall

LOOK_SECONDS: Final = 1.0
AT_ONCE: Final = 100  # tables in one look
PUT_OFF_SECONDS: Final = 300.0  # before a table that cannot be opened is tried again


class ClockWatch:
    """Looks for clocks that have run out. Of several services the first one acts.

    It also keeps the clock that the services share.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store
        self._put_off: dict[str, float] = {}  # by table: the end of the delay
        self.repeating = Repeating(self._look, lambda: LOOK_SECONDS, "clocks", hall.metrics)

    async def start(self) -> None:
        await self._store.call(self._store.clock.read_if_needed)
        await self._store.call(self._store.served.pulse_if_needed)
        self.repeating.start()

    async def close(self) -> None:
        await self.repeating.close()

    async def _look(self) -> None:
        await self._store.call(self._store.clock.read_if_needed)
        await self.end_overdue()

    async def end_overdue(self) -> None:
        """Handle all clocks that have run out."""
        served = self._store.served
        await self._store.call(
            served.pulse_if_needed
        )  # first, so that a gap without services costs no time
        moment = time.monotonic()
        self._put_off = {id: end for id, end in self._put_off.items() if end > moment}
        found = await self._store.call(
            self._store.overdue, served.now(), AT_ONCE + len(self._put_off)
        )
        for id in found:
            if id in self._put_off:
                continue
            try:
                async with self._hall.using(id) as table:
                    await table.end_overdue()
            except StorageTrouble:
                raise  # not the table's fault: the next look starts with it again
            except RequestError as error:  # such as a frozen table
                log.warning("clock_stands table=%s error=%s", id, error)
                self._put_off[id] = moment + PUT_OFF_SECONDS
            except Exception as error:  # a bug at one table must not stop the clocks of others
                incident(error, f"clock {id}", self._hall.metrics)
                self._put_off[id] = moment + PUT_OFF_SECONDS
