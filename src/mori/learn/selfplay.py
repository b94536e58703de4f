"""Self-play in processes, which share their rows with the learner through memory.

Lanes come in two halves: while one half plays on, the other half's decisions are made. Nothing is
pickled between steps. A step is a signal, and numbers in shared memory.
"""

import gc
import multiprocessing
from collections.abc import Sequence
from ctypes import c_int16
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol, Self

import numpy as np
from numpy.typing import NDArray

from mori.core.rules import GameRules
from mori.learn.lanes import HEAD, Lanes
from mori.learn.tables import TableKind, dealt_out, rules_at

HALVES: Final = 2
PATIENCE: Final = 120.0  # seconds without a sign of life after which a process counts as lost
GARBAGE_THRESHOLDS: Final = (100_000, 50, 100)

Numbers = NDArray[np.int16]


@dataclass(frozen=True)
class SelfPlayPlan:
    """What is played, and how many games at once."""

    game: str
    tables: tuple[TableKind, ...]
    processes: int
    lanes: int  # in each half of each process
    seed: int
    observation_room: int
    choice_room: int
    league: int = 0
    league_share: int = 0  # percentage of games
    greedy_lanes: int = 0  # in each half of each process
    teaches: bool = False
    packs: tuple[str, ...] = ()  # folders of other packs that are played, too
    pack_share: int = 0  # percentage of games

    @property
    def row_size(self) -> int:
        """Numbers in a row; with a teacher, a rating of each choice comes last."""
        return HEAD + (3 if self.teaches else 2) * self.choice_room + self.observation_room

    @property
    def lanes_of_half(self) -> int:
        return self.processes * self.lanes


class Games(Protocol):
    """Games that run elsewhere, half of them at a time. A context manager."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...

    def wait(self, number: int) -> "Half":
        """Wait until all lanes of a half show their decisions."""

    def answer(self, number: int, answers: NDArray[Any]) -> None:
        """Answer all decisions of a half, by choice numbers, and let it play on."""


class ProcessLost(RuntimeError):
    """A self-play process died or stopped responding."""


@dataclass
class Half:
    """One half of the lanes: their rows, and the place for their answers."""

    rows: Numbers  # one row for each lane
    answers: Numbers
    go: list[Any] = field(default_factory=list)
    done: list[Any] = field(default_factory=list)


class SelfPlay:
    """Games played in processes. As a context manager it ends the processes at the end."""

    def __init__(self, plan: SelfPlayPlan) -> None:
        self.plan = plan
        context = multiprocessing.get_context("spawn")
        self.halves: list[Half] = []
        shared: list[tuple[Any, Any]] = []
        for _ in range(HALVES):
            rows = context.RawArray(c_int16, plan.lanes_of_half * plan.row_size)
            answers = context.RawArray(c_int16, plan.lanes_of_half)
            shared.append((rows, answers))
            half = Half(
                np.frombuffer(memoryview(rows), dtype=np.int16).reshape(
                    plan.lanes_of_half, plan.row_size
                ),
                np.frombuffer(memoryview(answers), dtype=np.int16),
            )
            half.go = [context.Semaphore(0) for _ in range(plan.processes)]
            half.done = [context.Semaphore(0) for _ in range(plan.processes)]
            self.halves.append(half)
        self.stop = context.RawValue(c_int16, 0)
        self.processes = [
            context.Process(
                target=work,
                args=(
                    plan,
                    number,
                    shared,
                    [(half.go[number], half.done[number]) for half in self.halves],
                    self.stop,
                ),
                daemon=True,
            )
            for number in range(plan.processes)
        ]

    def __enter__(self) -> Self:
        for process in self.processes:
            process.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop.value = 1
        for half in self.halves:
            for signal in half.go:
                signal.release()
        for process in self.processes:
            process.join(5)
            if process.is_alive():
                process.terminate()

    def wait(self, number: int) -> Half:
        """Wait until all lanes of a half show their decisions."""
        half = self.halves[number]
        for process, signal in zip(self.processes, half.done, strict=True):
            if not signal.acquire(timeout=PATIENCE):
                raise ProcessLost(process.pid, process.exitcode)
        return half

    def answer(self, number: int, answers: NDArray[Any]) -> None:
        """Answer all decisions of a half, by choice numbers, and let it play on."""
        half = self.halves[number]
        half.answers[:] = answers
        for signal in half.go:
            signal.release()


def packs_of(plan: SelfPlayPlan, process: int) -> list[int]:
    """The numbers of the packs that a process plays: dealt out, at least one each."""
    if not plan.packs or not plan.pack_share:
        return []
    count = len(plan.packs)
    return list(range(process, count, plan.processes)) or [process % count]


def lanes_in(
    plan: SelfPlayPlan, process: int, memory: Sequence[tuple[memoryview, memoryview]]
) -> list[Lanes]:
    """Both halves of a process's lanes, over the shared memory for rows and answers."""
    rules = [rules_at(plan.game, kind) for kind in plan.tables]
    others: list[list[GameRules]] = [[] for _ in plan.tables]
    variants: dict[GameRules, int] = {}
    for number in packs_of(plan, process):
        for table, kind in enumerate(plan.tables):
            varied = rules_at(plan.game, kind, Path(plan.packs[number]))
            others[table] += varied
            variants |= {each: number + 1 for each in varied}
    lane_tables = dealt_out(plan.tables, plan.lanes)
    halves: list[Lanes] = []
    for number, (rows, answers) in enumerate(memory):
        lanes = Lanes(
            rules,
            lane_tables,
            rows,
            answers,
            plan.choice_room,
            plan.row_size,
            (plan.seed * 1_000_003 + process * HALVES + number) & 0xFFFF_FFFF_FFFF,
            plan.teaches,
            others,
        )
        lanes.variants = variants
        lanes.pack_share = plan.pack_share
        lanes.league = plan.league
        lanes.league_share = plan.league_share
        lanes.greedy_lanes = plan.greedy_lanes
        halves.append(lanes)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    return halves


def work(
    plan: SelfPlayPlan,
    process: int,
    shared: Sequence[tuple[Any, Any]],
    signals: Sequence[tuple[Any, Any]],
    stop: Any,
) -> None:
    """The loop of a process: step one half of its lanes, then the other."""
    first, size = process * plan.lanes, 2 * plan.lanes * plan.row_size
    memory = [
        (
            memoryview(rows).cast("B")[process * size : (process + 1) * size],
            memoryview(answers).cast("B").cast("h")[first : first + plan.lanes],
        )
        for rows, answers in shared
    ]
    halves = lanes_in(plan, process, memory)
    parent = multiprocessing.parent_process()
    for lanes, (_, done) in zip(halves, signals, strict=True):
        lanes.begin()
        done.release()
    while True:
        for lanes, (go, done) in zip(halves, signals, strict=True):
            while not go.acquire(timeout=PATIENCE):
                if parent is not None and not parent.is_alive():
                    return
            if stop.value:
                return
            lanes.step()
            done.release()
