"""What was expected, without the difference between the eyes with which it was seen.

The net predicts the result as the seat that is asked sees it, and may be a little too hopeful for
that seat, or too modest. Where the turn passes on, all predictions then jump although nothing
happened; over a game the jumps would add up to great gains and losses that nobody made. So each
seat's habit is found from its own predictions beside those of the others around the same time, and
taken off. It changes slowly, so what happened stays.
"""

from typing import Final

NEAR: Final = 40  # positions to either side among which a habit is found

Outlooks = list[list[float]]  # of one position: a row for each side


def without_habits(
    before: list[Outlooks], after: list[Outlooks], seats: list[int]
) -> tuple[list[Outlooks], list[Outlooks]]:
    """Both without the habits of the seats that saw them.

    `before` is what was expected before each answer, as the seat that gave it saw it, and at its
    end the result. `after` is what was expected after each answer, before anything came to light,
    as the next seat would see it.
    """
    viewers = sorted(set(seats))
    if len(viewers) < 2:
        return before, after
    habits = [
        [
            habits_in([before[step][side][part] for step in range(len(seats))], seats, viewers)
            for part in range(len(before[0][side]))
        ]
        for side in range(len(before[0]))
    ]

    def cleared(outlooks: Outlooks, step: int) -> Outlooks:
        if step >= len(seats):  # the result is no prediction
            return outlooks
        viewer = viewers.index(seats[step])
        return [
            [value - habits[side][part][viewer][step] for part, value in enumerate(row)]
            for side, row in enumerate(outlooks)
        ]

    return (
        [cleared(outlooks, step) for step, outlooks in enumerate(before)],
        [cleared(outlooks, step + 1) for step, outlooks in enumerate(after)],
    )


def habits_in(values: list[float], seats: list[int], viewers: list[int]) -> list[list[float]]:
    """For each viewer and position, by how much its predictions near there are above the mean."""
    seen = [
        filled(
            [value if seat == viewer else None for value, seat in zip(values, seats, strict=True)]
        )
        for viewer in viewers
    ]
    means = [sum(at) / len(viewers) for at in zip(*seen, strict=True)]
    return [
        smoothed([value - mean for value, mean in zip(own, means, strict=True)]) for own in seen
    ]


def filled(values: list[float | None]) -> list[float]:
    """With straight lines between the known values, and the nearest one before and after them."""
    known = [(at, value) for at, value in enumerate(values) if value is not None]
    found: list[float] = []
    later = 0
    for at in range(len(values)):
        while later < len(known) and known[later][0] < at:
            later += 1
        right = known[min(later, len(known) - 1)]
        left = known[max(later - 1, 0)] if right[0] != at else right
        share = (at - left[0]) / (right[0] - left[0]) if right[0] > left[0] <= at else 0.0
        found.append(left[1] + (right[1] - left[1]) * share)
    return found


def smoothed(values: list[float]) -> list[float]:
    """The mean of the values near each one."""
    sums = [0.0]
    for value in values:
        sums.append(sums[-1] + value)
    found: list[float] = []
    for at in range(len(values)):
        first, last = max(0, at - NEAR), min(len(values), at + NEAR + 1)
        found.append((sums[last] - sums[first]) / (last - first))
    return found
