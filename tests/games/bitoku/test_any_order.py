"""Units are named in any order: every order reaches what the canonical one does, and nothing else.

At the questions of random games where several units are named one by one, all lines of play to the
end of the question are followed, once through all actions and once through the canonical ones.
"""

from collections import Counter
from collections.abc import Iterator

import pytest

from mori.core.decision import Decision
from mori.core.game import Game
from mori.core.registry import create_game
from mori.core.rng import seeded
from mori.core.snapshot import to_data
from mori.core.view import seat_view
from mori.games.bitoku.effects.costs import Payment
from mori.games.bitoku.effects.gains import TakeResources
from mori.games.bitoku.effects.kodamas import AdvanceKodamas, PushKodamasBack
from mori.games.bitoku.language.action_kinds import AMULET
from mori.games.bitoku.seasons.spring import DiscardToThree
from mori.games.bitoku.seasons.use_die import UseDie

UNITS = (AdvanceKodamas, DiscardToThree, Payment, PushKodamasBack, TakeResources, UseDie)

EACH_KIND = 4  # questions looked at in a game


def result_of(game: Game) -> str:
    """The position, without what only tells how it was reached."""
    data = to_data(game.state)
    assert isinstance(data, dict)
    frames = [to_data(frame) for frame in game.state.frames]
    for frame, told in zip(game.state.frames, frames, strict=True):
        assert isinstance(told, dict)
        if isinstance(frame, DiscardToThree):
            told["chosen"] = [sorted(cards) for cards in frame.chosen]
        told.pop("least", None)
    return repr({**data, "frames": frames, "question": 0})


def results(game: Game, decision: Decision, *, canonical: bool) -> set[str]:
    """Every position in which the naming of units can end."""
    frame = type(game.state.frames[-1])
    found: set[str] = set()
    seen: set[str] = set()
    ways = [game.clone()]
    while ways:
        way = ways.pop()
        at = repr(to_data(way.state))
        if at in seen:
            continue
        seen.add(at)
        asked = None if way.is_over else way.decision_of(decision.seat)
        if asked is None or type(way.state.frames[-1]) is not frame:
            found.add(result_of(way))
            continue
        if frame is UseDie:  # enough is spent whenever the player thinks so
            found.add(result_of(way))
        for action in asked.canonical if canonical else asked.actions:
            if frame is UseDie and action.kind != AMULET:
                continue
            after = way.clone()
            after.apply(action, decision.seat)
            ways.append(after)
    return found


def questions_of_units(players: int, seed: int) -> Iterator[tuple[Game, Decision]]:
    """Some of the questions of a random game where units are named, each at its first unit."""
    game = create_game("bitoku", players, seed, {}, want_facts=False)
    rng = seeded(seed + 77)
    looked_at: Counter[str] = Counter()
    begun: list[tuple[object, int]] = []  # questions of which a unit has been named, and whose
    while not game.is_over:
        decisions = game.decisions
        decision = decisions[rng.below(len(decisions))]
        asked = (game.state.frames[-1], decision.seat)
        if isinstance(asked[0], UNITS) and asked not in begun:
            if looked_at[decision.kind] < EACH_KIND:
                looked_at[decision.kind] += 1
                yield game, decision
            begun.append(asked)
        game.apply(decision.actions[rng.below(len(decision.actions))], decision.seat)


@pytest.mark.rule("B-KODAMA-3", "B-KODAMA-4", "B-EFFECT-11", "B-EFFECT-13", "B-SPRING-4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_every_order_of_units_reaches_the_same_results(players: int, seed: int) -> None:
    looked_at = 0
    for game, decision in questions_of_units(players, seed):
        assert set(decision.canonical) <= set(decision.actions)
        assert decision.canonical
        known = seat_view(game, decision.seat)
        assert any(known.is_unit(action) for action in decision.actions) and known.units() > 0
        every = results(game, decision, canonical=False)
        assert every == results(game, decision, canonical=True)
        looked_at += 1
    assert looked_at > 3
