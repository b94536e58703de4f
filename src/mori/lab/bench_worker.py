"""A process that measures this machine's speed on demand: `python -m mori.lab.bench_worker`.

It reads requests from standard input and answers on standard output, one JSON object a line. Which
engine it measures is settled by its environment, so `mori.lab.bench` starts one for each.
"""

import json
import sys
import time
from collections.abc import Callable

import mori
from mori.bots import choose_for, make_bot, play_out
from mori.core.game import Game, start_game
from mori.core.registry import load_rules
from mori.core.rules import GameRules
from mori.lab.playing import rare_garbage_collection

FEW_CALLS = 20  # between two looks at the clock
DECISIONS_BEFORE = 60  # how far into a game positions to be cloned and viewed are

Figures = dict[str, float]


def measure_random(rules: GameRules, seconds: float) -> Figures:
    """Whole games of blind choices."""
    return _play_games(rules, "random", seconds)


def measure_greedy(rules: GameRules, seconds: float) -> Figures:
    """Whole games of bots that look one action ahead, on honest views."""
    return _play_games(rules, "greedy", seconds)


def measure_clone(rules: GameRules, seconds: float) -> Figures:
    """Copying a game in progress with its history."""
    return _repeat(_game_in_progress(rules).clone, seconds)


def measure_view(rules: GameRules, seconds: float) -> Figures:
    """Building what one seat may know, as plain data."""
    game = _game_in_progress(rules)
    return _repeat(lambda: game.view(0), seconds)


MEASUREMENTS: dict[str, Callable[[GameRules, float], Figures]] = {
    "random": measure_random,
    "greedy": measure_greedy,
    "clone": measure_clone,
    "view": measure_view,
}


def _new_game(rules: GameRules, seed: int) -> Game:
    return start_game(rules, seed, ["bot"] * rules.players, want_facts=False)


def _game_in_progress(rules: GameRules) -> Game:
    bots = [make_bot("random", seat) for seat in range(rules.players)]
    game = _new_game(rules, 1)
    while len(game.answers) < DECISIONS_BEFORE and not game.is_over:
        choose_for(game, bots)
    return game


def _play_games(rules: GameRules, bot: str, seconds: float) -> Figures:
    games = decisions = 0
    started = time.perf_counter()
    passed = 0.0
    while passed < seconds:
        bots = [make_bot(bot, games * rules.players + seat) for seat in range(rules.players)]
        decisions += play_out(_new_game(rules, games), bots)
        games += 1
        passed = time.perf_counter() - started
    return {"decisions_per_second": decisions / passed, "games_per_second": games / passed}


def _repeat(call: Callable[[], object], seconds: float) -> Figures:
    calls = 0
    started = time.perf_counter()
    passed = 0.0
    while passed < seconds:
        for _ in range(FEW_CALLS):
            call()
        calls += FEW_CALLS
        passed = time.perf_counter() - started
    return {"microseconds": passed / calls * 1e6}


def serve() -> None:
    """Answer requests until there are no more."""
    print(json.dumps({"engine": mori.engine_kind(), "stale": mori.engine_is_stale()}), flush=True)
    with rare_garbage_collection():
        for line in sys.stdin:
            request = json.loads(line)
            rules = load_rules(request["game"], request["players"])
            figures = MEASUREMENTS[request["measure"]](rules, request["seconds"])
            print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    serve()
