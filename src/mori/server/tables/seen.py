"""What a seat or a spectator sees, as structs of the protocol."""

from collections.abc import Iterable
from typing import cast

import msgspec

from mori.core.actions import Action
from mori.core.facts import Fact
from mori.core.reach import Reach
from mori.core.result import Result
from mori.core.view import COMPONENTS, SeatView, Tried, moment_view, seat_view
from mori.core.writer import Moment
from mori.lessons.tips import tips_now
from mori.server.protocol.answers import QuestionData, StepData, TriedMessage, WithinMessage
from mori.server.protocol.fields import Data
from mori.server.protocol.state import (
    ActionData,
    DecisionData,
    EndsTurn,
    FactData,
    MomentData,
    NoteData,
    ResultData,
    Said,
    StateData,
    TipData,
)
from mori.server.tables.course import Course, Mark


def facts_data(known: SeatView, facts: Iterable[Fact]) -> list[FactData]:
    """Facts, with their places on the table as the seat sees it in `known`."""
    return [FactData(fact.kind, fact.args, known.about_fact(fact).places) for fact in facts]


def told_since(
    course: Course, known: SeatView, start: int, moments: Iterable[Moment]
) -> tuple[list[FactData], list[MomentData]]:
    """The facts after index `start`, with intermediate snapshots, as this seat sees them.

    The places of a fact are those at the snapshot that follows it.
    """
    facts: list[FactData] = []
    seen: list[MomentData] = []
    for moment in moments:
        then = moment_view(known.rules, moment.state, known.seat)
        facts += facts_data(then, course.game.facts_for(known.seat, start, moment.facts))
        seen.append(MomentData(len(facts), view_data(then)))
        start = moment.facts
    facts += facts_data(known, course.game.facts_for(known.seat, start))
    return facts, seen


def moments_then(course: Course, step: int, seat: int | None) -> list[MomentData]:
    """The snapshots on the way to a step."""
    found: list[MomentData] = []
    for moment in course.moments_of(step):
        then = moment_view(course.game.rules, moment.state, seat)
        told = len(course.game.facts_for(seat, course.fact_counts[step - 1], moment.facts))
        found.append(MomentData(told, view_data(then)))
    return found


def result_data(result: Result | None) -> ResultData | None:
    if result is None:
        return None
    ties = [{**fact.to_data(), "places": []} for fact in result.ties]
    return msgspec.convert({**result.to_data(), "ties": ties}, ResultData)


def state_now(course: Course, known: SeatView, mark: Mark, *, rewound: bool = False) -> StateData:
    """The current state, as the seat of `known` sees it."""
    game = course.game
    return StateData(
        mark=str(mark),
        step=course.step,
        sides=known.rules.sides(),
        view=view_data(known),
        asked=[decision.seat for decision in game.decisions],
        decision=_decision(known),
        tips=_tips(course, known),
        can_undo=can_undo(course, known.seat),
        can_ask_undo=can_ask_undo(course, known.seat),
        rewound=rewound,
        result=result_data(game.result),
    )


def state_then(course: Course, step: int, seat: int | None) -> StateData:
    """The state after an earlier step, without a decision."""
    position = course.position_at(step)
    known = seat_view(position, seat)
    view = view_data(known)
    view.pop("decision", None)
    return StateData(
        mark="",
        step=step,
        sides=known.rules.sides(),
        view=view,
        asked=[decision.seat for decision in position.decisions],
        decision=None,
        tips=[],
        can_undo=False,
        can_ask_undo=False,
        rewound=False,
        result=result_data(position.result),
    )


def question_then(course: Course, step: int) -> DecisionData:
    """The decision that the answer at a step (from 1) of a finished game gave, as its seat saw it.

    Nobody may ask this of a running game: the answer shows what the seat knew.
    """
    seat = course.game.answer_seats[step - 1]
    found = _decision(seat_view(course.position_at(step - 1), seat))
    assert found is not None
    return found


def tried_message(id: int, tried: Tried) -> TriedMessage:
    """The result of trying answers."""
    known = tried.known
    return TriedMessage(
        id=id,
        view=view_data(known),
        decision=_decision(known),
        facts=facts_data(known, tried.facts),
        ends_turn=cast(EndsTurn, tried.ends_turn),
    )


def within_message(id: int, reach: Reach) -> WithinMessage:
    """The chains of answers within reach: those that pressing or dragging a thing can mean."""
    numbers: dict[int, int] = {}  # of the steps that are told
    steps: list[StepData] = []
    questions: list[QuestionData] = []
    for number in reach.told():
        step = reach.steps[number]
        question = QuestionData(step.kind, step.prompt)
        if question not in questions:
            questions.append(question)
        numbers[number] = len(steps)
        steps.append(
            StepData(
                after=numbers[step.after] if step.after >= 0 else None,
                question=questions.index(question),
                text=step.action.text,
                kind=step.action.kind,
                args=step.action.args,
                adds=cast(Said, step.about.adds),
                places=step.about.places,
                source=step.about.source,
            )
        )
    meanings = {
        place: [numbers[number] for number in found] for place, found in reach.meanings.items()
    }
    return WithinMessage(id, questions, steps, meanings)


def can_undo(course: Course, seat: int | None) -> bool:
    """Whether a seat may undo its latest answer alone."""
    return seat is not None and bool(course.undoable(seat))


def can_ask_undo(course: Course, seat: int | None) -> bool:
    """Whether a seat may undo its latest answer only if the others consent."""
    if seat is None or can_undo(course, seat):
        return False
    step = course.latest_of(seat)
    return step is not None and course.is_open_since(step)


def _tips(course: Course, known: SeatView) -> list[TipData]:
    seat = known.seat
    if seat is None:
        return []
    learnt = course.learnt_since_answer(seat)
    return [TipData(tip.id, tip.places(seat), list(tip.rules)) for tip in tips_now(known, learnt)]


def view_data(known: SeatView) -> Data:
    """The view without the printed components, which are sent only once."""
    view = known.data()
    view.pop(COMPONENTS, None)
    return view


def _decision(known: SeatView) -> DecisionData | None:
    decision = known.decision
    if decision is None:
        return None
    now = known.standing()
    return DecisionData(
        number=decision.number,
        seat=decision.seat,
        kind=decision.kind,
        prompt=known.prompt(),
        places=known.about_question().places,
        actions=[_action(known, action, now) for action in decision.actions],
        units=known.units(),
    )


def _action(known: SeatView, action: Action, now: int | None) -> ActionData:
    about, outcome = known.about(action), known.outcome(action)
    notes = about.notes_beside(outcome.facts)
    return ActionData(
        text=action.text,
        kind=action.kind,
        args=action.args,
        places=about.places,
        adds=cast(Said, about.adds),  # told as plain data
        notes=[NoteData(note.kind, note.args, note.places) for note in notes],
        outcome=facts_data(known, outcome.facts),
        ends_turn=cast(EndsTurn, outcome.ends_turn),
        is_unit=known.is_unit(action),
        standing=0 if now is None else known.standing_change(action, outcome, now),
        is_rare=about.is_rare,
        source=about.source,
    )
