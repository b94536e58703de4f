"""Hints: what the strongest bot would choose in a seat's place, told when the seat asks.

Thinking looks at a copy and changes nothing: neither the game nor its chance nor its record. A
question is thought about once, however often and from wherever its seat asks. When it is open no
more, those who still wait hear at once that it is stale. A bot that has not begun is not asked;
one that thinks already comes to its end: to kill its process and start another costs more than a
thought, and somebody who answers and takes back could have that done without end. Until then the
thought counts as one of the address that wanted it.
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
from mori.server.tables.asked import require_asked

SEED_BYTES: Final = 7  # a seed is a number below 2**63
TOLD: Final = 3  # choices

Place = Callable[[], AbstractContextManager[None]]


class Question(NamedTuple):
    """What tells a question from every other: after an undo, its number can come again."""

    rewinds: int
    number: int


class Hint(NamedTuple):
    """A bot, the text of the action it would choose, and the best choices with their promise."""

    bot: str
    action: str
    choices: list[AdviceData]


class Asked(NamedTuple):
    """A question somebody wants a hint for, and what will be the hint."""

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
        """The hint for a seat that is asked this question: known, on its way, or begun now.

        If it is begun it has a place until the bot is done, and is refused if there is none.
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
                del self._asked[decision.seat]  # who asks again lets it be tried again
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
        """Let go of everything but what these seats are asked now."""
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
    """The bot's chance: the same whenever the same is asked, and nothing of the game's seed."""
    digest = hashlib.sha256(f"{table} {seat} {number}".encode()).digest()
    return int.from_bytes(digest[:SEED_BYTES])


def _look_at(hint: "asyncio.Future[Hint]") -> None:
    hint.exception()  # looked at: whoever waited for it may have gone
