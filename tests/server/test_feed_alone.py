"""The feed over Redis, without Redis: what it sends, its timing, and expired presence."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from redis.exceptions import ConnectionError as RedisGone

from mori.server.feed import Feed, redis_feed
from mori.server.feed.redis_feed import CHANNEL, News, RedisFeed, decode, encode
from tests.server.instead import instead

URL = "redis://127.0.0.1:9/0"  # nobody is asked there


class Enough(BaseException):
    """The test has seen enough."""


class Redis:
    """Notes what it is told; `members` are those that are found at any table."""

    def __init__(self, members: tuple[bytes, ...] = ()) -> None:
        self.told: list[tuple[Any, ...]] = []
        self.members = members
        self.is_closed = False

    async def time(self) -> tuple[int, int]:
        return 100, 500_000

    async def publish(self, channel: str, data: bytes) -> None:
        news = decode(data)
        self.told.append(("publish", channel, news.table, news.version, news.has_turns))

    async def zrem(self, key: str, member: str) -> None:
        self.told.append(("zrem", key, member.split()[0]))

    def pipeline(self, *, transaction: bool) -> "Pipe":
        assert not transaction
        return Pipe(self)

    async def aclose(self) -> None:
        self.is_closed = True


class Pipe:
    def __init__(self, redis: Redis) -> None:
        self.redis = redis
        self.looked = 0

    async def __aenter__(self) -> "Pipe":
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    def zadd(self, key: str, members: dict[str, float]) -> None:
        self.redis.told += [("zadd", key, name.split()[0], at) for name, at in members.items()]

    def expire(self, key: str, seconds: int) -> None:
        self.redis.told.append(("expire", key, seconds))

    def zrange(self, key: str, start: str, end: str, *, byscore: bool) -> None:
        assert byscore
        self.looked += 1
        self.redis.told.append(("zrange", key, start, end))

    async def execute(self) -> list[list[bytes]]:
        return [list(self.redis.members) for _ in range(self.looked)]


def made(redis: Redis | None = None) -> tuple[RedisFeed, Redis]:
    feed, found = RedisFeed(URL), redis or Redis()
    feed._redis = found  # type: ignore[assignment]
    return feed, found


async def sent(feed: RedisFeed) -> None:
    """Send what waits to be sent."""
    while not feed._outbox.empty():
        await feed._outbox.get_nowait()()
        feed._outbox.task_done()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets time go on."""
    moment = [1000.0]

    def go_on(seconds: float) -> None:
        moment[0] += seconds

    instead(monkeypatch, time, redis_feed, monotonic=lambda: moment[0])
    return go_on


def test_coming_and_going_are_shown_to_the_others() -> None:
    async def scenario() -> None:
        feed, redis = made(Redis((b"2 other", b"- watcher")))
        visit = feed.enter("t", 1)
        await sent(feed)
        assert redis.told == [
            ("zadd", "mori:present:t", "1", 112.5),
            ("expire", "mori:present:t", 12),
            ("zrange", "mori:present:t", "(100.5", "+inf"),
            ("publish", CHANNEL, "t", None, False),
        ]
        assert feed.presence("t") == {1, 2, None}
        redis.told.clear()
        feed.leave(visit)
        assert feed.presence("t") == frozenset(), "nobody is left here who would be told"
        await sent(feed)
        gone = [("zrem", "mori:present:t", "1"), ("publish", CHANNEL, "t", None, False)]
        assert redis.told == gone
        feed.tell_change("t", 7)
        feed.tell_turns()
        await sent(feed)
        told = [("publish", CHANNEL, "t", 7, False), ("publish", CHANNEL, "", None, True)]
        assert redis.told[2:] == told

    asyncio.run(scenario())


