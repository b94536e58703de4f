"""Rows D, G, J and L of the Tengu's cycle (B-TENGU-TAC)."""

import pytest

from mori.games.bitoku.table.state import HUMAN, TENGU
from tests.games.bitoku.solo_table import SoloTable

CARD = "tengu-stairs-1"  # location Stairs, so 3 MP; its resource is jade
GLADE = "tengu-glade-1"  # location Glade, wood and jade; it shows no resource
RESOURCES = [
    ("tengu-yomi-dragonfly", "jade"),
    ("tengu-yomi-mitama", "sake"),
    ("tengu-forges-crystal", "stone"),
    ("tengu-forges-building", "wood"),
    ("tengu-stairs-2", "stone"),
    ("tengu-favourite-1", "wood"),
]

# 3 MP of the Tengu on an empty board: a Pilgrim reaches the first Illumination, 4 VP twice.
THREE_MP = {"paths": 8}


def rich() -> SoloTable:
    """Row D with CARD not on the left: all dice locked, and a jade."""
    table = SoloTable()
    table.give(TENGU, jade=1)
    return table


def away(*dice: str) -> SoloTable:
    """Row J: Attitude active and no die on the Tengu board, nor one at a Crossing."""
    table = SoloTable()
    table.tengu_dice(*(dice or ("home-2", "hill:yomi", "hill:glade")))
    table.attitude(True)
    return table


def skipped(table: SoloTable, row: str) -> tuple[str, str]:
    """Why the row was skipped, and which one was taken."""
    return table.skipped[row], table.row_taken


def places(table: SoloTable) -> list[str]:
    return [table.where(value) for value in (2, 3, 4)]


def kodamas(table: SoloTable) -> list[int]:
    regions = ("yomi", "stairs", "home", "glade", "forges")
    return [table.kodama_of(TENGU, region) for region in regions]


# -- row D


@pytest.mark.rule("B-TENGU-TAC-D", "B-TENGU-TAC-4")
@pytest.mark.parametrize("position", ["middle", "right"])
@pytest.mark.parametrize("is_full", [False, True])
def test_row_d_unlocks_a_die_for_a_resource_and_acts_without_placing_it(
    position: str, is_full: bool
) -> None:
    """Whether the location is available or not."""
    table = rich()
    table.give(TENGU, wood=2)
    table.give(HUMAN, jade=1)
    if is_full:
        table.die(HUMAN, 1, 4, "stairs")
    table.tengu_turn_on(CARD, position=position)
    assert table.row_taken == "d"
    assert places(table) == ["unlocked", "locked", "locked"]
    assert (table.goods(TENGU), table.goods(HUMAN)) == ({"wood": 2}, {"jade": 1})
    assert table.tengu_points() == THREE_MP
    assert kodamas(table) == [1, 1, 1, 1, 1]
    assert not table.solo.tengu_is_active


@pytest.mark.rule("B-TENGU-TAC-D")
def test_row_d_pays_nothing_for_a_card_that_shows_no_resource() -> None:
    table = SoloTable()
    table.give(TENGU, stone=1)
    table.tengu_turn_on(GLADE)
    assert table.row_taken == "d"
    assert places(table) == ["unlocked", "locked", "locked"]
    assert table.goods(TENGU) == {"wood": 1, "jade": 1, "stone": 1}
    assert kodamas(table) == [1, 1, 1, 1, 2]  # the step of the Glade's action, at the best prize


@pytest.mark.rule("B-TENGU-TAC-D")
def test_row_d_unlocks_the_lowest_of_the_locked_dice() -> None:
    table = rich()
    table.tengu_dice("hill:glade", "locked", "locked")
    table.tengu_turn_on(CARD)
    assert (table.row_taken, places(table)) == ("d", ["hill:glade", "unlocked", "locked"])


@pytest.mark.rule("B-TENGU-TAC-D")
@pytest.mark.parametrize(("card", "resource"), RESOURCES)
def test_row_d_spends_the_resource_of_the_active_card(card: str, resource: str) -> None:
    table = SoloTable()
    table.give(TENGU, wood=2, stone=2, jade=2, sake=2)
    table.tengu_turn_on(card)
    assert table.row_taken == "d"
    assert table.goods(TENGU) == {"wood": 2, "stone": 2, "jade": 2, "sake": 2, resource: 1}


