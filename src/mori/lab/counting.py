"""Statistics of counted numbers: how often each value occurred."""

import math
from collections import Counter
from dataclasses import dataclass


@dataclass(frozen=True)
class Spread:
    """How a number varies between games."""

    mean: float
    p10: int
    p90: int
    min: int
    max: int

    @classmethod
    def of(cls, counts: Counter[int]) -> "Spread":
        return cls(
            mean=round(mean(counts), 4),
            p10=percentile(counts, 10),
            p90=percentile(counts, 90),
            min=min(counts),
            max=max(counts),
        )


def mean(counts: Counter[int]) -> float:
    return sum(value * times for value, times in counts.items()) / counts.total()


def stdev(counts: Counter[int]) -> float:
    """The standard deviation of a sample; 0 for a single value."""
    total = counts.total()
    if total < 2:
        return 0.0
    whole = sum(value * times for value, times in counts.items())
    squares = sum(value * value * times for value, times in counts.items())
    # Integers until the last step, so that nothing is lost to rounding.
    return math.sqrt((total * squares - whole * whole) / (total * (total - 1)))


def percentile(counts: Counter[int], percent: int) -> int:
    """The smallest value that at least this percentage of all values do not exceed."""
    wanted = counts.total() * percent / 100
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    raise ValueError("nothing was counted")
