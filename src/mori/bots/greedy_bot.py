"""A bot that looks one action ahead, using only what its seat may know.

It samples one world that agrees with its view, tries every action there, answers follow-up
questions in the same way, and takes the action with the best worth. The game computes the worth;
nothing here knows a particular card.
"""

from typing import ClassVar, Final

from mori.bots.bot import Bot, bot_again
from mori.core.actions import Action
from mori.core.decision import Decision
from mori.core.position import Position
from mori.core.rng import seeded
from mori.core.view import SeatView, View, known_of

MAX_CHAIN: Final = 3  # how many follow-up questions of one action it thinks through


class GreedyBot(Bot):
    """Takes the action with the best worth after it."""

    strength: ClassVar[int] = 70
    is_listed: ClassVar[bool] = False  # a yardstick and the fallback; people play levels

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def __reduce__(self) -> tuple[object, ...]:
        return bot_again, (type(self), self.name, self.rng)

    def choose(self, view: SeatView | View) -> Action:
        view = known_of(view)
        decision = view.decision
        assert decision is not None
        if len(decision.canonical) == 1:
            return decision.canonical[0]
        return best_action(view.sample(self.rng), decision, MAX_CHAIN)[1]


def worths_of(world: Position, decision: Decision, chain: int) -> list[int]:
    """What the seat's position is worth after each of its choices."""
    return [
        worth_after(world.clone_position(), decision, action, chain)
        for action in decision.canonical
    ]


def best_action(world: Position, decision: Decision, chain: int) -> tuple[int, Action]:
    """The action with the best worth after it, and that worth.

    The world is used up: the last action is tried in it, the others in copies.
    """
    best = decision.canonical[0]
    best_worth = 0
    last = len(decision.canonical) - 1
    for number, action in enumerate(decision.canonical):
        after = world if number == last else world.clone_position()
        worth = worth_after(after, decision, action, chain)
        if number == 0 or worth > best_worth:
            best, best_worth = action, worth
    return best_worth, best


def worth_after(after: Position, decision: Decision, action: Action, chain: int) -> int:
    """What a position is worth to the seat after an action and the questions it raises."""
    after.choose(decision, action, to_turn=True)
    if chain and not after.is_over and not after.is_turn():
        follow_up = after.decisions[0]
        if follow_up.seat == decision.seat:
            return best_action(after, follow_up, chain - 1)[0]
    return after.rules.worth(after.state, decision.seat)
