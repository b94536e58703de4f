"""Games, bots and terminal tables in installed packages, found by Python entry points.

Mori's own are declared the same way (`pyproject.toml`). This module only finds them. Each is loaded
when it is first used, and one that cannot be loaded is reported and left out
(docs/adding-a-game.md).
"""

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from mori.bots import roster
from mori.core import registry

GAMES: Final = "mori.games"
BOTS: Final = "mori.bots"
TERMINAL: Final = "mori.terminal"  # of the game with the same name
OWN: Final = "mori"


def offer_all() -> None:
    """Register all games and bots."""
    for point in points(GAMES):
        registry.offer(point.name, point.load)
    for point in points(BOTS):
        roster.offer(point.name, point.load)


def points(group: str) -> list[EntryPoint]:
    """The entry points of a group: Mori's own first, then the others by name."""
    return sorted(entry_points(group=group), key=_order)


def is_own(point: EntryPoint) -> bool:
    """Whether Mori itself declares it."""
    return point.dist is not None and point.dist.name == OWN


def _order(point: EntryPoint) -> tuple[bool, str]:
    return not is_own(point), point.name
