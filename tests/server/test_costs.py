"""A request is counted before its body is read, and bodies are bounded."""

import asyncio
import contextlib
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from mori.core.record import MAX_SIZE
from mori.server import replays
from mori.server.errors import RequestError
from mori.server.limits import BODY_BYTES, LARGE_BODIES, LARGE_OF_ONE, Limiter
from mori.server.metrics import Metrics
from mori.server.protocol.fields import MAX_ASKED
from mori.server.replays import Replays, made_steps
from mori.server.requests import MAX_BODY
from mori.server.settings import Limits
from mori.server.tables.course import Course, Mark
from tests.server.running import (
    PATIENCE,
    Service,
    answer_on,
    finished_record,
    run,
    running,
    settings_in,
)

JSON = {"Content-Type": "application/json"}
EXPECT = "Expect: 100-continue\r\n"  # the service says when it begins to read the body


def bring(service: Service) -> httpx.Response:
    return service.http.post("/api/records", content=finished_record("hitodama", 2), headers=JSON)


@contextlib.contextmanager
def begun(service: Service, path: str, length: int, more: str = "") -> Iterator[socket.socket]:
    """A request whose body has not come yet."""
    host, port = service.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as connection:
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n"
        connection.sendall(f"{head}{more}Content-Type: application/json\r\n\r\n".encode())
        yield connection


def refused(connection: socket.socket) -> tuple[str, bytes]:
    """The code and the head of an answer, which comes although the body does not."""
    head, _, body = answer_on(connection).partition(b"\r\n\r\n")
    return str(json.loads(body)["error"]["code"]), head.lower()


def refusal(connection: socket.socket) -> str:
    return refused(connection)[0]


@pytest.mark.parametrize(
    ("path", "what"),
    [
        ("/api/records", "imports"),
        ("/api/tables", "tables"),
        ("/api/tables/x/fork", "tables"),
        ("/api/lessons", "tables"),
        ("/api/push", "push"),
    ],
)
def test_what_is_too_much_is_refused_before_its_body_comes(
    tmp_path: Path, path: str, what: str
) -> None:
    with running(settings_in(tmp_path, limits=Limits(**{what: 1}))) as service:
        service.http.post(path, content=b"{}", headers=JSON)  # refused, and counted
        with begun(service, path, 100) as connection:
            assert refusal(connection) == f"limit_{what}"


def test_a_body_that_says_it_is_too_large_is_not_waited_for(service: Service) -> None:
    for path, limit in (("/api/tables", 64 * 1024), ("/api/records", MAX_SIZE)):
        with begun(service, path, limit + 1) as connection:
            assert refusal(connection) == "body_too_large"


CLOSES = b"connection: close"


def test_who_is_refused_before_a_large_body_hears_that_the_connection_ends(
    service: Service,
) -> None:
    """Else the client, or a proxy, sends the next request here, and gets no answer."""
    with begun(service, "/api/nowhere", MAX_BODY + 1) as connection:
        code, head = refused(connection)
        assert code == "not_found" and CLOSES in head
        # What it sends before it hears of it is thrown away and resets nothing.
        connection.sendall(b" " * (MAX_BODY + 1))
        assert connection.recv(1) == b""


def test_a_body_in_chunks_is_refused_unread(service: Service) -> None:
    """A chunk may have one byte, so that a small body takes long to parse."""
    with begun(service, "/api/tables", 2, "Transfer-Encoding: chunked\r\n") as connection:
        answer = connection.recv(65536).lower()
        assert answer.startswith(b"http/1.1 400 ") and CLOSES in answer


def test_who_is_refused_before_a_small_body_may_ask_again(service: Service) -> None:
    body = b" " * 100
    with begun(service, "/api/nowhere", len(body)) as connection:
        for _ in range(2):
            code, head = refused(connection)
            assert code == "not_found" and CLOSES not in head
            again = f"POST /api/nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}"
            connection.sendall(body + f"{again}\r\n\r\n".encode())


def test_an_address_has_so_much_of_unread_bodies_in_memory(service: Service) -> None:
    count = BODY_BYTES // MAX_SIZE
    with contextlib.ExitStack() as slow:
        # One after the other: each is in memory before the next one begins.
        for _ in range(count):
            connection = slow.enter_context(begun(service, "/api/records", MAX_SIZE, EXPECT))
            assert connection.recv(64).startswith(b"HTTP/1.1 100 ")
            connection.sendall(b" " * (MAX_SIZE - 2))
        with begun(service, "/api/records", MAX_SIZE) as connection:
            assert refusal(connection) == "limit_bytes"
    while (answer := bring(service)).status_code == 429:
        assert service.error(answer)[1] == "limit_bytes"  # until it hears that they broke off
    assert answer.is_success, "what was given up is held no more"


