"""Passing, chosen and forced (B-SUMMER-37 to -40)."""

import pytest

from mori.games.bitoku.seasons.year import S_DICE, Year
from mori.games.bitoku.table.state import LOCKED, UNLOCKED
from tests.games.bitoku.table import Table

LEFT = ("cards_or_dice_left", ("B-SUMMER-37",))


def dice_away(table: Table, seat: int = 0, value: int = 1) -> None:
    """All dice of a seat in the Forest; of value 1 they cannot cross."""
    for number, place in ((1, "yomi"), (2, "stairs"), (3, "home-1")):
        table.die(seat, number, value, place)


def cards_played(table: Table, seat: int = 0) -> None:
    for space in (1, 2, 3):
        table.played(seat, space, "start-kappa")


# -- when


@pytest.mark.rule("B-SUMMER-37")
def test_a_player_may_pass_with_three_cards_played_and_no_die_at_home() -> None:
    table = Table()
    dice_away(table)
    cards_played(table)
    table.hand(0, "kappa-2")  # a fourth card cannot be played
    table.turn(0)
    assert table.told("passed") == [{"seat": "seat:0"}]  # there was nothing else to do
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-37")
def test_a_player_may_pass_with_an_empty_hand_though_card_spaces_are_empty() -> None:
    table = Table()
    dice_away(table)
    table.turn(0)
    assert table.told("passed") == [{"seat": "seat:0"}]  # there was nothing else to do
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-37")
def test_dice_across_the_river_do_not_hinder_passing() -> None:
    table = Table()
    table.die(0, 1, 3, "hill:yomi")
    table.die(0, 2, 3, "hill:glade")
    table.die(0, 3, 3, "home-2")
    table.turn(0)
    assert table.told("passed") == [{"seat": "seat:0"}]  # there was nothing else to do
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-37")
def test_a_player_who_can_play_a_card_cannot_pass() -> None:
    table = Table()
    dice_away(table)
    table.hand(0, "kappa-2")
    table.turn(0)
    assert "pass" not in table.actions
    assert table.why_not("pass") == LEFT


@pytest.mark.rule("B-SUMMER-37")
@pytest.mark.parametrize("where", ["locked", "unlocked"])
def test_a_player_with_a_die_on_the_own_board_cannot_pass(where: str) -> None:
    table = Table()
    dice_away(table, value=3)
    cards_played(table)
    table.die(0, 2, 1, where)
    table.turn(0)
    assert "pass" not in table.actions
    assert table.why_not("pass") == LEFT


# -- or cross


@pytest.mark.rule("B-SUMMER-38")
def test_a_player_who_may_pass_may_cross_instead_but_need_not() -> None:
    for answers in (["pass"], ["cross 1", "cover yomi.a"]):
        table = Table()
        dice_away(table, value=3)
        table.turn(0)
        assert table.actions == ["cross 1", "cross 2", "pass"]
        table.play(*answers)
        assert table.asked == (1, "turn")
        assert bool(table.state.passed & 1) == (answers == ["pass"])


@pytest.mark.rule("B-SUMMER-38")
def test_who_has_crossed_instead_has_another_turn() -> None:
    table = Table()
    dice_away(table, value=3)
    dice_away(table, 1)
    table.turn(0)
    table.play("cross 1", "cover yomi.a")
    assert table.told("passed") == [{"seat": "seat:1"}]
    assert table.asked == (0, "turn")
    assert table.actions == ["cross 2", "pass"]


# -- forced


@pytest.mark.rule("B-SUMMER-39")
def test_a_player_without_any_legal_action_passes_automatically_and_keeps_the_dice() -> None:
    table = Table()
    dice_away(table)
    table.die(0, 2, 2, "locked")
    table.pilgrims(0, 0)
    table.turn(0)
    assert table.asked == (1, "turn")
    assert table.told("forced_to_pass") == [{"seat": "seat:0"}]
    assert table.state.passed == 1
    assert table.die_of(0, 2) == (2, LOCKED)


@pytest.mark.rule("B-SUMMER-39")
def test_an_unlocked_die_without_a_forest_space_does_not_hold_up_the_summer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table()
    monkeypatch.setattr(table.tables, "forest_spaces", [0] * 5)
    for number, place in enumerate(("home-1", "home-2", "home-5"), 1):
        table.die(1, number, 1, place)
    table.hand(1, "kappa-2")
    table.die(0, 1, 3, "home-6")
    table.die(0, 2, 3, "unlocked")
    table.die(0, 3, 3, "hill:yomi")
    table.turn(0)
    assert table.told("forced_to_pass") == [{"seat": "seat:0"}]
    assert table.die_of(0, 2) == (3, UNLOCKED)
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-39")
def test_a_crossing_that_is_possible_must_be_made_before_a_forced_pass() -> None:
    table = Table()
    dice_away(table, value=3)
    table.die(0, 3, 2, "locked")
    table.pilgrims(0, 0)
    table.turn(0)
    assert table.actions == ["cross 1", "cross 2"]
    assert table.why_not("pass") == LEFT


@pytest.mark.rule("B-SUMMER-39")
def test_dice_left_on_the_board_stay_there_until_winter() -> None:
    table = Table()
    dice_away(table)
    dice_away(table, 1)
    table.die(0, 2, 2, "locked")
    table.pilgrims(0, 0)
    table.turn(0)
    assert table.asked == (0, "arrange_dice")
    frame = table.state.frames[0]
    assert isinstance(frame, Year) and frame.step == S_DICE
    assert table.die_of(0, 2) == (2, LOCKED)


# -- afterwards


@pytest.mark.rule("B-SUMMER-40")
def test_who_has_passed_takes_no_more_actions_but_gets_property_bonuses() -> None:
    table = Table()
    dice_away(table)
    table.building("area-glade-3", "farm-3", owner=0)
    table.turn(0)
    table.play("force 2", "place glade", "building area-glade-3", "part 1")
    assert table.asked == (0, "property_bonus")
    table.play("bonus vp")
    assert table.score(0) == 1
    table.play("skip")
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-40")
def test_the_kodamas_of_who_has_passed_can_be_moved_back() -> None:
    table = Table()
    dice_away(table)
    table.kodama(0, "home", 3)
    table.building("area-glade-4", "onsen-3", owner=1)
    table.turn(0)
    table.play("force 2", "place glade", "building area-glade-4", "part 2", "back 0 home")
    assert table.kodama_of(0, "home") == 2


@pytest.mark.rule("B-SUMMER-40")
def test_who_has_passed_stays_out_even_with_cards_in_hand() -> None:
    table = Table()
    dice_away(table)
    table.hand(1, "kappa-2", "kappa-2")
    table.turn(0)
    assert table.told("passed") == [{"seat": "seat:0"}]
    table.hand(0, "kappa-2")
    table.play("play kappa-2 > 1")
    assert table.asked == (1, "turn")
    table.play("play kappa-2 > 2")
    assert table.asked == (1, "turn")
