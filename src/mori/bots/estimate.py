"""Predictions for a position, by a net or, in tests, by anything else.

An outlook is three numbers: the expected share of the win, the margin over the best other side, and
points. Several positions are estimated at once, because that is cheaper for each.
"""

from typing import Final

from mori.core.decision import Decision
from mori.core.native import mypyc_attr
from mori.core.position import Position
from mori.core.result import Result

WIN: Final = 0
MARGIN: Final = 1
POINTS: Final = 2


class Estimate:
    """How likely each choice of a decision is, and the outlook of each side."""

    __slots__ = ("chances", "outlooks")

    def __init__(self, chances: list[float], outlooks: list[list[float]]) -> None:
        self.chances = chances  # in the order of the decision's `canonical`
        self.outlooks = outlooks  # the seats in order, then the opponents that the rules play


class Asked:
    """A position and the number of one of its decisions."""

    __slots__ = ("decision", "position")

    def __init__(self, position: Position, decision: Decision) -> None:
        self.position = position
        self.decision = decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Predicts results from what the asked seat may know."""

    def estimates(self, asked: list[Asked]) -> list[Estimate]:
        raise NotImplementedError


def outlooks_of(result: Result) -> list[list[float]]:
    """The actual outlook of each side of a finished game."""
    scores = result.scores + [opponent.score for opponent in result.opponents]
    wins = [0.0] * len(scores)
    if result.winners:
        for seat in result.winners:
            wins[seat] = 1 / len(result.winners)
    elif result.opponents:
        unbeaten = [k for k, opponent in enumerate(result.opponents) if not opponent.is_beaten]
        for number in unbeaten:
            wins[len(result.scores) + number] = 1 / len(unbeaten)
    outlooks: list[list[float]] = []
    for side, score in enumerate(scores):
        others = scores[:side] + scores[side + 1 :]
        margin = score - max(others) if others else 0
        outlooks.append([wins[side], float(margin), float(score)])
    return outlooks
