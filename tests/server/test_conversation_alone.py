"""The messages of one socket, and the guard, without a network."""

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.json import encode
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.websockets import WebSocketDisconnect

from mori.core.errors import Reason, RuleBug
from mori.server import app as apps
from mori.server.errors import RequestError
from mori.server.guard import HEADERS, Guard
from mori.server.hosts import Hosts
from mori.server.limits import Limiter, Visitor
from mori.server.metrics import Metrics
from mori.server.page import PageFiles, page_routes
from mori.server.protocol.messages import ClientMessage
from mori.server.routes import live
from mori.server.routes.live import Conversation, read
from mori.server.settings import UNLIMITED, Limits
from mori.server.storage.rows import SEAT, WATCH, Key
from tests.server.instead import instead


class WebSocket:
    """Says what it was given; then the client goes."""

    def __init__(self, *says: Any) -> None:
        self.says = list(says)
        self.sent: list[str] = []
        self.codes: list[int] = []

    async def receive(self) -> Any:
        await asyncio.sleep(0)
        if not self.says:
            return {"type": "websocket.disconnect"}
        said = self.says.pop(0)
        return said if isinstance(said, dict) else {"type": "websocket.receive", "text": said}

    async def send_text(self, text: str) -> None:
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.codes.append(code)


class Table:
    """Notes what is asked of it."""

    def __init__(self) -> None:
        self.stored = SimpleNamespace(id="t", started=True)
        self.done: list[Any] = []
        self.hints = asyncio.Event()
        self.reason: Reason | None = None

    def __getattr__(self, name: str) -> Any:
        async def noted(listener: Any, *given: Any) -> None:
            self.done.append((name, *given))

        return noted

    def leave(self, listener: Any) -> None:
        self.done.append(("leave",))

    async def why_not(self, *asked: Any) -> Reason | None:
        self.done.append(("why_not", *asked))
        return self.reason

    async def why_not_at(self, *asked: Any) -> Reason | None:
        self.done.append(("why_not_at", *asked))
        return self.reason

    async def hint(self, *given: Any) -> None:
        with given[-1]():
            await self.hints.wait()
        self.done.append(("hint",))


class Talk:
    """A conversation of somebody with a key to a seat, or to look on."""

    def __init__(self, *says: Any, kind: str = SEAT, limits: Limits = UNLIMITED) -> None:
        self.socket, self.table, self.metrics = WebSocket(*says), Table(), Metrics()
        alone = SimpleNamespace(note=lambda table, address: None)
        context = SimpleNamespace(alone=alone)
        hall = SimpleNamespace(key_of=self.key_of, seat_of=self.seat_of, context=context)
        service: Any = SimpleNamespace(hall=hall, metrics=self.metrics)
        visitor = Visitor(Limiter(limits, self.metrics), "a")
        self.kind = kind
        self.held = Conversation(self.socket, self.table, service, visitor)  # type: ignore[arg-type]

    async def key_of(self, table: str, token: str) -> Key:
        return Key(f"digest of {token}", self.kind, 1)

    async def seat_of(self, table: str, token: str) -> int:
        return int(token)

    async def serve(self, **message: Any) -> None:
        parsed: ClientMessage = read(encode(message).decode())
        await self.held._serve(parsed)

    def counted(self, name: str, **labels: str) -> float:
        return self.metrics.registry.get_sample_value(name, labels) or 0.0

    def told(self) -> list[str]:
        outbox = self.held._listener.outbox
        return [(outbox.get_nowait() or b"").decode() for _ in range(outbox.qsize())]


def code_of(work: Any) -> str:
    with pytest.raises(RequestError) as error:
        asyncio.run(work)
    return error.value.code


def test_whoever_joins_has_the_seat_of_their_key_unless_they_only_look_on() -> None:
    for kind, more, seat in (
        (SEAT, {}, 1),
        (SEAT, {"is_watching": True}, None),
        (WATCH, {}, None),
    ):

        async def scenario(kind: str = kind, more: Any = more, seat: int | None = seat) -> None:
            talk = Talk(kind=kind)
            await talk.serve(type="join", token="key", **more)
            listener = talk.held._listener
            assert (listener.seat, listener.key) == (seat, "digest of key")
            assert talk.table.done == [("join",)]
            with pytest.raises(RequestError, match="already_joined"):
                await talk.serve(type="join", token="key")

        asyncio.run(scenario())

    async def stranger() -> None:
        talk = Talk()
        await talk.serve(type="join", token=None)
        assert (talk.held._listener.seat, talk.held._listener.key) == (None, None)
        with pytest.raises(RequestError, match="not_seated"):
            await talk.serve(type="undo", id=1, mark="0.0")

    asyncio.run(stranger())


