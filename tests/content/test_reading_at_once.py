"""Packs that several threads read at once, in a process that has read none before."""

import json
import os
import subprocess
import sys

import pytest

# What every thread reads: the packs themselves and the rules made of them, for every game and
# number of players. A short switch interval makes threads meet in the middle of a reading.
READING = """
import json, sys, threading
from hashlib import sha256
from importlib import import_module
from mori.content import read_pack
from mori.core.game import start_game
from mori.core.registry import entry_of, load_rules
from mori.core.snapshot import digest


threads = int(sys.argv[1])
sys.setswitchinterval(1e-6)
tables = [
    (name, players)
    for name in ("bitoku", "hitodama")
    for players in range(entry_of(name).min_players, entry_of(name).max_players + 1)
]
packs = {name: import_module(f"mori.games.{name}.pack.load") for name, _ in tables}
raws = {name: read_pack(entry_of(name).pack) for name in packs}
found, start = {}, threading.Barrier(threads)

def read(number):
    start.wait()
    mine = found[number] = {}
    for place in range(len(tables)):
        name, players = tables[(place + number) % len(tables)]
        try:
            pack = packs[name].load_pack(raws[name])
            mine[f"{name} pack"] = sha256(repr(pack).encode()).hexdigest()
            game = start_game(load_rules(name, players), 7, ["me"] * players)
            printed = sha256(json.dumps(game.components(), sort_keys=True).encode()).hexdigest()
            mine[f"{name} {players}"] = [digest(game.state), printed]
        except Exception as error:
            mine[f"{name} {players}"] = repr(error)

going = [threading.Thread(target=read, args=(number,)) for number in range(threads)]
for thread in going:
    thread.start()
for thread in going:
    thread.join()
print(json.dumps([found[number] for number in range(threads)]))
"""


def read_by(threads: int) -> list[dict[str, object]]:
    done = subprocess.run(
        [sys.executable, "-c", READING, str(threads)],
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[dict[str, object]] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def alone() -> dict[str, object]:
    (found,) = read_by(1)
    assert len(found) == 9, found  # seven tables, two packs
    return found


def test_eight_threads_of_a_fresh_process_read_what_one_reads(alone: dict[str, object]) -> None:
    assert read_by(8) == [alone] * 8
