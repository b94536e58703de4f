"""Bugs, a failing database, clients that do not read: reported, logged, and survived."""

import json
import logging
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import mori
from mori import RuleBug
from mori.server.protocol.answers import DoneMessage
from mori.server.routes import games, live
from mori.server.storage import Store
from mori.server.tables.audience import BACKLOG, Listener
from mori.server.tables.course import Course
from mori.server.tables.hall import Hall
from tests.server.running import MadeTable, Service, finished_record, run, running, settings_in

CAUSE = "ZeroDivisionError('division by zero')"


@pytest.fixture
def made(service: Service) -> MadeTable:
    return service.make("hitodama", ["me", "me"], seed=1)


@pytest.fixture
def asked(made: MadeTable) -> int:
    return mori.new_game("hitodama", players=2, seed=1).decisions[0].seat


def test_a_bug_of_the_rules_is_logged_with_its_record_and_changes_nothing(
    made: MadeTable, asked: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(self: Course, action: str, seat: int, decision: int | None = None) -> None:
        raise RuleBug("rule_bug", self.game.history(), CAUSE)

    with made.join(asked) as socket:
        before = socket.state
        with monkeypatch.context() as patched, caplog.at_level(logging.ERROR, "mori.server"):
            patched.setattr(Course, "apply", broken)
            told = socket.answer("end")
        assert told["code"] == "internal_error"
        assert list(told["data"]) == ["incident"]
        number = told["data"]["incident"]
        logged = [record.getMessage() for record in caplog.records if number in record.getMessage()]
        assert any("ZeroDivisionError" in message for message in logged)
        record = next(message.partition("record=")[2] for message in logged if "record=" in message)
        assert "seed" not in json.loads(record), "the log tells nothing that is hidden"
        assert json.loads(record)["game"] == "hitodama"
        assert not any(CAUSE in text or "Traceback" in text for text in socket.texts)
        assert socket.state == before
        assert socket.answer("end")["type"] == "done"


def test_an_answer_that_a_bug_keeps_from_being_stored_never_was(
    made: MadeTable, asked: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("secret detail")

    with made.join(asked) as socket, made.join(None) as spectator:
        before = socket.state
        with monkeypatch.context() as patched:
            patched.setattr(Store, "add_answers", broken)
            told = socket.answer("end")
        assert told["code"] == "internal_error"
        assert "secret" not in json.dumps(told)
        assert socket.state == before
        assert socket.answer("end")["type"] == "done"
        spectator.read_to(1)
        steps = [json.loads(text)["state"]["step"] for text in spectator.texts]
        assert steps == [0, 1], "nobody saw what was not stored"


def test_a_bug_of_a_route_is_answered_with_a_number(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(games, "game_info", broken)
    answer = service.http.get("/api/games")
    assert service.error(answer) == (500, "internal_error")
    assert "secret" not in answer.text
    assert answer.json()["error"]["data"]["incident"] in caplog.text
    assert "secret detail" in caplog.text
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_a_record_that_the_rules_break_on_is_a_bug_of_ours(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(self: Hall, record: dict[str, object]) -> None:
        raise RuleBug("rule_bug", record, CAUSE)

    monkeypatch.setattr(Hall, "import_record", broken)
    record = finished_record("hitodama", 2)
    answer = service.http.post(
        "/api/records", content=record, headers={"Content-Type": "application/json"}
    )
    assert service.error(answer) == (500, "internal_error")
    assert "Division" not in answer.text
    assert '"actions"' in caplog.text
    assert '"seed"' not in caplog.text


def test_whoever_goes_right_after_answering_has_answered(made: MadeTable, asked: int) -> None:
    with made.join(asked) as socket:
        number = socket.state["decision"]["number"]
        socket.send(
            {"type": "answer", "id": 1, "mark": "0.0", "decision": number, "actions": ["end"]}
        )
    deadline = time.monotonic() + 60
    step = 0
    while step == 0 and time.monotonic() < deadline:
        with made.join(None) as spectator:
            step = spectator.state["step"]
    assert step == 1


def test_whoever_does_not_read_is_sent_away() -> None:
    async def flood() -> list[bytes | None]:
        listener = Listener(None)
        for id in range(BACKLOG + 1):
            listener.send(DoneMessage(id))
        return [listener.outbox.get_nowait() for _ in range(listener.outbox.qsize())]

    assert run(flood()) == [None]


def test_whoever_never_joins_is_sent_away(
    service: Service, made: MadeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "JOIN_SECONDS", 0.01)
    with service.socket(made.id) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4408


def test_tables_that_nobody_uses_are_forgotten_and_found_again(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, loaded_tables=2)) as service:
        tables = [service.make("hitodama", ["me", "me"], seed=seed) for seed in range(6)]
        assert service.metric("mori_tables_loaded") <= 2
        with tables[0].join(0) as first:
            for table in tables[1:]:
                with table.join(0) as socket:
                    assert socket.state["step"] == 0
            # One that is in use is never forgotten.
            with tables[0].join(None) as spectator, tables[0].join(1) as second:
                asked = first if first.state["decision"] else second
                asked.answer("end")
                for socket in (first, second, spectator):
                    socket.read_to(1)
