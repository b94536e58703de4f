"""The best few choices of a seat, and what to expect of them.

Everything follows from the seat's view: each choice is tried in worlds that agree with what the
seat knows, and a net predicts the result. If no net can play (another pack, or a game without one),
choices are ordered by their rough worth, without predictions.
"""

from dataclasses import dataclass
from typing import Final

from mori.bots.estimate import MARGIN, POINTS, WIN, Asked, Evaluator, outlooks_of
from mori.bots.greedy_bot import MAX_CHAIN, worth_after
from mori.core.actions import Action
from mori.core.position import Position
from mori.core.rng import seeded
from mori.core.view import SeatView

TOP: Final = 3  # how many choices are returned
WORLDS: Final = 24  # worlds in which each of them is tried


@dataclass(frozen=True)
class Advice:
    """A choice and its expected result: `win` is a chance, or a share if the win is split.

    Without a net there are no expectations.
    """

    action: Action
    win: float | None = None
    margin: float | None = None  # over the best other side
    points: float | None = None

    def to_data(self) -> dict[str, object]:
        """The advice as plain JSON-able data."""
        return {
            "action": self.action.text,
            "win": self.win,
            "margin": self.margin,
            "points": self.points,
        }


def advice_for(
    view: SeatView, top: int = TOP, seed: int = 0, best: Action | None = None
) -> list[Advice]:
    """The best few choices of the view's decision, best first; none if nothing is asked.

    `best` is put first if it is given: the choice of a bot that has thought longer.
    """
    decision = view.decision
    if decision is None or top < 1:
        return []
    from mori.bots.net_evaluator import (
        NetEvaluator,
    )  # numpy is slow to import

    evaluator = NetEvaluator.if_any(view.rules)
    if evaluator is None:
        return [Advice(action) for action in leading(by_worth(view, seed), top, best)]
    return advice_by(evaluator, view, top, seed, best)


def leading(actions: list[Action], top: int, best: Action | None) -> list[Action]:
    """The first few of the actions, with the best one in front."""
    if best is not None:
        actions = [best] + [action for action in actions if action is not best]
    return actions[:top]


def by_worth(view: SeatView, seed: int) -> list[Action]:
    """All choices, ordered by the worth of the position after them."""
    decision = view.decision
    assert decision is not None
    world = view.sample(seeded(seed))
    worths = [
        worth_after(world.clone_position(), decision, action, MAX_CHAIN)
        for action in decision.canonical
    ]
    order = sorted(range(len(worths)), key=lambda number: -worths[number])
    return [decision.canonical[number] for number in order]


def advice_by(
    evaluator: Evaluator, view: SeatView, top: int, seed: int, best: Action | None = None
) -> list[Advice]:
    """The likeliest choices, each with its expected result."""
    decision, seat = view.decision, view.seat
    assert decision is not None and seat is not None
    here = Position(view.rules, view.rules.writer(view.world, None))
    chances = evaluator.estimates([Asked(here, decision)])[0].chances
    order = sorted(range(len(chances)), key=lambda number: -chances[number])
    likely = [decision.canonical[number] for number in order]
    rng = seeded(seed)
    worlds = [view.sample(rng) for _ in range(WORLDS)]
    advice: list[Advice] = []
    for action in leading(likely, top, best):
        outlooks: list[list[float]] = []
        asked: list[Asked] = []
        for world in worlds:
            after = world.clone_position()
            after.choose(decision, action)
            result = after.result
            if result is not None:
                outlooks.append(outlooks_of(result)[seat])
            else:
                asked.append(Asked(after, after.decisions[0]))
        if asked:
            outlooks += [each.outlooks[seat] for each in evaluator.estimates(asked)]
        advice.append(
            Advice(action, mean(outlooks, WIN), mean(outlooks, MARGIN), mean(outlooks, POINTS))
        )
    return advice


def mean(outlooks: list[list[float]], part: int) -> float:
    return round(sum([outlook[part] for outlook in outlooks]) / len(outlooks), 4)
