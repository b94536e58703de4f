"""The feed between services: changes and presence. With a real Redis."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from mori.server.feed import Feed, open_feed, redis_feed
from mori.server.feed.redis_feed import CHANNEL, RedisFeed
from tests.server.databases import PATIENCE, Redis
from tests.server.running import Service, run


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[RedisFeed, RedisFeed]]:
    """Two services that listen."""
    feeds = (RedisFeed(url), RedisFeed(url))
    for feed in feeds:
        await feed.start()
    await until(lambda: all(feed._is_up for feed in feeds))
    try:
        yield feeds
    finally:
        for feed in feeds:
            await feed.close()


def test_a_service_alone_tells_nobody_and_knows_who_is_there() -> None:
    feed, told = open_feed(None, is_shared=False), list[str]()
    feed.on_presence = told.append
    assert type(feed) is Feed and feed.poll_seconds is None
    first, second = feed.enter("t", 0), feed.enter("t", 0)
    watcher = feed.enter("t", None)
    assert feed.presence("t") == {0, None} and feed.present("t", 0) and not feed.present("t", 1)
    feed.leave(first)
    assert feed.present("t", 0), "on another device"
    feed.leave(second)
    feed.leave(watcher)
    assert feed.presence("t") == frozenset()
    assert told == ["t"] * 4, "when somebody came or went, and not each device"
    assert open_feed(None, is_shared=True).poll_seconds is not None, "others may change tables"


def test_changes_and_turns_are_told_to_the_others(redis: Redis) -> None:
    async def scenario() -> None:
        async with two(redis.url) as (here, there):
            told: list[object] = []
            for feed in (here, there):
                feed.on_change = lambda *news: told.append(news)
                feed.on_turns = lambda: told.append("turns")
            for version in range(20):
                here.tell_change("t", version)
            here.tell_turns()
            await until(lambda: len(told) == 21)
            assert told == [*(("t", version) for version in range(20)), "turns"], "in order, once"

    run(scenario())


def test_who_is_there_is_known_everywhere(redis: Redis) -> None:
    async def scenario() -> None:
        async with two(redis.url) as (here, there):
            mine = here.enter("p1", 0)
            watcher = there.enter("p1", None)
            await until(lambda: here.presence("p1") == there.presence("p1") == {0, None})
            here.enter("p4", 1)
            await until(lambda: here._outbox.empty() and here._unsent is None)
            assert there.presence("p4") == frozenset()
            await there.look("p4")  # where nobody has come to this service
            assert there.presence("p4") == {1}
            here.leave(mine)
            await until(lambda: there.presence("p1") == {None})
            assert not there.present("p1", 0)
            there.leave(watcher)

    run(scenario())


def test_who_is_not_heard_of_is_taken_for_gone(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a kill: nobody said goodbye."""
    monkeypatch.setattr(redis_feed, "PRESENT_SECONDS", 1)
    monkeypatch.setattr(redis_feed, "HEARTBEAT_SECONDS", 0.1)

    async def scenario() -> None:
        async with two(redis.url) as (here, there):
            here.enter("p2", 0)
            there.enter("p2", 1)
            await until(lambda: there.presence("p2") == {0, 1})
            told = asyncio.Event()
            there.on_presence = lambda _: told.set()
            for task in here._tasks:
                task.cancel()
            await asyncio.wait_for(told.wait(), PATIENCE)
            assert there.presence("p2") == {1}

    run(scenario())


def test_a_feed_whose_redis_is_away_looks_more_often_and_comes_back(redis: Redis) -> None:
    async def scenario() -> None:
        async with two(redis.url) as (here, there):
            often, seldom = Feed(is_shared=True).poll_seconds, here.poll_seconds
            assert often is not None and seldom is not None and often < seldom
            await asyncio.to_thread(redis.stop)
            try:
                await until(lambda: here.poll_seconds == there.poll_seconds == often)
                here.tell_change("t", 1)  # lost, and no trouble
                visit = here.enter("p3", 0)
            finally:
                await asyncio.to_thread(redis.start)
            await until(lambda: here.poll_seconds == there.poll_seconds == seldom)
            told: list[int] = []
            there.on_change = lambda _, version: told.append(version)
            here.tell_change("t", 2)
            await until(lambda: 2 in told)
            here.leave(visit)

    run(scenario())


def test_what_others_say_on_the_channel_is_passed_over(redis: Redis) -> None:
    async def scenario() -> None:
        async with two(redis.url) as (here, there):
            told: list[int] = []
            there.on_change = lambda _, version: told.append(version)
            for noise in ("", "{}", "[1]", '{"service": 3}', "\x00"):
                await here._redis.publish(CHANNEL, noise)
            here.tell_change("t", 3)
            await until(lambda: told == [3])

    run(scenario())


def test_a_quiet_feed_is_quiet(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks now and then whether Redis is there, and takes the answer for one."""
    monkeypatch.setattr(redis_feed, "TIMEOUT_SECONDS", 0.05)

    async def scenario() -> None:
        async with two(redis.url) as (here, there):
            before = (
                (await here._redis.info("commandstats")).get("cmdstat_ping", {}).get("calls", 0)
            )
            await asyncio.sleep(0.5)
            after = (await here._redis.info("commandstats"))["cmdstat_ping"]["calls"]
            assert 0 < after - before <= 2 * 0.5 / 0.05
            assert here._is_up and there._is_up

    run(scenario())


def test_every_change_of_a_table_is_told_once_it_is_stored(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others would find it by looking, too, but only after a while."""
    told: list[tuple[str, int]] = []
    monkeypatch.setattr(
        Feed, "tell_change", lambda _, table, version: told.append((table, version))
    )
    made = service.make("hitodama", ["me", "me"], seed=1)
    host = {"Authorization": f"Bearer {made.host}"}
    rights = f"/api/tables/{made.id}/rights"
    with made.join(made.asked()) as socket:
        assert socket.answer("end")["type"] == "done"
        assert socket.ask("undo")["type"] == "done"
        assert socket.ask("say", phrase="hello")["type"] == "done"
        assert service.http.post(rights, json={"chat_open": True}, headers=host).is_success
        assert socket.answer("end")["type"] == "done"
    assert [version for table, version in told if table == made.id] == [1, 2, 3, 4, 5]


def test_two_heartbeats_may_be_lost_before_somebody_is_taken_for_gone() -> None:
    assert redis_feed.PRESENT_SECONDS == 3 * redis_feed.HEARTBEAT_SECONDS
