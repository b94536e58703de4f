"""Clocks: which run, what happens when one runs out, and time that does not count."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from mori.core.registry import create_game
from mori.server.errors import RequestError
from mori.server.metrics import Metrics
from mori.server.protocol.clocks import ClockAsked
from mori.server.protocol.seats import TakeSeat
from mori.server.protocol.tables import NewTable
from mori.server.service import Service as Serving
from mori.server.settings import Settings
from mori.server.storage import Clock, Clocks, SeatClock, Store, open_database, upgrade
from mori.server.storage.columns import clock_columns, clocks_in
from mori.server.storage.rows import HOST, NO_SEAT, SEAT, WATCH, Arrangement, StoredTable
from mori.server.storage.served_time import GAP_SECONDS, ServedTime
from mori.server.storage.tables import served, tokens
from mori.server.tables import Listener, LiveTable, gathering
from mori.server.tables.clock_watch import ClockWatch
from mori.server.tables.clocks import (
    BACK_SECONDS,
    BACK_STEPS,
    overdue,
    playing,
    run,
    timed_seats,
)
from mori.server.tokens import new_token, token_digest
from tests.server.databases import Postgres, Redis
from tests.server.running import Message, Service, running, settings_in
from tests.server.stored import table
from tests.server.test_races import HeldPool, sent_to
from tests.server.test_several_services import elsewhere
from tests.server.test_undoing import FIRST, SEED

MINUTE = Clock(kind="answer", seconds=60)
OTHER = 1 - FIRST  # at a table of two
GAME = Clock(kind="game", seconds=300, increment=10)


def fresh(clock: Clock, players: int = 3) -> Clocks:
    return Clocks(seats=[SeatClock(left=clock.seconds) for _ in range(players)])


def left(clocks: Clocks, moment: float) -> list[float]:
    return [each.left_at(moment) for each in clocks.seats]


def running_seats(clocks: Clocks) -> list[int]:
    return [seat for seat, each in enumerate(clocks.seats) if each.since is not None]


# -- whose time runs


def test_each_of_those_who_are_asked_at_once_has_a_clock_of_its_own() -> None:
    clocks = run(GAME, fresh(GAME), [0, 1, 2], 100, step=0)
    clocks = run(GAME, clocks, [0, 2], 130, step=1, by=1)
    assert (running_seats(clocks), left(clocks, 150)) == ([0, 2], [250, 280, 250])
    assert clocks.deadline == 400
    clocks = run(GAME, clocks, [2], 170, step=2, by=0)
    assert left(clocks, 170) == [240, 280, 230]
    clocks = run(GAME, clocks, [], 180, step=3, by=2)  # the game is over
    assert (running_seats(clocks), clocks.deadline) == ([], None)


def test_every_move_has_its_own_time() -> None:
    clocks = run(MINUTE, fresh(MINUTE), [0], 0, step=0)
    clocks = run(MINUTE, clocks, [0], 50, step=1, by=0)  # asked again: another answer, all its time
    assert left(clocks, 50)[0] == 60
    clocks = run(MINUTE, clocks, [1], 70, step=2, by=0)
    assert (running_seats(clocks), left(clocks, 80)[1]) == ([1], 50)


def test_who_takes_back_alone_has_no_new_move_and_no_more_time() -> None:
    clocks = run(MINUTE, fresh(MINUTE), [0], 0, step=0)
    clocks = run(MINUTE, clocks, [1], 50, step=1, by=0)
    clocks = run(MINUTE, clocks, [0], 55, step=0, undoing=0)
    assert (running_seats(clocks), left(clocks, 55)[0]) == ([0], 10)
    # For the whole game, an answer brings more time once, however often it is given.
    clocks = run(GAME, fresh(GAME), [0], 0, step=0)
    for moment in (10, 20, 30):
        clocks = run(GAME, clocks, [1], moment, step=1, by=0)
        clocks = run(GAME, clocks, [0], moment, step=0, undoing=0)
    assert left(clocks, 30)[0] == 300 - 30 + 10


def test_what_all_consent_to_starts_a_move_anew_for_who_is_asked_then() -> None:
    clocks = run(MINUTE, fresh(MINUTE), [0], 0, step=0)
    clocks = run(MINUTE, clocks, [1], 50, step=1, by=0)
    clocks = run(MINUTE, clocks, [2], 60, step=2, by=1)
    clocks = run(MINUTE, clocks, [0], 70, step=0, full_time=True)
    assert (running_seats(clocks), left(clocks, 70)[0]) == ([0], 60)


def test_after_an_undo_by_consent_each_answer_brings_a_new_move_again() -> None:
    clocks = run(MINUTE, fresh(MINUTE), [0], 0, step=0)
    for step in (1, 2, 3):
        clocks = run(MINUTE, clocks, [0], step, step=step, by=0)
    clocks = run(MINUTE, clocks, [0], 50, step=0, full_time=True)  # asked before and after it
    assert left(clocks, 50)[0] == 60
    clocks = run(MINUTE, clocks, [0], 100, step=1, by=0)
    assert left(clocks, 100)[0] == 60


def test_whoever_comes_to_a_seat_without_time_has_some() -> None:
    clocks = run(GAME, fresh(GAME), [0], 0, step=0)
    assert overdue(clocks, 299) == [] and overdue(clocks, 300) == [0]
    clocks = run(GAME, clocks, [], 400, step=0)
    clocks = run(GAME, clocks, [0], 500, step=0, came=[0])
    assert left(clocks, 500)[0] == BACK_SECONDS
    assert overdue(None, 0) == []
    clocks = run(GAME, clocks, [], 600, step=0)  # used up again; back while another is asked
    clocks = run(GAME, clocks, [1], 700, step=BACK_STEPS, came=[0])
    clocks = run(GAME, clocks, [0], 800, step=BACK_STEPS + 1, by=1)
    assert left(clocks, 800)[0] == BACK_SECONDS


def test_bots_and_free_seats_have_none_and_who_leaves_without_a_stand_in_keeps_it() -> None:
    seats = ["human", "greedy", "human", "human", "greedy"]
    assert playing(replace(table(), seats=seats, free=[2], away=[3, 4])) == {0, 3}


def test_to_answer_and_take_back_is_no_new_time_where_one_is_asked_again_at_once() -> None:
    clocks = run(MINUTE, fresh(MINUTE), [0], 0, step=0)
    moment = 0
    for _ in range(2):  # a minute for each of two moves, however often they are taken back
        clocks = run(MINUTE, clocks, [0], moment + 50, step=1, by=0)
        clocks = run(MINUTE, clocks, [0], moment + 55, step=0, undoing=0)
        moment += 55
    assert overdue(clocks, moment) == [0]
    # Another answer that leads on is another move, and so is a question after somebody else's.
    clocks = run(MINUTE, clocks, [0], moment, step=1, by=0)
    clocks = run(MINUTE, clocks, [0], moment, step=2, by=0)
    assert left(clocks, moment)[0] == 60
    clocks = run(MINUTE, clocks, [0], moment + 50, step=0, undoing=0)
    clocks = run(MINUTE, clocks, [1], moment + 50, step=1, by=0)
    clocks = run(MINUTE, clocks, [0], moment + 60, step=2, by=1)
    assert left(clocks, moment + 60)[0] == 60


def test_to_leave_and_come_back_again_and_again_brings_no_time() -> None:
    for clock in (MINUTE, GAME):
        clocks, moment = run(clock, fresh(clock), [0], 0, step=5), clock.seconds
        for _ in range(3):  # the time is up, a bot plays, its person comes back before it has
            clocks = run(clock, clocks, [], moment, step=5)
            clocks = run(clock, clocks, [0], moment, step=5, came=[0])
            moment += 60
        assert left(clocks, moment - 60)[0] == 0
        clocks = run(clock, clocks, [1], moment, step=6)
        clocks = run(clock, clocks, [0], moment, step=5 + BACK_STEPS, came=[0])
        assert left(clocks, moment)[0] == 60


def test_clocks_that_were_stored_before_are_read() -> None:
    old = {"seats": [{"left": 5.0, "since": 1.0, "is_late": False}], "paid": 3}
    assert clocks_in(old) == Clocks(seats=[SeatClock(left=5.0, since=1.0)], paid=3)


def test_nobodys_time_runs_before_the_start_or_when_a_game_is_only_looked_at() -> None:
    game = create_game("hitodama", 2, 1)
    asked = {decision.seat for decision in game.decisions}
    people = replace(table(), seats=["human", "human"])
    assert timed_seats(people, game) == asked
    assert timed_seats(replace(people, started=False), game) == set()
    assert timed_seats(replace(people, is_replay=True), game) == set()


# -- what is nobody's time


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(open_database(database))
    upgrade(opened.engine)
    yield opened
    opened.close()


def shift(store: Store, seconds: float) -> None:
    """As if all pulses had been so much earlier."""
    values = {"seen": served.c.seen - seconds, "away": served.c.away - seconds}
    store.database.write(lambda connection: connection.execute(update(served).values(values)))


def test_only_time_is_counted_during_which_there_is_a_service(store: Store) -> None:
    time = store.served
    time.pulse()
    before = time.now()
    shift(store, GAP_SECONDS - 5)
    time.pulse()
    assert GAP_SECONDS - 5 <= time.now() - before < GAP_SECONDS + 60, "somebody was there"
    for gap in (GAP_SECONDS + 5, 1e6, -1e6):  # nobody was; the system's clock was set back
        before = time.now()
        shift(store, gap)
        time.pulse()
        assert 0 <= time.now() - before + 1 < 60
    # A service alone was away until it starts, however short that was; others may have been there.
    before = time.now()
    shift(store, 20)
    again = ServedTime(store.database)
    again.pulse()
    assert (again.now() - before >= 20) == store.is_shared


def test_nothing_is_written_while_no_clock_runs(store: Store) -> None:
    time = store.served
    time.pulse_if_needed()  # when it starts, always

    def seen() -> float:
        with store.database.reading() as connection:
            return float(connection.execute(select(served.c.seen)).scalar_one())

    time._moment -= 1000
    shift(store, 1000)
    before = seen()
    time.pulse_if_needed()
    assert seen() == before
    store.create(
        replace(table(), clock=MINUTE, clocks=run(MINUTE, fresh(MINUTE), [0], 0, step=0)), {}
    )
    time.pulse_if_needed()
    assert seen() > before
    before = seen()
    time.pulse_if_needed()  # not that soon
    assert seen() == before


# -- what happens when it has run out


class Moment:
    """Served time, as the test likes it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(ServedTime, "now", lambda _: self.now)