def test_who_stays_at_a_table_still_knows_who_is_elsewhere() -> None:
    async def scenario() -> None:
        feed, _ = made(Redis((b"2 other",)))
        first, second = feed.enter("t", 0), feed.enter("t", 1)
        await sent(feed)
        feed.leave(second)
        assert feed.presence("t") == {0, 2}
        feed.leave(first)
        assert feed._elsewhere == {}

    asyncio.run(scenario())


def test_whoever_is_not_heard_of_for_long_is_gone(clock: Callable[[float], None]) -> None:
    async def scenario() -> None:
        feed, redis = made(Redis((b"2 other",)))
        await feed.look("t")
        assert redis.told == [], "Redis is away"
        feed._is_up = True
        await feed.look("t")
        assert feed.presence("t") == {2}
        redis.told.clear()
        await feed.look("t")
        assert redis.told == [], "it is known already"
        clock(12.0)
        assert feed.presence("t") == {2}
        clock(0.01)
        assert feed.presence("t") == frozenset()

    asyncio.run(scenario())


def test_what_was_only_looked_at_is_forgotten_and_visits_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []

    async def nap(seconds: float) -> None:
        if slept:
            raise Enough
        slept.append(seconds)

    async def scenario() -> None:
        feed, redis = made()
        for number in range(201):
            Feed.enter(feed, str(number), 0)
        feed._elsewhere["old"] = ([3], 0.0)
        instead(monkeypatch, asyncio, redis_feed, sleep=nap)
        with contextlib.suppress(Enough):
            await feed._beat()
        assert "old" not in feed._elsewhere
        kinds = [told[0] for told in redis.told]
        assert kinds == ["zadd", "expire"] * 200 + ["zrange"] * 200 + ["zadd", "expire", "zrange"]
        assert slept == [redis_feed.HEARTBEAT_SECONDS]

    asyncio.run(scenario())


