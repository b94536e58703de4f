"""The time that clocks count: only that during which there was a service.

Whoever serves says so from time to time (`pulse`), while any clock runs. A gap between two pulses
that is too long for services which are there was nobody's time: it is added to `away`, and served
time goes on where it stood. So a service that is restarted, a database that is away, a machine that
sleeps and a clock of the system that jumps cost nobody anything, and no row has to be changed.
"""

import threading
import time
from typing import Final

from sqlalchemy import Connection, select, update

from mori.server.storage.database import Database
from mori.server.storage.tables import served, tables
from mori.server.storage.turns import CLOCK

PULSE_SECONDS: Final = 10.0  # between pulses
GAP_SECONDS: Final = 30.0  # between two pulses: longer ones are nobody's time


class ServedTime:
    """Served time, by the database's own clock where several services share it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = threading.Lock()
        self._anchor = 0.0  # served time at the latest pulse
        self._moment = time.monotonic()  # when that was
        self._has_begun = False

    def now(self) -> float:
        """Served time, in seconds. Without pulses it stands still after a while."""
        with self._lock:
            return self._anchor + min(time.monotonic() - self._moment, GAP_SECONDS)

    def pulse(self) -> None:
        """Say that there is a service."""
        # The file of a single service: as long as it was not there, nobody was.
        limit = GAP_SECONDS if self._has_begun or self._database.is_shared else 0.0
        anchor = self._database.write(lambda connection: self._pulse(connection, limit))
        with self._lock:
            self._anchor, self._moment, self._has_begun = anchor, time.monotonic(), True

    @property
    def is_current(self) -> bool:
        """Whether the latest pulse was not long ago.

        Otherwise `now` may stand, and the next pulse may take it back by as much as it ran on: a
        clock that began to run before that pulse would give too much time.
        """
        return self._has_begun and time.monotonic() - self._moment < PULSE_SECONDS

    def pulse_if_needed(self) -> None:
        """The same, if any clock runs and the latest pulse was long ago."""
        if self.is_current:
            return
        runs = select(tables.c.id).where(tables.c.deadline.is_not(None)).limit(1)
        with self._database.reading() as connection:
            is_needed = connection.execute(runs).first() is not None
        if is_needed or not self._has_begun:
            self.pulse()

    def _pulse(self, connection: Connection, limit: float) -> float:
        row = connection.execute(select(served).with_for_update()).one()
        moment = time.time()
        if self._database.is_shared:
            moment = float(connection.execute(select(CLOCK)).scalar_one())
        gap = moment - float(row.seen)
        away = float(row.away) + (0.0 if 0.0 <= gap <= limit else gap)
        connection.execute(update(served).values(seen=moment, away=away))
        return moment - away
