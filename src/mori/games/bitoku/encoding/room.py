"""How much room the numbers of nets leave, the same with every pack and board face."""

from typing import Final

from mori.games.bitoku.language.notation import MAX_DIE

# What a pack has beyond these shares the last number.
FACES: Final = 3
NODES: Final = 64  # of the Paths of Wisdom
SITES: Final = 24
MARKET_SPACES: Final = 6
HOME_LABELS: Final = 8
AMOUNTS: Final = 4
VALUES: Final = MAX_DIE + 1
