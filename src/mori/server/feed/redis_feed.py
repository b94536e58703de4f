"""The feed over Redis: changes are published, presence is kept in sets that expire.

While Redis is away nothing is announced, so the versions are polled more often. The feed keeps
trying to reconnect; everything that happened meanwhile is in the database.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from msgspec import MsgspecError, Struct
from msgspec.json import Decoder, Encoder
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from mori.server.errors import log
from mori.server.feed.feed import POLL_SECONDS, Feed, Visit

CHANNEL: Final = "mori:feed"
SELDOM_SECONDS: Final = 2.0  # between polls: a service may die before it announces a change
HEARTBEAT_SECONDS: Final = 4.0
PRESENT_SECONDS: Final = 12  # until a visit that is not renewed counts as gone
TIMEOUT_SECONDS: Final = 3.0
WAITS: Final = (0.1, 0.3, 1.0, 2.0)  # seconds between tries
BACKLOG: Final = 1000  # queued messages; what is dropped is found by polling
TROUBLE: Final = (RedisError, OSError, TimeoutError)
SPECTATOR: Final = "-"
AT_ONCE: Final = 200  # tables
OFFERED: Final = "mori:offered"


class News(Struct, frozen=True, omit_defaults=True):
    """A published message: a table's new version, a change of presence, or waiting bot turns."""

    service: str  # the sender
    table: str = ""
    version: int | None = None  # None: the presence at the table has changed
    has_turns: bool = False


encode: Final = Encoder().encode
decode: Final = Decoder(News).decode


