"""Served time, which clocks count: it only passes while a service runs.

While any clock runs, services record a pulse from time to time. If the gap between two pulses is
longer than a running service would leave, nobody was serving: the gap is added to `away`, and
served time continues where it stopped. So a restart, an outage of the database, a sleeping machine
or a jump of the system clock costs no player time, and no row of a table has to be changed.
"""

import threading
import time
from typing import Final

from sqlalchemy import Connection, select, update

from mori.server.storage.database import Database
from mori.server.storage.tables import served, tables
from mori.server.storage.turns import CLOCK

PULSE_SECONDS: Final = 10.0  # between pulses
GAP_SECONDS: Final = 30.0  # a longer gap between pulses costs nobody time


class ServedTime:
    """Served time, measured by the database's own clock if several services share it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = threading.Lock()
        self._anchor = 0.0  # served time at the latest pulse
        self._moment = time.monotonic()  # when that was
        self._has_begun = False

    def now(self) -> float:
        """Served time in seconds. Without pulses it stops after a while."""
        with self._lock:
            return self._anchor + min(time.monotonic() - self._moment, GAP_SECONDS)

    def pulse(self) -> None:
        """Record that a service is running."""
        # The file of a single service: while that was not running, nobody was serving.
        limit = GAP_SECONDS if self._has_begun or self._database.is_shared else 0.0
        anchor = self._database.write(lambda connection: self._pulse(connection, limit))
        with self._lock:
            self._anchor, self._moment, self._has_begun = anchor, time.monotonic(), True

    @property
    def is_current(self) -> bool:
        """Whether the latest pulse is recent.

        Otherwise `now` may have stopped, and the next pulse may set it back by as much as it ran
        on: a clock started before that pulse would give too much time.
        """
        return self._has_begun and time.monotonic() - self._moment < PULSE_SECONDS

    def pulse_if_needed(self) -> None:
        """Record a pulse if any clock runs and the latest one is old."""
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
