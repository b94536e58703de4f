"""Every place says why nothing can be chosen at it: what stands against it, or when it is."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import cast

import pytest

import mori
from mori.core.errors import NOT_YOUR_DECISION, NOTHING_HERE, WHEN_CHOSEN
from mori.core.registry import load_rules
from mori.core.rules import GameRules
from mori.core.view import seat_view
from mori.games.bitoku.language.reasons import WHEN as BITOKU_WHEN
from mori.games.bitoku.rules import BitokuRules
from mori.games.hitodama.language.reasons import WHEN as HITODAMA_WHEN
from mori.games.hitodama.rules import HitodamaRules
from tests.words.games import entry

EVERY = 23  # answers from one look to the next
SPECIFIC = 0.95  # of the places at which nothing can be chosen


def places_of_bitoku(rules: GameRules) -> list[str]:
    pressing = cast(BitokuRules, rules).pressing
    return [*pressing.fixed, *pressing.asked]


def places_of_hitodama(rules: GameRules) -> list[str]:
    return [*cast(HitodamaRules, rules).places.at, "deck-solar"]


PLACES: dict[str, Callable[[GameRules], list[str]]] = {
    "bitoku": places_of_bitoku,
    "hitodama": places_of_hitodama,
}


@pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in PLACES for players in entry(game).player_counts()],
)
def test_nearly_every_place_has_a_reason_of_its_own(game: str, players: int) -> None:
    chance, play = Random(players), mori.new_game(game, players=players, seed=players)
    places = PLACES[game](play.rules)
    told: Counter[str] = Counter()
    while not play.is_over:
        decision = chance.choice(play.decisions)
        if play.state.question % EVERY == 0:
            known = seat_view(play, decision.seat)
            lit = {place for action in decision.actions for place in known.about(action).places}
            for place in places:
                reason = play.why_not_at(place, decision.seat)
                assert (reason is None) == (place in lit), place
                if reason is not None:
                    told[reason.code] += 1
                    assert reason.rules or not reason.code.startswith(WHEN_CHOSEN)
        play.apply(chance.choice(decision.actions), decision.seat)
    little = told[NOTHING_HERE] + told[NOT_YOUR_DECISION]
    assert little <= (1 - SPECIFIC) * told.total()
    assert sum(code.startswith(WHEN_CHOSEN) for code in told) >= 5, "several kinds of them"


@pytest.mark.parametrize(("game", "when"), [("bitoku", BITOKU_WHEN), ("hitodama", HITODAMA_WHEN)])
def test_of_every_kind_of_action_it_is_said_when_it_is_chosen(
    game: str, when: dict[str, tuple[str, tuple[str, ...]]]
) -> None:
    assert set(when) == {action.kind for action in load_rules(game, 2).space.actions}
    assert all(rules for _, rules in when.values())
