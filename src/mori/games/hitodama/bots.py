"""How the bots of each level play Hitodama (docs/bots.md tells how strong that makes them)."""

from typing import Final

from mori.core.bot_level import BAMBOO, CEDAR, FERN, MAPLE, NET, SPROUT, BotLevel

# The depths of the last two are for packs that no net knows.
LEVELS: Final = (
    BotLevel(SPROUT, overlooks=50, wavers=100, depth=1),
    BotLevel(FERN, overlooks=40, depth=3),
    BotLevel(BAMBOO, overlooks=5, depth=3),
    BotLevel(MAPLE, mind=NET, overlooks=8, wavers=100, depth=4),
    BotLevel(CEDAR, mind=NET, depth=6),
)


def bot_levels(players: int) -> tuple[BotLevel, ...]:
    """The levels, from weak to strong: the same ways to play at every number of players."""
    return LEVELS
