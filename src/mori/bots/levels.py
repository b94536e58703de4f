"""The levels by name: which there are for a game, and how its bots play at each.

A game may say how its levels play (`GameEntry.bot_levels`); otherwise they are these.
"""

from typing import Final

from mori.core.bot_level import BAMBOO, CEDAR, FERN, MAPLE, SPROUT, BotLevel
from mori.core.registry import check_players, entry_of

USUAL_LEVEL: Final = BAMBOO  # for whoever says nothing

ANY_GAME: Final = (
    BotLevel(SPROUT, overlooks=75),
    BotLevel(FERN, overlooks=50),
    BotLevel(BAMBOO, overlooks=25, depth=1),
    BotLevel(MAPLE, overlooks=8, depth=3),
    BotLevel(CEDAR, depth=6),
)


def levels_for(game: str, players: int) -> tuple[BotLevel, ...]:
    """The levels of a game with so many players, from weak to strong."""
    entry = entry_of(game)
    check_players(entry, players)
    own = entry.bot_levels(players) if entry.bot_levels is not None else ()
    return own or ANY_GAME
