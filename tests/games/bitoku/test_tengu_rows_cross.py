"""Rows A and H of the Tengu's cycle: crossing for a card it shows (B-TENGU-TAC)."""

from collections.abc import Callable

import pytest

from mori.games.bitoku.table.state import HUMAN, NONE, TENGU
from tests.games.bitoku.solo_table import SoloTable

CARD = "tengu-stairs-1"  # Kitsune and Yama-uba, Chuugi and Jin; its resource is jade


def contested() -> SoloTable:
    """The Tengu's 3 in Yomi, a human 5 in the Stairs; of the four cards there the Kitsune fits."""
    table = SoloTable()
    table.tengu_dice("locked", "yomi", "locked")
    table.die(HUMAN, 1, 5, "stairs")
    table.hill_cards("yomi", "makoto", "kitsune-1")
    table.hill_cards("stairs", "rei", "nezumi-1")
    return table


def contested_twice() -> SoloTable:
    """Besides, the Tengu's 4 in the Glade and a human 2 in the Forges, where a Kitsune lies too."""
    table = contested()
    table.tengu_dice("locked", "yomi", "glade")
    table.die(HUMAN, 2, 2, "forges")
    table.hill_cards("forges", "rei", "kitsune-2")
    return table


def alone() -> SoloTable:
    """No Tengu die is left on its board, and none of the human's stands at the left Crossing."""
    table = SoloTable()
    table.tengu_dice("home-2", "yomi", "hill:glade")
    table.die(HUMAN, 1, 5, "forges")
    table.hill_cards("yomi", "makoto", "kitsune-1")
    table.hill_cards("stairs", "rei", "nezumi-1")
    return table


def skipped(table: SoloTable, row: str) -> tuple[str, str]:
    """Why the row was skipped, and which one was taken."""
    return table.skipped[row], table.row_taken


# -- row A


@pytest.mark.rule("B-TENGU-TAC-A", "B-TENGU-TAC-5")
def test_row_a_crosses_a_contested_crossing_for_a_card_the_active_card_shows() -> None:
    table = contested()
    table.tengu_turn_on(CARD)
    assert table.row_taken == "a"
    assert [table.where(value) for value in (2, 3, 4)] == ["locked", "hill:yomi", "locked"]
    assert (table.pile, table.path, table.covered) == (["kitsune-1"], [], ["yomi.b"])
    assert table.state.hill_yokai == [NONE, table.yokai("nezumi-1"), NONE, NONE]
    assert (table.goods(TENGU), table.score(TENGU)) == ({}, 0)
    assert [table.kodama_of(TENGU, region) for region in ("yomi", "stairs")] == [1, 1]
    assert table.told("tengu_rolled_choice") == []  # nothing to roll for


@pytest.mark.rule("B-TENGU-TAC-A")
@pytest.mark.parametrize("card", ["chuugi", "jin"])
def test_row_a_takes_a_bitoku_card_it_shows(card: str) -> None:
    table = contested()
    table.hill_cards("stairs", card, "nezumi-1")
    table.hill_cards("yomi", "makoto", "kappa-1")
    table.tengu_turn_on(CARD)
    assert table.row_taken == "a"
    assert (table.pile, table.path, table.covered) == ([], [card], ["stairs.a"])
    assert table.state.bitoku_done[TENGU] == 0


@pytest.mark.rule("B-TENGU-TAC-A")
@pytest.mark.parametrize("place", ["home-5", "locked", "hill:glade"])
def test_row_a_needs_a_die_at_a_crossing(place: str) -> None:
    table = contested()
    table.die(TENGU, 2, 3, place)
    table.tengu_turn_on(CARD)
    assert skipped(table, "a") == ("no_crossing", "g")


@pytest.mark.rule("B-TENGU-TAC-A")
def test_row_a_needs_an_empty_space_on_the_side() -> None:
    table = contested()
    table.die(HUMAN, 2, 1, "hill:yomi")
    table.die(HUMAN, 3, 2, "hill:stairs")
    table.tengu_turn_on(CARD)
    assert skipped(table, "a") == ("no_crossing", "g")


@pytest.mark.rule("B-TENGU-TAC-A")
@pytest.mark.parametrize("place", ["glade", "forges", "home-1", "locked", "unlocked", "hill:yomi"])
def test_row_a_needs_a_human_die_at_a_crossing_of_the_same_side(place: str) -> None:
    table = contested()
    table.die(HUMAN, 1, 5, place)
    table.tengu_turn_on(CARD)
    assert skipped(table, "a") == ("not_contested", "g")


