"""The decision that a seat is asked, and trying answers to it."""

from mori.core.actions import Action
from mori.core.decision import Decision
from mori.core.errors import (
    GAME_OVER,
    NOT_YOUR_DECISION,
    STALE_DECISION,
    UNKNOWN_ACTION,
    IllegalAction,
)
from mori.core.game import Game
from mori.core.view import Tried
from mori.server.storage import BotsAsked, StoredTable
from mori.server.storage.rows import PERSON
from mori.server.tables.lessons import answer_due


def require_asked(game: Game, number: int, seat: int) -> Decision:
    """The open decision of a seat with this number; IllegalAction if there is none."""
    if game.is_over:
        raise IllegalAction(GAME_OVER)
    current = game.state.question
    if number != current:
        raise IllegalAction(STALE_DECISION, None, {"given": number, "current": current})
    decision = game.decision_of(seat)
    if decision is None:
        raise IllegalAction(NOT_YOUR_DECISION, None, {"seat": seat})
    return decision


def tried_answers(game: Game, number: int, seat: int, texts: list[str]) -> Tried:
    """The result of answers in the seat's own view of the game; IllegalAction if not legal."""
    require_asked(game, number, seat)
    actions: list[Action] = []
    for text in texts:
        action = game.find_action(text)
        if action is None:
            raise IllegalAction(UNKNOWN_ACTION, None, {"text": text[:60]})
        actions.append(action)
    return game.seat_view(seat).tried(actions)


def bots_asked(table: StoredTable, game: Game, *, is_watched: bool = False) -> BotsAsked | None:
    """The bots that a position waits for; None if none sits at the table."""
    if table.is_replay or all(name == PERSON for name in table.seats):
        return None
    if not table.started:
        return BotsAsked(question=game.state.question, seats=[])
    if table.lesson:
        due = answer_due(table, game)
        asked = [] if due is None else [due[0]]
    else:
        asked = [each.seat for each in game.decisions if table.seats[each.seat] != PERSON]
    return BotsAsked(question=game.state.question, seats=asked, is_watched=is_watched)
