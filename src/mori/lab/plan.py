"""What is to be simulated, and the seeds for it.

A game's seeds depend only on the plan's seed and the game's number. So the same games are played
with any number of processes, and each of them can be played again by itself.
"""

import hashlib
from dataclasses import dataclass, field
from pathlib import Path

from mori.bots import Bot
from mori.core.errors import SetupError
from mori.core.registry import load_rules
from mori.core.rng import SEED_LIMIT
from mori.core.rules import GameRules
from mori.lab.cast import Given, bot_of


@dataclass(frozen=True)
class SimulationPlan:
    """Games to play: which, how many, which bots. Seat i gets the bot i modulo their number."""

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, object] = field(default_factory=dict)
    pack: Path | None = None
    given: Given = field(default_factory=dict)  # bots that were not given by name

    def __post_init__(self) -> None:
        if self.games < 1 or not self.bots:
            raise ValueError("a simulation needs at least one game and one bot")

    def seats(self) -> list[str]:
        """The bot of each seat."""
        return [self.bots[seat % len(self.bots)] for seat in range(self.players)]

    def rules(self) -> GameRules:
        """The rules of all its games. Raises what is wrong with the plan."""
        rules = load_rules(self.game, self.players, self.options, self.pack)
        if len(self.bots) > self.players:
            raise SetupError("wrong_seats", {"seats": len(self.bots), "players": self.players})
        if not 0 <= self.seed < SEED_LIMIT:
            raise SetupError("wrong_seed", {"seed": str(self.seed)[:30], "limit": SEED_LIMIT - 1})
        for name in self.bots:
            self.bot(name, 0)
        return rules

    def bot(self, name: str, seed: int) -> Bot:
        """One of the bots, for a game."""
        return bot_of(name, self.given, seed)

    def game_seed(self, number: int) -> int:
        """The seed of the game with this number, counted from 0."""
        return derived(f"{self.seed} game {number}")

    def bot_seed(self, number: int, seat: int) -> int:
        """The seed of a seat's bot in that game. It reveals nothing about the deal."""
        return derived(f"{self.seed} game {number} seat {seat}")


def derived(text: str) -> int:
    """A seed that depends on a text only."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little")