def test_one_socket_may_send_200_messages_at_once_and_50_a_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moment = 10.0
    instead(monkeypatch, time, live, monotonic=lambda: moment)

    async def scenario() -> None:
        nonlocal moment
        talk = Talk()

        def send() -> None:
            talk.held._take("{}")

        for _ in range(200):
            send()
        with pytest.raises(RequestError) as error:
            send()
        assert (error.value.code, error.value.data) == ("messages_too_fast", {"limit": 50})
        moment += 0.021
        send()
        with pytest.raises(RequestError, match="messages_too_fast"):
            send()
        moment += 100
        for _ in range(200):
            send()
        with pytest.raises(RequestError, match="messages_too_fast"):
            send()  # no more than 200 is ever saved up

    asyncio.run(scenario())


def test_only_a_seat_of_a_game_that_has_begun_may_do_anything() -> None:
    async def scenario() -> None:
        talk = Talk(limits=Limits(chat=1))
        messages: tuple[dict[str, Any], ...] = (
            {"type": "answer", "decision": 3, "mark": "1.2", "actions": ["x"]},
            {"type": "try", "decision": 3, "mark": "1.2", "actions": ["x"]},
            {"type": "undo", "mark": "1.2"},
            {"type": "ask_undo", "mark": "1.2", "tokens": ["4"]},
            {"type": "consent", "request": "r", "is_given": True},
            {"type": "say", "text": "hello"},
            {"type": "back"},
            {"type": "why_not", "action": "x"},
            {"type": "why_not", "place": "p"},
        )
        for message in (*messages, {"type": "hint", "decision": 3, "mark": "1.2"}):
            with pytest.raises(RequestError, match="not_joined"):
                await talk.serve(id=7, **message)
        await talk.serve(type="join", token="key")
        talk.table.stored.started = False
        with pytest.raises(RequestError, match="not_started"):
            await talk.serve(id=7, **messages[0])
        talk.table.stored.started = True
        talk.table.done.clear()
        for message in messages:
            await talk.serve(id=7, **message)
        mark = (1, 2)
        assert talk.table.done == [
            ("answer", 7, 3, mark, ["x"], False),
            ("try_out", 7, 3, mark, ["x"]),
            ("undo", 7, mark),
            ("ask_undo", 7, mark, [4]),
            ("consent", 7, "r", True),
            ("say", 7, "", "hello"),
            ("come_back", 7),
            ("why_not", 1, "x"),
            ("why_not_at", 1, "p"),
        ]
        with pytest.raises(RequestError, match="limit_chat"):
            await talk.serve(type="say", id=7, text="hello")
        assert all('"code":null' in told for told in talk.told())
        talk.table.reason = Reason("why", ("B-END-2",), {"a": 1})
        await talk.serve(type="why_not", id=7, action="x")
        (told,) = talk.told()
        assert '"code":"why"' in told and '"B-END-2"' in told and '"a":1' in told

    asyncio.run(scenario())


def test_a_ping_is_answered_while_an_answer_is_being_stored() -> None:
    async def scenario() -> None:
        answer = '{"type":"answer","id":1,"decision":3,"mark":"1.2","actions":["x"]}'
        talk = Talk(answer, '{"type":"ping"}', '{"type":"undo","id":2,"mark":"1.2"}')
        talk.held._has_joined, talk.held._listener.seat = True, 1
        stored = asyncio.Event()

        async def slow(listener: Any, *given: Any) -> None:
            await stored.wait()
            talk.table.done.append(("answer",))

        talk.table.answer = slow  # type: ignore[attr-defined]
        held = asyncio.create_task(talk.held.hold())
        while not talk.socket.sent:
            await asyncio.sleep(0)
        assert talk.socket.sent == ['{"type":"pong"}'] and talk.table.done == []
        stored.set()
        with pytest.raises(WebSocketDisconnect):
            await held
        assert [name for name, *_ in talk.table.done] == ["answer", "undo", "leave"]

    asyncio.run(scenario())