@pytest.mark.rule("B-TENGU-TAC-A")
@pytest.mark.parametrize("value", [1, 2, 6])
def test_any_human_die_contests_a_crossing_even_a_1_that_cannot_cross(value: int) -> None:
    """BR-113."""
    table = contested()
    table.die(HUMAN, 1, value, "stairs")
    table.tengu_turn_on(CARD)
    assert (table.row_taken, table.pile) == ("a", ["kitsune-1"])


@pytest.mark.rule("B-TENGU-TAC-A")
def test_row_a_needs_a_card_of_a_type_that_is_shown() -> None:
    """BR-129: any Yōkai or Bitoku card will not do."""
    table = contested()
    table.hill_cards("yomi", "makoto", "kappa-1")
    table.tengu_turn_on(CARD)
    assert skipped(table, "a") == ("no_match", "g")
    assert table.covered == []


@pytest.mark.rule("B-TENGU-TAC-A")
def test_row_a_needs_a_matching_card_whose_favour_is_not_covered() -> None:
    table = contested()
    table.cover("yomi", "b")
    table.tengu_turn_on(CARD)
    assert skipped(table, "a") == ("no_match", "g")


@pytest.mark.rule("B-TENGU-TAC-A")
def test_row_a_needs_a_matching_card_on_the_side_it_reaches() -> None:
    table = contested()
    table.hill_cards("yomi", "makoto", "kappa-1")
    table.hill_cards("glade", "chuugi", "kitsune-1")
    table.tengu_turn_on(CARD)
    assert skipped(table, "a") == ("no_match", "g")


# -- which die and which card


@pytest.mark.rule("B-TENGU-TAC-A")
def test_of_two_dice_that_qualify_row_a_crosses_with_the_highest() -> None:
    """BR-131: the die decides the side."""
    table = contested_twice()
    table.tengu_turn_on(CARD)
    assert (table.where(3), table.where(4)) == ("yomi", "hill:glade")
    assert (table.pile, table.covered) == (["kitsune-2"], ["forges.b"])


@pytest.mark.rule("B-TENGU-TAC-A")
def test_a_higher_die_without_a_matching_card_does_not_qualify_for_row_a() -> None:
    table = contested_twice()
    table.cover("forges", "b")
    table.tengu_turn_on(CARD)
    assert (table.where(3), table.where(4)) == ("hill:yomi", "glade")
    assert table.pile == ["kitsune-1"]


@pytest.mark.rule("B-TENGU-TAC-A")
def test_a_higher_die_at_an_uncontested_crossing_does_not_qualify_for_row_a() -> None:
    table = contested_twice()
    table.die(HUMAN, 2, 2, "home-1")
    table.tengu_turn_on(CARD)
    assert table.row_taken == "a"
    assert (table.where(3), table.where(4)) == ("hill:yomi", "glade")


@pytest.mark.rule("B-TENGU-TAC-A", "B-TENGU-TAC-H")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("scene", [contested, alone])
def test_if_both_kinds_match_a_roll_decides_yokai_first(
    scene: Callable[[], SoloTable], roll: int
) -> None:
    table = scene()
    table.hill_cards("stairs", "jin", "nezumi-1")
    table.tengu_turn_on(CARD, roll)
    if roll <= 3:
        assert (table.pile, table.path, table.covered) == (["kitsune-1"], [], ["yomi.b"])
    else:
        assert (table.pile, table.path, table.covered) == ([], ["jin"], ["stairs.a"])


@pytest.mark.rule("B-TENGU-TAC-A", "B-TENGU-TAC-H")
@pytest.mark.parametrize(
    ("rolls", "taken"),
    [((3, 3), "yomi.b"), ((3, 4), "stairs.b"), ((4, 3), "yomi.a"), ((4, 4), "stairs.a")],
)
@pytest.mark.parametrize("scene", [contested, alone])
def test_after_the_kind_a_second_roll_decides_between_equal_cards(
    scene: Callable[[], SoloTable], rolls: tuple[int, int], taken: str
) -> None:
    table = scene()
    table.hill_cards("yomi", "chuugi", "kitsune-1")
    table.hill_cards("stairs", "jin", "yama-uba-1")
    table.tengu_turn_on(CARD, *rolls)
    assert table.covered == [taken]
    names = {"yomi.b": "kitsune-1", "stairs.b": "yama-uba-1", "yomi.a": "chuugi", "stairs.a": "jin"}
    assert table.pile + table.path == [names[taken]]


