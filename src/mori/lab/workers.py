"""Plays the games of a plan, here or in several processes.

Games are distributed in batches of neighbours, and outcomes return in the order of the games. So
the result cannot depend on which process played what, or when.
"""

import gc
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from typing import Any, Protocol, TypeVar

from mori.bots.command_bot import end_programs
from mori.core.rules import GameRules
from mori.lab.cluster import play_on_cluster
from mori.lab.playing import GARBAGE_THRESHOLDS, rare_garbage_collection

LONGEST_RUN = 100  # games of a batch
RUNS_PER_JOB = 8  # at least, in a long simulation, so that they end together
CLUSTER_JOBS = 64  # batches for a cluster are as short as for this many processes
WAITING_PER_JOB = 3  # batches distributed in advance, so that no process waits for work


class Plan(Protocol):
    """What each process gets: all games of the plan have the same rules."""

    def rules(self) -> GameRules: ...


P = TypeVar("P", bound=Plan)
G = TypeVar("G")  # identifies a game of the plan
T = TypeVar("T")  # what is kept of a game

Play = Callable[[P, GameRules, G], T]


def play_all(
    plan: P,
    play: Play[P, G, T],
    games: Sequence[G],
    jobs: int,
    longest: int = LONGEST_RUN,
    cluster: str | None = None,
) -> Generator[T, None, None]:
    """The outcomes of all games in order, from this process, several processes or a cluster."""
    if cluster is not None:
        yield from play_on_cluster(plan, play, runs_of(games, CLUSTER_JOBS, longest), cluster)
        return
    if jobs > 1:
        yield from play_in_processes(plan, play, games, jobs, longest)
        return
    rules = plan.rules()
    with rare_garbage_collection():
        for game in games:
            yield play(plan, rules, game)


def play_in_processes(
    plan: P, play: Play[P, G, T], games: Sequence[G], jobs: int, longest: int = LONGEST_RUN
) -> Iterator[T]:
    """The same in several processes. `play` is a module's function: only its name is sent."""
    # New interpreters, so that open files and changes of this process do not matter.
    context = multiprocessing.get_context("spawn")
    runs = iter(runs_of(games, jobs, longest))
    pending: deque[Future[list[T]]] = deque()
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, context, initializer=_Worker.start, initargs=(plan,))
    try:
        with _deaf_to_interrupts():
            for run in islice(runs, jobs * WAITING_PER_JOB):
                pending.append(pool.submit(_Worker.play, play, run))
        while pending:
            yield from pending.popleft().result()
            following = next(runs, None)
            if following is not None:
                pending.append(pool.submit(_Worker.play, play, following))
    except BaseException:
        # Nobody needs the rest, including the games in progress.
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes that start now ignore Ctrl-C: the parent handles it and ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may change signal handlers
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def runs_of(games: Sequence[G], jobs: int, longest: int = LONGEST_RUN) -> list[Sequence[G]]:
    """All games, in batches."""
    length = max(1, min(longest, len(games) // (jobs * RUNS_PER_JOB)))
    return [games[start : start + length] for start in range(0, len(games), length)]


def _end_at_once(_signal: int, _frame: object) -> None:
    """End this process, and with it the programs that play in it."""
    end_programs()
    os._exit(128 + signal.SIGTERM)


class _Worker:
    """What a worker process keeps between two batches."""

    plan: Any
    rules: GameRules

    @classmethod
    def start(cls, plan: Plan) -> None:
        signal.signal(signal.SIGTERM, _end_at_once)
        cls.plan = plan
        cls.rules = plan.rules()
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE_THRESHOLDS)

    @classmethod
    def play(cls, play: Callable[[Any, GameRules, G], T], games: Sequence[G]) -> list[T]:
        return [play(cls.plan, cls.rules, game) for game in games]
