"""Everybody at once over two services: of what contradicts itself, one thing happens.

In each round of a game all sockets of all seats, half of them at either service, send what they
please at the same time: the same answer twice, different answers to one question, answers to
questions that are gone, undos. What was acknowledged must add up to what is stored, all sockets
must end with the same position, and every game can be played again.
"""

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from mori.server.packs import Packs
from mori.server.settings import Settings
from mori.server.storage import Store, open_database
from mori.server.tables.course import restored, rules_of
from tests.server.databases import PATIENCE
from tests.server.killing import Host
from tests.server.running import PLAIN, run

EXPECTED = ("stale_decision", "not_your_decision", "nothing_to_undo", "game_over", "not_legal")
AT_ONCE = 6  # games


@dataclass
class Tally:
    """What a run came to."""

    games: int = 0
    sent: int = 0
    answered: int = 0
    undone: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)


class Racer:
    """A socket of a seat at one of the services."""

    def __init__(self, seat: int, socket: ClientConnection, chance: random.Random) -> None:
        self.seat = seat
        self.state: dict[str, Any] = {}
        self._socket = socket
        self._chance = chance
        self._old: list[dict[str, Any]] = []  # questions of before
        self._id = 0

    async def join(self, token: str) -> None:
        await self._socket.send(json.dumps({"type": "join", "token": token}))
        await self.read()

    async def read(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
        if message["type"] in ("welcome", "state"):
            self.state = message["state"]
        return message

    async def act(self, tally: Tally) -> None:
        """Send something, and see what comes of it."""
        message = self._wish()
        if message is None:
            return
        self._id += 1
        tally.sent += 1
        await self._socket.send(json.dumps({**message, "id": self._id}))
        while (told := await self.read()).get("id") != self._id:
            pass
        if told["type"] == "error":
            assert told["code"] in EXPECTED, told
            tally.refused[told["code"]] = tally.refused.get(told["code"], 0) + 1
        elif message["type"] == "undo":
            tally.undone += 1
        else:
            tally.answered += 1

    def _wish(self) -> dict[str, Any] | None:
        chance, state = self._chance, self.state
        if self._old and chance.random() < 0.2:
            return chance.choice(self._old)
        if chance.random() < 0.15:
            return {"type": "undo", "mark": state["mark"]}
        if state["decision"] is None:
            return None
        actions = state["decision"]["actions"]
        asked = {"mark": state["mark"], "decision": state["decision"]["number"]}
        wish = {"type": "answer", **asked, "actions": [chance.choice(actions)["text"]]}
        self._old.append(wish)
        return wish


class Races:
    """Games over two services."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self._settings = settings
        self._chance = random.Random(seed)
        self._hosts = [Host(settings), Host(settings)]
        self.tally = Tally()

    async def run(self, games: int, rounds: int) -> None:
        for host in self._hosts:
            await host.start()
        room = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with room:
                await self._game(["me", "random"] if number % 4 == 3 else ["me", "me"], rounds)

        try:
            async with asyncio.TaskGroup() as group:
                for number in range(games):
                    group.create_task(one(number))
        finally:
            for host in self._hosts:
                await host.kill()

    async def _game(self, seats: list[str], rounds: int) -> None:
        first = self._chance.choice(self._hosts)
        async with httpx.AsyncClient(timeout=PATIENCE, verify=PLAIN) as http:
            body = {"game": "hitodama", "seats": seats}
            made = (await http.post(f"http://{first.address}/api/tables", json=body)).json()
        id, tokens = made["table"]["id"], made["tokens"]
        self.tally.tables.append(id)
        racers: list[Racer] = []
        for host in self._hosts:
            for seat, token in tokens.items():
                address = f"ws://{host.address}/api/tables/{id}/live"
                socket = await connect(address, open_timeout=PATIENCE)
                racers.append(Racer(int(seat), socket, self._chance))
                await racers[-1].join(token)
        tally = Tally()
        for _ in range(rounds):
            await asyncio.gather(*(racer.act(tally) for racer in racers))
        await self._settled(racers)
        step = racers[0].state["step"]
        if "random" not in seats:
            assert tally.answered - tally.undone == step, "what was acknowledged is what is stored"
        for racer in racers:
            await racer._socket.close()
        self._add(tally)

    async def _settled(self, racers: list[Racer]) -> None:
        """Until all have heard of the same position, and no bot is to play."""
        tokens = {racer.seat for racer in racers}
        while True:
            latest = max(_order(racer.state) for racer in racers)
            for racer in racers:
                while _order(racer.state) < latest:
                    await racer.read()
            state = racers[0].state
            is_quiet = state["result"] is not None or set(state["asked"]) <= tokens
            if is_quiet and len({_order(racer.state) for racer in racers}) == 1:
                break
            await racers[0].read()
        views = {racer.seat: json.dumps(racer.state["view"]) for racer in racers}
        for racer in racers:
            assert json.dumps(racer.state["view"]) == views[racer.seat], "two truths"

    def _add(self, tally: Tally) -> None:
        whole = self.tally
        whole.games += 1
        whole.sent += tally.sent
        whole.answered += tally.answered
        whole.undone += tally.undone
        for code, count in tally.refused.items():
            whole.refused[code] = whole.refused.get(code, 0) + count


def _order(state: dict[str, Any]) -> tuple[int, int]:
    rewinds, _, step = state["mark"].partition(".")
    return int(rewinds), int(step)


def run_races(settings: Settings, *, games: int, rounds: int, seed: int = 1) -> dict[str, Any]:
    """Let so many games be raced for, and tell what came of it."""
    races = Races(settings, seed)
    run(races.run(games, rounds))
    store, packs, diverged = Store(open_database(settings.database_url)), Packs(()), 0
    for id in races.tally.tables:
        loaded = store.load(id)
        assert loaded is not None
        try:
            restored(*loaded, rules_of(loaded[0], packs))
        except Exception:
            diverged += 1
    store.close()
    tally = races.tally
    return {
        "games": tally.games,
        "sent": tally.sent,
        "answered": tally.answered,
        "undone": tally.undone,
        "refused": dict(sorted(tally.refused.items())),
        "diverged": diverged,
    }
