"""Cards are given in any order: every order reaches what the ascending one does, and nothing else.

At the payments of random games all lines of play to the end of the question are followed, once
through all actions and once through the canonical ones.
"""

from collections.abc import Iterator

import pytest

from mori.core.decision import Decision
from mori.core.game import Game
from mori.core.registry import create_game
from mori.core.rng import seeded
from mori.core.snapshot import to_data
from mori.core.view import seat_view
from mori.games.hitodama.rounds.payments import GiveCards

PILES = ("solar_discard", "lunar_discard")
EVERY_GAME = 6  # payments looked at in a game


def result_of(game: Game) -> str:
    """The position, without what only tells in which order cards were given.

    The discards are sorted before they are shuffled, so their order decides nothing.
    """
    data = to_data(game.state)
    assert isinstance(data, dict)
    piles = {name: sorted(getattr(game.state, name)) for name in PILES}
    return repr({**data, **piles, "question": 0})


def results(game: Game, decision: Decision, *, canonical: bool) -> set[str]:
    """Every position in which the payment can end."""
    depth = len(game.state.frames)
    found: set[str] = set()
    ways = [(game.clone(), decision)]
    while ways:
        way, asked = ways.pop()
        for action in asked.canonical if canonical else asked.actions:
            after = way.clone()
            after.apply(action, asked.seat)
            goes_on = not after.is_over and len(after.state.frames) == depth
            if goes_on and isinstance(after.state.frames[-1], GiveCards):
                ways.append((after, after.decisions[0]))
            else:
                found.add(result_of(after))
    return found


def payments(players: int, seed: int) -> Iterator[tuple[Game, Decision]]:
    """Payments of a random game that ask for two cards and more, each at its first card."""
    game = create_game("hitodama", players, seed, {}, want_facts=False)
    rng = seeded(seed + 77)
    looked_at = 0
    while not game.is_over and looked_at < EVERY_GAME:
        decision = game.decisions[rng.below(len(game.decisions))]
        frame = game.state.frames[-1]
        if isinstance(frame, GiveCards) and frame.floor == 0 and frame.left() > 1:
            looked_at += 1
            yield game, decision
        game.apply(decision.actions[rng.below(len(decision.actions))], decision.seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_order_of_cards_reaches_the_same_results(players: int) -> None:
    looked_at = several = 0
    for seed in range(12):
        for game, decision in payments(players, seed):
            assert decision.canonical
            assert set(decision.canonical) <= set(decision.actions)
            known = seat_view(game, decision.seat)
            assert all(known.is_unit(action) for action in decision.actions) and known.units() > 1
            every = results(game, decision, canonical=False)
            assert every == results(game, decision, canonical=True)
            looked_at += 1
            several += len(every) > 1
    assert looked_at > 5
    assert several > 2, "different cards can be given"