def test_pings_count_as_messages_and_are_for_those_who_joined() -> None:
    async def scenario() -> None:
        with pytest.raises(RequestError, match="not_joined"):
            await Talk().serve(type="ping")
        talk = Talk(*['{"type":"ping"}'] * 6, limits=Limits(messages=1, kilobytes=0))
        talk.held._has_joined = True
        with pytest.raises(WebSocketDisconnect):
            await talk.held.hold()
        assert talk.counted("mori_refusals_total", code="limit_messages") == 1

    asyncio.run(scenario())


def test_one_hint_is_thought_about_at_a_time() -> None:
    async def scenario() -> None:
        talk = Talk(limits=Limits(hints=1))
        await talk.serve(type="join", token="key")
        ask = {"type": "hint", "id": 1, "decision": 3, "mark": "0.0"}
        await talk.serve(**ask)
        with pytest.raises(RequestError, match="hint_running"):
            await talk.serve(**ask)
        talk.table.hints.set()
        assert talk.held._hinting is not None
        await talk.held._hinting
        await talk.serve(**ask)
        await talk.held._hinting
        assert talk.table.done.count(("hint",)) == 2
        with talk.held._visitor.limiter.hint("a"):
            await talk.serve(**ask)
            await talk.held._hinting
        (told,) = talk.told()
        assert "limit_hints" in told and '"id":1' in told

    asyncio.run(scenario())


def test_a_mistake_is_answered_and_counted_and_the_next_message_served() -> None:
    async def scenario() -> None:
        talk = Talk("{", {"type": "websocket.receive", "bytes": b"x"}, '{"type":"undo","id":4}')
        with pytest.raises(WebSocketDisconnect) as gone:
            await talk.held.hold()
        assert gone.value.code == 1001
        assert talk.table.done == [("leave",)]
        assert talk.counted("mori_refusals_total", code="bad_message") == 2
        assert talk.counted("mori_refusals_total", code="message_binary") == 1
        assert talk.counted("mori_incidents_total") == 0
        talk.held._refuse(ValueError("a bug"), 4)
        assert talk.counted("mori_incidents_total") == 1
        assert talk.counted("mori_refusals_total", code="internal_error") == 1

    asyncio.run(scenario())


def test_every_message_is_counted_with_its_length() -> None:
    async def scenario() -> None:
        talk = Talk("x", "y" * 6000, "z", limits=Limits(messages=0, kilobytes=1))
        for _ in range(3):
            await talk.held._serve_next()
        assert talk.counted("mori_refusals_total", code="bad_message") == 2
        assert talk.counted("mori_refusals_total", code="limit_bytes") == 1
        talk = Talk(*["x"] * 6, limits=Limits(messages=1, kilobytes=0))
        for _ in range(6):
            await talk.held._serve_next()
        assert talk.counted("mori_refusals_total", code="limit_messages") == 1

    asyncio.run(scenario())


def test_whoever_never_joins_is_sent_away_and_whoever_did_is_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live, "JOIN_SECONDS", 0.001)

    async def scenario() -> None:
        talk = Talk()
        never: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        talk.socket.receive = lambda: never  # type: ignore[assignment, method-assign, return-value]
        with pytest.raises(WebSocketDisconnect) as gone:
            await talk.held._receive()
        assert gone.value.code == 4408 and talk.socket.codes == [4408]
        talk = Talk()
        talk.held._has_joined = True
        later: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        talk.socket.receive = lambda: later  # type: ignore[assignment, method-assign, return-value]
        asyncio.get_running_loop().call_later(
            0.01, later.set_result, {"type": "websocket.receive", "text": "hello"}
        )
        assert await talk.held._receive() == "hello"
        left = Talk({"type": "websocket.disconnect", "code": 4000})
        with pytest.raises(WebSocketDisconnect) as gone:
            await left.held._receive()
        assert gone.value.code == 4000

    asyncio.run(scenario())


def test_what_is_told_is_sent_in_its_order_and_the_end_closes() -> None:
    async def scenario() -> None:
        talk = Talk()
        for data in (b"one", b"two", None):
            talk.held._listener.send_encoded(data)
        await talk.held._send_all()
        assert talk.socket.sent == ["one", "two"] and talk.socket.codes == [1001]

    asyncio.run(scenario())


# -- before it


