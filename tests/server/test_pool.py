"""The pool of bot processes, without processes: which is asked, which is ended, who gives way."""

import asyncio
import io
import os
import sys
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from mori.bots import FALLBACK
from mori.core.registry import create_game
from mori.server.bots import pool as pools
from mori.server.bots import worker
from mori.server.bots.job import READY, BotJob, BotReply, bot_job
from mori.server.bots.pool import BotDied, BotFailed, BotTimedOut, NotWanted
from mori.server.bots.processes import BotProcess, BotProcesses
from mori.server.metrics import Metrics
from tests.server.instead import instead

JOB = BotJob(
    game="g", players=2, options={}, pack_path="", fingerprint="", bot="b", seed=1, seat=0, world={}
)
DECISION: Any = SimpleNamespace(
    actions=[SimpleNamespace(text="a"), SimpleNamespace(text="b")],
    canonical=[SimpleNamespace(text="b")],
)
Asked = Callable[[BotJob], Awaitable[BotReply]]


class Process:
    """Answers as it is told to."""

    def __init__(self, ask: Asked) -> None:
        self.ask = ask
        self.is_alive = True
        self.is_ended = False

    async def wait_ready(self) -> None:
        pass

    async def end(self) -> None:
        self.is_ended = True


class Pool(BotProcesses):
    """A pool whose processes are none."""

    def __init__(self, ask: Asked, workers: int = 1, seconds: float = 9.0) -> None:
        self.metrics = Metrics()
        super().__init__(("nothing",), workers, seconds, self.metrics)
        self.asking = ask
        self.started: list[Process] = []

    async def _start(self) -> Any:
        process = Process(self.asking)
        self.started.append(process)
        self._all.add(process)  # type: ignore[arg-type]
        return process

    def ended(self) -> list[bool]:
        return [process.is_ended for process in self.started]

    def counted(self, name: str, **labels: str) -> float:
        return self.metrics.registry.get_sample_value(name, labels) or 0.0


def saying(*replies: BotReply | Exception) -> Asked:
    left = list(replies)

    async def ask(job: BotJob) -> BotReply:
        said = left.pop(0)
        if isinstance(said, BotReply):
            return said
        raise said

    return ask


def test_a_process_is_used_again_and_ended_with_the_pool() -> None:
    async def scenario() -> None:
        pool = Pool(saying(*[BotReply("a")] * 3))
        for _ in range(2):
            assert (await pool.think(JOB)).action == "a"
        assert pool.ended() == [False]
        assert pool.counted("mori_bot_seconds_count", bot="b") == 2
        pool.started[0].is_alive = False
        await pool.think(JOB)
        assert pool.ended() == [True, False], "it died while it waited"
        await pool.close()
        assert pool.ended() == [True, True] and not pool._all and not pool._idle

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("said", "raised", "detail"),
    [
        (BotReply(failure="it broke"), BotFailed, "it broke"),
        (EOFError(), BotDied, "EOFError()"),
        (OSError("gone"), BotDied, "OSError('gone')"),
        (ValueError("too long"), BotFailed, "ValueError('too long')"),
        (msgspec.DecodeError("no"), BotFailed, "DecodeError('no')"),
        (TimeoutError(), BotTimedOut, ""),
    ],
)
def test_whatever_goes_wrong_has_its_name_and_ends_the_process(
    said: Any, raised: type[BotFailed], detail: str
) -> None:
    async def scenario() -> None:
        pool = Pool(saying(said))
        with pytest.raises(BotFailed) as failed:
            await pool.think(JOB)
        assert type(failed.value) is raised and str(failed.value) == detail
        assert pool.started[0].is_ended and not pool._idle and not pool._all
        assert pool.counted("mori_bot_seconds_count", bot="b") == 0
        assert not pool._room.locked(), "there is room again"

    asyncio.run(scenario())


