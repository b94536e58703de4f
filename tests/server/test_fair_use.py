"""Limits for one address, accepted host names, and connections that are cut off."""

import contextlib
import json
import math
import select
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.protocol import State
from websockets.uri import parse_uri

from mori.server import connections, requests
from mori.server.errors import RequestError
from mori.server.limits import BURST_SECONDS, MANY_KEYS, Buckets, Limiter, address_in
from mori.server.metrics import Metrics
from mori.server.settings import Limits
from tests.server.running import (
    PATIENCE,
    Service,
    answer_on,
    finished_record,
    running,
    settings_in,
)

FEW = Limits(tables=6, imports=2, bots=1, sockets=2, table_sockets=1, requests=40, messages=10)
NEW = {"game": "hitodama", "seats": ["me", "me"]}
BOTS = {"game": "hitodama", "seats": ["random", "random"]}
PUBLIC = "https://mori.example"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service behind a proxy on this machine, that lets an address have little."""
    settings = settings_in(
        tmp_path_factory.mktemp("strict"),
        limits=FEW,
        proxies=("127.0.0.0/8",),
        public_url=PUBLIC,
        allowed_hosts=("table.example",),
    )
    with running(settings, send_buffer=8192) as started:
        yield started


def of(address: str) -> dict[str, str]:
    """What a proxy says of its client."""
    return {"X-Forwarded-For": address}


def refused(answer: httpx.Response) -> str:
    """The code of a refusal that says when to try again."""
    assert answer.status_code == 429
    error = answer.json()["error"]
    assert int(answer.headers["Retry-After"]) == error["data"]["seconds"] >= 1
    return str(error["code"])


def until_nobody_is_here(service: Service) -> None:
    """A service notices a little later than a client that a socket is closed."""
    while service.metric("mori_sockets") > 0:
        time.sleep(0.05)


# -- how much


def test_so_many_tables_an_hour_from_one_address(strict: Service) -> None:
    for _ in range(FEW.tables):
        assert strict.http.post("/api/tables", json=NEW, headers=of("192.0.2.1")).is_success
    before = strict.metric("mori_limited_total")
    again = strict.http.post("/api/tables", json=NEW, headers=of("192.0.2.1"))
    assert refused(again) == "limit_tables"
    assert strict.metric("mori_limited_total") == before + 1
    assert strict.http.post("/api/tables", json=NEW, headers=of("192.0.2.2")).is_success


def test_so_many_records_an_hour(strict: Service) -> None:
    def bring() -> httpx.Response:
        headers = {"Content-Type": "application/json", **of("192.0.2.3")}
        record = finished_record("hitodama", 2)
        return strict.http.post("/api/records", content=record, headers=headers)

    for _ in range(FEW.imports):
        assert bring().is_success
    assert refused(bring()) == "limit_imports"


def test_bots_play_alone_at_so_many_tables_at_once(strict: Service) -> None:
    made = strict.http.post("/api/tables", json=BOTS, headers=of("192.0.2.4"))
    assert made.is_success
    again = strict.http.post("/api/tables", json=BOTS, headers=of("192.0.2.4"))
    assert refused(again) == "limit_bots"
    path = f"/api/tables/{made.json()['table']['id']}"
    with strict.socket(made.json()["table"]["id"]) as spectator:
        spectator.join(None)
        while spectator.state["result"] is None:
            spectator.read()
    assert strict.http.get(path).json()["finished"]
    assert strict.http.post("/api/tables", json=BOTS, headers=of("192.0.2.4")).is_success


def test_tables_of_bots_that_are_laid_at_once_are_counted_as_well(strict: Service) -> None:
    def lay(_: int) -> int:
        answer = strict.http.post("/api/tables", json=BOTS, headers=of("192.0.2.10"))
        return answer.status_code

    with ThreadPoolExecutor(5) as people:
        assert sorted(people.map(lay, range(5))) == [201, 429, 429, 429, 429]


def test_so_many_requests_a_second(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, limits=Limits(requests=1))) as service:
        answers = [service.http.get("/api/tables/nothing") for _ in range(BURST_SECONDS * 2)]
        assert {answer.status_code for answer in answers} == {404, 429}
        late = next(each for each in answers if each.status_code == 429)
        assert refused(late) == "limit_requests"
        assert service.http.get("/healthz").is_success


def test_so_many_sockets_at_a_table_and_from_an_address(strict: Service) -> None:
    def code_at(table: str) -> str:
        with strict.socket(table, of("192.0.2.6")) as socket, contextlib.suppress(ConnectionClosed):
            message = socket.read()
            assert message["data"]["seconds"] >= 1
            socket.read()
        assert socket.connection.close_code == 4429
        return str(message["code"])

    first, second, third = (
        strict.http.post("/api/tables", json=NEW, headers=of("192.0.2.7")).json()["table"]["id"]
        for _ in range(3)
    )
    with (
        strict.socket(first, of("192.0.2.6")) as one,
        strict.socket(second, of("192.0.2.6")) as two,
    ):
        one.join(None)
        two.join(None)
        assert code_at(third) == "limit_sockets"
        with strict.socket(first, of("192.0.2.8")) as other:
            other.send({"type": "join", "token": None})
            assert other.read()["code"] == "limit_table_sockets"
    until_nobody_is_here(strict)
    with strict.socket(third, of("192.0.2.6")) as again:
        again.join(None)  # there is room again


def test_so_many_messages_over_all_sockets(strict: Service) -> None:
    made = strict.http.post("/api/tables", json=NEW, headers=of("192.0.2.9")).json()
    with strict.socket(made["table"]["id"], of("192.0.2.9")) as socket:
        socket.join(made["tokens"]["0"])
        sent = FEW.messages * BURST_SECONDS * 2
        for id in range(sent):
            socket.send({"type": "undo", "id": id, "mark": "0.0"})
        codes = [socket.read()["code"] for _ in range(sent)]
    assert set(codes) == {"nothing_to_undo", "limit_messages"}


def test_only_a_proxy_may_say_who_its_client_is(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, limits=Limits(tables=1))) as service:
        assert service.http.post("/api/tables", json=NEW, headers=of("192.0.2.1")).is_success
        again = service.http.post("/api/tables", json=NEW, headers=of("192.0.2.2"))
        assert refused(again) == "limit_tables"


def test_a_bucket_fills_again_with_time() -> None:
    moment = 0.0
    buckets = Buckets(3, 30, lambda: moment)
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 10]
    assert buckets.take("b") == 0
    moment = 9.0
    assert buckets.take("a") == pytest.approx(1)
    moment = 10.0
    assert buckets.take("a") == 0
    assert buckets.take("c", 5) == 0, "what is larger than the bucket can be had once it is full"
    assert buckets.take("c") == pytest.approx(30)
    moment = 10_000.0
    for key in range(MANY_KEYS + 1):
        buckets.take(str(key))
    assert len(buckets._buckets) == MANY_KEYS + 1, "those that were idle are forgotten"


@pytest.mark.parametrize(
    ("what", "allowed", "seconds"),
    [
        ("tables", 2, 1800),
        ("imports", 3, 1200),
        ("chat", 4, 15),
        ("hints", 8, 7.5),
        ("requests", 5 * BURST_SECONDS, 1 / 5),
        ("messages", 6 * BURST_SECONDS, 1 / 6),
        ("bytes", 7 * 1024 * BURST_SECONDS, 1 / 7 / 1024),
    ],
)
def test_so_much_may_be_had_at_once_and_then_so_often(
    what: str, allowed: int, seconds: float
) -> None:
    moment = 0.0
    limits = Limits(tables=2, imports=3, chat=4, requests=5, messages=6, kilobytes=7, hints_begun=8)
    limiter = Limiter(limits, Metrics(), lambda: moment)
    limiter.take(what, "a", allowed)
    with pytest.raises(RequestError) as refused:
        limiter.take(what, "a")
    assert refused.value.code == f"limit_{what}"
    assert refused.value.data == {"seconds": math.ceil(seconds)}
    moment = seconds * 0.99
    with pytest.raises(RequestError):
        limiter.take(what, "a")
    moment = seconds * 1.01
    limiter.take(what, "a")


def test_addresses_are_counted_by_who_has_them() -> None:
    assert address_in("192.0.2.1") == address_in("::ffff:192.0.2.1") == "192.0.2.1"
    assert address_in("2001:db8::1") == address_in("2001:db8::ffff:2")
    assert address_in("2001:db8::1") != address_in("2001:db8:0:1::1")
    assert address_in("fe80::1%eth0") == address_in("fe80::2")
    assert address_in("") == address_in("pipe")


# -- which names


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        ("127.0.0.1:8421", True),
        ("[::1]:8421", True),
        ("192.168.1.7", True),
        ("localhost", True),
        ("LOCALHOST:80", True),
        ("mori.localhost", True),
        ("mori.example", True),
        ("table.example:9000", True),
        (socket.gethostname(), True),
        ("evil.example", False),
        ("mori.example.evil.example", False),
        ("notlocalhost", False),
        ("[", False),
    ],
)
def test_the_service_answers_to_its_own_names(strict: Service, host: str, is_known: bool) -> None:
    answer = strict.http.get("/api/games", headers={"Host": host})
    if is_known:
        assert answer.is_success
    else:
        assert strict.error(answer) == (421, "wrong_host")


def test_no_page_of_somebody_else_is_served(strict: Service) -> None:
    own = strict.address.removeprefix("http://")
    for origin in (strict.address, f"https://{own}", PUBLIC):
        assert strict.http.get("/api/games", headers={"Origin": origin}).is_success
    for origin in (
        "http://evil.example",
        "null",
        "https://mori.example:444",
        "file://x",
        "http://[",
    ):
        refused = strict.http.get("/api/games", headers={"Origin": origin})
        assert strict.error(refused) == (403, "wrong_origin")
        with pytest.raises(InvalidStatus) as closed, strict.socket("x", {"Origin": origin}):
            pass
        assert closed.value.response.status_code == 403


# -- who is given up


@contextlib.contextmanager
def raw(service: Service, receive_buffer: int = 65536) -> Iterator[socket.socket]:
    host, port = service.address.removeprefix("http://").split(":")
    with socket.socket() as connection:
        connection.settimeout(PATIENCE)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        connection.connect((host, int(port)))
        yield connection


def is_cut_off(connection: socket.socket) -> bool:
    """Whether the other side throws away what is not read; if not, the test waits too long."""
    waiting = select.poll()
    waiting.register(connection, 0)  # nothing but the end
    return bool(waiting.poll(PATIENCE * 1000))


def is_given_up(connection: socket.socket) -> bool:
    """Whether the other side ends it; if not, the test waits too long."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


