"""How far a lesson is, its replies to answers, and the answers of the others.

A lesson has no state: each step takes a fixed number of answers, so the number of answers given
tells the step. An answer that a step does not ask for is never applied.
"""

from dataclasses import dataclass
from typing import Final

from mori.core.errors import IllegalAction
from mori.core.game import Game
from mori.core.registry import create_game
from mori.core.view import seat_view
from mori.lessons.lesson import Lesson, answers
from mori.lessons.patterns import matches

OTHER: Final = ""  # the reply if the step has none for an answer


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a lesson is: the step that waits for an answer, or the end."""

    step: int
    given: int = 0  # answers that this step has had
    due: tuple[tuple[int, str], ...] = ()  # what the others answer now: seat and text


def begin(lesson: Lesson, seats: list[str] | None = None) -> Game:
    """The game at the lesson's position. MoriError if there is no such position."""
    game = create_game(lesson.game, lesson.players, lesson.seed, dict(lesson.options), seats=seats)
    for seat, text in lesson.before:
        game.apply(text, seat)
    return game


def standing(lesson: Lesson, steps: int) -> Standing:
    """Where a lesson is after this many answers, including those before it."""
    left = steps - len(lesson.before)
    for number, step in enumerate(lesson.steps):
        if not step.do:
            continue
        if left < step.count:
            return Standing(number, left)
        left -= step.count
        if left < len(step.then):
            return Standing(number, step.count, tuple(answers(step.then[left:])))
        left -= len(step.then)
    return Standing(len(lesson.steps))


def reply(lesson: Lesson, game: Game, texts: list[str]) -> str | None:
    """The reply to legal answers that the lesson does not ask for; None if it asks for them.

    Several answers are units of one question, or a chain. Illegal answers are not the
    lesson's concern.
    """
    position = game.clone() if len(texts) > 1 else game
    for number, text in enumerate(texts):
        try:
            _, action = position.check(text, lesson.seat)
        except IllegalAction:
            return None
        at = standing(lesson, len(position.answers))
        if at.step == len(lesson.steps) or at.due:
            return OTHER
        step, view = lesson.steps[at.step], seat_view(position, lesson.seat)
        if not matches(step.do, view, action):
            said = (other.say for other in step.instead if matches(other.do, view, action))
            return next(said, OTHER)
        if number + 1 < len(texts):
            position.apply(action, lesson.seat)
    return None


def is_one_step(lesson: Lesson, game: Game, texts: list[str]) -> bool:
    """Whether one step of the lesson asks for all these answers, so that none of it is skipped."""
    given = len(game.answers)
    steps = {standing(lesson, given + number).step for number in range(len(texts))}
    return len(steps) == 1 and reply(lesson, game, texts) is None
