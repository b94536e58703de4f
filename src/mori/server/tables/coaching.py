"""The coach: says once, before an answer is given, that another choice is clearly better.

It judges from what the seat knows, where bots think, and only for somebody who plays alone. An
answer waits for it only so long: what is not judged by then is played. What a coach says is bounded
(`mori.bots.coach.Restraint`), and it changes nothing at the table.
"""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final, NamedTuple

from mori.bots import bots_for, fit_of
from mori.bots.coach import Restraint
from mori.core.game import Game
from mori.core.rules import GameRules
from mori.server.bots.job import BotReply, bot_job
from mori.server.bots.pool import BotFailed, BotPool, NotWanted
from mori.server.errors import log
from mori.server.metrics import Metrics
from mori.server.protocol.replay import ReplayAction
from mori.server.tables.decisions import require_asked, tried_answers
from mori.server.tables.hints import Question, hint_seed

COACH_SECONDS: Final = 4.0  # an answer waits no longer for being judged

Place = Callable[[], AbstractContextManager[None]]


class Caution(NamedTuple):
    """A choice that is clearly better than the answer, and why."""

    better: ReplayAction
    lead: float
    reasons: list[tuple[str, float]]


class Coaching:
    """The coach of one table."""

    def __init__(
        self,
        table: str,
        pool: BotPool,
        metrics: Metrics,
        worlds: int,
        seconds: float = COACH_SECONDS,
    ) -> None:
        self._table = table
        self._pool = pool
        self._metrics = metrics
        self._has_worlds = worlds > 0
        self._seconds = seconds
        self._restraint = Restraint()
        self._thinking: asyncio.Task[BotReply] | None = None

    @property
    def is_thinking(self) -> bool:
        return self._thinking is not None and not self._thinking.done()

    def is_there(self, rules: GameRules) -> bool:
        """Whether games can be played on here: bots are fast enough, and a net fits."""
        return self._has_worlds and fit_of(rules) != "rough"

    def judge(
        self, game: Game, question: Question, seat: int, actions: list[str], place: Place
    ) -> "asyncio.Task[BotReply] | None":
        """Begin to judge an answer, if the coach may speak now."""
        require_asked(game, question.number, seat)
        tried_answers(game, question.number, seat, actions)
        is_due = self._restraint.is_due(f"{question.rewinds}.{question.number}")
        if not is_due or self.is_thinking:
            return None
        bot = bots_for(game.rules.game, game.rules.players)[-1]
        seed = hint_seed(self._table, seat, question.number)
        job = bot_job(game.rules, game.seat_view(seat), bot, seed, judged=actions)
        taken = place()
        taken.__enter__()
        self._thinking = asyncio.create_task(self._pool.think(job))
        self._thinking.add_done_callback(lambda _: taken.__exit__(None, None, None))
        self._thinking.add_done_callback(_look_at)
        return self._thinking

    async def caution(self, game: str, thinking: "asyncio.Task[BotReply]") -> Caution | None:
        """What it says; None if it has nothing to say, fails or takes too long.

        A process that takes long is left to finish: ending it costs more than the thought.
        """
        try:
            reply = await asyncio.wait_for(asyncio.shield(thinking), self._seconds)
        except TimeoutError:
            self._note(game, "late")
            return None
        except (BotFailed, NotWanted) as error:
            self._note(game, "failed")
            log.warning("coach_failed game=%s detail=%s", game, error)
            return None
        if not reply.line:
            self._note(game, "silent")
            return None
        self._note(game, "spoken")
        self._restraint.spoke()
        return Caution(reply.line[0], reply.lead, reply.reasons)

    def _note(self, game: str, how: str) -> None:
        self._metrics.coached.labels(game, how).inc()

    async def close(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)


def _look_at(thinking: "asyncio.Task[BotReply]") -> None:
    if not thinking.cancelled():
        thinking.exception()  # marks it as retrieved: nobody may be waiting any more
