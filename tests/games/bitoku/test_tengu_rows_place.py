"""Rows B, C and I of the Tengu's cycle, which place a die, and placing itself (B-TENGU-TAC)."""

from collections.abc import Callable

import pytest

from mori.games.bitoku.table.state import HUMAN, TENGU
from mori.games.bitoku.tengu.codes import LEFT
from mori.games.bitoku.tengu.cycle import why_not_row
from tests.games.bitoku.solo_table import SoloTable

CARD = "tengu-stairs-1"  # location Stairs, so 3 MP; its resource is jade
GLADE = "tengu-glade-1"  # location Glade: wood and jade, and the most competitive Kodama moves

# 3 MP of the Tengu on an empty board: a Pilgrim reaches the first Illumination, 4 VP twice.
THREE_MP = {"paths": 8}


def locked() -> SoloTable:
    """Row B with CARD on the left: all dice locked, Attitude inactive, the Stairs empty."""
    return SoloTable()


def unlocked() -> SoloTable:
    """Row C: two unlocked dice, the Stairs and the Glade empty."""
    table = SoloTable()
    table.tengu_dice("locked", "unlocked", "unlocked")
    return table


def elsewhere() -> SoloTable:
    """Row I with CARD: the Stairs taken, an unlocked die, none locked, the Home visited.

    The Kodama of the Glade is the only one behind the human's.
    """
    table = SoloTable()
    table.tengu_dice("home-5", "unlocked", "unlocked")
    table.die(HUMAN, 1, 4, "stairs")
    table.kodama(HUMAN, "glade", 2)
    return table


def skipped(table: SoloTable, row: str) -> tuple[str, str]:
    """Why the row was skipped, and which one was taken."""
    return table.skipped[row], table.row_taken


def kodamas(table: SoloTable) -> dict[str, int]:
    """The Tengu's Kodamas that have left space 1."""
    regions = ("yomi", "stairs", "home", "glade", "forges")
    spaces = {region: table.kodama_of(TENGU, region) for region in regions}
    return {region: space for region, space in spaces.items() if space > 1}


def places(table: SoloTable) -> list[str]:
    return [table.where(value) for value in (2, 3, 4)]


# -- row B


@pytest.mark.rule("B-TENGU-TAC-B", "B-TENGU-TAC-3", "B-TENGU-TURN-11")
def test_row_b_wakes_the_attitude_and_unlocks_and_places_the_lowest_die() -> None:
    table = locked()
    table.tengu_turn_on(CARD, position="left")
    assert table.row_taken == "b"
    assert table.solo.tengu_is_active
    assert places(table) == ["stairs", "locked", "locked"]
    assert kodamas(table) == {"stairs": 2}
    assert table.tengu_points() == THREE_MP
    assert (table.goods(TENGU), table.pile, table.covered) == ({}, [], [])


@pytest.mark.rule("B-TENGU-TAC-B")
@pytest.mark.parametrize(
    ("dice", "after"),
    [
        (("home-2", "locked", "locked"), ["home-2", "stairs", "locked"]),
        (("locked", "hill:yomi", "locked"), ["stairs", "hill:yomi", "locked"]),
        (("home-2", "hill:yomi", "locked"), ["home-2", "hill:yomi", "stairs"]),
    ],
)
def test_row_b_takes_the_lowest_of_the_locked_dice(
    dice: tuple[str, str, str], after: list[str]
) -> None:
    table = locked()
    table.tengu_dice(*dice)
    table.tengu_turn_on(CARD, position="left")
    assert (table.row_taken, places(table)) == ("b", after)


@pytest.mark.rule("B-TENGU-TAC-B")
def test_row_b_needs_the_location_to_be_available() -> None:
    table = locked()
    table.die(HUMAN, 1, 1, "stairs")
    table.tengu_turn_on(CARD, position="left")
    assert skipped(table, "b") == ("location_full", "g")
    assert not table.solo.tengu_is_active


@pytest.mark.rule("B-TENGU-TAC-B")
def test_row_b_needs_that_no_die_is_unlocked() -> None:
    table = locked()
    table.tengu_dice("locked", "unlocked", "locked")
    table.tengu_turn_on(CARD, position="left")
    assert skipped(table, "b") == ("has_unlocked", "c")
    assert places(table) == ["locked", "stairs", "locked"]
    assert not table.solo.tengu_is_active


@pytest.mark.rule("B-TENGU-TAC-B")
def test_row_b_needs_a_locked_die() -> None:
    table = locked()
    table.tengu_dice("home-2", "hill:yomi", "hill:glade")
    table.tengu_turn_on(CARD, position="left")
    assert skipped(table, "b") == ("no_locked", "l")
    assert not table.solo.tengu_is_active


