"""Lessons, and the tables at which they are taken."""

from msgspec import Struct

from mori.server.protocol.fields import Name


class LessonTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be made, at which a lesson is given."""

    game: Name
    lesson: Name


class LessonStep(Struct, frozen=True, kw_only=True):
    """A sentence, the places lit with it, and the rules it teaches.

    `until` is how many answers there are when what it asks for is done; null where it asks nothing.
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
    """The lessons of a game, in their order."""

    game: str
    lessons: list[LessonData]
