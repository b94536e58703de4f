"""Attacks on a real service: cold restarts with many clients, and a flood from one address.

The attacker comes from another loopback address than the players, so the default limits apply to it
as they do to a stranger.
"""

import asyncio
import contextlib
import json
import os
import random
import subprocess
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from mori.server.settings import Settings
from tests.server.cold import kill, start_cold
from tests.server.databases import HOST, PATIENCE, free_port
from tests.server.running import CASES, MARKED, PLAIN, finished_record

ATTACKER = "127.0.0.66"
NEVER = ("internal_error", "pack_changed")  # errors that no socket is told after a start
CUT_OFF = (OSError, WebSocketException, EOFError, TimeoutError, httpx.HTTPError)
MINE = "/api/tables/mine"
USUAL_KINDS = ("hints", "replay", "mine", "sockets", "bodies")  # all at once
# By themselves: idle connections push those of the other kinds out.
KINDS = (*USUAL_KINDS, "idle", "chunks")  # of things to flood a service with
DONE = {  # by kind: how the counts begin that show that it was done
    "hints": "hint asked",
    "replay": "replay",
    "mine": "mine",
    "sockets": "socket opened",
    "bodies": "slow body",
    "idle": "idle connection closed",
    "chunks": "chunks",
}
SOCKETS = 200  # that one address may have at once
BODY_BYTES = 4_000_000  # about the largest that a record may have


class Line:
    """The way to a service, from any loopback address."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"http://{HOST}:{port}"

    def client(self, source: str = HOST) -> httpx.AsyncClient:
        """An HTTP client with an address of its own."""
        transport = httpx.AsyncHTTPTransport(
            local_address=source, verify=PLAIN, limits=httpx.Limits(max_connections=20)
        )
        return httpx.AsyncClient(base_url=self.address, timeout=PATIENCE, transport=transport)

    def socket(self, table: str, source: str = HOST) -> connect:
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        return connect(address, local_addr=(source, 0), max_size=None, open_timeout=PATIENCE)


class Target(Line):
    """One service that starts cold, and can be killed and started again at the same port."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(free_port())
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        self._process = start_cold(self._settings, self.port)
        end = time.monotonic() + PATIENCE
        async with self.client() as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get("/healthz/live")).is_success:
                        return
                assert self._process.poll() is None, "the service has ended by itself"
                assert time.monotonic() < end, "the service does not start"
                await asyncio.sleep(0.02)

    async def kill(self) -> None:
        assert self._process is not None
        await asyncio.to_thread(kill, self._process)

    def peak_megabytes(self) -> float:
        """The most memory that the service itself has held so far."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text("utf-8")
        line = next(line for line in status.splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) / 1024


@contextlib.asynccontextmanager
async def started(settings: Settings) -> AsyncIterator[Target]:
    target = Target(settings)
    await target.start()
    try:
        yield target
    finally:
        await target.kill()


async def laid(
    http: httpx.AsyncClient, game: str, seats: list[str], **more: object
) -> dict[str, Any]:
    """A new table, as its maker is told of it."""
    answer = await http.post("/api/tables", json={"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def make(http: httpx.AsyncClient, game: str, seats: list[str]) -> tuple[str, dict[int, str]]:
    """A new table: its id and the keys of its seats."""
    made = await laid(http, game, seats)
    return made["table"]["id"], {int(seat): token for seat, token in made["tokens"].items()}


class Seat:
    """A socket that has joined, with the latest state."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._last_id = 0
        self.state: dict[str, Any] = {}

    async def join(self, token: str | None) -> dict[str, Any]:
        await self._socket.send(json.dumps({"type": "join", "token": token}))
        return await self.read()

    async def read(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self._socket.recv())
        if message["type"] in ("welcome", "state"):
            self.state = message["state"]
        return message

    async def send(self, type: str, **more: object) -> int:
        """Send a message about the latest state; its id."""
        self._last_id += 1
        if type in MARKED:
            more = {"mark": self.state["mark"], **more}
        await self._socket.send(json.dumps({"type": type, "id": self._last_id, **more}))
        return self._last_id

    async def ask(self, type: str, **more: object) -> dict[str, Any]:
        """Send a message and read on to its answer."""
        number = await self.send(type, **more)
        while True:
            message = await self.read()
            if message.get("id") == number:
                return message

    async def answer(self, place: int) -> dict[str, Any]:
        """Answer with one of the actions."""
        decision = self.state["decision"]
        action = decision["actions"][place % len(decision["actions"])]["text"]
        return await self.ask("answer", decision=decision["number"], actions=[action])


