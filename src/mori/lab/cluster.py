"""Plays the games of a plan on a Ray cluster (mori.cluster).

Batches of games are distributed and return in order, as with processes (workers.py), so the result
does not depend on which machine played what.
"""

import gc
from collections import deque
from collections.abc import Generator, Sequence
from itertools import islice
from typing import Any, Final

from mori.cluster import connected
from mori.core.rules import GameRules
from mori.lab.playing import GARBAGE_THRESHOLDS

WAITING_PER_CPU: Final = 2  # batches distributed in advance

_rules: dict[str, GameRules] = {}  # the plan that a process of the cluster played last


def play_on_cluster(
    plan: Any, play: Any, runs: Sequence[Sequence[Any]], address: str
) -> Generator[Any, None, None]:
    """The results of all games in order. `address` is Ray's; "auto" is this machine's."""
    ray = connected(address)
    try:
        cpus = max(1, int(ray.cluster_resources().get("CPU", 1)))
        played = ray.remote(play_run)
        shared = ray.put(plan)
        waiting = iter(runs)
        pending = deque(
            played.remote(shared, play, run) for run in islice(waiting, cpus * WAITING_PER_CPU)
        )
        while pending:
            yield from ray.get(pending.popleft())
            following = next(waiting, None)
            if following is not None:
                pending.append(played.remote(shared, play, following))
    finally:
        ray.shutdown()


def play_run(plan: Any, play: Any, games: Sequence[Any]) -> list[Any]:
    """Play a batch in a process of the cluster."""
    key = repr(plan)
    if key not in _rules:
        _rules.clear()
        _rules[key] = plan.rules()
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE_THRESHOLDS)
    return [play(plan, _rules[key], game) for game in games]