@pytest.mark.rule("B-TENGU-TAC-D")
@pytest.mark.parametrize(
    ("dice", "taken"),
    [
        (("home-2", "hill:yomi", "hill:glade"), "l"),
        (("unlocked", "unlocked", "stairs"), "f"),
        (("home-2", "unlocked", "stairs"), "i"),
    ],
)
def test_row_d_needs_a_locked_die(dice: tuple[str, str, str], taken: str) -> None:
    table = rich()
    table.tengu_dice(*dice)
    table.tengu_turn_on(CARD)
    assert skipped(table, "d") == ("no_locked", taken)


@pytest.mark.rule("B-TENGU-TAC-D")
@pytest.mark.parametrize(("card", "resource"), [(CARD, "jade"), *RESOURCES])
def test_row_d_needs_the_resource_of_the_active_card(card: str, resource: str) -> None:
    table = SoloTable()
    others = {name: 3 for name in ("wood", "stone", "jade", "sake") if name != resource}
    table.give(TENGU, **others)
    table.give(HUMAN, **{resource: 3})
    table.tengu_turn_on(card)
    assert skipped(table, "d") == ("lacks_resource", "g")


# -- row G


@pytest.mark.rule("B-TENGU-TAC-G")
def test_row_g_unlocks_the_lowest_die_and_gains_the_associated_resource() -> None:
    table = SoloTable()
    table.tengu_turn_on(CARD)
    assert table.row_taken == "g"
    assert places(table) == ["unlocked", "locked", "locked"]
    assert table.goods(TENGU) == {"jade": 1}
    assert (table.tengu_points(), kodamas(table)) == ({}, [1, 1, 1, 1, 1])
    assert not table.solo.tengu_is_active


@pytest.mark.rule("B-TENGU-TAC-G")
@pytest.mark.parametrize(("card", "resource"), RESOURCES)
def test_row_g_gains_the_resource_of_the_active_card(card: str, resource: str) -> None:
    table = SoloTable()
    table.tengu_dice("home-2", "locked", "locked")
    table.tengu_turn_on(card)
    assert table.row_taken == "g"
    assert (table.goods(TENGU), table.goods(HUMAN)) == ({resource: 1}, {})
    assert places(table) == ["home-2", "unlocked", "locked"]


@pytest.mark.rule("B-TENGU-TAC-G")
def test_row_g_unlocks_a_second_die_when_the_first_has_nowhere_to_go() -> None:
    table = SoloTable()
    table.tengu_dice("home-2", "unlocked", "locked")
    table.die(HUMAN, 1, 4, "stairs")
    table.tengu_turn_on(CARD)
    assert (table.row_taken, places(table)) == ("g", ["home-2", "unlocked", "unlocked"])


@pytest.mark.rule("B-TENGU-TAC-G")
@pytest.mark.parametrize(
    ("dice", "taken"),
    [
        (("home-2", "hill:yomi", "hill:glade"), "l"),
        (("home-2", "unlocked", "stairs"), "i"),
    ],
)
def test_row_g_needs_a_locked_die(dice: tuple[str, str, str], taken: str) -> None:
    table = SoloTable()
    table.tengu_dice(*dice)
    table.tengu_turn_on(CARD)
    assert skipped(table, "g") == ("no_locked", taken)


# -- row J


@pytest.mark.rule("B-TENGU-TAC-J", "B-TENGU-TURN-11")
def test_row_j_calms_the_attitude_and_gains_the_associated_resource() -> None:
    table = away()
    table.tengu_turn_on(CARD)
    assert table.row_taken == "j"
    assert not table.solo.tengu_is_active
    assert table.goods(TENGU) == {"jade": 1}
    assert places(table) == ["home-2", "hill:yomi", "hill:glade"]
    assert (table.tengu_points(), table.state.passed) == ({}, 0)