class RedisFeed(Feed):
    """The feed of one of several services."""

    def __init__(self, url: str) -> None:
        super().__init__(is_shared=True)
        self.service = secrets.token_hex(8)
        self._redis: Redis = Redis.from_url(
            url,
            socket_timeout=TIMEOUT_SECONDS,
            socket_connect_timeout=TIMEOUT_SECONDS,
        )
        self._is_up = False
        # The seats of connections elsewhere, with spectators as None, and when they were read.
        self._elsewhere: dict[str, tuple[list[int | None], float]] = {}
        self._outbox: asyncio.Queue[Callable[[], Awaitable[Any]]] = asyncio.Queue(BACKLOG)
        self._unsent: Callable[[], Awaitable[Any]] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        works = (self._listen, self._send, self._beat)
        self._tasks = [asyncio.create_task(self._again(work)) for work in works]

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._outbox.join(), TIMEOUT_SECONDS if self._is_up else 0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*TROUBLE):
            await self._redis.aclose()

    @property
    def poll_seconds(self) -> float | None:
        return SELDOM_SECONDS if self._is_up else POLL_SECONDS

    async def _again(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run `work` forever; if Redis is away, start it again after a wait."""
        tries = 0
        while True:
            began = time.monotonic()
            try:
                await work()
            except TROUBLE as error:
                log.warning("feed_away doing=%s detail=%s", work.__name__.strip("_"), error)
            if time.monotonic() - began > WAITS[-1]:
                tries = 0  # it worked for some time
            await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])
            tries += 1

    # -- changes

    def tell_change(self, table: str, version: int) -> None:
        self._publish(News(self.service, table, version))

    def tell_turns(self) -> None:
        self._publish(News(self.service, has_turns=True))

    def _publish(self, news: News) -> None:
        self._later(lambda: self._redis.publish(CHANNEL, encode(news)))

    def _later(self, work: Callable[[], Awaitable[Any]]) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._outbox.put_nowait(work)

    async def _send(self) -> None:
        while True:
            if self._unsent is None:
                self._unsent = await self._outbox.get()
            await self._unsent()  # if it fails, it is sent again
            self._unsent = None
            self._outbox.task_done()

    async def _listen(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as pubsub:
            await pubsub.subscribe(CHANNEL)
            log.info("feed_up")
            self._is_up = True
            try:
                await self._hear(pubsub)
            finally:
                self._is_up = False

    async def _hear(self, pubsub: PubSub) -> None:
        heard = pinged = time.monotonic()
        while True:
            message = await pubsub.get_message(timeout=TIMEOUT_SECONDS)
            moment = time.monotonic()
            if message is None:  # no news, or no connection
                if moment - heard > 3 * TIMEOUT_SECONDS:
                    raise TimeoutError
                if moment - max(heard, pinged) >= TIMEOUT_SECONDS:
                    await pubsub.ping()
                    pinged = moment
                continue
            heard = moment
            try:
                news = decode(message["data"])
            except (MsgspecError, TypeError):
                continue  # the answer to a ping, or a foreign message
            if news.service == self.service:
                continue
            if news.has_turns:
                self.on_turns()
            elif news.version is not None:
                self.on_change(news.table, news.version)
            elif news.table in self._visits:
                self._later(partial(self._look, [news.table]))

    # -- presence

    def enter(self, table: str, seat: int | None) -> Visit:
        visit = super().enter(table, seat)
        self._later(lambda: self._show([visit]))
        self._later(partial(self._look, [table]))
        self._publish(News(self.service, table))
        return visit

    def leave(self, visit: Visit) -> None:
        super().leave(visit)
        if visit.table not in self._visits:
            self._elsewhere.pop(visit.table, None)
        self._later(lambda: self._redis.zrem(_key(visit.table), _member(visit)))
        self._publish(News(self.service, visit.table))

    def presence(self, table: str) -> frozenset[int | None]:
        return super().presence(table) | frozenset(self._seats_elsewhere(table))

    def watchers(self, table: str) -> int:
        return super().watchers(table) + self._seats_elsewhere(table).count(None)

    def _seats_elsewhere(self, table: str) -> list[int | None]:
        seats, heard = self._elsewhere.get(table, ([], 0.0))
        return [] if time.monotonic() - heard > PRESENT_SECONDS else seats

    async def look(self, table: str) -> None:
        if table not in self._elsewhere and self._is_up:
            with contextlib.suppress(*TROUBLE):
                await self._look([table])

    def offer(self, visit: Visit, address: str) -> None:
        super().offer(visit, address)
        self._later(lambda: self._show([visit]))

    def withdraw(self, visit: Visit) -> None:
        if visit in self._offers:
            offer = _offer(visit, self._offers[visit][1])
            self._later(lambda: self._redis.zrem(OFFERED, offer))
        super().withdraw(visit)

    async def offered(self) -> dict[str, int]:
        found = await super().offered()
        if self._is_up:
            with contextlib.suppress(*TROUBLE):
                moment = await self._moment()
                members: list[Any] = await self._redis.zrange(
                    OFFERED, f"({moment}", "+inf", byscore=True
                )
                for member in members:
                    table, rank, _ = member.decode().split(" ")
                    found[table] = min(int(rank), found.get(table, int(rank)))
        return found

    async def _show(self, visits: list[Visit]) -> None:
        """Renew the presence of visits."""
        moment = await self._moment()
        async with self._redis.pipeline(transaction=False) as pipe:
            for visit in visits:
                pipe.zadd(_key(visit.table), {_member(visit): moment + PRESENT_SECONDS})
                pipe.expire(_key(visit.table), PRESENT_SECONDS)
                if visit in self._offers:
                    offer = _offer(visit, self._offers[visit][1])
                    pipe.zadd(OFFERED, {offer: moment + PRESENT_SECONDS})
            await pipe.execute()

    async def _look(self, tables: list[str]) -> None:
        """Read who is connected to tables at other services."""
        moment = await self._moment()
        async with self._redis.pipeline(transaction=False) as pipe:
            for table in tables:
                pipe.zrange(_key(table), f"({moment}", "+inf", byscore=True)
            found: list[list[bytes]] = await pipe.execute()
        for table, members in zip(tables, found, strict=True):
            mine = {_member(visit) for visit in self._visits.get(table, ())}
            others = {member.decode() for member in members} - mine
            seats = [_seat(member) for member in others]
            before = self._known(table)
            self._elsewhere[table] = (seats, time.monotonic())
            self._tell_presence(table, before)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            tables = list(self._visits)
            for table in self._elsewhere.keys() - self._visits.keys():
                del self._elsewhere[table]  # read some time ago, without a visit
            for start in range(0, len(tables), AT_ONCE):
                some = tables[start : start + AT_ONCE]
                await self._show([visit for table in some for visit in self._visits.get(table, ())])
                await self._look(some)
            if self._offers:
                await self._redis.zremrangebyscore(OFFERED, "-inf", await self._moment())

    async def _moment(self) -> float:
        """The time by Redis's clock, which all services share."""
        seconds, microseconds = await self._redis.time()
        return float(seconds) + float(microseconds) / 1e6


def _key(table: str) -> str:
    return f"mori:present:{table}"


def _member(visit: Visit) -> str:
    return f"{SPECTATOR if visit.seat is None else visit.seat} {visit.id}"


def _offer(visit: Visit, rank: int) -> str:
    return f"{visit.table} {rank} {visit.id}"


def _seat(member: str) -> int | None:
    seat = member.partition(" ")[0]
    return None if seat == SPECTATOR else int(seat)