def test_bytes_are_given_back_when_a_request_is_over() -> None:
    async def scenario() -> None:
        limiter = Limiter(Limits(), Metrics())
        async with limiter.body("a", BODY_BYTES), limiter.body("b", BODY_BYTES):
            with pytest.raises(RequestError, match="limit_bytes"):
                async with limiter.body("a", 1):
                    raise AssertionError
        async with limiter.body("a", BODY_BYTES):
            pass

    run(scenario())


def test_an_address_has_only_some_of_the_places_for_large_bodies() -> None:
    async def scenario() -> None:
        limiter = Limiter(Limits(), Metrics())
        async with contextlib.AsyncExitStack() as held:
            for _ in range(LARGE_OF_ONE):
                await held.enter_async_context(limiter.body("a", MAX_BODY + 1))
            with pytest.raises(RequestError, match="limit_bytes"):
                async with limiter.body("a", MAX_BODY + 1):
                    raise AssertionError
            async with limiter.body("a", MAX_BODY), limiter.body("b", MAX_BODY + 1):
                pass
        async with limiter.body("a", MAX_BODY + 1):
            pass

    run(scenario())
    assert LARGE_OF_ONE < LARGE_BODIES


def test_only_so_many_large_bodies_are_in_memory_and_small_ones_pass_them() -> None:
    async def scenario() -> None:
        limiter = Limiter(Limits(), Metrics())

        async def bring(address: str, size: int, reading: asyncio.Event) -> None:
            async with limiter.body(address, size):
                reading.set()
                await over.wait()

        over = asyncio.Event()
        begun = [asyncio.Event() for _ in range(LARGE_BODIES + 2)]
        sizes = [MAX_BODY + 1] * (LARGE_BODIES + 1) + [MAX_BODY]
        async with asyncio.TaskGroup() as tasks:
            for number, (size, reading) in enumerate(zip(sizes, begun, strict=True)):
                tasks.create_task(bring(str(number), size, reading))
            await begun[-1].wait()
            assert [each.is_set() for each in begun[:-1]] == [True] * LARGE_BODIES + [False]
            over.set()
        assert all(each.is_set() for each in begun)

    run(scenario())


def test_a_request_counts_as_what_it_costs(tmp_path: Path) -> None:
    def until_refused(service: Service, path: str, body: object = None) -> int:
        for count in range(1000):
            asked = service.http.get(path) if body is None else service.http.post(path, json=body)
            if asked.status_code == 429:
                assert asked.json()["error"]["code"] == "limit_requests"
                return count
        raise AssertionError

    # So few a second that none flows in meanwhile to speak of: 200 of them at once.
    limits = Limits(requests=40)
    keys = {"tokens": ["x" * 22] * 100, "tables": ["y"] * 100}
    for number, (path, body, most) in enumerate(
        (("/api/tables/x/replay", None, 40), ("/api/tables/mine", keys, 10))
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        with running(settings_in(folder, limits=limits)) as service:
            assert 1 <= until_refused(service, path, body) <= most


def test_the_replay_of_a_finished_game_is_made_once_for_each_seat(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int | None] = []

    def counted(course: Course, seat: int | None) -> bytes:
        made.append(seat)
        return made_steps(course, seat)

    monkeypatch.setattr(replays, "made_steps", counted)
    path = f"/api/tables/{bring(service).json()['table']['id']}/replay"
    first, again = service.http.get(path).json(), service.http.get(path).json()
    assert first == again and len(first["steps"]) > 20
    seen = [service.http.get(path, params={"seat": seat}).json() for seat in (0, 1, 0)]
    assert seen[0] == seen[2]
    assert made == [None, 0, 1]


def test_the_replay_of_a_running_game_goes_on_with_it(service: Service) -> None:
    made = service.make("hitodama", ["me", "me"])
    path = f"/api/tables/{made.id}/replay"
    counts: list[int] = []
    for _ in range(2):
        asked = made.asked()
        with made.join(asked) as socket:
            socket.answer(socket.state["decision"]["actions"][0]["text"])
        found = service.http.get(path, params={"seat": 0}, headers=made.headers(0)).json()
        counts.append(len(found["steps"]))
    assert counts == [2, 3]


def test_only_so_many_bytes_of_replays_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def thousand(course: Any, seat: int | None) -> bytes:
        made.append(course.name)
        return b"x" * 1000

    async def scenario() -> None:
        kept = Replays(2000)
        for name in ("a", "b", "a", "c", "a", "b"):
            live: Any = SimpleNamespace(stored=SimpleNamespace(id=name), mark=Mark(0, 9))
            course: Any = SimpleNamespace(name=name, game=SimpleNamespace(is_over=True))
            await kept.steps(live, course, None)

    monkeypatch.setattr(replays, "made_steps", thousand)
    run(scenario())
    assert made == ["a", "b", "c", "b"], "the one that was asked for longest ago has to go"


def test_keys_are_asked_for_in_parts(service: Service) -> None:
    many = {"tokens": ["x" * 22] * (MAX_ASKED + 1)}
    assert service.error(service.http.post("/api/tables/mine", json=many)) == (422, "bad_body")