def test_what_nobody_wants_any_more_is_not_thought_about() -> None:
    async def scenario() -> None:
        pool = Pool(saying(BotReply("a")))
        wanted = iter([False, True])
        with pytest.raises(NotWanted):
            await pool.think(JOB, lambda: next(wanted))
        assert not pool.started and not pool._room.locked()
        assert (await pool.think(JOB, lambda: next(wanted))).action == "a"

    asyncio.run(scenario())


def test_no_more_processes_wait_than_are_set() -> None:
    async def scenario() -> None:
        pool = Pool(saying(BotReply("a"), BotReply("a")))
        spare = Process(saying())
        pool._idle.append(spare)  # type: ignore[arg-type]

        async def another() -> Any:
            return await pool._start()

        pool._ready = another  # type: ignore[method-assign]
        await pool.think(JOB)
        assert list[object](pool._idle) == [spare] and pool.started[0].is_ended

    asyncio.run(scenario())


def test_a_move_is_made_by_the_bot_the_stand_in_or_anybody(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scenario() -> None:
        pool = Pool(saying(BotReply("b")))
        assert await pool.choose(JOB, DECISION) == "b"
        pool.asking = saying(EOFError(), BotReply("a"))
        pool._idle.clear()
        assert await pool.choose(JOB, DECISION) == "a", "one that died is asked again"
        assert pool.counted("mori_bots_replaced_total", bot="b", why="failed") == 0
        pool.asking = saying(TimeoutError(), BotReply("a"))
        pool._idle.clear()
        assert await pool.choose(JOB, DECISION) == "a"
        assert pool.counted("mori_bots_replaced_total", bot="b", why="late") == 1
        pool.asking = saying(BotReply("nothing legal"), BotReply(failure="no"))
        pool._idle.clear()
        assert await pool.choose(JOB, DECISION) == "b", "one of the few that bots choose from"
        assert pool.counted("mori_bots_replaced_total", bot="b", why="illegal") == 1
        assert pool.counted("mori_bots_replaced_total", bot=FALLBACK, why="failed") == 1
        pool.asking = saying(BotReply("x" * 100))
        pool._idle.clear()
        await pool.choose(msgspec.structs.replace(JOB, bot=FALLBACK), DECISION)
        assert pool.counted("mori_bots_replaced_total", bot=FALLBACK, why="illegal") == 1

    asyncio.run(scenario())
    assert "bot_died game=g bot=b detail=EOFError(): asked again" in caplog.text
    assert "bot_late game=g bot=b" in caplog.text
    assert "x" * 60 in caplog.text and "x" * 61 not in caplog.text


def test_whoever_thinks_for_long_makes_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        timers: list[Callable[[], None]] = []
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(pools, "SLOW_SECONDS", 1e6)

        usual = loop.call_later

        def call_later(seconds: float, work: Callable[..., None], *given: Any) -> Any:
            if seconds != 1e6:
                return usual(seconds, work, *given)
            timers.append(work)
            return SimpleNamespace(cancel=lambda: timers.remove(work))

        going = asyncio.Event()

        async def ask(job: BotJob) -> BotReply:
            await going.wait()
            return BotReply("a")

        pool = Pool(ask)
        told: list[int] = []
        pool.on_room = lambda: told.append(pool.capacity)
        monkeypatch.setattr(loop, "call_later", call_later)
        thoughts = []
        for number in range(4):
            thoughts.append(asyncio.create_task(pool.think(JOB)))
            for _ in range(3):
                await asyncio.sleep(0)
            if number < 3:
                timers[-1]()
        assert told == [2, 3], "so many, and no more"
        assert len(pool.started) == 3 and pool.capacity == 3
        monkeypatch.undo()
        going.set()
        await asyncio.gather(*thoughts)
        assert pool.capacity == 1 and pool._room._value == 1
        assert len(pool._idle) == 1

    asyncio.run(scenario())


class Pipe:
    """The other end of a process: what it says, and what it was told."""

    def __init__(self, *lines: bytes) -> None:
        self.lines = list(lines)
        self.told = b""
        self.is_closed = False

    async def readline(self) -> bytes:
        return self.lines.pop(0)

    def write(self, data: bytes) -> None:
        self.told += data

    async def drain(self) -> None:
        self.told += b"!"

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True


class Child:
    def __init__(self, *lines: bytes, code: int | None = None) -> None:
        self.stdin, self.stdout, self.returncode = Pipe(), Pipe(*lines), code
        self.done: list[str] = []

    def kill(self) -> None:
        self.done.append("kill")
        if self.returncode is None:
            raise ProcessLookupError  # it has just ended by itself

    async def wait(self) -> None:
        self.done.append("wait")


def test_a_process_says_that_it_is_ready_and_then_a_line_for_a_line() -> None:
    async def scenario() -> None:
        child = Child(READY, b'{"action":"a"}\n', b'{"action":')
        process = BotProcess(child)  # type: ignore[arg-type]
        assert process.is_alive
        await process.wait_ready()
        assert (await process.ask(JOB)).action == "a"
        assert child.stdin.told == msgspec.json.encode(JOB) + b"\n!"
        with pytest.raises(EOFError):
            await process.ask(JOB)
        told = child.stdin.told
        child.stdin.close()  # by the system, when the process is gone
        with pytest.raises(EOFError):
            await process.ask(JOB)
        assert child.stdin.told == told and process.is_alive
        await process.end()
        assert child.done == ["kill", "wait"] and child.stdin.is_closed
        gone = Child(b"what?\n", code=1)
        process = BotProcess(gone)  # type: ignore[arg-type]
        assert not process.is_alive
        with pytest.raises(BotFailed):
            await process.wait_ready()
        await process.end()
        assert gone.done == ["wait"], "who has ended is not killed"

    asyncio.run(scenario())


# -- inside a process


def test_a_process_answers_its_jobs_and_ends_with_its_input(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = create_game("hitodama", 2, 1)
    view = game.seat_view(game.decisions[0].seat)
    job = bot_job(game.rules, view, "random", seed=3, top=2)
    lines = msgspec.json.encode(job) + b"\n{}\n"
    written: list[bytes] = []
    done: list[object] = []

    def write(data: bytes) -> None:
        written.append(data)

    instead(monkeypatch, os, worker, nice=done.append)
    monkeypatch.setattr(worker, "limit_memory", done.append)
    monkeypatch.setattr(worker, "own_output", lambda: SimpleNamespace(write=write))
    instead(monkeypatch, sys, worker, stdin=SimpleNamespace(buffer=io.BytesIO(lines)))
    worker.main()
    assert done == [worker.NICENESS, worker.MEMORY]
    assert written[0] == READY and all(line.endswith(b"\n") for line in written)
    first, second = (msgspec.json.decode(line, type=BotReply) for line in written[1:])
    assert first.action in [action.text for action in game.decisions[0].actions]
    assert len(first.choices) == 2 and not first.failure
    assert "ValidationError" in second.failure
    assert worker.thought(msgspec.structs.replace(job, top=0)).choices == []


def test_what_a_bot_prints_is_no_reply(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []

    def dup(number: int) -> int:
        done.append(("dup", number))
        return 7

    instead(
        monkeypatch,
        os,
        worker,
        dup=dup,
        dup2=lambda *numbers: done.append(numbers),
        fdopen=lambda *given, **more: done.append((given, more)),
    )
    worker.own_output()
    assert done == [("dup", 1), (2, 1), ((7, "wb"), {"buffering": 0})]


@pytest.mark.parametrize(("most", "is_set"), [(-1, True), (500, True), (300, False), (200, False)])
def test_a_process_has_so_much_memory_and_never_more_than_it_had(
    most: int, is_set: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    resource = pytest.importorskip("resource")
    told: list[object] = []
    monkeypatch.setattr(resource, "RLIM_INFINITY", -1)
    monkeypatch.setattr(resource, "getrlimit", lambda what: (0, most))
    monkeypatch.setattr(resource, "setrlimit", lambda what, limits: told.append(limits))
    worker.limit_memory(300)
    assert told == ([(300, most)] if is_set else [])
