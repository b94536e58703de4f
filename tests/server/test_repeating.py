"""Work that a service repeats: no failure stops it, and closing it does.

All sleeps are counted, and none is slept.
"""

import asyncio
import contextlib
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest

from mori.server import expiry, loop_lag, repeating
from mori.server.errors import RequestError
from mori.server.expiry import Expiry
from mori.server.feed import Feed
from mori.server.loop_lag import LoopLag
from mori.server.metrics import Metrics
from mori.server.push import pushing
from mori.server.push.pushing import Pushing
from mori.server.settings import Settings
from mori.server.storage import BotTurn, StorageTrouble
from mori.server.storage.housekeeping import Unused
from mori.server.storage.push import Push
from mori.server.tables import clock_watch, turns
from mori.server.tables.clock_watch import ClockWatch
from mori.server.tables.following import Following
from mori.server.tables.hall import DELETED
from mori.server.tables.turns import Turns
from tests.server.instead import instead

TROUBLES: tuple[Exception, ...] = (StorageTrouble("storage_away"), ValueError("a bug"))


class Enough(BaseException):
    """The test has seen enough."""


class Store:
    """Calls at once what is called, and notes what that was told."""

    def __init__(self, **answers: Any) -> None:
        self.told: list[tuple[Any, ...]] = []
        self.answers = answers
        self.clock = SimpleNamespace(read_if_needed=lambda: None)
        self.served = SimpleNamespace(pulse_if_needed=self.named("pulse"), now=lambda: 77.0)
        self.turns = SimpleNamespace(
            take=lambda *given: self.named("take")(*given[:3]),  # without the fairness
            keep=self.named("keep"),
            end=self.named("end"),
        )
        self.push = SimpleNamespace(take=self.named("take"))
        self.versions = self.named("versions")
        self.overdue = self.named("overdue")

    def named(self, name: str) -> Callable[..., Any]:
        def method(*given: Any) -> Any:
            self.told.append((name, *given))
            answer = self.answers.get(name)
            if isinstance(answer, list) and answer and isinstance(answer[0], list | Exception):
                answer = answer.pop(0)
            if isinstance(answer, Exception):
                raise answer
            return answer

        return method

    async def call(self, method: Callable[..., Any], *given: Any) -> Any:
        return method(*given)


