"""Measures Catanatron on demand, for `mori bench --peer`; the protocol is in bench/README.md.

It runs in a virtual environment of its own: Mori does not depend on Catanatron, and nothing of Mori
is imported here. What could favour a side is done as in `mori.lab.bench_worker`.
"""

import gc
import json
import sys
import time
from collections.abc import Callable
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

FEW_CALLS = 20  # between two looks at the clock
DECISIONS_BEFORE = 60  # how far into a game the position to be copied is
GARBAGE_THRESHOLDS = (100_000, 50, 100)  # Mori's own: the collector costs both sides alike

Figures = dict[str, float]


class Stopwatch:
    """Wall time says when to stop, the process's own time what it took: as Mori is measured."""

    def __init__(self) -> None:
        self.wall = time.perf_counter()
        self.own = time.process_time()

    def own_seconds(self) -> float:
        return time.process_time() - self.own

    def is_running(self, seconds: float) -> bool:
        return time.perf_counter() - self.wall < seconds or self.own_seconds() <= 0


def measure_random(seconds: float) -> Figures:
    """Whole games of four random players.

    A decision is a tick, as Catanatron counts: it asks the player and carries out what was chosen.
    It also asks where there is one action only, such as rolling the dice, and those ticks count
    like any other. That favours Catanatron: they are well over half, and take half the time.
    """
    games = decisions = 0
    watch = Stopwatch()
    while watch.is_running(seconds):
        games += 1
        game = new_game(games)
        while is_on(game):
            game.play_tick()
            decisions += 1
    passed = watch.own_seconds()
    return {"decisions_per_second": decisions / passed, "games_per_second": games / passed}


def measure_clone(seconds: float) -> Figures:
    """Copying a game in progress with its log of actions."""
    game = new_game(1)
    for _ in range(DECISIONS_BEFORE):
        game.play_tick()
    calls = 0
    watch = Stopwatch()
    while watch.is_running(seconds):
        for _ in range(FEW_CALLS):
            game.copy()
        calls += FEW_CALLS
    return {"microseconds": watch.own_seconds() / calls * 1e6}


MEASUREMENTS: dict[str, Callable[[float], Figures]] = {
    "random": measure_random,
    "clone": measure_clone,
}


def new_game(seed: int) -> Game:
    # Catanatron takes a seed of 0 for none.
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def is_on(game: Game) -> bool:
    # What Game.play asks between two ticks. Game.play itself also copies the game twice.
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def serve() -> None:
    """Answer requests until there are no more."""
    print(json.dumps({"engine": "catanatron", "version": version("catanatron")}), flush=True)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps(MEASUREMENTS[request["measure"]](request["seconds"])), flush=True)


if __name__ == "__main__":
    serve()
