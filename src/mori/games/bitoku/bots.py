"""How the bots of each level play Bitoku (docs/bots.md tells how strong that makes them)."""

from typing import Final

from mori.core.bot_level import ALDER, BAMBOO, CEDAR, FERN, MAPLE, NET, SPROUT, BotLevel

# The depths of those with a net are for packs that no net knows.
LEVELS: Final = (
    BotLevel(SPROUT, overlooks=50, wavers=100, depth=1),
    BotLevel(FERN, overlooks=40, depth=3),
    BotLevel(BAMBOO, overlooks=5, depth=3),
    BotLevel(ALDER, mind=NET, overlooks=15, wavers=130, depth=4),
    BotLevel(MAPLE, mind=NET, overlooks=8, wavers=100, depth=4),
    BotLevel(CEDAR, mind=NET, depth=6),
)


def bot_levels(players: int) -> tuple[BotLevel, ...]:
    """The levels, from weak to strong: the same ways to play at every number of players."""
    return LEVELS