@pytest.mark.rule("B-TENGU-TAC-A")
@pytest.mark.parametrize(("rolls", "taken"), [((3, 4), "kitsune-1"), ((4, 3), "yama-uba-1")])
def test_if_one_kind_matches_only_the_cards_are_rolled_for(
    rolls: tuple[int, int], taken: str
) -> None:
    table = contested()
    table.hill_cards("stairs", "rei", "yama-uba-1")
    table.tengu_turn_on(CARD, *rolls)
    assert table.pile == [taken]
    assert len(table.told("tengu_rolled_choice")) == 1


# -- row H


@pytest.mark.rule("B-TENGU-TAC-H", "B-TENGU-TAC-5")
def test_row_h_crosses_an_uncontested_crossing_for_a_card_the_active_card_shows() -> None:
    table = alone()
    table.tengu_turn_on(CARD)
    assert table.row_taken == "h"
    assert table.skipped["a"] == "not_contested"
    assert [table.where(value) for value in (2, 3, 4)] == ["home-2", "hill:yomi", "hill:glade"]
    assert (table.pile, table.path, table.covered) == (["kitsune-1"], [], ["yomi.b"])
    assert (table.goods(TENGU), table.score(TENGU)) == ({}, 0)
    assert not table.solo.tengu_is_active


@pytest.mark.rule("B-TENGU-TAC-H")
def test_row_h_needs_no_last_space_and_row_a_has_taken_a_contested_crossing_before_it() -> None:
    table = alone()
    table.die(HUMAN, 1, 5, "stairs")
    table.tengu_turn_on(CARD)
    assert (table.row_taken, table.pile) == ("a", ["kitsune-1"])


@pytest.mark.rule("B-TENGU-TAC-H")
@pytest.mark.parametrize("place", ["home-5", "hill:yomi"])
def test_row_h_needs_a_die_at_a_crossing(place: str) -> None:
    table = alone()
    table.die(TENGU, 2, 3, place)
    table.tengu_turn_on(CARD)
    assert skipped(table, "h") == ("no_crossing", "l")
    assert (table.pile, table.covered) == ([], [])


@pytest.mark.rule("B-TENGU-TAC-H")
def test_row_h_needs_an_empty_space_on_the_side() -> None:
    table = alone()
    table.die(HUMAN, 2, 1, "hill:yomi")
    table.die(HUMAN, 3, 2, "hill:stairs")
    table.tengu_turn_on(CARD)
    assert skipped(table, "h") == ("no_crossing", "l")


@pytest.mark.rule("B-TENGU-TAC-H")
@pytest.mark.parametrize("why", ["other_type", "covered", "other_side"])
def test_row_h_needs_an_available_card_that_is_shown(why: str) -> None:
    table = alone()
    if why == "covered":
        table.cover("yomi", "b")
    else:
        table.hill_cards("yomi", "makoto", "kappa-1")
    if why == "other_side":
        table.hill_cards("glade", "makoto", "kitsune-1")
    table.tengu_turn_on(CARD)
    assert skipped(table, "h") == ("no_match", "k")


@pytest.mark.rule("B-TENGU-TAC-H")
@pytest.mark.parametrize(("on_the_right", "crosses"), [("kitsune-2", 4), ("kappa-2", 3)])
def test_row_h_crosses_with_the_highest_die_that_reaches_a_matching_card(
    on_the_right: str, crosses: int
) -> None:
    """BR-131."""
    table = alone()
    table.tengu_dice("home-2", "yomi", "glade")
    table.die(HUMAN, 1, 5, "home-1")
    table.hill_cards("forges", "rei", on_the_right)
    table.tengu_turn_on(CARD)
    assert table.row_taken == "h"
    assert table.where(crosses) == {3: "hill:yomi", 4: "hill:glade"}[crosses]
    assert table.where(7 - crosses) in ("yomi", "glade")
    assert table.pile == [{3: "kitsune-1", 4: "kitsune-2"}[crosses]]


@pytest.mark.rule("B-TENGU-TAC-H")
def test_of_two_dice_on_one_side_row_h_crosses_with_the_highest() -> None:
    table = alone()
    table.tengu_dice("home-2", "yomi", "stairs")
    table.tengu_turn_on(CARD)
    assert (table.where(3), table.where(4)) == ("yomi", "hill:yomi")
