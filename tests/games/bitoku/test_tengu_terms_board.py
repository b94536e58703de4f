"""Crossings, Hill cards, dice and Pilgrims in the solo rules (B-TENGU-TERM-10 to -14)."""

import pytest

from mori.games.bitoku.table.state import HUMAN, LOCKED, TENGU
from tests.games.bitoku.solo_games import course, state_of
from tests.games.bitoku.solo_table import SoloTable

RIVER = ["yomi", "stairs", "glade", "forges"]
GAMES = range(8)  # seeds of whole games
NO_MATCH = "tengu-glade-2"  # shows imomushi, nezumi, yu and meiyo


# -- Crossings


@pytest.mark.rule("B-TENGU-TERM-10")
@pytest.mark.parametrize("region", RIVER)
@pytest.mark.parametrize("dice", [0, 1, 2])
def test_a_die_is_at_a_crossing_while_its_side_has_an_empty_space(region: str, dice: int) -> None:
    table = SoloTable()
    table.tengu_dice(region, "home-2", "home-5")
    for number in range(1, dice + 1):
        table.die(HUMAN, number, 2, f"hill:{region}")
    table.tengu_turn_on(NO_MATCH)
    if dice < 2:
        side = "hill:yomi" if region in ("yomi", "stairs") else "hill:glade"
        assert (table.row_taken, table.where(2)) == ("k", side)
    else:
        assert (table.row_taken, table.skipped["k"]) == ("l", "no_crossing")
        assert table.where(2) == region


@pytest.mark.rule("B-TENGU-TERM-10")
def test_dice_across_the_river_fill_only_their_own_side() -> None:
    table = SoloTable()
    table.tengu_dice("yomi", "home-2", "home-5")
    table.die(HUMAN, 1, 2, "hill:glade")
    table.die(HUMAN, 2, 2, "hill:forges")
    table.tengu_turn_on(NO_MATCH)
    assert (table.row_taken, table.where(2)) == ("k", "hill:yomi")


@pytest.mark.rule("B-TENGU-TERM-10")
def test_dice_in_the_home_and_on_the_hills_are_at_no_crossing() -> None:
    table = SoloTable()
    table.tengu_dice("home-2", "hill:yomi", "hill:glade")
    table.tengu_turn_on(NO_MATCH)
    assert (table.row_taken, table.skipped["k"]) == ("l", "no_crossing")


@pytest.mark.rule("B-TENGU-TERM-11")
@pytest.mark.parametrize(
    ("tengu", "human", "is_contested"),
    [
        ("yomi", "stairs", True),
        ("stairs", "yomi", True),
        ("glade", "forges", True),
        ("forges", "glade", True),
        ("yomi", "glade", False),
        ("stairs", "forges", False),
        ("forges", "yomi", False),
        ("yomi", "home-1", False),
        ("yomi", "hill:yomi", False),
        ("yomi", "unlocked", False),
        ("yomi", "locked", False),
    ],
)
@pytest.mark.parametrize("value", [1, 6])
def test_a_crossing_is_contested_if_a_human_die_may_cross_to_the_same_side(
    tengu: str, human: str, is_contested: bool, value: int
) -> None:
    table = SoloTable()
    table.hill_cards(tengu, yokai="kappa-1")
    table.tengu_dice(tengu, "home-2", "home-5")
    table.die(HUMAN, 1, value, human)
    table.tengu_turn_on("tengu-stairs-2")  # shows kappa
    assert (table.row_taken, table.pile) == ("a" if is_contested else "h", ["kappa-1"])
    if not is_contested:
        assert table.skipped["a"] == "not_contested"


@pytest.mark.rule("B-TENGU-TERM-11")
def test_a_crossing_to_a_full_side_is_not_contested() -> None:
    table = SoloTable()
    table.hill_cards("yomi", yokai="kappa-1")
    table.tengu_dice("yomi", "glade", "home-2")
    table.die(HUMAN, 1, 5, "stairs")
    table.die(HUMAN, 2, 2, "hill:yomi")
    table.die(HUMAN, 3, 2, "hill:yomi")
    table.tengu_turn_on("tengu-stairs-2")
    assert (table.skipped["a"], table.skipped["e"]) == ("not_contested", "not_contested")
    assert (table.row_taken, table.where(3)) == ("k", "hill:glade")


# -- Hill cards


