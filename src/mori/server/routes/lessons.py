"""Lessons, and tables for them."""

from mori.lessons import Lesson, lessons_of
from mori.server.protocol.lessons import LessonData, LessonsAnswer, LessonStep, LessonTable
from mori.server.protocol.tables import TableMade
from mori.server.requests import ASK_AGAIN
from mori.server.routing import Router
from mori.server.service import Service

CREATED = 201

router = Router()


@router.get("/api/lessons/{game}", keep=ASK_AGAIN)
async def lessons(game: str, service: Service) -> LessonsAnswer:
    """The lessons of a game."""
    return LessonsAnswer(game, [lesson_data(lesson) for lesson in lessons_of(game)])


@router.post("/api/lessons", status=CREATED, counts="tables")
async def open_lesson(body: LessonTable, service: Service) -> TableMade:
    """Make a table for a lesson; the response has its tokens, this once."""
    return await service.hall.open_lesson(body)


def lesson_data(lesson: Lesson) -> LessonData:
    steps: list[LessonStep] = []
    answers = len(lesson.before)
    for step in lesson.steps:
        answers += step.count + len(step.then) if step.do else 0
        steps.append(
            LessonStep(
                say=step.say,
                lit=list(step.lit),
                rules=list(step.rules),
                until=answers if step.do else None,
            )
        )
    return LessonData(id=lesson.id, steps=steps)
