"""Every lesson of every game: it fits rules, pack, places and words, and plays to its end."""

import re
from collections import Counter

import pytest

from mori.core.errors import IllegalAction
from mori.core.game import Game
from mori.core.registry import game_names
from mori.core.view import seat_view
from mori.lessons import OTHER, Lesson, begin, lessons_of, reply, standing
from mori.lessons.checking import accepted, answered, problems_of
from mori.words import LANGUAGES, Words
from mori.words.lessons import lesson_words
from tests.words.messages import LESSON_FILES, texts

LESSONS = [lesson for game in game_names() for lesson in lessons_of(game)]
EACH = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.id}")
SENTENCE = re.compile(r"[.!?…]$")
FIGURES = re.compile(r"\d+")
MOST_WORDS = 45  # of one sentence, with what it asks: it stands beside a table
MOST_STEPS = 14


@EACH
def test_a_lesson_fits_rules_pack_places_and_words(lesson: Lesson) -> None:
    words = Words("en")
    assert [words.problem(problem) for problem in problems_of(lesson)] == []


@EACH
def test_a_lesson_is_played_to_its_end_wrong_turns_included(lesson: Lesson) -> None:
    """Each other legal answer is answered and changes nothing; in every language."""
    game = begin(lesson)
    heard = []
    while (at := standing(lesson, len(game.answers))).step < len(lesson.steps):
        if at.due:
            game.apply(at.due[0][1], at.due[0][0])
            continue
        step, view = lesson.steps[at.step], seat_view(game, lesson.seat)
        for action, said in answered(step, view):
            assert reply(lesson, game, [action.text]) == (said.say if said else OTHER)
            heard.append(said.say if said else OTHER)
        action = accepted(step, view)[0]
        assert reply(lesson, game, [action.text]) is None
        heard.append(step.say)
        game.apply(action, lesson.seat)
    told = {step.say for step in lesson.steps} | set(heard) - {OTHER}
    for language in LANGUAGES:
        words = lesson_words(language, lesson.game)
        assert words.language == language
        assert all(words.text(lesson.message(say)) for say in told)
        assert words.text(lesson.message(), "learnt")
    assert {other.say for step in lesson.steps for other in step.instead} <= told


@pytest.mark.parametrize("file", LESSON_FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_lessons(file: str, language: str) -> None:
    game = file.removeprefix("lessons_")
    needed, titles = set(), set()
    for lesson in lessons_of(game):
        titles |= {lesson.message(), f"{lesson.message()}.about"}
        needed |= {*titles, f"{lesson.message()}.learnt"}
        needed |= {lesson.message(step.say) for step in lesson.steps}
        needed |= {lesson.message(one.say) for step in lesson.steps for one in step.instead}
    written = texts(language, file)
    assert sorted(written.keys() - needed) == []
    for name, text in written.items():
        told = text.source().removeprefix("x = ").strip()
        english = texts("en", file)[name].source()
        assert Counter(FIGURES.findall(told)) == Counter(FIGURES.findall(english)), name
        assert (name in titles) != bool(SENTENCE.search(told)), name
        assert len(told.split()) <= MOST_WORDS, name


@EACH
def test_a_lesson_is_short_and_asks_for_something(lesson: Lesson) -> None:
    assert len(lesson.steps) <= MOST_STEPS
    assert sum(step.count for step in lesson.steps if step.do) >= 2
    assert any(step.instead for step in lesson.steps)


def first(lesson: Lesson, game: Game) -> str:
    """The answer that the lesson is written for."""
    step = lesson.steps[standing(lesson, len(game.answers)).step]
    return accepted(step, seat_view(game, lesson.seat))[0].text


def test_of_units_that_are_answered_together_each_is_looked_at() -> None:
    several = [lesson for lesson in LESSONS if any(step.count > 1 for step in lesson.steps)]
    wrong = []
    for lesson in several:
        game = begin(lesson)
        while lesson.steps[(at := standing(lesson, len(game.answers))).step].count == 1:
            seat, text = at.due[0] if at.due else (lesson.seat, first(lesson, game))
            game.apply(text, seat)
        ahead = game.rewound(len(game.answers))
        units = [first(lesson, ahead)]
        ahead.apply(units[0], lesson.seat)
        assert reply(lesson, game, [*units, first(lesson, ahead)]) is None
        others = answered(lesson.steps[at.step], seat_view(ahead, lesson.seat))
        wrong += [reply(lesson, game, [*units, action.text]) for action, _ in others]
    assert wrong and None not in wrong


def test_what_is_not_legal_is_no_business_of_a_lesson() -> None:
    lesson = LESSONS[0]
    game: Game = begin(lesson)
    assert reply(lesson, game, ["no such thing"]) is None
    with pytest.raises(IllegalAction):
        game.apply("no such thing", lesson.seat)
