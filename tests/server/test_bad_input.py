"""Bad input over HTTP and the socket gets a clear code, changes nothing and reveals nothing."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import mori
from mori.core.record import MAX_SIZE
from tests.server.running import MadeTable, Service, Socket

GARBLED = [b"", b"{", b"null", b"[]", b'"text"', b"\xff\xfe", b"NaN", b'{"a":' * 5000, b"1" * 5000]
JSON = {"Content-Type": "application/json"}

# -- HTTP


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/mine", "/api/tables/x/fork"])
@pytest.mark.parametrize("body", GARBLED, ids=lambda body: repr(body[:12]))
def test_a_garbled_body_is_refused(service: Service, path: str, body: bytes) -> None:
    answer = service.http.post(path, content=body, headers=JSON)
    assert service.error(answer) == (422, "bad_body")


@pytest.mark.parametrize(
    "body",
    [
        {"game": "hitodama"},
        {"game": "hitodama", "seats": []},
        {"game": "hitodama", "seats": "me"},
        {"game": "hitodama", "seats": ["me", None]},
        {"game": 1, "seats": ["me", "me"]},
        {"game": "hitodama", "seats": ["me", "me"], "seed": -1},
        {"game": "hitodama", "seats": ["me", "me"], "seed": 1.5},
        {"game": "hitodama", "seats": ["me", "me"], "seed": "one"},
        {"game": "hitodama", "seats": ["me", "me"], "seed": "-1"},
        {"game": "hitodama", "seats": ["me", "me"], "seed": "0" * 40},
        {"game": "hitodama", "seats": ["me", "me"], "seed": 2**64},
        {"game": "hitodama", "seats": ["me", "me"], "options": [1]},
        {"game": "hitodama", "seats": ["me", "me"], "options": {"a": {}}},
        {"game": "hitodama", "seats": ["me", "me"], "title": "x" * 81},
        {"game": "hitodama", "seats": ["me", "me"], "surprise": 1},
        {"game": "hitodama", "seats": ["me"] * 9},
    ],
    ids=repr,
)
def test_a_body_of_another_form_is_refused(service: Service, body: dict[str, Any]) -> None:
    assert service.error(service.http.post("/api/tables", json=body)) == (422, "bad_body")


def test_a_huge_body_is_refused_unread(service: Service) -> None:
    big = b'{"game": "' + b"x" * 70_000 + b'"}'
    answer = service.http.post("/api/tables", content=big, headers=JSON)
    assert service.error(answer) == (413, "body_too_large")
    answer = service.http.post("/api/records", content=b" " * (MAX_SIZE + 1), headers=JSON)
    assert service.error(answer) == (413, "body_too_large")


def test_a_page_of_somebody_else_cannot_send_forms(service: Service) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = service.http.post(
            "/api/tables",
            content=json.dumps({"game": "hitodama", "seats": ["me", "me"]}),
            headers={"Content-Type": kind},
        )
        assert service.error(answer) == (415, "body_type")
    answer = service.http.options(
        "/api/tables",
        headers={"Origin": "http://elsewhere", "Access-Control-Request-Method": "POST"},
    )
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/api/tables/nothing", (404, "unknown_table")),
        ("/api/tables/nothing/record", (404, "unknown_table")),
        ("/api/tables/nothing/replay", (404, "unknown_table")),
        ("/api/tables/nothing/replay/0", (404, "unknown_table")),
        ("/api/tables/nothing/replay/-1", (422, "bad_request")),
        ("/api/tables/nothing/replay/one", (422, "bad_request")),
        ("/api/tables/nothing/replay/99999999999999999999999", (422, "bad_request")),
        ("/api/tables/nothing/replay?seat=x", (422, "bad_request")),
        ("/api/tables/%00%ff'--", (404, "unknown_table")),
        ("/api/rules/chess", (404, "unknown_game")),
        ("/api/rules/hitodama?language=..%2fen", (422, "unknown_language")),
        ("/api/rules/..%2f..%2fsetup", (404, "not_found")),
        ("/api/books/chess", (404, "unknown_game")),
        ("/api/books/chess/figures", (404, "unknown_game")),
        ("/api/books/hitodama?language=tlh", (422, "unknown_language")),
        ("/api/packs/chess", (404, "unknown_game")),
        ("/api/nowhere", (404, "not_found")),
        ("/api", (404, "not_found")),
    ],
)
def test_what_is_not_there(service: Service, path: str, expected: tuple[int, str]) -> None:
    assert service.error(service.http.get(path)) == expected


def test_methods_that_are_not_allowed(service: Service) -> None:
    assert service.error(service.http.delete("/api/games")) == (405, "method_not_allowed")
    assert service.error(service.http.put("/api/tables")) == (405, "method_not_allowed")
    assert service.error(service.http.post("/")) == (405, "method_not_allowed")


def test_a_seat_is_proved_by_its_own_token(service: Service) -> None:
    made = service.make("hitodama", ["me", "me"])
    other = service.make("hitodama", ["me", "me"])
    path = f"/api/tables/{made.id}/replay?seat=0"
    refused = service.http.get(path)
    assert service.error(refused) == (401, "token_missing")
    assert refused.headers["WWW-Authenticate"] == "Bearer"
    for token in (made.tokens[1], other.tokens[0], "x", "x" * 5000, "ž".encode().decode("latin-1")):
        headers = {b"Authorization": f"Bearer {token}".encode("latin-1")}
        assert service.error(service.http.get(path, headers=headers)) == (403, "bad_token")
    assert service.http.get(path, headers=made.headers(0)).status_code == 200
    for path in ("replay", "replay/0", "record"):
        refused = service.http.get(f"/api/tables/{made.id}/{path}", headers=made.headers(0))
        assert service.error(refused) == (409, "not_finished")
    fork = service.http.post(f"/api/tables/{made.id}/fork", json={"step": 0, "seats": ["me", "me"]})
    assert service.error(fork) == (409, "not_finished")


def test_a_seat_that_the_table_does_not_have(service: Service) -> None:
    made = service.make("hitodama", ["me", "me"])
    answer = service.http.get(f"/api/tables/{made.id}/replay?seat=2", headers=made.headers(0))
    assert service.error(answer) == (404, "no_such_seat")
    answer = service.http.get(f"/api/tables/{made.id}/replay/1?seat=0", headers=made.headers(0))
    assert service.error(answer) == (404, "no_such_step")


def edited(change: Callable[[dict[str, Any]], object]) -> str:
    game = mori.new_game("hitodama", players=2, seed=1)
    while not game.is_over:
        game.apply(game.decisions[0].actions[-1])
    record = game.record()
    change(record)
    return json.dumps(record)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda record: record.update(format="x"), "record_format"),
        (lambda record: record.update(seats=["human", "x" * 61]), "record_key_type"),
        (lambda record: record.update(seats=["human", "\ud800"]), "record_key_type"),
        (lambda record: record.update(game="\ud800"), "unknown_game"),
        (lambda record: record.update(seats=["human"]), "wrong_seats"),
        (lambda record: record.update(players=99), "wrong_players"),
        (lambda record: record.update(options={"\ud800": 1}), "unknown_option"),
        (lambda record: record.update(pack="0" * 64, result=None), "record_pack"),
        (lambda record: record["actions"].__setitem__(0, "0 \ud800"), "record_action"),
        (lambda record: record["actions"].pop(), "record_checks"),
        (lambda record: record["checks"].__setitem__(1, "deadbeef"), "record_state"),
        (lambda record: record.update(result=None), "record_result"),
        (lambda record: record.update(more=1), "record_key_unknown"),
        (lambda record: record.update(seed=-1), "record_key_type"),
    ],
)
def test_a_record_that_is_not_true_is_refused(
    service: Service, change: Callable[[dict[str, Any]], object], code: str
) -> None:
    answer = service.http.post("/api/records", content=edited(change), headers=JSON)
    assert service.error(answer)[1] == code
    assert 400 <= answer.status_code < 500


@pytest.mark.parametrize("body", GARBLED, ids=lambda body: repr(body[:12]))
def test_what_is_no_record_is_refused(service: Service, body: bytes) -> None:
    answer = service.http.post("/api/records", content=body, headers=JSON)
    assert answer.status_code == 422
    assert service.error(answer)[1].startswith("record_")


def test_an_unfinished_record_is_nothing_to_look_at(service: Service) -> None:
    record = mori.write_record(mori.new_game("hitodama", players=2, seed=1).record())
    answer = service.http.post("/api/records", content=record, headers=JSON)
    assert service.error(answer) == (422, "record_unfinished")


# -- the socket


@pytest.fixture
def made(service: Service) -> MadeTable:
    return service.make("hitodama", ["me", "me"], seed=1)


@pytest.fixture
def asked(made: MadeTable) -> int:
    return mori.new_game("hitodama", players=2, seed=1).decisions[0].seat


def refused(socket: Socket, message: object) -> str:
    socket.send(message)
    answer = socket.read()
    assert answer["type"] == "error"
    return str(answer["code"])


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "bad_message"),
        ("{", "bad_message"),
        ("null", "bad_message"),
        ("[1]", "bad_message"),
        ('{"a":' * 3000, "bad_message"),
        ({}, "bad_message"),
        ({"type": "dance"}, "bad_message"),
        ({"type": 1}, "bad_message"),
        ({"type": "answer"}, "bad_message"),
        (
            {"type": "answer", "id": 1, "mark": "0.0", "decision": "1", "actions": ["end"]},
            "bad_message",
        ),
        ({"type": "answer", "id": 1, "mark": "0.0", "decision": 1, "actions": [7]}, "bad_message"),
        (
            {"type": "answer", "id": 1, "mark": "0.0", "decision": 1, "actions": ["x" * 201]},
            "bad_message",
        ),
        (
            {"type": "answer", "id": -1, "mark": "0.0", "decision": 1, "actions": ["end"]},
            "bad_message",
        ),
        (
            {"type": "answer", "id": 1, "mark": "0.0", "decision": 2**60, "actions": ["end"]},
            "bad_message",
        ),
        (
            {
                "type": "answer",
                "id": 1,
                "mark": "0.0",
                "decision": 1,
                "actions": ["end"],
                "more": 1,
            },
            "bad_message",
        ),
        ('{"type":"answer","id":1,"decision":1,"actions":["\\ud800"]}', "bad_message"),
        ({"type": "undo", "id": True, "mark": "0.0"}, "bad_message"),
        ({"type": "undo", "id": None, "mark": "0.0"}, "bad_message"),
        ({"type": "why_not", "id": 1}, "bad_message"),
        ({"type": "why_not", "id": 1, "place": None, "action": None}, "bad_message"),
        ({"type": "why_not", "id": 1, "place": "round", "action": "end"}, "bad_message"),
        ({"type": "why_not", "id": 1, "place": "x" * 201}, "bad_message"),
        ({"type": "why_not", "id": 1, "action": ["end"]}, "bad_message"),
        ({"type": "join", "token": None}, "already_joined"),
        (
            {"type": "answer", "id": 1, "mark": "0.0", "decision": 99, "actions": ["end"]},
            "stale_decision",
        ),
        (
            {"type": "answer", "id": 1, "mark": "0.0", "decision": 0, "actions": ["end"]},
            "stale_decision",
        ),
        (
            {"type": "answer", "id": 1, "mark": "0.0", "decision": 1, "actions": ["\x00 fly"]},
            "unknown_action",
        ),
        ({"type": "undo", "id": 1, "mark": "0.0"}, "nothing_to_undo"),
        (b"\x00\xff", "message_binary"),
        ("x" * 70_000, "message_too_large"),
        ("é" * 40_000, "message_too_large"),
    ],
    ids=lambda value: repr(value)[:70],
)
def test_a_bad_message_is_told_and_the_socket_stays_open(
    made: MadeTable, asked: int, message: object, code: str
) -> None:
    with made.join(asked) as socket:
        assert refused(socket, message) == code
        # It has changed nothing, and the next message is served.
        assert socket.state["step"] == 0
        assert socket.answer(socket.state["decision"]["actions"][0]["text"])["type"] == "done"


def test_an_error_names_the_message_it_answers_where_it_can(made: MadeTable, asked: int) -> None:
    with made.join(asked) as socket:
        socket.send({"type": "answer", "id": 77, "mark": "0.0", "decision": []})
        assert socket.read()["id"] == 77
        socket.send({"type": "answer", "id": "77", "mark": "0.0"})
        assert socket.read()["id"] is None


def test_what_is_not_legal_is_refused_with_its_reason(made: MadeTable, asked: int) -> None:
    game = mori.new_game("hitodama", players=2, seed=1)
    legal = {action.text for action in game.decisions[0].actions}
    action = next(one.text for one in game.rules.space.actions if one.text not in legal)
    reason = game.why_not(action, asked)
    assert reason is not None
    with made.join(asked) as socket:
        answer = socket.answer(action)
    assert answer["code"] == "not_legal"
    assert answer["data"]["reason"] == reason.code
    assert answer["data"]["rules"] == list(reason.rules)


def test_only_the_seat_that_is_asked_may_answer(made: MadeTable, asked: int) -> None:
    with made.join(1 - asked) as other, made.join(None) as spectator:
        assert other.answer("end", 1)["code"] == "not_your_decision"
        assert spectator.answer("end", 1)["code"] == "not_seated"
        assert spectator.ask("undo")["code"] == "not_seated"
        assert spectator.ask("why_not", action="end")["code"] == "not_seated"


def test_an_answer_given_twice_counts_once(made: MadeTable, asked: int) -> None:
    with made.join(asked) as socket:
        number = socket.state["decision"]["number"]
        text = socket.state["decision"]["actions"][0]["text"]
        for id in (1, 2):
            socket.send(
                {"type": "answer", "id": id, "mark": "0.0", "decision": number, "actions": [text]}
            )
        answers = [socket.read() for _ in range(3)]
    assert [answer["type"] for answer in answers] == ["state", "done", "error"]
    assert answers[2]["code"] == "stale_decision"


def test_before_joining_there_is_nothing_else(service: Service, made: MadeTable) -> None:
    with service.socket(made.id) as socket:
        assert socket.ask("answer", decision=1, actions=["end"])["code"] == "not_joined"
        assert socket.ask("undo")["code"] == "not_joined"
        assert socket.ask("why_not", action="end")["code"] == "not_joined"
        assert refused(socket, {"type": "join"}) == "bad_message"
        assert refused(socket, {"type": "join", "token": "wrong"}) == "bad_token"
        assert refused(socket, {"type": "join", "token": "x" * 201}) == "bad_message"
        assert socket.join(made.tokens[0])["seat"] == 0


def test_a_token_opens_its_own_table_only(service: Service, made: MadeTable) -> None:
    other = service.make("hitodama", ["me", "me"])
    with service.socket(made.id) as socket:
        assert refused(socket, {"type": "join", "token": other.tokens[0]}) == "bad_token"


def test_a_table_that_is_not_there_is_told_and_closed(service: Service) -> None:
    with service.socket("nothing") as socket:
        assert socket.read()["code"] == "unknown_table"
        with pytest.raises(ConnectionClosed) as closed:
            socket.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_gigantic_message_closes_the_socket_and_nothing_else(
    service: Service, made: MadeTable
) -> None:
    with made.join(0) as socket, made.join(1) as other:
        with pytest.raises(ConnectionClosed):
            socket.send("x" * 3_000_000)
            socket.read()
        assert other.ask("undo")["code"] == "nothing_to_undo"


def test_a_flood_is_slowed_down(made: MadeTable, asked: int) -> None:
    with made.join(asked) as socket:
        for id in range(400):
            socket.send({"type": "undo", "id": id, "mark": "0.0"})
        codes = [socket.read()["code"] for _ in range(400)]
    assert set(codes) == {"nothing_to_undo", "messages_too_fast"}


def test_refusals_are_counted_and_no_bug_was_met(service: Service, made: MadeTable) -> None:
    with made.join(0) as socket:
        refused(socket, "{")
    assert service.metric("mori_refusals_total") > 0
    assert service.metric("mori_incidents_total") == 0


def test_only_get_on_a_socket_address(service: Service, made: MadeTable) -> None:
    answer: httpx.Response = service.http.get(f"/api/tables/{made.id}/live")
    assert service.error(answer) == (404, "not_found")
