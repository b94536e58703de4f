"""What a finished game is worth to each seat."""

from typing import Final, Literal

from mori.bots.estimate import MARGIN, POINTS, outlooks_of
from mori.core.result import Result

Reward = Literal["win", "margin", "points"]
KINDS: Final[tuple[Reward, ...]] = ("win", "margin", "points")


def rewards_of(result: Result, kind: Reward = "win") -> list[float]:
    """A reward for each seat.

    - `win`: the winners share 1, and the others share -1, so they sum to zero. Where nobody wins,
      each seat has -1; alone, a seat has 1 or -1.
    - `margin`: points ahead of the best other side, also one that the rules play.
    - `points`: the points.
    """
    seats = len(result.scores)
    if kind != "win":
        part = MARGIN if kind == "margin" else POINTS
        return [outlook[part] for outlook in outlooks_of(result)[:seats]]
    winners = result.winners
    if not winners:
        return [-1.0] * seats
    losers = seats - len(winners)
    if seats > 1 and not losers:
        return [0.0] * seats
    return [1 / len(winners) if seat in winners else -1 / losers for seat in range(seats)]
