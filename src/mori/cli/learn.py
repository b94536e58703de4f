"""`mori learn`: the lessons of a game, in the terminal."""

from typing import Annotated

import typer

from mori.bots import bots_for
from mori.cli.guard import Mistake
from mori.cli.options import GameName, Language
from mori.cli.output import say
from mori.cli.terminal.keyboard import Keyboard, prepare_input
from mori.cli.terminal.lesson import LessonSession
from mori.cli.terminal.screen import Screen
from mori.cli.terminal.seating import PERSON
from mori.cli.terminal.tables import table_of
from mori.core.registry import entry_of
from mori.lessons import Lesson, begin, find_lesson, lessons_of
from mori.words import Words
from mori.words.lessons import lesson_words


def learn(
    game: GameName,
    lesson: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="Id of a lesson; if left out, list them.")
    ] = None,
    *,
    lang: Language,
) -> None:
    """Take the lessons of a game in the terminal."""
    entry_of(game)  # says so if there is no such game
    lessons = lessons_of(game)
    if not lessons:
        raise Mistake("cli-mistake-lessons-missing", game=game)
    if lesson is None:
        show_all(lessons, lang)
    else:
        give(find_lesson(game, lesson), lang)


def show_all(lessons: tuple[Lesson, ...], lang: str) -> None:
    words = Words(lang)
    told = lesson_words(lang, lessons[0].game)
    for one in lessons:
        title, about = told.text(one.message()), told.text(one.message(), "about")
        say(words.text("cli-learn-lesson", lesson=one.id, title=title, about=about))


def give(lesson: Lesson, lang: str) -> None:
    rival = bots_for(lesson.game, lesson.players)[0]
    seats = [PERSON if seat == lesson.seat else rival for seat in range(lesson.players)]
    game = begin(lesson, seats)
    words = Words.of_table(lang, game)
    keyboard = Keyboard()
    prepare_input()
    screen = Screen(words, table_of(lesson.game, words.language), seats, keyboard=keyboard)
    LessonSession(game, screen, lesson).run()
