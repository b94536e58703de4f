"""Bots that misbehave, in real processes of the service: none of them stops a table."""

import logging
import os
import signal
import sys
import time
from pathlib import Path

import pytest

from mori.server.bots import pool
from tests.server.running import PATIENCE, Service, Socket, running, settings_in

# The service's own worker, in which the bot "random" is another one: its `choose` is given. The
# stand-in is as it was. Each process leaves its number in the folder.
WORKER = """
import os, pathlib, signal, sys, time
from mori.bots import Bot
from mori.server.bots import worker

folder = pathlib.Path({folder!r})
(folder / f"pid-{{os.getpid()}}").touch()
whole = worker.make_bot

class Bad(Bot):
    def choose(self, view):
        (folder / f"thinks-{{os.getpid()}}").touch()
        {choose}

worker.make_bot = lambda name, seed: Bad() if name == "random" else whole(name, seed)
worker.main(memory=1 << 28)
"""
HANGS = "time.sleep(3600)"
# The first two processes hang; those that take their places do not.
TWO_HANG = "if len(list(folder.glob('thinks-*'))) < 3: time.sleep(3600)\n" + (
    "        return view.decision.canonical[-1]"
)
BAD = {
    "killed": ("os.kill(os.getpid(), signal.SIGKILL)", "failed"),
    "exits": ("sys.exit(0)", "failed"),
    "raises": ("raise ZeroDivisionError('oh')", "failed"),
    "memory": ("return [bytearray(1 << 28) for _ in range(1 << 10)]", "failed"),
    "nothing": ("return None", "failed"),
    "illegal": ("return view.rules.space.actions[-1]", "illegal"),
    "hangs": (HANGS, "late"),
    "spins": ("while True: pass", "late"),
}


def play_on(me: Socket, step: int) -> None:
    """Answer until the game has come so far, and nobody else is asked."""
    me.read_to_turn()
    while me.state["step"] < step:
        assert me.answer(me.state["decision"]["actions"][-1]["text"])["type"] == "done"
        me.read_to_turn()


def metric(service: Service, name: str) -> dict[str, float]:
    """A counter by its labels."""
    lines = service.http.get("/metrics").text.splitlines()
    parts = [line.rpartition(" ") for line in lines if line.startswith(name + "{")]
    return {labels.removeprefix(name): float(value) for labels, _, value in parts}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_bot_costs_its_seat_a_move_of_the_stand_in(
    name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    choose, why = BAD[name]
    command = (sys.executable, "-c", WORKER.format(folder=str(tmp_path), choose=choose))
    seconds = 0.3 if why == "late" else PATIENCE
    settings = settings_in(tmp_path, bot_command=command, bot_workers=1, bot_seconds=seconds)
    with running(settings) as service, caplog.at_level(logging.WARNING, "mori.server"):
        made = service.make("hitodama", ["random", "me"], seed=3)
        with made.join(1) as me:
            play_on(me, 3)  # the bot has moved twice
        replaced = metric(service, "mori_bots_replaced_total")
        assert service.metric("mori_incidents_total") == 0
        told = [record.getMessage() for record in caplog.records]
    assert replaced[f'{{bot="random",why="{why}"}}'] > 0
    if why != "late":  # on a busy machine the stand-in may be late as well
        assert len(replaced) == 1, "the stand-in did well"
    assert any(text.startswith(f"bot_{why} game=hitodama bot=random") for text in told)
    for pid in pids(tmp_path, "pid"):
        with pytest.raises(ProcessLookupError):  # none is left behind
            os.kill(pid, 0)


def test_bots_killed_from_outside_in_mid_thought_are_asked_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As when memory runs out: the process that thinks is gone, and the table goes on."""
    command = (sys.executable, "-c", WORKER.format(folder=str(tmp_path), choose=TWO_HANG))
    settings = settings_in(tmp_path, bot_command=command, bot_workers=2, bot_seconds=PATIENCE)
    with running(settings) as service:
        tables = [service.make("hitodama", ["random", "me"], seed=3) for _ in range(2)]
        sockets = [made.join(1) for made in tables]
        with sockets[0] as first, sockets[1] as second:
            for me in (first, second):
                answer_until_the_bot_thinks(me)
            thinking = wait_for_pids(tmp_path, "thinks", 2)
            for pid in thinking:
                os.kill(pid, signal.SIGKILL)
            for me in (first, second):
                me.read_to_turn()
                assert me.state["decision"] is not None
        assert metric(service, "mori_bots_replaced_total") == {}, "it was not the bots' fault"
        assert caplog.text.count("asked again") == 2
        assert service.http.get("/healthz").status_code == 200


def test_a_bot_that_hangs_holds_up_its_own_table_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "SLOW_SECONDS", 0.05)
    command = (sys.executable, "-c", WORKER.format(folder=str(tmp_path), choose=HANGS))
    settings = settings_in(tmp_path, bot_command=command, bot_workers=1, bot_seconds=3600.0)
    with running(settings) as service:
        service.make("hitodama", ["random", "random"])
        wait_for_pids(tmp_path, "thinks", 1)
        made = service.make("hitodama", ["greedy", "me"], seed=3)
        with made.join(1) as me:
            play_on(me, 3)
        assert metric(service, "mori_bots_replaced_total") == {}


def test_a_process_that_died_while_it_waited_is_replaced_and_not_the_bot(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    choose = "return view.decision.canonical[0]"
    command = (sys.executable, "-c", WORKER.format(folder=str(tmp_path), choose=choose))
    settings = settings_in(tmp_path, bot_command=command, bot_workers=1, bot_seconds=PATIENCE)
    with running(settings) as service, caplog.at_level(logging.WARNING, "mori.server"):
        made = service.make("hitodama", ["random", "me"], seed=3)
        with made.join(1) as me:
            me.read_to_turn()
            answer_until_the_bot_thinks(me)
            me.read_to_turn()  # it has thought, and waits
            for pid in pids(tmp_path, "pid"):
                os.kill(pid, signal.SIGKILL)
            answer_until_the_bot_thinks(me)
            me.read_to_turn()
        assert metric(service, "mori_bots_replaced_total") == {}
        assert len(pids(tmp_path, "pid")) == 2
    assert any(
        "bot_process_gone" in r.message or "asked again" in r.message for r in caplog.records
    )


def answer_until_the_bot_thinks(me: Socket) -> None:
    while me.state["decision"] is not None:
        assert me.answer(me.state["decision"]["actions"][-1]["text"])["type"] == "done"


def pids(folder: Path, name: str) -> list[int]:
    return [int(path.name.partition("-")[2]) for path in folder.glob(f"{name}-*")]


def wait_for_pids(folder: Path, name: str, count: int) -> list[int]:
    end = time.monotonic() + PATIENCE
    while len(found := pids(folder, name)) < count:
        assert time.monotonic() < end
        time.sleep(0.01)
    return found
