"""What a lesson is, and reading a game's lessons: TOML files in `lessons/` of its folder.

Reading notes every mistake of form in every file at once. mori.lessons.checking finds out by
playing whether a lesson also works.
"""

import re
from functools import cache
from pathlib import Path
from typing import Annotated, Final

import msgspec

from mori.content.checks import check_distinct, check_range
from mori.content.pack import read_pack
from mori.content.problems import Where
from mori.content.schema import read_entry
from mori.content.values import Reading
from mori.core.errors import ContentError, SetupError
from mori.core.record import split_answer
from mori.core.registry import entry_of, options_asked

FOLDER: Final = "lessons"
FILE_NAME: Final = re.compile(r"\d\d-[a-z]+(?:-[a-z]+)*")  # number, then id

# The end of a message's id: "push" of the lesson "places" is <game>-lesson-places-push.
Said = Annotated[str, msgspec.Meta(pattern=r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")]
Texts = tuple[str, ...]
SomeTexts = Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
# An answer in the form of records: "1 move reserve > amber.2".
Answers = tuple[Annotated[str, msgspec.Meta(pattern=r"\d{1,2} .+")], ...]


class Instead(msgspec.Struct, frozen=True):
    """A reply to some of the legal answers that a step does not ask for."""

    do: SomeTexts
    say: Said


class Step(msgspec.Struct, frozen=True):
    """A sentence, the places lit with it, and what to do; without an action it is only read."""

    say: Said
    lit: Texts = ()  # places, by the engine's names
    rules: Texts = ()  # the numbered rules that it teaches
    do: Texts = ()  # patterns; an answer must match one of them
    count: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1  # number of such answers
    then: Answers = ()  # what the others answer afterwards
    instead: tuple[Instead, ...] = ()


class _Written(msgspec.Struct, frozen=True):
    """A lesson as written in its file."""

    players: Annotated[int, msgspec.Meta(ge=1, le=9)]
    seed: Annotated[int, msgspec.Meta(ge=0)]
    steps: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0
    level: str = ""  # a preset of the game, such as a level of difficulty
    options: dict[str, bool] = {}
    before: Answers = ()


class Lesson(msgspec.Struct, frozen=True):
    """A position, given as the beginning of a record, and the steps from there."""

    game: str
    id: str
    file: str
    players: int
    seat: int  # the learner's seat
    seed: int
    options: dict[str, object]
    before: tuple[tuple[int, str], ...]  # the answers that lead to the position: seat and text
    steps: tuple[Step, ...]

    def message(self, say: str = "") -> str:
        """The id of a sentence's message, or of the title's."""
        return "-".join(part for part in (self.game, "lesson", self.id, say) if part)


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none if it has none. ContentError: all mistakes."""
    folder = entry_of(game).folder
    return read_lessons(game, folder / FOLDER) if folder is not None else ()


def find_lesson(game: str, id: str) -> Lesson:
    """The lesson with that id, or SetupError."""
    lessons = lessons_of(game)
    for lesson in lessons:
        if lesson.id == id:
            return lesson
    known = ", ".join(lesson.id for lesson in lessons)
    raise SetupError("unknown_lesson", {"lesson": id[:60], "known": known or "-"})


def read_lessons(game: str, folder: Path) -> tuple[Lesson, ...]:
    if not folder.is_dir():
        return ()
    reading = Reading()
    found: list[Lesson] = []
    for name, table in read_pack(folder).files.items():
        lesson = _read(game, name, table, reading)
        if lesson is not None:
            found.append(lesson)
    if reading.problems:
        raise ContentError(reading.problems)
    return tuple(found)


def _read(game: str, name: str, table: dict[str, object], reading: Reading) -> Lesson | None:
    where, stem = Where(name), Path(name).stem
    if not FILE_NAME.fullmatch(stem):
        reading.problems.append(where.problem("wrong_shape", value=stem, pattern=FILE_NAME.pattern))
    written = read_entry(_Written, table, where, reading)
    if written is None:
        return None
    said = [step.say for step in written.steps]
    said += [other.say for step in written.steps for other in step.instead]
    check_distinct(where.at("say"), said, reading)
    check_range(where.at("seat"), written.seat, 0, written.players - 1, reading)
    try:
        options = options_asked(
            entry_of(game), written.players, written.level or None, dict(written.options)
        )
    except SetupError as error:
        reading.problems.append(where.problem("lesson_setup", error=error.code))
        return None
    return Lesson(
        game=game,
        id=stem[3:],
        file=name,
        players=written.players,
        seat=written.seat,
        seed=written.seed,
        options=options,
        before=tuple(answers(written.before)),
        steps=written.steps,
    )


def answers(lines: Texts) -> list[tuple[int, str]]:
    """Seat and text of answers, from lines that were checked already."""
    return [answer for line in lines if (answer := split_answer(line)) is not None]
