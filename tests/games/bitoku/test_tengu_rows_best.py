"""Rows E and K of the Tengu's cycle: crossing for the best card there is (B-TENGU-TAC)."""

from collections.abc import Callable

import pytest

from mori.games.bitoku.table.state import HUMAN, NONE, TENGU
from tests.games.bitoku.solo_table import SoloTable

CARD = "tengu-stairs-1"  # Kitsune and Yama-uba, Chuugi and Jin


def alone(**options: bool) -> SoloTable:
    """Row K: a 3 in Yomi, no die on the Tengu's board, no human die, no card that CARD shows.

    The Tengu's rocks show Kappa. Gi is rarer than Rei.
    """
    table = SoloTable(**options)
    table.tengu_dice("home-2", "yomi", "hill:glade")
    table.hill_cards("yomi", "rei", "nezumi-1")
    table.hill_cards("stairs", "gi", "kappa-1")
    return table


def last_space(**options: bool) -> SoloTable:
    """Row E: besides, a human die contests the Crossing and another took one of its two spaces."""
    table = alone(**options)
    table.die(HUMAN, 1, 5, "stairs")
    table.die(HUMAN, 2, 3, "hill:yomi")
    return table


Scene = Callable[..., SoloTable]
both_rows = pytest.mark.parametrize("scene", [last_space, alone])


def skipped(table: SoloTable, row: str) -> tuple[str, str]:
    """Why the row was skipped, and which one was taken."""
    return table.skipped[row], table.row_taken


# -- row E


@pytest.mark.rule("B-TENGU-TAC-E", "B-TENGU-TAC-5")
def test_row_e_crosses_to_the_last_space_of_a_contested_side() -> None:
    table = last_space()
    table.tengu_turn_on(CARD)
    assert table.row_taken == "e"
    assert [table.where(value) for value in (2, 3, 4)] == ["home-2", "hill:yomi", "hill:glade"]
    assert (table.pile, table.path, table.covered) == (["kappa-1"], [], ["stairs.b"])
    assert table.state.hill_yokai == [table.yokai("nezumi-1"), NONE, NONE, NONE]
    assert (table.goods(TENGU), table.score(TENGU)) == ({}, 0)
    assert table.kodama_of(TENGU, "yomi") == 1


@pytest.mark.rule("B-TENGU-TAC-E")
def test_row_e_needs_an_empty_space_on_the_side() -> None:
    table = last_space()
    table.die(HUMAN, 3, 2, "hill:stairs")
    table.tengu_turn_on(CARD)
    assert skipped(table, "e") == ("no_crossing", "l")


@pytest.mark.rule("B-TENGU-TAC-E")
@pytest.mark.parametrize("place", ["home-5", "hill:glade"])
def test_row_e_needs_a_tengu_die_at_the_crossing(place: str) -> None:
    table = last_space()
    table.die(TENGU, 2, 3, place)
    table.tengu_turn_on(CARD)
    assert skipped(table, "e") == ("no_crossing", "l")


@pytest.mark.rule("B-TENGU-TAC-E")
@pytest.mark.parametrize("place", ["glade", "forges", "home-1", "locked", "unlocked"])
def test_row_e_needs_a_human_die_at_a_crossing_of_the_same_side(place: str) -> None:
    table = last_space()
    table.die(HUMAN, 1, 5, place)
    table.tengu_turn_on(CARD)
    assert skipped(table, "e") == ("not_contested", "k")


@pytest.mark.rule("B-TENGU-TAC-E")
@pytest.mark.parametrize("place", ["hill:glade", "home-1", "locked"])
def test_row_e_needs_the_side_to_have_exactly_one_empty_space(place: str) -> None:
    table = last_space()
    table.die(HUMAN, 2, 3, place)
    table.tengu_turn_on(CARD)
    assert skipped(table, "e") == ("not_last_space", "k")


@pytest.mark.rule("B-TENGU-TAC-E")
def test_a_die_of_the_tengu_takes_a_space_of_the_side_too() -> None:
    table = last_space()
    table.die(HUMAN, 2, 3, "home-1")
    table.tengu_dice("home-2", "yomi", "hill:yomi")
    table.tengu_turn_on(CARD)
    assert table.row_taken == "e"


@pytest.mark.rule("B-TENGU-TAC-E")
@pytest.mark.parametrize("value", [1, 6])
def test_any_human_die_contests_the_last_space(value: int) -> None:
    """BR-113."""
    table = last_space()
    table.die(HUMAN, 1, value, "stairs")
    table.tengu_turn_on(CARD)
    assert table.row_taken == "e"


@pytest.mark.rule("B-TENGU-TERM-11")
@pytest.mark.parametrize(("value", "row"), [(1, "k"), (2, "e")])
def test_with_the_option_off_a_human_die_of_one_contests_nothing(value: int, row: str) -> None:
    """BR-113 and the option tengu_ones_contest."""
    table = last_space(tengu_ones_contest=False)
    table.die(HUMAN, 1, value, "stairs")
    table.tengu_turn_on(CARD)
    assert table.row_taken == row