@pytest.mark.parametrize("sent", [b"", b"GET /api/ga", b"GET /api/games HTTP/1.1\r\nHost: x"])
def test_a_request_that_never_ends_is_given_up(
    strict: Service, sent: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.2)
    with raw(strict) as connection:
        connection.sendall(sent)
        assert is_given_up(connection)


def test_a_second_request_that_never_ends_is_given_up(
    strict: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.2)
    whole = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with raw(strict) as connection:
        connection.sendall(whole)
        assert b"200 OK" in answer_on(connection)
        connection.sendall(whole[:20])
        assert is_given_up(connection)


def test_a_connection_stays_open_after_the_rest_of_a_refused_body(
    strict: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The body comes after the refusal. The next request has as long as after any response."""
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.2)
    head = b"POST /api/nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"
    with raw(strict) as connection:
        for _ in range(2):
            connection.sendall(head)
            assert b"not_found" in answer_on(connection)
            connection.sendall(b" " * 9)
            time.sleep(0.5)


def test_the_rest_of_a_refused_body_must_come_in_time(
    strict: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.2)
    head = b"POST /api/nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"
    with raw(strict) as connection:
        connection.sendall(head)
        assert b"not_found" in answer_on(connection)
        connection.sendall(b" ")
        assert is_given_up(connection)


def test_a_body_that_never_ends_is_given_up(
    strict: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requests, "BODY_SECONDS", 0.2)
    with raw(strict) as connection:
        connection.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n"
            b"Content-Type: application/json\r\n\r\n{"
        )
        answer = b""
        with contextlib.suppress(ConnectionError):
            while found := connection.recv(65536):
                answer += found
    assert answer.startswith(b"HTTP/1.1 408")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"]["code"] == "body_late"


def test_a_reader_that_does_not_read_is_given_up(
    strict: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "READ_SECONDS", 0.2)
    with raw(strict, receive_buffer=4096) as connection:
        connection.sendall(b"GET /api/rules/bitoku HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert is_cut_off(connection)


def test_a_socket_that_does_not_read_is_given_up(
    strict: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "READ_SECONDS", 0.2)
    made = strict.make("bitoku", ["me", "me", "me", "me"], seed=1)
    asked = made.asked()
    with made.join(asked) as reader:
        decision = reader.state["decision"]
    until_nobody_is_here(strict)  # the table has room for one
    deaf = ClientProtocol(parse_uri(f"ws://localhost/api/tables/{made.id}/live"))
    with raw(strict, receive_buffer=4096) as connection:
        deaf.send_request(deaf.connect())
        connection.sendall(b"".join(deaf.data_to_send()))
        deaf.receive_data(connection.recv(4096))
        assert deaf.state is State.OPEN
        deaf.send_text(json.dumps({"type": "join", "token": made.tokens[asked]}).encode())
        for id in range(FEW.messages * BURST_SECONDS // 2):  # each is answered with a whole view
            actions = [decision["actions"][0]["text"]]
            meant = {"mark": reader.state["mark"], "decision": decision["number"]}
            wish = {"type": "try", "id": id, **meant, "actions": actions}
            deaf.send_text(json.dumps(wish).encode())
        connection.sendall(b"".join(deaf.data_to_send()))
        assert is_cut_off(connection)
