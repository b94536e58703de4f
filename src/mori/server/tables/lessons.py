"""Tables with a lesson: checking the player's answers, and the answers of the others.

The progress of a lesson follows from the stored answers (mori.lessons), so such a table is stored,
followed and restored like any other. The bots in the other seats answer as the lesson prescribes.
"""

from mori.core.errors import SetupError
from mori.core.game import Game
from mori.core.reach import Reach
from mori.lessons import Lesson, find_lesson, is_one_step, reply, standing
from mori.server.errors import RequestError
from mori.server.storage import StoredTable
from mori.server.storage.rows import PERSON


def lesson_at(table: StoredTable) -> Lesson | None:
    """The lesson of a table; None if it has none, or it no longer exists."""
    try:
        return find_lesson(table.game, table.lesson) if table.lesson else None
    except SetupError:  # made by a version that had it
        return None


def answers_before(table: StoredTable) -> int:
    """The number of answers that lead to the lesson's position. They cannot be undone."""
    lesson = lesson_at(table)
    return len(lesson.before) if lesson is not None else 0


def require_wanted(table: StoredTable, game: Game, seat: int, actions: list[str]) -> None:
    """RequestError if the lesson asks for another answer; illegal ones are not judged here."""
    if not table.lesson or table.seats[seat] != PERSON:
        return
    lesson = lesson_at(table)
    if lesson is None or standing(lesson, len(game.answers)).step == len(lesson.steps):
        raise RequestError("lesson_over")
    said = reply(lesson, game, actions)
    if said is not None:
        raise RequestError("lesson_other", {"say": said})


def wanted_in(table: StoredTable, game: Game, seat: int, reach: Reach) -> Reach:
    """The chains that a table allows: in a lesson those that one step asks for as a whole."""
    if not table.lesson or table.seats[seat] != PERSON:
        return reach
    lesson = lesson_at(table)

    def is_wanted(number: int) -> bool:
        texts = [reach.steps[each].action.text for each in reach.chain(number)]
        return lesson is not None and is_one_step(lesson, game, texts)

    return reach.only([number for number in reach.told() if is_wanted(number)])


def answer_due(table: StoredTable, game: Game) -> tuple[int, str] | None:
    """The seat and text of the answer that the lesson prescribes for another seat now."""
    lesson = lesson_at(table)
    due = standing(lesson, len(game.answers)).due if lesson is not None else ()
    if not due or game.why_not(due[0][1], due[0][0]) is not None:
        return None
    return due[0]
