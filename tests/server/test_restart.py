"""A service that stops, however that happens, loses nothing that it acknowledged."""

import contextlib
import random
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import Popen

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

import mori
from mori.core.version import VERSION
from mori.server.settings import Settings
from mori.server.storage import open_database
from tests.server.cold import kill, start_cold
from tests.server.databases import HOST, free_port
from tests.server.running import (
    PATIENCE,
    PLAIN,
    MadeTable,
    Service,
    Socket,
    running,
    settings_in,
)


@pytest.mark.parametrize(("game", "players"), [("bitoku", 2), ("hitodama", 3)])
def test_a_table_goes_on_after_a_restart(tmp_path: Path, game: str, players: int) -> None:
    settings = settings_in(tmp_path)
    with running(settings) as service:
        made = service.make(game, ["me"] * players, seed=2)
        with contextlib.ExitStack() as stack:
            sockets = [stack.enter_context(made.join(seat)) for seat in range(players)]
            for _ in range(15):
                asked = sockets[0].state["asked"][0]
                step = sockets[0].state["step"]
                sockets[asked].answer(sockets[asked].state["decision"]["actions"][0]["text"])
                for socket in sockets:
                    socket.read_to(step + 1)
            before = [(socket.state, socket.facts) for socket in sockets]
    with running(settings) as service, contextlib.ExitStack() as stack:
        made.service = service
        sockets = [stack.enter_context(made.join(seat)) for seat in range(players)]
        assert [(socket.state, socket.facts) for socket in sockets] == before
        asked = sockets[0].state["asked"][0]
        action = sockets[asked].state["decision"]["actions"][0]["text"]
        assert sockets[asked].answer(action)["type"] == "done"


def test_bots_go_on_after_a_restart_though_nobody_comes(tmp_path: Path) -> None:
    never = (sys.executable, "-c", "import time; print('ready', flush=True); time.sleep(3600)")
    with running(settings_in(tmp_path, bot_command=never, bot_seconds=3600.0)) as service:
        made = service.make("hitodama", ["random", "random"])
    with running(settings_in(tmp_path)) as service:
        while not service.http.get(f"/api/tables/{made.id}").json()["finished"]:
            time.sleep(0.1)
        assert service.http.get(f"/api/tables/{made.id}/record").status_code == 200


def test_a_table_that_the_engine_plays_otherwise_is_not_played_on(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with running(settings) as service:
        made = service.make("hitodama", ["me", "me"], seed=2)
        asked = mori.new_game("hitodama", players=2, seed=2).decisions[0].seat
        with made.join(asked) as socket:
            for _ in range(2):
                socket.answer(socket.state["decision"]["actions"][0]["text"])
    engine = open_database(settings.database_url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE answers SET digest = 'deadbeef' WHERE step = 2"))
    engine.dispose()
    with running(settings) as service:
        # It is told at once and closed: a message sent now may come too late.
        with service.socket(made.id) as socket:
            refused = socket.read()
        assert (refused["code"], refused["data"]) == ("table_diverged", {"step": 2})
        # It can still be seen in the list of tables.
        mine = service.http.post("/api/tables/mine", json={"tokens": [made.tokens[0]]}).json()
        assert mine["tables"][0]["table"]["id"] == made.id
    engine = open_database(settings.database_url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET engine = '0.1.0'"))
    engine.dispose()
    with running(settings) as service, service.socket(made.id) as socket:
        refused = socket.read()
        data = {"given": "0.1.0", "known": VERSION, "step": 2}
        assert (refused["code"], refused["data"]) == ("table_engine", data)


def test_a_table_with_an_option_that_is_not_offered_is_refused_in_words(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with running(settings) as service:
        made = service.make("bitoku", ["me", "me"])
    engine = open_database(settings.database_url)
    with engine.begin() as connection:
        harder = text("""UPDATE tables SET options = json_set(options, '$.harder', json('true'))""")
        connection.execute(harder)
    engine.dispose()
    with running(settings) as service:
        with service.socket(made.id) as socket:
            refused = socket.read()
        assert refused["code"] == "table_engine", "so that its people can save it"
        mine = service.http.post("/api/tables/mine", json={"tokens": [made.tokens[0]]}).json()
        assert mine["tables"][0]["table"]["id"] == made.id


# -- kill -9


@contextlib.contextmanager
def killed_at_the_end(settings: Settings) -> Iterator[tuple[Popen[bytes], Service]]:
    """A service in a process of its own, on a database that outlives it."""
    port = free_port()
    child = start_cold(settings, port)
    try:
        address, end = f"http://{HOST}:{port}", time.monotonic() + PATIENCE
        with httpx.Client(base_url=address, timeout=PATIENCE, verify=PLAIN) as http:
            while True:
                with contextlib.suppress(httpx.ConnectError):
                    assert http.get("/healthz/live").is_success
                    break
                assert child.poll() is None and time.monotonic() < end
                time.sleep(0.02)
            yield child, Service(address, http)
    finally:
        kill(child)


def answer_until_cut_off(socket: Socket, chance: random.Random, done: list[int]) -> None:
    """Answer as fast as it goes; `done` gets the step of every answer that was acknowledged."""
    with contextlib.suppress(ConnectionClosed, EOFError, OSError):
        while socket.state["result"] is None:
            socket.read_to_turn()
            decision = socket.state["decision"]
            step = socket.state["step"]
            message = socket.answer(chance.choice(decision["actions"])["text"])
            assert message["type"] == "done", message
            done.append(step + 1)


def test_no_acknowledged_answer_is_lost_when_the_service_is_killed(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    chance = random.Random(99)
    tables: list[MadeTable] = []
    acknowledged: dict[str, int] = {}
    for _ in range(3):
        with killed_at_the_end(settings) as (child, service):
            for made in tables:
                made.service = service
            tables.append(service.make("bitoku", ["me"], seed=chance.getrandbits(40)))
            tables.append(service.make("hitodama", ["me", "random"], seed=chance.getrandbits(40)))
            lists: dict[str, list[int]] = {made.id: [] for made in tables}
            with contextlib.ExitStack() as stack:
                threads = []
                for made in tables:
                    socket = stack.enter_context(made.join(0))
                    assert socket.state["step"] >= acknowledged.get(made.id, 0)
                    arguments = (socket, random.Random(made.id), lists[made.id])
                    threads.append(threading.Thread(target=answer_until_cut_off, args=arguments))
                for thread in threads:
                    thread.start()
                wanted = chance.randrange(3, 25)
                while sum(len(done) for done in lists.values()) < wanted:
                    assert any(thread.is_alive() for thread in threads)
                    time.sleep(0.001)
                child.kill()
                for thread in threads:
                    thread.join(PATIENCE)
            for id, done in lists.items():
                acknowledged[id] = max([acknowledged.get(id, 0), *done])
    assert sum(acknowledged.values()) > 0
    with running(settings) as service:
        for made in tables:
            made.service = service
            with made.join(0) as socket:
                assert socket.state["step"] >= acknowledged[made.id]
