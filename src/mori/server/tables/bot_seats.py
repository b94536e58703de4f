"""The bots of a table: which of them have a turn, and their answers."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from functools import partial

from mori.core.errors import NOT_YOUR_DECISION, IllegalAction
from mori.core.shuffle import CHOSEN
from mori.server.bots.job import bot_job
from mori.server.errors import log
from mori.server.storage import BotTurn, StoredTable
from mori.server.storage.rows import PERSON
from mori.server.tables.context import Context
from mori.server.tables.course import Mark
from mori.server.tables.lessons import answer_due
from mori.server.tables.truth import Truth
from mori.server.tables.work import Work


class BotSeats:
    """The seats of one table that bots play, also in place of people who are away."""

    def __init__(
        self,
        truth: Truth,
        lock: asyncio.Lock,
        context: Context,
        work: Work,
        refresh: Callable[[], Awaitable[None]],
    ) -> None:
        self._truth = truth
        self._lock = lock
        self._context = context
        self._work = work
        self._refresh = refresh  # loads changes made by other services

    @property
    def are_asked(self) -> bool:
        asked = self._truth.bots_asked(self._truth.course)
        return asked is not None and bool(asked.seats)

    def wake(self) -> None:
        """Wake the taking of turns if a bot has one here."""
        if self.are_asked:
            self._context.wake_bots()

    def _has(self, seat: int) -> bool:
        table = self._truth.stored
        return table.started and table.seats[seat] != PERSON

    async def play(self, turn: BotTurn) -> bool:
        """Let a bot take a turn; False if there is nothing to answer."""
        seat, truth = turn.seat, self._truth
        await self._context.feed.look(truth.stored.id)  # watched tables come first
        if (turn.rewinds, turn.question) != (truth.rewinds, truth.course.game.state.question):
            # The turn was stored with another position. Ending it here, before loading what is
            # stored now, could delete a turn that nobody would create again.
            await self._refresh()
        async with self._lock:
            game = truth.course.game
            decision = game.decision_of(seat)
            if decision is None or truth.stored.is_replay or not self._has(seat):
                return False
            mark = truth.mark
            due = answer_due(truth.stored, game)
            if truth.stored.lesson and (due is None or due[0] != seat):
                return False
            bot, seed = truth.stored.seats[seat], seed_of_bot(truth.stored, seat, decision.number)
            job = bot_job(game.rules, game.seat_view(seat), bot, seed)
        choice = due[1] if due is not None else await self._context.pool.choose(job, decision)
        await self._work.whole(self._answer(seat, choice, decision.number, mark))
        return True

    async def _answer(self, seat: int, choice: str, decision: int, mark: Mark) -> None:
        async with self._lock:
            try:
                may = partial(self._require, seat)
                await self._truth.answer(seat, [choice], decision, mark, "bot", may)
            except IllegalAction as error:  # an undo or another service was faster
                id = self._truth.stored.id
                log.info("bot_stale table=%s seat=%d error=%s", id, seat, error)

    def _require(self, seat: int) -> None:
        """IllegalAction if a person has the seat by now."""
        if not self._has(seat):
            raise IllegalAction(NOT_YOUR_DECISION, None, {"seat": seat})


def seed_of_bot(table: StoredTable, seat: int, question: int) -> int | None:
    """The seed of a bot's answer where the deal was chosen; None: its randomness is its own.

    So a chosen seed fixes the bots as well as the cards: with the same answers a challenge is the
    same game for everybody. Whoever chose the seed knows it, so nothing is given away.
    """
    if table.shuffle != CHOSEN:
        return None
    told = f"mori-bot/1:{table.seed}:{seat}:{question}".encode("ascii")
    return int.from_bytes(hashlib.sha256(told).digest()[:8], "big") >> 1
