"""What is stored is read back unchanged, statement by statement, in an SQLite file."""

import stat
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from mori.server.storage import (
    Arrangement,
    ChatLine,
    Key,
    StorageTrouble,
    Store,
    open_database,
    upgrade,
)
from mori.server.storage import push as rows
from mori.server.storage import served_time as serving
from mori.server.storage.backup import ROWS, NotEmpty, back_up, restore
from mori.server.storage.changing import arrange
from mori.server.storage.chat import LINES, add_line
from mori.server.storage.database import POSTGRES_OPTIONS, InMemory, file_of
from mori.server.storage.housekeeping import Unused, delete_tables, table_ids, unused_ids
from mori.server.storage.push import END, HOUR, LEASE_SECONDS, NOTHING, REMINDER, TURN, Device
from mori.server.storage.rows import (
    HOST,
    INVITATION,
    NO_SEAT,
    SEAT,
    WATCHED,
    BotTurn,
    Clocks,
    SeatClock,
)
from mori.server.storage.tables import chat_lines, push_devices, served, tables
from mori.server.storage.trouble import code_of, told_as_trouble
from mori.server.storage.turns import _first
from tests.server.instead import instead
from tests.server.stored import change, summary, table


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    store = Store(open_database(f"sqlite:///{tmp_path_factory.mktemp('rows')}/t.sqlite3"))
    upgrade(store.engine)
    yield store
    store.close()


@pytest.fixture
def store(opened: Store) -> Store:
    delete_tables(opened, table_ids(opened))
    return opened


def put(store: Store, id: str, digest: str = "", **more: Any) -> None:
    store.create(replace(table(id), **more), {0: digest or f"seat of {id}"})


def set_row(store: Store, id: str, **values: Any) -> None:
    changed = update(tables).where(tables.c.id == id).values(values)
    store.database.write(lambda connection: connection.execute(changed))


# -- tables


def test_tables_are_found_by_keys_and_names_the_latest_first(store: Store) -> None:
    for at, id in enumerate("abcd"):
        put(store, id)
        set_row(store, id, changed=f"2026-01-0{at + 1}")
    host, other = Key("host", HOST), Key("link", INVITATION, 1)
    store.create(table("e"), {}, keys=[host, other])
    set_row(store, "e", changed="2026-01-09")
    digests = ["seat of a", "seat of c", "host", "link", "nobody's"]
    found = [(each.id, seats) for each, seats, _ in store.tables_of(digests, ["b", "x!", "a"])]
    assert found == [("e", []), ("c", [0]), ("b", []), ("a", [0])]
    assert store.seat_of("a", "seat of a") == 0 and store.seat_of("b", "seat of a") is None
    assert store.seat_of("e", "link") is None and store.seat_of("a b", "seat of a") is None
    assert store.keys.of("e", "host") == host and store.keys.of("a", "host") is None
    assert store.keys.digests("e") == {"host", "link"}
    assert store.versions(["a", "x", "b"]) == {"a": 0, "b": 0} and store.versions([]) == {}


def test_strangers_are_shown_open_tables_the_latest_first(store: Store) -> None:
    for at, (id, listed, started) in enumerate(
        (("a", True, False), ("b", True, True), ("c", False, False), ("d", True, False))
    ):
        put(store, id, listed=listed, started=started, created=f"2026-01-0{at + 1}")
    assert [each.id for each in store.listed(["a", "b", "c", "d", "e"])] == ["d", "a"]
    assert [each.id for each in store.listed(["a"])] == ["a"]


def test_clocks_that_ran_out_longest_ago_come_first(store: Store) -> None:
    for id, end in (("a", 30.0), ("b", 10.0), ("c", 50.0), ("d", None)):
        put(store, id)
        set_row(store, id, deadline=end)
    assert store.overdue(50.0, 9) == ["b", "a"] and store.overdue(51.0, 2) == ["b", "a"]
    running = SeatClock(left=5.0, since=10.0)
    clocks = Clocks(seats=[running, replace(running, left=3.0, is_late=True), SeatClock(left=1.0)])
    assert clocks.deadline == 15.0 and Clocks(seats=[SeatClock(left=1.0)]).deadline is None
    assert running.left_at(12.0) == 3.0 and running.left_at(9.0) == 5.0
    assert SeatClock(left=4.0).left_at(99.0) == 4.0


