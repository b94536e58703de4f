"""The port of a service, and the address that people type to reach it."""

import socket
from collections.abc import Iterator

import pytest

from mori.server import runner
from mori.server.runner import address_for_others, address_of, open_port
from tests.server.instead import instead

HOST = "127.0.0.1"


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    with open_port(HOST, 0) as opened:
        yield opened


def port_of(opened: socket.socket) -> int:
    return int(opened.getsockname()[1])


def test_the_first_free_port_from_the_usual_one_on_is_taken(
    listening: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    def listen(host: str, port: int) -> socket.socket:
        tried.append(port)
        if len(tried) < 3:
            raise OSError(port)
        return listening

    monkeypatch.setattr(runner, "_listening", listen)
    assert open_port(HOST, None) is listening
    assert tried == [8421, 8422, 8423]


def test_where_no_port_is_free_the_last_refusal_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def listen(host: str, port: int) -> socket.socket:
        tried.append(port)
        raise OSError(port)

    monkeypatch.setattr(runner, "_listening", listen)
    with pytest.raises(OSError, match="8470"):
        open_port(HOST, None)
    assert tried == list(range(8421, 8471))
    tried.clear()
    with pytest.raises(OSError, match="9"):
        open_port(HOST, 9)
    assert tried == [9], "a port that was asked for, or none"


def test_a_port_that_was_left_can_be_had_again_and_one_in_use_cannot(
    listening: socket.socket,
) -> None:
    assert listening.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)
    assert listening.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
    with pytest.raises(OSError):
        open_port(HOST, port_of(listening))


def test_an_address_can_be_typed(listening: socket.socket) -> None:
    port = port_of(listening)
    assert address_of(listening, "mori.example") == f"http://mori.example:{port}"
    assert address_of(listening, "::1", "https") == f"https://[::1]:{port}"
    for everywhere in ("", "0.0.0.0", "::"):
        assert address_of(listening, everywhere) == f"http://127.0.0.1:{port}"


class Asking:
    """A socket that knows which way it would go."""

    def __init__(self, own: str) -> None:
        self.own = own

    def __call__(self, *_: object) -> "Asking":
        return self

    def __enter__(self) -> "Asking":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _: object) -> None:
        if not self.own:
            raise OSError

    def getsockname(self) -> tuple[str, int]:
        return self.own, 9


def test_others_have_an_address_only_where_there_is_a_way_to_them(
    listening: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = port_of(listening)
    for own, told in (("10.0.0.7", f"https://10.0.0.7:{port}"), ("127.0.0.1", None), ("", None)):
        instead(monkeypatch, socket, runner, socket=Asking(own))
        assert address_for_others(listening, "0.0.0.0", "https") == told
        assert address_for_others(listening, HOST) is None, "it listens to this machine alone"


def test_a_service_may_have_as_many_sockets_as_the_system_allows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    resource = pytest.importorskip("resource")
    told: list[object] = []
    monkeypatch.setattr(resource, "getrlimit", lambda what: (256, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda what, limits: told.append((what, limits)))
    runner.raise_file_limit()
    assert told == [(resource.RLIMIT_NOFILE, (4096, 4096))]