@pytest.mark.rule("B-TENGU-TAC-B")
def test_row_b_needs_the_attitude_to_be_inactive() -> None:
    table = locked()
    table.attitude(True)
    table.tengu_turn_on(CARD, position="left")
    assert skipped(table, "b") == ("attitude_active", "g")
    assert table.solo.tengu_is_active
    assert places(table) == ["unlocked", "locked", "locked"]


@pytest.mark.rule("B-TENGU-TAC-B")
@pytest.mark.parametrize("position", ["middle", "right"])
def test_row_b_needs_the_active_card_to_lie_on_the_left(position: str) -> None:
    table = locked()
    table.tengu_turn_on(CARD, position=position)
    assert skipped(table, "b") == ("not_left", "g")
    assert not table.solo.tengu_is_active


@pytest.mark.rule("B-TENGU-TAC-B", "B-EX-38")
@pytest.mark.parametrize(
    ("card", "jade", "then"), [(CARD, 1, "d"), (GLADE, 0, "d"), (CARD, 0, "g")]
)
def test_the_example_of_row_b_with_the_card_on_the_left_and_in_the_middle(
    card: str, jade: int, then: str
) -> None:
    table = locked()
    table.give(TENGU, jade=jade)
    table.tengu_turn_on(card, position="left")
    assert table.row_taken == "b"
    assert (table.where(2), table.solo.tengu_is_active) == (card.split("-")[1], True)

    table = locked()
    table.give(TENGU, jade=jade)
    table.tengu_turn_on(card, position="middle")
    assert (table.skipped["b"], table.skipped["c"]) == ("not_left", "no_unlocked")
    assert (table.row_taken, table.solo.tengu_is_active) == (then, False)


# -- row C


@pytest.mark.rule("B-TENGU-TAC-C", "B-TENGU-TAC-3")
@pytest.mark.parametrize("active", [True, False])
@pytest.mark.parametrize("position", ["left", "middle", "right"])
def test_row_c_places_the_lowest_unlocked_die(position: str, active: bool) -> None:
    table = unlocked()
    table.attitude(active)
    table.tengu_turn_on(CARD, position=position)
    assert table.row_taken == "c"
    assert places(table) == ["locked", "stairs", "unlocked"]
    assert kodamas(table) == {"stairs": 2}
    assert table.tengu_points() == THREE_MP
    assert (table.goods(TENGU), table.solo.tengu_is_active) == ({}, active)


@pytest.mark.rule("B-TENGU-TAC-C")
def test_row_c_needs_the_location_to_be_available() -> None:
    table = unlocked()
    table.die(HUMAN, 1, 1, "stairs")
    table.tengu_turn_on(CARD)
    assert skipped(table, "c") == ("location_full", "f")


@pytest.mark.rule("B-TENGU-TAC-C")
@pytest.mark.parametrize("dice", [("locked",) * 3, ("locked", "home-2", "hill:yomi")])
def test_row_c_needs_an_unlocked_die(dice: tuple[str, str, str]) -> None:
    table = unlocked()
    table.tengu_dice(*dice)
    table.tengu_turn_on(CARD)
    assert skipped(table, "c") == ("no_unlocked", "g")


