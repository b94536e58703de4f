"""When a connection is cut off: what sets and what cancels each deadline, without a network."""

import asyncio
import contextlib
import socket
import struct
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import h11
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from mori.server import connections
from mori.server.connections import Deadline, HttpConnection, SocketConnection, cut_off
from mori.server.metrics import Metrics
from mori.server.open_connections import OpenConnections


class Transport:
    """Something to cut off, with or without a socket that still takes options."""

    def __init__(self, *, is_closed: bool = False) -> None:
        self.is_closed = is_closed
        self.told: list[object] = []
        self.protocol: object = None

    def get_extra_info(self, name: str) -> "Transport":
        assert name == "socket"
        return self

    def setsockopt(self, *option: object) -> None:
        if self.is_closed:
            raise OSError
        self.told.append(option)

    def abort(self) -> None:
        self.told.append("aborted")

    def get_protocol(self) -> object:
        return self.protocol


class Loop:
    """A loop that only notes what is to be called later."""

    def __init__(self) -> None:
        self.timers: list[tuple[float, Callable[[], None]]] = []

    def call_later(self, seconds: float, work: Callable[[], None]) -> Any:
        timer = (seconds, work)
        self.timers.append(timer)

        def cancel() -> None:
            with contextlib.suppress(ValueError):  # it has run out
                self.timers.remove(timer)

        return SimpleNamespace(cancel=cancel)

    def end(self) -> None:
        """The first timer runs out."""
        _, work = self.timers.pop(0)
        work()

    @property
    def seconds(self) -> list[float]:
        return [seconds for seconds, _ in self.timers]


def cut_offs(transport: Transport) -> bool:
    return "aborted" in transport.told


def test_whoever_is_cut_off_gets_nothing_more() -> None:
    transport = Transport()
    cut_off(transport)  # type: ignore[arg-type]
    at_once = (socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert transport.told == [at_once, "aborted"]
    gone = Transport(is_closed=True)
    cut_off(gone)  # type: ignore[arg-type]
    assert gone.told == ["aborted"]


def test_a_deadline_is_set_once_until_it_is_called_off() -> None:
    loop, transport = Loop(), Transport()
    deadline = Deadline(SimpleNamespace(loop=loop, transport=transport))  # type: ignore[arg-type]
    deadline.call_off()
    deadline.set(3.0)
    deadline.set(5.0)
    assert loop.seconds == [3.0]
    deadline.call_off()
    assert loop.seconds == []
    deadline.set(7.0)
    assert loop.seconds == [7.0]
    loop.end()
    assert loop.seconds == [connections.LAST_MOMENT] and not cut_offs(transport)
    loop.end()
    assert loop.seconds == [] and cut_offs(transport)


def test_what_came_in_time_calls_a_deadline_off_in_the_last_moment() -> None:
    loop, transport = Loop(), Transport()
    deadline = Deadline(SimpleNamespace(loop=loop, transport=transport))  # type: ignore[arg-type]
    deadline.set(3.0)
    loop.end()
    deadline.call_off()
    assert loop.seconds == [] and not cut_offs(transport)


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What uvicorn was told, which does nothing here."""
    told: list[str] = []

    def noted(name: str) -> Callable[..., None]:
        return lambda self, *given: told.append(name)

    for name in ("connection_made", "data_received", "on_response_complete", "connection_lost"):
        monkeypatch.setattr(H11Protocol, name, noted(name))
    for kind in (H11Protocol, WebSocketsSansIOProtocol):
        for name in ("pause_writing", "resume_writing", "connection_lost"):
            monkeypatch.setattr(kind, name, noted(name))
    monkeypatch.setattr(WebSocketsSansIOProtocol, "keepalive_timeout", noted("keepalive_timeout"))

    async def send(self: object, message: object) -> None:
        told.append("send")

    monkeypatch.setattr(WebSocketsSansIOProtocol, "send", send)
    return told


def connection(kind: type, loop: Loop) -> Any:
    made: Any = object.__new__(kind)
    made.loop, made.transport, made.cycle = loop, Transport(), None
    made.conn = SimpleNamespace(their_state=h11.IDLE, trailing_data=(b"half of a head", False))
    made._is_forgetting = made._is_stopping = False
    made.client, made.connections = None, set()
    made._open = OpenConnections(0, 0, (), Metrics())
    made.transport.protocol = made
    made._head, made._reading, made._parting = Deadline(made), Deadline(made), Deadline(made)
    return made


def test_the_head_of_a_request_must_come_in_time(quiet: list[str]) -> None:
    loop = Loop()
    http = connection(HttpConnection, loop)
    http.connection_made(http.transport)
    assert loop.seconds == [connections.HEAD_SECONDS]
    http.data_received(b"half of a head")
    assert loop.seconds == [connections.HEAD_SECONDS], "no more time for what comes bit by bit"
    http.cycle = SimpleNamespace(response_complete=False, more_body=False)
    http.data_received(b"the rest")
    assert loop.seconds == [], "it is being answered"
    http.cycle.response_complete = True
    http.data_received(b"half of the next")
    assert loop.seconds == [connections.HEAD_SECONDS]
    http.on_response_complete()
    assert loop.seconds == []
    http.cycle = None
    http.data_received(b"half of another")
    http.transport.protocol = "a socket's"
    http.data_received(b"it became a socket")
    assert loop.seconds == []
    assert (
        quiet
        == ["connection_made", *["data_received"] * 3, "on_response_complete"]
        + ["data_received"] * 2
    )


@pytest.mark.parametrize("kind", [HttpConnection, SocketConnection])
def test_whoever_does_not_read_is_waited_for_so_long(kind: type, quiet: list[str]) -> None:
    loop = Loop()
    made = connection(kind, loop)
    made.pause_writing()
    assert loop.seconds == [connections.READ_SECONDS]
    made.resume_writing()
    assert loop.seconds == []
    made.pause_writing()
    made._head.set(1.0)
    made.connection_lost(None)
    assert loop.seconds == ([] if kind is HttpConnection else [1.0])
    assert quiet == ["pause_writing", "resume_writing", "pause_writing", "connection_lost"]


def test_a_socket_that_is_told_to_close_must_do_so_in_time(quiet: list[str]) -> None:
    loop = Loop()
    made = connection(SocketConnection, loop)
    asyncio.run(made.send({"type": "websocket.send"}))
    assert loop.seconds == []
    asyncio.run(made.send({"type": "websocket.close"}))
    assert loop.seconds == [connections.GOODBYE_SECONDS]
    made.keepalive_timeout()
    assert cut_offs(made.transport) and quiet == ["send", "send", "keepalive_timeout"]
