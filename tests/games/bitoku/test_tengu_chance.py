"""Where the Tengu's dice decide (B-TENGU-TERM-6, -7) and its deck (B-EX-36)."""

from collections import Counter
from itertools import product

import pytest

from mori.core.rng import seeded
from mori.games.bitoku.table.state import HUMAN, NONE
from mori.games.bitoku.tengu.chance import choose_equal
from tests.games.bitoku.solo_table import SoloTable

MITAMA_ROCKS = ("rock-kappa", "rock-ara")


def crossing_table(where: str) -> SoloTable:
    """The die of 2 is at a Crossing and the others are used up: row H follows, or row K."""
    table = SoloTable()
    table.tengu_dice(where, "home-2", "home-5")
    return table


# -- two equal options, or more


@pytest.mark.rule("B-TENGU-TERM-6")
@pytest.mark.parametrize("roll", range(1, 7))
def test_of_yokai_and_bitoku_a_low_roll_takes_the_yokai(roll: int) -> None:
    table = crossing_table("yomi")
    table.hill_cards("yomi", bitoku="makoto", yokai="kappa-1")
    table.tengu_turn_on("tengu-stairs-2", roll)  # shows kitsune, kappa, makoto and gi
    assert table.row_taken == "h"
    assert (table.pile, table.path) == ((["kappa-1"], []) if roll <= 3 else ([], ["makoto"]))


@pytest.mark.rule("B-TENGU-TERM-6")
@pytest.mark.parametrize("roll", range(1, 7))
@pytest.mark.parametrize(("left", "right"), [("yomi", "stairs"), ("glade", "forges")])
def test_of_equal_cards_a_low_roll_takes_the_one_of_the_left_hill(
    roll: int, left: str, right: str
) -> None:
    yokai, bitoku = crossing_table(right), crossing_table(left)
    yokai.hill_cards(left, yokai="kitsune-1")
    yokai.hill_cards(right, yokai="kappa-1")
    yokai.tengu_turn_on("tengu-stairs-2", roll)
    assert yokai.pile == (["kitsune-1"] if roll <= 3 else ["kappa-1"])
    bitoku.hill_cards(left, bitoku="gi")
    bitoku.hill_cards(right, bitoku="makoto")
    bitoku.tengu_turn_on("tengu-stairs-2", roll)
    assert bitoku.path == (["gi"] if roll <= 3 else ["makoto"])


@pytest.mark.rule("B-TENGU-TERM-6")
def test_a_single_option_is_taken_without_a_roll() -> None:
    table = SoloTable()
    table.will(6)
    assert choose_equal(table.sw, [7], ["tengukind:yokai"]) == 7
    assert table.sw.roll() == 6, "the die is still to be rolled"


@pytest.mark.rule("B-TENGU-TERM-6")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_more_than_two_equal_options_are_equally_likely(count: int) -> None:
    table = SoloTable()
    table.state.rng = seeded(5)
    options = list(range(10, 10 + count))
    chosen = Counter(
        choose_equal(table.sw, options, ["tengukind:yokai"] * count) for _ in range(count * 300)
    )
    assert set(chosen) == set(options)
    assert all(240 < times < 360 for times in chosen.values())


# -- a random tile


DISPLAYS = {
    "mitama": ("tengu-yomi-mitama", "yomi", ("ara", "nigi", "saki", "kushi")),
    "dragonfly": (
        "tengu-yomi-dragonfly",
        "yomi",
        ("dragonfly-vp", "dragonfly-rock", "dragonfly-any-1", "dragonfly-build"),
    ),
    "crystal": (
        "tengu-forges-crystal",
        "forges",
        ("dream-vp", "dream-wood", "memory-rock", "ingenuity-any"),
    ),
    "building": (
        "tengu-forges-building",
        "forges",
        ("farm-1", "farm-2", "ryokan-1", "ryokan-2"),
    ),
}
ORDERS = {1: "1234", 2: "1234", 3: "2341", 4: "2341", 5: "3412", 6: "4123"}


