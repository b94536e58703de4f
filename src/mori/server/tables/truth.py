"""The stored table, and its game in memory.

Every change is applied, stored and then sent, in this order, so nobody is ever shown what could
still be lost. It is stored only if the table's version is unchanged. Otherwise the other changes
are followed first, and the change is checked again, because it may be stale by then.
"""

from collections.abc import Awaitable, Callable
from dataclasses import asdict, replace
from functools import partial
from itertools import groupby

from sqlalchemy import Connection

from mori.core.errors import IllegalAction
from mori.server.aside import aside
from mori.server.errors import RequestError, log
from mori.server.feed import Feed
from mori.server.metrics import Metrics
from mori.server.storage import (
    Arrangement,
    BotsAsked,
    Change,
    ChatLine,
    Clocks,
    Conflict,
    Rematch,
    Store,
    StoredAnswer,
    StoredTable,
    UndoAsked,
)
from mori.server.storage.chat import add_line
from mori.server.storage.columns import clock_columns
from mori.server.storage.rows import now
from mori.server.tables.bots_alone import BotsAlone
from mori.server.tables.clocks import playing, run, timed_seats
from mori.server.tables.course import Course, Mark, diverged, restored, stale
from mori.server.tables.decisions import bots_asked, require_asked, tried_answers
from mori.server.tables.lessons import require_wanted
from mori.server.tables.saving import Saving
from mori.server.tables.seen import can_undo


