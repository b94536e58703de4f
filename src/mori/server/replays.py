"""Whole replays: all steps of a game, as a seat or a spectator may know them.

Making one takes as long as replaying the game. It is done in a thread, one replay at a time.
Replays of finished games are cached, since they no longer change.
"""

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple, cast

import msgspec

from mori.core.position import Position
from mori.core.view import SeatView, seat_view
from mori.server.aside import aside
from mori.server.protocol.encoding import encode
from mori.server.protocol.replay import ReplayAction, ReplayStep
from mori.server.protocol.state import Said
from mori.server.tables import LiveTable
from mori.server.tables.course import Course, Mark
from mori.server.tables.seen import facts_data

KEPT_BYTES: Final = 32 << 20  # of the latest replays


class Key(NamedTuple):
    """A state of a table, seen by a seat or a spectator."""

    table: str
    mark: Mark
    seat: int | None


class Replays:
    """The cache of replays of a service, as JSON."""

    def __init__(self, most: int = KEPT_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0
        self.making = asyncio.Lock()  # held while one is made

    async def steps(self, live: LiveTable, course: Course, seat: int | None) -> msgspec.Raw:
        """The steps of a table's course. The caller keeps it steady."""
        key = Key(live.stored.id, live.mark, seat)
        made = self._kept.pop(key, None)
        if made is not None:
            self._kept[key] = made  # moves it to the end of the order
            return msgspec.Raw(made)
        made = await aside(made_steps, course, seat)
        if course.game.is_over:
            self._keep(key, made)
        return msgspec.Raw(made)

    def _keep(self, key: Key, made: bytes) -> None:
        self._kept[key] = made
        self._size += len(made)
        while self._size > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)


def made_steps(course: Course, seat: int | None) -> bytes:
    """All steps of a game, made by replaying it."""
    steps: list[ReplayStep] = []
    action: ReplayAction | None = None
    for step, position in enumerate(course.positions()):
        steps.append(replay_step(course, step, seat_view(position, seat), action))
        action = silent_action(course, step + 1, position, seat)
    return encode(steps)


def silent_action(
    course: Course, step: int, before: Position, seat: int | None
) -> ReplayAction | None:
    """The answer at a step without facts for the seat; None if it was not the seat's own.

    After the end nothing is hidden, so all answers are included.
    """
    game = course.game
    if step > course.step or course.facts_of(step, seat):
        return None
    asked, action = game.answer_seats[step - 1], game.answers[step - 1]
    if asked != seat and not game.is_over:
        return None
    known = seat_view(before, asked)
    return ReplayAction(
        text=action.text,
        kind=action.kind,
        args=action.args,
        prompt=known.prompt(),
        adds=cast(Said, known.about(action).adds),  # told as plain data
    )


def replay_step(
    course: Course, step: int, known: SeatView, action: ReplayAction | None
) -> ReplayStep:
    """A step as a seat learnt it, with what the seat knew after it."""
    return ReplayStep(
        step=step,
        seat=course.game.answer_seats[step - 1] if step else None,
        round=course.rounds[step],
        facts=facts_data(known, course.facts_of(step, known.seat)),
        moments=course.moments_count(step),
        action=action,
    )