@pytest.mark.rule("B-TENGU-TERM-12")
@pytest.mark.parametrize(
    ("covered", "yokai", "bitoku"),
    [("", True, True), ("a", True, False), ("b", False, True), ("c", True, True)],
)
@pytest.mark.parametrize("hill", ["yomi", "stairs"])
def test_a_hill_card_of_the_side_is_available_unless_its_favour_is_covered(
    hill: str, covered: str, yokai: bool, bitoku: bool
) -> None:
    for kind, is_available in (("yokai", yokai), ("bitoku", bitoku)):
        table = SoloTable()
        table.tengu_dice("yomi", "home-2", "home-5")
        table.hill_cards(hill, **{kind: {"yokai": "kappa-1", "bitoku": "gi"}[kind]})
        for letter in covered:
            table.cover(hill, letter)
        table.tengu_turn_on("tengu-stairs-2")  # shows kappa and gi
        if is_available:
            assert table.row_taken == "h" and table.pile + table.path in (["kappa-1"], ["gi"])
        else:
            assert (table.row_taken, table.skipped["h"]) == ("k", "no_match")
            assert table.pile + table.path == []


@pytest.mark.rule("B-TENGU-TERM-12")
def test_a_hill_card_that_is_gone_or_lies_across_another_side_is_not_available() -> None:
    table = SoloTable()
    table.tengu_dice("yomi", "home-2", "home-5")
    table.hill_cards("yomi")
    table.hill_cards("glade", yokai="kappa-1", bitoku="gi")
    table.hill_cards("forges", yokai="kitsune-1", bitoku="makoto")
    table.tengu_turn_on("tengu-stairs-2")
    assert (table.row_taken, table.skipped["h"]) == ("k", "no_match")
    assert (table.pile, table.path) == ([], [])


@pytest.mark.rule("B-TENGU-TERM-12")
def test_no_row_takes_a_card_whose_favour_is_covered() -> None:
    table = SoloTable()
    table.tengu_dice("yomi", "home-2", "home-5")
    table.hill_cards("yomi", yokai="kappa-1", bitoku="gi")
    table.hill_cards("stairs", yokai="kitsune-1")
    table.cover("yomi", "a")
    table.cover("yomi", "b")  # a favourite, and the rarest: neither can be had
    table.tengu_turn_on(NO_MATCH)
    assert (table.row_taken, table.pile, table.path) == ("k", ["kitsune-1"], [])


# -- dice


@pytest.mark.rule("B-TENGU-TERM-13")
@pytest.mark.parametrize("seed", GAMES)
def test_the_tengus_dice_never_change_their_value(seed: int) -> None:
    for game in course(seed):
        assert state_of(game).die_value[3:] == [2, 3, 4]
    done = {fact.kind for fact in game.facts if fact.args.get("seat") == "side:tengu"}
    assert done >= {"tengu_crossed", "die_placed", "dice_arranged"}


@pytest.mark.rule("B-TENGU-TERM-13")
def test_a_tengu_die_that_crosses_keeps_its_value() -> None:
    table = SoloTable()
    table.tengu_dice("home-2", "home-5", "yomi")
    table.tengu_turn_on(NO_MATCH)
    assert (table.where(4), table.die_of(TENGU, 3)[0]) == ("hill:yomi", 4)


@pytest.mark.rule("B-TENGU-TERM-13")
def test_a_tengu_die_on_the_lowest_home_space_keeps_its_value() -> None:
    table = SoloTable()
    table.tengu_dice("unlocked", "hill:yomi", "hill:glade")
    table.die(HUMAN, 1, 2, "stairs")
    table.die(HUMAN, 2, 2, "home-2")
    table.die(HUMAN, 3, 2, "home-5")
    table.tengu_turn_on("tengu-stairs-1")
    assert (table.row_taken, table.where(2)) == ("f", "home-6")
    assert table.die_of(TENGU, 1)[0] == 2, "there a human die falls by 1"


