"""Looking back at a game, step by step."""

from typing import Annotated, cast

from msgspec import Meta

from mori.core.position import Position
from mori.core.view import SeatView, seat_view
from mori.server.bodies import ReplayAction, ReplayAnswer, ReplayMoments, ReplayStep
from mori.server.errors import RequestError
from mori.server.fields import MAX_ID
from mori.server.protocol import Said, StateData
from mori.server.routing import Router
from mori.server.service import Service
from mori.server.tables import LiveTable
from mori.server.tables.course import Course
from mori.server.tables.seen import facts_data, moments_then, state_then

router = Router()

Number = Annotated[int, Meta(ge=0, le=MAX_ID)]


@router.get("/api/tables/{table}/replay")
async def replay(
    table: str, service: Service, token: str | None, seat: Number | None = None
) -> ReplayAnswer:
    """All steps of a game as a seat may know them."""
    async with service.hall.using(table) as live, live.steady() as course:
        await check_seat(live, seat, token, service)
        steps: list[ReplayStep] = []
        action: ReplayAction | None = None
        for step, position in enumerate(course.positions()):
            steps.append(replay_step(course, step, seat_view(position, seat), action))
            action = silent_action(course, step + 1, position, seat)
        return ReplayAnswer(live.info(with_components=True), steps)


@router.get("/api/tables/{table}/replay/{step}")
async def replay_view(
    table: str, step: Number, service: Service, token: str | None, seat: Number | None = None
) -> StateData:
    """The game as a seat saw it after a step."""
    async with service.hall.using(table) as live, live.steady() as course:
        await check_seat(live, seat, token, service)
        require_step(course, step)
        return state_then(course, step, seat)


@router.get("/api/tables/{table}/replay/{step}/moments")
async def replay_moments(
    table: str, step: Number, service: Service, token: str | None, seat: Number | None = None
) -> ReplayMoments:
    """How it stood on the way to a step, as a seat saw it."""
    async with service.hall.using(table) as live, live.steady() as course:
        await check_seat(live, seat, token, service)
        require_step(course, step)
        return ReplayMoments(moments_then(course, step, seat))


def require_step(course: Course, step: int) -> None:
    if step > course.step:
        raise RequestError("no_such_step", {"step": step, "last": course.step})


async def check_seat(
    live: LiveTable, seat: int | None, token: str | None, service: Service
) -> None:
    """Once the game is over, everybody may look through any eyes; until then, through their own."""
    if seat is not None and seat >= live.stored.players:
        raise RequestError("no_such_seat", {"seat": seat, "players": live.stored.players})
    if live.course.game.is_over:
        return
    if not live.stored.started:
        raise RequestError("not_started")
    if seat is None:
        raise RequestError("not_finished")
    if token is None:
        raise RequestError("token_missing")
    if await service.hall.seat_of(live.stored.id, token) != seat:
        raise RequestError("bad_token")


def silent_action(
    course: Course, step: int, before: Position, seat: int | None
) -> ReplayAction | None:
    """What was answered at a step of which a seat learns no fact; None if that is not its own.

    Once the game is over nothing is hidden, and all answers may be told.
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
    """A step as a seat learnt it, with what it knew after it."""
    return ReplayStep(
        step=step,
        seat=course.game.answer_seats[step - 1] if step else None,
        round=course.rounds[step],
        facts=facts_data(known, course.facts_of(step, known.seat)),
        moments=course.moments_count(step),
        action=action,
    )
