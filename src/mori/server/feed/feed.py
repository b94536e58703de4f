"""The feed of a service: messages to other services, and from them.

Only the database is the truth. A feed announces quickly that something has changed; what it loses
is found by polling the versions every `poll_seconds`. Presence is kept only in the feed, and
expires when it is not renewed.

This is the feed of a single service, which has nobody to send to.
"""

import secrets
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

POLL_SECONDS: Final = 1.0  # between polls of the versions without a feed


@dataclass(frozen=True)
class Visit:
    """A connection to a table, as a seat or (None) as a spectator."""

    table: str
    seat: int | None
    id: str = field(default_factory=lambda: secrets.token_hex(8))


Known = tuple[frozenset[int | None], int]  # who is connected, and how many spectators


class Feed:
    """Changes and presence. Nothing here blocks or fails."""

    def __init__(self, *, is_shared: bool = False) -> None:
        self._is_shared = is_shared
        self._visits: dict[str, set[Visit]] = {}  # by table: connections to this service
        # Of the visits at waiting tables: their address, and how many tables it offered before.
        self._offers: dict[Visit, tuple[str, int]] = {}
        self._offered_by: dict[str, Counter[str]] = {}  # by address: its tables, with the visits
        self.on_change: Callable[[str, int], None] = lambda table, version: None
        self.on_presence: Callable[[str], None] = lambda table: None
        self.on_turns: Callable[[], None] = lambda: None

    async def start(self) -> None:
        """Start listening. News arrives in `on_change`, `on_presence` and `on_turns`."""

    async def close(self) -> None:
        """Send what is queued, and stop."""

    @property
    def poll_seconds(self) -> float | None:
        """Seconds between polls of the versions; None if no other service changes them."""
        return POLL_SECONDS if self._is_shared else None

    # -- changes

    def tell_change(self, table: str, version: int) -> None:
        """Announce a new version of a table. It is stored already."""

    def tell_turns(self) -> None:
        """Announce that bots' turns wait that this service has no room for."""

    # -- presence

    def enter(self, table: str, seat: int | None) -> Visit:
        """Note a new connection; the result is given to `leave` at its end."""
        visit = Visit(table, seat)
        before = self._known(table)
        self._visits.setdefault(table, set()).add(visit)
        self._tell_presence(table, before)
        return visit

    def leave(self, visit: Visit) -> None:
        self.withdraw(visit)
        before = self._known(visit.table)
        here = self._visits.get(visit.table, set())
        here.discard(visit)
        if not here:
            self._visits.pop(visit.table, None)
        self._tell_presence(visit.table, before)

    def presence(self, table: str) -> frozenset[int | None]:
        """The seats of all connections to a table, at any service."""
        return frozenset(visit.seat for visit in self._visits.get(table, ()))

    async def look(self, table: str) -> None:
        """Load the presence at a table without connections here, for `presence`."""

    def present(self, table: str, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) is connected."""
        return seat in self.presence(table)

    def watchers(self, table: str) -> int:
        """How many spectators' connections a table has, at any service."""
        return sum(visit.seat is None for visit in self._visits.get(table, ()))

    def _known(self, table: str) -> Known:
        return self.presence(table), self.watchers(table)

    def _tell_presence(self, table: str, before: Known) -> None:
        if self._known(table) != before:
            self.on_presence(table)

    # -- tables that wait for people

    def offer(self, visit: Visit, address: str) -> None:
        """Note that a player waits at a table that has not started and that strangers may join."""
        tables = self._offered_by.setdefault(address, Counter())
        same = [
            self._offers[other][1]
            for other in self._visits.get(visit.table, ())
            if self._offers.get(other, ("", 0))[0] == address
        ]
        rank = same[0] if same else len(tables)
        tables[visit.table] += 1
        self._offers[visit] = (address, rank)

    def withdraw(self, visit: Visit) -> None:
        """The table no longer waits for people, or the player that offered it has left."""
        address, _ = self._offers.pop(visit, (None, 0))
        if address is None:
            return
        tables = self._offered_by[address]
        tables[visit.table] -= 1
        if not tables[visit.table]:
            del tables[visit.table]
        if not tables:
            del self._offered_by[address]

    async def offered(self) -> dict[str, int]:
        """The waiting tables, each with the number of tables that its address offered before it."""
        found: dict[str, int] = {}
        for visit, (_, rank) in self._offers.items():
            found[visit.table] = min(rank, found.get(visit.table, rank))
        return found


def open_feed(redis_url: str | None, *, is_shared: bool) -> Feed:
    """The feed over Redis if there is a URL; otherwise one that polls if the database is shared."""
    if redis_url is None:
        return Feed(is_shared=is_shared)
    from mori.server.feed.redis_feed import RedisFeed  # its library is an extra

    return RedisFeed(redis_url)
