"""A database that is full, locked or away: the table shows it, and the service tries again."""

import contextlib
import json
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from websockets.exceptions import ConnectionClosed

from mori.server import runner
from mori.server.maintenance import DatabaseUnusable, prepare
from mori.server.storage import StorageTrouble, Store, open_database, upgrade
from mori.server.storage import writer as writers
from mori.server.storage.database import Database
from mori.server.storage.trouble import code_of, told_as_trouble
from mori.server.storage.writer import Waiting, Writer
from tests.server.running import Message, Service, Socket, running, settings_in
from tests.server.stored import add_answers, answer, change, table


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """As if another program had the file for itself."""
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite3", timeout=60)) as other:
        other.isolation_level = None
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@contextlib.contextmanager
def locked_later(folder: Path) -> Iterator[Callable[[], None]]:
    """As if another program took the file for itself at some moment, and kept it."""
    with contextlib.ExitStack() as stack:
        yield lambda: stack.enter_context(locked(folder))


def messages(socket: Socket, kind: str) -> list[Message]:
    while True:
        message = socket.read()
        if message["type"] == kind:
            return [json.loads(told) for told in socket.texts]


def test_an_answer_is_stored_when_the_file_is_free_again_and_all_know_why(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as service:
        made = service.make("hitodama", ["me", "me"], seed=1)
        asked = made.asked()
        with made.join(asked) as me, made.join(None) as watcher:
            with locked(tmp_path):
                me.send(
                    {
                        "type": "answer",
                        "id": 7,
                        "mark": me.state["mark"],
                        "decision": me.state["decision"]["number"],
                        "actions": ["end"],
                    }
                )
                for socket in (me, watcher):
                    assert socket.read() == {"type": "trouble", "code": "storage_busy"}
            assert [me.read()["type"] for _ in range(3)] == ["trouble", "state", "done"]
            assert me.state["step"] == 1
            told = messages(watcher, "state")
            assert [each["type"] for each in told] == ["welcome", "trouble", "trouble", "state"]
            assert told[2]["code"] is None
        assert service.metric("mori_incidents_total") == 0
        assert service.metric("mori_storage_troubles_total") > 0


def test_a_service_that_cannot_store_is_not_ready_until_it_can(tmp_path: Path) -> None:
    def status() -> tuple[int, str]:
        answer = service.http.get("/healthz")
        return answer.status_code, answer.json()["status"]

    with running(settings_in(tmp_path)) as service:
        made = service.make("hitodama", ["me", "me"], seed=1)
        with made.join(made.asked()) as me:
            with locked(tmp_path):
                assert status() == (200, "ok"), "nothing was to be stored yet"
                number = me.state["decision"]["number"]
                me.send(
                    {
                        "type": "answer",
                        "id": 7,
                        "mark": me.state["mark"],
                        "decision": number,
                        "actions": ["end"],
                    }
                )
                assert me.read() == {"type": "trouble", "code": "storage_busy"}
                assert status() == (503, "storage_busy")
            messages(me, "done")
        assert status() == (200, "ok")


def test_a_service_that_is_ended_gives_up_what_cannot_be_stored_and_logs_no_bug(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(runner, "SAVING_SECONDS", 0.0)
    with locked_later(tmp_path) as lock:
        with running(settings_in(tmp_path)) as service:
            made = service.make("hitodama", ["me", "me"], seed=1)
            asked = made.asked()
            opened = made.join(asked)
            me = opened.__enter__()
            lock()
            number, mark = me.state["decision"]["number"], me.state["mark"]
            answer = {"type": "answer", "id": 7, "mark": mark, "decision": number}
            me.send({**answer, "actions": ["end"]})
            assert me.read() == {"type": "trouble", "code": "storage_busy"}
        with contextlib.suppress(ConnectionClosed):
            while True:
                assert me.read()["type"] != "done", "it was not stored"
    assert [each for each in caplog.records if each.levelname == "ERROR"] == []


def test_a_service_that_failed_to_store_finds_out_by_itself_that_it_can_again(
    tmp_path: Path,
) -> None:
    engine = open_database(settings_in(tmp_path).database_url)
    store = Store(engine)
    try:
        with locked(tmp_path), pytest.raises(StorageTrouble):
            store.try_to_write()
        assert store.database.is_in_trouble
        assert store.is_alive() and not store.database.is_in_trouble, "though nobody stores"
    finally:
        store.close()


def test_a_database_that_nothing_can_be_stored_in_is_told_before_the_start(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with locked(tmp_path), pytest.raises(DatabaseUnusable) as told:
        prepare(settings)
    assert "database is locked" in str(told.value)


def test_a_bot_whose_move_could_not_be_stored_tries_again_by_itself(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    script = (
        "import os, sys, time, msgspec; from mori.server.bots.worker import reply_to\n"
        "print('ready', flush=True)\n"
        "for line in sys.stdin.buffer:\n"
        f"    while not os.path.exists({str(gate)!r}): time.sleep(0.005)\n"
        "    print(msgspec.json.encode(reply_to(line)).decode(), flush=True)\n"
    )
    command = (sys.executable, "-c", script)
    with running(settings_in(tmp_path, bot_command=command, bot_seconds=60.0)) as service:
        made = service.make("hitodama", ["random", "random"], seed=3)
        with made.join(None) as watcher:
            with locked(tmp_path):
                gate.touch()  # the bot answers now, and cannot be heard
                assert watcher.read() == {"type": "trouble", "code": "storage_busy"}
            watcher.read_to(1)  # nobody came, nobody did anything
        assert service.metric("mori_incidents_total") == 0


def test_answers_that_are_gone_are_missed(tmp_path: Path) -> None:
    """As in a file that was put back from an older copy."""
    settings = settings_in(tmp_path)
    with running(settings) as service:
        made = service.make("hitodama", ["me", "me"], seed=2)
        with made.join(made.asked()) as socket:
            for _ in range(2):
                socket.answer(socket.state["decision"]["actions"][0]["text"])
    engine = open_database(settings.database_url)
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM answers WHERE step = 2"))
    engine.dispose()
    with running(settings) as service, service.socket(made.id) as socket:
        refused = socket.read()
        assert (refused["code"], refused["data"]) == ("table_incomplete", {"step": 1, "wanted": 2})


def test_answers_that_are_too_many_are_noticed(tmp_path: Path) -> None:
    """Something is stored behind the table's back: nobody is refused for ever without a word."""
    settings = settings_in(tmp_path)
    with running(settings) as service:
        made = service.make("hitodama", ["me", "me"], seed=2)
        with made.join(made.asked()) as socket:
            engine = open_database(settings.database_url)
            with engine.begin() as connection:
                row = "INSERT INTO answers VALUES (:id, 1, 0, 'end', 'deadbeef', '', 0)"
                connection.execute(text(row), {"id": made.id})
            engine.dispose()
            assert socket.answer("end")["code"] == "table_diverged"


def test_who_asks_while_the_database_is_away_hears_it(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: object, **__: object) -> None:
        raise StorageTrouble("storage_away")

    made = service.make("hitodama", ["me", "me"])
    incidents = service.metric("mori_incidents_total")
    monkeypatch.setattr(Database, "reading", away)
    found = service.http.get(f"/api/tables/{made.id}")
    assert service.error(found) == (503, "storage_away")
    with service.socket(made.id) as socket:
        socket.send({"type": "join", "token": made.tokens[0]})
        assert socket.read()["code"] == "storage_away"
    with service.socket("elsewhere") as socket:
        assert socket.read()["code"] == "storage_away"
    assert service.metric("mori_incidents_total") == incidents


# -- which trouble it is


class Stated(Exception):
    """An error of PostgreSQL's driver."""

    def __init__(self, sqlstate: str) -> None:
        super().__init__("words that may be in any language")
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("cause", "code"),
    [
        (sqlite3.OperationalError("database or disk is full"), "storage_full"),
        (sqlite3.OperationalError("database is locked"), "storage_busy"),
        (sqlite3.OperationalError("disk I/O error"), "storage_away"),
        (sqlite3.OperationalError("unable to open database file"), "storage_away"),
        (Stated("53100"), "storage_full"),
        (Stated("53300"), "storage_busy"),
        (Stated("40P01"), "storage_busy"),
        (Stated("55P03"), "storage_busy"),
        (Stated("57P01"), "storage_away"),
        (Stated(""), "storage_away"),
    ],
)
def test_each_trouble_has_its_code(cause: Exception, code: str) -> None:
    for kind in (OperationalError, InterfaceError):
        with pytest.raises(StorageTrouble) as told, told_as_trouble():
            raise kind("INSERT", {}, cause)
        assert told.value.code == code


def test_too_many_at_once_are_told_so_and_a_wrong_statement_is_a_bug(tmp_path: Path) -> None:
    assert code_of(PoolTimeout()) == "storage_busy"
    engine = open_database(f"sqlite:///{tmp_path}/t.sqlite3")
    with pytest.raises(OperationalError), told_as_trouble(), engine.connect() as connection:
        connection.execute(text("SELECT nothing FROM nowhere"))
    engine.dispose()


# -- the one writer of an SQLite file


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    engine = open_database(f"sqlite:///{tmp_path}/t.sqlite3")
    upgrade(engine)
    made = Store(engine)
    made.create(table(), {})
    yield made
    made.close()


def test_what_waits_is_stored_together_and_each_is_whole(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    began, held = threading.Event(), threading.Event()
    groups: list[int] = []
    whole = writers.store

    def counted(engine: Engine, group: list[Waiting]) -> None:
        groups.append(len(group))
        whole(engine, group)

    monkeypatch.setattr(writers, "store", counted)
    outcomes: dict[int, object] = {}

    def work(number: int) -> None:
        def do(connection: Connection) -> int:
            began.set()
            assert held.wait(60)
            connection.execute(text(f"UPDATE tables SET title = title || '{number}'"))
            return number if number != 3 else number // 0

        try:
            outcomes[number] = store.database.write(do)
        except ZeroDivisionError as error:
            outcomes[number] = error

    threads = [threading.Thread(target=work, args=(number,)) for number in range(6)]
    threads[0].start()
    assert began.wait(60)
    for thread in threads[1:]:
        thread.start()
    writer = store.database._writer
    assert isinstance(writer, Writer)
    while writer._waiting.qsize() < 5:
        time.sleep(0.001)
    held.set()
    for thread in threads:
        thread.join()
    assert groups == [1, 5, 1, 1, 1, 1, 1], "one sync for many; each by itself, as one cannot be"
    assert isinstance(outcomes.pop(3), ZeroDivisionError)
    assert outcomes == {number: number for number in (0, 1, 2, 4, 5)}
    stored = store.table("t1")
    assert stored is not None
    assert sorted(stored.title.removeprefix("Čaj o páté")) == list("01245"), "without what failed"


def test_nothing_of_a_group_is_stored_if_the_disk_is_full(store: Store) -> None:
    def full(connection: Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")  # as SQLite does by itself
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    with pytest.raises(StorageTrouble) as told:
        store.database.write(full)
    assert told.value.code == "storage_full"
    add_answers(store, change(0, 0, 1), [answer(1)])
    assert store.versions(["t1"]) == {"t1": 1}
