"""Event-loop lag, measured as the overrun of short sleeps."""

import asyncio
import time
from typing import Final

EVERY_SECONDS: Final = 0.05  # the sleep whose overrun is measured
FADING: Final = 0.95  # factor by which the lag falls with each measurement without lag
HIGH_SECONDS: Final = 0.01  # above this, people would notice


class LoopLag:
    """The lag while `watch` runs. Work that can wait should be put off while it is high."""

    def __init__(self) -> None:
        self.seconds = 0.0

    @property
    def is_high(self) -> bool:
        return self.seconds > HIGH_SECONDS

    async def watch(self) -> None:
        """Measure until cancelled."""
        while True:
            due = time.monotonic() + EVERY_SECONDS
            await asyncio.sleep(EVERY_SECONDS)
            self.note(time.monotonic() - due)

    def note(self, seconds: float) -> None:
        """Add a measurement. The lag rises at once and falls slowly."""
        self.seconds = max(seconds, self.seconds * FADING)
