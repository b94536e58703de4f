"""Measuring the speed of the engine and the bots on this machine.

The interpreted and the compiled engine are measured in the same run, in processes of their own and
turn by turn in short rounds, so that a busy moment of the machine falls on both. Medians count.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from statistics import median
from typing import Any

from mori.core.registry import entry_of, game_names

ROUNDS = 3
MEASURES = ("random", "greedy", "clone", "view")
PROCESS_ROUNDS = 3
PROCESS_SHARE = 2  # a round of the comparison of processes lasts so many times longer than others


class WorkerDied(Exception):
    """A measuring process ended before it answered. The text is the last it said."""


class Worker:
    """A measuring process with one engine."""

    def __init__(self, *, pure: bool) -> None:
        environment = {key: value for key, value in os.environ.items() if key != "MORI_PURE"}
        if pure:
            environment["MORI_PURE"] = "1"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mori.lab.bench_worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
        hello = self.answer()
        self.engine: str = hello["engine"]
        self.is_stale: bool = hello["stale"]

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()

    def ask(self, measure: str, game: str, players: int, seconds: float) -> None:
        """Start a measurement."""
        request = {"measure": measure, "game": game, "players": players, "seconds": seconds}
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise self._death() from None

    def answer(self) -> dict[str, Any]:
        """Wait for what the last measurement found."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise self._death()
        found: dict[str, Any] = json.loads(line)
        return found

    def measure(self, measure: str, game: str, players: int, seconds: float) -> dict[str, Any]:
        self.ask(measure, game, players, seconds)
        return self.answer()

    def _death(self) -> WorkerDied:
        _, said = self.process.communicate()
        lines = said.strip().splitlines()
        return WorkerDied(lines[-1] if lines else f"status {self.process.returncode}")


@dataclass(frozen=True)
class EngineFigures:
    """One engine, one game, one number of players."""

    game: str
    players: int
    engine: str
    random_decisions_per_second: float
    random_games_per_second: float
    greedy_decisions_per_second: float
    clone_microseconds: float
    view_microseconds: float


@dataclass(frozen=True)
class EngineRatio:
    """How many times faster the compiled engine is than the interpreted one."""

    game: str
    players: int
    random: float
    greedy: float
    clone: float
    view: float


@dataclass(frozen=True)
class ProcessFigures:
    """Random play in one process and in two at once."""

    game: str
    players: int
    engine: str
    one_decisions_per_second: float
    two_decisions_per_second: float
    ratio: float


@dataclass(frozen=True)
class BenchReport:
    """What `mori bench` tells."""

    python: str
    cpus: int
    has_compiled: bool
    is_stale: bool
    figures: list[EngineFigures]
    ratios: list[EngineRatio]
    processes: ProcessFigures


def tables() -> list[tuple[str, int]]:
    """Each game with each number of players."""
    return [(name, count) for name in game_names() for count in entry_of(name).player_counts()]


def steps(engines: int) -> int:
    """How many measurements a run takes, for a progress bar."""
    return len(tables()) * engines * len(MEASURES) * ROUNDS + 2 * PROCESS_ROUNDS


def measure_speed(seconds: float, progress: Callable[[int, int], None]) -> BenchReport:
    """Measure for about so many seconds. `progress` is told what is done, and of how much."""
    with ExitStack() as stack:
        workers = [stack.enter_context(Worker(pure=True))]
        compiled = stack.enter_context(Worker(pure=False))
        if compiled.engine == "compiled":
            workers.append(compiled)
        total = steps(len(workers))
        slice_seconds = seconds / (total + 2 * PROCESS_ROUNDS * (PROCESS_SHARE - 1))
        done = 0

        def advance() -> None:
            nonlocal done
            done += 1
            progress(done, total)

        figures = [
            found
            for game, players in tables()
            for found in _measure_table(workers, game, players, slice_seconds, advance)
        ]
        # The worker without use for its engine is a second process of the same kind.
        second = stack.enter_context(Worker(pure=workers[-1].engine != "compiled"))
        processes = _measure_processes(workers[-1], second, slice_seconds * PROCESS_SHARE, advance)
    return BenchReport(
        python=sys.version.split()[0],
        cpus=os.cpu_count() or 1,
        has_compiled=len(workers) > 1,
        is_stale=any(worker.is_stale for worker in workers),
        figures=figures,
        ratios=list(_ratios(figures)),
        processes=processes,
    )


def _measure_table(
    workers: list[Worker], game: str, players: int, seconds: float, advance: Callable[[], None]
) -> list[EngineFigures]:
    """Every engine's figures for one game and number of players, measured turn by turn."""
    found: dict[tuple[str, str], list[dict[str, float]]] = {}
    for _ in range(ROUNDS):
        for measure in MEASURES:
            for worker in workers:
                answer = worker.measure(measure, game, players, seconds)
                found.setdefault((worker.engine, measure), []).append(answer)
                advance()

    def middle(worker: Worker, measure: str, key: str) -> float:
        return median(answer[key] for answer in found[worker.engine, measure])

    return [
        EngineFigures(
            game=game,
            players=players,
            engine=worker.engine,
            random_decisions_per_second=round(middle(worker, "random", "decisions_per_second"), 1),
            random_games_per_second=round(middle(worker, "random", "games_per_second"), 2),
            greedy_decisions_per_second=round(middle(worker, "greedy", "decisions_per_second"), 1),
            clone_microseconds=round(middle(worker, "clone", "microseconds"), 3),
            view_microseconds=round(middle(worker, "view", "microseconds"), 3),
        )
        for worker in workers
    ]


def _ratios(figures: list[EngineFigures]) -> Iterator[EngineRatio]:
    slow = {(row.game, row.players): row for row in figures if row.engine == "interpreted"}
    for fast in (row for row in figures if row.engine == "compiled"):
        other = slow[fast.game, fast.players]
        yield EngineRatio(
            game=fast.game,
            players=fast.players,
            random=round(fast.random_decisions_per_second / other.random_decisions_per_second, 2),
            greedy=round(fast.greedy_decisions_per_second / other.greedy_decisions_per_second, 2),
            clone=round(other.clone_microseconds / fast.clone_microseconds, 2),
            view=round(other.view_microseconds / fast.view_microseconds, 2),
        )


def _measure_processes(
    first: Worker, second: Worker, seconds: float, advance: Callable[[], None]
) -> ProcessFigures:
    """Compare two processes at once with one, turn by turn as well."""
    game, players = tables()[-1]
    alone: list[float] = []
    together: list[float] = []
    for _ in range(PROCESS_ROUNDS):
        answer = first.measure("random", game, players, seconds)
        alone.append(answer["decisions_per_second"])
        advance()
        for worker in (first, second):
            worker.ask("random", game, players, seconds)
        together.append(sum(w.answer()["decisions_per_second"] for w in (first, second)))
        advance()
    return ProcessFigures(
        game=game,
        players=players,
        engine=first.engine,
        one_decisions_per_second=round(median(alone), 1),
        two_decisions_per_second=round(median(together), 1),
        ratio=round(median(together) / median(alone), 2),
    )
