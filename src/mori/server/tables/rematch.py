"""Rematch: another game with the same people.

Anybody who played may propose it. The host opens it, or the first who proposed it if the host is
not connected. The new table is stored in the same transaction that links it from the old one, so
there is only one. Everybody is told its address but no key: players take their kept seat by showing
the key of the old one (`Hosting.follow`).
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from sqlalchemy import Connection

from mori.server.errors import RequestError
from mori.server.packs import Packs
from mori.server.protocol.seats import RematchMessage
from mori.server.storage import Conflict, Origin, Rematch, StoredTable
from mori.server.storage.changing import add_table
from mori.server.storage.rows import ALL, NO_SEAT, NONE, PERSON
from mori.server.tables.clocks import with_clocks
from mori.server.tables.course import rules_of
from mori.server.tables.gathering import moved_on, name_in, people_of
from mori.server.tables.making import Draft, another_table
from mori.server.tables.truth import Truth


def next_table(source: StoredTable, packs: Packs, host: int | None) -> Draft:
    """The table of a rematch: everybody moves one seat on, bots stay, people must join."""
    players, people = source.players, people_of(source)
    order = sorted(range(players), key=lambda seat: moved_on(seat, players))  # the old seats
    who = [PERSON if seat in people else source.seats[seat] for seat in order]
    draft = another_table(source, rules_of(source, packs), who)
    stored = replace(
        draft.stored,
        names=[name_in(source, seat) for seat in order],
        free=sorted(moved_on(seat, players) for seat in people),
        started=False,
        watching=ALL if source.watching == ALL else NONE,
        stand_in=source.stand_in,
        hints=source.hints,
        host_seat=NO_SEAT if host is None else moved_on(host, players),
        clock=source.clock,
        origin=Origin(table=source.id, awaited=[at for at in people if at not in source.free]),
    )
    # No clock runs before the start.
    return Draft(with_clocks(stored, draft.course.game, 0.0), draft.course, [])


class Rematching:
    """The rematch of one table. Callers hold the table's lock for any change."""

    def __init__(self, truth: Truth, tell: Callable[[RematchMessage], None]) -> None:
        self._truth = truth
        self._tell = tell
        self._told = truth.stored.rematch  # what the listeners were sent

    async def ask(
        self,
        seat: int | None,
        may_open: Callable[[Rematch], bool],
        drafting: Callable[[StoredTable], Awaitable[Draft]],
        is_there: Callable[[str], Awaitable[bool]],
    ) -> Draft | None:
        """Open a rematch or propose it; returns the draft if it was opened here."""
        draft: Draft | None = None
        while True:
            stored = self._truth.stored
            if not stored.rematch or not await is_there(stored.rematch.table):
                known = replace(stored.rematch or Rematch(), table="")
            elif draft is None or draft.stored.id != stored.rematch.table:
                return None  # one is open already
            else:
                return draft
            if may_open(known):
                draft = draft or await drafting(stored)
                asked = replace(known, table=draft.stored.id)
            elif seat is None or seat in known.proposed:
                return None
            else:
                asked = replace(known, proposed=[*known.proposed, seat])
            try:
                await self._truth.note_rematch(asked, _adding(draft))
            except Conflict:  # perhaps it was stored, and only the confirmation was lost
                await self._truth.after_conflict()
            else:
                return draft

    # -- messages

    def look(self) -> None:
        """Send what is new."""
        if self._truth.stored.rematch != self._told:
            self._told = self._truth.stored.rematch
            if self._told is not None:
                self._tell(_message(self._told, is_new=True))

    def now(self) -> RematchMessage | None:
        """The message for somebody who joins now."""
        rematch = self._truth.stored.rematch
        return None if rematch is None else _message(rematch, is_new=False)


def require_over(table: StoredTable, *, is_over: bool) -> None:
    """RequestError if the game is not over, or nobody could play a rematch."""
    if not is_over:
        raise RequestError("not_finished")
    if table.is_replay or not people_of(table):
        raise RequestError("not_seated")


def _adding(draft: Draft | None) -> Callable[[Connection], None]:
    if draft is None:
        return lambda connection: None
    stored, keys = draft.stored, draft.keys()
    return lambda connection: add_table(connection, stored, keys)


def _message(rematch: Rematch, *, is_new: bool) -> RematchMessage:
    return RematchMessage(rematch.proposed, rematch.table or None, is_new)
