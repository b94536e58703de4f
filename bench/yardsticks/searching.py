"""`cedar` with a search of a given number of iterations, to find out where searching pays.

`mori arena bitoku --players 3 --bots bench.yardsticks.searching:Search1600,cedar --games 60`
"""

from typing import ClassVar

from mori.bots.bot import Bot
from mori.bots.net_evaluator import NetEvaluator
from mori.bots.search import Search
from mori.core.actions import Action
from mori.core.rng import seeded
from mori.core.view import SeatView, View, known_of


class Searching(Bot):
    """Searches each question with the best net; the tree goes on while the same seat is asked."""

    iterations: ClassVar[int] = 400

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)
        self.search: Search | None = None
        self.follows = -1

    def choose(self, view: SeatView | View) -> Action:
        view = known_of(view)
        decision = view.decision
        assert decision is not None
        if len(decision.canonical) == 1:
            return decision.canonical[0]
        evaluator = NetEvaluator.if_any(view.rules)
        assert evaluator is not None, "no net fits"
        if self.search is None or decision.number != self.follows:
            self.search = Search(evaluator, self.rng)
        self.search.run(view, self.iterations)
        action = self.search.best(decision)
        self.search.advance(action)
        self.follows = decision.number + 1
        return action


class Search400(Searching):
    iterations: ClassVar[int] = 400


class Search1600(Searching):
    iterations: ClassVar[int] = 1600


class Search4000(Searching):
    iterations: ClassVar[int] = 4000
