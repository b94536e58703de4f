"""The clocks of one table: messages about them, and what happens when one runs out."""

import math
from collections.abc import Callable

from mori.server.errors import RequestError
from mori.server.protocol.clocks import ClockData, ClocksMessage
from mori.server.storage import Arrangement, Clocks, Conflict, StoredTable
from mori.server.storage.served_time import ServedTime
from mori.server.tables.clocks import marked_late, overdue
from mori.server.tables.gathering import without_person
from mori.server.tables.truth import Truth


class InTime(Exception):
    """No clock has run out now: somebody else has changed the table."""


class TableClocks:
    """The clocks of one table. Callers hold the table's lock for any change."""

    def __init__(
        self, truth: Truth, served: ServedTime, tell: Callable[[ClocksMessage], None]
    ) -> None:
        self._truth = truth
        self._served = served
        self._tell = tell
        self._told: Clocks | None = None

    async def end_overdue(self) -> None:
        """Let the stand-in play where time has run out; without one, mark the seat as late."""
        while late := overdue(self._truth.stored.clocks, self._served.now()):
            try:
                if self._truth.stored.stand_in:
                    await self._truth.arrange(self._taken_over)
                else:
                    await self._tell_late(late)
            except InTime:
                return
            except RequestError as error:
                if error.code != "limit_bots":
                    raise
                await self._tell_late(late)  # the seat waits; no other person is waiting for it
            except Conflict:
                await self._truth.after_conflict()

    async def _tell_late(self, seats: list[int]) -> None:
        clocks = self._truth.stored.clocks
        assert clocks is not None
        await self._truth.note_clocks(marked_late(clocks, seats))

    async def _taken_over(self, table: StoredTable) -> Arrangement:
        late = overdue(table.clocks, self._served.now())
        if not late:
            raise InTime
        for seat in late:
            table = without_person(table, seat, table.stand_in)
        return Arrangement(table=table)

    # -- messages

    def look(self) -> None:
        """Send what is new."""
        if self._truth.stored.clocks != self._told:
            self._told = self._truth.stored.clocks
            message = self.now()
            if message is not None:
                self._tell(message)

    def now(self) -> ClocksMessage | None:
        """The message for somebody who joins now."""
        clocks = self._truth.stored.clocks
        if clocks is None:
            return None
        moment = self._served.now()
        return ClocksMessage(
            [
                ClockData(
                    left=max(0, math.ceil(each.left_at(moment))),
                    is_running=each.since is not None,
                    is_late=each.is_late,
                )
                for each in clocks.seats
            ]
        )
