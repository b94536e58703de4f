"""Which games a study plays."""

from dataclasses import dataclass, field
from pathlib import Path

from mori.bots import Bot
from mori.core.errors import SetupError
from mori.core.registry import load_rules
from mori.core.rng import SEED_LIMIT
from mori.core.rules import GameRules
from mori.lab.cast import Given, bot_of
from mori.lab.plan import derived


@dataclass(frozen=True)
class StudyPlan:
    """Games to study: one bot plays all seats.

    A game's deal depends only on the plan's seed and the game's number, so two studies with the
    same seed, of two packs for example, play the same deals.
    """

    game: str
    players: int
    games: int
    seed: int
    bot: str
    options: dict[str, object] = field(default_factory=dict)
    pack: Path | None = None
    given: Given = field(default_factory=dict)  # the bot, if it was not given by name

    def rules(self) -> GameRules:
        """The rules of all its games. Raises what is wrong with the plan."""
        rules = load_rules(self.game, self.players, self.options, self.pack)
        if not 0 <= self.seed < SEED_LIMIT:
            raise SetupError("wrong_seed", {"seed": str(self.seed)[:30], "limit": SEED_LIMIT - 1})
        self.player(0)
        return rules

    def player(self, seed: int) -> Bot:
        """The bot, for one seat of a game."""
        return bot_of(self.bot, self.given, seed)

    def game_seed(self, number: int) -> int:
        return derived(f"{self.seed} study {number}")

    def bot_seed(self, number: int, seat: int) -> int:
        """The seed of a seat's bot. It reveals nothing about the deal."""
        return derived(f"{self.seed} study {number} seat {seat}")
