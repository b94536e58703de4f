"""Where bots think in a browser: in another worker, which gets what a process would get."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from mori.bots.levels import levels_for
from mori.core.bot_level import NET
from mori.server.bots.job import BotJob, BotReply
from mori.server.bots.pool import BotPool
from mori.server.bots.worker import reply_to
from mori.server.metrics import Metrics

SECONDS: Final = 120.0  # a phone may have to load the engine and a net first

Ask = Callable[[str], Awaitable[str]]  # a job as JSON, its reply as JSON
End = Callable[[], object]  # ends the other worker; the next job starts another


class OtherWorker(BotPool):
    """One worker that thinks, one job after the other."""

    def __init__(self, ask: Ask, end: End, metrics: Metrics, seconds: float = SECONDS) -> None:
        super().__init__(1, metrics)
        self._ask_it = ask
        self._end = end
        self._seconds = seconds

    async def _ask(self, job: BotJob) -> BotReply:
        text = msgspec.json.encode(job).decode()
        try:
            reply = await asyncio.wait_for(self._ask_it(text), self._seconds)
        except TimeoutError:
            self._end()
            raise
        return msgspec.json.decode(reply, type=BotReply)

    async def close(self) -> None:
        self._end()


def net_for(job: str) -> str:
    """The game whose net the bot of a job needs; "": none. The file is loaded only then."""
    asked = msgspec.json.decode(job, type=BotJob)
    levels = {level.name: level for level in levels_for(asked.game, asked.players)}
    strong = levels.get(asked.bot)
    is_needed = strong is not None and strong.mind == NET
    is_advice = asked.top > 0 and any(level.mind == NET for level in levels.values())
    return asked.game if is_needed or is_advice else ""


def think(job: str) -> str:
    """The reply to a job."""
    return msgspec.json.encode(reply_to(job.encode())).decode()
