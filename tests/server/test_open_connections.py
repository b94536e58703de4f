"""Limits on connections, for one address and in total: which are closed, and which never are."""

import contextlib
import socket
from dataclasses import replace
from pathlib import Path

from mori.server.metrics import Metrics
from mori.server.open_connections import OpenConnections
from mori.server.settings import UNLIMITED
from tests.server.running import HOST, PATIENCE, Service, running, settings_in

STRANGER = "127.0.0.66"
ASKING = b"GET /healthz/live HTTP/1.1\r\nHost: localhost\r\n\r\n"


def address_of(service: Service) -> tuple[str, int]:
    host, port = service.address.removeprefix("http://").split(":")
    return host, int(port)


def connected(service: Service, source: str) -> socket.socket:
    return socket.create_connection(address_of(service), PATIENCE, (source, 0))


def is_closed(connection: socket.socket) -> bool:
    """Whether the service has closed it, seen when it is asked something."""
    try:
        connection.sendall(ASKING)
        return not connection.recv(65536)
    except OSError:
        return True


def test_of_too_many_idle_connections_of_an_address_the_oldest_are_closed(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, connections=10)
    with (
        running(settings_in(tmp_path, limits=limits)) as service,
        contextlib.ExitStack() as there,
    ):
        busy = there.enter_context(connected(service, STRANGER))
        busy.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n")
        busy.sendall(b"Expect: 100-continue\r\nContent-Type: application/json\r\n\r\n")
        assert busy.recv(64).startswith(b"HTTP/1.1 100 ")
        many = [there.enter_context(connected(service, STRANGER)) for _ in range(30)]
        with contextlib.closing(connected(service, STRANGER)) as last:
            assert not is_closed(last)
        assert [is_closed(each) for each in many] == [True] * 22 + [False] * 8
        assert service.http.get("/healthz/live").is_success, "others notice nothing"
        busy.sendall(b"{       }")
        assert busy.recv(64).startswith(b"HTTP/1.1 422 "), "what was asked is answered"


def test_a_socket_is_not_counted_as_a_connection_for_requests(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, connections=2)
    with running(settings_in(tmp_path, limits=limits)) as service:
        made = service.make("hitodama", ["me", "me"])
        with contextlib.ExitStack() as there:
            sockets = [there.enter_context(made.join(0)) for _ in range(4)]
            for other in sockets:
                assert other.ask("undo")["code"] == "nothing_to_undo"


def test_a_proxy_has_as_many_connections_as_it_needs(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, connections=2)
    settings = settings_in(tmp_path, limits=limits, proxies=("10.0.0.0/8", "127.0.0.64/30"))
    with running(settings) as service, contextlib.ExitStack() as there:
        many = [there.enter_context(connected(service, STRANGER)) for _ in range(6)]
        assert not any(is_closed(each) for each in many)


class Asked:
    """A connection, on which something is asked or nothing."""

    def __init__(self, *, is_idle: bool = True, is_quiet: bool = True) -> None:
        self.is_idle = is_idle
        self.is_quiet = is_idle and is_quiet
        self.is_open = True

    def give_up(self) -> None:
        self.is_open = False


def test_before_all_descriptors_are_taken_the_address_with_most_connections_loses_one() -> None:
    places = OpenConnections(0, 5, (), Metrics())
    own = Asked()
    assert places.enter(own, HOST, 1)
    many = [Asked() for _ in range(4)]
    for number, each in enumerate(many):
        assert places.enter(each, STRANGER, number + 2)
    late = Asked()
    assert places.enter(late, HOST, 6)
    assert [each.is_open for each in many] == [False, True, True, True] and own.is_open


def test_a_connection_on_which_a_request_has_begun_is_closed_last() -> None:
    places = OpenConnections(2, 0, (), Metrics())
    begun, quiet = Asked(is_quiet=False), Asked()
    assert places.enter(begun, STRANGER, 0) and places.enter(quiet, STRANGER, 0)
    assert places.enter(Asked(is_idle=False), STRANGER, 0)
    assert begun.is_open and not quiet.is_open
    assert places.enter(Asked(), STRANGER, 0)
    assert not begun.is_open, "a request that never ends holds no place"


def test_where_everything_that_is_open_is_in_use_a_new_connection_is_refused() -> None:
    places = OpenConnections(2, 0, (), Metrics())
    busy = [Asked(is_idle=False) for _ in range(2)]
    assert all(places.enter(each, STRANGER, 0) for each in busy)
    assert not places.enter(Asked(), STRANGER, 0)
    assert places.enter(Asked(), HOST, 0)
    places.leave(busy[0], STRANGER)
    assert places.enter(Asked(), STRANGER, 0)
    assert places.enter(Asked(), None, 0), "a socket of this machine has no address"
