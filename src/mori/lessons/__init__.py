"""Lessons: a position of a real game, and steps that teach it (docs/adding-a-lesson.md)."""

from mori.lessons.lesson import Instead, Lesson, Step, find_lesson, lessons_of
from mori.lessons.playing import OTHER, Standing, begin, is_one_step, reply, standing

__all__ = [
    "OTHER",
    "Instead",
    "Lesson",
    "Standing",
    "Step",
    "begin",
    "find_lesson",
    "is_one_step",
    "lessons_of",
    "reply",
    "standing",
]
