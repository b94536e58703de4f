"""A table in memory: its game, its listeners, its bots.

The stored answers are the source of truth (`Truth`). The objects here are a cache of their result,
changed under one lock, so that concurrent requests are handled one by one.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

from msgspec.structs import replace

from mori.core.errors import Reason
from mori.server.errors import RequestError, log
from mori.server.protocol.answers import (
    CautionMessage,
    CoachMessage,
    DoneMessage,
    HintMessage,
    SuggestionMessage,
    TroubleMessage,
)
from mori.server.protocol.tables import TableInfo
from mori.server.storage import Arrangement, Rematch, StorageTrouble, StoredTable
from mori.server.storage.rows import ALL
from mori.server.tables.audience import Audience, Listener
from mori.server.tables.bot_seats import BotSeats
from mori.server.tables.chat import Chat
from mori.server.tables.coaching import Coaching
from mori.server.tables.context import Context
from mori.server.tables.course import Course, Mark
from mori.server.tables.decisions import require_asked, tried_answers
from mori.server.tables.gathering import can_be_coached, come_back, gives_hints, people_of
from mori.server.tables.hints import Hints, Place, Question
from mori.server.tables.info import table_info
from mori.server.tables.lessons import wanted_in
from mori.server.tables.making import Draft
from mori.server.tables.rematch import Rematching, require_over
from mori.server.tables.saving import Saving
from mori.server.tables.seen import tried_message, within_message
from mori.server.tables.table_clocks import TableClocks
from mori.server.tables.truth import Truth
from mori.server.tables.undo_consent import UndoConsent
from mori.server.tables.work import Work


class LiveTable:
    """A table in memory."""

    def __init__(self, stored: StoredTable, course: Course, context: Context) -> None:
        self.users = 0  # number of users; while there are any, this object must stay the only one
        self.is_broken = False  # it cannot continue; the next user loads it again
        self._context = context
        self._lock = asyncio.Lock()
        self._audience = Audience()
        self._saving = Saving(context.store, context.metrics, self._tell_trouble)
        self._truth = Truth(
            stored,
            course,
            context.store,
            context.feed,
            context.metrics,
            self._saving,
            self._tell,
            self._tell_arranged,
            context.alone,
        )
        self._undo_consent = UndoConsent(
            self._truth, self._saving, self._audience.tell, context.store.clock.now
        )
        self._chat = Chat(self._truth, context.store, self._saving, self._audience)
        self._clocks = TableClocks(self._truth, context.store.served, self._audience.tell)
        self._rematching = Rematching(self._truth, self._audience.tell)
        self._hints = Hints(stored.id, context.pool, context.metrics, context.hint_worlds)
        self._coaching = Coaching(stored.id, context.pool, context.metrics, context.hint_worlds)
        self._work = Work(stored.id, context.metrics)
        self.bots = BotSeats(self._truth, self._lock, context, self._work, self.refresh)
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
        """Whether there are listeners here."""
        return bool(self._audience.listeners)

    @property
    def is_busy(self) -> bool:
        is_thinking = self._hints.are_thinking or self._coaching.is_thinking
        return bool(self.users or self.is_watched or self._work) or is_thinking

    def info(self, *, with_components: bool = False) -> TableInfo:
        """The public data of the table."""
        printed = self.course.game.components() if with_components else None
        game = self.course.game
        coach = can_be_coached(self.stored) and self._coaching.is_there(game.rules)
        return replace(table_info(self.stored, game.is_over, printed, game.rules), coach=coach)

    # -- listeners

    async def join(self, listener: Listener) -> None:
        """Add a listener, and send it the table."""
        if self._saving.trouble is not None:
            listener.send(TroubleMessage(self._saving.trouble))
        async with self._lock:
            self.require_watching(listener)
            self._look()
            await self._chat.follow()
            for oldest in self._audience.too_many(listener):
                self._audience.send_away(oldest, RequestError("opened_elsewhere"))
                self.leave(oldest)
            if self.stored.started:
                self._welcome(listener)
            else:
                self._audience.admit(listener, self.info())
            self._chat.welcome(listener)
        listener.visit = self._context.feed.enter(self.stored.id, listener.seat)
        if listener.is_own and not self.stored.started:
            self._context.feed.offer(listener.visit, listener.address)
        self.tell_presence()
        if self.bots.are_asked:
            store = self._context.store
            self._work.begin(store.call(store.turns.watch, [self.stored.id]))

    def _welcome(self, listener: Listener) -> None:
        table = self.info(with_components=True)
        self._audience.welcome(listener, table, self.course, self.mark)
        for told in (self._undo_consent.now(), self._rematching.now(), self._clocks.now()):
            if told is not None:
                listener.send(told)

    def require_watching(self, listener: Listener) -> None:
        """RequestError if somebody without a key may not watch."""
        is_open = self.stored.watching == ALL or self.course.game.is_over
        if listener.key is None and not is_open:
            raise RequestError("watching_off")

    def require_key(self, listener: Listener) -> None:
        """RequestError if the listener's key is no longer valid."""
        if listener.is_gone:
            raise RequestError("bad_token")

    def require_playing(self, listener: Listener) -> None:
        """RequestError if the listener has left the seat, or a bot plays for it."""
        self.require_key(listener)
        if listener.seat in self.stored.away:
            raise RequestError("seat_left")

    def tell_presence(self) -> None:
        """Send who is connected, at any service, if several people play."""
        if len(people_of(self.stored)) > 1:
            feed, table = self._context.feed, self.stored.id
            self._audience.tell_presence(feed.presence(table), feed.watchers(table))

    def leave(self, listener: Listener) -> None:
        self._audience.listeners.pop(listener, None)
        if listener.visit is not None:
            self._context.feed.leave(listener.visit)
            listener.visit = None

    @asynccontextmanager
    async def steady(self) -> AsyncIterator[Course]:
        """The course, while no unstored change is applied to it."""
        async with self._lock:
            yield self.course

    async def why_not(self, seat: int, action: str) -> Reason | None:
        async with self._lock:
            return self.course.game.why_not(action, seat)

    async def why_not_at(self, seat: int, place: str) -> Reason | None:
        async with self._lock:
            return self.course.game.why_not_at(place, seat)

    async def hint(self, listener: Listener, asked: HintMessage, mark: Mark, place: Place) -> None:
        """Send a listener a hint for its seat, if the decision is still open by then."""
        seat, decision = listener.seat, asked.decision
        assert seat is not None
        if not gives_hints(self.stored):
            raise RequestError("hints_off")
        if len(people_of(self.stored)) > 1:
            await self._work.whole(self._tell_hint(listener, mark, decision))
        async with self._lock:
            self._truth.check(mark, decision)
            question = Question(mark.rewinds, decision)
            thought = self._hints.hint(
                self.course.game,
                question,
                seat,
                place,
                tuple(asked.counted),
                is_deep=asked.is_deep,
            )
        hint = await asyncio.shield(thought)  # others may wait for it too
        async with self._lock:
            self._truth.check(mark, decision)
            require_asked(self.course.game, decision, seat)
            listener.send(SuggestionMessage(asked.id, decision, *hint))

    async def _tell_hint(self, listener: Listener, mark: Mark, decision: int) -> None:
        """Tell everybody at the table that a listener asks for a hint."""
        assert listener.seat is not None
        async with self._lock:
            self._truth.check(mark, decision)
            require_asked(self.course.game, decision, listener.seat)
            may = partial(self.require_key, listener)
            try:
                await self._chat.tell_hint(listener.seat, mark.step, may)
            finally:
                self._look()
                await self._chat.follow()

    async def coach(
        self, listener: Listener, asked: CoachMessage, mark: Mark, place: Place
    ) -> None:
        """Send a listener what the coach says of an answer, if anything.

        Whoever came to the table at another service counts: that is looked up first.
        """
        seat, decision = listener.seat, asked.decision
        assert seat is not None
        await self.refresh()
        async with self._lock:
            self._require_coach()
            self._truth.check(mark, decision)
            game = self.course.game
            question = Question(mark.rewinds, decision)
            thinking = self._coaching.judge(game, question, seat, asked.actions, place)
        said = None
        if thinking is not None:
            said = await self._coaching.caution(game.rules.game, thinking)
        async with self._lock:
            self._require_coach()
            self._truth.check(mark, decision)
            told = CautionMessage(asked.id, decision)
            listener.send(told if said is None else CautionMessage(asked.id, decision, *said))

    def _require_coach(self) -> None:
        """RequestError if nobody can be coached here."""
        if not can_be_coached(self.stored) or not self._coaching.is_there(self.course.game.rules):
            raise RequestError("coach_off")

    async def try_out(
        self, listener: Listener, id: int, decision: int, mark: Mark, actions: list[str]
    ) -> None:
        """Send a listener what its answers would lead to. Nothing changes."""
        assert listener.seat is not None
        async with self._lock:
            self._truth.check(mark, decision)
            tried = tried_answers(self.course.game, decision, listener.seat, actions)
            listener.send(tried_message(id, tried))

    async def reach(self, listener: Listener, id: int, decision: int, mark: Mark) -> None:
        """Send a listener the chains of answers that pressing things can mean."""
        seat = listener.seat
        assert seat is not None
        async with self._lock:
            self._truth.check(mark, decision)
            game = self.course.game
            require_asked(game, decision, seat)
            reach = game.seat_view(seat).reach()
            listener.send(within_message(id, wanted_in(self.stored, game, seat, reach)))

    # -- changing

    async def answer(
        self,
        listener: Listener,
        id: int,
        decision: int,
        mark: Mark,
        actions: list[str],
        is_again: bool = False,
    ) -> None:
        """Answer a decision for a listener's seat."""
        assert listener.seat is not None
        may = partial(self.require_playing, listener)
        answer = self._truth.answer_again if is_again else self._truth.answer
        change = partial(answer, listener.seat, actions, decision, mark, "person", may)
        await self._work.whole(self._change(change, listener, id))

    async def undo(self, listener: Listener, id: int, mark: Mark) -> None:
        """Undo the latest answer of a listener's seat."""
        if listener.seat is None:
            raise RequestError("nothing_to_undo")
        may = partial(self.require_playing, listener)
        change = partial(self._truth.undo, listener.seat, mark, may)
        await self._work.whole(self._change(change, listener, id))

    async def ask_undo(self, listener: Listener, id: int, mark: Mark, agreeing: list[int]) -> None:
        """Ask the others to consent to undoing the latest answer of a listener's seat."""
        assert listener.seat is not None
        may = partial(self.require_playing, listener)
        change = partial(self._undo_consent.ask, listener.seat, mark, agreeing, may)
        await self._work.whole(self._change(change, listener, id))

    async def consent(self, listener: Listener, id: int, request: str, is_given: bool) -> None:
        """Answer the request for undo of another seat."""
        assert listener.seat is not None
        may = partial(self.require_playing, listener)
        change = partial(self._undo_consent.consent, listener.seat, request, may, is_given=is_given)
        await self._work.whole(self._change(change, listener, id))

    async def say(self, listener: Listener, id: int, phrase: str, text: str) -> None:
        """Add a line to the chat."""
        assert listener.seat is not None
        may = partial(self.require_key, listener)
        change = partial(self._chat.say, listener.seat, phrase, text, may)
        await self._work.whole(self._change(change, listener, id, self.require_key))

    async def come_back(self, listener: Listener, id: int) -> None:
        """Give a listener's seat back after it left or a bot took over."""
        await self._work.whole(
            self._change(partial(self._give_back, listener), listener, id, self.require_key)
        )

    async def _give_back(self, listener: Listener) -> None:
        seat = listener.seat
        assert seat is not None

        async def plan(table: StoredTable) -> Arrangement:
            self.require_key(listener)  # the key may have ended at another service
            return come_back(table, seat)

        if seat in self.stored.away:
            await self._truth.arrange(plan)

    async def ask_rematch(
        self,
        seat: int | None,
        may_open: Callable[[Rematch], bool],
        drafting: Callable[[StoredTable], Awaitable[Draft]],
        is_there: Callable[[str], Awaitable[bool]],
    ) -> Draft | None:
        """Open a rematch or propose it; returns the table that was opened."""

        async def ask() -> Draft | None:
            async with self._lock:
                require_over(self.stored, is_over=self.course.game.is_over)
                try:
                    return await self._rematching.ask(seat, may_open, drafting, is_there)
                finally:
                    self._look()

        return await self._work.whole(ask())

    async def _change(
        self,
        change: Callable[[], Awaitable[None]],
        listener: Listener,
        id: int,
        require: Callable[[Listener], None] | None = None,
    ) -> None:
        """Make a change for a listener. By default it must be playing its seat."""
        async with self._lock:
            (require or self.require_playing)(listener)
            try:
                await change()
            finally:
                self._look()
                await self._chat.follow()
            listener.send(DoneMessage(id))

    async def arrange(
        self,
        plan: Callable[[StoredTable], Awaitable[Arrangement]],
        address: str | None = None,
    ) -> TableInfo:
        """Change who sits here, or the rights of others, by a plan.

        The public data returned are read under the lock. Later, the last answer of the game could
        be applied but not stored yet, and they would contain the seed.
        """
        return await self._work.whole(self._arrange(plan, address))

    async def _arrange(
        self, plan: Callable[[StoredTable], Awaitable[Arrangement]], address: str | None
    ) -> TableInfo:
        async with self._lock:
            try:
                await self._truth.arrange(plan, address)
            finally:
                self._look()
                await self._chat.follow()
            return self.info()

    async def end_overdue(self) -> None:
        """Handle the clocks that have run out."""

        async def end() -> None:
            async with self._lock:
                try:
                    await self._clocks.end_overdue()
                finally:
                    self._look()

        await self._work.whole(end())

    def _tell_arranged(self, keys: frozenset[str], has_started: bool) -> None:
        """Send everybody the new arrangement; close connections whose key has ended."""
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
                if listener.visit is not None:
                    self._context.feed.withdraw(listener.visit)
                self._welcome(listener)
        else:
            self._audience.tell_table(self.info())
        self.bots.wake()

    async def gone(self) -> None:
        """The table was deleted: close all connections."""
        self.is_broken = True
        self._audience.dismiss()

    async def refresh(self) -> None:
        """Follow changes of other services."""
        async with self._lock:
            try:
                await self._truth.catch_up()
                self._look()
                await self._chat.follow()
            except StorageTrouble:
                raise
            except Exception:
                # Other rules, another pack, or deleted: the next join tells which.
                self.is_broken = True
                self._audience.dismiss()
                raise

    def follow(self, version: int) -> None:
        """Note a new version of the table; if there are listeners, follow it."""
        if version > self.version and self.is_watched and self._behind is None:
            self._behind = self._work.begin(self._follow())

    async def _follow(self) -> None:
        try:
            await self.refresh()
        except RequestError as error:  # tried again at the next look
            log.warning("table_behind table=%s error=%s", self.stored.id, error)
        finally:
            self._behind = None

    def _look(self) -> None:
        """Send changes of requests, rematch and clocks, which may also come from other services."""
        self._undo_consent.look()
        self._rematching.look()
        self._clocks.look()

    def _tell(self, rewound: bool) -> None:
        """Send everybody the new state, and drop hints for other decisions."""
        game = self.course.game
        asked = [decision.seat for decision in game.decisions]
        self._hints.forget_but(Question(self._truth.rewinds, game.state.question), asked)
        self._audience.tell_state(self.course, self.mark, rewound=rewound)
        self._look()
        self.bots.wake()

    def _tell_trouble(self, code: str | None) -> None:
        self._audience.tell(TroubleMessage(code))

    def give_up_saving(self) -> None:
        self._saving.close()

    async def close(self) -> None:
        """Wait until pending changes are stored, then close all connections."""
        self._saving.close()
        self._undo_consent.close()
        await self._work.done()
        await self._hints.close()
        await self._coaching.close()
        self._audience.dismiss()
