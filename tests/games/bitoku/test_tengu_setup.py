"""Setting up a solo game (B-TENGU-SETUP)."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from mori.games.bitoku.seasons.year import S_VIRTUE
from mori.games.bitoku.table.points import TALLY_INDEX
from mori.games.bitoku.table.state import HUMAN, LOCKED, NONE, TENGU
from tests.games.bitoku.solo_games import course, play_out, solo_game, state_of
from tests.games.bitoku.solo_table import SoloTable
from tests.games.bitoku.starts import MANY_SEEDS, REGIONS, SEEDS, Start, starts
from tests.games.bitoku.table import rules_for

STARTING = ["start-kappa", "start-imomushi", "start-nezumi", "start-kitsune", "start-shin-ookami"]
GAMES = range(8)  # seeds of whole games


@cache
def solo_starts() -> list[Start]:
    return starts(1, MANY_SEEDS)


def tengu(start: Start) -> dict[str, Any]:
    """What everybody sees of the Tengu."""
    seen: dict[str, Any] = start.view["tengu"]
    return seen


# -- the table


@pytest.mark.rule("B-TENGU-SETUP-1")
def test_the_human_and_the_tengu_are_the_two_sides_of_a_table_for_two() -> None:
    solo, two = Start(1, 1), Start(2, 1)
    assert solo.tables.sides == ["seat:0", "side:tengu"]
    assert (solo.players("seat"), tengu(solo)["side"]) == ([HUMAN], TENGU)
    assert [decision.seat for decision in solo_game(1).decisions] == [HUMAN]
    for part in ("hill_areas", "home"):
        assert solo.view[part] == two.view[part]
    for field in ("id", "spaces", "kodamas", "neutral_kodama"):
        regions = [[region[field] for region in view["regions"]] for view in (solo.view, two.view)]
        assert regions[0] == regions[1]
    assert len(solo.view["garden"]) == len(two.view["garden"])
    assert {len(market["tiles"]) for market in solo.view["markets"].values()} == {4}
    assert solo.tables.entries == two.tables.entries


@pytest.mark.rule("B-TENGU-SETUP-1")
def test_neutral_kodamas_and_ancient_buildings_are_used_as_with_two_players() -> None:
    for start in solo_starts():
        assert [region["neutral_kodama"] for region in start.view["regions"]] == [4] * 5
        laid = [site["id"] for site in start.view["sites"] if site["ancient"]]
        assert laid == [f"area-{area}-1" for area in ("yomi", "stairs", "glade", "forges")]
        assert sum(site["building"] is not None for site in start.view["sites"]) == 4


@pytest.mark.rule("B-TENGU-SETUP-1")
def test_the_human_is_set_up_like_any_player() -> None:
    for start in solo_starts():
        (human,) = start.view["players"]
        assert [(die["value"], die["state"]) for die in human["dice"]] == [
            (3, "locked"),
            (2, "locked"),
            (1, "locked"),
        ]
        assert human["kodamas"] == dict.fromkeys(REGIONS, 1)
        assert (human["pilgrims"], human["pilgrims_lost"]) == (3, 0)
        assert list(human["slots"].values()) == [None] * 8
        assert (human["bitoku_path"], human["bitoku_completed"], human["score"]) == ([], 0, 0)
        assert human["counters_used"] == 0
        assert (len(human["dragonflies"]), human["mitamas"], human["pairs"]) == (1, [], [])
        assert len(human["visions"]) == 1
        deck = [start.tables.yokai[card].id for card in start.state.decks[HUMAN]]
        assert sorted(deck) == sorted(STARTING)
        assert (human["hand_size"], human["discard"]) == (0, [])
        assert human["resources"] == {"wood": 1, "stone": 0, "jade": 1, "sake": 0}
        assert human["amulets"] == [1, 0, 0]
        assert human["rocks"][0] is not None and human["rocks"][1:] == [None, None]


# -- the Tengu's board


@pytest.mark.rule("B-TENGU-SETUP-2")
def test_the_tengu_has_its_counters_its_kodamas_and_eleven_pilgrims() -> None:
    for start in solo_starts():
        seen = tengu(start)
        assert seen["counters_used"] == 0
        assert (seen["bitoku_path"], seen["bitoku_completed"], seen["score"]) == ([], 0, 0)
        assert not any(seen["points"].values())
        assert seen["kodamas"] == dict.fromkeys(REGIONS, 1)
        assert seen["pilgrims"] == 11
        assert (seen["mitamas"], seen["pairs"], seen["crystals"]) == ([], [], [])
        assert not any(start.state.main_pilgrims)
    board = rules_for(1).tables.tengu
    assert board is not None and len(board.counters) == 6


@pytest.mark.rule("B-TENGU-SETUP-2")
@pytest.mark.parametrize("seed", GAMES)
def test_the_tengu_never_uses_slots_card_spaces_or_a_rock_path(seed: int) -> None:
    for game in course(seed):
        state = state_of(game)
        assert set(state.slots[len(state.slots) // 2 :]) == {NONE}
        assert set(state.played[3:]) == {NONE}
        assert set(state.rock_path[len(state.rock_path) // 2 :]) == {NONE}
        assert not any(state.rock_pilgrims[len(state.rock_pilgrims) // 2 :])
    seen: Any = game.view(None)["tengu"]
    assert seen.keys().isdisjoint({"slots", "played", "rock_pilgrims", "hand", "hand_size"})


# -- its Yōkai cards


@pytest.mark.rule("B-TENGU-SETUP-3")
def test_the_five_starting_yokai_make_the_tengus_pile() -> None:
    for start in solo_starts():
        assert sorted(tengu(start)["yokai"]) == sorted(STARTING)


@pytest.mark.rule("B-TENGU-SETUP-3")
@pytest.mark.parametrize("seed", GAMES)
def test_nothing_is_ever_drawn_played_or_discarded_from_the_tengus_pile(seed: int) -> None:
    pile: list[int] = []
    for game in course(seed):
        state = state_of(game)
        assert state.tengu_pile[: len(pile)] == pile, "the pile only grows, in its order"
        pile = state.tengu_pile.copy()
        for cards in (state.decks, state.hands, state.discards, state.removed):
            assert cards[TENGU] == []
        assert set(state.played[3:]) == {NONE}
    assert state.tengu_tally[TALLY_INDEX["virtue"]] == 0
    done = {fact.kind for fact in game.facts if fact.args.get("seat") == "side:tengu"}
    assert done.isdisjoint({"cards_drawn", "card_played", "card_discarded", "card_removed"})
    assert done.isdisjoint({"own_deck_reshuffled", "own_cards_drawn"})


@pytest.mark.rule("B-TENGU-SETUP-3")
def test_the_tengus_pile_is_not_scored_in_winter() -> None:
    table = SoloTable()
    table.tengu_pile(*STARTING, "kappa-1", "kitsune-1")
    table.discard_pile(HUMAN, *STARTING[1:])
    table.played(HUMAN, 1, "start-kappa")
    table.season(S_VIRTUE)
    assert table.asked == (HUMAN, "spirits_virtue"), "the Tengu, first in turn order, is not asked"
    table.play("skip")
    assert len(table.solo.tengu_pile) == 7
    assert table.score(TENGU) == 0


# -- its Dragonfly, turn order, dice


@pytest.mark.rule("B-TENGU-SETUP-4")
def test_the_tengu_has_one_random_uncombined_dragonfly_of_the_stack() -> None:
    seen = set()
    for start in solo_starts():
        held = tengu(start)["dragonflies"]
        assert len(held) == 1
        assert (tengu(start)["pairs"], tengu(start)["mitamas"]) == ([], [])
        assert "None" not in start.tiles("dragonfly")
        market = start.view["markets"]["dragonfly"]
        assert market["stack"] == 32 - len(market["tiles"]) - 2, "the human has one too"
        seen.add(held[0])
    assert seen == {tile.id for tile in rules_for(1).tables.dragonflies}


@pytest.mark.rule("B-TENGU-SETUP-5")
def test_the_tengu_is_first_and_the_human_second_in_round_one() -> None:
    for start in solo_starts():
        assert start.view["order"] == [TENGU, HUMAN]
    for seed in SEEDS:
        for game in course(seed):
            turns = [fact.args["seat"] for fact in game.facts if fact.kind == "turn_began"]
            if turns:
                break
        assert turns == ["side:tengu", "seat:0"]
        assert state_of(game).round == 1


@pytest.mark.rule("B-TENGU-SETUP-6")
def test_the_tengus_dice_show_two_three_four_and_are_locked() -> None:
    for start in solo_starts():
        assert start.state.die_value == [3, 2, 1, 2, 3, 4]
        assert start.state.die_state == [LOCKED] * 6
        dice = [{"value": value, "state": "locked"} for value in (2, 3, 4)]
        assert tengu(start)["dice"] == dice


# -- no Visions, no Amulets


@pytest.mark.rule("B-TENGU-SETUP-9")
def test_the_tengu_begins_without_visions_and_amulets() -> None:
    for start in solo_starts():
        assert start.state.visions[TENGU] == []
        assert start.state.amulets[3:] == [0, 0, 0]
        assert len(start.state.vision_deck) == 27, "only the human has taken one"
        assert tengu(start).keys().isdisjoint({"visions", "amulets"})


@pytest.mark.rule("B-TENGU-SETUP-9")
@pytest.mark.parametrize("seed", range(20))
def test_the_tengu_has_no_vision_and_no_amulet_at_any_time(seed: int) -> None:
    for game in course(seed):
        state = state_of(game)
        assert (state.visions[TENGU], state.amulets[3:]) == ([], [0, 0, 0])
    assert state.visions_done[TENGU] == 0
    done = {fact.kind for fact in game.facts if fact.args.get("seat") == "side:tengu"}
    assert "pilgrim_arrived" in done, "it has been where Amulets are printed"
    assert done.isdisjoint({"amulet_gained", "vision_kept", "visions_refused"})


@pytest.mark.rule("B-TENGU-SETUP-9")
def test_the_tengu_gets_no_amulet_from_an_illumination() -> None:
    table = SoloTable()
    table.walker(TENGU, "right-2")
    table.tengu_moves(1)
    assert table.state.branch_pilgrim[table.node("right-light-1-1")] == TENGU
    assert table.tables.nodes[table.node("right-light-1-1")].amulet == 2
    assert table.amulets_of(TENGU) == [0, 0, 0]


@pytest.mark.rule("B-TENGU-SETUP-9")
@pytest.mark.parametrize("tile", ["farm-3", "farm-5"], ids=["or", "and"])
def test_the_tengu_gets_no_amulet_for_the_use_of_its_building(tile: str) -> None:
    table = SoloTable()
    table.building("area-stairs-2", tile, owner=TENGU)
    table.visit(HUMAN, 6, "stairs")
    table.play(next(action for action in table.actions if action.startswith("building")))
    assert table.told("rival_building_used"), "the human has used it"
    assert table.amulets_of(TENGU) == [0, 0, 0]


# -- cards, Will dice, Attitude


@pytest.mark.rule("B-TENGU-SETUP-10")
def test_three_of_the_ten_shuffled_tengu_cards_lie_open_and_seven_make_the_deck() -> None:
    names = {card.id for card in SoloTable().sw.board.cards}
    assert len(names) == 10
    places: list[Counter[str]] = [Counter() for _ in range(3)]
    tops = set()
    for seed in MANY_SEEDS:
        state = state_of(solo_game(seed))
        assert (len(state.tengu_row), len(state.tengu_deck)) == (3, 7)
        assert state.tengu_discard == []
        assert sorted(state.tengu_row + state.tengu_deck) == list(range(10))
        for place, card in enumerate(state.tengu_row):
            places[place][str(card)] += 1
        tops.add(state.tengu_deck[-1])
    assert [len(cards) for cards in places] == [10, 10, 10]
    assert min(count for cards in places for count in cards.values()) >= 8
    assert len(tops) == 10


@pytest.mark.rule("B-TENGU-SETUP-10")
def test_the_open_cards_are_public_and_the_deck_is_only_counted() -> None:
    for start in solo_starts():
        seen = tengu(start)
        assert (len(seen["row"]), seen["deck"], seen["discard"]) == (3, 7, [])


@pytest.mark.rule("B-TENGU-SETUP-11")
def test_two_will_dice_are_rolled_for_a_turn_and_stand_nowhere() -> None:
    table = SoloTable()
    table.tengu_dice("home-2", "hill:yomi", "hill:glade")
    dice = (
        table.state.die_value.copy(),
        table.state.die_state.copy(),
        table.state.die_place.copy(),
    )
    table.tengu_turn_on("tengu-glade-2")
    assert table.row_taken == "l"
    (rolled,) = table.told("tengu_rolled")
    assert (rolled["first"], rolled["second"]) == (3, 4)
    assert (table.state.die_value, table.state.die_state, table.state.die_place) == dice
    assert len(table.state.die_value) == 6, "three of the human, three of the Tengu"


@pytest.mark.rule("B-TENGU-SETUP-11")
def test_both_will_dice_fall_on_each_of_their_six_sides() -> None:
    rolls: list[Counter[object]] = [Counter(), Counter()]
    for seed in SEEDS:
        for fact in play_out(seed).facts:
            if fact.kind == "tengu_rolled":
                rolls[0][fact.args["first"]] += 1
                rolls[1][fact.args["second"]] += 1
    for counts in rolls:
        assert set(counts) == {1, 2, 3, 4, 5, 6}
        assert min(counts.values()) > sum(counts.values()) / 9


@pytest.mark.rule("B-TENGU-SETUP-11")
def test_will_dice_are_no_guardians() -> None:
    for seed in SEEDS:
        game = play_out(seed)
        state, result = state_of(game), game.result
        assert result is not None
        account = {item.category: item.points for item in result.items[0]}
        goods = sum(state.resources[:4])
        assert account["guardians"] == (sum(state.die_value[:3]) + goods) // 4
        assert "guardians" not in {item.category for item in result.opponents[0].items}


@pytest.mark.rule("B-TENGU-SETUP-12")
def test_the_attitude_begins_inactive() -> None:
    for start in solo_starts():
        assert tengu(start)["attitude"] == "inactive"
