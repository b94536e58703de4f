"""Bots at levels: one way to choose, with more or fewer human mistakes."""

import math
from typing import ClassVar, Final

from mori.bots.bot import Bot, bot_again
from mori.bots.estimate import Asked, Evaluator
from mori.bots.greedy_bot import worth_after
from mori.bots.levels import levels_for
from mori.bots.search import Search
from mori.core.actions import Action
from mori.core.bot_level import ALDER, BAMBOO, CEDAR, FERN, GINKGO, MAPLE, NET, SPROUT, BotLevel
from mori.core.position import Position
from mori.core.rng import Rng, seeded
from mori.core.rules import GameRules
from mori.core.view import SeatView, View, known_of

HUNDRED: Final = 100
LEAST: Final = 1e-9  # chances below this count as zero
WORD: Final = 4294967296.0  # the number of 32-bit values


class LevelBot(Bot):
    """Takes the best of the choices that it does not overlook."""

    level: ClassVar[str] = ""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)
        self.search: Search | None = None
        self.follows = -1  # the number of the question that the tree belongs to

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled without the tree of its search: the copy begins a new one."""
        return bot_again, (type(self), self.name, self.rng)

    def choose(self, view: SeatView | View) -> Action:
        view = known_of(view)
        decision = view.decision
        assert decision is not None
        if len(decision.canonical) == 1:
            return decision.canonical[0]
        level = self.plays(view.rules)
        seen = noticed(decision.canonical, level.overlooks, self.rng)
        if len(seen) == 1:
            return seen[0]
        evaluator = net_for(view.rules) if level.mind == NET else None
        if evaluator is None:  # no net fits this pack or game
            judged = worths(view, seen, level.depth, self.rng)
        elif level.iterations:
            return self.searched(view, evaluator, level.iterations)
        else:
            judged = likings(view, seen, evaluator)
        return seen[best_of(judged, level.wavers, self.rng)]

    def searched(self, view: SeatView, evaluator: Evaluator, iterations: int) -> Action:
        """The choice of a search. Its tree is reused while the same seat is asked again at once."""
        decision = view.decision
        assert decision is not None
        search = self.search
        if search is None or decision.number != self.follows:
            search = Search(evaluator, self.rng)
            self.search = search
        search.run(view, iterations)
        action = search.best(decision)
        search.advance(action)
        self.follows = decision.number + 1
        return action

    def plays(self, rules: GameRules) -> BotLevel:
        """How it plays under these rules; like the strongest level, if its own does not exist."""
        levels = levels_for(rules.game, rules.players)
        for level in levels:
            if level.name == self.level:
                return level
        return levels[-1]


def noticed(actions: list[Action], overlooks: int, rng: Rng) -> list[Action]:
    """The choices that it does not overlook: at least one."""
    if not overlooks:
        return actions
    seen = [action for action in actions if rng.below(HUNDRED) >= overlooks]
    return seen if seen else [actions[rng.below(len(actions))]]


def worths(view: SeatView, actions: list[Action], depth: int, rng: Rng) -> list[float]:
    """The worth of each choice, in points, in one sampled world."""
    decision = view.decision
    assert decision is not None
    world = view.sample(rng)
    return [
        worth_after(world.clone_position(), decision, action, depth) / HUNDRED for action in actions
    ]


def likings(view: SeatView, actions: list[Action], evaluator: Evaluator) -> list[float]:
    """The net's preference for each choice: the logarithm of its probability."""
    decision = view.decision
    assert decision is not None
    here = Position(view.rules, view.rules.writer(view.world, None))
    chances = evaluator.estimates([Asked(here, decision)])[0].chances
    liked = {
        action.index: math.log(max(chance, LEAST))
        for action, chance in zip(decision.canonical, chances)
    }
    return [liked[action.index] for action in actions]


def net_for(rules: GameRules) -> Evaluator | None:
    from mori.bots.net_evaluator import (
        NetEvaluator,
    )  # numpy is slow to import

    return NetEvaluator.if_any(rules)


def best_of(judged: list[float], wavers: int, rng: Rng) -> int:
    """The best choice after adding noise to each judgement.

    The noise is Gumbel's, so this samples from a softmax at a temperature of so many hundredths.
    """
    best, best_value = 0, 0.0
    for number, value in enumerate(judged):
        if wavers:
            drawn = (rng.next32() + 0.5) / WORD
            value -= wavers / HUNDRED * math.log(-math.log(drawn))
        if number == 0 or value > best_value:
            best, best_value = number, value
    return best


class Sprout(LevelBot):
    level: ClassVar[str] = SPROUT
    strength: ClassVar[int] = 20


class Fern(LevelBot):
    level: ClassVar[str] = FERN
    strength: ClassVar[int] = 40


class Bamboo(LevelBot):
    level: ClassVar[str] = BAMBOO
    strength: ClassVar[int] = 60


class Alder(LevelBot):
    level: ClassVar[str] = ALDER
    strength: ClassVar[int] = 70


class Maple(LevelBot):
    level: ClassVar[str] = MAPLE
    strength: ClassVar[int] = 80


class Cedar(LevelBot):
    level: ClassVar[str] = CEDAR
    strength: ClassVar[int] = 100


class Ginkgo(LevelBot):
    level: ClassVar[str] = GINKGO
    strength: ClassVar[int] = 110
