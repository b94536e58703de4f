"""The feed of a service: what it tells other services, and what it hears from them.

The database alone is the truth. A feed only says that there is something new in it, and soon; what
it loses is found by looking at the versions, every `poll_seconds`. Who is connected is kept nowhere
else, and forgotten when it is not heard of for some time.

This one is the feed of a single service: there is nobody to tell.
"""

import secrets
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

POLL_SECONDS: Final = 1.0  # between looks at the versions, where nobody tells of changes


@dataclass(frozen=True)
class Visit:
    """Somebody's connection to a table, through a seat's eyes; `seat` None: a spectator's."""

    table: str
    seat: int | None
    id: str = field(default_factory=lambda: secrets.token_hex(8))


class Feed:
    """Changes and presence. Nothing here waits, and nothing fails."""

    def __init__(self, *, is_shared: bool = False) -> None:
        self._is_shared = is_shared
        self._visits: dict[str, set[Visit]] = {}  # by table: those to this service
        # Of those, whose table waits for people: from which address, and after how many others.
        self._offers: dict[Visit, tuple[str, int]] = {}
        self._offered_by: dict[str, Counter[str]] = {}  # by address: its tables, with the visits
        self.on_change: Callable[[str, int], None] = lambda table, version: None
        self.on_presence: Callable[[str], None] = lambda table: None
        self.on_turns: Callable[[], None] = lambda: None

    async def start(self) -> None:
        """Begin to listen. What is heard is told by `on_change`, `on_presence` and `on_turns`."""

    async def close(self) -> None:
        """Tell the others what is still to be told, and stop."""

    @property
    def poll_seconds(self) -> float | None:
        """How long to wait between looks at the versions; None if nobody else changes them."""
        return POLL_SECONDS if self._is_shared else None

    # -- changes

    def tell_change(self, table: str, version: int) -> None:
        """Say that a table has a new version; it is stored by now."""

    def tell_turns(self) -> None:
        """Say that bots wait whom this service has no room for."""

    # -- presence

    def enter(self, table: str, seat: int | None) -> Visit:
        """Somebody has connected; to be given to `leave` when he goes."""
        visit = Visit(table, seat)
        before = self.presence(table)
        self._visits.setdefault(table, set()).add(visit)
        self._tell_presence(table, before)
        return visit

    def leave(self, visit: Visit) -> None:
        self.withdraw(visit)
        before = self.presence(visit.table)
        here = self._visits.get(visit.table, set())
        here.discard(visit)
        if not here:
            self._visits.pop(visit.table, None)
        self._tell_presence(visit.table, before)

    def presence(self, table: str) -> frozenset[int | None]:
        """The seats of everybody who is connected to a table, here or elsewhere."""
        return frozenset(visit.seat for visit in self._visits.get(table, ()))

    async def look(self, table: str) -> None:
        """See who is at a table that nobody has come to here; `presence` knows then."""

    def present(self, table: str, seat: int | None) -> bool:
        """Whether somebody looks through a seat's eyes (None: as a spectator)."""
        return seat in self.presence(table)

    def _tell_presence(self, table: str, before: frozenset[int | None]) -> None:
        if self.presence(table) != before:
            self.on_presence(table)

    # -- tables that wait for people

    def offer(self, visit: Visit, address: str) -> None:
        """Somebody who sits at a table that has not started is there to be joined."""
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
        """The table waits for nobody any more, or whoever offered it has gone."""
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
        """The tables that wait, each with how many others its address had offered before it."""
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