@pytest.mark.rule("B-TENGU-TERM-13")
@pytest.mark.parametrize(
    ("dice", "lowest"),
    [
        (("unlocked", "unlocked", "unlocked"), 2),
        (("locked", "unlocked", "unlocked"), 3),
        (("hill:yomi", "unlocked", "unlocked"), 3),
        (("unlocked", "locked", "unlocked"), 2),
        (("hill:yomi", "locked", "unlocked"), 4),
    ],
)
def test_the_lowest_unlocked_die_is_placed(dice: tuple[str, ...], lowest: int) -> None:
    placed = SoloTable()
    placed.tengu_dice(*dice)
    placed.tengu_turn_on("tengu-stairs-1")
    assert placed.row_taken == "c"
    at_home = SoloTable()
    at_home.tengu_dice(*dice)
    at_home.die(HUMAN, 1, 2, "stairs")
    at_home.tengu_turn_on("tengu-stairs-1")
    assert at_home.row_taken == "f"
    for table, place in ((placed, "stairs"), (at_home, "home-2")):
        expected = [place if value == lowest else dice[value - 2] for value in (2, 3, 4)]
        assert [table.where(value) for value in (2, 3, 4)] == expected


@pytest.mark.rule("B-TENGU-TERM-13")
@pytest.mark.parametrize(
    ("dice", "lowest"),
    [
        (("locked", "locked", "locked"), 2),
        (("home-2", "locked", "locked"), 3),
        (("home-2", "hill:glade", "locked"), 4),
        (("locked", "home-2", "locked"), 2),
    ],
)
@pytest.mark.parametrize("jade", [0, 1], ids=["row g", "row d"])
def test_the_lowest_locked_die_is_unlocked(dice: tuple[str, ...], lowest: int, jade: int) -> None:
    table = SoloTable()
    table.tengu_dice(*dice)
    table.give(TENGU, jade=jade)
    table.tengu_turn_on("tengu-stairs-1")
    assert table.row_taken == "gd"[jade]
    expected = ["unlocked" if value == lowest else dice[value - 2] for value in (2, 3, 4)]
    assert [table.where(value) for value in (2, 3, 4)] == expected


@pytest.mark.rule("B-TENGU-TERM-13")
@pytest.mark.parametrize(
    ("dice", "crossing", "side"),
    [
        (("yomi", "stairs", "home-2"), 3, "hill:yomi"),
        (("yomi", "glade", "stairs"), 4, "hill:yomi"),
        (("yomi", "stairs", "forges"), 4, "hill:glade"),
        (("yomi", "home-2", "home-5"), 2, "hill:yomi"),
    ],
)
def test_the_highest_die_that_may_cross_crosses(
    dice: tuple[str, ...], crossing: int, side: str
) -> None:
    table = SoloTable()
    table.tengu_dice(*dice)
    if "home-2" not in dice:
        table.die(HUMAN, 1, 2, "home-2")
    table.tengu_turn_on(NO_MATCH)
    assert table.row_taken == "k"
    expected = [side if value == crossing else dice[value - 2] for value in (2, 3, 4)]
    assert [table.where(value) for value in (2, 3, 4)] == expected


@pytest.mark.rule("B-TENGU-TERM-13")
def test_a_higher_die_before_a_full_side_leaves_the_crossing_to_a_lower_one() -> None:
    table = SoloTable()
    table.tengu_dice("yomi", "home-2", "glade")
    table.die(HUMAN, 1, 2, "hill:glade")
    table.die(HUMAN, 2, 2, "hill:glade")
    table.tengu_turn_on(NO_MATCH)
    assert (table.row_taken, table.where(2), table.where(4)) == ("k", "hill:yomi", "glade")


# -- Pilgrims


@pytest.mark.rule("B-TENGU-TERM-14")
@pytest.mark.parametrize("seed", GAMES)
def test_all_eleven_tengu_pilgrims_are_available_or_on_the_paths_at_any_time(seed: int) -> None:
    for game in course(seed):
        state = state_of(game)
        walking = sum(state.main_pilgrims[TENGU::2])
        asleep = state.branch_pilgrim.count(TENGU)
        assert state.available[TENGU] + walking + asleep == 11
        assert state.lost_pilgrims[TENGU] == 0
        assert not any(state.rock_pilgrims[len(state.rock_pilgrims) // 2 :])
    assert asleep > 0


@pytest.mark.rule("B-TENGU-TERM-14")
def test_the_tengu_gives_up_no_pilgrim_to_use_a_locked_die() -> None:
    table = SoloTable()
    table.tengu_turn_on("tengu-stairs-1")
    assert (table.row_taken, table.skipped["c"]) == ("g", "no_unlocked")
    assert table.tengu_die(3) == (LOCKED, -1)
    assert table.state.available[TENGU] == 11
    assert table.told("pilgrim_given_up") == []
