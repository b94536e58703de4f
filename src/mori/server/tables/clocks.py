"""Whose time runs, and how much of it is left. Nothing here is stored or told.

A seat's clock runs while that seat is asked and its own person plays there: never a bot's, never
that of a seat which is free or left, never anybody's before the start or after the end. Who is
asked everybody knows, so a clock tells nothing else.
"""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from mori.core.game import Game
from mori.server.storage import Clock, Clocks, SeatClock, StoredTable
from mori.server.storage.rows import ANSWER, GAME, PERSON

BACK_SECONDS: Final = 60.0  # at least, for whoever comes to a seat whose time was used up


def with_clocks(table: StoredTable, game: Game, moment: float) -> StoredTable:
    """A new table with its clocks, if it has a clock."""
    if table.clock is None:
        return table
    full = Clocks(seats=[SeatClock(left=table.clock.seconds) for _ in table.seats])
    clocks = run(table.clock, full, timed_seats(table, game), moment, step=len(game.answers))
    return replace(table, clocks=clocks)


def playing(table: StoredTable) -> set[int]:
    """The seats whose own people play."""
    return {
        seat
        for seat, who in enumerate(table.seats)
        if who == PERSON and seat not in table.free and seat not in table.away
    }


def timed_seats(table: StoredTable, game: Game) -> set[int]:
    """The seats whose clocks are to run."""
    if not table.started or table.is_replay:
        return set()
    return playing(table) & {decision.seat for decision in game.decisions}


def run(
    clock: Clock,
    clocks: Clocks,
    timed: Collection[int],
    moment: float,
    *,
    step: int,
    by: int | None = None,
    undoing: int | None = None,
    came: Collection[int] = (),
) -> Clocks:
    """The clocks from a moment on, at which some seats are to be timed.

    `by` has answered, and has more time for it, once for each step; `undoing` has taken an answer
    back alone, and so has no new time; `came` are seats that somebody has just come to.
    """
    seats = list(clocks.seats)
    for seat, before in enumerate(seats):
        now = before
        if seat == by and now.since is not None:
            now = _stopped(now, moment)
            if clock.kind == GAME and step > clocks.paid:
                now = replace(now, left=now.left + clock.increment)
        if seat not in timed:
            now = _stopped(now, moment)
        elif now.since is None:
            if clock.kind == ANSWER and seat != undoing:
                now = replace(now, left=float(clock.seconds))
            elif seat in came:
                now = replace(now, left=max(now.left, min(clock.seconds, BACK_SECONDS)))
            now = replace(now, since=moment)
        seats[seat] = now
    return Clocks(seats=seats, paid=max(clocks.paid, step))


def overdue(clocks: Clocks | None, moment: float) -> list[int]:
    """The seats whose time has run out, and that nothing was done about."""
    if clocks is None:
        return []
    return [
        seat
        for seat, each in enumerate(clocks.seats)
        if each.since is not None and not each.is_late and each.left_at(moment) <= 0
    ]


def told_late(clocks: Clocks, seats: Collection[int]) -> Clocks:
    """The clocks with some seats marked as late."""
    marked = [
        replace(each, is_late=each.is_late or seat in seats)
        for seat, each in enumerate(clocks.seats)
    ]
    return replace(clocks, seats=marked)


def _stopped(clock: SeatClock, moment: float) -> SeatClock:
    return SeatClock(left=max(0.0, clock.left_at(moment)))
