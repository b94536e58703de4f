"""Fair use: how much one address, and one table, may ask for.

What is counted is counted in this process. Several services that share a database each have their
own counts, so that an address may have so much at each of them.
"""

import asyncio
import ipaddress
import math
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from typing import Final

from starlette.requests import HTTPConnection

from mori.server.errors import RequestError
from mori.server.metrics import Metrics
from mori.server.requests import MAX_BODY
from mori.server.settings import Limits

HOUR: Final = 3600.0
MINUTE: Final = 60.0
BURST_SECONDS: Final = 5  # what is counted by the second may come at once for so many of them
MANY_KEYS: Final = 10_000  # addresses that are remembered before those that are idle are forgotten
PREFIX: Final = 64  # of an IPv6 address: whoever has one has all of them
SOON: Final = 10  # seconds until it is worth asking again for what somebody must first give back
BODY_BYTES: Final = 8 << 20  # of bodies that are not dealt with yet, for each address
LARGE_BODIES: Final = 16  # above 64 kB, in memory at once, from all addresses
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

    def is_full(self, key: str, amount: int = 1) -> bool:
        return bool(self._size) and self._taken.get(key, 0) + amount > self._size

    @contextmanager
    def one(self, key: str, amount: int = 1) -> Iterator[None]:
        self._taken[key] = self._taken.get(key, 0) + amount
        try:
            yield
        finally:
            self._taken[key] -= amount
            if not self._taken[key]:
                del self._taken[key]


class Limiter:
    """The counts of a service."""

    def __init__(
        self, limits: Limits, metrics: Metrics, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.limits = limits
        self._metrics = metrics
        by_hour = {
            "tables": limits.tables,
            "imports": limits.imports,
            "seats": limits.seats,
            "push": limits.push,
        }
        by_minute = {"chat": limits.chat, "hints": limits.hints_begun}
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
        self._spectators = Places(limits.table_sockets)
        self._strangers = Places(limits.table_strangers)
        self._hints = Places(limits.hints)
        self._bodies = Places(BODY_BYTES)
        self._large = asyncio.Semaphore(LARGE_BODIES)
        # Playing a record again takes a while, in which others get less of the processor.
        self.importing = asyncio.Semaphore(1)

    def take(self, what: str, address: str, amount: float = 1.0) -> None:
        """Count something; RequestError if it is too much now."""
        wait = self._buckets[what].take(address, amount)
        if wait:
            raise self.refusal(what, wait)

    @asynccontextmanager
    async def body(self, address: str, size: int) -> AsyncIterator[None]:
        """Room for a body while it is read and dealt with; RequestError if there is none.

        It takes as much as it may become, however slowly it comes.
        """
        size = max(size, 1)
        if self._bodies.is_full(address, size):
            raise self.refusal("bytes", SOON)
        with self._bodies.one(address, size):
            if size <= MAX_BODY:
                yield
            else:
                async with self._large:
                    yield

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """A place for a socket; RequestError if there is none."""
        if self._sockets.is_full(address):
            raise self.refusal("sockets", SOON)
        with self._sockets.one(address):
            yield

    @contextmanager
    def spectator(self, address: str, table: str, *, has_key: bool) -> Iterator[None]:
        """A place at a table for a spectator who joins; RequestError if there is none.

        Without a key, an address has only a few of them: it cannot keep all others out.
        """
        here = f"{table} {address}"
        if self._spectators.is_full(table) or (not has_key and self._strangers.is_full(here)):
            raise self.refusal("table_sockets", SOON)
        with ExitStack() as places:
            places.enter_context(self._spectators.one(table))
            if not has_key:
                places.enter_context(self._strangers.one(here))
            yield

    @contextmanager
    def hint(self, address: str) -> Iterator[None]:
        """A place for a hint that is begun; RequestError if there is none."""
        if self._hints.is_full(address):
            raise self.refusal("hints", SOON)
        self.take("hints", address)
        with self._hints.one(address):
            yield

    def refusal(self, what: str, seconds: float) -> RequestError:
        """That it is too much, and when to try again."""
        return too_much(self._metrics, what, seconds)


def too_much(metrics: Metrics, what: str, seconds: float) -> RequestError:
    """Count that somebody wants too much; what to tell them, and when to try again."""
    metrics.limited.labels(what).inc()
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