@asynccontextmanager
async def timed(folder: Path, **more: Any) -> AsyncIterator[tuple[Serving, LiveTable]]:
    """A table of two people with a minute for each move; no bot ever answers."""
    serving = await Serving.start(settings_in(folder), Metrics())
    pool: Any = HeldPool("end")
    serving.hall.context.pool = pool
    asked = NewTable(
        game="hitodama",
        seats=["me", "me"],
        seed=SEED,
        clock=ClockAsked(kind="answer", seconds=60),
        **more,
    )
    made = await serving.hall.make(asked)
    async with serving.hall.using(made.table.id) as table:
        pass
    try:
        yield serving, table
    finally:
        await serving.stop()


async def host_of(serving: Serving, table: LiveTable) -> str:
    """A key of the host."""
    return await key_to(serving, table, HOST, NO_SEAT)


async def key_to(serving: Serving, table: LiveTable, kind: str, seat: int) -> str:
    """A new key of a kind, to a seat."""
    key = new_token()
    row = {"digest": token_digest(key), "table_id": table.stored.id, "seat": seat, "kind": kind}
    await serving.store.call(
        serving.store.database.write, lambda connection: connection.execute(insert(tokens), row)
    )
    return key


def clocks_of(messages: list[Message]) -> list[list[Message]]:
    return [each["seats"] for each in messages if each["type"] == "clocks"]


