"""How many tables a service bears: answers by the second, bots beside them, sockets that only wait.

    python bench/tables.py play              # 200 tables of four people, two answers a second each
    python bench/tables.py play --flood 150  # with 150 tables of bots beside them
    python bench/tables.py play --plain      # to sockets that do not ask for packed messages
    python bench/tables.py idle              # 10,000 sockets that only look on

It starts a service of its own (`--address` measures another one), plays at its tables and tells how
long it takes from an answer until everybody at the table has seen what came of it. Answers are due
at fixed moments, and late ones count from when they were due. `docs/running.md` has the figures.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

COMMAND: Final = (sys.executable, "-c", "from mori.cli import main; main()")
LIMITS: Final = (
    "tables",
    "bots",
    "requests",
    "sockets",
    "table_sockets",
    "table_strangers",
    "messages",
    "kilobytes",
)
PEOPLE: Final = ["person"] * 4
BOTS: Final = ["greedy"] * 4
AT_ONCE: Final = 25  # sockets that are opened at the same time
WARM_UP: Final = 5.0  # seconds that are not counted


class Action(msgspec.Struct):
    text: str


class Decision(msgspec.Struct):
    number: int
    actions: list[Action]


class State(msgspec.Struct):
    step: int
    decision: Decision | None
    result: dict[str, Any] | None
    mark: str = ""


class Message(msgspec.Struct):
    """What is needed of a message; the rest of it is passed over."""

    type: str
    state: State | None = None
    code: str = ""


decoder: Final = msgspec.json.Decoder(Message)


class Running:
    """The service that is measured."""

    def __init__(self, address: str, process: int | None) -> None:
        self.address = address
        self.process = process
        self.compression: str | None = "deflate"  # as browsers ask for it

    def ask(self, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        asked = urllib.request.Request(self.address + path, data, headers)
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return json.load(answer)

    def make(self, game: str, seats: list[str]) -> Any:
        return self.ask("/api/tables", {"game": game, "seats": seats})

    def memory(self) -> float:
        """What the service itself holds, in MB; its bots are other processes."""
        if self.process is None:
            return float("nan")
        status = Path(f"/proc/{self.process}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def seconds(self) -> float:
        """The processor time it has used."""
        if self.process is None:
            return float("nan")
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def socket(self, table: str) -> connect:
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        return connect(address, max_size=None, compression=self.compression, open_timeout=120)


@contextmanager
def service(given: str | None) -> Iterator[Running]:
    if given is not None:
        yield Running(given, None)
        return
    with tempfile.TemporaryDirectory() as folder:
        limits = [word for name in LIMITS for word in ("--limit", f"{name}=0")]
        child = subprocess.Popen(
            [*COMMAND, "serve", "--port", "0", "--database", f"{folder}/t.db", *limits],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert child.stdout is not None
            line = child.stdout.readline()
            yield Running(line.split(" (")[0].split()[-1].rstrip("/"), child.pid)
        finally:
            child.send_signal(signal.SIGTERM)
            child.wait()


class Table:
    """Four people at a table, each with a socket."""

    def __init__(self, service: Running, game: str, seconds: float) -> None:
        self._service = service
        self._game = game
        self._every = seconds
        self._sockets: list[ClientConnection] = []
        self._states: list[State | None] = []
        self._changed = asyncio.Event()
        self._readers: list[asyncio.Task[None]] = []
        self._seen: list[float] = []  # when each seat saw the step that is waited for
        self.took: list[tuple[float, float]] = []  # when an answer was due, and how long it took

    async def sit_down(self) -> None:
        made = await asyncio.to_thread(self._service.make, self._game, PEOPLE)
        table = made["table"]["id"]
        self._states = [None] * len(PEOPLE)
        for seat in range(len(PEOPLE)):
            socket = await self._service.socket(table)
            self._sockets.append(socket)
            await socket.send(json.dumps({"type": "join", "token": made["tokens"][str(seat)]}))
            self._readers.append(asyncio.create_task(self._read(seat, socket)))
        while any(state is None for state in self._states):
            await self._wait()

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for data in socket:
            message = decoder.decode(data)
            if message.state is not None:
                self._states[seat] = message.state
                self._changed.set()
            elif message.type == "error":
                print(f"error: {message.code}", file=sys.stderr)
                self._changed.set()

    async def _wait(self) -> None:
        self._changed.clear()
        await self._changed.wait()

    async def play(self, until: float) -> None:
        """Answer at fixed moments for the seat that is asked; start a new game when one is over."""
        due = time.monotonic() + random.random() * self._every
        while due < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            asked = [(i, s) for i, s in enumerate(self._states) if s is not None and s.decision]
            if not asked:
                await self.get_up()
                await self.sit_down()
                due = time.monotonic() + self._every
                continue
            seat, state = random.choice(asked)
            assert state.decision is not None
            action = random.choice(state.decision.actions).text
            await self._sockets[seat].send(
                json.dumps(
                    {
                        "type": "answer",
                        "id": state.step + 1,
                        "mark": state.mark,
                        "decision": state.decision.number,
                        "actions": [action],
                    }
                )
            )
            while any(each is None or each.step <= state.step for each in self._states):
                await self._wait()
            self.took.append((due, time.monotonic() - due))
            due += self._every

    async def get_up(self) -> None:
        for socket in self._sockets:
            await socket.close()
        await asyncio.gather(*self._readers, return_exceptions=True)
        self._sockets, self._readers = [], []


async def at_once(work: list[Any]) -> None:
    room = asyncio.Semaphore(AT_ONCE)

    async def one(each: Any) -> None:
        async with room:
            await each

    await asyncio.gather(*(one(each) for each in work))


async def play(service: Running, options: argparse.Namespace) -> None:
    before = service.memory()
    tables = [Table(service, options.game, 1 / options.rate) for _ in range(options.tables)]
    await at_once([table.sit_down() for table in tables])
    laid = service.memory()
    flood = [service.make(options.game, BOTS) for _ in range(options.flood)]
    began, used = time.monotonic(), service.seconds()
    await asyncio.gather(*(table.play(began + WARM_UP + options.seconds) for table in tables))
    passed = time.monotonic() - began
    took = sorted(lasted for table in tables for due, lasted in table.took if due > began + WARM_UP)
    tell(
        tables=options.tables,
        people=len(PEOPLE) * options.tables,
        bot_tables=len(flood),
        answers=len(took),
        answers_a_second=round(len(took) / options.seconds, 1),
        p50_ms=round(took[len(took) // 2] * 1000, 1),
        p99_ms=round(took[len(took) * 99 // 100] * 1000, 1),
        longest_ms=round(took[-1] * 1000, 1),
        cpu_share=round((service.seconds() - used) / passed, 2),
        mb_before=round(before, 1),
        kb_a_table_with_its_four_sockets=round((laid - before) * 1024 / options.tables, 1),
        mb_after=round(service.memory(), 1),
        load=round(os.getloadavg()[0], 1),
    )


async def idle(service: Running, options: argparse.Namespace) -> None:
    ids = [service.make(options.game, PEOPLE)["table"]["id"] for _ in range(options.tables)]
    before = service.memory()
    sockets: list[ClientConnection] = []

    async def look_on(table: str) -> None:
        socket = await service.socket(table)
        await socket.send('{"type": "join", "token": null}')
        await socket.recv()
        sockets.append(socket)

    began = time.monotonic()
    await at_once([look_on(ids[number % len(ids)]) for number in range(options.sockets)])
    opened = time.monotonic() - began
    used, began = service.seconds(), time.monotonic()
    await asyncio.sleep(options.seconds)
    share = (service.seconds() - used) / (time.monotonic() - began)
    tell(
        sockets=sum(socket.close_code is None for socket in sockets),
        tables=options.tables,
        opened_in_s=round(opened, 1),
        kb_a_socket=round((service.memory() - before) * 1024 / options.sockets, 1),
        mb_after=round(service.memory(), 1),
        cpu_share=round(share, 3),
        load=round(os.getloadavg()[0], 1),
    )
    for socket in sockets:
        socket.transport.abort()


def tell(**figures: object) -> None:
    print(json.dumps(figures, indent=1))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", choices=["play", "idle"])
    parser.add_argument("--address", help="a service that runs, with its limits off")
    parser.add_argument("--game", default="hitodama")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=2.0, help="answers a second at each table")
    parser.add_argument("--flood", type=int, default=0, help="tables of four bots beside them")
    parser.add_argument("--plain", action="store_true", help="sockets without compression")
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=30.0)
    options = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    random.seed(1)
    gc.disable()  # a pause here would be measured as one of the service
    with service(options.address) as running:
        running.compression = None if options.plain else "deflate"
        uvloop.run((play if options.what == "play" else idle)(running, options))


if __name__ == "__main__":
    main()