# -- cold restarts


async def restart_cold(
    settings: Settings,
    *,
    restarts: int,
    tables: int,
    say: Callable[[str], None] = lambda text: None,
) -> dict[str, Any]:
    """Kill and start a service; after each start all seats of all tables come back at once."""
    refused: dict[str, int] = {}
    joined = 0
    async with started(settings) as target:
        seats = []
        async with target.client() as http:
            for number in range(tables):
                game, players = CASES[number % len(CASES)]
                table, tokens = await make(http, game, ["me"] * players)
                seats += [(table, token) for token in tokens.values()]
        for restart in range(restarts):
            await target.kill()
            await target.start()
            for code in await asyncio.gather(*(_come_back(target, *seat) for seat in seats)):
                if code is None:
                    joined += 1
                else:
                    refused[code] = refused.get(code, 0) + 1
            say(f"{restart + 1} restarts, {joined} sockets joined, refused: {refused}")
    return {"restarts": restarts, "tables": tables, "joined": joined, "refused": refused}


async def _come_back(target: Target, table: str, token: str) -> str | None:
    """Join a table; the code of the refusal, if there is one."""
    async with target.socket(table) as socket:
        message = await Seat(socket).join(token)
    return None if message["type"] == "welcome" else str(message.get("code"))


# -- a flood beside a table of others


class Bystander:
    """A player from another address, who plays against a bot and measures how long things take."""

    def __init__(self, target: Target, game: str, level: str) -> None:
        self._target = target
        self._game = game
        self._level = level
        self.answers: list[float] = []  # seconds until an answer was acknowledged
        self.bots: list[float] = []  # seconds from an answer until it is this player's turn again
        self.lost = 0  # how often the line to the table was cut off

    async def play(self, seconds: float, pause: float = 0.05) -> None:
        end = time.monotonic() + seconds
        async with self._target.client() as http:
            while self._goes_on(end):
                table, tokens = await make(http, self._game, ["me", self._level])
                while self._goes_on(end):
                    try:
                        async with self._target.socket(table) as socket:
                            await self._play(Seat(socket), tokens[0], end, pause)
                        break
                    except CUT_OFF:
                        self.lost += 1

    def _goes_on(self, end: float) -> bool:
        """Whether to play on: until the end, on a busy machine until there is something to tell."""
        moment = time.monotonic()
        has_figures = bool(self.answers and self.bots)
        return moment < end or (not has_figures and moment < end + PATIENCE)

    async def _play(self, seat: Seat, token: str, end: float, pause: float) -> None:
        await seat.join(token)
        number = 0
        while self._goes_on(end):
            await self._wait_for_bots(seat)
            if seat.state["result"] is not None:
                return
            number += 1
            began = time.monotonic()
            await seat.answer(number * 7)
            self.answers.append(time.monotonic() - began)
            if await self._wait_for_bots(seat):
                self.bots.append(time.monotonic() - began)
            await asyncio.sleep(pause)

    async def _wait_for_bots(self, seat: Seat) -> bool:
        """Read until it is this player's turn again, or the game is over; whether a bot played."""
        has_waited = False
        while seat.state["decision"] is None and seat.state["result"] is None:
            await seat.read()
            has_waited = True
        return has_waited

    def figures(self) -> dict[str, Any]:
        return {
            "answers": len(self.answers),
            "answer_p50_ms": _share(self.answers, 0.5),
            "answer_p99_ms": _share(self.answers, 0.99),
            "bot_turns": len(self.bots),
            "bot_p50_ms": _share(self.bots, 0.5),
            "bot_p99_ms": _share(self.bots, 0.99),
            "cut_off": self.lost,
        }


