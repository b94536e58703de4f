"""Where bots think in a browser: in another worker, which gets what a process would get."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from mori.server.bots.job import AnyJob, BotReply
from mori.server.bots.pool import BotPool
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

    async def _ask(self, job: AnyJob) -> BotReply:
        text = msgspec.json.encode(job).decode()
        try:
            reply = await asyncio.wait_for(self._ask_it(text), self._seconds)
        except TimeoutError:
            self._end()
            raise
        return msgspec.json.decode(reply, type=BotReply)

    async def close(self) -> None:
        self._end()