@pytest.fixture
def naps(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """For how long it was slept; after the third time, enough."""
    slept: list[float] = []
    sleep, here = asyncio.sleep, threading.get_ident()

    async def nap(seconds: float) -> None:
        if threading.get_ident() != here:  # a service of other tests
            await sleep(seconds)
            return
        if len(slept) == 3:
            raise Enough
        slept.append(seconds)
        await sleep(0)

    users = (repeating, turns, loop_lag)
    instead(monkeypatch, asyncio, *users, sleep=nap)
    yield slept


def until_enough(work: Awaitable[None]) -> None:
    async def whole() -> None:
        with contextlib.suppress(Enough):
            await work

    asyncio.run(whole())


def logged(caplog: pytest.LogCaptureFixture) -> str:
    return " ".join(record.getMessage() for record in caplog.records)


# -- what is done at every look, and what becomes of it when it fails


def test_tables_that_nobody_uses_are_looked_for_every_hour_whatever_happens(
    naps: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    settings = Settings(database_url="", keep_days=2)
    hall = SimpleNamespace(metrics=Metrics())
    looking = Expiry(None, hall, settings)  # type: ignore[arg-type]
    moments: list[datetime] = []

    async def look(moment: datetime) -> None:
        moments.append(moment)
        if len(moments) < 3:
            raise TROUBLES[len(moments) - 1]

    looking.look = look  # type: ignore[method-assign]
    until_enough(looking.repeating.run())
    assert len(moments) == 4 and naps == [expiry.SECONDS] * 3
    assert all(abs((datetime.now(UTC) - each).total_seconds()) < 60 for each in moments)
    assert logged(caplog).count("incident") == 1 and "expiry" in logged(caplog)


def test_what_is_due_is_deleted_some_at_a_time(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "mori.server")
    asked: list[object] = []
    deleted: list[tuple[str, ...]] = []
    ids = [str(number) for number in range(250)]

    def found(store: object, unused: Unused) -> list[str]:
        asked.extend((unused.unfinished, unused.finished))
        return ids

    async def expire(some: list[str], unused: Unused) -> int:
        deleted.append(tuple(some))
        return len(some)

    monkeypatch.setattr(expiry, "unused_ids", found)
    for days, before in (
        ((2, 0), ["2026-01-29T00:00:00.000", None]),
        ((0, 3), [None, "2026-01-28T00:00:00.000"]),
    ):
        settings = Settings(database_url="", keep_days=days[0], keep_finished_days=days[1])
        hall = SimpleNamespace(expire=expire, metrics=None)
        looking = Expiry(Store(), hall, settings)  # type: ignore[arg-type]
        asyncio.run(looking.delete_unused(datetime(2026, 1, 31), is_all=True))
        assert asked == before
        asked.clear()
    assert deleted == 2 * [tuple(ids[:100]), tuple(ids[100:200]), tuple(ids[200:])]
    assert logged(caplog).count("expired tables=250") == 2
    ids.clear()
    caplog.clear()
    asyncio.run(looking.delete_unused(datetime(2026, 1, 31)))
    assert len(deleted) == 6 and logged(caplog) == "", "nothing is told where nothing was done"


def test_nobody_looks_for_old_tables_where_all_are_kept() -> None:
    async def begun(keep_days: int, finished: int) -> bool:
        settings = Settings(database_url="", keep_days=keep_days, keep_finished_days=finished)
        looking = Expiry(None, SimpleNamespace(metrics=None), settings)  # type: ignore[arg-type]
        looking.look = asyncio.Event().wait  # type: ignore[assignment, method-assign]
        looking.start()
        is_running = looking.repeating.is_running
        await looking.close()
        assert not looking.repeating.is_running
        return is_running

    assert [asyncio.run(begun(*days)) for days in ((0, 0), (1, 0), (0, 1))] == [False, True, True]


def test_other_services_are_followed_though_a_look_failed(
    naps: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(versions=[*TROUBLES, {"a": 5}])
    store.answers["versions"] = list(TROUBLES)
    followed: list[tuple[str, int]] = []
    watched = ["a", "b"]
    hall = SimpleNamespace(
        metrics=Metrics(),
        watched=lambda: list(watched),
        follow=lambda *news: followed.append(news),
        tell_presence=lambda table: None,
    )
    feed = Feed(is_shared=True)
    looking = Following(store, hall, feed)  # type: ignore[arg-type]
    assert feed.on_change is hall.follow and feed.on_presence is hall.tell_presence

    def versions(ids: list[str]) -> dict[str, int]:
        store.told.append(("versions", ids))
        left = store.answers["versions"]
        if left:
            raise left.pop(0)
        return {"a": 5}

    store.versions = versions
    store.turns = SimpleNamespace(watch=lambda ids: store.told.append(("watch", ids)))
    until_enough(looking.repeating.run())
    assert [said for said in store.told if said[0] == "watch"] == [("watch", ["a", "b"])], (
        "the service that asked its bots may not know of the spectator"
    )
    assert naps == [feed.poll_seconds] * 3
    assert followed == [("a", 5), ("b", DELETED)], "who is gone has the latest version of all"
    assert logged(caplog).count("incident") == 1 and "following" in logged(caplog)
    watched.clear()
    naps.clear()
    store.told.clear()
    until_enough(looking.repeating.run())
    assert store.told == [], "no empty request"


def test_a_service_alone_follows_nobody() -> None:
    async def begun(feed: Feed) -> bool:
        hall = SimpleNamespace(follow=None, tell_presence=None, metrics=None)
        looking = Following(None, hall, feed)  # type: ignore[arg-type]
        looking.start()
        is_running = looking.repeating.is_running
        await looking.close()
        assert not looking.repeating.is_running
        return is_running

    assert [asyncio.run(begun(Feed(is_shared=shared))) for shared in (False, True)] == [False, True]


def test_clocks_are_looked_at_though_a_look_failed(
    naps: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    looking = ClockWatch(SimpleNamespace(store=Store(), metrics=Metrics()))  # type: ignore[arg-type]
    left = list(TROUBLES)

    async def look() -> None:
        if left:
            raise left.pop(0)

    looking.end_overdue = look  # type: ignore[method-assign]
    until_enough(looking.repeating.run())
    assert naps == [clock_watch.LOOK_SECONDS] * 3 and not left
    assert logged(caplog).count("incident") == 1 and "clocks" in logged(caplog)


def test_a_table_whose_clock_cannot_be_served_is_left_alone_for_a_while(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store, moment, ended = Store(overdue=["frozen", "a"]), 1000.0, list[str]()

    @contextlib.asynccontextmanager
    async def using(id: str) -> Any:
        if id == "frozen":
            raise RequestError("table_engine")

        async def end_overdue() -> None:
            ended.append(id)

        yield SimpleNamespace(end_overdue=end_overdue)

    looking = ClockWatch(SimpleNamespace(store=store, using=using, metrics=None))  # type: ignore[arg-type]
    instead(monkeypatch, time, clock_watch, monotonic=lambda: moment)
    most = clock_watch.AT_ONCE
    for after, asked, warned in (
        (0, most, 1),
        (1, most + 1, 1),
        (300, most, 2),
        (301, most + 1, 2),
    ):
        moment = 1000.0 + after
        store.told.clear()
        asyncio.run(looking.end_overdue())
        assert store.told == [("pulse",), ("overdue", 77.0, asked)], "the pulse comes first"
        assert logged(caplog).count("clock_stands table=frozen") == warned
    assert ended == ["a"] * 4


def test_pushing_goes_on_though_a_look_failed(
    naps: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    metrics = Metrics()
    settings = SimpleNamespace(public_url=None, push_anywhere=False)
    store, left = Store(), list(TROUBLES)
    looking = Pushing(settings, store, Feed(), metrics)  # type: ignore[arg-type]

    def take(moment: float, room: int) -> list[Push]:
        if left:
            raise left.pop(0)
        return []

    store.push.take = take
    until_enough(looking.repeating.run())
    assert naps == [pushing.LOOK_SECONDS] * 3 and not left
    assert logged(caplog).count("incident") == 1 and "pushing" in logged(caplog)
    assert metrics.registry.get_sample_value("mori_incidents_total") == 1


# -- the bots' turns


TURN = BotTurn(table="t", seat=1, rewinds=0, question=3)


def made(store: Store, capacity: int = 2, **more: Any) -> tuple[Turns, Any]:
    context = SimpleNamespace(
        store=store,
        feed=Feed(),
        pool=SimpleNamespace(capacity=capacity, on_room=None),
        metrics=Metrics(),
        loop_lag=LoopLag(),
        alone=SimpleNamespace(whose=lambda table: table),
        wake_bots=None,
    )
    return Turns(SimpleNamespace(**more), context), context  # type: ignore[arg-type]


def test_whoever_has_turns_or_room_wakes_those_who_take_them() -> None:
    async def scenario() -> None:
        store = Store(take=[])
        taking, context = made(store, capacity=1)
        taking.start()
        for wake in (context.wake_bots, context.feed.on_turns, context.pool.on_room):
            taking._news.clear()
            wake()
            assert taking._news.is_set()
        taking._taken[TURN] = asyncio.create_task(asyncio.Event().wait())  # type: ignore[arg-type]
        taking._news.clear()
        context.feed.on_turns()
        assert not taking._news.is_set(), "what others have no room for, there is none for here"
        held = taking._taken[TURN]
        await taking.close()
        assert held.cancelled() and all(task.cancelled() for task in taking._tasks)
        assert store.told[-1] == ("keep", taking._name, [TURN], 0.0), "left to others at once"

    asyncio.run(scenario())


def test_turns_are_taken_while_there_is_room_and_others_are_told_when_there_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moment = 100.0
    instead(monkeypatch, time, turns, monotonic=lambda: moment)

    async def scenario() -> None:
        nonlocal moment
        other = BotTurn(table="t", seat=2, rewinds=0, question=3)
        store = Store(take=[[TURN, other], [TURN], []])
        taking, context = made(store)
        told: list[float] = []
        context.feed.tell_turns = lambda: told.append(moment)
        going = asyncio.Event()

        async def play(turn: BotTurn) -> None:
            await going.wait()

        taking._play = play  # type: ignore[method-assign]
        task = asyncio.create_task(taking._take_all())

        async def again() -> None:
            taking.wake()
            for _ in range(6):
                await asyncio.sleep(0)

        await again()
        assert store.told == [("take", taking._name, 2, None)] and set(taking._taken) == {
            TURN,
            other,
        }
        assert told == [100.0], "at once"
        moment += turns.LOOK_SECONDS
        await again()
        assert told == [100.0], "and then not again and again"
        moment += 0.01
        await again()
        assert told == [100.0, moment]
        del taking._taken[TURN]
        moment += 10
        await again()
        assert store.told[1:] == [("take", taking._name, 1, None)] and len(told) == 3
        task.cancel()
        for held in taking._taken.values():
            held.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(scenario())


def test_while_people_wait_few_turns_are_taken_that_nobody_watches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moment = 100.0
    instead(monkeypatch, time, turns, monotonic=lambda: moment)
    taking, _ = made(Store())
    assert taking._unwatched() is None, "all"
    taking._loop_lag.note(1.0)
    assert [taking._unwatched(), taking._unwatched()] == [1, 0]
    moment += turns.LOOK_SECONDS - 0.01
    assert taking._unwatched() == 0
    moment += 0.01
    assert [taking._unwatched(), taking._unwatched()] == [1, 0]


def test_the_lag_is_high_when_sleeps_last_too_long(
    naps: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    lag = LoopLag()
    found: list[bool] = []
    for seconds in (0.0, loop_lag.HIGH_SECONDS, 0.03):
        lag.note(seconds)
        found.append(lag.is_high)
    assert found == [False, False, True]
    lag.note(0.01)
    assert lag.seconds == pytest.approx(0.03 * loop_lag.FADING), "it fades"
    moments, here, monotonic = iter([10.0, 10.5, 20.0]), threading.get_ident(), time.monotonic

    def now() -> float:  # a service of other tests measures its lag in another thread
        return next(moments) if threading.get_ident() == here else monotonic()

    instead(monkeypatch, time, loop_lag, monotonic=now)
    naps += [0.0, 0.0]
    until_enough(lag.watch())
    assert naps[2:] == [loop_lag.EVERY_SECONDS] and lag.seconds == pytest.approx(0.45)


def test_turns_that_cannot_be_taken_now_are_taken_later(caplog: pytest.LogCaptureFixture) -> None:
    taking, context = made(Store(take=[*TROUBLES]))
    for incidents in (0, 1):
        assert asyncio.run(taking._take(2, None)) == []
        counted = context.metrics.registry.get_sample_value("mori_incidents_total")
        assert counted == logged(caplog).count("incident") == incidents


def test_turns_that_are_played_are_kept(naps: list[float]) -> None:
    store = Store(keep=[StorageTrouble("storage_busy"), [], []])
    taking, _ = made(store)
    until_enough(taking._renew())
    assert store.told == [] and naps == [turns.RENEW_SECONDS] * 3
    naps.clear()
    taking._taken[TURN] = None  # type: ignore[assignment]
    until_enough(taking._renew())
    assert store.told == [("keep", taking._name, [TURN])] * 3


def test_a_turn_that_failed_is_put_off_for_longer_each_time(
    caplog: pytest.LogCaptureFixture,
) -> None:
    away, bug, frozen = *TROUBLES, RequestError("table_engine")
    failures: list[Exception | bool] = [bug, frozen, frozen, frozen, frozen, True, away, away, away]
    failures += [frozen, False]

    @contextlib.asynccontextmanager
    async def using(id: str) -> Any:
        async def play(turn: BotTurn) -> bool:
            said = failures.pop(0)
            if isinstance(said, Exception):
                raise said
            return said

        yield SimpleNamespace(bots=SimpleNamespace(play=play))

    store = Store()
    taking, context = made(store, using=using)

    async def play() -> tuple[Any, ...]:
        store.told.clear()
        taking._taken[TURN] = None  # type: ignore[assignment]
        taking._news.clear()
        await taking._play(TURN)
        assert not taking._taken and taking._news.is_set()
        return store.told[0][:1] + store.told[0][2:] if store.told else ()

    found = [asyncio.run(play()) for _ in range(len(failures))]
    off = [("keep", [TURN], seconds) for seconds in (2.0, 10.0, 60.0, 300.0, 300.0)]
    assert found[:6] == [*off, ()]
    moment = ("keep", [TURN], turns.TROUBLE_SECONDS)
    assert found[6:9] == [moment] * 3, "the database's trouble is not the turn's, and passes"
    assert found[9:] == [off[0], ("end",)], "after a success the count begins again"
    assert taking._failures == {}
    assert store.told == [("end", TURN)]
    assert logged(caplog).count("incident") == 1 and "bot t" in logged(caplog)
    assert "table_asleep table=t" in logged(caplog)
    assert context.metrics.registry.get_sample_value("mori_incidents_total") == 1
