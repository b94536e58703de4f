"""The time of day that all services of a database agree on: the clock of the database.

Clocks of machines differ. Times that one service stores and another compares, such as until when a
request is open, are in this time. A service with a file of its own uses its own clock.
"""

import threading
import time
from typing import Final

from sqlalchemy import select

from mori.server.storage.database import Database
from mori.server.storage.turns import CLOCK

READ_SECONDS: Final = 60.0  # between reads of the database's clock


class SharedClock:
    """Seconds since 1970 by the database's clock, extrapolated between reads of it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = threading.Lock()
        self._ahead: float | None = None  # relative to the monotonic clock
        self._read = 0.0  # when it was read last

    def now(self) -> float:
        with self._lock:
            return time.time() if self._ahead is None else time.monotonic() + self._ahead

    def read_if_needed(self) -> None:
        """Read the database's clock, if it is shared and the last read is old."""
        if not self._database.is_shared:
            return
        began = time.monotonic()
        if self._ahead is not None and began - self._read < READ_SECONDS:
            return
        with self._database.reading() as connection:
            told = float(connection.execute(select(CLOCK)).scalar_one())
        ended = time.monotonic()
        with self._lock:
            self._ahead, self._read = told - (began + ended) / 2, ended
