"""Playing the games of a plan in several processes.

Games are handed out in runs of neighbouring numbers, and their outcomes come back in the order of
the numbers, so nothing that follows can depend on which process played what, or when.
"""

import gc
import multiprocessing
import signal
import threading
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice

from mori.core.rules import GameRules
from mori.lab.outcome import GameFailure, GameOutcome
from mori.lab.plan import SimulationPlan
from mori.lab.playing import GARBAGE_THRESHOLDS, play_number

LONGEST_RUN = 100  # games handed out at once
RUNS_PER_JOB = 8  # at least, in a simulation long enough: the last runs should end together
WAITING_PER_JOB = 3  # runs handed out ahead, so that no process waits for work

Outcomes = list[GameOutcome | GameFailure]


def play_in_processes(plan: SimulationPlan, jobs: int) -> Iterator[GameOutcome | GameFailure]:
    """The outcomes of all the plan's games, in order."""
    # A fresh interpreter for each: what this process has open or changed does not matter then.
    context = multiprocessing.get_context("spawn")
    runs = iter(runs_of(plan.games, jobs))
    pending: deque[Future[Outcomes]] = deque()
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, context, initializer=_Worker.start, initargs=(plan,))
    try:
        with _deaf_to_interrupts():
            for run in islice(runs, jobs * WAITING_PER_JOB):
                pending.append(pool.submit(_Worker.play, run))
        while pending:
            yield from pending.popleft().result()
            following = next(runs, None)
            if following is not None:
                pending.append(pool.submit(_Worker.play, following))
    except BaseException:
        # Nobody wants the rest: not the games that are being played now, either.
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started meanwhile do not hear Ctrl-C: the parent does, and ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may change what signals do
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def runs_of(games: int, jobs: int) -> list[range]:
    """The numbers of all games, cut into runs."""
    length = max(1, min(LONGEST_RUN, games // (jobs * RUNS_PER_JOB)))
    return [range(start, min(start + length, games)) for start in range(0, games, length)]


class _Worker:
    """What a worker process keeps from one run of games to the next."""

    plan: SimulationPlan
    rules: GameRules

    @classmethod
    def start(cls, plan: SimulationPlan) -> None:
        cls.plan = plan
        cls.rules = plan.rules()
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE_THRESHOLDS)

    @classmethod
    def play(cls, numbers: range) -> Outcomes:
        return [play_number(cls.plan, cls.rules, number) for number in numbers]
