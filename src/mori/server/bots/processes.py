"""Processes for bots, started on demand up to a set number.

A process whose bot times out or breaks down is killed and replaced.
"""

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec

from mori.server.bots.job import READY, AnyJob, BotReply
from mori.server.bots.pool import BotFailed, BotPool
from mori.server.errors import log
from mori.server.metrics import Metrics

START_SECONDS: Final = 60.0  # for interpreter and imports, on a busy machine
REPLY_LIMIT: Final = 1 << 20  # bytes: a traceback fits, a flood does not


class BotProcesses(BotPool):
    """Processes that wait for jobs."""

    def __init__(
        self, command: tuple[str, ...], workers: int, seconds: float, metrics: Metrics
    ) -> None:
        super().__init__(workers, metrics)
        self._command = command
        self._seconds = seconds
        self._idle: list[BotProcess] = []
        self._all: set[BotProcess] = set()

    async def close(self) -> None:
        """End all processes."""
        for process in list(self._all):
            await self._end(process)

    async def _ask(self, job: AnyJob) -> BotReply:
        process = await self._ready()
        try:
            reply = await asyncio.wait_for(process.ask(job), self._seconds)
        except BaseException:  # also when cancelled: a late reply would be taken for the next one
            await self._end(process)
            raise
        if reply.failure or len(self._idle) >= self._workers:
            await self._end(process)  # the bot may have left it in any state
        else:
            self._idle.append(process)
        return reply

    async def _ready(self) -> "BotProcess":
        """A running process: an idle one, or a new one."""
        while self._idle:
            process = self._idle.pop()
            if process.is_alive:
                return process
            log.warning("bot_process_gone")
            await self._end(process)
        return await self._start()

    async def _start(self) -> "BotProcess":
        # In its own session: Ctrl-C in a terminal goes to the service, which ends the process.
        child = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, limit=REPLY_LIMIT, start_new_session=True
        )
        process = BotProcess(child)
        self._all.add(process)
        try:
            await asyncio.wait_for(process.wait_ready(), START_SECONDS)
        except BaseException:
            await self._end(process)
            raise
        return process

    async def _end(self, process: "BotProcess") -> None:
        self._all.discard(process)
        if process in self._idle:
            self._idle.remove(process)
        await process.end()


class BotProcess:
    """One process: a job per line in, a reply per line out."""

    def __init__(self, child: Process) -> None:
        self._child = child

    @property
    def is_alive(self) -> bool:
        return self._child.returncode is None

    async def wait_ready(self) -> None:
        assert self._child.stdout is not None
        if await self._child.stdout.readline() != READY:
            raise BotFailed("start")

    async def ask(self, job: AnyJob) -> BotReply:
        assert self._child.stdin is not None and self._child.stdout is not None
        if self._child.stdin.is_closing():  # the process is gone; its pipe shows that first
            raise EOFError
        self._child.stdin.write(msgspec.json.encode(job) + b"\n")
        await self._child.stdin.drain()
        line = await self._child.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return msgspec.json.decode(line, type=BotReply)

    async def end(self) -> None:
        if self._child.returncode is None:
            with contextlib.suppress(ProcessLookupError):  # it may have ended already
                self._child.kill()
        await self._child.wait()
        assert self._child.stdin is not None
        self._child.stdin.close()
