"""Whole solo games from seeds, for the scenarios of the setup and what holds in every game."""

from collections.abc import Iterator
from typing import cast

from mori.core.game import Game
from mori.core.registry import create_game
from mori.core.rng import seeded
from mori.games.bitoku.tengu.state import SoloState


def solo_game(seed: int, **options: object) -> Game:
    """A solo game at its first decision: nothing but the setup and the first draw is past."""
    return create_game("bitoku", 1, seed, options)


def state_of(game: Game) -> SoloState:
    return cast(SoloState, game.state)


def course(seed: int, **options: object) -> Iterator[Game]:
    """A game whose human answers at random, at its start and after each answer."""
    game = solo_game(seed, **options)
    rng = seeded(seed)
    yield game
    while not game.is_over:
        decision = game.decisions[0]
        game.apply(decision.actions[rng.below(len(decision.actions))], decision.seat)
        yield game


def play_out(seed: int, **options: object) -> Game:
    """Such a game at its end."""
    *_, game = course(seed, **options)
    return game
