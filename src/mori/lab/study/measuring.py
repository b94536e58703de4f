"""Figures with their 95% intervals."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, variance

from mori.lab.arena.rating import NORMAL_95, independent_games, wilson


@dataclass(frozen=True)
class Measured:
    """A figure, and the bounds between which it lies at 95%."""

    value: float
    low: float
    high: float

    @classmethod
    def share(cls, shares: Sequence[Sequence[float]]) -> "Measured | None":
        """A share of wins or choices. The shares of a game stand together: they share its luck."""
        every = [share for game in shares for share in game]
        if not every:
            return None
        value = fmean(every)
        games = [fmean(game) for game in shares if game]
        low, high = wilson(value, independent_games(games, len(every)))
        return cls(round(value, 4), round(low, 4), round(high, 4))

    @classmethod
    def mean(cls, values: Sequence[float]) -> "Measured | None":
        """A mean of independent values; with fewer than two of them nobody knows how it varies."""
        if len(values) < 2:
            return None
        value = fmean(values)
        half = NORMAL_95 * math.sqrt(variance(values) / len(values))
        return cls(round(value, 3), round(value - half, 3), round(value + half, 3))

    @classmethod
    def difference(cls, more: Sequence[float], less: Sequence[float]) -> "Measured | None":
        """How much more the first have than the others, on average."""
        if len(more) < 2 or len(less) < 2:
            return None
        value = fmean(more) - fmean(less)
        half = NORMAL_95 * math.sqrt(variance(more) / len(more) + variance(less) / len(less))
        return cls(round(value, 3), round(value - half, 3), round(value + half, 3))

    @property
    def is_clear(self) -> bool:
        """Whether zero lies outside its interval."""
        return self.low > 0 or self.high < 0
