"""Games just set up, for the scenarios of the setup: the only ones that need seeds."""

from collections import Counter
from functools import cache
from typing import Any, cast

from mori.core.game import Game
from mori.core.rng import seeded
from mori.games.bitoku.table.state import BitokuState
from tests.games.bitoku.table import rules_for

SEEDS = range(20)
MANY_SEEDS = range(240)
COUNTS = [2, 3, 4]
REGIONS = ["yomi", "stairs", "home", "glade", "forges"]


class Start:
    """A game set up, before its first Spring."""

    def __init__(self, players: int, seed: int) -> None:
        rules = rules_for(players)
        self.tables = rules.tables
        self.game = Game(rules, rules.start(seeded(seed), []), seed, ["human"] * players)
        self.state = cast(BitokuState, self.game.state)
        self.view: Any = self.game.view(None)

    def players(self, field: str) -> list[Any]:
        """What everybody sees of each player, by seat."""
        return [player[field] for player in self.view["players"]]

    def tiles(self, market: str) -> list[str]:
        """The face-up tiles of a market, innermost first."""
        return [str(tile) for tile in self.view["markets"][market]["tiles"]]


@cache
def starts(players: int, seeds: range = SEEDS) -> list[Start]:
    """Games just set up, shared by the tests: they look and do not play."""
    return [Start(players, seed) for seed in seeds]


def designs(entries: list[Any]) -> Counter[str]:
    """How many copies of each card or tile the box holds."""
    return Counter({entry.id: entry.copies for entry in entries})
