"""A real service on a loopback port with a real database, and clients for it."""

import asyncio
import contextlib
import json
import re
import socket
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.sync.connection import Connection

import mori
from mori.server.runner import Runner, address_of, open_port
from mori.server.settings import UNLIMITED, Settings
from mori.server.storage import open_database, upgrade

PATIENCE = 60.0  # seconds until a test gives up; none should ever wait so long
HOST = "127.0.0.1"
PLAIN = False  # for httpx: nothing is encrypted, so it need not read all certificates

T = TypeVar("T")
Message = dict[str, Any]
# Messages that name the position they are for.
MARKED = ("answer", "try", "reach", "undo", "ask_undo", "hint", "coach")
# Every game with every number of players.
CASES = [("bitoku", 1), ("bitoku", 2), ("bitoku", 3), ("bitoku", 4)]
CASES += [("hitodama", 2), ("hitodama", 3), ("hitodama", 4)]


def run(work: Coroutine[Any, Any, T]) -> T:
    """What comes of a coroutine, in a thread of its own: a browser keeps a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def without_places(facts: list[Message]) -> list[Message]:
    """Facts as they happened: where they lie on the table changes while the game goes on."""
    return [{"kind": fact["kind"], "args": fact["args"]} for fact in facts]


@cache
def empty_database() -> bytes:
    """A database without tables, as the migrations make it."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.sqlite3"
        engine = open_database(f"sqlite:///{file}")
        upgrade(engine)
        engine.dispose()
        return file.read_bytes()


def settings_in(folder: Path, **more: Any) -> Settings:
    """Settings for a service that keeps its tables in a folder.

    The database is there already: to make it is half the work of a start, and tested elsewhere.
    """
    more.setdefault("limits", UNLIMITED)  # the tests ask for more than a person does
    file = folder / "tables.sqlite3"
    if not file.exists():
        file.write_bytes(empty_database())
    return Settings(database_url=f"sqlite:///{file}", **more)


class Service:
    """A running service, seen from outside."""

    def __init__(self, address: str, http: httpx.Client) -> None:
        self.address = address
        self.http = http

    def make(self, game: str, seats: list[str], **more: object) -> "MadeTable":
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return MadeTable(self, answer.json())

    def error(self, answer: httpx.Response) -> tuple[int, str]:
        """Status and code of a refusal, which has the form of all refusals."""
        body = answer.json()
        assert list(body) == ["error"] and list(body["error"]) == ["code", "data"]
        return answer.status_code, body["error"]["code"]

    @contextlib.contextmanager
    def socket(
        self, table: str, headers: dict[str, str] | None = None, source: str = HOST
    ) -> Iterator["Socket"]:
        """A socket to a table, which comes from a loopback address."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        opening = connect(
            address,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            additional_headers=headers,
            source_address=(source, 0),
        )
        connection = opening.__enter__()
        try:
            yield Socket(connection)
        finally:
            with contextlib.suppress(ConnectionClosed):  # the service may have closed it first
                opening.__exit__(None, None, None)

    def metric(self, name: str) -> float:
        """The sum of a counter over its labels."""
        lines = self.http.get("/metrics").text.splitlines()
        return sum(
            float(line.rpartition(" ")[2])
            for line in lines
            if line.partition("{")[0].partition(" ")[0] == name
        )


class MadeTable:
    """A table that was just made."""

    def __init__(self, service: Service, made: Message) -> None:
        self.service = service
        self.info = made["table"]
        self.id: str = made["table"]["id"]
        self.tokens = {int(seat): token for seat, token in made["tokens"].items()}
        self.host: str = made.get("host", "")

    @contextlib.contextmanager
    def join(self, seat: int | None) -> Iterator["Socket"]:
        """A socket that has joined as a seat or (None) as a spectator."""
        with self.service.socket(self.id) as socket:
            socket.join(self.tokens[seat] if seat is not None else None)
            yield socket

    def asked(self) -> int:
        """A seat that is asked now."""
        with self.join(None) as spectator:
            return int(spectator.state["asked"][0])

    def headers(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}


class Socket:
    """One socket. It keeps the latest state and all facts, as a page does."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.state: Message = {}
        self.facts: list[Message] = []
        self.texts: list[str] = []  # everything that came, except presence
        self.present: Message = {}  # who is connected
        self.last_id = 0

    def send(self, message: object) -> None:
        self.connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def read(self) -> Message:
        text, message = self._next()
        while message["type"] == "presence":  # it may come at any time
            self.present = message
            text, message = self._next()
        self.texts.append(text)
        if message["type"] in ("welcome", "state"):
            self.state = message["state"]
            is_fresh = message["type"] == "welcome" or self.state["rewound"]
            self.facts = message["facts"] if is_fresh else self.facts + message["facts"]
            self.facts = message.get("opened") or self.facts  # with the end
        return message

    def _next(self) -> tuple[str, Message]:
        text = self.connection.recv(PATIENCE)
        assert isinstance(text, str)
        return text, json.loads(text)

    def join(self, token: str | None) -> Message:
        self.send({"type": "join", "token": token})
        welcome = self.read()
        assert welcome["type"] == "welcome", welcome
        return welcome

    def ask(self, type: str, **fields: object) -> Message:
        """Send a message with an id of its own and read on to its answer.

        It names the position that was seen last, if it is one that must.
        """
        self.last_id += 1
        if type in MARKED:
            fields = {"mark": self.state.get("mark", "0.0"), **fields}
        self.send({"type": type, "id": self.last_id, **fields})
        while True:
            message = self.read()
            if message.get("id") == self.last_id:
                return message

    def answer(self, action: str, decision: int | None = None) -> Message:
        number = self.state["decision"]["number"] if decision is None else decision
        return self.ask("answer", decision=number, actions=[action])

    def read_to(self, step: int) -> None:
        """Read until the state of a step has come."""
        while self.state["step"] != step:
            self.read()

    def read_to_turn(self) -> None:
        """Read until this seat is asked or the game is over."""
        while self.state["decision"] is None and self.state["result"] is None:
            self.read()


def answer_on(connection: socket.socket) -> bytes:
    """One whole response, head and body. They are written one after the other."""
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += _received(connection)
    head, _, body = answer.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)^content-length: (\d+)", head, re.MULTILINE)
    while length is not None and len(body) < int(length[1]):
        body += _received(connection)
    return head + b"\r\n\r\n" + body


def _received(connection: socket.socket) -> bytes:
    found = connection.recv(65536)
    assert found, "the connection was closed before the response was whole"
    return found


@contextlib.contextmanager
def running(settings: Settings, send_buffer: int | None = None, port: int = 0) -> Iterator[Service]:
    """A service in a thread of this process, on any free port or a given one, stopped at the end.

    `send_buffer` is how many bytes the system takes for a client that does not read yet.
    """
    listening = open_port(HOST, port)
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    is_ready = threading.Event()
    runner = Runner(settings, is_ready.set)
    thread = threading.Thread(target=runner.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        assert is_ready.wait(PATIENCE)
        address = address_of(listening, HOST)
        with httpx.Client(base_url=address, timeout=PATIENCE, verify=PLAIN) as http:
            yield Service(address, http)
    finally:
        runner.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


@cache
def finished_record(game: str, players: int, seed: int = 1) -> str:
    """The record of a game that was played to its end."""
    played = mori.new_game(game, players=players, seed=seed)
    while not played.is_over:
        decision = played.decisions[0]
        played.apply(decision.actions[len(played.answers) % len(decision.actions)])
    return mori.write_record(played.record())
