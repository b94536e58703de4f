"""A coach: says once what a choice overlooks, where it is clearly worse than another one.

It judges from the seat's view alone. The net looks first; only where it finds another choice better
are both played on to the end, and the coach speaks only where the difference is large and stands
far out of its interval. Where the strongest level searches, a search must agree. It is meant for
tables without other people.
"""

from typing import Final

from mori.bots.advice import Advice, advice_by, view_after
from mori.bots.comparison import FIRST, Comparison, comparison_of
from mori.bots.estimate import Evaluator
from mori.bots.foresight import iterations_for, preferred
from mori.bots.playouts import MARGIN_OF_A_WIN, Ending, endings_of
from mori.core.actions import Action
from mori.core.rng import seeded
from mori.core.view import SeatView

LOOKED_AT: Final = 3  # choices, besides the one that is judged
SUSPICIOUS: Final = 0.04  # of a win, by which the net finds another choice better
CLEARLY: Final = 0.1  # of a win, by which a choice must be worse
CONFIDENCE: Final = 0.99
ROUNDS: Final = (24, 24)  # worlds in which both are played on, while undecided
PAUSE: Final = 5  # decisions after a word in which the coach keeps silent


class Restraint:
    """How often a coach may speak: once about a question, and then not for a while."""

    def __init__(self) -> None:
        self.judged = ""  # the question that was judged last
        self.silent = 0  # for so many decisions more

    def is_due(self, question: str) -> bool:
        """Whether an answer to a question is to be judged. A question is judged once."""
        if question == self.judged:
            return False
        self.judged = question
        if self.silent:
            self.silent -= 1
            return False
        return True

    def spoke(self) -> None:
        self.silent = PAUSE


class Coach:
    """The coach of one seat in one game."""

    def __init__(self, evaluator: Evaluator, seed: int = 0) -> None:
        self.evaluator = evaluator
        self.seed = seed
        self.restraint = Restraint()

    def caution(self, view: SeatView, action: Action) -> Comparison | None:
        """The better choice compared with this one, if the coach has something to say.

        It says it once for a question: asked again, it lets the choice pass.
        """
        decision = view.decision
        if decision is None or not self.restraint.is_due(str(decision.number)):
            return None
        found = caution_for(self.evaluator, view, action, self.seed + decision.number)
        if found is not None:
            self.restraint.spoke()
        return found


def caution_of_chain(
    evaluator: Evaluator, view: SeatView, actions: list[Action], seed: int
) -> tuple[SeatView, Comparison] | None:
    """The first answer of a chain that is clearly worse than another, with what is known there.

    An answer is judged with those after it: the chain is what the seat means to do.
    """
    known: SeatView | None = view
    for number, action in enumerate(actions):
        if known is None or known.decision is None:
            return None
        found = caution_for(evaluator, known, action, seed + number, actions[number + 1 :])
        if found is not None:
            return known, found
        if number + 1 < len(actions):
            known = view_after(known, action)
    return None


def caution_for(
    evaluator: Evaluator,
    view: SeatView,
    action: Action,
    seed: int,
    line: list[Action] | None = None,
) -> Comparison | None:
    """A clearly better choice compared with this one; None if there is none.

    `line` are the answers with which the seat goes on after its choice.
    """
    decision, seat = view.decision, view.seat
    assert decision is not None and seat is not None
    if len(decision.canonical) < 2:
        return None
    looked = advice_by(evaluator, view, LOOKED_AT + 1, seed, action)
    better = looked[0]
    for each in looked[1:]:
        if worth(each) > worth(better):
            better = each
    if worth(better) - worth(looked[0]) < SUSPICIOUS:
        return None
    choice = better.action
    if iterations_for(view.rules):
        choice = preferred(evaluator, view, action, seed)
        if choice is action:
            return None
    rng = seeded(seed)
    one: list[Ending] = []
    other: list[Ending] = []
    lines: list[list[Action]] = [[], line if line is not None else []]
    for worlds in ROUNDS:
        endings = endings_of(evaluator, view, [choice, action], worlds, rng, lines)
        one += endings[0]
        other += endings[1]
        found = comparison_of(view, choice, action, one, other, CONFIDENCE)
        if found.weighing.value.mean < CLEARLY:
            return None
        if found.verdict == FIRST:
            return found
    return None


def worth(advice: Advice) -> float:
    """What the net expects of a choice, as a share of a win."""
    assert advice.win is not None and advice.margin is not None
    return advice.win + advice.margin / MARGIN_OF_A_WIN
