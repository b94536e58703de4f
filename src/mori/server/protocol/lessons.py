"""Lessons, and tables for them."""

from msgspec import Struct

from mori.server.protocol.fields import Name


class LessonTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table for a lesson."""

    game: Name
    lesson: Name


class LessonStep(Struct, frozen=True, kw_only=True):
    """A sentence with its highlighted places and the rules it teaches.

    `until` is the number of answers that completes it; null if it asks for nothing.
    """

    say: str
    lit: list[str]
    rules: list[str]
    until: int | None


class LessonData(Struct, frozen=True, kw_only=True):
    """A lesson; its words are in the game's catalogue of lessons (docs/adding-a-lesson.md)."""

    id: str
    steps: list[LessonStep]


class LessonsAnswer(Struct, frozen=True):
    """The lessons of a game, in order."""

    game: str
    lessons: list[LessonData]
