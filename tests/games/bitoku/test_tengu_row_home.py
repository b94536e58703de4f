"""Row F of the Tengu's cycle: the Home of the Great Spirit (B-TENGU-TAC-F)."""

import pytest

from mori.games.bitoku.seasons.year import S_AUTUMN
from mori.games.bitoku.table.state import HUMAN, TENGU
from tests.games.bitoku.solo_table import SoloTable

CARD = "tengu-stairs-1"  # location Stairs; its resource is jade


def no_way(**switches: object) -> SoloTable:
    """Row F with CARD: its location taken by the Tengu itself, two dice unlocked, none locked."""
    table = SoloTable(**switches)
    table.tengu_dice("unlocked", "unlocked", "stairs")
    return table


def skipped(table: SoloTable) -> tuple[str, str]:
    """Why row F was skipped, and which one was taken."""
    return table.skipped["f"], table.row_taken


@pytest.mark.rule("B-TENGU-TAC-F")
def test_row_f_places_the_lowest_unlocked_die_on_the_second_home_space() -> None:
    table = no_way()
    table.tengu_turn_on(CARD)
    assert table.row_taken == "f"
    assert [table.where(value) for value in (2, 3, 4)] == ["home-2", "unlocked", "stairs"]
    spaces = [table.kodama_of(TENGU, r) for r in ("yomi", "stairs", "home", "glade", "forges")]
    assert spaces == [1, 1, 2, 1, 1]
    assert table.tengu_points() == {"tengu_home": 3}
    assert not table.solo.tengu_is_active


@pytest.mark.rule("B-TENGU-TAC-F")
@pytest.mark.parametrize("taken", [[], ["home-2"], ["home-2", "home-5"]])
def test_row_f_gets_nothing_from_the_home_space(taken: list[str]) -> None:
    """Nor does its die fall by 1 on label 6."""
    table = no_way()
    table.vision_deck("vision-01", "vision-02")
    for number, place in enumerate(taken, start=1):
        table.die(HUMAN, number, 2, place)
    table.tengu_turn_on(CARD)
    assert table.row_taken == "f"
    assert (table.amulets_of(TENGU), table.state.visions[TENGU]) == ([0, 0, 0], [])
    assert (table.goods(TENGU), table.state.available[TENGU]) == ({}, 11)
    assert table.die_of(TENGU, 1)[0] == 2
    assert table.score(TENGU) == 3


@pytest.mark.rule("B-TENGU-TAC-F")
@pytest.mark.parametrize(
    "dice", [("unlocked", "home-2", "stairs"), ("home-6", "unlocked", "stairs")]
)
def test_row_f_needs_that_no_tengu_die_was_placed_in_the_home_this_round(
    dice: tuple[str, str, str],
) -> None:
    table = no_way()
    table.tengu_dice(*dice)
    table.tengu_turn_on(CARD)
    assert skipped(table) == ("home_visited", "i")
    assert table.tengu_points() == {}


@pytest.mark.rule("B-TENGU-TAC-F")
def test_human_dice_in_the_home_do_not_keep_row_f_from_it() -> None:
    table = no_way()
    table.die(HUMAN, 1, 1, "home-1")
    table.tengu_turn_on(CARD)
    assert (table.row_taken, table.where(2)) == ("f", "home-2")


@pytest.mark.rule("B-TENGU-TAC-F")
@pytest.mark.parametrize(
    "dice", [("locked", "locked", "stairs"), ("locked", "hill:glade", "stairs")]
)
def test_row_f_needs_an_unlocked_die(dice: tuple[str, str, str]) -> None:
    """BR-123: a locked one will not do."""
    table = no_way()
    table.tengu_dice(*dice)
    table.tengu_turn_on(CARD)
    assert skipped(table) == ("no_unlocked", "g")
    assert table.kodama_of(TENGU, "home") == 1


@pytest.mark.rule("B-TENGU-TAC-F")
def test_row_f_works_again_in_the_next_round() -> None:
    """BR-125: its dice come home every Winter."""
    table = no_way()
    table.tengu_turn_on(CARD)
    assert (table.row_taken, table.where(2)) == ("f", "home-2")
    table.season(S_AUTUMN)  # the die of 2 comes home, whatever else happens
    table.die(TENGU, 2, 3, "unlocked")
    table.die(TENGU, 3, 4, "stairs")
    table.tengu_turn_on(CARD)
    assert (table.row_taken, table.where(3)) == ("f", "home-2")
    assert table.tengu_points()["tengu_home"] == 6


# -- which space


@pytest.mark.rule("B-TENGU-TAC-F")
@pytest.mark.parametrize(
    ("taken", "space"),
    [
        (["home-1"], "home-2"),
        (["home-5", "home-6"], "home-2"),
        (["home-1", "home-5", "home-6"], "home-2"),
        (["home-2"], "home-5"),
        (["home-1", "home-2"], "home-5"),
        (["home-2", "home-6"], "home-5"),
        (["home-2", "home-5"], "home-6"),
        (["home-1", "home-2", "home-5"], "home-6"),
        (["home-2", "home-5", "home-6"], "home-1"),
    ],
)
def test_row_f_takes_the_second_space_then_the_third_then_lower_ones_then_the_highest(
    taken: list[str], space: str
) -> None:
    """BR-124."""
    table = no_way()
    for number, place in enumerate(taken, start=1):
        table.die(HUMAN, number, 2, place)
    table.tengu_turn_on(CARD)
    assert (table.row_taken, table.where(2)) == ("f", space)
    assert table.tengu_points() == {"tengu_home": 3}
    assert table.kodama_of(TENGU, "home") == 2


# -- what it pays


@pytest.mark.rule("B-TENGU-TAC-F")
@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ([(5, "yomi")], 5),
        ([(6, "forges")], 5),
        ([(4, "yomi"), (1, "glade")], 3),
        ([(6, "yomi"), (5, "glade"), (6, "forges")], 9),
        ([(6, "locked"), (5, "unlocked")], 3),
        ([(4, "hill:yomi"), (6, "glade")], 5),
    ],
)
def test_row_f_pays_two_points_more_for_each_human_die_of_5_or_6_in_the_forest(
    dice: list[tuple[int, str]], points: int
) -> None:
    table = no_way()
    for number, (value, place) in enumerate(dice, start=1):
        table.die(HUMAN, number, value, place)
    table.tengu_turn_on(CARD)
    assert table.tengu_points() == {"tengu_home": points}


@pytest.mark.rule("B-TENGU-TAC-F", "B-EX-37")
@pytest.mark.parametrize(("counts_home", "points"), [(True, 7), (False, 5)])
def test_the_example_of_row_f_counts_human_dice_in_the_home_unless_switched_off(
    counts_home: bool, points: int
) -> None:
    """BR-126."""
    table = no_way(tengu_counts_home=counts_home)
    table.die(HUMAN, 1, 6, "yomi")
    table.die(HUMAN, 2, 5, "home-1")
    table.die(HUMAN, 3, 6, "unlocked")
    table.tengu_turn_on(CARD)
    assert table.tengu_points() == {"tengu_home": points}