def test_the_stand_in_plays_when_time_is_up_and_gives_the_seat_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Moment(monkeypatch)

    async def scenario() -> None:
        async with timed(tmp_path, stand_in="greedy") as (serving, table):
            watcher, owner = Listener(None), Listener(FIRST)
            await table.join(watcher)
            await table.join(owner)
            stands = {"left": 60, "is_running": False, "is_late": False}
            runs = {**stands, "is_running": True}
            assert clocks_of(sent_to(watcher)) == [[stands, runs]]
            time.now += 59
            await serving.clock_watch.end_overdue()
            assert table.stored.away == []
            time.now += 2
            await serving.clock_watch.end_overdue()
            assert (table.stored.seats[FIRST], table.stored.away) == ("greedy", [FIRST])
            out = {**stands, "left": 0}
            assert clocks_of(sent_to(watcher)) == clocks_of(sent_to(owner))[-1:] == [[stands, out]]
            stored = serving.store.table(table.stored.id)
            assert stored is not None and stored.clocks == table.stored.clocks
            assert serving.store.overdue(1e9, 9) == [], "a bot has no clock"
            await table.come_back(owner, 1)
            assert table.stored.away == [] and clocks_of(sent_to(owner)) == [[stands, runs]]
            assert serving.store.overdue(time.now + 59, 9) == []
            assert serving.store.overdue(time.now + 61, 9) == [table.stored.id]

    asyncio.run(scenario())


