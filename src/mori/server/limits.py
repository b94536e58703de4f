"""Rate limits and quotas, for each address and for each table.

Counts are kept in this process. With several services on one database, an address has the full
limits at each of them.
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

MAX_MESSAGE: Final = 64 * 1024  # bytes of a socket message; a larger one gets an error
LARGEST_MESSAGE: Final = 1 << 20  # bytes; a larger one closes the socket
HOUR: Final = 3600.0
MINUTE: Final = 60.0
BURST_SECONDS: Final = 5  # the burst of limits per second, in seconds of their rate
MANY_KEYS: Final = 10_000  # above this number, full buckets are dropped
PREFIX: Final = 64  # of an IPv6 address: one client usually has the whole network
SOON: Final = 10  # seconds to wait for a place to be released
BODY_BYTES: Final = 8 << 20  # of unfinished bodies, for each address
LARGE_BODIES: Final = 16  # above 64 kB, in memory at once, from all addresses
LARGE_OF_ONE: Final = 4  # of them, from one address, so that others need not wait for it
UNKNOWN: Final = "unknown"  # for clients without an address, as on a Unix socket


class Buckets:
    """Token buckets, one for each key."""

    def __init__(self, size: float, seconds: float, clock: Callable[[], float]) -> None:
        """A full bucket holds `size`, and an empty one fills up in `seconds`."""
        self._size = size
        self._rate = size / seconds
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}  # amount left, and at which time

    def take(self, key: str, amount: float = 1.0) -> float:
        """Take an amount and return 0; if there is too little, take nothing and return the wait."""
        if not self._size:
            return 0.0
        moment = self._clock()
        left, since = self._buckets.get(key, (self._size, moment))
        left = min(self._size, left + (moment - since) * self._rate)
        # An amount above the size may be taken from a full bucket, which then goes below zero.
        wait = max(0.0, (min(amount, self._size) - left) / self._rate)
        if not wait:
            left -= amount
        self._buckets[key] = (left, moment)
        if len(self._buckets) > MANY_KEYS:
            self._forget(moment)
        return wait

    def _forget(self, moment: float) -> None:
        """Drop the buckets that are full again."""
        for key, (left, since) in list(self._buckets.items()):
            if left + (moment - since) * self._rate >= self._size:
                del self._buckets[key]


class Places:
    """A number of places for each key, held until released."""

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
    """The limits of a service, with their counts."""

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
        by_minute = {"chat": limits.chat, "hints": limits.hints_begun, "coached": limits.coached}
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
        self._large_of_one = Places(LARGE_OF_ONE)
        # Replaying a record takes a while and slows others down.
        self.importing = asyncio.Semaphore(1)

    def take(self, what: str, address: str, amount: float = 1.0) -> None:
        """Count something; RequestError if the limit is reached."""
        wait = self._buckets[what].take(address, amount)
        if wait:
            raise self.refusal(what, wait)

    @asynccontextmanager
    async def body(self, address: str, size: int) -> AsyncIterator[None]:
        """Reserve memory for a body while it is read and handled; RequestError if there is none.

        The full size is reserved from the start, however slowly the body comes.
        """
        size = max(size, 1)
        if self._bodies.is_full(address, size):
            raise self.refusal("bytes", SOON)
        with self._bodies.one(address, size):
            if size <= MAX_BODY:
                yield
                return
            if self._large_of_one.is_full(address):
                raise self.refusal("bytes", SOON)
            with self._large_of_one.one(address):
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
        """A spectator's place at a table; RequestError if there is none.

        An address has only a few places without a key, so it cannot take those of all others.
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
        """A place for a new hint; RequestError if there is none."""
        if self._hints.is_full(address):
            raise self.refusal("hints", SOON)
        self.take("hints", address)
        with self._hints.one(address):
            yield

    @contextmanager
    def judgement(self, address: str) -> Iterator[None]:
        """A place for judging an answer, one of those for hints; RequestError if there is none."""
        if self._hints.is_full(address) or self._buckets["coached"].take(address):
            raise self.refusal("hints", SOON)
        with self._hints.one(address):
            yield

    def refusal(self, what: str, seconds: float) -> RequestError:
        """The error that a limit is reached, with the time to wait."""
        return too_much(self._metrics, what, seconds)


def too_much(metrics: Metrics, what: str, seconds: float) -> RequestError:
    """Count a refusal; returns the error, with the time to wait."""
    metrics.limited.labels(what).inc()
    return RequestError(f"limit_{what}", {"seconds": math.ceil(seconds)})


class Visitor:
    """The client of a request or socket, identified by its address."""

    def __init__(self, limiter: Limiter, address: str) -> None:
        self.limiter = limiter
        self.address = address

    def take(self, what: str, amount: float = 1.0) -> None:
        self.limiter.take(what, self.address, amount)


def visitor_of(connection: HTTPConnection) -> Visitor:
    """The client of a request or a socket."""
    limiter = connection.app.state.limiter
    assert isinstance(limiter, Limiter)
    return Visitor(limiter, address_in(connection.client.host if connection.client else ""))


def address_in(host: str) -> str:
    """The address that a client is counted by."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, PREFIX), strict=False))
