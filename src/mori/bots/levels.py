"""The usual levels by name, and the levels of each game.

A game may define how its levels play (`GameEntry.bot_levels`); otherwise it gets these.
"""

from typing import Final

from mori.core.bot_level import ALDER, BAMBOO, CEDAR, FERN, MAPLE, SPROUT, BotLevel
from mori.core.registry import check_players, entry_of

USUAL_LEVEL: Final = BAMBOO  # the default

ANY_GAME: Final = (
    BotLevel(SPROUT, overlooks=75),
    BotLevel(FERN, overlooks=50),
    BotLevel(BAMBOO, overlooks=25, depth=1),
    BotLevel(ALDER, overlooks=15, depth=2),
    BotLevel(MAPLE, overlooks=8, depth=3),
    BotLevel(CEDAR, depth=6),
)


def levels_for(game: str, players: int) -> tuple[BotLevel, ...]:
    """The levels of a game for this number of players, weakest first."""
    entry = entry_of(game)
    check_players(entry, players)
    own = entry.bot_levels(players) if entry.bot_levels is not None else ()
    return own or ANY_GAME