@pytest.mark.rule("B-TENGU-TAC-J")
@pytest.mark.parametrize(
    ("goods", "gained"),
    [
        ({}, "wood"),
        ({"wood": 1}, "jade"),
        ({"wood": 1, "jade": 1}, "stone"),
        ({"wood": 1, "jade": 1, "stone": 1}, "sake"),
        ({"wood": 2, "jade": 2, "stone": 1, "sake": 2}, "stone"),
    ],
)
def test_row_j_gains_the_fewest_resource_if_the_card_shows_none(
    goods: dict[str, int], gained: str
) -> None:
    table = away()
    table.give(TENGU, **goods)
    table.tengu_turn_on(GLADE)
    assert table.row_taken == "j"
    assert table.goods(TENGU) == {**goods, gained: goods.get(gained, 0) + 1}


@pytest.mark.rule("B-TENGU-TAC-J")
def test_row_j_comes_before_a_crossing_without_a_card_that_is_shown() -> None:
    table = away("home-2", "yomi", "hill:glade")
    table.hill_cards("yomi", "meiyo", "kappa-1")
    table.tengu_turn_on(CARD)
    assert (table.row_taken, table.where(3)) == ("j", "yomi")


@pytest.mark.rule("B-TENGU-TAC-J")
def test_row_j_needs_the_attitude_to_be_active() -> None:
    table = away()
    table.attitude(False)
    table.tengu_turn_on(CARD)
    assert skipped(table, "j") == ("attitude_inactive", "l")
    assert table.goods(TENGU) == {}


@pytest.mark.rule("B-TENGU-TAC-J")
def test_row_j_needs_that_no_unlocked_die_is_on_the_tengu_board() -> None:
    """It has nowhere to go: the Home is visited and all river regions are full."""
    table = away("home-2", "unlocked", "forges")
    for number, region in enumerate(("yomi", "stairs", "glade"), start=1):
        table.die(HUMAN, number, 4, region)
    table.tengu_turn_on(CARD)
    assert skipped(table, "j") == ("dice_on_board", "k")
    assert table.solo.tengu_is_active
    assert table.goods(TENGU) == {}


@pytest.mark.rule("B-TENGU-TAC-J")
def test_row_j_needs_that_no_locked_die_is_on_the_tengu_board() -> None:
    """Rows D and G come before it."""
    table = away("home-2", "locked", "hill:glade")
    table.tengu_turn_on(CARD)
    assert table.row_taken == "g"
    assert table.solo.tengu_is_active


# -- row L


@pytest.mark.rule("B-TENGU-TAC-L")
def test_row_l_passes_when_no_other_row_applies() -> None:
    table = away()
    table.attitude(False)
    table.give(TENGU, jade=1)
    table.tengu_turn_on(CARD, position="left")
    assert table.row_taken == "l"
    assert table.skipped == {
        "a": "no_crossing",
        "b": "no_locked",
        "c": "no_unlocked",
        "d": "no_locked",
        "e": "no_crossing",
        "f": "home_visited",
        "g": "no_locked",
        "h": "no_crossing",
        "i": "location_open",
        "j": "attitude_inactive",
        "k": "no_crossing",
    }
    assert table.state.passed == 1 << TENGU
    assert places(table) == ["home-2", "hill:yomi", "hill:glade"]
    assert (table.goods(TENGU), table.tengu_points()) == ({"jade": 1}, {})
    assert (table.covered, kodamas(table)) == ([], [1, 1, 1, 1, 1])


@pytest.mark.rule("B-TENGU-TAC-L")
@pytest.mark.parametrize(
    ("change", "taken"),
    [
        ("attitude", "j"),
        ("crossing", "k"),
        ("locked", "g"),
        ("unlocked", "c"),
    ],
)
def test_row_l_is_not_taken_while_another_row_applies(change: str, taken: str) -> None:
    table = away()
    table.attitude(change == "attitude")
    if change != "attitude":
        table.die(TENGU, 3, 4, "yomi" if change == "crossing" else change)
    table.tengu_turn_on(CARD)
    assert (table.row_taken, table.state.passed) == (taken, 0)
