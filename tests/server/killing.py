"""Services that are killed at random under load, and what must hold nevertheless.

Services start cold, as people start them: in fresh processes, with tables of all games and numbers
of players to open at once. Players answer, take back and look on over any service that lives; each
keeps a book of what was acknowledged to it. At the end the books are held against the database:
nothing that was acknowledged is missing, nothing is there twice, every game can be played again.
Meanwhile every table must have gone on by itself soon after a service was there to play it.
"""

import asyncio
import contextlib
import json
import random
import signal
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from mori.server.packs import Packs
from mori.server.settings import Settings
from mori.server.storage import Store, StoredTable, open_database
from mori.server.storage.rows import PERSON
from mori.server.tables.course import restored, rules_of
from tests.server.cold import kill, start_cold
from tests.server.databases import HOST, PATIENCE, Daemon, free_port
from tests.server.running import CASES, PLAIN, run

SOON = 10.0  # seconds until a table must have gone on
RESTART = 5  # kills, until one of the databases is restarted
BURST = 3  # kills, after which all tables are waited for
CUT_OFF = (OSError, WebSocketException, EOFError, TimeoutError, httpx.HTTPError)
NEVER = ("internal_error", "pack_changed")  # what no socket is told, however early it comes


class Host:
    """A service that lives again after each kill, at the same port."""

    def __init__(self, settings: Settings) -> None:
        self.port = free_port()
        self.address = f"{HOST}:{self.port}"
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it, and again if it ends by itself, as it does where the database is away."""
        end = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(timeout=PATIENCE, verify=PLAIN) as http:
            while True:
                if self._process is None or self._process.poll() is not None:
                    self._process = start_cold(self._settings, self.port)
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"http://{self.address}/healthz/live")).is_success:
                        return
                assert time.monotonic() < end, "a service does not start"
                await asyncio.sleep(0.02)

    async def kill(self) -> None:
        if self._process is not None:
            await asyncio.to_thread(kill, self._process)
            self._process = None


@dataclass
class Book:
    """What a player knows of a table: what was acknowledged, and what nobody answered to."""

    id: str
    tokens: dict[int, str]
    given: list[tuple[int, int, str]] = field(default_factory=list)  # step, seat, action
    unsure: int = 0  # answers that were sent, and the socket was cut off
    acknowledged: int = 0
    undone: int = 0
    undos: dict[int | None, int] = field(default_factory=dict)  # by seat, as the marks told
    seen: float = 0.0  # when the table last went on
    is_over: bool = False


class Trial:
    """One run."""

    undoing = 0.05  # how many of a player's messages take an answer back

    def __init__(
        self,
        settings: Settings,
        services: int,
        seed: int,
        think: float,
        say: Callable[[str], None],
    ) -> None:
        self.say = say
        self.think = think
        self.chance = random.Random(seed)
        self.settings = settings
        self.hosts = [Host(settings) for _ in range(services)]
        self.books: list[Book] = []
        self.kills = 0
        self.slowest = 0.0  # seconds until all tables went on after the last kill of a burst
        self.progress = 0
        self.told: dict[str, int] = {}  # codes of refusals
        self._players: list[asyncio.Task[None]] = []

    async def run(self, kills: int, tables: int, others: list[Daemon], pause: float) -> None:
        for host in self.hosts:
            await host.start()
        try:
            async with asyncio.TaskGroup() as group:  # a player who finds something wrong ends it
                for number in range(tables):
                    self._players.append(group.create_task(self._play_for_ever(number)))
                await self._kill_again_and_again(kills, others, pause)
                await self._let_everything_go_on()
                for player in self._players:
                    player.cancel()
        finally:
            for host in self.hosts:
                await host.kill()

    async def _kill_again_and_again(self, kills: int, others: list[Daemon], pause: float) -> None:
        while self.kills < kills:
            await self._some_progress()
            await asyncio.sleep(self.chance.uniform(0.0, pause))
            if others and self.kills % RESTART == RESTART - 1:
                await self._without(self.chance.choice(others))
            host = self.chance.choice(self.hosts)
            await host.kill()
            self.kills += 1
            self.say(f"{self.kills} kills, {self.progress} states, slowest {self.slowest:.1f} s")
            await host.start()
            if self.kills % BURST == 0:
                await self._let_everything_go_on()

    async def _some_progress(self) -> None:
        """Under load: until something has happened since the last kill."""
        before, end = self.progress, time.monotonic() + PATIENCE
        while self.progress == before:
            assert time.monotonic() < end, "nothing goes on at all"
            await asyncio.sleep(0.01)

    async def _without(self, other: Daemon) -> None:
        """Stop a database for a moment."""
        await asyncio.to_thread(other.stop)
        await asyncio.sleep(self.chance.uniform(0.0, 1.0))
        await asyncio.to_thread(other.start)

    async def _let_everything_go_on(self) -> None:
        """Without any more kills for a moment, every table goes on by itself, and soon."""
        began = time.monotonic()
        while waiting := [b.id for b in self.books if b.seen < began and not b.is_over]:
            self.slowest = max(self.slowest, time.monotonic() - began)
            assert self.slowest < PATIENCE, f"asleep: {waiting}"
            await asyncio.sleep(0.02)

    # -- players

    async def _play_for_ever(self, number: int) -> None:
        game, players = CASES[number % len(CASES)]
        person, other = (("me", "me"), ("me", "random"), ("random", "random"))[number % 3]
        seats = [person, *[other] * (players - 1)]
        while True:
            book = await self._make(game, seats if players > 1 else ["me"])
            self.books.append(book)
            watching = [asyncio.create_task(self._keep_on(book, seat)) for seat in book.tokens]
            watching = watching or [asyncio.create_task(self._keep_on(book, None))]
            try:
                await asyncio.gather(*watching)
            finally:
                for task in watching:
                    task.cancel()

    async def _make(self, game: str, seats: list[str]) -> Book:
        body = {"game": game, "seats": seats}
        while True:
            with contextlib.suppress(*CUT_OFF):
                async with self._http() as http:
                    made = await http.post("/api/tables", json=body)
                if made.status_code == 201:
                    answer = made.json()
                    tokens = {int(seat): token for seat, token in answer["tokens"].items()}
                    return Book(answer["table"]["id"], tokens, seen=time.monotonic())
                assert made.status_code >= 500, made.text
            await asyncio.sleep(0.05)

    def _http(self) -> httpx.AsyncClient:
        """A client of any service."""
        address = self.chance.choice(self.hosts).address
        return httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE, verify=PLAIN)

    async def _keep_on(self, book: Book, seat: int | None) -> None:
        """Play a seat, or look on, over one service after the other."""
        while not book.is_over:
            host = self.chance.choice(self.hosts)
            address = f"ws://{host.address}/api/tables/{book.id}/live"
            with contextlib.suppress(*CUT_OFF):
                async with connect(address, open_timeout=5, close_timeout=1) as socket:
                    await Player(self, book, seat, socket).play()
            await asyncio.sleep(0.02)

    def note(self, book: Book) -> None:
        """The table went on."""
        self.progress += 1
        book.seen = time.monotonic()


class Player:
    """One socket."""

    def __init__(
        self, trial: Trial, book: Book, seat: int | None, socket: ClientConnection
    ) -> None:
        self._trial = trial
        self._book = book
        self._seat = seat
        self._socket = socket
        self._state: dict[str, Any] = {}
        self._id = 0

    async def play(self) -> None:
        token = None if self._seat is None else self._book.tokens[self._seat]
        await self._socket.send(json.dumps({"type": "join", "token": token}))
        while not self._state:
            await self._read()
        chance = self._trial.chance
        while self._state["result"] is None:
            if self._state["decision"] is None:
                await self._read()
            elif self._state["can_undo"] and chance.random() < self._trial.undoing:
                await self._undo()
            else:
                await asyncio.sleep(chance.uniform(0.0, self._trial.think))
                actions = self._state["decision"]["actions"]
                await self._answer(chance.choice(actions)["text"])
        self._book.is_over = True

    async def _read(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
        assert message.get("code") not in NEVER, message
        if message["type"] in ("welcome", "state"):
            before = self._state.get("step")
            self._state = message["state"]
            undos = int(self._state["mark"].partition(".")[0])
            known = self._book.undos.get(self._seat, 0)
            assert undos >= known, "an undo that this seat was told of is undone"
            self._book.undos[self._seat] = undos
            if message["type"] == "state" and before != self._state["step"]:
                self._trial.note(self._book)
        return message

    async def _ask(self, message: dict[str, Any]) -> dict[str, Any]:
        self._id += 1
        mark = self._state["mark"]
        await self._socket.send(json.dumps({**message, "id": self._id, "mark": mark}))
        while True:
            told = await self._read()
            if told.get("id") == self._id:
                return told

    async def _answer(self, action: str) -> None:
        book, step, seat = self._book, self._state["step"], self._seat
        assert seat is not None
        number = self._state["decision"]["number"]
        book.unsure += 1
        told = await self._ask({"type": "answer", "decision": number, "actions": [action]})
        book.unsure -= 1
        if told["type"] == "done":
            book.acknowledged += 1
            book.given.append((step + 1, seat, action))
        else:
            self._trial.told[told["code"]] = self._trial.told.get(told["code"], 0) + 1
            assert told["code"] in ("stale_decision", "not_your_decision", "storage_away"), told

    async def _undo(self) -> None:
        book = self._book
        book.unsure += 1  # whether it was made, the database must say
        told = await self._ask({"type": "undo"})
        if told["type"] == "done":
            book.undone += 1


# -- the books against the database


def checked(trial: Trial) -> dict[str, Any]:
    """Hold all books against the database; what was found, in figures."""
    store = Store(open_database(trial.settings.database_url))
    packs = Packs(())
    lost = 0
    try:
        for book in trial.books:
            loaded = store.load(book.id)
            assert loaded is not None, "a table is gone"
            table, answers = loaded
            assert [answer.step for answer in answers] == list(range(1, len(answers) + 1))
            restored(table, answers, rules_of(table, packs))  # every digest is as it was
            lost += missing(book, table, [(a.step, a.seat, a.action) for a in answers])
    finally:
        store.close()
    return {
        "kills": trial.kills,
        "tables": len(trial.books),
        "acknowledged": sum(book.acknowledged for book in trial.books),
        "undos": sum(book.undone for book in trial.books),
        "lost": lost,
        "slowest_seconds": round(trial.slowest, 1),
        "refused": dict(sorted(trial.told.items())),
    }


def missing(book: Book, table: StoredTable, stored: list[tuple[int, int, str]]) -> int:
    """How many acknowledged answers are not stored; an undo explains one of its table each."""
    gone = 0
    for seat in book.tokens:
        # In order, but not by step: an undo of another seat moves the later answers one step back.
        given = [action for _, by, action in book.given if by == seat]
        kept = [action for _, by, action in stored if by == seat]
        gone += len(given) - common(given, kept)
    people = sum(1 for _, seat, _ in stored if table.seats[seat] == PERSON)
    sent = book.acknowledged + book.unsure
    assert people <= sent, "an answer is there twice, or one that nobody gave"
    return max(0, gone - table.rewinds)


def common(given: list[str], kept: list[str]) -> int:
    """How many of one list are in another, in the same order."""
    row = [0] * (len(kept) + 1)
    for action in given:
        before = row
        row = [0]
        for place, other in enumerate(kept):
            found = before[place] + 1 if action == other else max(row[place], before[place + 1])
            row.append(found)
    return row[-1]


def run_trial(
    settings: Settings,
    services: int,
    *,
    kills: int,
    tables: int,
    others: list[Daemon] | None = None,
    seed: int = 1,
    pause: float = 1.0,
    think: float = 0.0,
    say: Callable[[str], None] = lambda text: None,
) -> dict[str, Any]:
    """Kill so often, and tell what came of it.

    `pause` is how long it is at most until the next kill, `think` until a player's next answer.
    """
    trial = Trial(settings, services, seed, think, say)
    before = signal.getsignal(signal.SIGTERM)
    try:
        run(trial.run(kills, tables, others or [], pause))
    finally:
        signal.signal(signal.SIGTERM, before)
    found = checked(trial)
    say(json.dumps(found))
    return found
