"""What shares of wins say of strength: Elo, with its interval.

One seat of bot `a` plays against the others, all of bot `b`. Among equals it wins one game in as
many as there are seats. Strengths are those of Bradley and Terry, for several seats those of
Plackett and Luce: `a` wins with chance A / (A + B × the other seats), and 400 Elo are a tenfold
strength. So 0 Elo is a fair share of the wins at every number of players.

The interval is Wilson's for a share, at 95 %. The games of one deal are not independent, for all of
them share its luck; so it counts as many games as the scatter between deals is worth, and never
more than were played.
"""

import math
from collections.abc import Sequence
from typing import Final

SCALE: Final = 400.0  # Elo for a tenfold strength
NORMAL_95: Final = 1.959964  # standard deviations to either side that hold 95 %


def elo_of(share: float, players: int, games: int) -> float:
    """The difference in Elo that a share of wins means. All or nothing counts as half a game off,
    since no number of games shows an endless difference."""
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
    """Wilson's interval at 95 % for a share of so many games."""
    square = NORMAL_95**2
    centre = (share + square / (2 * games)) / (1 + square / games)
    inner = share * (1 - share) / games + square / (4 * games * games)
    half = NORMAL_95 * math.sqrt(inner) / (1 + square / games)
    return max(0.0, centre - half), min(1.0, centre + half)
