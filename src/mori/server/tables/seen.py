"""What a seat or a spectator sees, as the protocol's structs."""

from collections.abc import Iterable

import msgspec

from mori.core.decision import Decision
from mori.core.facts import Fact
from mori.core.position import Position
from mori.core.result import Result
from mori.core.view import SeatView, seat_view
from mori.server.protocol import (
    ActionData,
    Data,
    DecisionData,
    FactData,
    ResultData,
    StateData,
)
from mori.server.tables.course import Course
from mori.server.tables.outcomes import outcome_of

COMPONENTS = "components"


def facts_data(facts: Iterable[Fact]) -> list[FactData]:
    return [FactData(fact.kind, fact.args) for fact in facts]


def result_data(result: Result | None) -> ResultData | None:
    return msgspec.convert(result.to_data(), ResultData) if result is not None else None


def state_now(course: Course, seat: int | None, *, rewound: bool = False) -> StateData:
    """The game as it stands."""
    game = course.game
    known = game.seat_view(seat)
    return StateData(
        step=course.step,
        view=_view(known),
        asked=[decision.seat for decision in game.decisions],
        decision=_decision(known),
        can_undo=can_undo(course, seat),
        rewound=rewound,
        result=result_data(game.result),
    )


def state_then(course: Course, step: int, seat: int | None) -> StateData:
    """The game as it stood after a step: there is nothing to decide any more."""
    position = course.position_at(step)
    known = seat_view(position, seat)
    view = _view(known)
    view.pop("decision", None)
    return StateData(
        step=step,
        view=view,
        asked=[decision.seat for decision in position.decisions],
        decision=None,
        can_undo=False,
        rewound=False,
        result=result_data(position.result),
    )


def components(course: Course) -> Data:
    """What is printed on the components: the same for everybody, at any time."""
    found = course.game.view(None).get(COMPONENTS, {})
    assert isinstance(found, dict)
    return found


def can_undo(course: Course, seat: int | None) -> bool:
    """Whether a seat may take back its latest answer.

    Nothing is taken back once the game is over: then its record, with the seed, is open to all.
    """
    game = course.game
    return seat is not None and not game.is_over and game.undo_limit(seat) < course.step


def _view(known: SeatView) -> Data:
    view = known.data()
    view.pop(COMPONENTS, None)
    return view


def _decision(known: SeatView) -> DecisionData | None:
    decision = known.decision
    if decision is None:
        return None
    return DecisionData(
        number=decision.number,
        seat=decision.seat,
        kind=decision.kind,
        prompt=_prompt(known, decision),
        actions=[
            ActionData(action.text, action.kind, action.args, facts_data(outcome_of(known, action)))
            for action in decision.actions
        ],
    )


def _prompt(known: SeatView, decision: Decision) -> Data:
    """The question's values, from the seat's own world: what it may not know is not in there."""
    world = Position(known.rules, known.rules.writer(known.world, None))
    return world.prompt(decision)
