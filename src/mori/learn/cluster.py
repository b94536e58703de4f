"""Self-play on a Ray cluster: its actors run the lanes, this process makes the decisions.

The same plan gives the same games as self-play in processes (selfplay.py), but rows and answers
travel over the network instead of shared memory. While one half's rows travel, the other half's
decisions are made.
"""

from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from mori.cluster import connected
from mori.learn.selfplay import HALVES, PATIENCE, Half, Numbers, ProcessLost, SelfPlayPlan, lanes_in


class LaneActor:
    """The lanes of one process of the cluster."""

    def __init__(self, plan: SelfPlayPlan, process: int) -> None:
        self.rows = [np.zeros((plan.lanes, plan.row_size), np.int16) for _ in range(HALVES)]
        self.answers = [np.zeros(plan.lanes, np.int16) for _ in range(HALVES)]
        memory = [
            (rows.data.cast("B"), answers.data)
            for rows, answers in zip(self.rows, self.answers, strict=True)
        ]
        self.halves = lanes_in(plan, process, memory)

    def begin(self, number: int) -> Numbers:
        """Begin the games of a half and return its rows."""
        self.halves[number].begin()
        return self.rows[number]

    def step(self, number: int, answers: Numbers) -> Numbers:
        """Apply the answers of a half and return its next rows."""
        self.answers[number][:] = answers
        self.halves[number].step()
        return self.rows[number]


class ClusterSelfPlay:
    """Games played on a cluster. As a context manager it releases the cluster at the end."""

    def __init__(self, plan: SelfPlayPlan, address: str) -> None:
        self.plan = plan
        self.address = address
        self.ray: Any = None
        self.actors: list[Any] = []
        self.coming: list[list[Any]] = [[] for _ in range(HALVES)]  # rows in transit, by half
        self.halves = [
            Half(
                np.zeros((plan.lanes_of_half, plan.row_size), np.int16),
                np.zeros(plan.lanes_of_half, np.int16),
            )
            for _ in range(HALVES)
        ]

    def __enter__(self) -> Self:
        self.ray = connected(self.address)
        kind = self.ray.remote(num_cpus=1)(LaneActor)
        self.actors = [kind.remote(self.plan, number) for number in range(self.plan.processes)]
        for number in range(HALVES):
            self.coming[number] = [actor.begin.remote(number) for actor in self.actors]
        return self

    def __exit__(self, *_: object) -> None:
        self.actors.clear()
        self.ray.shutdown()

    def wait(self, number: int) -> Half:
        """Wait until all lanes of a half show their decisions."""
        half, lanes = self.halves[number], self.plan.lanes
        try:
            found = self.ray.get(self.coming[number], timeout=PATIENCE)
        except (self.ray.exceptions.RayError, TimeoutError) as error:
            raise ProcessLost(str(error)[:200]) from error
        for process, rows in enumerate(found):
            half.rows[process * lanes : (process + 1) * lanes] = rows
        return half

    def answer(self, number: int, answers: NDArray[Any]) -> None:
        """Answer all decisions of a half, by choice numbers, and let it play on."""
        half, lanes = self.halves[number], self.plan.lanes
        half.answers[:] = answers
        self.coming[number] = [
            actor.step.remote(number, half.answers[process * lanes : (process + 1) * lanes])
            for process, actor in enumerate(self.actors)
        ]
