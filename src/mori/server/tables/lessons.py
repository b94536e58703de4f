"""Tables at which a lesson is given: what it says to an answer, and what the others answer.

How far a lesson is follows from the answers stored (mori.lessons), so a table of a lesson is kept,
followed and made again as any other. The bots in its other seats say what the lesson says.
"""

from mori.core.errors import SetupError
from mori.core.game import Game
from mori.lessons import Lesson, find_lesson, reply, standing
from mori.server.errors import RequestError
from mori.server.storage import StoredTable
from mori.server.storage.rows import PERSON


def lesson_at(table: StoredTable) -> Lesson | None:
    """The lesson of a table; None if there is none, or not any more."""
    try:
        return find_lesson(table.game, table.lesson) if table.lesson else None
    except SetupError:  # it was laid by a version that had it
        return None


def answers_before(table: StoredTable) -> int:
    """How many answers led to the lesson's position: nobody gave them, nobody takes them back."""
    lesson = lesson_at(table)
    return len(lesson.before) if lesson is not None else 0


def require_wanted(table: StoredTable, game: Game, seat: int, actions: list[str]) -> None:
    """RequestError if a lesson asks for something else; nothing is said of what is not legal."""
    if not table.lesson or table.seats[seat] != PERSON:
        return
    lesson = lesson_at(table)
    if lesson is None or standing(lesson, len(game.answers)).step == len(lesson.steps):
        raise RequestError("lesson_over")
    said = reply(lesson, game, actions)
    if said is not None:
        raise RequestError("lesson_other", {"say": said})


def answer_due(table: StoredTable, game: Game) -> tuple[int, str] | None:
    """Seat and text of what somebody else answers now, if a lesson says so."""
    lesson = lesson_at(table)
    due = standing(lesson, len(game.answers)).due if lesson is not None else ()
    if not due or game.why_not(due[0][1], due[0][0]) is not None:
        return None
    return due[0]