@pytest.mark.rule("B-TENGU-TAC-C")
@pytest.mark.parametrize(("spaces", "taken"), [(1, "f"), (2, "c"), (3, "c")])
def test_a_location_is_available_while_one_of_its_spaces_is_empty(
    spaces: int, taken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """BR-112; the pack has one space in each region."""
    table = unlocked()
    monkeypatch.setattr(table.tables, "forest_spaces", [1, spaces, 0, 1, 1])
    table.die(HUMAN, 1, 6, "stairs")
    table.tengu_turn_on(CARD)
    assert table.row_taken == taken


# -- row I


@pytest.mark.rule("B-TENGU-TAC-I", "B-TENGU-TAC-3")
def test_row_i_places_the_lowest_unlocked_die_where_its_kodama_is_most_competitive() -> None:
    table = elsewhere()
    table.tengu_turn_on(CARD)
    assert table.row_taken == "i"
    assert places(table) == ["home-5", "glade", "unlocked"]
    # In the Glade the Kodama draws level; the step of its action goes to the highest prize.
    assert kodamas(table) == {"glade": 2, "forges": 2}
    assert table.goods(TENGU) == {"jade": 2}
    assert table.score(TENGU) == 0
    assert not table.solo.tengu_is_active


@pytest.mark.rule("B-TENGU-TAC-I")
def test_row_i_needs_the_location_not_to_be_available() -> None:
    """Row C places the die there; with no die unlocked row I would fail all the same."""
    table = elsewhere()
    table.die(HUMAN, 1, 4, "locked")
    card = table.sw.card(table.tengu_card(CARD))
    assert why_not_row(table.sw, "i", card, LEFT) == "location_open"
    table.tengu_turn_on(CARD)
    assert table.row_taken == "c"
    assert places(table) == ["home-5", "stairs", "unlocked"]


@pytest.mark.rule("B-TENGU-TAC-I")
def test_row_i_needs_an_unlocked_die() -> None:
    table = elsewhere()
    table.tengu_dice("home-5", "hill:yomi", "hill:glade")
    table.tengu_turn_on(CARD)
    assert skipped(table, "i") == ("no_unlocked", "l")


@pytest.mark.rule("B-TENGU-TAC-I")
def test_row_i_needs_a_river_region_with_an_empty_space() -> None:
    """BR-127: empty spaces of the Home do not count."""
    table = elsewhere()
    table.tengu_dice("home-5", "unlocked", "forges")
    table.die(HUMAN, 2, 3, "yomi")
    table.die(HUMAN, 3, 2, "glade")
    table.tengu_turn_on(CARD)
    assert skipped(table, "i") == ("regions_full", "k")
    assert table.where(3) == "unlocked"


@pytest.mark.rule("B-TENGU-TAC-I")
def test_if_the_best_region_is_full_row_i_takes_the_next_best_with_room() -> None:
    """BR-127. Glade: 1 behind and full; Yomi: 2 behind; the Forges: 3 behind."""
    table = elsewhere()
    table.die(HUMAN, 2, 1, "glade")
    table.kodama(HUMAN, "yomi", 3)
    table.kodama(HUMAN, "forges", 4)
    table.market("mitama", "ara")
    table.tengu_turn_on(CARD)
    assert places(table) == ["home-5", "yomi", "unlocked"]


@pytest.mark.rule("B-TENGU-TAC-I")
def test_row_i_does_not_consider_the_home() -> None:
    """BR-116: though the Kodama there is nearest to the human's."""
    table = elsewhere()
    table.kodama(HUMAN, "glade", 4)
    table.kodama(HUMAN, "home", 2)
    table.tengu_turn_on(CARD)
    assert table.where(3) == "glade"


@pytest.mark.rule("B-TENGU-TAC-I")
def test_with_no_kodama_behind_row_i_takes_the_highest_first_prize() -> None:
    table = elsewhere()
    table.kodama(HUMAN, "glade", 1)
    table.market("crystal", "dream-sake")
    table.tengu_turn_on(CARD)
    assert table.where(3) == "forges"


# -- placing


def row_b(table: SoloTable) -> None:
    table.tengu_turn_on(GLADE, position="left")


def row_c(table: SoloTable) -> None:
    table.tengu_dice("home-2", "unlocked", "unlocked")
    table.tengu_turn_on(GLADE)


def row_i(table: SoloTable) -> None:
    table.tengu_dice("home-2", "unlocked", "unlocked")
    table.die(HUMAN, 1, 4, "stairs")
    table.tengu_turn_on(CARD)


@pytest.mark.rule("B-TENGU-TAC-3")
@pytest.mark.parametrize("turn", [row_b, row_c, row_i])
@pytest.mark.parametrize(
    ("acts_first", "spaces"), [(False, {"glade": 3, "home": 2}), (True, {"glade": 4})]
)
def test_the_kodama_of_the_region_moves_before_the_location_action(
    turn: Callable[[SoloTable], None], acts_first: bool, spaces: dict[str, int]
) -> None:
    """BR-122, with a switch. In the Glade the Tengu is 1 behind, in the Home 2.

    After the step it is level in the Glade, so that the action moves the Kodama of the Home; the
    other way round the action moves the one in the Glade too.
    """
    table = SoloTable(tengu_acts_first=acts_first)
    table.kodama(HUMAN, "glade", 3)
    table.kodama(TENGU, "glade", 2)
    table.kodama(HUMAN, "home", 3)
    turn(table)
    assert table.row_taken == turn.__name__[-1]
    assert kodamas(table) == spaces


@pytest.mark.rule("B-TENGU-TAC-3")
@pytest.mark.parametrize("turn", [row_b, row_c])
def test_a_step_to_a_taken_last_space_is_lost_and_the_location_action_follows(
    turn: Callable[[SoloTable], None],
) -> None:
    table = SoloTable()
    table.kodama(HUMAN, "glade", 7)
    table.kodama(TENGU, "glade", 6)
    turn(table)
    assert kodamas(table) == {"glade": 6}  # it is the most competitive one, too
    assert table.goods(TENGU) == {"wood": 1, "jade": 1}
