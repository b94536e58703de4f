"""A coach: says once what a choice overlooks, where it is clearly worse than another one.

It judges from the seat's view alone. The net looks first; only where it finds another choice better
are both played on to the end, and the coach speaks only where the difference is large and stands
far out of its interval. It is meant for tables without other people.
"""

from typing import Final

from mori.bots.advice import Advice, advice_by
from mori.bots.comparison import FIRST, Comparison, comparison_of
from mori.bots.estimate import Evaluator
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


class Coach:
    """The coach of one seat in one game."""

    def __init__(self, evaluator: Evaluator, seed: int = 0) -> None:
        self.evaluator = evaluator
        self.seed = seed
        self.judged = -1  # the number of the question that was judged last
        self.silent = 0  # for so many decisions more

    def caution(self, view: SeatView, action: Action) -> Comparison | None:
        """The better choice compared with this one, if the coach has something to say.

        It says it once for a question: asked again, it lets the choice pass.
        """
        decision = view.decision
        if decision is None or decision.number == self.judged:
            return None
        self.judged = decision.number
        if self.silent:
            self.silent -= 1
            return None
        found = caution_for(self.evaluator, view, action, self.seed + decision.number)
        if found is not None:
            self.silent = PAUSE
        return found


def caution_for(
    evaluator: Evaluator, view: SeatView, action: Action, seed: int
) -> Comparison | None:
    """A clearly better choice compared with this one; None if there is none."""
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
    rng = seeded(seed)
    one: list[Ending] = []
    other: list[Ending] = []
    for worlds in ROUNDS:
        endings = endings_of(evaluator, view, [better.action, action], worlds, rng)
        one += endings[0]
        other += endings[1]
        found = comparison_of(view, better.action, action, one, other, CONFIDENCE)
        if found.weighing.value.mean < CLEARLY:
            return None
        if found.verdict == FIRST:
            return found
    return None


def worth(advice: Advice) -> float:
    """What the net expects of a choice, as a share of a win."""
    assert advice.win is not None and advice.margin is not None
    return advice.win + advice.margin / MARGIN_OF_A_WIN
