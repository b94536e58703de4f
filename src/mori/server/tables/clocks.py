"""Arithmetic of clocks: which run, and how much time is left. Nothing is stored or sent here.

A seat's clock runs while the seat is asked and a person plays it: never for a bot or a free seat,
and never before the start or after the end. If a person leaves and no bot takes over, the clock
runs on: the seat becomes late, and the host can hand it over. Everybody knows who is asked, so
clocks reveal nothing.

No time is given twice. A step gives the time of a move once, even if it is undone and played again,
and coming to a seat gives time only once in several steps.
"""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from mori.core.game import Game
from mori.server.storage import Clock, Clocks, SeatClock, StoredTable
from mori.server.storage.rows import ANSWER, GAME, PERSON

BACK_SECONDS: Final = 60.0  # at least, for somebody who comes to a seat without time
BACK_STEPS: Final = 20  # of the game, before coming to a seat gives time again


def with_clocks(table: StoredTable, game: Game, moment: float) -> StoredTable:
    """A new table with its clocks, if it has a time limit."""
    if table.clock is None:
        return table
    full = Clocks(seats=[SeatClock(left=table.clock.seconds) for _ in table.seats])
    clocks = run(table.clock, full, timed_seats(table, game), moment, step=len(game.answers))
    return replace(table, clocks=clocks)


def playing(table: StoredTable) -> set[int]:
    """The seats of people, including those who left without a stand-in."""
    return {
        seat for seat, who in enumerate(table.seats) if who == PERSON and seat not in table.free
    }


def timed_seats(table: StoredTable, game: Game) -> set[int]:
    """The seats whose clocks must run."""
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
    full_time: bool = False,
    came: Collection[int] = (),
) -> Clocks:
    """The clocks after a change at `moment`; `timed` are the seats whose clocks run from then on.

    `by` has answered, and gets more time for it, once for each step. `undoing` has undone alone,
    and so gets no new time. `full_time`: all have consented to an undo, and the seats asked now
    begin a move. `came` are seats that somebody has just come to.
    """
    seats = list(clocks.seats)
    for seat, before in enumerate(seats):
        now = _stopped(before, moment) if full_time else before
        if seat == by and now.since is not None:
            now = _stopped(now, moment)
            if clock.kind == GAME and step > clocks.paid:
                now = replace(now, left=now.left + clock.increment)
        if seat in came:
            now = _come(clock, now, step)
        if seat not in timed:
            now = _stopped(now, moment)
        elif now.since is None:
            is_new = step > now.moved or (seat != by and seat not in came)
            if clock.kind == ANSWER and seat != undoing and is_new:
                now = replace(now, left=float(clock.seconds), moved=step)
            now = replace(now, since=moment)
        seats[seat] = now
    return Clocks(seats=seats, paid=max(clocks.paid, step))


def overdue(clocks: Clocks | None, moment: float) -> list[int]:
    """The seats whose time has run out and that are not marked as late yet."""
    if clocks is None:
        return []
    return [
        seat
        for seat, each in enumerate(clocks.seats)
        if each.since is not None and not each.is_late and each.left_at(moment) <= 0
    ]


def marked_late(clocks: Clocks, seats: Collection[int]) -> Clocks:
    """The clocks with some seats marked as late."""
    marked = [
        replace(each, is_late=each.is_late or seat in seats)
        for seat, each in enumerate(clocks.seats)
    ]
    return replace(clocks, seats=marked)


def _come(clock: Clock, seat: SeatClock, step: int) -> SeatClock:
    """The clock of a seat that somebody has come to: at least a move, or a minute of a game's time.

    Not again for some steps, because leaving and coming back must not gain time.
    """
    least = float(clock.seconds if clock.kind == ANSWER else min(clock.seconds, BACK_SECONDS))
    is_soon = seat.back >= 0 and step < seat.back + BACK_STEPS
    if seat.left >= least or is_soon:
        return seat
    return replace(seat, left=least, back=step)


def _stopped(clock: SeatClock, moment: float) -> SeatClock:
    return replace(clock, left=max(0.0, clock.left_at(moment)), since=None, is_late=False)