def test_a_redis_that_is_away_is_tried_again_after_longer_and_longer(
    monkeypatch: pytest.MonkeyPatch,
    clock: Callable[[float], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    slept: list[float] = []

    async def nap(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 8:
            raise Enough

    instead(monkeypatch, asyncio, redis_feed, sleep=nap)

    async def work() -> None:
        if len(slept) == 5:
            clock(2.0)  # no longer than the longest wait
        if len(slept) == 6:
            clock(2.01)
        raise RedisGone("away")

    async def scenario() -> None:
        feed, _ = made()
        with contextlib.suppress(Enough):
            await feed._again(work)

    asyncio.run(scenario())
    assert slept == [0.1, 0.3, 1.0, 2.0, 2.0, 2.0, 0.1, 0.3], "it did well for some time"
    assert caplog.text.count("feed_away doing=work detail=away") == 8


def test_news_that_could_not_be_sent_are_sent_again() -> None:
    async def scenario() -> None:
        feed, redis = made()
        tries: list[int] = []

        async def flaky() -> None:
            tries.append(1)
            if len(tries) == 1:
                raise RedisGone

        feed._later(flaky)
        with contextlib.suppress(RedisGone):
            await feed._send()
        assert feed._unsent is not None
        feed.tell_change("t", 1)
        sending = asyncio.create_task(feed._send())
        await feed._outbox.join()
        sending.cancel()
        assert len(tries) == 2 and redis.told == [("publish", CHANNEL, "t", 1, False)]
        for number in range(redis_feed.BACKLOG + 5):
            feed.tell_change("t", number)  # too many: the rest is found by looking
        assert feed._outbox.qsize() == redis_feed.BACKLOG

    asyncio.run(scenario())


def test_what_is_to_be_told_is_told_before_the_end() -> None:
    async def scenario() -> None:
        feed, redis = made()
        feed._is_up = True
        feed.tell_change("t", 9)
        feed._tasks = [asyncio.create_task(feed._send())]
        await feed.close()
        assert redis.told == [("publish", CHANNEL, "t", 9, False)] and redis.is_closed
        assert feed._tasks[0].cancelled()
        feed, _ = made()
        feed.tell_change("t", 9)
        start = asyncio.get_running_loop().time()
        await feed.close()  # Redis is away: nobody waits for it
        assert asyncio.get_running_loop().time() - start < 1

    asyncio.run(scenario())


class PubSub:
    """Says what it was given, one after the other; a number is silence for so many seconds."""

    def __init__(self, clock: Callable[[float], None], *says: float | bytes) -> None:
        self.clock = clock
        self.says = list(says)
        self.pings = 0

    async def get_message(self, timeout: float) -> dict[str, bytes] | None:
        assert timeout == redis_feed.TIMEOUT_SECONDS
        if not self.says:
            raise Enough
        said = self.says.pop(0)
        if isinstance(said, bytes):
            return {"data": said}
        self.clock(said)
        return None

    async def ping(self) -> None:
        self.pings += 1


def heard(clock: Callable[[float], None], *says: float | bytes) -> tuple[list[object], int]:
    """What a feed tells of what it hears, and how often it asked whether anybody is there."""
    told: list[object] = []
    pubsub = PubSub(clock, *says)

    async def scenario() -> None:
        feed, _ = made()
        feed.service = "me"
        feed.on_change = lambda *news: told.append(news)
        feed.on_turns = lambda: told.append("turns")
        Feed.enter(feed, "here", 0)
        with contextlib.suppress(Enough):
            await feed._hear(pubsub)  # type: ignore[arg-type]
        told.append(feed._outbox.qsize())

    asyncio.run(scenario())
    return told, pubsub.pings


def test_what_is_heard_is_told_once_and_by_others_only(clock: Callable[[float], None]) -> None:
    other, own = News("other", "t", 3), News("me", "t", 4)
    turns, here = News("other", has_turns=True), News("other", "here")
    elsewhere = News("other", "elsewhere")
    said = [encode(each) for each in (own, other, turns, here, elsewhere)]
    assert heard(clock, b"pong", *said) == ([("t", 3), "turns", 1], 0), "and looked at where it is"


def test_a_redis_that_says_nothing_is_asked_and_then_given_up(
    clock: Callable[[float], None],
) -> None:
    assert heard(clock, 2.9) == ([0], 0)
    assert heard(clock, 3.0, 2.9) == ([0], 1), "it was asked just now"
    assert heard(clock, 3.0, 3.0, 3.0) == ([0], 3), "nine seconds are not too long"
    with pytest.raises(TimeoutError):
        heard(clock, 3.0, 3.0, 3.01)
    pong = b"pong"
    assert heard(clock, 3.0, 3.0, pong, 3.0, 3.0) == ([0], 4), "an answer begins the count again"


def test_a_feed_is_up_while_it_listens(clock: Callable[[float], None]) -> None:
    async def scenario() -> None:
        feed, redis = made()
        seen: list[object] = []

        class Subscribed(PubSub):
            async def __aenter__(self) -> "Subscribed":
                return self

            async def __aexit__(self, *_: object) -> None:
                pass

            async def subscribe(self, channel: str) -> None:
                seen.append(channel)

            async def get_message(self, timeout: float) -> dict[str, bytes] | None:
                seen.append(feed.poll_seconds)
                raise RedisGone

        redis.pubsub = lambda ignore_subscribe_messages: (  # type: ignore[attr-defined]
            Subscribed(clock) if ignore_subscribe_messages else SimpleNamespace()
        )
        with contextlib.suppress(RedisGone):
            await feed._listen()
        assert seen == [CHANNEL, redis_feed.SELDOM_SECONDS]
        assert feed.poll_seconds == 1.0

    asyncio.run(scenario())


def test_tables_that_nobody_is_at_are_not_kept() -> None:
    feed = Feed()
    first, second = feed.enter("t", 0), feed.enter("t", 1)
    feed.leave(first)
    assert list(feed._visits) == ["t"]
    feed.leave(second)
    feed.leave(second)
    assert feed._visits == {}
