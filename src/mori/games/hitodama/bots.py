"""How the bots of each level play Hitodama (docs/bots.md tells how strong that makes them)."""

from typing import Final

from mori.core.bot_level import ALDER, BAMBOO, CEDAR, FERN, GINKGO, MAPLE, NET, SPROUT, BotLevel

# The depths of those with a net are for packs that no net knows.
LEVELS: Final = (
    BotLevel(SPROUT, overlooks=50, wavers=100, depth=1),
    BotLevel(FERN, overlooks=40, depth=3),
    BotLevel(BAMBOO, overlooks=5, depth=3),
    BotLevel(ALDER, mind=NET, overlooks=34, wavers=205, depth=4),
    BotLevel(MAPLE, mind=NET, overlooks=22, wavers=130, depth=4),
    BotLevel(CEDAR, mind=NET, depth=6),
)
# Against one rival, looking ahead is clearly worth it; against more that is not shown
# (docs/decisions/0012-levels-with-and-without-search.md).
FOR_TWO: Final = (*LEVELS, BotLevel(GINKGO, mind=NET, iterations=400, depth=6))


def bot_levels(players: int) -> tuple[BotLevel, ...]:
    """The levels, from weak to strong."""
    return FOR_TWO if players == 2 else LEVELS