def _share(seconds: list[float], share: float) -> float:
    """So many of the times were at most this long, in milliseconds."""
    if not seconds:
        return float("nan")
    return round(sorted(seconds)[min(len(seconds) - 1, int(len(seconds) * share))] * 1000, 1)


class Flood:
    """Everything expensive that one address can ask for at once."""

    def __init__(self, line: Line, strangers_table: str, kinds: Sequence[str]) -> None:
        self._line = line
        self._kinds = kinds
        self._table = strangers_table
        self.done: dict[str, int] = {}

    def count(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    async def run(self, seconds: float) -> None:
        """All attacks side by side for so long."""
        async with self._line.client(ATTACKER) as http:
            record = finished_record("bitoku", 4)
            made = await http.post("/api/records", content=record, headers=_JSON)
            assert made.status_code == 201, made.text
            replay = f"/api/tables/{made.json()['table']['id']}/replay"
            tokens = [f"{number:043d}" for number in range(100)]
            mine = {"tokens": tokens, "tables": []}
            hinted = [await make(http, "bitoku", ["me", "cedar"]) for _ in range(4)]
            attacks: dict[str, list[Callable[[], Awaitable[None]]]] = {
                "hints": [partial(self._make_hints_stale, *each) for each in hinted],
                "replay": [lambda: self._repeat("replay", lambda: http.get(replay))],
                "mine": [lambda: self._repeat("mine", lambda: http.post(MINE, json=mine))],
                "sockets": [self._hold_socket] * (SOCKETS - len(hinted)),
                "bodies": [self._send_slowly] * 150,
                "idle": [self._hold_connection] * 1000,
                "chunks": [self._send_in_chunks] * 20,
            }
            work = [
                asyncio.create_task(self._for_ever(attack))
                for kind in self._kinds
                for attack in attacks[kind]
            ]
            await asyncio.sleep(seconds)
            await self._wait_for_every_kind()
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)

    async def _wait_for_every_kind(self) -> None:
        """On a busy machine a kind may not have begun when the time is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not all(
            any(what.startswith(DONE[kind]) for what in self.done) for kind in self._kinds
        ):
            await asyncio.sleep(0.1)

    async def _for_ever(self, attack: Callable[[], Awaitable[None]]) -> None:
        while True:
            with contextlib.suppress(*CUT_OFF):
                await attack()
            await asyncio.sleep(random.uniform(2.5, 7.5))

    async def _repeat(self, what: str, ask: Callable[[], Awaitable[httpx.Response]]) -> None:
        """Thirty a second, however long each takes."""
        async with asyncio.TaskGroup() as group:
            while True:
                group.create_task(self._count_answer(what, ask))
                await asyncio.sleep(1 / 30)

    async def _count_answer(self, what: str, ask: Callable[[], Awaitable[httpx.Response]]) -> None:
        with contextlib.suppress(*CUT_OFF):
            self.count(f"{what} {(await ask()).status_code}")

    async def _hold_socket(self) -> None:
        """A socket at the table of the strangers that never joins."""
        async with self._line.socket(self._table, ATTACKER) as socket:
            self.count("socket opened")
            async for _ in socket:
                pass
        self.count("socket closed")

    async def _send_slowly(self) -> None:
        """A large body of which the last bytes never come."""
        reader, writer = await asyncio.open_connection(
            HOST, self._line.port, local_addr=(ATTACKER, 0)
        )
        try:
            head = f"POST /api/records HTTP/1.1\r\nHost: {HOST}:{self._line.port}\r\n"
            head += f"Content-Type: application/json\r\nContent-Length: {BODY_BYTES}\r\n\r\n"
            writer.write(head.encode() + b" " * (BODY_BYTES - 2))
            await writer.drain()
            status = (await reader.readline()).split()
            self.count(f"slow body {status[1].decode() if len(status) > 1 else 'cut off'}")
        finally:
            writer.close()

    async def _hold_connection(self) -> None:
        """A connection on which nothing is ever asked."""
        reader, writer = await asyncio.open_connection(
            HOST, self._line.port, local_addr=(ATTACKER, 0)
        )
        self.count("idle connection opened")
        try:
            with contextlib.suppress(ConnectionError):
                await reader.read()
            self.count("idle connection closed")  # by the service
        finally:
            writer.close()

    async def _send_in_chunks(self) -> None:
        """A body in chunks of one byte, which take long to parse."""
        reader, writer = await asyncio.open_connection(
            HOST, self._line.port, local_addr=(ATTACKER, 0)
        )
        try:
            head = f"POST /api/records HTTP/1.1\r\nHost: {HOST}:{self._line.port}\r\n"
            head += "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
            writer.write(head.encode() + b"1\r\n \r\n" * 200_000)
            await writer.drain()
            status = (await reader.readline()).split()
            self.count(f"chunks {status[1].decode() if len(status) > 1 else 'cut off'}")
        except ConnectionError:
            self.count("chunks cut off")
        finally:
            writer.close()

    async def _make_hints_stale(self, table: str, tokens: dict[int, str]) -> None:
        """Ask for a hint and answer before it is there, take it back, again and again."""
        async with self._line.socket(table, ATTACKER) as socket:
            seat = Seat(socket)
            await seat.join(tokens[0])
            while seat.state["result"] is None:
                if seat.state["decision"] is None:
                    await seat.read()
                    continue
                await seat.send("hint", decision=seat.state["decision"]["number"])
                self.count("hint asked")
                await seat.answer(0)
                if seat.state["can_undo"]:
                    await seat.ask("undo")
                await asyncio.sleep(0.01)


_JSON = {"Content-Type": "application/json"}


def flood_from_elsewhere(
    port: int, table: str, seconds: float, kinds: Sequence[str]
) -> dict[str, int]:
    """Flood a service from this process; how often each thing was answered how."""
    attack = Flood(Line(port), table, kinds)
    asyncio.run(attack.run(seconds))
    return attack.done


async def flood(
    settings: Settings,
    *,
    seconds: float,
    kinds: Sequence[str] = USUAL_KINDS,
    game: str = "bitoku",
    level: str = "cedar",
) -> dict[str, Any]:
    """Play beside a flood from one address: how long answers and bots take without and with it.

    "quiet" is before and after the flood together, so that a change of the machine's load in
    between says less; "unsteady" is how much slower the second half of it was than the first.
    """
    async with started(settings) as target:
        async with target.client() as http:
            table, _ = await make(http, game, ["me", "me"])
        await Bystander(target, game, level).play(min(5.0, seconds))  # so that bots have started
        quiet = Bystander(target, game, level)
        await quiet.play(seconds)
        megabytes = target.peak_megabytes()
        with ProcessPoolExecutor(1, get_context("spawn")) as other:  # it measures nothing itself
            flooding = other.submit(flood_from_elsewhere, target.port, table, seconds + 5, kinds)
            await asyncio.sleep(3)
            beside = Bystander(target, game, level)
            await beside.play(seconds)
            done = await asyncio.wrap_future(flooding)
        peak = target.peak_megabytes()
        after = Bystander(target, game, level)
        await after.play(seconds)
        unsteady = after.figures()["bot_p50_ms"] / quiet.figures()["bot_p50_ms"]
        quiet.answers += after.answers
        quiet.bots += after.bots
        return {
            "quiet": quiet.figures(),
            "unsteady": round(unsteady, 2),
            "flooded": beside.figures(),
            "done": dict(sorted(done.items())),
            "peak_megabytes": [round(megabytes), round(peak)],
            "load": round(os.getloadavg()[0], 1),
        }