@pytest.mark.rule("B-TENGU-TERM-7")
@pytest.mark.parametrize("roll", ORDERS)
@pytest.mark.parametrize("market", DISPLAYS)
def test_a_random_tile_is_that_of_the_roll_or_the_next_one_outwards(market: str, roll: int) -> None:
    card, region, names = DISPLAYS[market]
    for filled in product([True, False], repeat=4):
        if not any(filled):
            continue
        table = SoloTable()  # its rocks show neither Mitamas nor those buildings
        table.market(market, *(name if f else None for name, f in zip(names, filled, strict=True)))
        table.will(roll)
        table.tengu_acts(card, region)
        space = next(int(number) for number in ORDERS[roll] if filled[int(number) - 1])
        assert table.gains == [f"{market} {names[space - 1]}"]


@pytest.mark.rule("B-TENGU-TERM-7")
@pytest.mark.parametrize(("roll", "taken"), [(1, "temple-1"), (3, "temple-1"), (5, "ryokan-1")])
def test_a_random_tile_that_it_may_not_take_is_passed_over(roll: int, taken: str) -> None:
    table = SoloTable()
    table.tengu_rocks(*MITAMA_ROCKS)
    for site, tile in (("stairs-2", "farm-4"), ("glade-3", "farm-5"), ("forges-4", "farm-6")):
        table.building(f"area-{site}", tile, owner=HUMAN)  # no space for a farm is left
    table.market("building", "farm-1", "temple-1", "farm-2", "ryokan-1")
    table.will(roll)
    table.tengu_acts("tengu-forges-building", "forges")
    assert table.gains == [f"building {taken}"]


@pytest.mark.rule("B-TENGU-TERM-7")
@pytest.mark.parametrize("market", DISPLAYS)
def test_with_no_tile_to_take_the_action_is_lost(market: str) -> None:
    card, region, _ = DISPLAYS[market]
    table = SoloTable()
    table.tengu_acts(card, region)
    assert table.gains == []
    assert len(table.told("tengu_action_lost")) == 1


@pytest.mark.rule("B-EX-35")
@pytest.mark.parametrize(
    ("roll", "empty", "taken"), [(5, [3], 4), (6, [4], 1), (6, [4, 1], 2), (6, [4, 1, 2], 3)]
)
def test_example_35_tengu_random_tile(roll: int, empty: list[int], taken: int) -> None:
    card, region, names = DISPLAYS["crystal"]
    table = SoloTable()
    table.market("crystal", *names)
    row = table.state.markets[2]
    for space in empty:
        row[space - 1] = NONE
    table.will(roll)
    table.tengu_acts(card, region)
    assert table.gains == [f"crystal {names[taken - 1]}"]


# -- the Tengu deck


@pytest.mark.rule("B-EX-36")
def test_example_36_tengu_deck() -> None:
    table = SoloTable()
    table.tengu_dice("home-2", "hill:yomi", "hill:glade")  # so that it can only pass
    table.open_cards("tengu-stairs-1", "tengu-stairs-2", "tengu-glade-1")
    assert len(table.solo.tengu_deck) == 7
    for refreshes in range(1, 8):
        table.tengu_turn()
        assert len(table.solo.tengu_deck) == 7 - refreshes
        assert len(table.solo.tengu_discard) == refreshes
    kept = set(table.solo.tengu_row)
    assert table.told("tengu_deck_reshuffled") == []
    table.tengu_turn()
    assert [args["count"] for args in table.told("tengu_deck_reshuffled")] == [8]
    assert (len(table.solo.tengu_deck), table.solo.tengu_discard) == (7, [])
    assert len(table.solo.tengu_row) == 3
    assert len(kept & set(table.solo.tengu_row[1:])) == 2, "the two others of the row stay"
    assert sorted(table.solo.tengu_deck + table.solo.tengu_row) == list(range(10))
    assert {args["row"] for args in table.told("tengu_row_taken")} == {"tengurow:l"}
