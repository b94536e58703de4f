"""Measures the speed of the engine and the bots on this machine.

The interpreted engine, the compiled engine and any peers are measured in the same run, in separate
processes, by turns in short rounds. So a busy moment of the machine affects all of them. Medians
count.
"""

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from statistics import median

from mori.core.registry import entry_of, game_names
from mori.lab.bench_process import MeasuringProcess
from mori.lab.bench_report import (
    Answers,
    BenchReport,
    EngineFigures,
    PeerRatio,
    ProcessFigures,
    engine_figures,
    engine_ratios,
    peer_figures,
    peer_ratio,
)
from mori.lab.peers import PEER_MEASURES, Peer

ROUNDS = 3
MEASURES = ("random", "greedy", "clone", "view", "encode", "net", "search")
PROCESS_ROUNDS = 3
PROCESS_SHARE = 2  # a round that compares processes takes this many times longer than others


class Worker(MeasuringProcess):
    """A measuring process with one of Mori's engines."""

    def __init__(self, *, pure: bool) -> None:
        environment = {key: value for key, value in os.environ.items() if key != "MORI_PURE"}
        if pure:
            environment["MORI_PURE"] = "1"
        command = [sys.executable, "-m", "mori.lab.bench_worker"]
        super().__init__(command, environment=environment)
        self.engine = str(self.hello["engine"])
        self.is_stale = bool(self.hello["stale"])

    def start(self, measure: str, game: str, players: int, seconds: float) -> None:
        self.ask({"measure": measure, "game": game, "players": players, "seconds": seconds})

    def measure(self, measure: str, game: str, players: int, seconds: float) -> dict[str, float]:
        self.start(measure, game, players, seconds)
        return self.figures()


def tables() -> list[tuple[str, int]]:
    """Each game with each number of players."""
    return [(name, count) for name in game_names() for count in entry_of(name).player_counts()]


def steps(engines: int, peers: int) -> int:
    """How many measurements a run takes, for a progress bar."""
    in_a_round = engines * len(MEASURES) + peers * len(PEER_MEASURES)
    return len(tables()) * ROUNDS * in_a_round + 2 * PROCESS_ROUNDS


def measure_speed(
    seconds: float, progress: Callable[[int, int], None], peer_commands: Sequence[str] = ()
) -> BenchReport:
    """Measure for about `seconds`. `progress` gets the numbers of finished and all steps."""
    with ExitStack() as stack:
        # Peers come first: if one cannot start, no time is lost on the others.
        peers = [stack.enter_context(Peer(command)) for command in peer_commands]
        workers = [stack.enter_context(Worker(pure=True))]
        compiled = stack.enter_context(Worker(pure=False))
        if compiled.engine == "compiled":
            workers.append(compiled)
        total = steps(len(workers), len(peers))
        slice_seconds = seconds / (total + 2 * PROCESS_ROUNDS * (PROCESS_SHARE - 1))
        done = 0

        def advance() -> None:
            nonlocal done
            done += 1
            progress(done, total)

        bench = _Bench(workers, peers, slice_seconds, advance)
        for game, players in tables():
            bench.measure_table(game, players)
        # The worker whose engine does not matter is a second process of the same kind.
        second = stack.enter_context(Worker(pure=workers[-1].engine != "compiled"))
        processes = _measure_processes(workers[-1], second, slice_seconds * PROCESS_SHARE, advance)
    return BenchReport(
        python=sys.version.split()[0],
        cpus=os.cpu_count() or 1,
        has_compiled=len(workers) > 1,
        is_stale=any(worker.is_stale for worker in workers),
        figures=bench.figures,
        ratios=list(engine_ratios(bench.figures)),
        peers=[
            peer_figures(peer.engine, peer.version, answers)
            for peer, answers in zip(peers, bench.peer_answers)
        ],
        against_peers=bench.against_peers,
        processes=processes,
    )


class _Bench:
    """The tables measured so far."""

    def __init__(
        self, workers: list[Worker], peers: list[Peer], seconds: float, advance: Callable[[], None]
    ) -> None:
        self.workers = workers
        self.peers = peers
        self.seconds = seconds
        self.advance = advance
        self.figures: list[EngineFigures] = []
        self.against_peers: list[PeerRatio] = []
        self.peer_answers: list[Answers] = [{} for _ in peers]

    def measure_table(self, game: str, players: int) -> None:
        """Measure every engine and peer by turns, for one game and number of players."""
        found: list[Answers] = [{} for _ in self.workers]
        peers_found: list[Answers] = [{} for _ in self.peers]
        for _ in range(ROUNDS):
            for measure in MEASURES:
                for worker, answers in zip(self.workers, found):
                    answer = worker.measure(measure, game, players, self.seconds)
                    answers.setdefault(measure, []).append(answer)
                    self.advance()
                if measure in PEER_MEASURES:
                    self._measure_peers(measure, peers_found)
        rows = [
            engine_figures(game, players, worker.engine, answers)
            for worker, answers in zip(self.workers, found)
        ]
        self.figures += rows
        for peer, answers in zip(self.peers, peers_found):
            self.against_peers += [
                peer_ratio(row, peer.engine, peer.version, answers) for row in rows
            ]

    def _measure_peers(self, measure: str, found: list[Answers]) -> None:
        for peer, answers, all_answers in zip(self.peers, found, self.peer_answers):
            answer = peer.measure(measure, self.seconds)
            answers.setdefault(measure, []).append(answer)
            all_answers.setdefault(measure, []).append(answer)
            self.advance()


def _measure_processes(
    first: Worker, second: Worker, seconds: float, advance: Callable[[], None]
) -> ProcessFigures:
    """Compare two simultaneous processes with one, by turns as well.

    This uses wall-clock time. The question is whether two processes slow each other down, and a
    process's own time would hide that.
    """
    game, players = tables()[-1]
    alone: list[float] = []
    together: list[float] = []
    for _ in range(PROCESS_ROUNDS):
        answer = first.measure("random", game, players, seconds)
        alone.append(answer["wall_decisions_per_second"])
        advance()
        for worker in (first, second):
            worker.start("random", game, players, seconds)
        together.append(sum(w.figures()["wall_decisions_per_second"] for w in (first, second)))
        advance()
    return ProcessFigures(
        game=game,
        players=players,
        engine=first.engine,
        one_decisions_per_second=round(median(alone), 1),
        two_decisions_per_second=round(median(together), 1),
        ratio=round(median(together) / median(alone), 2),
    )
