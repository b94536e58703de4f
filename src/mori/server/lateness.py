"""How late a service is: by how much its short sleeps last too long."""

import asyncio
import time
from typing import Final

EVERY_SECONDS: Final = 0.05
FADING: Final = 0.95  # what is left of it after every look at which nothing was late
LATE_SECONDS: Final = 0.01  # from here on people would notice


class Lateness:
    """Measured while it is watched. Whatever can wait should do so while it is late."""

    def __init__(self) -> None:
        self.seconds = 0.0

    @property
    def is_late(self) -> bool:
        return self.seconds > LATE_SECONDS

    async def watch(self) -> None:
        """Measure it until cancelled."""
        while True:
            due = time.monotonic() + EVERY_SECONDS
            await asyncio.sleep(EVERY_SECONDS)
            self.note(time.monotonic() - due)

    def note(self, seconds: float) -> None:
        """Something came so late; it fades with every look."""
        self.seconds = max(seconds, self.seconds * FADING)