def test_tables_that_nobody_uses_are_found_by_how_far_they_are(store: Store) -> None:
    for id, changed, finished in (("a", "2", False), ("b", "2", True), ("c", "4", False)):
        put(store, id, created=changed)
        set_row(store, id, changed=changed, finished=finished)
    assert table_ids(store) == ["a", "b", "c"]

    def unused(unfinished: str | None, finished: str | None) -> list[str]:
        return unused_ids(store, Unused(unfinished=unfinished, finished=finished))

    assert unused("3", None) == ["a"] and unused(None, "3") == ["b"]
    assert unused("5", "3") == ["a", "b", "c"] and unused("2", "2") == []
    assert unused(None, None) == []
    assert delete_tables(store, ["a", "c"], Unused(unfinished="3")) == ["a"]
    assert delete_tables(store, ["a", "c"]) == ["c"]
    assert table_ids(store) == ["b"] and store.keys.digests("a") == frozenset()


def test_the_latest_lines_of_a_table_are_kept(store: Store) -> None:
    put(store, "a")
    put(store, "b")

    def add(connection: Any) -> None:
        add_line(connection, "b", ChatLine(1, 0, "", "hello", ""))
        for number in range(1, LINES + 3):
            add_line(connection, "a", ChatLine(number, 0, "", "", str(number)))

    store.database.write(add)
    numbers = [line.number for line in store.chat.since("a", 0)]
    assert numbers == list(range(3, LINES + 3)), "in their order"
    assert [line.number for line in store.chat.since("a", LINES + 1)] == [LINES + 2]
    assert len(store.chat.since("b", 0)) == 1


def test_the_database_is_asked_whether_it_is_there(store: Store) -> None:
    asked: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
        asked.append(statement)

    event.listen(store.engine, "before_cursor_execute", note)
    try:
        assert store.is_alive()
    finally:
        event.remove(store.engine, "before_cursor_execute", note)
    assert any(statement.startswith("SELECT tables.id") for statement in asked)


# -- turns


def test_of_turns_that_nobody_watches_only_some_are_taken() -> None:
    turns = [BotTurn(table=str(at), seat=0, rewinds=0, question=0) for at in range(4)]
    found = [(turn, WATCHED if at < 2 else WATCHED + 1) for at, turn in enumerate(turns)]
    assert _first(found, 9, None) == turns and _first(found, 3, None) == turns[:3]
    assert _first(found, 9, 1) == turns[:3] and _first(found, 9, 0) == turns[:2]
    assert _first(found, 1, 1) == turns[:1]


# -- pushes


def device(id: str, hours: int = 0) -> Device:
    return Device(
        id=id, endpoint=f"https://{id}", public="p", auth="a", language="en", remind_hours=hours
    )


def devices(store: Store) -> list[tuple[Any, ...]]:
    chosen = select(
        push_devices.c.device,
        push_devices.c.news,
        push_devices.c.due,
        push_devices.c.tries,
        push_devices.c.leased_until,
    )
    with store.database.reading() as connection:
        return [tuple(row) for row in connection.execute(chosen.order_by(push_devices.c.device))]