async def quiet(serving: Serving) -> None:
    """As if no clock had run for a while, and so nothing had been written of time."""
    serving.store.served._moment -= 2 * GAP_SECONDS
    await serving.store.call(shift, serving.store, 2 * GAP_SECONDS)


async def until_late(serving: Serving, id: str) -> float:
    """How long it will be until a clock has run out, after the next look at clocks."""
    await serving.store.call(serving.store.served.pulse)
    moment = serving.store.served.now()
    async with serving.hall.using(id) as table:
        assert table.stored.clocks is not None
        assert table.stored.clocks.deadline is not None
        return table.stored.clocks.deadline - moment


def test_after_a_quiet_time_the_first_clock_gives_what_it_says(tmp_path: Path) -> None:
    minute = ClockAsked(kind="answer", seconds=60)

    async def at_once(serving: Serving) -> str:
        await quiet(serving)
        asked = NewTable(game="hitodama", seats=["me", "me"], seed=SEED, clock=minute)
        return (await serving.hall.make(asked)).table.id

    async def when_a_friend_comes(serving: Serving) -> str:
        asked = NewTable(game="hitodama", seats=["me", "friend"], seed=SEED, clock=minute)
        made = await serving.hall.make(asked)
        await quiet(serving)
        link = made.invitations["1"]
        await serving.hosting.take(made.table.id, TakeSeat(name="Aki", invitation=link), "a")
        return made.table.id

    async def after_a_bot(serving: Serving) -> str:
        seats = ["me", "me"]
        seats[FIRST] = "greedy"
        pool: Any = HeldPool("end")
        serving.hall.context.pool = pool
        asked = NewTable(game="hitodama", seats=seats, seed=SEED, clock=minute)
        made = await serving.hall.make(asked)
        await quiet(serving)
        pool.gate.set()
        async with serving.hall.using(made.table.id) as table:
            while not table.course.step:
                await asyncio.sleep(0.01)
        return made.table.id

    async def scenario(folder: Path, begin: Callable[[Serving], Awaitable[str]]) -> None:
        serving = await Serving.start(settings_in(folder), Metrics())
        try:
            assert await until_late(serving, await begin(serving)) <= 60
        finally:
            await serving.stop()

    for number, begin in enumerate((at_once, when_a_friend_comes, after_a_bot)):
        (folder := tmp_path / str(number)).mkdir()
        asyncio.run(scenario(folder, begin))


def test_without_a_stand_in_whoever_is_late_is_shown_and_may_still_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Moment(monkeypatch)

    async def scenario() -> None:
        async with timed(tmp_path) as (serving, table):
            owner = Listener(FIRST)
            await table.join(owner)
            time.now += 61
            before = table.version
            await serving.clock_watch.end_overdue()
            version = table.version
            assert version == before + 1, "that they are late is stored"
            await serving.clock_watch.end_overdue()
            assert table.version == version, "once"
            late = {"left": 0, "is_running": True, "is_late": True}
            assert clocks_of(sent_to(owner))[-1][FIRST] == late
            [decision] = table.course.game.decisions
            await table.answer(owner, 1, decision.number, table.mark, ["end"])
            told = clocks_of(sent_to(owner))[-1]
            assert [each["is_running"] for each in told] == [True, False]
            assert not any(each["is_late"] for each in told)
            # Only an undo: the clock of the seat now asked runs, the other has stopped.
            await table.undo(owner, 2, table.mark)
            told = clocks_of(sent_to(owner))[-1]
            assert [each["is_running"] for each in told] == [False, True]
            assert told[FIRST]["left"] == 0

    asyncio.run(scenario())


