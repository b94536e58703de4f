"""Taking back by consent: a seat asks for its latest answer back, all other people are asked.

The request is stored with the table, so that any service hears of it and of the consents; whatever
else changes the course of the game voids it. It reaches back as far as nothing hidden or random
came to light: that nobody can forget, whoever consents. Bots always do.
"""

import asyncio
import math
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from mori.server.errors import RequestError
from mori.server.protocol.undo import UndoAskedData, UndoAskedMessage, UndoEnd
from mori.server.storage import Conflict, UndoAsked
from mori.server.storage.rows import PERSON
from mori.server.tables.marks import Mark, stale
from mori.server.tables.saving import Saving
from mori.server.tables.seen import can_ask_undo
from mori.server.tables.truth import Truth

ASKED_SECONDS: Final = 60.0


class Undoing:
    """The requests of one table. Whoever changes anything holds the table's lock."""

    def __init__(
        self,
        truth: Truth,
        saving: Saving,
        tell: Callable[[UndoAskedMessage], None],
        clock: Callable[[], float],
    ) -> None:
        """`clock` is the one that all services share: others compare what is stored by it."""
        self._truth = truth
        self._clock = clock
        self._saving = saving
        self._tell = tell
        self._told: UndoAsked | None = None  # what those at the table know of
        self._told_rewinds = truth.rewinds
        self._timer: asyncio.TimerHandle | None = None

    # -- asking and consenting

    async def ask(
        self, seat: int, mark: Mark, agreeing: list[int], may: Callable[[], None] = lambda: None
    ) -> None:
        """Ask for the latest answer of a seat; at once taken back if nobody is left to be asked.

        `may` raises if whoever asks has lost the seat by now.
        """
        request = secrets.token_hex(8)
        while True:
            may()
            step = self._step(seat, mark)
            known = self._truth.stored.undo_asked
            if known is not None and known.request != request:
                if self._is_open(known):
                    raise RequestError("undo_pending")
                if known.refused_by is not None and known.seat == seat:
                    raise RequestError("undo_refused")
            until = self._clock() + ASKED_SECONDS
            asked = UndoAsked(request=request, seat=seat, step=step, until=until, agreed=agreeing)
            if await self._has_gone_on(asked):
                return

    def _step(self, seat: int, mark: Mark) -> int:
        """The step of the answer that is meant; RequestError if it cannot be asked for."""
        truth = self._truth
        if mark.rewinds != truth.rewinds:
            raise stale(mark.step, truth.course.step)
        step = truth.course.latest_of(seat)
        if step is None or truth.course.game.is_over:
            raise RequestError("nothing_to_undo")
        if step > mark.step:
            raise stale(mark.step, truth.course.step)
        if not truth.course.is_open_since(step):
            raise RequestError("undo_revealed")
        if not can_ask_undo(truth.course, seat):
            raise RequestError("undo_alone")
        return step

    async def consent(
        self, seat: int, request: str, may: Callable[[], None] = lambda: None, *, is_given: bool
    ) -> None:
        """Consent or refuse; when all have consented, it is taken back.

        `may` raises if whoever consents has lost the seat by now.
        """
        while True:
            may()
            asked = self._truth.stored.undo_asked
            if asked is None or asked.request != request or not self._is_open(asked):
                raise RequestError("undo_not_asked")
            if not is_given:
                answered = replace(asked, refused_by=seat)
            elif seat in self._waiting(asked):
                answered = replace(asked, agreed=[*asked.agreed, seat])
            else:
                return  # it has, or it was never asked
            if await self._has_gone_on(answered):
                return

    async def _has_gone_on(self, asked: UndoAsked) -> bool:
        """Store how far a request is, or take back what all agree to; False: to be looked at again.

        It was not done if somebody else changed the table meanwhile.
        """
        try:
            if asked.refused_by is None and not self._waiting(asked):
                await self._truth.take_back(asked.step, with_later=True)
            else:
                await self._truth.ask_undo(asked)
        except Conflict:
            await self._truth.after_conflict()
            return False
        self.look()
        return True

    def _waiting(self, asked: UndoAsked) -> list[int]:
        """The people who have not consented yet."""
        table = self._truth.stored
        people = (
            seat
            for seat, name in enumerate(table.seats)
            if name == PERSON and seat not in table.free and seat not in table.away
        )
        return [seat for seat in people if seat != asked.seat and seat not in asked.agreed]

    # -- telling

    def look(self) -> None:
        """Tell of what is new: a request, a consent, its end."""
        asked, before = self._truth.stored.undo_asked, self._told
        is_rewound = self._truth.rewinds != self._told_rewinds
        self._told_rewinds = self._truth.rewinds
        if asked == before:
            return
        self._told = asked
        self._stop()
        if asked is None:
            assert before is not None
            if self._is_open(before):
                is_given = is_rewound and self._truth.course.step == before.step - 1
                self._end("given" if is_given else "overtaken", None)
        elif asked.refused_by is not None:
            is_own = asked.refused_by == asked.seat
            self._end("withdrawn" if is_own else "refused", asked.refused_by)
        elif self._is_open(asked):
            self._tell(self.message(asked))
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(asked.until - self._clock(), self._end, "late", None)

    def now(self) -> UndoAskedMessage | None:
        """What somebody who comes now must know."""
        asked = self._truth.stored.undo_asked
        return self.message(asked) if asked is not None and self._is_open(asked) else None

    def message(self, asked: UndoAsked) -> UndoAskedMessage:
        told = UndoAskedData(
            request=asked.request,
            seat=asked.seat,
            answers=self._truth.course.step - asked.step + 1,
            waiting=self._waiting(asked),
            seconds=max(0, math.ceil(asked.until - self._clock())),
        )
        return UndoAskedMessage(told, None, None)

    def _end(self, how: UndoEnd, by: int | None) -> None:
        self._tell(UndoAskedMessage(None, how, by))

    def _is_open(self, asked: UndoAsked) -> bool:
        return asked.refused_by is None and self._clock() < asked.until

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        self._stop()
