"""What a view of Hitodama tells beside the position: what is printed, and what an end would add."""

import pytest

from mori.core.game import Game
from mori.core.registry import create_game
from mori.core.rng import seeded
from mori.games.hitodama.rounds.ending import END_CHAOS, END_POINTS, END_SEASONS, end_game
from mori.games.hitodama.writer import HitodamaWriter
from tests.games.hitodama.table import Table

HAND = ("lunar_akku", "lunar_sapphire", "solar_swap", "solar_move_akku", "solar_vp_east")


def ended(game: Game, ending: int) -> list[int]:
    """The scores of the result if the game ended where it stands."""
    other = game.clone()
    assert isinstance(other.writer, HitodamaWriter)
    end_game(other.writer, ending)
    result = other.result
    assert result is not None
    return result.scores


@pytest.mark.rule("H-END-1", "H-END-2", "H-END-3", "H-END-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_any_moment_a_view_tells_what_an_end_would_add(players: int) -> None:
    for seed in range(3):
        game = create_game("hitodama", players, seed, {}, want_facts=False)
        rng = seeded(seed)
        step = 0
        while not game.is_over:
            if step % 20 == seed:
                told = game.view(step % players)["players"]
                sums = [
                    sum(player["points"].values()) + sum(player["if_ended"]["points"].values())
                    for player in told
                ]
                assert [player["if_ended"]["left_out"] for player in told] == [[]] * players
                for ending in (END_POINTS, END_SEASONS, END_CHAOS):
                    assert ended(game, ending) == sums
            decision = game.decisions[0]
            game.apply(decision.actions[rng.below(len(decision.actions))], decision.seat)
            step += 1


@pytest.mark.rule("H-ACT-DRAW-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_hand_limit_told_is_the_one_that_is_kept(players: int) -> None:
    table = Table(players)
    table.deal(0, *HAND[:4])
    table.turn(0)
    assert table.game.view(0)["components"]["hand_limit"] == 5
    table.play("draw")
    assert table.refuses("draw") == ("hand_full", ("H-ACT-DRAW-2",))


@pytest.mark.rule("H-ACT-DISC-1", "H-ACT-DISC-2", "H-ACT-DISC-3")
def test_the_rates_told_are_those_at_which_cards_can_be_discarded() -> None:
    table = Table()
    table.deal(0, *HAND)
    table.turn(0)
    told = table.game.view(0)["components"]["discard_rate"]
    assert told == {
        "solar_for_berry": {"pay": {"solar_card": 1}, "gain": {"berry": 1}},
        "two_solar_for_lunar": {"pay": {"solar_card": 2}, "gain": {"lunar_card": 1}},
        "lunar_for_amber": {"pay": {"lunar_card": 1}, "gain": {"amber": 1}},
    }
    offered = [action for action in table.game.decisions[0].actions if action.kind == "discard"]
    assert [action.text for action in offered] == [f"discard {rate}" for rate in told]


@pytest.mark.rule("H-TILE-TRIB-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_the_earliest_arrival_brings_is_told_where_it_is_given(players: int) -> None:
    table = Table(players)
    table.turn(0)
    told = table.game.view(0)["components"]["arrival_bonus"]
    assert told == ({"tribute_first_player": {"berry": 1}} if players > 2 else {})
