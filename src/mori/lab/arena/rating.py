"""From shares of wins to Elo, with an interval.

One seat of bot `a` plays against bot `b` in all other seats. Equal bots win one game in as many as
there are seats. The model is Bradley and Terry's, for more seats Plackett and Luce's: `a` wins with
chance A / (A + B × the other seats), and 400 Elo mean ten times the strength. So 0 Elo is a fair
share of the wins at every number of players.

The interval is Wilson's for a share, at 95%. The games of one deal share its luck, so they are not
independent. They count as many games as the scatter between deals is worth, at most as many as were
played.
"""

import math
from collections.abc import Sequence
from typing import Final

SCALE: Final = 400.0  # Elo for ten times the strength
NORMAL_95: Final = 1.959964  # standard deviations to either side that hold 95%


def elo_of(share: float, players: int, games: int) -> float:
    """The difference in Elo for a share of wins.

    All or nothing counts as half a game less, because the difference would be infinite.
    """
    edge = 0.5 / games
    kept = min(max(share, edge), 1.0 - edge)
    return SCALE * math.log10(kept * (players - 1) / (1.0 - kept))


def independent_games(deals: Sequence[float], games: int) -> float:
    """How many independent games the deals are worth, by the scatter of their shares."""
    count = len(deals)
    share = math.fsum(deals) / count
    spread = share * (1.0 - share)
    if count < 2 or spread <= 0.0:
        return float(count)
    variance = math.fsum((deal - share) ** 2 for deal in deals) / (count - 1)
    if variance * games <= spread * count:
        return float(games)
    return spread * count / variance


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's 95% interval for a share of `games`."""
    square = NORMAL_95**2
    centre = (share + square / (2 * games)) / (1 + square / games)
    inner = share * (1 - share) / games + square / (4 * games * games)
    half = NORMAL_95 * math.sqrt(inner) / (1 + square / games)
    return max(0.0, centre - half), min(1.0, centre + half)
