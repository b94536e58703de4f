"""Replays, step by step."""

from typing import Annotated, cast

from msgspec import Meta

from mori.server.errors import RequestError
from mori.server.protocol.fields import MAX_ID
from mori.server.protocol.replay import ReplayAnswer, ReplayMoments, ReplayStep
from mori.server.protocol.state import StateData
from mori.server.routing import Router
from mori.server.service import Service
from mori.server.tables import LiveTable
from mori.server.tables.course import Course
from mori.server.tables.seen import moments_then, state_then

REPLAY_COST = 10  # requests that it counts as

router = Router()

Number = Annotated[int, Meta(ge=0, le=MAX_ID)]


@router.get("/api/tables/{table}/replay", cost=REPLAY_COST)
async def replay(
    table: str, service: Service, token: str | None, seat: Number | None = None
) -> ReplayAnswer:
    """All steps of a game as a seat may know them."""
    replays = service.replays
    async with service.hall.using(table) as live, replays.making, live.steady() as course:
        await check_seat(live, seat, token, service)
        steps = await replays.steps(live, course, seat)
        # They are JSON already.
        return ReplayAnswer(live.info(with_components=True), cast(list[ReplayStep], steps))


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
    """The intermediate snapshots on the way to a step, as a seat saw them."""
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
    """Before the end a seat may only see its own view; after the end everybody sees all."""
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