class Truth:
    """A table as it is stored. Callers hold the table's lock."""

    def __init__(
        self,
        stored: StoredTable,
        course: Course,
        store: Store,
        feed: Feed,
        metrics: Metrics,
        saving: Saving,
        tell: Callable[[bool], None],
        arranged: Callable[[frozenset[str], bool], None],
        alone: BotsAlone,
    ) -> None:
        self.stored = stored
        self.course = course
        self.version = stored.version
        self.rewinds = stored.rewinds
        self._asked_since = stored.rewinds  # the rewinds when the decision was asked, or later
        self._store = store
        self._feed = feed
        self._metrics = metrics
        self._saving = saving
        self._tell = tell  # sends the state to everybody; True: after an undo
        # Sends the arrangement, given the valid keys; True: the game has just started.
        self._tell_arranged = arranged
        self._alone = alone

    @property
    def mark(self) -> Mark:
        return Mark(self.rewinds, self.course.step)

    def check(self, mark: Mark, decision: int) -> None:
        """IllegalAction if the mark is of another position.

        A secret answer that another seat undoes does not change the decision for others.
        """
        if not self._asked_since <= mark.rewinds <= self.rewinds:
            raise stale(decision, self.course.game.state.question)

    # -- changing

    async def answer(
        self,
        seat: int,
        actions: list[str],
        decision: int,
        mark: Mark,
        by: str,
        may: Callable[[], None] = lambda: None,
    ) -> None:
        """Give a seat's answers to a decision, all or none.

        `may` raises if the seat was lost by now.
        """
        while True:
            await self._have_time()
            may()
            self.check(mark, decision)
            require_asked(self.course.game, decision, seat)
            require_wanted(self.stored, self.course.game, seat, actions)
            if len(actions) > 1:
                # In the seat's own view: a refusal must not reveal what is hidden.
                tried_answers(self.course.game, decision, seat, actions)
            try:
                given = await self._apply(seat, actions, decision)
            except Conflict:
                await self.after_conflict()
            else:
                break
        self._metrics.answers.labels(self.stored.game, by).inc(len(given))
        self._tell(False)

    async def answer_again(
        self,
        seat: int,
        actions: list[str],
        decision: int,
        mark: Mark,
        by: str,
        may: Callable[[], None],
    ) -> None:
        """Give answers that were sent before, unless they are stored already."""
        if self._has_given(seat, actions, mark):
            return
        try:
            await self.answer(seat, actions, decision, mark, by, may)
        except IllegalAction:
            if not self._has_given(seat, actions, mark):  # perhaps at another service meanwhile
                raise

    def _has_given(self, seat: int, actions: list[str], mark: Mark) -> bool:
        return mark.rewinds == self.rewinds and self.course.has_given(actions, seat, mark.step)

    async def _apply(self, seat: int, actions: list[str], decision: int) -> list[StoredAnswer]:
        """Apply answers and store them. If they cannot be stored, they are rolled back."""
        course, before, digest = self.course, self.course.step, self.course.digests[-1]
        try:
            given = course.give(actions, seat, decision)
            change = self._change(course, before, digest, by=seat)
            await self._saving.keep(change, lambda: self._store.add_answers(change, given))
        except Exception as error:
            if not isinstance(error, IllegalAction) or course.step != before:
                self.course = await aside(course.rewound, before)
            raise
        self._grow(None, change.clocks)
        return given

    async def undo(self, seat: int, mark: Mark, may: Callable[[], None] = lambda: None) -> None:
        """Undo the latest answer of a seat, if it is the one that the seat saw as its latest.

        `may` raises if the seat was lost by now.
        """
        while True:
            may()
            if mark.rewinds != self.rewinds:
                raise stale(mark.step, self.course.step)
            if not can_undo(self.course, seat):
                raise RequestError("nothing_to_undo")
            taken = self.course.undoable(seat)[0] + 1
            if taken > mark.step:
                raise stale(mark.step, self.course.step)
            try:
                await self.take_back(taken, alone=seat)
            except Conflict:
                await self.after_conflict()
            else:
                return

    async def take_back(
        self, step: int, *, with_later: bool = False, alone: int | None = None
    ) -> None:
        """Undo one answer, or it and all later ones; `alone` is the seat if no consent was needed.

        Conflict if somebody else has changed the table.
        """
        await self._have_time()
        course = self.course
        kept: list[StoredAnswer] = []
        if with_later:
            before = await aside(course.rewound, step - 1)
        else:
            before, kept = await aside(course.without, step)
        change = self._change(
            before, course.step, course.digests[-1], undoing=alone, full_time=alone is None
        )
        await self._saving.keep(change, lambda: self._store.take_back(change, kept))
        self._rewind(before, self.rewinds + 1)
        self._grow(None, change.clocks)
        self._metrics.undos.labels(self.stored.game).inc()
        self._tell(True)

    async def arrange(
        self,
        plan: Callable[[StoredTable], Awaitable[Arrangement]],
        address: str | None = None,
    ) -> None:
        """Change who sits here by a plan, which gets the current table.

        RequestError if the table would be left to bots and the address has too many such tables;
        without an address, the one that made the table counts.
        """
        while True:
            await self._have_time()
            before, course = self.stored, self.course
            # The summary is computed: the one in `stored` is as old as the table's opening.
            now = replace(before, summary=course.summary(), arranged=before.arranged + 1)
            arranged = await plan(now)
            asked = bots_asked(arranged.table, course.game, is_watched=self._is_watched)
            # If the last bot has left, this deletes its turn.
            asked = asked or BotsAsked(question=course.game.state.question, seats=[])
            change = self._change(course, course.step, course.digests[-1], arranged.table)
            change = replace(change, bots=asked)
            try:
                async with self._alone.counted(now, arranged.table, address):
                    await self._saving.keep(change, partial(self._store.arrange, change, arranged))
            except Conflict:
                await self._saving.until_done(self.catch_up)
            else:
                break
        self._grow(None)
        keys = await self._saving.until_done(self._keys)
        table = replace(arranged.table, version=self.version, undo_asked=None, clocks=change.clocks)
        if arranged.given is not None:
            table = replace(table, said=self.version)
        self._take_arrangement(table, keys)

    async def _keys(self) -> frozenset[str]:
        return await self._store.call(self._store.keys.digests, self.stored.id)

    def _take_arrangement(self, stored: StoredTable, keys: frozenset[str]) -> None:
        has_started = stored.started and not self.stored.started
        self.stored = stored
        self.course.game.seats[:] = stored.seats
        self._tell_arranged(keys, has_started)

    async def _have_time(self) -> None:
        """Make sure that served time is current: the change may start a clock."""
        served = self._store.served
        if self.stored.clock is not None and not served.is_current:
            await self._saving.until_done(lambda: self._store.call(served.pulse))

    def _change(
        self,
        after: Course,
        step: int,
        digest: str,
        arranged: StoredTable | None = None,
        by: int | None = None,
        undoing: int | None = None,
        full_time: bool = False,
    ) -> Change:
        """A change of the game, and perhaps of the seats; for the rest see `clocks.run`."""
        before = self.stored
        table = arranged or before
        clocks = before.clocks
        if table.clock is not None and clocks is not None:
            clocks = run(
                table.clock,
                clocks,
                timed_seats(table, after.game),
                self._store.served.now(),
                step=after.step,
                by=by,
                undoing=undoing,
                full_time=full_time,
                came=playing(table) - playing(before),
            )
        return Change(
            table=self.stored.id,
            version=self.version,
            step=step,
            digest=digest,
            summary=after.summary(),
            bots=self.bots_asked(after),
            clocks=clocks,
        )

    async def ask_undo(self, asked: UndoAsked) -> None:
        """Store a request for undo or its progress; or Conflict."""
        await self._note({"undo_asked": asdict(asked)}, lambda _: None)
        self._grow(asked)

    async def say(self, seat: int, phrase: str, text: str) -> None:
        """Store a chat line; Conflict if somebody else has changed the table."""
        line = ChatLine(self.version + 1, seat, now(), phrase, text)
        id = self.stored.id
        await self._note({"said": line.number}, lambda connection: add_line(connection, id, line))
        self.stored = replace(self.stored, said=line.number)
        self._grow(self.stored.undo_asked)

    async def note_clocks(self, clocks: Clocks) -> None:
        """Store the clocks with seats marked as late; or Conflict."""
        await self._note(clock_columns(clocks), lambda _: None)
        self._grow(self.stored.undo_asked, clocks)

    async def note_rematch(
        self, rematch: Rematch, work: Callable[[Connection], None] = lambda _: None
    ) -> None:
        """Store the progress of a rematch, and what belongs to it; or Conflict."""
        await self._note({"rematch": asdict(rematch)}, work)
        self.stored = replace(self.stored, rematch=rematch)
        self._grow(self.stored.undo_asked)

    async def _note(self, columns: dict[str, object], work: Callable[[Connection], None]) -> None:
        """Store something outside the game, under the table's version."""
        store, id = self._store, self.stored.id
        await self._saving.until_done(
            lambda: store.call(
                store.change, id, self.version, lambda connection, _: work(connection), columns
            )
        )

    def _grow(self, asked: UndoAsked | None, clocks: Clocks | None = None) -> None:
        self.version += 1
        clocks = clocks or self.stored.clocks
        self.stored = replace(self.stored, version=self.version, undo_asked=asked, clocks=clocks)
        self._feed.tell_change(self.stored.id, self.version)

    def bots_asked(self, course: Course) -> BotsAsked | None:
        """The bots that a position waits for; None if none sits at the table."""
        return bots_asked(self.stored, course.game, is_watched=self._is_watched)

    @property
    def _is_watched(self) -> bool:
        return bool(self._feed.presence(self.stored.id))

    # -- following

    async def after_conflict(self) -> None:
        """Follow the other changes. If there are none, the stored answers do not fit."""
        before = self.version
        await self._saving.until_done(self.catch_up)
        if self.version == before:
            log.error("conflict table=%s version=%d", self.stored.id, before)
            raise diverged(self.stored, self.course.step)

    async def catch_up(self) -> None:
        """Follow changes of other services, and send them as if they were made here."""
        store, before = self._store, self.stored
        loaded = await store.call(store.since, before.id, self.rewinds, self.course.step)
        if loaded is None:
            raise RequestError("unknown_table")
        stored, answers = loaded
        if stored.version == self.version:
            return
        if stored.arranged != before.arranged:
            self._take_arrangement(stored, await self._keys())
        if stored.rewinds != self.rewinds:
            rules = self.course.game.rules
            course = await aside(restored, stored, answers, rules)
            self._rewind(course, stored.rewinds, changes=stored.version - self.version)
            self._take(stored)
            self._tell(True)
            return
        for _, together in groupby(answers, key=lambda answer: answer.version):
            self.course.follow(stored, list(together))
            self._tell(False)
        self.course.require_whole(stored)
        self._take(stored)

    def _take(self, stored: StoredTable) -> None:
        self.stored, self.version = stored, stored.version

    def _rewind(self, course: Course, rewinds: int, changes: int = 1) -> None:
        """Replace the course.

        If this undo was the only change, an unchanged decision number still means the same open
        decision.
        """
        is_same = course.game.state.question == self.course.game.state.question
        if not (is_same and changes == 1):
            self._asked_since = rewinds
        self.course, self.rewinds = course, rewinds
