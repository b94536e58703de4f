"""A table that somebody sits at or looks at: its game in memory, its listeners, its bots.

The stored answers are the truth (`Truth`). What is here is a copy of their consequence, changed
under one lock, so that what comes from several sides is served in some order.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from mori.core.errors import NOT_YOUR_DECISION, IllegalAction, Reason
from mori.server.bots import BotPool, bot_job
from mori.server.errors import RequestError, log
from mori.server.feed import Feed
from mori.server.metrics import Metrics
from mori.server.protocol import DoneMessage, SuggestionMessage, TableInfo, TroubleMessage
from mori.server.storage import Arrangement, BotTurn, StorageTrouble, Store, StoredTable
from mori.server.storage.rows import ALL, PERSON
from mori.server.tables.asked import require_asked, tried_answers
from mori.server.tables.audience import Audience
from mori.server.tables.course import Course
from mori.server.tables.gathering import come_back, people_of
from mori.server.tables.hints import Hints, Question
from mori.server.tables.info import table_info
from mori.server.tables.listener import Listener
from mori.server.tables.marks import Mark
from mori.server.tables.saving import Saving
from mori.server.tables.seen import tried_message
from mori.server.tables.talking import Talking
from mori.server.tables.truth import Truth
from mori.server.tables.undoing import Undoing

T = TypeVar("T")


@dataclass(kw_only=True)
class Means:
    """What every table of a service works with."""

    store: Store
    feed: Feed
    pool: BotPool
    metrics: Metrics
    wake_bots: Callable[[], None] = lambda: None  # there may be turns to take


class LiveTable:
    """A table in memory."""

    def __init__(self, stored: StoredTable, course: Course, means: Means) -> None:
        self.users = 0  # who holds this object: while there are any, it must stay the only one
        self.is_broken = False  # it cannot be played on: whoever comes next opens it anew
        self._means = means
        self._lock = asyncio.Lock()
        self._audience = Audience()
        self._saving = Saving(means.store, means.metrics, self._tell_trouble)
        self._truth = Truth(
            stored,
            course,
            means.store,
            means.feed,
            means.metrics,
            self._saving,
            self._tell,
            self._tell_arranged,
        )
        self._undoing = Undoing(self._truth, self._saving, self._audience.tell)
        self._talking = Talking(self._truth, means.store, self._saving, self._audience)
        self._hints = Hints(stored.id, means.pool, means.metrics)
        self._work: set[asyncio.Task[Any]] = set()
        self._behind: asyncio.Task[None] | None = None

    @property
    def stored(self) -> StoredTable:
        return self._truth.stored

    @property
    def course(self) -> Course:
        return self._truth.course

    @property
    def version(self) -> int:
        return self._truth.version

    @property
    def mark(self) -> Mark:
        return self._truth.mark

    @property
    def is_watched(self) -> bool:
        """Whether anybody must be told what happens."""
        return bool(self._audience.listeners)

    @property
    def is_busy(self) -> bool:
        return bool(self.users or self.is_watched or self._work) or self._hints.are_thinking

    def info(self, *, with_components: bool = False) -> TableInfo:
        """What everybody may know of the table."""
        printed = self.course.game.components() if with_components else None
        return table_info(self.stored, self.course.game.is_over, printed)

    # -- looking on

    async def join(self, listener: Listener) -> None:
        """Welcome a listener, who from now on is told everything."""
        if self._saving.trouble is not None:
            listener.send(TroubleMessage(self._saving.trouble))
        async with self._lock:
            self.require_watching(listener)
            self._undoing.look()
            if self.stored.started:
                self._welcome(listener)
            else:
                self._audience.admit(listener, self.info())
            await self._talking.welcome(listener)
        listener.visit = self._means.feed.enter(self.stored.id, listener.seat)
        self.tell_presence()
        if self._bots_are_asked():
            self._begin(self._means.store.call(self._means.store.turns.watch, self.stored.id))

    def _welcome(self, listener: Listener) -> None:
        table = self.info(with_components=True)
        self._audience.welcome(listener, table, self.course, self.mark)
        asked = self._undoing.now()
        if asked is not None:
            listener.send(asked)

    def require_watching(self, listener: Listener) -> None:
        """RequestError if somebody without any key may not look on."""
        is_open = self.stored.watching == ALL or self.course.game.is_over
        if listener.key is None and not is_open:
            raise RequestError("watching_off")

    def require_key(self, listener: Listener) -> None:
        """RequestError if a listener's key is good no more."""
        if listener.is_gone:
            raise RequestError("bad_token")

    def require_playing(self, listener: Listener) -> None:
        """RequestError if whoever listens has left the seat, or a bot plays for them."""
        self.require_key(listener)
        if listener.seat in self.stored.away:
            raise RequestError("seat_left")

    def tell_presence(self) -> None:
        """Tell who is connected, here or elsewhere, where several people sit."""
        if len(people_of(self.stored)) > 1:
            self._audience.tell_presence(self._means.feed.presence(self.stored.id))

    def leave(self, listener: Listener) -> None:
        self._audience.listeners.discard(listener)
        if listener.visit is not None:
            self._means.feed.leave(listener.visit)
            listener.visit = None

    @asynccontextmanager
    async def steady(self) -> AsyncIterator[Course]:
        """The course, while nothing is on its way into it that could still fail."""
        async with self._lock:
            yield self.course

    async def why_not(self, seat: int, action: str) -> Reason | None:
        async with self._lock:
            return self.course.game.why_not(action, seat)

    async def why_not_at(self, seat: int, place: str) -> Reason | None:
        async with self._lock:
            return self.course.game.why_not_at(place, seat)

    async def hint(self, listener: Listener, id: int, decision: int, mark: Mark) -> None:
        """Tell a listener what a bot would choose in its seat, if it is still asked by then."""
        seat = listener.seat
        assert seat is not None
        async with self._lock:
            self._truth.check(mark, decision)
            question = Question(mark.rewinds, decision)
            thought = self._hints.hint(self.course.game, question, seat)
        hint = await asyncio.shield(thought)  # others may wait for it, too
        async with self._lock:
            self._truth.check(mark, decision)
            require_asked(self.course.game, decision, seat)
            listener.send(SuggestionMessage(id, decision, *hint))

    async def try_out(
        self, listener: Listener, id: int, decision: int, mark: Mark, actions: list[str]
    ) -> None:
        """Tell a listener how things would stand after answers of its seat; nothing changes."""
        assert listener.seat is not None
        async with self._lock:
            self._truth.check(mark, decision)
            tried = tried_answers(self.course.game, decision, listener.seat, actions)
            listener.send(tried_message(id, tried))

    # -- changing

    async def answer(
        self, listener: Listener, id: int, decision: int, mark: Mark, actions: list[str]
    ) -> None:
        """Answer a decision for a listener's seat."""
        assert listener.seat is not None
        may = partial(self.require_playing, listener)
        change = partial(self._truth.answer, listener.seat, actions, decision, mark, "person", may)
        await self._whole(self._change(change, listener, id))

    async def undo(self, listener: Listener, id: int, mark: Mark) -> None:
        """Take back the latest answer of a listener's seat."""
        if listener.seat is None:
            raise RequestError("nothing_to_undo")
        change = partial(self._truth.undo, listener.seat, mark)
        await self._whole(self._change(change, listener, id))

    async def ask_undo(self, listener: Listener, id: int, mark: Mark, agreeing: list[int]) -> None:
        """Ask the others for the latest answer of a listener's seat back."""
        assert listener.seat is not None
        change = partial(self._undoing.ask, listener.seat, mark, agreeing)
        await self._whole(self._change(change, listener, id))

    async def consent(self, listener: Listener, id: int, request: str, is_given: bool) -> None:
        """Answer what another seat asked for."""
        assert listener.seat is not None
        change = partial(self._undoing.consent, listener.seat, request, is_given=is_given)
        await self._whole(self._change(change, listener, id))

    async def say(self, listener: Listener, id: int, phrase: str, text: str) -> None:
        """Say something to those at the table."""
        assert listener.seat is not None
        change = partial(self._talking.say, listener.seat, phrase, text)
        await self._whole(self._change(change, listener, id, self.require_key))

    async def come_back(self, listener: Listener, id: int) -> None:
        """Give a listener the seat again that it has left, or that a bot plays for it."""
        await self._whole(
            self._change(partial(self._give_back, listener), listener, id, self.require_key)
        )

    async def _give_back(self, listener: Listener) -> None:
        seat = listener.seat
        assert seat is not None

        async def plan(table: StoredTable) -> Arrangement:
            return come_back(table, seat)

        if seat in self.stored.away:
            await self._truth.arrange(plan)

    async def _change(
        self,
        change: Callable[[], Awaitable[None]],
        listener: Listener,
        id: int,
        require: Callable[[Listener], None] | None = None,
    ) -> None:
        """Change something for a listener, if it still may; as a rule whoever is away may not."""
        async with self._lock:
            (require or self.require_playing)(listener)
            try:
                await change()
            finally:
                self._undoing.look()  # what others did may have been followed on the way
            listener.send(DoneMessage(id))

    async def arrange(self, plan: Callable[[StoredTable], Awaitable[Arrangement]]) -> None:
        """Change who sits here, or what others may do, as a plan says."""
        await self._whole(self._arrange(plan))

    async def _arrange(self, plan: Callable[[StoredTable], Awaitable[Arrangement]]) -> None:
        async with self._lock:
            try:
                await self._truth.arrange(plan)
            finally:
                self._undoing.look()

    def _tell_arranged(self, keys: frozenset[str], has_started: bool) -> None:
        """Tell everybody who sits here now; whoever has no good key any more is sent away."""
        for listener in list(self._audience.listeners):
            try:
                if listener.key is not None and listener.key not in keys:
                    listener.is_gone = True
                self.require_key(listener)
                self.require_watching(listener)
            except RequestError as error:
                self._audience.send_away(listener, error)
        if has_started:
            for listener in self._audience.listeners:
                self._welcome(listener)
        else:
            self._audience.tell_table(self.info())
        if self._bots_are_asked():
            self._means.wake_bots()

    async def gone(self) -> None:
        """The table is deleted: nobody is at it any more."""
        self.is_broken = True
        self._audience.dismiss()

    async def refresh(self) -> None:
        """Follow what other services have changed."""
        async with self._lock:
            try:
                await self._truth.catch_up()
                self._undoing.look()
                await self._talking.follow()
            except StorageTrouble:
                raise
            except Exception:
                # Other rules, another pack, or gone: who comes back will hear which.
                self.is_broken = True
                self._audience.dismiss()
                raise

    def follow(self, version: int) -> None:
        """Hear that the table has a version by now; what is new of it is told, if to anybody."""
        if version > self.version and self.is_watched and self._behind is None:
            self._behind = self._begin(self._follow())

    async def _follow(self) -> None:
        try:
            await self.refresh()
        except RequestError as error:  # it is looked at again when the next look shows it
            log.warning("table_behind table=%s error=%s", self.stored.id, error)
        finally:
            self._behind = None

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked for it has gone meanwhile."""
        return await asyncio.shield(self._begin(work))

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._finish)
        return task

    def _finish(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # looked at: whoever waited for it may have gone

    def _tell(self, rewound: bool) -> None:
        """Tell everybody what happened; hints to another question are none any more."""
        game = self.course.game
        asked = [decision.seat for decision in game.decisions]
        self._hints.forget_but(Question(self._truth.rewinds, game.state.question), asked)
        self._audience.tell_state(self.course, self.mark, rewound=rewound)
        self._undoing.look()
        if self._bots_are_asked():
            self._means.wake_bots()

    def _tell_trouble(self, code: str | None) -> None:
        self._audience.tell(TroubleMessage(code))

    # -- bots

    def _bots_are_asked(self) -> bool:
        asked = self._truth.bots_asked(self.course)
        return asked is not None and bool(asked.seats)

    def _is_bots(self, seat: int) -> bool:
        return self.stored.started and self.stored.seats[seat] != PERSON

    def _require_bots(self, seat: int) -> None:
        """IllegalAction if a person has the seat by now."""
        if not self._is_bots(seat):
            raise IllegalAction(NOT_YOUR_DECISION, None, {"seat": seat})

    async def play_bot(self, turn: BotTurn) -> bool:
        """Let a bot answer; False if nobody asks it anything."""
        seat = turn.seat
        await self._means.feed.look(self.stored.id)  # bots at watched tables go first
        async with self._lock:
            game = self.course.game
            decision = game.decision_of(seat)
            if decision is None or self.stored.is_replay or not self._is_bots(seat):
                return False
            mark = self.mark
            job = bot_job(game.rules, game.seat_view(seat), self.stored.seats[seat])
        choice = await self._means.pool.choose(job, decision)
        await self._whole(self._answer_for_bot(seat, choice, decision.number, mark))
        return True

    async def _answer_for_bot(self, seat: int, choice: str, decision: int, mark: Mark) -> None:
        async with self._lock:
            try:
                may = partial(self._require_bots, seat)
                await self._truth.answer(seat, [choice], decision, mark, "bot", may)
            except IllegalAction as error:  # an undo, or another service, took the question away
                log.info("bot_stale table=%s seat=%d error=%s", self.stored.id, seat, error)

    async def close(self) -> None:
        """Let what is being stored be stored, send everybody away."""
        self._saving.close()
        self._undoing.close()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self._hints.close()
        self._audience.dismiss()
