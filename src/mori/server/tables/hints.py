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
from mori.server.protocol.replay import ReplayAction
from mori.server.tables.context import HINT_WORLDS
from mori.server.tables.decisions import require_asked, tried_answers

SEED_BYTES: Final = 7  # a seed is a number below 2**63
TOLD: Final = 3  # choices that a hint lists

Place = Callable[[], AbstractContextManager[None]]


class Question(NamedTuple):
    """Identifies a decision. After an undo, numbers of decisions repeat."""

    rewinds: int
    number: int


class Hint(NamedTuple):
    """The bot asked, its action, the best choices, the rest of the turn, and the reason."""

    bot: str
    action: str
    choices: list[AdviceData]
    line: list[ReplayAction]
    lead: float
    reasons: list[tuple[str, float]]


class Asked(NamedTuple):
    """A decision that a hint was asked for, with units counted up, and the future of the hint."""

    question: Question
    counted: tuple[str, ...]
    hint: "asyncio.Future[Hint]"


class Hints:
    """The hints of one table, by seat."""

    def __init__(
        self, table: str, pool: BotPool, metrics: Metrics, worlds: int = HINT_WORLDS
    ) -> None:
        self._table = table
        self._pool = pool
        self._metrics = metrics
        self._worlds = worlds
        self._asked: dict[tuple[int, bool], Asked] = {}  # by seat, and whether it is a deep one
        self._thinking: set[asyncio.Task[None]] = set()

    @property
    def are_thinking(self) -> bool:
        return bool(self._thinking)

    def hint(
        self,
        game: Game,
        question: Question,
        seat: int,
        place: Place,
        counted: tuple[str, ...] = (),
        *,
        is_deep: bool = False,
    ) -> "asyncio.Future[Hint]":
        """The hint for a decision of a seat: known, in progress, or started now.

        Without worlds to play in, a deep one is the usual one.

        A new one takes a place from `place` until the bot is done; RequestError if there is none.
        """
        decision = require_asked(game, question.number, seat)
        is_deep = is_deep and self._worlds > 0
        key = (seat, is_deep)
        known = self._asked.get(key)
        if known is not None and (known.question, known.counted) == (question, counted):
            return known.hint
        view = game.seat_view(seat)
        if counted:
            view = tried_answers(game, question.number, seat, list(counted)).known
            if view.decision is None:
                raise IllegalAction(STALE_DECISION)
            decision = view.decision
        if known is not None:
            self._drop(key)
        bot = bots_for(game.rules.game, game.rules.players)[-1]
        seed = hint_seed(self._table, seat, question.number)
        job = bot_job(game.rules, view, bot, seed, TOLD, self._worlds if is_deep else 0)
        taken = place()
        taken.__enter__()
        hint: asyncio.Future[Hint] = asyncio.get_running_loop().create_future()
        hint.add_done_callback(_look_at)
        thinking = asyncio.create_task(self._think(job, decision, hint, key))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thinking.discard)
        thinking.add_done_callback(lambda _: taken.__exit__(None, None, None))
        self._asked[key] = Asked(question, counted, hint)
        return hint

    async def _think(
        self,
        job: BotJob,
        decision: Decision,
        hint: "asyncio.Future[Hint]",
        key: tuple[int, bool],
    ) -> None:
        try:
            found = await self._ask(job, decision, hint)
        except Exception as error:
            if not hint.done():
                hint.set_exception(error)
                del self._asked[key]  # the next request tries again
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
        return Hint(job.bot, reply.action, reply.choices, reply.line, reply.lead, reply.reasons)

    def forget_but(self, question: Question, seats: list[int]) -> None:
        """Drop the hints for all decisions but the open ones of these seats."""
        for key, asked in list(self._asked.items()):
            if asked.question != question or key[0] not in seats:
                self._drop(key)

    def _drop(self, key: tuple[int, bool]) -> None:
        asked = self._asked.pop(key)
        if not asked.hint.done():
            asked.hint.set_exception(IllegalAction(STALE_DECISION))

    async def close(self) -> None:
        for key in list(self._asked):
            self._drop(key)
        for thinking in self._thinking:
            thinking.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)


def hint_seed(table: str, seat: int, number: int) -> int:
    """The seed of the bot's randomness: fixed for a decision, independent of the game's seed."""
    digest = hashlib.sha256(f"{table} {seat} {number}".encode()).digest()
    return int.from_bytes(digest[:SEED_BYTES])


def _look_at(hint: "asyncio.Future[Hint]") -> None:
    hint.exception()  # marks it as retrieved: nobody may be waiting any more
