"""What the strongest level thinks of a choice, at tables where it searches.

Games that a net plays on to the end miss the plans that only a search sees. So at such tables a
choice counts as worse only if a search would hardly try it, either.
"""

from typing import Final

from mori.bots.estimate import Evaluator
from mori.bots.levels import levels_for
from mori.bots.search import Search
from mori.core.actions import Action
from mori.core.rng import seeded
from mori.core.rules import GameRules
from mori.core.view import SeatView

RARELY: Final = 4  # a choice that is tried so many times less often than the best one is worse


def iterations_for(rules: GameRules) -> int:
    """How many iterations the strongest level searches; 0: it does not."""
    return levels_for(rules.game, rules.players)[-1].iterations


def preferred(evaluator: Evaluator, view: SeatView, action: Action, seed: int) -> Action:
    """The choice that a search clearly prefers to this one; the same one if there is none."""
    decision = view.decision
    assert decision is not None
    search = Search(evaluator, seeded(seed))
    search.run(view, iterations_for(view.rules))
    best = search.best(decision)
    visits = search.visits(decision)
    tried = most = 0
    for number, choice in enumerate(decision.canonical):
        if choice is action:
            tried = visits[number]
        if choice is best:
            most = visits[number]
    return best if tried * RARELY < most else action
