"""Undo by consent: a seat asks to undo its latest answer, and all other people must consent.

The request is stored with the table, so every service sees it and the consents. Any other change of
the game voids it. It cannot reach back behind a point where something hidden or random was
revealed, because nobody can forget that. Bots always consent.
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
from mori.server.tables.course import Mark, stale
from mori.server.tables.saving import Saving
from mori.server.tables.seen import can_ask_undo
from mori.server.tables.truth import Truth

ASKED_SECONDS: Final = 60.0


class UndoConsent:
    """The requests for undo of one table. Callers hold the table's lock for any change."""

    def __init__(
        self,
        truth: Truth,
        saving: Saving,
        tell: Callable[[UndoAskedMessage], None],
        clock: Callable[[], float],
    ) -> None:
        """`clock` is shared by all services: others compare the stored deadline with it."""
        self._truth = truth
        self._clock = clock
        self._saving = saving
        self._tell = tell
        self._told: UndoAsked | None = None  # what the listeners were sent
        self._told_rewinds = truth.rewinds
        self._timer: asyncio.TimerHandle | None = None

    # -- asking and consenting

    async def ask(
        self, seat: int, mark: Mark, agreeing: list[int], may: Callable[[], None] = lambda: None
    ) -> None:
        """Ask to undo the latest answer of a seat. It is undone at once if nobody must consent.

        `may` raises if the seat was lost by now.
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
        """The step of the answer to undo; RequestError if it cannot be asked for."""
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
        """Consent or refuse. When all have consented, the answer is undone.

        `may` raises if the seat was lost by now.
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
                return  # it has consented, or was not asked
            if await self._has_gone_on(answered):
                return

    async def _has_gone_on(self, asked: UndoAsked) -> bool:
        """Store the progress of a request, or undo if all agree; False: to be checked again.

        That is, somebody else has changed the table meanwhile.
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

    # -- messages

    def look(self) -> None:
        """Send what is new: a request, a consent, an end."""
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
        """The message for somebody who joins now."""
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
