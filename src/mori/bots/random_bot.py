"""A bot that chooses blindly."""

from typing import ClassVar

from mori.bots.bot import Bot
from mori.core.actions import Action
from mori.core.rng import seeded
from mori.core.view import SeatView


class RandomBot(Bot):
    """Every legal action is equally likely."""

    is_listed: ClassVar[bool] = False  # nobody plays like this: the levels are for people

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, view: SeatView) -> Action:
        decision = view.decision
        assert decision is not None
        return decision.canonical[self.rng.below(len(decision.canonical))]
