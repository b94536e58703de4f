"""Another game with the same people, after one is over.

Whoever sat at the table may propose it; its host opens it, or the first who proposed it if the host
is gone. The new table is stored in the same change that names it at the old one, so there is one.
Everybody hears of it, and nobody of a key: whoever had a seat takes the one that is kept for them
by showing the key of the old seat (`Hosting.follow`).
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
    """The table of another game: all move one seat on, bots stay bots, people are waited for."""
    players, people = source.players, people_of(source)
    order = sorted(range(players), key=lambda seat: moved_on(seat, players))  # old seats
    who = [PERSON if seat in people else source.seats[seat] for seat in order]
    draft = another_table(source, rules_of(source, packs), who)
    stored = replace(
        draft.stored,
        names=[name_in(source, seat) for seat in order],
        free=sorted(moved_on(seat, players) for seat in people),
        started=False,
        watching=ALL if source.watching == ALL else NONE,
        stand_in=source.stand_in,
        host_seat=NO_SEAT if host is None else moved_on(host, players),
        clock=source.clock,
        origin=Origin(table=source.id, awaited=[at for at in people if at not in source.free]),
    )
    # Nobody's time runs before the start.
    return Draft(with_clocks(stored, draft.course.game, 0.0), draft.course, [])


class Rematching:
    """The rematch of one table. Whoever changes anything holds the table's lock."""

    def __init__(self, truth: Truth, tell: Callable[[RematchMessage], None]) -> None:
        self._truth = truth
        self._tell = tell
        self._told = truth.stored.rematch  # what those at the table know of

    async def ask(
        self,
        seat: int | None,
        may_open: Callable[[Rematch], bool],
        drafting: Callable[[StoredTable], Awaitable[Draft]],
        is_there: Callable[[str], Awaitable[bool]],
    ) -> Draft | None:
        """Open another game, or propose it; what was opened here, else None."""
        draft: Draft | None = None
        while True:
            stored = self._truth.stored
            if not stored.rematch or not await is_there(stored.rematch.table):
                known = replace(stored.rematch or Rematch(), table="")
            elif draft is None or draft.stored.id != stored.rematch.table:
                return None  # there is one already
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
            except Conflict:  # perhaps only that it was stored has been lost on its way
                await self._truth.after_conflict()
            else:
                return draft

    # -- telling

    def look(self) -> None:
        """Tell of what is new."""
        if self._truth.stored.rematch != self._told:
            self._told = self._truth.stored.rematch
            if self._told is not None:
                self._tell(_message(self._told, is_new=True))

    def now(self) -> RematchMessage | None:
        """What somebody who comes now must know."""
        rematch = self._truth.stored.rematch
        return None if rematch is None else _message(rematch, is_new=False)


def require_over(table: StoredTable, *, is_over: bool) -> None:
    """RequestError if there cannot be another game yet, or nobody would play it."""
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
