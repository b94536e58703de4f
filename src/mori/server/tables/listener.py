"""Somebody who looks at a table, and what is on its way to them."""

import asyncio
from typing import Final

from mori.server.encoding import encode
from mori.server.feed import Visit
from mori.server.protocol import ServerMessage

BACKLOG: Final = 1000  # messages that wait for one reader; a game has fewer


class Listener:
    """Somebody who looks at a table through a seat's eyes; `seat` None: a spectator."""

    def __init__(self, seat: int | None, key: str | None = None) -> None:
        self.seat = seat
        self.key = key  # the digest of the token that it came with
        self.is_own = False  # that key is a seat's or the host's: there is always room for it
        self.is_gone = False  # that key is good no more
        self.told = 0  # facts of the game told so far
        self.present: frozenset[int | None] | None = None  # who else is here, as it was told last
        self.visit: Visit | None = None  # from when it has joined until it leaves
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)

    def send(self, message: ServerMessage) -> None:
        self.send_encoded(encode(message))

    def send_encoded(self, data: bytes | None) -> None:
        """Put a message (None: the end) on its way. Whoever reads too slowly is sent away."""
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
            data = None
        self.outbox.put_nowait(data)
