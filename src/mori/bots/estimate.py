"""What a position promises to each side, by whoever can tell: a net, or in tests anything.

An outlook is three numbers: the share of the win to expect, the margin over the best other side,
and points. Estimates are asked for several positions at once, since that is cheaper for each.
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
    """How likely each choice of a decision is to be taken, and the outlook of each side."""

    __slots__ = ("chances", "outlooks")

    def __init__(self, chances: list[float], outlooks: list[list[float]]) -> None:
        self.chances = chances  # as the decision's `canonical` lists the choices
        self.outlooks = outlooks  # the seats in order, then the sides that the rules play


class Asked:
    """A position, and which of its decisions is meant."""

    __slots__ = ("decision", "position")

    def __init__(self, position: Position, decision: Decision) -> None:
        self.position = position
        self.decision = decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Tells what positions promise, by what the seat that is asked may know of them alone."""

    def estimates(self, asked: list[Asked]) -> list[Estimate]:
        raise NotImplementedError


def outlooks_of(result: Result) -> list[list[float]]:
    """The outlook of each side of a game that is over: what became of it."""
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
