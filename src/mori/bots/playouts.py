"""Games played on to their end by a net, many at once.

Each choice of a decision is played on in the same sampled worlds, with the same chance to come, so
that the endings can be compared world by world. The net chooses for every seat what it likes best,
from what that seat may know.
"""

from typing import Final

from mori.bots.estimate import MARGIN, WIN, Asked, Evaluator, outlooks_of
from mori.core.actions import Action
from mori.core.position import Position
from mori.core.result import Result
from mori.core.rng import Rng
from mori.core.view import SeatView

AT_ONCE: Final = 96  # games that are played side by side
MARGIN_OF_A_WIN: Final = 60.0  # points of margin that count as much as the win, as in training


class Ending:
    """How a game ended: each side's outlook, and its points by category."""

    __slots__ = ("outlooks", "points")

    def __init__(self, outlooks: list[list[float]], points: list[dict[str, int]]) -> None:
        self.outlooks = outlooks
        self.points = points

    def value(self, seat: int) -> float:
        """What the ending is worth to a seat, as a share of a win."""
        return value_of(self.outlooks[seat])


def ending_of(result: Result) -> Ending:
    """The ending that a result tells."""
    points: list[dict[str, int]] = []
    for items in result.items + [opponent.items for opponent in result.opponents]:
        account: dict[str, int] = {}
        for item in items:
            account[item.category] = account.get(item.category, 0) + item.points
        points.append(account)
    return Ending(outlooks_of(result), points)


def value_of(outlook: list[float]) -> float:
    """What an outlook is worth, as a share of a win: the chance to win, and the margin a little."""
    return outlook[WIN] + outlook[MARGIN] / MARGIN_OF_A_WIN


def endings_of(
    evaluator: Evaluator,
    view: SeatView,
    choices: list[Action],
    worlds: int,
    rng: Rng,
    lines: list[list[Action]] | None = None,
) -> list[list[Ending]]:
    """For each choice of the view's decision its endings, world by world.

    `lines` are answers with which the seat goes on after each choice, as far as they are legal and
    nothing comes to light before them.
    """
    decision = view.decision
    assert decision is not None
    positions: list[Position] = []
    for _ in range(worlds):
        world = view.sample(rng)
        for number, choice in enumerate(choices):
            after = world.clone_position()
            after.choose(decision, choice)
            if lines is not None:
                follow(after, decision.seat, lines[number], world.state.reveals)
            positions.append(after)
    found: list[list[Ending]] = [[] for _ in choices]
    for start in range(0, len(positions), AT_ONCE):
        for number, ending in enumerate(played_on(evaluator, positions[start : start + AT_ONCE])):
            found[(start + number) % len(choices)].append(ending)
    return found


def follow(position: Position, seat: int, line: list[Action], reveals: int) -> None:
    """Give the answers of a line, up to the first that cannot be given."""
    for action in line:
        if position.is_over or position.state.reveals != reveals:
            return
        decision = position.decisions[0]
        if decision.seat != seat or action not in decision.actions:
            return
        position.choose(decision, action)


def questions_of(running: list[Position]) -> list[Asked]:
    """The next question with a choice of each game that is not over."""
    asked: list[Asked] = []
    for position in running:
        while not position.is_over:
            decision = position.decisions[0]
            if len(decision.canonical) > 1:
                asked.append(Asked(position, decision))
                break
            position.choose(decision, decision.canonical[0])
    return asked


def played_on(evaluator: Evaluator, positions: list[Position]) -> list[Ending]:
    """Play all of the positions to their end, and tell how each ended. They are changed."""
    running = positions
    while running:
        asked = questions_of(running)
        if asked:
            for each, estimate in zip(asked, evaluator.estimates(asked)):
                chances = estimate.chances
                each.position.choose(
                    each.decision, each.decision.canonical[chances.index(max(chances))]
                )
        running = [each.position for each in asked]
    endings: list[Ending] = []
    for position in positions:
        result = position.result
        assert result is not None
        endings.append(ending_of(result))
    return endings
