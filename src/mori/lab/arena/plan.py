"""Which matches an arena plays.

A deal is played once with `a` in each seat, and with the same random numbers for each seat, so that
neither seats nor luck favour anybody. All pairs play the same deals. In a game for one, each bot
plays every deal alone, at every chosen level.
"""

from dataclasses import dataclass, field
from itertools import combinations, pairwise
from pathlib import Path
from typing import Final, NamedTuple

from mori.bots import Bot
from mori.core.errors import SetupError
from mori.core.registry import load_rules, rules_under
from mori.core.rng import SEED_LIMIT
from mori.core.rules import GameRules
from mori.lab.cast import Given, bot_of
from mori.lab.plan import derived

ALL_PAIRS: Final = "all"
NEIGHBOURS: Final = "neighbours"


class Match(NamedTuple):
    """A game on a deal: one seat of `a`, the others of `b`; in a game for one, `b` is "".

    Its fields identify it within an arena, and are the keys of a results file.
    """

    a: str
    b: str
    level: str
    deal: int
    seat: int


@dataclass(frozen=True)
class ArenaPlan:
    """Matches to play: at least `games` for each pair, in whole deals.

    `levels` maps the names of levels to their options; "" is the game with `options`.
    """

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    pairing: str = ALL_PAIRS
    options: dict[str, object] = field(default_factory=dict)
    levels: dict[str, dict[str, object]] = field(default_factory=lambda: {"": {}})
    pack: Path | None = None
    given: Given = field(default_factory=dict)  # bots that were not given by name

    def __post_init__(self) -> None:
        if self.games < 1 or self.pairing not in (ALL_PAIRS, NEIGHBOURS):
            raise ValueError("an arena needs at least one game, and to know who meets whom")

    def rules(self) -> GameRules:
        """The rules without a level. Raises what is wrong with the plan."""
        rules = load_rules(self.game, self.players, self.options, self.pack)
        if len(self.bots) < (2 if self.players > 1 else 1):
            raise SetupError("arena_bots", {"bots": ",".join(self.bots)[:60]})
        if not 0 <= self.seed < SEED_LIMIT:
            raise SetupError("wrong_seed", {"seed": str(self.seed)[:30], "limit": SEED_LIMIT - 1})
        for name in self.bots:
            self.bot(name, 0)
        for options in self.levels.values():
            rules_under(rules, {**options, **self.options})
        return rules

    def bot(self, name: str, seed: int) -> Bot:
        """One of the bots, for a game."""
        return bot_of(name, self.given, seed)

    def rules_at(self, rules: GameRules, level: str) -> GameRules:
        """The same rules at a level."""
        return rules_under(rules, {**self.levels[level], **self.options})

    @property
    def deals(self) -> int:
        return -(-self.games // self.players)

    def pairs(self) -> list[tuple[str, str]]:
        """The pairs to compare, in the order of the bots."""
        pairs = pairwise if self.pairing == NEIGHBOURS else _all_pairs
        return list(pairs(self.bots))

    def matches(self) -> list[Match]:
        """All matches, deal by deal, so that an interrupted run has played about as much of each
        pair.
        """
        met = self.pairs() if self.players > 1 else [(bot, "") for bot in dict.fromkeys(self.bots)]
        return [
            Match(a, b, level, deal, seat)
            for deal in range(self.deals)
            for level in self.levels
            for a, b in met
            for seat in range(self.players)
        ]

    def seats(self, match: Match) -> list[str]:
        """The bot of each seat."""
        return [match.a if seat == match.seat else match.b for seat in range(self.players)]

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal's games."""
        return derived(f"{self.seed} deal {deal}")

    def bot_seed(self, deal: int, seat: int) -> int:
        """The seed of a seat's bot on a deal. It reveals nothing about the deal."""
        return derived(f"{self.seed} deal {deal} seat {seat}")


def _all_pairs(bots: tuple[str, ...]) -> "combinations[tuple[str, str]]":
    return combinations(bots, 2)
