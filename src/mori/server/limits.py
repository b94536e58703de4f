"""Fair use: how much one address, and one table, may ask for.

What is counted is counted in this process. Several services that share a database each have their
own counts, so that an address may have so much at each of them.
"""

import asyncio
import ipaddress
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from starlette.requests import HTTPConnection

from mori.server.errors import RequestError
from mori.server.metrics import Metrics
from mori.server.settings import Limits

HOUR: Final = 3600.0
MINUTE: Final = 60.0
BURST_SECONDS: Final = 5  # what is counted by the second may come at once for so many of them
MANY_KEYS: Final = 10_000  # addresses that are remembered before those that are idle are forgotten
PREFIX: Final = 64  # of an IPv6 address: whoever has one has all of them
SOON: Final = 10  # seconds until it is worth asking again for what somebody must first give back
UNKNOWN: Final = "unknown"  # the address of whoever has none, as on a socket of this machine


class Buckets:
    """A bucket for each key, which fills again with time."""

    def __init__(self, size: float, seconds: float, clock: Callable[[], float]) -> None:
        """`size` is in it when it is full, and flows in within so many seconds."""
        self._size = size
        self._rate = size / seconds
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}  # what is left, and when that was

    def take(self, key: str, amount: float = 1.0) -> float:
        """Take something out; if there is not so much in it, nothing, and how long to wait."""
        if not self._size:
            return 0.0
        moment = self._clock()
        left, since = self._buckets.get(key, (self._size, moment))
        left = min(self._size, left + (moment - since) * self._rate)
        # One larger than the bucket may be taken out of a full one, which then owes it.
        wait = max(0.0, (min(amount, self._size) - left) / self._rate)
        if not wait:
            left -= amount
        self._buckets[key] = (left, moment)
        if len(self._buckets) > MANY_KEYS:
            self._forget(moment)
        return wait

    def _forget(self, moment: float) -> None:
        """Forget those that are full again."""
        for key, (left, since) in list(self._buckets.items()):
            if left + (moment - since) * self._rate >= self._size:
                del self._buckets[key]


class Places:
    """So many places for each key; whoever has one gives it back."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._taken: dict[str, int] = {}

    def is_full(self, key: str) -> bool:
        return bool(self._size) and self._taken.get(key, 0) >= self._size

    @contextmanager
    def one(self, key: str) -> Iterator[None]:
        self._taken[key] = self._taken.get(key, 0) + 1
        try:
            yield
        finally:
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]


class Limiter:
    """The counts of a service."""

    def __init__(
        self, limits: Limits, metrics: Metrics, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.limits = limits
        self._metrics = metrics
        by_hour = {"tables": limits.tables, "imports": limits.imports, "push": limits.push}
        by_minute = {"chat": limits.chat}
        by_second = {
            "requests": limits.requests,
            "messages": limits.messages,
            "bytes": limits.kilobytes * 1024,
        }
        self._buckets = {
            **{what: Buckets(size, HOUR, clock) for what, size in by_hour.items()},
            **{what: Buckets(size, MINUTE, clock) for what, size in by_minute.items()},
            **{
                what: Buckets(size * BURST_SECONDS, BURST_SECONDS, clock)
                for what, size in by_second.items()
            },
        }
        self._sockets = Places(limits.sockets)
        self._table_sockets = Places(limits.table_sockets)
        self._hints = Places(limits.hints)
        self._bot_tables: dict[str, list[str]] = {}  # by address: those that may still be going
        self.laying = asyncio.Lock()  # tables at which bots play alone
        # Playing a record again takes a while, in which others get less of the processor.
        self.importing = asyncio.Semaphore(1)

    def take(self, what: str, address: str, amount: float = 1.0) -> None:
        """Count something; RequestError if it is too much now."""
        wait = self._buckets[what].take(address, amount)
        if wait:
            raise self.refusal(what, wait)

    @contextmanager
    def socket(self, address: str, table: str) -> Iterator[None]:
        """A place for a socket; RequestError if there is none."""
        if self._sockets.is_full(address):
            raise self.refusal("sockets", SOON)
        if self._table_sockets.is_full(table):
            raise self.refusal("table_sockets", SOON)
        with self._sockets.one(address), self._table_sockets.one(table):
            yield

    @contextmanager
    def hint(self, address: str) -> Iterator[None]:
        """A place for a hint that is thought about; RequestError if there is none."""
        if self._hints.is_full(address):
            raise self.refusal("hints", SOON)
        with self._hints.one(address):
            yield

    def bot_tables(self, address: str) -> list[str]:
        """The tables at which bots play alone, laid from an address, that were not over yet."""
        return self._bot_tables.get(address, [])

    def keep_bot_tables(self, address: str, tables: list[str]) -> None:
        if tables:
            self._bot_tables[address] = tables
        else:
            self._bot_tables.pop(address, None)

    def refusal(self, what: str, seconds: float) -> RequestError:
        """That it is too much, and when to try again."""
        self._metrics.limited.labels(what).inc()
        return RequestError(f"limit_{what}", {"seconds": math.ceil(seconds)})


class Visitor:
    """Somebody who asks for something, known by their address alone."""

    def __init__(self, limiter: Limiter, address: str) -> None:
        self.limiter = limiter
        self.address = address

    def take(self, what: str, amount: float = 1.0) -> None:
        self.limiter.take(what, self.address, amount)


def visitor_of(connection: HTTPConnection) -> Visitor:
    """Who sent a request or opened a socket."""
    limiter = connection.app.state.limiter
    assert isinstance(limiter, Limiter)
    return Visitor(limiter, address_in(connection.client.host if connection.client else ""))


def address_in(host: str) -> str:
    """The address that somebody is counted by."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, PREFIX), strict=False))
