"""Bots at levels: the same way to choose, with more or fewer of a person's mistakes."""

import math
from typing import ClassVar, Final

from mori.bots.bot import Bot
from mori.bots.greedy_bot import worth_after
from mori.bots.levels import BAMBOO, CEDAR, FERN, MAPLE, SPROUT, level_for
from mori.core.actions import Action
from mori.core.bot_level import BotLevel
from mori.core.rng import Rng, seeded
from mori.core.rules import GameRules
from mori.core.view import SeatView

HUNDRED: Final = 100
WORD: Final = 4294967296.0  # as many numbers as 32 bits can hold


class LevelBot(Bot):
    """Looks at the choices it does not overlook, and takes what seems best to it."""

    level: ClassVar[str] = ""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, view: SeatView) -> Action:
        decision = view.decision
        assert decision is not None
        if len(decision.canonical) == 1:
            return decision.canonical[0]
        level = self.plays(view.rules)
        seen = noticed(decision.canonical, level.overlooks, self.rng)
        if len(seen) == 1:
            return seen[0]
        judged = worths(view, seen, level.depth, self.rng)
        return seen[best_of(judged, level.wavers, self.rng)]

    def plays(self, rules: GameRules) -> BotLevel:
        """How it plays under some rules."""
        return level_for(rules.game, rules.players, self.level)


def noticed(actions: list[Action], overlooks: int, rng: Rng) -> list[Action]:
    """Those of the choices that are not overlooked: one at least."""
    if not overlooks:
        return actions
    seen = [action for action in actions if rng.below(HUNDRED) >= overlooks]
    return seen if seen else [actions[rng.below(len(actions))]]


def worths(view: SeatView, actions: list[Action], depth: int, rng: Rng) -> list[float]:
    """What the choices are worth to the seat in a world that it thinks possible, in points."""
    decision = view.decision
    assert decision is not None
    world = view.sample(rng)
    return [
        worth_after(world.clone_position(), decision, action, depth) / HUNDRED for action in actions
    ]


def best_of(judged: list[float], wavers: int, rng: Rng) -> int:
    """Which is judged best, when each judgement is off by chance.

    The chance is Gumbel's, so a choice is taken with a likelihood that falls with its distance from
    the best, as by softmax at a temperature of so many hundredths.
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


class Maple(LevelBot):
    level: ClassVar[str] = MAPLE
    strength: ClassVar[int] = 80


class Cedar(LevelBot):
    level: ClassVar[str] = CEDAR
    strength: ClassVar[int] = 100