@pytest.fixture
def moment(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    instead(monkeypatch, time, rows, time=lambda: now[0])
    return now


def note(store: Store, id: str, answered: Any = (), **values: Any) -> None:
    """As a change of a table does."""
    set_row(store, id, **values)
    store.database.write(lambda connection: rows.note_asked(connection, id, answered))


def test_whose_move_it_is_is_news_once(store: Store, moment: list[float]) -> None:
    put(store, "a", summary=replace(summary(0), asked=[1]), seats=["human", "human"])
    assert store.push.keep(device("x"), ["seat of a"]) == 1
    assert devices(store) == [("x", NOTHING, None, 0, 0.0)], "nobody waits for this seat"
    note(store, "a", asked=[0])
    assert devices(store) == [("x", TURN, 1010.0, 0, 0.0)]
    moment[0] = 1005.0
    note(store, "a", asked=[0])
    assert devices(store)[0][2] == 1010.0, "that is known"
    note(store, "a", {1}, asked=[0])
    assert devices(store)[0][2] == 1010.0, "another has answered"
    note(store, "a", {0}, asked=[0])
    assert devices(store)[0][2] == 1015.0, "asked again after an answer"
    note(store, "a", asked=[1])
    assert devices(store) == [("x", NOTHING, None, 0, 0.0)]
    for other in ({"away": [0]}, {"away": [], "seats": ["greedy", "human"]}):
        note(store, "a", asked=[0], **other)
        assert devices(store)[0][1] == NOTHING, "somebody else plays for them"
    note(store, "a", seats=["human", "human"], started=False)
    assert devices(store)[0][1] == NOTHING
    note(store, "a", started=True, finished=True, asked=[])
    assert devices(store) == [("x", END, 1015.0, 0, 0.0)]
    moment[0] = 1007.0
    note(store, "a", finished=True)
    assert devices(store)[0][2] == 1015.0, "the end is told once"


def test_what_is_due_is_taken_once_under_a_lease(store: Store, moment: list[float]) -> None:
    put(store, "a", summary=replace(summary(0), asked=[]), seats=["human", "human"], title="Tea")
    for id in "xyz":
        store.push.keep(device(id, hours=2), ["seat of a"])
    note(store, "a", asked=[0])
    set_due = update(push_devices).where(push_devices.c.device == "y").values(due=1005.0)
    store.database.write(lambda connection: connection.execute(set_due))
    assert store.push.take(1004.9, 9) == []
    assert [each.device.id for each in store.push.take(1010.0, 1)] == ["y"], "the oldest first"
    (first,) = store.push.take(1010.0, 1)
    assert first.device.id in "xz" and first.news == TURN and first.tries == 0
    assert (first.table, first.seat, first.game, first.title) == ("a", 0, "hitodama", "Tea")
    assert (first.asked, first.due, first.token) == (1000.0, 1010.0, "seat of a")
    assert first.device == device(first.device.id, hours=2)
    assert len(store.push.take(1010.0, 9)) == 1 and store.push.take(1010.0, 9) == []
    again = store.push.take(1010.0 + LEASE_SECONDS, 9)
    assert len(again) == 3, "the service that took them has died"
    store.push.put_off(first, 2000.0)
    store.push.end(again[0] if again[0].device.id != first.device.id else again[1], 1100.0)
    found = {row[0]: row[1:] for row in devices(store)}
    assert found[first.device.id] == (TURN, 2000.0, 1, 0.0)
    assert (REMINDER, 1100.0 + 2 * HOUR, 0, 0.0) in found.values()
    moment[0] = 1150.0
    note(store, "a", {0}, asked=[0])
    store.push.end(first, 1200.0)
    assert all(row[1] == TURN for row in devices(store)), "there is something else to tell by now"


def test_after_the_reminder_nothing_is_told_and_after_the_end_nobody(
    store: Store, moment: list[float]
) -> None:
    put(store, "a", seats=["human", "human"])
    store.push.keep(device("x", hours=1), ["seat of a"])
    assert devices(store) == [("x", REMINDER, 1000.0 + HOUR, 0, 0.0)], "who turns it on has seen it"
    (push,) = store.push.take(1000.0 + HOUR, 9)
    store.push.end(push, 9000.0)
    assert devices(store) == [("x", NOTHING, None, 0, 0.0)]
    note(store, "a", finished=True)
    (push,) = store.push.take(1e9, 9)
    assert push.news == END
    store.push.end(push, 1e9)
    assert devices(store) == []


def test_a_device_is_told_of_exactly_the_seats_it_names(
    store: Store, moment: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    for id in "abc":
        put(store, id, summary=replace(summary(0), asked=[]), seats=["human", "human"])
    set_row(store, "c", finished=True)
    keys = [f"seat of {id}" for id in "abc"]
    assert store.push.keep(device("x"), keys) == 2, "one is over"
    assert store.push.keep(device("y", 3), keys[:1]) == 1
    assert store.push.keep(device("x"), keys[1:2]) == 1
    assert [row[0] for row in devices(store)] == ["x", "y"]
    store.push.keep(device("y", 3), keys[:1])
    note(store, "a", asked=[0])
    (push,) = store.push.take(1e6, 9)
    store.push.end(push, 2000.0)
    store.push.keep(device("y", 5), keys[:1])
    assert devices(store)[1][1:3] == (REMINDER, 1000.0 + 5 * HOUR), "by the new wish"
    store.push.keep(device("y", 0), keys[:1])
    assert devices(store)[1][2] is None
    store.push.forget("y")
    assert [row[0] for row in devices(store)] == ["x"]
    monkeypatch.setattr(rows, "DEVICES", 2)
    for at, id in enumerate("pqr"):
        moment[0] = 2000.0 + at
        store.push.keep(device(id), keys[:1])
    assert [row[0] for row in devices(store)] == ["q", "r", "x"], "the oldest of that seat has gone"


def test_the_key_is_made_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def make() -> str:
        made.append("made")
        return "private"

    assert store.push.key(make) == store.push.key(make) == "private" and made == ["made"]
    found = iter([None, "of another"])
    monkeypatch.setattr(store.push, "_key", lambda: next(found))
    assert store.push.key(make) == "of another", "who was first"


# -- served time


def test_time_is_counted_while_somebody_serves(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = [5000.0]
    instead(monkeypatch, time, serving, time=lambda: moment[0], monotonic=lambda: moment[0])
    set_served = update(served).values(seen=1000.0, away=400.0)
    store.database.write(lambda connection: connection.execute(set_served))
    clock = type(store.served)(store.database)
    clock.pulse_if_needed()
    assert clock.now() == 600.0, "until now nobody served"
    moment[0] += 12
    assert clock.now() == 612.0
    asked: list[str] = []
    usual = clock.pulse
    monkeypatch.setattr(clock, "pulse", lambda: asked.append("pulse"))
    clock.pulse_if_needed()
    assert asked == [], "no clock runs"
    put(store, "a")
    set_row(store, "a", deadline=9.0)
    clock.pulse_if_needed()
    assert asked == ["pulse"]
    moment[0] -= 3
    clock.pulse_if_needed()
    assert asked == ["pulse"], "the latest was just now"
    monkeypatch.setattr(clock, "pulse", usual)
    moment[0] = 5030.0
    clock.pulse()
    assert clock.now() == 630.0
    moment[0] = 5060.5
    assert clock.now() == 660.0, "without pulses it stands still"
    clock.pulse()
    assert clock.now() == 630.0, "too long ago: that was nobody's time"
    moment[0] -= 100
    clock.pulse()
    assert clock.now() == 630.0, "a clock that was put back costs nobody anything"


# -- the database itself


class Cause(Exception):
    def __init__(self, text: str, state: str = "", code: int | None = None) -> None:
        super().__init__(text)
        self.sqlstate = state or None
        self.sqlite_errorcode = code


@pytest.mark.parametrize(
    ("cause", "code"),
    [
        (Cause("Database or disk is FULL"), "storage_full"),
        (Cause("no space left"), "storage_full"),
        (Cause("x", "53100"), "storage_full"),
        (Cause("database is locked"), "storage_busy"),
        (Cause("busy"), "storage_busy"),
        *((Cause("x", state), "storage_busy") for state in ("40001", "53300", "55P03", "57014")),
        (Cause("x", "57P01"), "storage_away"),
        (Cause("gone"), "storage_away"),
    ],
)
def test_each_trouble_is_known_by_what_is_said(
    cause: Cause, code: str, caplog: pytest.LogCaptureFixture
) -> None:
    error = OperationalError("statement", {}, cause)
    assert code_of(error) == code and code_of(PoolTimeout()) == "storage_busy"
    with pytest.raises(StorageTrouble) as told, told_as_trouble():
        raise error
    assert told.value.code == code and f"{code} detail=" in caplog.text


def test_a_statement_that_is_wrong_is_a_bug(caplog: pytest.LogCaptureFixture) -> None:
    wrong = OperationalError("statement", {}, Cause("no such table", code=1))
    broken = IntegrityError("statement", {}, Cause("unique"))
    for error in (wrong, broken):
        with pytest.raises(type(error)), told_as_trouble():
            raise error
    assert caplog.text == ""
    gone = DBAPIError("statement", {}, Cause("closed"), connection_invalidated=True)
    with pytest.raises(StorageTrouble) as told, told_as_trouble():
        raise gone
    assert told.value.code == "storage_away" and "storage_away detail=" in caplog.text


def test_a_database_is_opened_as_its_kind_wants_it(tmp_path: Path) -> None:
    made = open_database("postgresql://mori@127.0.0.1:1/x")
    assert made.url.drivername == "postgresql+psycopg"
    pool: Any = made.pool
    assert (pool.size(), pool._max_overflow, pool._timeout) == (16, 0, 5) and pool._pre_ping
    assert made.hide_parameters
    options = made.dialect.create_connect_args(made.url)[1]
    assert "connect_timeout" not in options and POSTGRES_OPTIONS["connect_timeout"] == 3
    assert open_database("postgresql+psycopg://h/x").url.drivername == "postgresql+psycopg"
    file = tmp_path / "in" / "new.sqlite3"
    sqlite = open_database(f"sqlite:///{file}")
    assert sqlite.hide_parameters and stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    begun: list[str] = []
    with sqlite.connect() as connection:
        for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert connection.exec_driver_sql(f"PRAGMA {name}").scalar() == value
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == 1000
        connection.rollback()

        def statement(connection: Any, cursor: Any, text: str, *more: Any) -> None:
            begun.append(text)

        event.listen(sqlite, "before_cursor_execute", statement)
        for writes in (True, False):
            with connection.execution_options(mori_writes=writes).begin():
                pass
    assert begun == ["BEGIN IMMEDIATE", "BEGIN DEFERRED"], "who writes waits at the beginning"
    sqlite.dispose()
    assert file_of("postgresql://h/x") is None and file_of(f"sqlite:///{file}") == file
    for nowhere in ("sqlite://", "sqlite:///:memory:", "sqlite:///file:x%3Fmode=memory"):
        with pytest.raises(InMemory):
            file_of(nowhere)


def test_a_backup_has_every_row(store: Store, tmp_path: Path) -> None:
    many = [{"table_id": "a", "number": number, "seat": 0, "said": "", "phrase": "", "text": "x"}
            for number in range(ROWS + 1)]  # fmt: skip
    put(store, "a")
    store.database.write(lambda connection: connection.execute(insert(chat_lines), many))
    file = tmp_path / "backup.sqlite3"
    url = str(store.engine.url)
    assert back_up(url, file) == 1
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [each.name for each in tmp_path.iterdir()] == [file.name], "and nothing beside it"
    other = f"sqlite:///{tmp_path}/other.sqlite3"
    assert restore(file, other) == 1
    with pytest.raises(NotEmpty):
        restore(file, other)
    with open_database(other).connect() as connection:
        assert len(connection.execute(select(chat_lines.c.number)).all()) == ROWS + 1


def test_keys_end_move_and_begin_in_this_order(store: Store) -> None:
    keys = [Key("i0", INVITATION, 0), Key("i1", INVITATION, 1), Key("host", HOST)]
    store.create(table("t1"), {1: "s1"}, keys=keys)
    arranged = Arrangement(
        table=replace(table("t1"), names=["Aki", ""]),
        ended=((SEAT, 1), (INVITATION, 1)),
        moved=(0, 1),
        added=(Key("s0", SEAT, 0),),
    )
    store.database.write(lambda connection: arrange(connection, change(0, 0, 0), arranged))
    assert store.keys.digests("t1") == {"i0", "s0", "host"}
    moved = store.keys.of("t1", "i0")
    assert moved == Key("i0", INVITATION, 1) and store.seat_of("t1", "s0") == 0
    assert store.keys.of("t1", "host") == Key("host", HOST, NO_SEAT)
