"""A table that somebody sits at or looks at: its game in memory, its listeners, its bots.

The stored answers are the truth. What is here is a copy of their consequence, changed under one
lock: applied, stored, told, in this order, so that nobody is ever told what could still be lost.
"""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from mori.core.errors import STALE_DECISION, IllegalAction, Reason
from mori.core.view import SeatView
from mori.server.bots import BotPool, bot_job
from mori.server.encoding import encode
from mori.server.errors import RequestError, incident
from mori.server.metrics import Metrics
from mori.server.protocol import (
    DoneMessage,
    StateData,
    StateMessage,
    SuggestionMessage,
    TableInfo,
    WelcomeMessage,
)
from mori.server.storage import Conflict, Store, StoredTable
from mori.server.storage.rows import PERSON
from mori.server.tables.asked import require_asked, tried_answers
from mori.server.tables.course import Course, restored
from mori.server.tables.hints import Hints, Question
from mori.server.tables.info import table_info
from mori.server.tables.listener import Listener
from mori.server.tables.seen import (
    can_undo,
    facts_data,
    state_now,
    told_since,
    tried_message,
)

T = TypeVar("T")


class LiveTable:
    """A table in memory."""

    def __init__(
        self, stored: StoredTable, course: Course, store: Store, pool: BotPool, metrics: Metrics
    ) -> None:
        self.stored = stored
        self.course = course
        self.users = 0  # who holds this object: while there are any, it must stay the only one
        self._store = store
        self._pool = pool
        self._metrics = metrics
        self._lock = asyncio.Lock()
        self._rewinds = 0  # after one, the same question's number can mean another question
        self._listeners: set[Listener] = set()
        self._bots: dict[int, asyncio.Task[None]] = {}  # by seat: those that think
        self._hints = Hints(stored.id, pool, metrics)
        self._work: set[asyncio.Task[Any]] = set()

    @property
    def is_busy(self) -> bool:
        held = self.users or self._listeners or self._bots or self._work
        return bool(held) or self._hints.are_thinking

    def info(self, *, with_components: bool = False) -> TableInfo:
        """What everybody may know of the table."""
        printed = self.course.game.components() if with_components else None
        return table_info(self.stored, self.course.game.is_over, printed)

    # -- looking on

    async def join(self, listener: Listener) -> None:
        """Welcome a listener, who from now on is told everything."""
        async with self._lock:
            facts = self.course.game.facts_for(listener.seat)
            known = self.course.game.seat_view(listener.seat)
            state = state_now(self.course, known)
            table = self.info(with_components=True)
            told = facts_data(known, facts)
            listener.send(WelcomeMessage(table, listener.seat, told, state))
            listener.told = len(self.course.game.facts)
            self._listeners.add(listener)
        self.wake_bots()  # should a bug have put them to sleep

    @asynccontextmanager
    async def steady(self) -> AsyncIterator[Course]:
        """The course, while nothing is on its way into it that could still fail."""
        async with self._lock:
            yield self.course

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    async def why_not(self, seat: int, action: str) -> Reason | None:
        async with self._lock:
            return self.course.game.why_not(action, seat)

    async def why_not_at(self, seat: int, place: str) -> Reason | None:
        async with self._lock:
            return self.course.game.why_not_at(place, seat)

    async def hint(self, listener: Listener, id: int, decision: int) -> None:
        """Tell a listener what a bot would choose in its seat, if it is still asked by then."""
        seat = listener.seat
        assert seat is not None
        async with self._lock:
            question = Question(self._rewinds, decision)
            thought = self._hints.hint(self.course.game, question, seat)
        hint = await asyncio.shield(thought)  # others may wait for it, too
        async with self._lock:
            if question.rewinds != self._rewinds:
                raise IllegalAction(STALE_DECISION)
            require_asked(self.course.game, decision, seat)
            listener.send(SuggestionMessage(id, decision, *hint))

    async def try_out(self, listener: Listener, id: int, decision: int, actions: list[str]) -> None:
        """Tell a listener how things would stand after answers of its seat; nothing changes."""
        assert listener.seat is not None
        async with self._lock:
            tried = tried_answers(self.course.game, decision, listener.seat, actions)
            listener.send(tried_message(id, tried))

    # -- changing

    async def answer(self, listener: Listener, id: int, decision: int, actions: list[str]) -> None:
        """Answer a decision for a listener's seat."""
        await self._whole(self._answer(listener, id, decision, actions))

    async def _answer(self, listener: Listener, id: int, decision: int, actions: list[str]) -> None:
        assert listener.seat is not None
        async with self._lock:
            if len(actions) > 1:
                # All or none, and in the seat's own world: a refusal must not tell what is hidden.
                tried_answers(self.course.game, decision, listener.seat, actions)
            await self._apply(listener.seat, actions, decision, "person")
            listener.send(DoneMessage(id))
        self.wake_bots()

    async def undo(self, listener: Listener, id: int) -> None:
        """Take back the latest answer of a listener's seat."""
        await self._whole(self._undo(listener, id))

    async def _undo(self, listener: Listener, id: int) -> None:
        async with self._lock:
            course = self.course
            seat = listener.seat
            if seat is None or not can_undo(course, seat):
                raise RequestError("nothing_to_undo")
            taken = course.game.undoable(seat)[0] + 1
            before, kept = await asyncio.to_thread(course.without, taken)
            try:
                await asyncio.to_thread(
                    self._store.take_back, self.stored.id, course.step, kept, before.summary()
                )
            except Conflict:
                await self._reload()
                raise RequestError("nothing_to_undo") from None
            self.course = before
            self._rewinds += 1
            self._metrics.undos.labels(self.stored.game).inc()
            self._tell(rewound=True)
            listener.send(DoneMessage(id))
        self.wake_bots()

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked for it has gone meanwhile."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._finish)
        return await asyncio.shield(task)

    def _finish(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # looked at: whoever waited for it may have gone

    async def _apply(self, seat: int, actions: list[str], decision: int, by: str) -> None:
        """Apply answers, store them, tell everybody. If they cannot be stored, they never were."""
        course, before = self.course, self.course.step
        try:
            given = course.give(actions, seat, decision)
            await asyncio.to_thread(
                self._store.add_answers, self.stored.id, given, course.summary()
            )
        except Exception as error:
            if isinstance(error, IllegalAction) and course.step == before:
                raise
            self.course = await asyncio.to_thread(course.rewound, before)
            self._rewinds += 1
            if not isinstance(error, Conflict):
                raise
            await self._reload()
            current = self.course.game.state.question
            data: dict[str, object] = {"given": decision, "current": current}
            raise IllegalAction(STALE_DECISION, None, data) from None
        self._metrics.answers.labels(self.stored.game, by).inc(len(given))
        self._tell(rewound=False)

    async def _reload(self) -> None:
        """Take what is stored, which somebody else has changed, and say so."""
        loaded = await asyncio.to_thread(self._store.load, self.stored.id)
        if loaded is None:
            raise RequestError("unknown_table")
        rules = self.course.game.rules
        self.course = await asyncio.to_thread(restored, *loaded, rules)
        self._rewinds += 1
        self._tell(rewound=True)

    def _tell(self, *, rewound: bool) -> None:
        """Tell every listener how things stand, and what happened since they last heard."""
        game = self.course.game
        asked = [decision.seat for decision in game.decisions]
        self._hints.forget_but(Question(self._rewinds, game.state.question), asked)
        views: dict[int | None, SeatView] = {}
        states: dict[int | None, StateData] = {}
        messages: dict[tuple[int | None, int], bytes] = {}
        for listener in self._listeners:
            seat = listener.seat
            start = 0 if rewound else listener.told
            if seat not in states:
                views[seat] = game.seat_view(seat)
                states[seat] = state_now(self.course, views[seat], rewound=rewound)
            if (seat, start) not in messages:
                moments = [] if rewound else self.course.moments
                facts, seen = told_since(self.course, views[seat], start, moments)
                opened = facts_data(views[seat], game.facts) if game.is_over else []
                messages[seat, start] = encode(StateMessage(states[seat], facts, seen, opened))
            listener.send_encoded(messages[seat, start])
            listener.told = len(game.facts)

    # -- bots

    def wake_bots(self) -> None:
        """Let every bot that is asked and does not think yet begin to."""
        if self.stored.is_replay:
            return
        for decision in self.course.game.decisions:
            seat = decision.seat
            if self.stored.seats[seat] != PERSON and seat not in self._bots:
                self._bots[seat] = asyncio.create_task(self._play_bot(seat))

    async def _play_bot(self, seat: int) -> None:
        is_well = False
        try:
            await self._bot_move(seat)
            is_well = True
        except Exception as error:
            # The table waits until somebody comes: trying again at once would fail as well.
            self._metrics.incidents.inc()
            incident(error, f"bot {self.stored.id}")
        finally:
            del self._bots[seat]
        if is_well:
            self.wake_bots()

    async def _bot_move(self, seat: int) -> None:
        async with self._lock:
            game = self.course.game
            decision = game.decision_of(seat)
            if decision is None:
                return
            asked = (self._rewinds, decision.number)
            job = bot_job(game.rules, game.seat_view(seat), self.stored.seats[seat])
        choice = await self._pool.choose(job, decision)
        async with self._lock:
            game = self.course.game
            if asked != (self._rewinds, game.state.question) or game.decision_of(seat) is None:
                return  # an undo took the question away
            await self._apply(seat, [choice], decision.number, "bot")

    async def close(self) -> None:
        """Let what is being stored be stored, stop the bots, send everybody away."""
        thinking = list(self._bots.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, *self._work, return_exceptions=True)
        await self._hints.close()
        for listener in self._listeners:
            listener.send_encoded(None)
