"""Hints: what the strongest bot would choose, computed when a seat asks for it.

The bot thinks about a copy, so neither the game, its randomness nor its record changes. Each
decision is thought about once, however often and from wherever its seat asks. When the decision is
no longer open, everybody who still waits gets an error that it is stale.

A bot that has not started by then never does. One that is thinking is left to finish: killing its
process and starting another costs more than the thought, and a player who answers and undoes could
cause that without end. Until then it counts as a running hint of the address that asked.
"""

import asyncio
import hashlib
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final, NamedTuple

from mori.bots import bots_for
from mori.core.decision import Decision
from mori.core.errors import STALE_DECISION, IllegalAction
from mori.core.game import Game
from mori.server.bots.job import BotJob, bot_job
from mori.server.bots.pool import BotFailed, BotIllegal, BotPool, BotTimedOut, NotWanted
from mori.server.errors import RequestError, log
from mori.server.metrics import Metrics
from mori.server.protocol.answers import AdviceData
from mori.server.tables.decisions import require_asked

SEED_BYTES: Final = 7  # a seed is a number below 2**63
TOLD: Final = 3  # choices that a hint lists

Place = Callable[[], AbstractContextManager[None]]


class Question(NamedTuple):
    """Identifies a decision. After an undo, numbers of decisions repeat."""

    rewinds: int
    number: int


class Hint(NamedTuple):
    """The bot asked, the action it would choose, and the best choices with their estimates."""

    bot: str
    action: str
    choices: list[AdviceData]


class Asked(NamedTuple):
    """A decision that a hint was asked for, and the future of the hint."""

    question: Question
    hint: "asyncio.Future[Hint]"


class Hints:
    """The hints of one table, by seat."""

    def __init__(self, table: str, pool: BotPool, metrics: Metrics) -> None:
        self._table = table
        self._pool = pool
        self._metrics = metrics
        self._asked: dict[int, Asked] = {}
        self._thinking: set[asyncio.Task[None]] = set()

    @property
    def are_thinking(self) -> bool:
        return bool(self._thinking)

    def hint(
        self, game: Game, question: Question, seat: int, place: Place
    ) -> "asyncio.Future[Hint]":
        """The hint for a decision of a seat: known, in progress, or started now.

        A new one takes a place from `place` until the bot is done; RequestError if there is none.
        """
        decision = require_asked(game, question.number, seat)
        known = self._asked.get(seat)
        if known is not None and known.question == question:
            return known.hint
        if known is not None:
            self._drop(seat)
        bot = bots_for(game.rules.game, game.rules.players)[-1]
        seed = hint_seed(self._table, seat, question.number)
        job = bot_job(game.rules, game.seat_view(seat), bot, seed, TOLD)
        taken = place()
        taken.__enter__()
        hint: asyncio.Future[Hint] = asyncio.get_running_loop().create_future()
        hint.add_done_callback(_look_at)
        thinking = asyncio.create_task(self._think(job, decision, hint))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thinking.discard)
        thinking.add_done_callback(lambda _: taken.__exit__(None, None, None))
        self._asked[seat] = Asked(question, hint)
        return hint

    async def _think(self, job: BotJob, decision: Decision, hint: "asyncio.Future[Hint]") -> None:
        try:
            found = await self._ask(job, decision, hint)
        except Exception as error:
            if not hint.done():
                hint.set_exception(error)
                del self._asked[decision.seat]  # the next request tries again
        else:
            if not hint.done():
                hint.set_result(found)

    async def _ask(self, job: BotJob, decision: Decision, hint: "asyncio.Future[Hint]") -> Hint:
        try:
            reply = await self._pool.think(job, lambda: not hint.done())
            legal = {action.text for action in decision.actions}
            for action in (reply.action, *(choice.action for choice in reply.choices)):
                if action not in legal:
                    raise BotIllegal(action[:60])
        except BotFailed as error:
            self._metrics.hints.labels(job.game, error.why).inc()
            log.warning("hint_%s game=%s bot=%s detail=%s", error.why, job.game, job.bot, error)
            late = isinstance(error, BotTimedOut)
            raise RequestError("hint_late") if late else RequestError("hint_failed") from None
        except NotWanted:
            self._metrics.hints.labels(job.game, "stale").inc()
            raise
        self._metrics.hints.labels(job.game, "stale" if hint.done() else "given").inc()
        return Hint(job.bot, reply.action, reply.choices)

    def forget_but(self, question: Question, seats: list[int]) -> None:
        """Drop the hints for all decisions but the open ones of these seats."""
        for seat, asked in list(self._asked.items()):
            if asked.question != question or seat not in seats:
                self._drop(seat)

    def _drop(self, seat: int) -> None:
        asked = self._asked.pop(seat)
        if not asked.hint.done():
            asked.hint.set_exception(IllegalAction(STALE_DECISION))

    async def close(self) -> None:
        for seat in list(self._asked):
            self._drop(seat)
        for thinking in self._thinking:
            thinking.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)


def hint_seed(table: str, seat: int, number: int) -> int:
    """The seed of the bot's randomness: fixed for a decision, independent of the game's seed."""
    digest = hashlib.sha256(f"{table} {seat} {number}".encode()).digest()
    return int.from_bytes(digest[:SEED_BYTES])


def _look_at(hint: "asyncio.Future[Hint]") -> None:
    hint.exception()  # marks it as retrieved: nobody may be waiting any more
