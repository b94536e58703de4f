"""A process that measures this machine's speed on demand: `python -m mori.lab.bench_worker`.

It reads requests from standard input and writes answers to standard output, one JSON object a line.
Its environment decides which engine it measures, so `mori.lab.bench` starts one for each.
"""

import json
import sys
import time
from collections.abc import Callable

import mori
from mori.bots import Bot, choose_for, play_out
from mori.bots.greedy_bot import GreedyBot
from mori.bots.net_evaluator import NetEvaluator
from mori.bots.policy_bot import PolicyBot
from mori.bots.random_bot import RandomBot
from mori.bots.search import BATCH, Search
from mori.core.game import Game, start_game
from mori.core.registry import load_rules
from mori.core.rng import seeded
from mori.core.rules import GameRules
from mori.lab.playing import rare_garbage_collection

FEW_CALLS = 20  # decisions between two looks at the clock
DECISIONS_BEFORE = 60  # how many decisions into a game cloning and viewing are measured

Figures = dict[str, float]


class Stopwatch:
    """Wall-clock time ends a measurement; figures use the process's CPU time.

    On a busy machine a process waits, and by the wall clock that would look like a slow engine. CPU
    time excludes the waiting. Ratios gain little by it, because both sides wait, and shared caches
    and clock rates still matter.
    """

    def __init__(self) -> None:
        self.wall = time.perf_counter()
        self.own = time.process_time()

    def wall_seconds(self) -> float:
        return time.perf_counter() - self.wall

    def own_seconds(self) -> float:
        return time.process_time() - self.own

    def is_running(self, seconds: float) -> bool:
        # With a coarse clock no CPU time may have passed yet.
        return self.wall_seconds() < seconds or self.own_seconds() <= 0


def measure_random(rules: GameRules, seconds: float) -> Figures:
    """Whole games of random choices."""
    return _play_games(rules, RandomBot, seconds)


def measure_greedy(rules: GameRules, seconds: float) -> Figures:
    """Whole games of bots that look one action ahead in honest views."""
    return _play_games(rules, GreedyBot, seconds)


def measure_clone(rules: GameRules, seconds: float) -> Figures:
    """Copying a running game with its history."""
    return _repeat(_game_in_progress(rules).clone, seconds)


def measure_view(rules: GameRules, seconds: float) -> Figures:
    """Building what one seat may know, as plain data."""
    game = _game_in_progress(rules)
    return _repeat(lambda: game.view(0), seconds)


def measure_encode(rules: GameRules, seconds: float) -> Figures:
    """Encoding what a seat knows, and its choices; nothing if the game has no encoder."""
    encoder = rules.encoder()
    if encoder is None:
        return {}
    game = _game_in_progress(rules)
    decision = game.decisions[0]
    state, seat, canonical = game.state, decision.seat, decision.canonical
    made = encoder
    return _repeat(lambda: made.encode(state, seat, made.choices(state, seat, canonical)), seconds)


def measure_net(rules: GameRules, seconds: float) -> Figures:
    """Whole games of a net against itself; nothing without a net."""
    if NetEvaluator.if_any(rules) is None:
        return {}
    return _play_games(rules, PolicyBot, seconds)


def measure_search(rules: GameRules, seconds: float) -> Figures:
    """Iterations of a search in the middle of a game; nothing without a net."""
    evaluator = NetEvaluator.if_any(rules)
    if evaluator is None:
        return {}
    game = _game_in_progress(rules)
    search = Search(evaluator, seeded(1))
    view = game.seat_view(game.decisions[0].seat)
    watch = Stopwatch()
    search.grow(view, 1)
    while search.iterations == 1 or watch.is_running(seconds):
        search.grow(view, BATCH)
    return {"iterations_per_second": search.iterations / watch.own_seconds()}


MEASUREMENTS: dict[str, Callable[[GameRules, float], Figures]] = {
    "random": measure_random,
    "greedy": measure_greedy,
    "clone": measure_clone,
    "view": measure_view,
    "encode": measure_encode,
    "net": measure_net,
    "search": measure_search,
}


def _new_game(rules: GameRules, seed: int) -> Game:
    return start_game(rules, seed, ["bot"] * rules.players, want_facts=False)


def _game_in_progress(rules: GameRules) -> Game:
    bots: list[Bot] = [RandomBot(seat) for seat in range(rules.players)]
    game = _new_game(rules, 1)
    while len(game.answers) < DECISIONS_BEFORE and not game.is_over:
        choose_for(game, bots)
    return game


def _play_games(rules: GameRules, bot: Callable[[int], Bot], seconds: float) -> Figures:
    games = decisions = 0
    watch = Stopwatch()
    while not games or watch.is_running(seconds):
        bots = [bot(games * rules.players + seat) for seat in range(rules.players)]
        decisions += play_out(_new_game(rules, games), bots)
        games += 1
    passed = watch.own_seconds()
    return {
        "decisions_per_second": decisions / passed,
        "games_per_second": games / passed,
        "wall_decisions_per_second": decisions / watch.wall_seconds(),
    }


def _repeat(call: Callable[[], object], seconds: float) -> Figures:
    calls = 0
    watch = Stopwatch()
    while not calls or watch.is_running(seconds):
        for _ in range(FEW_CALLS):
            call()
        calls += FEW_CALLS
    return {"microseconds": watch.own_seconds() / calls * 1e6}


def serve() -> None:
    """Answer requests until the input ends."""
    print(json.dumps({"engine": mori.engine_kind(), "stale": mori.engine_is_stale()}), flush=True)
    with rare_garbage_collection():
        for line in sys.stdin:
            request = json.loads(line)
            rules = load_rules(request["game"], request["players"])
            figures = MEASUREMENTS[request["measure"]](rules, request["seconds"])
            print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    serve()
