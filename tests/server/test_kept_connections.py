"""A request is answered if it came on a connection that was said to stay open.

The loop of the service stands still meanwhile, as on a busy machine or while it is paused. Then
what is due runs before what has come is read.
"""

import asyncio
import contextlib
import json
import logging
import socket
import threading
import time
from collections.abc import Callable, Iterator

import pytest

from mori.core.record import MAX_SIZE
from mori.server import connections
from mori.server.connections import HttpConnection
from tests.server.running import PATIENCE, Service, answer_on, running, settings_in

GET = b"GET /healthz/live HTTP/1.1\r\nHost: localhost\r\n\r\n"
FORM = json.dumps({"game": "hitodama", "seats": ["me", "me"]}).encode()
BEGUN = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
CLOSES = b"connection: close"


class Watched:
    """A service in this process, of which every connection is known."""

    def __init__(self, service: Service, made: list[HttpConnection]) -> None:
        self.service = service
        self._made = made

    @contextlib.contextmanager
    def connected(self) -> Iterator[tuple[socket.socket, HttpConnection]]:
        """A connection, as seen from both sides."""
        before = len(self._made)
        port = int(self.service.address.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as here:
            here.sendall(GET)
            assert b"200 OK" in answer_on(here)
            yield here, self._made[before]

    @contextlib.contextmanager
    def standing_still(
        self,
        there: HttpConnection,
        first: Callable[[], object] = lambda: None,
        last: Callable[[], object] = lambda: None,
    ) -> Iterator[None]:
        """The loop does nothing until the block has ended, but some work before it and after it."""
        has_begun, may_go_on = threading.Event(), threading.Event()
        bell, button = socket.socketpair()

        def stand_still() -> None:
            there.loop.remove_reader(bell)
            first()
            has_begun.set()
            may_go_on.wait(PATIENCE)
            last()

        with bell, button:  # what is due comes next only if the loop stands still while it reads
            there.loop.call_soon_threadsafe(there.loop.add_reader, bell, stand_still)
            button.send(b"!")
            assert has_begun.wait(PATIENCE)
            try:
                yield
            finally:
                may_go_on.set()


@pytest.fixture
def watched(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Watched]:
    made: list[HttpConnection] = []
    connection_made = HttpConnection.connection_made

    def seen(self: HttpConnection, transport: asyncio.Transport) -> None:
        connection_made(self, transport)
        made.append(self)

    monkeypatch.setattr(HttpConnection, "connection_made", seen)
    with running(settings_in(tmp_path_factory.mktemp("watched"))) as service:
        yield Watched(service, made)


def test_a_request_that_came_in_time_is_answered(watched: Watched) -> None:
    with watched.connected() as (here, there):
        with watched.standing_still(there, first=lambda: there._head.set(0.1)):
            here.sendall(GET)
            time.sleep(0.2)
        assert b"200 OK" in answer_on(here)


def test_a_request_that_came_before_an_idle_connection_is_closed_is_answered(
    watched: Watched,
) -> None:
    with watched.connected() as (here, there):
        there.timeout_keep_alive = 0.2  # type: ignore[assignment]
        with watched.standing_still(there, first=there._wait_for_request):
            here.sendall(GET)
            time.sleep(0.3)
        assert b"200 OK" in answer_on(here)
        assert here.recv(1) == b"", "later it is closed"


def test_a_request_that_came_before_the_service_stops_is_answered(watched: Watched) -> None:
    with watched.connected() as (here, there):
        with watched.standing_still(there, last=there.shutdown):
            here.sendall(GET)
        answer = answer_on(here).lower()
        assert b"200 ok" in answer and CLOSES in answer
        assert here.recv(1) == b""


def test_the_last_answer_of_a_service_that_stops_says_that_the_connection_closes(
    watched: Watched,
) -> None:
    with watched.connected() as (here, there):
        here.sendall(BEGUN + f"Content-Length: {len(FORM)}\r\n\r\n".encode() + FORM[:5])
        while there.is_idle:
            time.sleep(0.01)
        there.loop.call_soon_threadsafe(there.shutdown)
        here.sendall(FORM[5:])
        answer = answer_on(here).lower()
        assert b"201 created" in answer and answer.count(CLOSES) == 1


def test_of_too_many_connections_one_with_an_unread_request_is_kept(watched: Watched) -> None:
    with watched.connected() as (here, there):
        seen: list[bool] = []
        while not there.is_quiet:
            time.sleep(0.01)
        with watched.standing_still(there, last=lambda: seen.append(there.is_quiet)):
            here.sendall(GET)
        assert b"200 OK" in answer_on(here)
        assert seen == [False]


def test_the_log_says_nothing_of_a_client_that_leaves_after_its_body_was_refused(
    watched: Watched, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connections, "ANSWER_SECONDS", 0.1)
    caplog.set_level(logging.WARNING)
    with watched.connected() as (here, there):
        here.sendall(BEGUN + f"Content-Length: {MAX_SIZE + 1}\r\n\r\n".encode())
        assert b"413" in answer_on(here)
    while there in there.connections:
        time.sleep(0.01)
    time.sleep(0.3)
    assert caplog.records == []
