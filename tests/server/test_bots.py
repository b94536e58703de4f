"""Bots in other processes: they know what their seat may know, and are replaced if they fail."""

import json
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import mori
from mori.server.bots.job import bot_job
from mori.server.bots.pool import MOST_SLOW
from mori.server.bots.worker import reply_to
from tests.server.conftest import WORKERS
from tests.server.running import Service, Socket, running, settings_in

READY = "import sys, time; print('ready', flush=True); "
LATE = READY + "time.sleep(3600)"
DEAD = "raise SystemExit"
DIES = READY + "sys.stdin.readline(); raise SystemExit"
GARBLED = READY + "[print('{{{', flush=True) for line in sys.stdin]"
ILLEGAL = READY + '[print(\'{"action": "fly"}\', flush=True) for line in sys.stdin]'
FAILS = READY + '[print(\'{"failure": "ValueError"}\', flush=True) for line in sys.stdin]'


def watch_to_the_end(socket: Socket) -> None:
    while socket.state["result"] is None:
        socket.read()


@pytest.mark.parametrize(
    ("game", "bots"), [("hitodama", ["greedy", "random"]), ("bitoku", ["random"])]
)
def test_bots_alone_play_on_by_themselves(service: Service, game: str, bots: list[str]) -> None:
    thought, began = service.metric("mori_bot_seconds_sum"), time.monotonic()
    made = service.make(game, bots)
    assert made.tokens == {}
    with made.join(None) as spectator:
        watch_to_the_end(spectator)
        steps = [json.loads(text)["state"]["step"] for text in spectator.texts]
    assert steps == list(range(steps[0], steps[-1] + 1)), "a state for each of their answers"
    assert service.metric("mori_bot_seconds_count") > 0
    thought = service.metric("mori_bot_seconds_sum") - thought
    assert 0 < thought < (time.monotonic() - began) * WORKERS * (1 + MOST_SLOW)
    record = json.loads(service.http.get(f"/api/tables/{made.id}/record").text)
    assert record["seats"] == bots
    mori.replay(record)


def test_a_person_plays_a_whole_game_against_bots(service: Service) -> None:
    made = service.make("bitoku", ["me", "random"], seed=11)
    with made.join(0) as me:
        # Spring's discards are secret and at once: the bots are asked together with me.
        assert me.state["decision"]["kind"] == "discard_to_three"
        while me.state["result"] is None:
            me.read_to_turn()
            if me.state["decision"] is not None:
                actions = me.state["decision"]["actions"]
                done = me.answer(actions[len(me.texts) % len(actions)]["text"])
                assert done["type"] == "done", done
    record = json.loads(service.http.get(f"/api/tables/{made.id}/record").text)
    assert record["seats"] == ["human", "random"]
    mori.replay(record)


def test_the_job_holds_neither_the_seed_nor_anything_hidden() -> None:
    """Two games that differ only in what the seat may not know give the same job."""
    game = mori.new_game("hitodama", players=3, seed=4321432143214321)
    for _ in range(9):
        game.apply(game.decisions[0].actions[0])
    seat = game.decisions[0].seat
    known = game.seat_view(seat)
    job = msgspec.to_builtins(bot_job(game.rules, known, "greedy"))
    assert str(game.seed) not in json.dumps(job)
    other = mori.replay(game.record())
    game.rules.redeal(other.state, seat, other.state.rng)
    again = msgspec.to_builtins(bot_job(game.rules, other.seat_view(seat), "greedy"))
    assert {**job, "seed": 0} == {**again, "seed": 0}


@pytest.mark.parametrize("name", mori.game_names())
def test_the_worker_chooses_what_is_legal(name: str) -> None:
    game = mori.new_game(name, players=2, seed=8)
    for _ in range(40):
        decision = game.decisions[-1]
        job = bot_job(game.rules, game.seat_view(decision.seat), "greedy")
        reply = reply_to(msgspec.json.encode(job))
        assert reply.failure == ""
        game.apply(reply.action, decision.seat)


def test_what_a_bot_prints_is_no_reply() -> None:
    script = (
        "from mori.server.bots.worker import own_output\n"
        "with own_output() as output:\n"
        "    print('noise', flush=True); output.write(b'reply')"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, timeout=120)
    assert (done.stdout, done.stderr) == (b"reply", b"noise\n")


def test_the_worker_answers_garbage_with_a_failure_and_ends_with_its_input() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mori.server.bots.worker"],
        input=b"{}\n\xff\n",
        capture_output=True,
        timeout=120,
    )
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == b"ready"
    assert all("failure" in json.loads(line) for line in lines[1:])
    assert len(lines) == 3


def test_an_undo_while_a_bot_thinks_makes_its_thoughts_void(tmp_path: Path) -> None:
    """A bot that waits for a file: what it then answers belongs to a question that is gone."""
    gate = tmp_path / "gate"
    script = READY + (
        "import os; import msgspec; from mori.server.bots.worker import reply_to\n"
        "for line in sys.stdin.buffer:\n"
        f"    while not os.path.exists({str(gate)!r}): time.sleep(0.005)\n"
        "    print(msgspec.json.encode(reply_to(line)).decode(), flush=True)\n"
    )
    me = mori.new_game("hitodama", players=2, seed=3).decisions[0].seat
    seats = ["greedy", "greedy"]
    seats[me] = "me"
    with running(settings_in(tmp_path, bot_command=(sys.executable, "-c", script))) as service:
        made = service.make("hitodama", seats, seed=3)
        with made.join(me) as socket:
            for _ in range(2):
                assert socket.answer("end")["type"] == "done"
                assert socket.state["asked"] == [1 - me] and socket.state["can_undo"]
                assert socket.ask("undo")["type"] == "done"
                assert socket.state["asked"] == [me] and socket.state["rewound"]
            gate.touch()
            assert socket.answer(socket.state["decision"]["actions"][0]["text"])["type"] == "done"
            assert socket.answer("end")["type"] == "done"
            socket.read_to_turn()
            assert socket.state["step"] > 2
        assert service.metric("mori_incidents_total") == 0
        assert service.metric("mori_bots_replaced_total") == 0
    # What was stored is a game: it can be opened again.
    with running(settings_in(tmp_path)) as service:
        made.service = service
        with made.join(me) as socket:
            assert socket.state["step"] > 2


@pytest.mark.parametrize(
    "script",
    [LATE, DEAD, DIES, GARBLED, ILLEGAL, FAILS],
    ids=["late", "dead", "dies", "garbled", "illegal", "fails"],
)
def test_a_bot_that_is_late_or_broken_is_replaced_for_its_move(tmp_path: Path, script: str) -> None:
    command = (sys.executable, "-c", script)
    seconds = 0.05 if script is LATE else 30.0
    settings = settings_in(tmp_path, bot_command=command, bot_seconds=seconds, bot_workers=1)
    with running(settings) as service:
        made = service.make("hitodama", ["greedy", "me"], seed=3)
        with made.join(1) as me:
            while me.state["step"] < 4:
                me.read_to_turn()
                actions = me.state["decision"]["actions"]
                assert me.answer(actions[-1]["text"])["type"] == "done"
            # The service was there all the time, and knows what happened.
            assert service.http.get("/healthz").status_code == 200
            assert service.metric("mori_bots_replaced_total") > 0
            answers = service.http.post("/api/tables/mine", json={"tokens": [made.tokens[1]]})
            assert answers.json()["tables"][0]["table"]["id"] == made.id