def guarded(scope: dict[str, Any], answer: Any) -> tuple[list[Any], Metrics]:
    """What goes out for a scope that the app behind the guard answers in some way."""
    metrics, sent = Metrics(), list[Any]()

    async def send(message: Any) -> None:
        sent.append(message)

    state = SimpleNamespace(limiter=Limiter(Limits(requests=1), metrics))
    whole = {
        "method": "GET",
        "path": "/api/x",
        "headers": [(b"host", b"localhost")],
        "client": ("1.2.3.4", 5),
        "app": SimpleNamespace(state=state),
        **scope,
    }
    guard = Guard(answer, metrics, Hosts([]))

    async def twice() -> None:
        for _ in range(scope.get("times", 1)):
            await guard(whole, None, send)  # type: ignore[arg-type]

    asyncio.run(twice())
    return sent, metrics


async def fine(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def counted(metrics: Metrics, method: str, status: int) -> float:
    labels = {"method": method, "route": "other", "status": str(status)}
    return metrics.registry.get_sample_value("mori_requests_total", labels) or 0.0


def test_every_answer_is_protected_and_counted() -> None:
    sent, metrics = guarded({"type": "http"}, fine)
    assert sent[0]["headers"] == list(HEADERS) and counted(metrics, "GET", 204) == 1
    assert counted(guarded({"type": "http", "method": "PATCH"}, fine)[1], "other", 204) == 1
    sent, metrics = guarded({"type": "http", "headers": [(b"host", b"evil.example")]}, fine)
    assert sent[0]["status"] == 421 and counted(metrics, "GET", 421) == 1
    sent, metrics = guarded({"type": "http", "times": 6}, fine)
    assert [each["status"] for each in sent if "status" in each] == [204] * 5 + [429]
    sent, metrics = guarded({"type": "http", "times": 9, "path": "/assets/x"}, fine)
    assert counted(metrics, "GET", 204) == 9, "files of the page are not counted"


def test_a_bug_is_answered_where_nothing_was_answered_yet() -> None:
    async def broken(scope: Any, receive: Any, send: Any) -> None:
        raise ValueError("a bug")

    async def half(scope: Any, receive: Any, send: Any) -> None:
        await fine(scope, receive, send)
        raise ValueError("a bug")

    for answer, statuses in ((broken, [500]), (half, [204])):
        sent, metrics = guarded({"type": "http"}, answer)
        assert [each["status"] for each in sent if "status" in each] == statuses
        assert metrics.registry.get_sample_value("mori_incidents_total") == 1


def test_a_socket_is_refused_as_a_request_is_and_the_rest_passes() -> None:
    passed: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        passed.append(scope["type"])

    guarded({"type": "lifespan"}, app)
    guarded({"type": "websocket"}, app)
    assert passed == ["lifespan", "websocket"]
    sent, _ = guarded(
        {
            "type": "websocket",
            "headers": [(b"host", b"evil.example")],
            "extensions": {"websocket.http.response": {}},
        },
        app,
    )
    assert len(passed) == 2 and sent[0]["status"] == 421


def test_errors_of_routes_have_the_form_of_all_refusals() -> None:
    def refused(error: Exception) -> Any:
        return asyncio.run(apps.refuse_route(None, error))  # type: ignore[arg-type]

    wrong = refused(HTTPException(405, headers={"Allow": "GET"}))
    assert wrong.status_code == 405 and wrong.headers["allow"] == "GET"
    assert refused(HTTPException(405)).status_code == 405
    assert refused(HTTPException(404)).status_code == 404
    assert refused(HTTPException(400)).status_code == 422
    own = asyncio.run(apps.refuse(None, RequestError("bad_token")))  # type: ignore[arg-type]
    assert own.status_code == 403
    with pytest.raises(RuleBug):
        asyncio.run(apps.refuse(None, RuleBug("rule_bug", {}, "")))  # type: ignore[arg-type]


def test_the_page_may_be_built_while_the_service_runs(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    index: Any = page_routes(folder)[0]
    scope: Any = {"type": "http", "method": "GET", "headers": [], "path": "/assets/a.js"}
    assert code_of(index.endpoint(Request(scope))) == "page_missing"
    files = PageFiles(folder)
    assert code_of(files.get_response("assets/a.js", scope)) == "not_found"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "a.js").write_text("a")
    (folder / "b.js").write_text("b")
    (folder / "index.html").write_text("c")
    kept = asyncio.run(files.get_response("assets/a.js", scope)).headers["cache-control"]
    assert kept == "public, max-age=31536000, immutable"
    again = asyncio.run(files.get_response("b.js", scope)).headers["cache-control"]
    page = asyncio.run(index.endpoint(Request(scope)))
    assert again == page.headers["cache-control"] == "no-cache"
    assert code_of(files.get_response("assets/none.js", scope)) == "not_found"
