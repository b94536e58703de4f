"""The pool of processes for bots, started on demand up to a set number.

A process whose bot times out or breaks down is killed and replaced. A bot that thinks for long
gives up its place meanwhile. So a bot that hangs or crashes delays only its own move, which the
fallback then makes.
"""

import asyncio
import contextlib
import secrets
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from mori.bots import FALLBACK
from mori.core.decision import Decision
from mori.server.bots.job import READY, BotJob, BotReply
from mori.server.errors import log
from mori.server.metrics import Metrics

START_SECONDS: Final = 60.0  # for interpreter and imports, on a busy machine
SLOW_SECONDS: Final = 2.0  # a bot that thinks for longer gives up its place
MOST_SLOW: Final = 2  # slow bots for each place
REPLY_LIMIT: Final = 1 << 20  # bytes: a traceback fits, a flood does not


class BotFailed(Exception):
    """A process or the bot in it failed."""

    why = "failed"


class BotDied(BotFailed):
    """A process ended without a reply, perhaps killed by the system and not because of the bot."""


class BotTimedOut(BotFailed):
    """A bot thought for too long."""

    why = "late"


class BotIllegal(BotFailed):
    """A bot chose an illegal action."""

    why = "illegal"


class NotWanted(Exception):
    """The choice was no longer wanted before a bot was asked for it."""


class BotPool:
    """Processes that wait for jobs."""

    def __init__(
        self, command: tuple[str, ...], workers: int, seconds: float, metrics: Metrics
    ) -> None:
        self._command = command
        self._seconds = seconds
        self._metrics = metrics
        self._workers = workers
        self._slow = 0  # number of slow bots
        self._room = asyncio.Semaphore(workers)
        self.on_room: Callable[[], None] = lambda: None  # called when there is a free place
        self._idle: list[BotProcess] = []
        self._all: set[BotProcess] = set()

    @property
    def capacity(self) -> int:
        """How many bots may think at once now."""
        return self._workers + self._slow

    async def choose(self, job: BotJob, decision: Decision) -> str:
        """A legal choice in any case: the bot's, the fallback's, or any."""
        for bot in dict.fromkeys((job.bot, FALLBACK)):
            asked = msgspec.structs.replace(job, bot=bot)
            try:
                choice = await self._choose(asked)
                if any(choice == action.text for action in decision.actions):
                    return choice
                raise BotIllegal(choice[:60])
            except BotFailed as error:
                self._note_failed(asked, error)
        return secrets.choice(decision.canonical).text

    async def _choose(self, job: BotJob) -> str:
        try:
            return (await self.think(job)).action
        except BotDied as error:
            log.warning("bot_died game=%s bot=%s detail=%s: asked again", job.game, job.bot, error)
            return (await self.think(job)).action

    async def think(self, job: BotJob, is_wanted: Callable[[], bool] = lambda: True) -> BotReply:
        """The bot's choice; raises BotFailed, such as BotTimedOut.

        Raises NotWanted if the choice is no longer wanted when there is a place. Cancelling it ends
        a process, so that is only for the end of the service.
        """
        async with self._some_room():
            if not is_wanted():
                raise NotWanted
            began = time.monotonic()
            try:
                reply = await self._ask(job)
            except TimeoutError:
                raise BotTimedOut from None
            except (OSError, EOFError) as error:
                raise BotDied(repr(error)) from error
            except (msgspec.MsgspecError, ValueError) as error:
                raise BotFailed(repr(error)) from error
            if reply.failure:
                raise BotFailed(reply.failure)
            self._metrics.bot_seconds.labels(job.bot).observe(time.monotonic() - began)
            return reply

    @asynccontextmanager
    async def _some_room(self) -> AsyncIterator[None]:
        """Take a place to think; it is given up if the bot takes long."""
        await self._room.acquire()
        is_slow = False

        def make_room() -> None:
            nonlocal is_slow
            if self._slow < self._workers * MOST_SLOW:
                is_slow = True
                self._slow += 1
                self._room.release()
                self.on_room()

        timer = asyncio.get_running_loop().call_later(SLOW_SECONDS, make_room)
        try:
            yield
        finally:
            timer.cancel()
            if is_slow:
                self._slow -= 1
            else:
                self._room.release()

    def _note_failed(self, job: BotJob, error: BotFailed) -> None:
        """Log and count a move that the fallback must make."""
        self._metrics.bots_replaced.labels(job.bot, error.why).inc()
        log.warning("bot_%s game=%s bot=%s detail=%s", error.why, job.game, job.bot, error)

    async def close(self) -> None:
        """End all processes."""
        for process in list(self._all):
            await self._end(process)

    async def _ask(self, job: BotJob) -> BotReply:
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

    async def ask(self, job: BotJob) -> BotReply:
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
