"""The time of day that all services of a database agree on: the database's own.

Clocks of machines differ. What one service stores and another compares, such as until when a
request is open, is told in this time. A service with a file of its own has nobody to agree with.
"""

import threading
import time
from typing import Final

from sqlalchemy import select

from mori.server.storage.database import Database
from mori.server.storage.turns import CLOCK

READ_SECONDS: Final = 60.0  # between looks at the database's clock


class SharedClock:
    """Seconds since 1970 by the database's clock. Between looks this machine only counts on."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = threading.Lock()
        self._ahead: float | None = None  # of the monotonic clock
        self._read = 0.0  # when it was looked at last

    def now(self) -> float:
        with self._lock:
            return time.time() if self._ahead is None else time.monotonic() + self._ahead

    def read_if_needed(self) -> None:
        """Look at the database's clock, if several services may share it and it is time to."""
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
