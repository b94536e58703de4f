"""Measures OpenSpiel's backgammon on demand, for `mori bench --peer` (bench/README.md).

It runs in a virtual environment of its own: Mori does not depend on OpenSpiel, and nothing of Mori
is imported here. The games are played in C++ from beginning to end: by the evaluator of OpenSpiel's
own search, which plays at random; the search itself takes a single step.
"""

import gc
import json
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version

import pyspiel

FEW_CALLS = 20  # between two looks at the clock
GAMES_AT_ONCE = 20  # in one call into C++
COUNTED = 200  # games played here, one by one, to know how many decisions a game has
DECISIONS_BEFORE = 60  # how far into a game the position to be copied is
GARBAGE_THRESHOLDS = (100_000, 50, 100)  # Mori's own: the collector costs both sides alike

Figures = dict[str, float]

GAME = pyspiel.load_game("backgammon")


class Stopwatch:
    """Wall time says when to stop, the process's own time what it took: as Mori is measured."""

    def __init__(self) -> None:
        self.wall = time.perf_counter()
        self.own = time.process_time()

    def own_seconds(self) -> float:
        return time.process_time() - self.own

    def is_running(self, seconds: float) -> bool:
        return time.perf_counter() - self.wall < seconds or self.own_seconds() <= 0


def play(state: pyspiel.State, chance: random.Random, most: int) -> int:
    """Play at random; the number of decisions. Dice are chance's, and none of them."""
    decisions = 0
    while not state.is_terminal() and decisions < most:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    return decisions


def mean_decisions() -> float:
    chance = random.Random(1)
    return sum(play(GAME.new_initial_state(), chance, 10**9) for _ in range(COUNTED)) / COUNTED


MEAN_DECISIONS = mean_decisions()


def measure_random(seconds: float) -> Figures:
    """Whole games at random, in C++. A decision is a player's, forced ones and passes included."""
    evaluator = pyspiel.RandomRolloutEvaluator(GAMES_AT_ONCE, 1)
    bot = pyspiel.MCTSBot(GAME, evaluator, 2.0, 1, 100, False, 1, False)
    state = GAME.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    games = 0
    watch = Stopwatch()
    while watch.is_running(seconds):
        bot.mcts_search(state)
        games += GAMES_AT_ONCE
    passed = watch.own_seconds()
    return {
        "decisions_per_second": games * MEAN_DECISIONS / passed,
        "games_per_second": games / passed,
    }


def measure_clone(seconds: float) -> Figures:
    """Copying a game in progress, called from Python, with its history."""
    state = GAME.new_initial_state()
    play(state, random.Random(1), DECISIONS_BEFORE)
    calls = 0
    watch = Stopwatch()
    while watch.is_running(seconds):
        for _ in range(FEW_CALLS):
            state.clone()
        calls += FEW_CALLS
    return {"microseconds": watch.own_seconds() / calls * 1e6}


MEASUREMENTS: dict[str, Callable[[float], Figures]] = {
    "random": measure_random,
    "clone": measure_clone,
}


def serve() -> None:
    """Answer requests until there are no more."""
    print(json.dumps({"engine": "open_spiel", "version": version("open_spiel")}), flush=True)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps(MEASUREMENTS[request["measure"]](request["seconds"])), flush=True)


if __name__ == "__main__":
    serve()
