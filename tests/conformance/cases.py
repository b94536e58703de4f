"""What the conformance suite runs over: every registered game, every player count, many seeds.

A new game needs no line here. `MORI_SEEDS` sets how many seeds each game and count is played with;
the default keeps the whole suite within minutes (MORI_SEEDS=200 for a thorough run).
"""

import itertools
import os
from collections.abc import Iterator
from typing import NamedTuple

import mori
from mori.core.decision import Decision
from mori.core.game import Game
from mori.core.registry import Option, create_game, entry_of, load_rules
from mori.core.rng import seeded

SEEDS = range(int(os.environ.get("MORI_SEEDS", "6")))

# Costly checks are made at some moments of each game: the more games, the fewer moments of each.
THINNING = 1 + len(SEEDS) // 50


def is_looked_at(step: int, every: int, seed: int) -> bool:
    """Whether a costly check is due at a step; other seeds look at other steps."""
    return (step + seed) % (every * THINNING) == 0


Options = dict[str, object]


def offered_options(name: str, players: int) -> list[Option]:
    """The options with so many players that do something with Mori's own pack."""
    usual = load_rules(name, players).options
    return [option for option in entry_of(name).options_for(players) if option.name in usual]


def option_sets(name: str, players: int) -> list[Options]:
    """The defaults, each level, and each option by itself at each of its other values."""
    entry = entry_of(name)
    sets: list[Options] = [{}]
    sets += [dict(preset.options) for preset in entry.presets_for(players) if preset.options]
    for option in offered_options(name, players):
        sets += [{option.name: value} for value in option.values if value != option.default]
    return sets


class Case(NamedTuple):
    game: str
    players: int
    seed: int
    options: Options

    def __str__(self) -> str:
        return f"{self.game}-{self.players}p-seed{self.seed}"


def all_cases() -> list[Case]:
    """Every game with every number of players. The seeds are dealt out over the option sets."""
    cases: list[Case] = []
    for name in mori.game_names():
        dealers: dict[str, Iterator[Options]] = {}
        for players in entry_of(name).player_counts():
            sets = option_sets(name, players)
            # Counts with the same sets go on where the last one stopped: so more sets get a turn.
            options = dealers.setdefault(repr(sets), itertools.cycle(sets))
            cases += [Case(name, players, seed, next(options)) for seed in SEEDS]
    return cases


def start(case: Case, *, facts: bool = False) -> Game:
    return create_game(case.game, case.players, case.seed, case.options, want_facts=facts)


def random_play(game: Game, seed: int) -> Iterator[Decision]:
    """Play at random to the end; yields before each answer, one of the pending decisions."""
    rng = seeded(seed + 1_000_003)
    while not game.is_over:
        decisions = game.decisions
        decision = decisions[rng.below(len(decisions))]
        yield decision
        game.apply(decision.actions[rng.below(len(decision.actions))], decision.seat)
