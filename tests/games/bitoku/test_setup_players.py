"""Setting up the players (B-SETUP-14 to -23)."""

from collections import Counter
from itertools import permutations

import pytest

from mori.core.game import start_game
from mori.games.bitoku.table.state import LOCKED, NONE
from tests.games.bitoku.starts import COUNTS, MANY_SEEDS, REGIONS, starts
from tests.games.bitoku.table import rules_for

STARTING = ["start-kappa", "start-imomushi", "start-nezumi", "start-kitsune", "start-shin-ookami"]


@pytest.mark.rule("B-SETUP-14")
@pytest.mark.parametrize("players", COUNTS)
def test_the_dice_show_three_two_one_and_are_locked(players: int) -> None:
    for start in starts(players):
        assert start.state.die_value == [3, 2, 1] * players
        assert start.state.die_state == [LOCKED] * (3 * players)


@pytest.mark.rule("B-SETUP-15")
@pytest.mark.parametrize("players", COUNTS)
def test_every_kodama_stands_on_the_first_space(players: int) -> None:
    for start in starts(players):
        assert start.players("kodamas") == [dict.fromkeys(REGIONS, 1)] * players


@pytest.mark.rule("B-SETUP-16")
@pytest.mark.parametrize("players", COUNTS)
def test_three_pilgrims_are_available_and_eight_sleep_on_the_crystal_slots(players: int) -> None:
    for start in starts(players):
        assert start.players("pilgrims") == [3] * players
        assert start.players("pilgrims_lost") == [0] * players
        for slots in start.players("slots"):
            assert list(slots.values()) == [None] * 8
        assert not any(start.state.main_pilgrims) and not any(start.state.rock_pilgrims)
        assert set(start.state.branch_pilgrim) == {NONE}


@pytest.mark.rule("B-SETUP-17")
@pytest.mark.parametrize("players", COUNTS)
def test_bitoku_paths_are_empty_and_scores_are_zero(players: int) -> None:
    for start in starts(players):
        assert start.players("bitoku_path") == [[]] * players
        assert start.players("bitoku_completed") == [0] * players
        assert start.players("score") == [0] * players


@pytest.mark.rule("B-SETUP-17")
@pytest.mark.parametrize(("players", "each_at_least"), [(2, 90), (3, 25), (4, 3)])
def test_the_first_turn_order_is_a_random_permutation(players: int, each_at_least: int) -> None:
    orders = Counter(tuple(start.view["order"]) for start in starts(players, MANY_SEEDS))
    assert set(orders) == set(permutations(range(players)))
    assert min(orders.values()) >= each_at_least


@pytest.mark.rule("B-SETUP-18")
@pytest.mark.parametrize("players", COUNTS)
def test_all_six_building_counters_lie_on_their_spaces(players: int) -> None:
    for start in starts(players):
        assert start.players("counters_used") == [0] * players
        assert len(start.tables.counters) == 6
        assert {site["owner"] for site in start.view["sites"]} == {None}


@pytest.mark.rule("B-SETUP-19")
@pytest.mark.parametrize("players", COUNTS)
def test_each_player_has_a_random_uncombined_dragonfly_for_nothing(players: int) -> None:
    seen = set()
    for start in starts(players, MANY_SEEDS):
        assert [len(tiles) for tiles in start.players("dragonflies")] == [1] * players
        assert start.players("mitamas") == start.players("pairs") == [[]] * players
        resources = {"wood": 1, "stone": 0, "jade": 1, "sake": 0}
        assert start.players("resources") == [resources] * players
        assert "None" not in start.tiles("dragonfly")
        seen.add(start.players("dragonflies")[0][0])
    assert seen == {tile.id for tile in rules_for(players).tables.dragonflies}


@pytest.mark.rule("B-SETUP-20")
@pytest.mark.parametrize("players", COUNTS)
def test_each_player_has_one_random_vision_without_a_choice(players: int) -> None:
    seen = set()
    for start in starts(players, MANY_SEEDS):
        assert [len(cards) for cards in start.players("visions")] == [1] * players
        seen.add(start.players("visions")[0][0])
    assert seen == {card.id for card in rules_for(players).tables.visions}
    game = start_game(rules_for(players), 1, ["human"] * players)
    assert {decision.kind for decision in game.decisions} == {"discard_to_three"}


@pytest.mark.rule("B-SETUP-21")
@pytest.mark.parametrize("players", COUNTS)
def test_each_player_has_a_shuffled_deck_of_the_five_starting_cards(players: int) -> None:
    tops: list[set[int]] = [set() for _ in range(players)]
    for start in starts(players, MANY_SEEDS):
        for seat in range(players):
            deck = start.state.decks[seat]
            assert sorted(start.tables.yokai[card].id for card in deck) == sorted(STARTING)
            tops[seat].add(deck[-1])
        assert start.players("hand_size") == [0] * players
        assert start.players("discard") == [[]] * players
    assert [len(cards) for cards in tops] == [5] * players


@pytest.mark.rule("B-SETUP-22")
@pytest.mark.parametrize("players", COUNTS)
def test_each_player_owns_a_wood_a_jade_and_a_plus_one_amulet(players: int) -> None:
    for start in starts(players):
        resources = {"wood": 1, "stone": 0, "jade": 1, "sake": 0}
        assert start.players("resources") == [resources] * players
        assert start.players("amulets") == [[1, 0, 0]] * players


@pytest.mark.rule("B-SETUP-23")
@pytest.mark.parametrize("players", COUNTS)
def test_the_dealt_rock_lies_face_up_on_the_leftmost_rock_space(players: int) -> None:
    for start in starts(players):
        for rocks in start.players("rocks"):
            assert rocks[0] is not None
            assert rocks[1:] == [None, None]
