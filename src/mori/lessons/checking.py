"""Checks that the lessons of a game fit its rules, its pack, its places and its words.

A lesson is played to its end with the first answer that each step accepts. Each other accepted
answer is also played to the end once. Every mistake is noted with its place.
"""

from mori.content.problems import Where
from mori.core.actions import Action
from mori.core.errors import MoriError, Problem
from mori.core.game import Game
from mori.core.view import SeatView, seat_view
from mori.lessons.lesson import Instead, Lesson, Step, answers
from mori.lessons.patterns import matches
from mori.lessons.places import is_place
from mori.lessons.playing import begin
from mori.words import LANGUAGES
from mori.words.lessons import lesson_words
from mori.words.rulebook import rulebook

ATTRIBUTES = ("", "about", "learnt")  # of a lesson's title


def problems_of(lesson: Lesson) -> list[Problem]:
    """All mistakes of one lesson."""
    found = [*_words(lesson), *_rules(lesson)]
    try:
        game = begin(lesson)
    except MoriError as error:
        return [*found, Where(lesson.file).at("before").problem("lesson_setup", error=error.code)]
    walk = _Walk(lesson)
    walk.on(game, 0, is_main=True)
    return [*found, *walk.problems]


def _where(lesson: Lesson, number: int) -> Where:
    return Where(lesson.file, f"steps[{number}] {lesson.steps[number].say}")


def _words(lesson: Lesson) -> list[Problem]:
    where = Where(lesson.file)
    texts = [(where, lesson.message(), attribute) for attribute in ATTRIBUTES]
    for number, step in enumerate(lesson.steps):
        place = _where(lesson, number)
        said = [step.say, *(other.say for other in step.instead)]
        texts += [(place, lesson.message(say), "") for say in said]
    return [
        place.problem(
            "lesson_words", message=".".join(filter(None, (message, part))), language=language
        )
        for language in LANGUAGES
        for place, message, part in texts
        if not lesson_words(language, lesson.game).has(message, part)
    ]


def _rules(lesson: Lesson) -> list[Problem]:
    book = rulebook(lesson.game)
    known = book.rules if book is not None else {}
    return [
        _where(lesson, number)
        .at("rules")
        .problem("unknown_reference", value=rule, table="rules", nearest="")
        for number, step in enumerate(lesson.steps)
        for rule in step.rules
        if rule not in known
    ]


def accepted(step: Step, view: SeatView) -> list[Action]:
    """The legal answers that a step accepts, in the order of its patterns."""
    assert view.decision is not None
    found: list[Action] = []
    for pattern in step.do:
        for action in view.decision.actions:
            if action not in found and matches((pattern,), view, action):
                found.append(action)
    return found


def answered(step: Step, view: SeatView) -> list[tuple[Action, Instead | None]]:
    """The legal answers that a step refuses, each with its reply; None is the general reply."""
    assert view.decision is not None
    return [
        (action, next((one for one in step.instead if matches(one.do, view, action)), None))
        for action in view.decision.actions
        if not matches(step.do, view, action)
    ]


class _Walk:
    """One lesson being played, with all mistakes found so far."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.problems: list[Problem] = []

    def on(self, game: Game, first: int, is_main: bool, given: int = 0) -> None:
        """Play on from a step; places, patterns and alternatives are checked on the main line.

        `given`: how many answers the first of these steps has had.
        """
        for number in range(first, len(self.lesson.steps)):
            step, where = self.lesson.steps[number], _where(self.lesson, number)
            if is_main:
                self._look(game, step, where)
            for had in range(given if number == first else 0, step.count if step.do else 0):
                if not self._answer(game, number, had, is_main):
                    return
            if not self._others(game, step, where):
                return

    def _answer(self, game: Game, number: int, had: int, is_main: bool) -> bool:
        step, where, seat = self.lesson.steps[number], _where(self.lesson, number), self.lesson.seat
        view = seat_view(game, seat)
        if view.decision is None:
            self._note(where.at("do").problem("lesson_not_asked"))
            return False
        choices = accepted(step, view)
        if not choices:
            self._note(where.at("do").problem("lesson_pattern", value=" | ".join(step.do)))
            return False
        if is_main:
            self._patterns(step, view, where)
            for other in choices[1:]:
                way = game.rewound(len(game.answers))
                way.apply(other, seat)
                if self._others(way, step, where) if had + 1 == step.count else True:
                    is_done = had + 1 == step.count
                    self.on(way, number + is_done, False, 0 if is_done else had + 1)
        game.apply(choices[0], seat)
        return True

    def _others(self, game: Game, step: Step, where: Where) -> bool:
        for index, (seat, text) in enumerate(answers(step.then)):
            try:
                if seat == self.lesson.seat or not step.do:
                    raise MoriError("not_your_decision")
                game.apply(text, seat)
            except MoriError:
                asked = ", ".join(f"{one.seat} {one.kind}" for one in game.decisions)
                self._note(
                    where.at("then").item(index).problem("lesson_answer", text=text, asked=asked)
                )
                return False
        return True

    def _look(self, game: Game, step: Step, where: Where) -> None:
        for index, place in enumerate(step.lit):
            if not is_place(game, self.lesson.seat, place):
                self._note(where.at("lit").item(index).problem("lesson_place", value=place))

    def _patterns(self, step: Step, view: SeatView, where: Where) -> None:
        """Every pattern matches something, and every reply can occur."""
        assert view.decision is not None
        for index, pattern in enumerate(step.do):
            if not any(matches((pattern,), view, action) for action in view.decision.actions):
                self._note(where.at("do").item(index).problem("lesson_pattern", value=pattern))
        heard = [said for _, said in answered(step, view)]
        for index, other in enumerate(step.instead):
            if other not in heard:
                value = " | ".join(other.do)
                self._note(where.at("instead").item(index).problem("lesson_pattern", value=value))

    def _note(self, problem: Problem) -> None:
        if repr(problem) not in map(repr, self.problems):
            self.problems.append(problem)