def test_who_leaves_without_a_stand_in_becomes_late_and_coming_back_brings_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Moment(monkeypatch)

    async def scenario() -> None:
        async with timed(tmp_path) as (serving, table):
            owner = Listener(FIRST)
            await table.join(owner)
            time.now += 50
            hosting, id, host = serving.hosting, table.stored.id, await host_of(serving, table)

            async def leave(stored: StoredTable) -> Arrangement:
                return gathering.left(stored, FIRST)

            await table.arrange(leave)
            await table.come_back(owner, 1)
            assert table.stored.away == [] and table.stored.clocks is not None
            assert left(table.stored.clocks, time.now)[FIRST] == 10, "what was left"
            await table.arrange(leave)
            time.now += 11
            await serving.clock_watch.end_overdue()
            assert clocks_of(sent_to(owner))[-1][FIRST]["is_late"]
            info = await hosting.seat_stand_in(id, FIRST, "random", host)
            assert info.seats[FIRST].bot == "random"

    asyncio.run(scenario())


def test_of_several_services_one_lets_the_stand_in_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Moment(monkeypatch)

    async def scenario() -> None:
        async with timed(tmp_path, stand_in="greedy") as (serving, table):
            hall = type(serving.hall)(serving.hall.context, 10, serving.packs)
            time.now += 61
            keepers = [ClockWatch(each) for each in (serving.hall, hall) for _ in range(2)]
            await asyncio.gather(*(keeper.end_overdue() for keeper in keepers))
            stored = serving.store.table(table.stored.id)
            assert stored is not None and (stored.version, stored.away) == (1, [FIRST])
            await hall.close()

    asyncio.run(scenario())


def test_an_answer_that_came_first_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Moment(monkeypatch)

    async def scenario() -> None:
        async with timed(tmp_path, stand_in="greedy") as (serving, table):
            hall = type(serving.hall)(serving.hall.context, 10, serving.packs)
            async with hall.using(table.stored.id) as elsewhere:
                owner = Listener(FIRST)
                await elsewhere.join(owner)
                time.now += 61
                [decision] = elsewhere.course.game.decisions
                await elsewhere.answer(owner, 1, decision.number, elsewhere.mark, ["end"])
            await table.end_overdue()  # it does not know of the answer yet
            assert (table.course.step, table.stored.away, table.version) == (1, [], 1)
            await hall.close()

    asyncio.run(scenario())


# -- from outside


def thought_for_an_hour(store: Store, id: str) -> None:
    """As if the seat that is asked had been asked an hour ago."""
    loaded = store.table(id)
    assert loaded is not None and loaded.clocks is not None
    ran = [
        each if each.since is None else replace(each, since=each.since - 3600)
        for each in loaded.clocks.seats
    ]
    columns = clock_columns(replace(loaded.clocks, seats=ran))
    store.change(id, loaded.version, lambda *_: None, columns)


def test_of_two_services_any_lets_the_stand_in_play(postgres: Postgres, redis: Redis) -> None:
    url = postgres.new_database()
    settings = Settings(database_url=url, redis_url=redis.url, bot_workers=1, bot_seconds=30.0)
    with running(settings) as here, running(settings) as there:
        clock = {"kind": "game", "seconds": 600}
        made = here.make("hitodama", ["me", "me"], seed=SEED, clock=clock, stand_in="random")
        with made.join(OTHER) as other, elsewhere(made, there).join(FIRST) as mine:
            store = Store(open_database(url))
            thought_for_an_hour(store, made.id)
            store.close()
            for socket in (other, mine):
                while not (told := socket.read()).get("table", {}).get("seats"):
                    pass
                assert told["table"]["seats"][FIRST]["is_away"]
            other.read_to_turn()  # the bot has played for the late player
            assert mine.ask("back")["type"] == "done"
            while not (told := other.read()).get("table", {}).get("seats"):
                pass
            assert not told["table"]["seats"][FIRST]["is_away"]


