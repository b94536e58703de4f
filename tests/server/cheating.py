"""Ways to cheat that a service must withstand: taking all places, evading clocks, ended keys.

Each uses only the protocol, as a rival would. `bench/attack.py` runs them for long;
`test_attacks.py` runs them briefly.
"""

import asyncio
import contextlib
import time
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import httpx
import sqlalchemy as sa

from mori.server.settings import Settings
from mori.server.storage import open_database
from tests.server.attacking import ATTACKER, CUT_OFF, Seat, Target, laid, make, started
from tests.server.databases import HOST

CLOCK = 10  # seconds for an answer; the shortest that a table may have
HALF_A_YEAR = timedelta(days=200)


async def squat(settings: Settings, *, sockets: int, returns: int) -> dict[str, Any]:
    """Fill a table's places with sockets of a stranger and of a rival, then come back to a seat."""
    refused: dict[str, int] = {}
    async with started(settings) as target, contextlib.AsyncExitStack() as held:
        async with target.client() as http:
            table, tokens = await make(http, "hitodama", ["me", "me"])
        for number in range(sockets):
            with contextlib.suppress(*CUT_OFF):
                socket = await held.enter_async_context(target.socket(table, ATTACKER))
                if number % 3 == 1:
                    await Seat(socket).join(None)  # a spectator
                elif number % 3 == 2:
                    await Seat(socket).join(tokens[1])  # the rival's own seat, again and again
        for _ in range(returns):
            async with target.socket(table) as socket:
                message = await Seat(socket).join(tokens[0])
            if message["type"] != "welcome":
                refused[message["code"]] = refused.get(message["code"], 0) + 1
    return {"sockets": sockets, "returns": returns, "refused": refused}


async def fill_list(settings: Settings, *, tables: int) -> dict[str, Any]:
    """Offer many open tables from one address: at which place in the list somebody else's is."""
    async with started(settings) as target, contextlib.AsyncExitStack() as held:

        async def offer(source: str) -> str:
            async with target.client(source) as http:
                made = await laid(http, "hitodama", ["me", "friend"], listed=True)
            table: str = made["table"]["id"]
            socket = await held.enter_async_context(target.socket(table, source))
            await Seat(socket).join(made["tokens"]["0"])
            return table

        honest = await offer(HOST)
        for _ in range(tables):
            await offer(ATTACKER)
        async with target.client() as http:
            listed = (await http.get("/api/tables/listed")).json()["tables"]
    ids = [each["id"] for each in listed]
    place = ids.index(honest) + 1 if honest in ids else None
    return {"tables": tables, "listed": len(ids), "place": place}


async def evade_clock(settings: Settings, *, seconds: float) -> dict[str, Any]:
    """Answer and take back for so long, to think longer than the clock allows; when it ran out."""
    async with started(settings) as target:
        async with target.client() as http:
            clock = {"kind": "answer", "seconds": CLOCK}
            made = await laid(http, "bitoku", ["me", "random"], clock=clock)
        began = time.monotonic()
        late: float | None = None
        async with target.socket(made["table"]["id"]) as socket:
            seat = Seat(socket)
            await seat.join(made["tokens"]["0"])
            while late is None and time.monotonic() < began + seconds:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(1.0):
                        while True:  # until a second has passed without the clock running out
                            message = await seat.read()
                            if message["type"] == "clocks" and message["seats"][0]["is_late"]:
                                late = time.monotonic() - began
                                break
                if late is None and seat.state["decision"] is not None:
                    await seat.answer(0)
                    if seat.state["can_undo"]:
                        await seat.ask("undo")
    return {"clock_seconds": CLOCK, "late_after_seconds": late and round(late, 1)}


async def meet_wrong_clock(settings: Settings, *, tables: int, seconds: float) -> dict[str, Any]:
    """Start a service to which all tables seem half a year old: how many are left after a while.

    It cannot tell a clock that is ahead from tables that are old; here the tables are moved back.
    """
    target = Target(replace(settings, keep_days=180))
    await target.start()
    async with target.client() as http:
        for _ in range(tables):
            await make(http, "hitodama", ["me", "me"])
    await target.kill()
    engine = open_database(settings.database_url)
    rows = sa.Table("tables", sa.MetaData(), autoload_with=engine)
    with engine.begin() as connection:
        for table, changed in connection.execute(sa.select(rows.c.id, rows.c.changed)).all():
            before = (datetime.fromisoformat(changed) - HALF_A_YEAR).isoformat()
            connection.execute(rows.update().where(rows.c.id == table).values(changed=before))
    await target.start()
    await asyncio.sleep(seconds)
    await target.kill()
    with engine.begin() as connection:
        left = connection.scalar(sa.select(sa.func.count()).select_from(rows))
    engine.dispose()
    return {"tables": tables, "left": left}


async def use_ended_keys(settings: Settings, *, rounds: int) -> dict[str, Any]:
    """Over two services: the host gives a seat anew at one, its old key is used at the other."""
    taken: dict[str, int] = {}
    async with started(settings) as first, started(settings) as second:
        for _ in range(rounds):
            async with first.client() as http:
                made = await laid(http, "bitoku", ["me", "person"])
                table, key = made["table"]["id"], made["tokens"]["1"]
                await _play_first_turns(second, table, made["tokens"])
                async with second.socket(table) as socket:
                    seat = Seat(socket)
                    await seat.join(key)
                    assert (await seat.ask("say", text="hello"))["type"] == "done"
                    await _end_key(http, table, made["host"])
                    for kind in await _try_everything(seat):
                        taken[kind] = taken.get(kind, 0) + 1
    return {"rounds": rounds, "taken": taken}


async def _play_first_turns(target: Target, table: str, tokens: dict[str, str]) -> None:
    """Let each seat answer once, so that there is something to take back."""
    for token in (tokens["0"], tokens["1"]) * 4:
        async with target.socket(table) as socket:
            seat = Seat(socket)
            await seat.join(token)
            if seat.state["decision"] is not None:
                await seat.answer(0)


async def _end_key(http: httpx.AsyncClient, table: str, host: str) -> None:
    headers = {"Authorization": f"Bearer {host}"}
    answer = await http.post(f"/api/tables/{table}/seats/1/invitation", headers=headers)
    assert answer.status_code == 201, answer.text


async def _try_everything(seat: Seat) -> list[str]:
    """Undo, ask for an undo, consent, talk, answer; what of it was done."""
    done = []
    with contextlib.suppress(*CUT_OFF):  # the service may close the socket at any of them
        for kind, more in (("undo", {}), ("ask_undo", {}), ("say", {"text": "still here"})):
            if (await seat.ask(kind, **more))["type"] == "done":
                done.append(kind)
        if seat.state["decision"] is not None and (await seat.answer(0))["type"] == "done":
            done.append("answer")
    return done
