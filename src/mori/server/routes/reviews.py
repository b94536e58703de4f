"""Reviews of finished games, and reasons for choices in them."""

from functools import partial
from typing import Annotated

from msgspec import Meta

from mori.core.game import Game
from mori.server.errors import RequestError
from mori.server.limits import Visitor
from mori.server.protocol.fields import MAX_ID, ActionText
from mori.server.protocol.reviews import ReasonsAnswer, ReviewAnswer
from mori.server.protocol.state import DecisionData
from mori.server.routes.replays import require_step
from mori.server.routing import Router
from mori.server.service import Service
from mori.server.tables.course import Course
from mori.server.tables.seen import question_then

REVIEW_COST = 10  # requests that a new one counts as

router = Router()

Number = Annotated[int, Meta(ge=1, le=MAX_ID)]


@router.get("/api/tables/{table}/review")
async def review(table: str, service: Service) -> ReviewAnswer:
    """How far the review of a finished game is. Asking keeps it going."""
    async with service.hall.using(table) as live, live.steady() as course:
        finished_game(course)
        id = live.stored.id
    return await service.reviews.look(id)


@router.post("/api/tables/{table}/review")
async def begin_review(table: str, service: Service, visitor: Visitor) -> ReviewAnswer:
    """Begin the review of a finished game, unless it is made or under way."""
    visitor.take("requests", REVIEW_COST - 1)
    async with service.hall.using(table) as live, live.steady() as course:
        game, id = finished_game(course), live.stored.id
    place = partial(visitor.limiter.hint, visitor.address)
    return await service.reviews.begin(id, game, place)


@router.get("/api/tables/{table}/review/{step}/question")
async def question(table: str, step: Number, service: Service) -> DecisionData:
    """The decision of a step of a finished game, as its seat saw it."""
    async with service.hall.using(table) as live, live.steady() as course:
        finished_game(course)
        require_step(course, step)
        return question_then(course, step)


@router.get("/api/tables/{table}/review/{step}", cost=REVIEW_COST)
async def reasons(
    table: str,
    step: Number,
    first: ActionText,
    second: ActionText,
    service: Service,
    visitor: Visitor,
) -> ReasonsAnswer:
    """Why one choice at a step of a finished game is better than another."""
    async with service.hall.using(table) as live, live.steady() as course:
        game = finished_game(course)
        require_step(course, step)
        before = course.position_at(step - 1)
        for choice in (first, second):
            before.check(choice, game.answer_seats[step - 1])
    with visitor.limiter.hint(visitor.address):
        return await service.reviews.reasons(game, step, first, second)


def finished_game(course: Course) -> Game:
    """The game of a course; RequestError while it is running."""
    if not course.game.is_over:
        raise RequestError("not_finished")
    return course.game