def test_a_clock_is_told_and_kept_over_a_restart(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    clock = {"kind": "game", "seconds": 600, "increment": 5}
    with running(settings) as service:
        made = service.make("hitodama", ["me", "me"], seed=SEED, clock=clock)
        assert made.info["clock"] == clock
        with made.join(FIRST) as mine:
            assert mine.answer("end")["type"] == "done"
    store = Store(open_database(settings.database_url))
    shift(store, 5000)  # it is long until it is started again
    store.close()
    with running(settings) as service, service.socket(made.id) as socket:
        socket.join(made.tokens[OTHER])
        told = socket.read()
        assert told["type"] == "clocks"
        mine, other = (told["seats"][seat] for seat in (FIRST, OTHER))
        assert not mine["is_running"] and 540 < mine["left"] <= 605
        assert other["is_running"] and 540 < other["left"] <= 600


def test_what_is_no_clock_is_refused(service: Service) -> None:
    for clock in (
        {"kind": "day", "seconds": 60},
        {"kind": "answer", "seconds": 0},
        {"kind": "answer", "seconds": 10**9},
        {"kind": "game", "seconds": 60, "increment": -1},
        {"kind": "game"},
    ):
        body = {"game": "hitodama", "seats": ["me", "me"], "clock": clock}
        assert service.error(service.http.post("/api/tables", json=body)) == (422, "bad_body")


def test_the_host_hands_the_seat_of_who_is_late_to_any_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Moment(monkeypatch)

    async def scenario() -> None:
        async with timed(tmp_path) as (serving, table):
            id, host = table.stored.id, await host_of(serving, table)
            owner = Listener(FIRST)
            await table.join(owner)

            async def hand_over(seat: int, bot: str | None) -> None:
                await serving.hosting.seat_stand_in(id, seat, bot, host)

            with pytest.raises(RequestError, match="seat_present"):
                await hand_over(FIRST, "greedy")
            with pytest.raises(RequestError, match="no_stand_in"):
                await hand_over(OTHER, "greedy")
            time.now += 61
            await serving.clock_watch.end_overdue()
            with pytest.raises(RequestError, match="no_stand_in"):
                await hand_over(FIRST, None)
            await hand_over(FIRST, "random")
            assert (table.stored.seats[FIRST], table.stored.away) == ("random", [FIRST])
            await table.come_back(owner, 1)
            assert table.stored.seats[FIRST] == "human"

    asyncio.run(scenario())


def test_while_the_host_is_away_another_player_lets_a_bot_play_for_who_is_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Moment(monkeypatch)

    async def scenario(host: int, *, is_there: bool, may: bool) -> None:
        folder = tmp_path / f"{host} {is_there}"
        folder.mkdir()
        async with timed(folder) as (serving, table):
            id = table.stored.id
            table._truth.stored = replace(table.stored, host_seat=host)
            if is_there:
                await table.join(Listener(host))
            waiting = await key_to(serving, table, SEAT, OTHER)
            late = await key_to(serving, table, SEAT, FIRST)
            watching = await key_to(serving, table, WATCH, NO_SEAT)

            async def hand_over(key: str | None, seat: int = FIRST) -> None:
                await serving.hosting.seat_stand_in(id, seat, "random", key)

            with pytest.raises(RequestError, match="not_host"):
                await hand_over(waiting)  # nobody is late
            time.now += 61
            await serving.clock_watch.end_overdue()
            for key in (late, watching):
                with pytest.raises(RequestError, match="not_host"):
                    await hand_over(key)
            with pytest.raises(RequestError, match="token_missing"):
                await hand_over(None)
            with pytest.raises(RequestError, match="not_host"):
                await hand_over(waiting, OTHER)
            if not may:
                with pytest.raises(RequestError, match="not_host"):
                    await hand_over(waiting)
                return
            await hand_over(waiting)
            assert (table.stored.seats[FIRST], table.stored.away) == ("random", [FIRST])

    for host, is_there, may in (
        (FIRST, True, True),  # the host is late
        (NO_SEAT, False, True),
        (OTHER, False, True),  # away, but for a request
        (OTHER, True, False),  # shows the key of the host instead
    ):
        asyncio.run(scenario(host, is_there=is_there, may=may))
