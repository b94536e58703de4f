"""A bot that chooses at random."""

from typing import ClassVar

from mori.bots.bot import Bot, bot_again
from mori.core.actions import Action
from mori.core.rng import seeded
from mori.core.view import SeatView, View


class RandomBot(Bot):
    """Takes every legal action with the same probability."""

    is_listed: ClassVar[bool] = False  # people play against the levels

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def __reduce__(self) -> tuple[object, ...]:
        return bot_again, (type(self), self.name, self.rng)

    def choose(self, view: SeatView | View) -> Action:
        decision = view.decision
        assert decision is not None
        return decision.canonical[self.rng.below(len(decision.canonical))]
