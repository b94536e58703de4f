"""Means with intervals, from few samples: what is certain enough to be told."""

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
DIGITS: Final = 4


@dataclass(frozen=True)
class Difference:
    """A mean difference, and how far off it may be to either side."""

    mean: float
    give: float

    def __reduce__(self) -> tuple[object, ...]:
        return Difference, (self.mean, self.give)

    @property
    def stands_out(self) -> bool:
        """Whether 0 is outside the interval."""
        return abs(self.mean) > self.give

    def to_data(self) -> dict[str, object]:
        return {"mean": self.mean, "give": self.give}


def difference_of(
    samples: list[float], families: int = 1, confidence: float = CONFIDENCE
) -> Difference:
    """The mean of paired differences with Student's interval.

    `families` is the number of intervals that are to hold together: each is made wider for it
    (Bonferroni).
    A single sample says nothing, so its interval is as wide as can be.
    """
    count = len(samples)
    mean = sum(samples) / count
    if count < 2:
        return Difference(round(mean, DIGITS), math.inf)
    variance = sum([(sample - mean) ** 2 for sample in samples]) / (count - 1)
    chance = 1 - (1 - confidence) / (2 * max(1, families))
    give = student(chance, count - 1) * math.sqrt(variance / count)
    return Difference(round(mean, DIGITS), round(give, DIGITS))


def student(chance: float, freedom: int) -> float:
    """The quantile of Student's distribution above 1/2, found by bisection."""
    low, high = 0.0, NormalDist().inv_cdf(chance) + 1
    while student_share(high, freedom) < chance:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        if student_share(middle, freedom) < chance:
            low = middle
        else:
            high = middle
    return high


def student_share(value: float, freedom: int) -> float:
    """Student's distribution function from 0 on, by its finite series."""
    angle = math.atan2(value, math.sqrt(freedom))
    square = math.cos(angle) ** 2
    term = math.sin(angle) * (math.cos(angle) if freedom % 2 else 1.0)
    total = 0.0
    first = 1 if freedom % 2 else 0
    for number in range(first, freedom - 1, 2):
        total += term
        term *= square * (number + 1) / (number + 2)
    within = 2 * (angle + total) / math.pi if freedom % 2 else total
    return 0.5 + within / 2
