"""The pool of places where bots think: who may think at once, and what happens if a bot fails.

A bot that thinks for long gives up its place meanwhile. So a bot that hangs or crashes delays only
its own move, which the fallback then makes.
"""

import asyncio
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from mori.bots import FALLBACK
from mori.core.decision import Decision
from mori.server.bots.job import AnyJob, BotJob, BotReply
from mori.server.errors import log
from mori.server.metrics import Metrics

SLOW_SECONDS: Final = 2.0  # a bot that thinks for longer gives up its place
MOST_SLOW: Final = 2  # slow bots for each place


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


class BotPool(ABC):
    """A number of places to think in; how a bot is asked is left to each kind of pool."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self._metrics = metrics
        self._workers = workers
        self._slow = 0  # number of slow bots
        self._room = asyncio.Semaphore(workers)
        self.on_room: Callable[[], None] = lambda: None  # called when there is a free place

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

    async def think(self, job: AnyJob, is_wanted: Callable[[], bool] = lambda: True) -> BotReply:
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

    @abstractmethod
    async def _ask(self, job: AnyJob) -> BotReply:
        """The reply to a job; TimeoutError if it takes too long."""

    @abstractmethod
    async def close(self) -> None:
        """End everything that thinks."""