@pytest.mark.rule("B-TENGU-TAC-E")
@pytest.mark.parametrize(("right_is_last", "crosses"), [(True, 4), (False, 3)])
def test_row_e_crosses_with_the_highest_die_that_qualifies(
    right_is_last: bool, crosses: int
) -> None:
    """BR-131."""
    table = last_space()
    table.tengu_dice("hill:glade" if right_is_last else "home-2", "yomi", "glade")
    table.die(HUMAN, 3, 2, "forges")
    table.tengu_turn_on(CARD)
    assert table.row_taken == "e"
    assert table.where(crosses) == {3: "hill:yomi", 4: "hill:glade"}[crosses]
    assert table.where(7 - crosses) == {3: "glade", 4: "yomi"}[crosses]


# -- row K


@pytest.mark.rule("B-TENGU-TAC-K", "B-TENGU-TAC-5")
def test_row_k_crosses_any_crossing() -> None:
    table = alone()
    table.tengu_turn_on(CARD)
    assert table.row_taken == "k"
    assert [table.where(value) for value in (2, 3, 4)] == ["home-2", "hill:yomi", "hill:glade"]
    assert (table.pile, table.path, table.covered) == (["kappa-1"], [], ["stairs.b"])
    assert (table.goods(TENGU), table.score(TENGU)) == ({}, 0)
    assert not table.state.passed


@pytest.mark.rule("B-TENGU-TAC-K")
@pytest.mark.parametrize("place", ["home-5", "hill:yomi"])
def test_row_k_needs_a_die_at_a_crossing(place: str) -> None:
    table = alone()
    table.die(TENGU, 2, 3, place)
    table.tengu_turn_on(CARD)
    assert skipped(table, "k") == ("no_crossing", "l")
    assert (table.pile, table.covered) == ([], [])


@pytest.mark.rule("B-TENGU-TAC-K")
def test_row_k_needs_an_empty_space_on_the_side() -> None:
    table = alone()
    table.die(HUMAN, 1, 2, "hill:yomi")
    table.die(HUMAN, 2, 3, "hill:stairs")
    table.tengu_turn_on(CARD)
    assert skipped(table, "k") == ("no_crossing", "l")
    assert table.where(3) == "yomi"


@pytest.mark.rule("B-TENGU-TAC-K")
@pytest.mark.parametrize(
    ("low", "high", "side"),
    [
        ("yomi", "stairs", "yomi"),
        ("stairs", "yomi", "yomi"),
        ("yomi", "glade", "glade"),
        ("forges", "stairs", "yomi"),
    ],
)
def test_row_k_crosses_with_the_highest_die(low: str, high: str, side: str) -> None:
    table = alone()
    table.tengu_dice("home-2", low, high)
    table.tengu_turn_on(CARD)
    assert (table.where(3), table.where(4)) == (low, f"hill:{side}")


@pytest.mark.rule("B-TENGU-TAC-K")
def test_row_k_passes_over_a_higher_die_whose_side_is_full() -> None:
    table = alone()
    table.tengu_dice("home-2", "yomi", "glade")
    table.die(HUMAN, 1, 2, "hill:glade")
    table.die(HUMAN, 2, 3, "hill:glade")
    table.tengu_turn_on(CARD)
    assert (table.where(3), table.where(4)) == ("hill:yomi", "glade")


# -- the card, in both rows


@pytest.mark.rule("B-TENGU-TAC-E", "B-TENGU-TAC-K")
@both_rows
def test_a_favourite_yokai_comes_before_the_rarest_bitoku(scene: Scene) -> None:
    table = scene()
    table.hill_cards("yomi", "meiyo", "nezumi-1")
    table.tengu_turn_on(CARD)
    assert (table.pile, table.path) == (["kappa-1"], [])


@pytest.mark.rule("B-TENGU-TAC-E", "B-TENGU-TAC-K")
@both_rows
@pytest.mark.parametrize(("roll", "taken"), [(3, "kappa-2"), (4, "kappa-1")])
def test_between_two_favourite_yokai_a_roll_decides(scene: Scene, roll: int, taken: str) -> None:
    table = scene()
    table.hill_cards("yomi", "rei", "kappa-2")
    table.tengu_turn_on(CARD, roll)
    assert (table.pile, table.path) == ([taken], [])


@pytest.mark.rule("B-TENGU-TAC-E", "B-TENGU-TAC-K")
@both_rows
@pytest.mark.parametrize("why", ["other_rock", "covered", "gone"])
def test_without_an_available_favourite_yokai_the_rarest_bitoku_is_taken(
    scene: Scene, why: str
) -> None:
    table = scene()
    if why == "other_rock":
        table.tengu_rocks("rock-imomushi", "rock-onsen-temple")
    elif why == "covered":
        table.cover("stairs", "b")
    else:
        table.hill_cards("stairs", "gi", None)
    table.tengu_turn_on(CARD)
    assert (table.pile, table.path) == ([], ["gi"])
    assert "stairs.a" in table.covered


@pytest.mark.rule("B-TENGU-TAC-E", "B-TENGU-TAC-K")
@both_rows
def test_a_bitoku_of_a_type_it_has_is_not_taken_for_its_rarity(scene: Scene) -> None:
    table = scene()
    table.tengu_rocks("rock-imomushi", "rock-onsen-temple")
    table.bitoku_path(TENGU, "gi")
    table.tengu_turn_on(CARD)
    assert (table.path, table.covered) == (["gi", "rei"], ["yomi.a"])


@pytest.mark.rule("B-TENGU-TAC-E", "B-TENGU-TAC-K")
@both_rows
def test_a_covered_bitoku_is_not_taken_for_its_rarity(scene: Scene) -> None:
    table = scene()
    table.tengu_rocks("rock-imomushi", "rock-onsen-temple")
    table.cover("stairs", "a")
    table.tengu_turn_on(CARD)
    assert (table.path, table.covered) == (["rei"], ["yomi.a", "stairs.a"])


@pytest.mark.rule("B-TENGU-TAC-E", "B-TENGU-TAC-K")
@both_rows
@pytest.mark.parametrize(("left", "right"), [("chuugi", "makoto"), ("makoto", "chuugi")])
def test_of_bitoku_equally_rare_the_leftmost_is_taken(scene: Scene, left: str, right: str) -> None:
    table = scene()
    table.hill_cards("yomi", left, None)
    table.hill_cards("stairs", right, None)
    table.tengu_turn_on("tengu-forges-crystal", 6)  # shows neither of them
    assert (table.path, table.covered) == ([left], ["yomi.a"])


@pytest.mark.rule("B-TENGU-TAC-E", "B-TENGU-TAC-K")
@both_rows
@pytest.mark.parametrize(("roll", "taken"), [(3, "nezumi-1"), (4, "kappa-1")])
def test_with_no_such_card_a_roll_takes_any_yokai(scene: Scene, roll: int, taken: str) -> None:
    table = scene()
    table.tengu_rocks("rock-imomushi", "rock-onsen-temple")
    table.bitoku_path(TENGU, "gi", "rei")
    table.tengu_turn_on(CARD, roll)
    assert (table.pile, table.path) == ([taken], ["gi", "rei"])
    assert table.covered == [{3: "yomi.b", 4: "stairs.b"}[roll]]


@pytest.mark.rule("B-TENGU-TAC-E", "B-TENGU-TAC-K")
@both_rows
@pytest.mark.parametrize(
    ("covered", "now"), [([], "yomi.c"), (["yomi.c"], "stairs.c"), (["stairs.c"], "yomi.c")]
)
def test_with_no_card_to_take_it_crosses_and_covers_a_favour(
    scene: Scene, covered: list[str], now: str
) -> None:
    """BR-128: C of the left Hill first."""
    table = scene()
    for hill in ("yomi", "stairs"):
        table.hill_cards(hill)
    for favour in covered:
        table.cover(*favour.split("."))
    table.tengu_turn_on(CARD)
    assert table.row_taken == ("e" if scene is last_space else "k")
    assert table.where(3) == "hill:yomi"
    assert (table.pile, table.path) == ([], [])
    assert sorted(table.covered) == sorted([*covered, now])


@pytest.mark.rule("B-TENGU-TAC-K")
def test_with_no_card_to_take_on_the_right_the_favour_there_is_covered() -> None:
    """BR-128: favours of the other side stay as they are, and so do cards it does not want."""
    table = alone()
    table.tengu_dice("home-2", "forges", "hill:yomi")
    table.hill_cards("glade", "gi", None)
    table.bitoku_path(TENGU, "gi")
    table.tengu_turn_on(CARD)
    assert (table.where(3), table.covered) == ("hill:glade", ["glade.c"])
    assert table.path == ["gi"]
    assert table.state.hill_bitoku[table.hill("glade")] == table.bitoku("gi")


@pytest.mark.rule("B-TENGU-TAC-K")
def test_with_every_favour_covered_it_still_crosses() -> None:
    """B-RIVER-8."""
    table = alone()
    left = [(hill, letter) for hill in ("yomi", "stairs") for letter in "abc"]
    for hill, letter in left:
        table.cover(hill, letter)
    table.tengu_turn_on(CARD)
    assert (table.row_taken, table.where(3)) == ("k", "hill:yomi")
    assert (table.pile, table.path) == ([], [])
    assert table.covered == [f"{hill}.{letter}" for hill, letter in left]
