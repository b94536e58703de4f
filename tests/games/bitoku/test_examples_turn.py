"""Worked examples of Summer turns: cards, dice, Home, river, harder variant (B-EX)."""

import pytest

from mori.games.bitoku.table.state import FOREST, LOCKED, NONE, ON_HILL, UNLOCKED
from tests.games.bitoku.table import Table

PURPLE, YELLOW, BROWN, GREEN = range(4)
REGIONS = ("yomi", "stairs", "home", "glade", "forges")


def favours(verb: str, *hills: str) -> list[str]:
    return [f"{verb} {hill}.{letter}" for hill in hills for letter in "abc"]


# -- playing a card


def table_with_nezumi() -> Table:
    """Nezumi in hand, 1 wood; on display a free crystal, a more expensive one, and a farm."""
    table = Table()
    table.hand(0, "nezumi-1")
    table.market("crystal", "dream-sake", "dream-amulet")
    table.market("building", "farm-1")
    table.give(0, wood=1)
    return table


@pytest.mark.rule("B-EX-2")
def test_nezumi_moves_a_kodama_then_constructs_at_full_price() -> None:
    table = table_with_nezumi()
    table.turn(0)
    table.play("play nezumi-1 > 1")
    assert table.actions == ["part 1", "part 2", "skip"]
    table.play("part 1")
    assert table.actions == [*(f"advance {region}" for region in REGIONS), "skip"]
    table.play("advance glade")
    assert table.kodama_of(0, "glade") == 2
    assert table.actions == ["part 1", "part 2", "skip"]  # building or crystal
    table.play("part 1", "obtain building 1", "site area-stairs-2")
    assert (table.goods(0), table.state.counters_used[0]) == ({}, 1)
    assert table.asked == (1, "turn")  # not the free crystal too


@pytest.mark.rule("B-EX-2")
def test_nezumi_obtains_a_crystal_at_full_price_then_moves_a_kodama() -> None:
    table = table_with_nezumi()
    table.turn(0)
    table.play("play nezumi-1 > 1", "part 2", "part 2", "obtain crystal 2", "slot slot-dream-1")
    assert (table.goods(0), table.state.counters_used[0]) == ({}, 0)
    assert table.asked == (0, "advance_kodama")
    table.play("advance home")
    assert table.kodama_of(0, "home") == 2
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-EX-2")
def test_nezumi_without_goods_buys_only_what_is_free() -> None:
    table = table_with_nezumi()
    table.state.resources = [0] * len(table.state.resources)
    table.turn(0)
    table.play("play nezumi-1 > 1", "part 2")
    assert table.actions == ["part 2", "skip"]
    assert table.why_not("part 1") == ("nothing_possible", ("B-EFFECT-5", "B-EFFECT-21"))
    table.play("part 2")
    assert table.actions == ["obtain crystal 1", "skip"]
    assert table.why_not("obtain crystal 2") == ("cannot_pay", ("B-CRYSTAL-2", "B-EFFECT-12"))


@pytest.mark.rule("B-EX-2")
def test_both_parts_of_nezumi_may_be_declined() -> None:
    table = table_with_nezumi()
    table.turn(0)
    table.play("play nezumi-1 > 1", "skip")
    assert table.asked == (1, "turn")
    assert (table.goods(0), table.kodama_of(0, "glade")) == ({"wood": 1}, 1)


@pytest.mark.rule("B-EX-4")
@pytest.mark.parametrize(("part", "resource"), [("part 1", "wood"), ("part 2", "stone")])
def test_brown_plays_imomushi_for_a_wood_or_a_stone(part: str, resource: str) -> None:
    table = Table(4)
    table.hand(BROWN, "start-imomushi")
    table.turn(BROWN)
    table.play("play start-imomushi > 1")
    assert [table.die_of(BROWN, k) for k in (1, 2, 3)] == [(3, UNLOCKED), (2, LOCKED), (1, LOCKED)]
    assert (table.asked, table.actions) == ((BROWN, "choose_option"), ["part 1", "part 2"])
    table.play(part)
    assert table.goods(BROWN) == {resource: 1}
    assert table.asked == (GREEN, "turn")


# -- using a die


def yellow_at_yomi(brown_die: int) -> Table:
    """Yellow's locked 2 on its way to Yomi, where brown has a die and a building."""
    table = Table(4)
    table.die(BROWN, 1, brown_die, "yomi")
    table.building("area-yomi-4", "temple-1", owner=BROWN)
    table.garden("rock-kappa", "rock-ara")
    table.amulets(YELLOW, 1, 1)
    table.give(YELLOW, jade=1)
    table.market("mitama", "ara")
    table.turn(YELLOW)
    assert table.why_not("use 2") == ("die_locked", ("B-SUMMER-13",))
    table.play("force 2", "amulet 1", "amulet 1", "place yomi")
    return table


@pytest.mark.rule("B-EX-5")
def test_yellow_gives_up_a_pilgrim_and_two_amulets_and_uses_browns_building() -> None:
    table = yellow_at_yomi(brown_die=2)
    assert (table.state.available[YELLOW], table.state.lost_pilgrims[YELLOW]) == (2, 1)
    assert table.die_of(YELLOW, 2) == (4, FOREST)
    assert table.amulets_of(YELLOW) == [0, 0, 0]
    rows = ["row 1", "row 2", "row 3", "row 4"]
    assert table.actions == [*rows, "building area-yomi-4", "skip"]
    assert table.why_not("row 6") == ("row_too_high", ("B-FOREST-1",))

    table.play("building area-yomi-4")
    assert table.asked == (YELLOW, "take_rock")
    assert table.actions == ["rock rock-kappa", "rock rock-ara", "skip"]
    table.play("rock rock-ara")
    assert table.state.rock_path[YELLOW * 3] == table.rock("rock-ara")
    assert (table.score(BROWN), table.score(YELLOW)) == (1, 0)
    assert (table.goods(YELLOW), table.goods(BROWN)) == ({"jade": 1}, {})
    assert table.actions == [*rows, "skip"]  # the Forest Action is still to come


@pytest.mark.rule("B-EX-5")
def test_yellow_has_only_the_rows_that_can_be_paid() -> None:
    table = Table(4)
    table.die(BROWN, 1, 2, "yomi")
    table.amulets(YELLOW, 1, 1)
    table.market("mitama", None, None, "ara")  # jade and sake
    table.give(YELLOW, jade=1)
    table.turn(YELLOW)
    table.play("force 2", "amulet 1", "amulet 1", "place yomi")
    assert table.actions == ["row 1", "row 3", "row 4", "skip"]  # with a discount of one
    assert table.why_not("row 2") == ("nothing_possible", ("B-FOREST-4", "B-EFFECT-21"))


@pytest.mark.rule("B-EX-6")
def test_beside_a_higher_die_yellow_has_only_the_building_action() -> None:
    table = yellow_at_yomi(brown_die=5)
    assert table.actions == ["building area-yomi-4", "skip"]
    for row in (1, 2, 3, 4):
        assert table.why_not(f"row {row}") == ("other_die_higher", ("B-SUMMER-22",))
    table.play("building area-yomi-4", "rock rock-kappa")
    assert table.score(BROWN) == 1


@pytest.mark.rule("B-EX-17")
def test_a_plus_three_amulet_lifts_a_five_to_six_and_cannot_be_changed() -> None:
    table = Table()
    table.amulets(0, 3)
    table.die(0, 1, 5, "unlocked")
    table.turn(0)
    table.play("use 1")
    assert [text for text in table.actions if text.startswith("amulet")] == ["amulet 3"]
    assert table.why_not("amulet 1") == ("amulet_not_held", ("B-SUMMER-16", "B-SUMMER-17"))
    table.play("amulet 3")
    assert table.die_of(0, 1)[0] == 6
    assert table.amulets_of(0) == [0, 0, 0]


@pytest.mark.rule("B-EX-18")
def test_on_label_six_brown_copies_a_row_of_purples_four() -> None:
    purple, brown = 0, 1
    table = Table(2)
    table.die(brown, 1, 3, "unlocked")
    table.die(purple, 1, 4, "yomi")
    table.building("area-yomi-1", "ancient-1")
    table.give(brown, jade=1, sake=1)
    table.market("mitama", "ara")
    table.market("dragonfly", "dragonfly-vp")
    table.turn(brown)
    table.play("use 1", "place home-6")
    assert table.die_of(brown, 1) == (2, FOREST)
    assert table.actions == ["copy 0 1", "skip"]
    table.play("copy 0 1")
    assert table.actions == ["row 1", "row 2", "row 3", "row 4", "skip"]
    assert table.why_not("row 6") == ("row_too_high", ("B-FOREST-1",))
    table.play("row 1")
    assert (table.kodama_of(brown, "yomi"), table.kodama_of(purple, "yomi")) == (2, 1)
    assert table.asked == (purple, "turn")  # and no Building Action
    assert table.die_of(brown, 1) == (2, FOREST)


# -- crossing the river


def river_table() -> Table:
    """The Hill of Yomi with all its favours; brown and green have passed."""
    table = Table(4)
    table.die(PURPLE, 1, 4, "yomi")
    table.die(PURPLE, 2, 5, "yomi")
    table.die(YELLOW, 1, 6, "yomi")
    table.hill_cards("yomi", "gi", "kappa-1")
    table.bitoku_path(PURPLE, "makoto")
    table.garden("rock-ara")
    table.state.passed = 1 << BROWN | 1 << GREEN
    table.turn(PURPLE)
    return table


@pytest.mark.rule("B-EX-7")
def test_purple_crosses_with_a_four_and_takes_the_bitoku_card() -> None:
    table = river_table()
    table.play("cross 1")
    assert table.actions == favours("favour", "yomi") + favours("cover", "yomi")
    table.play("favour yomi.a")
    assert table.die_of(PURPLE, 1) == (3, ON_HILL)
    assert table.state.bitoku_path[PURPLE] == [table.bitoku("makoto"), table.bitoku("gi")]
    assert [table.w.is_covered(table.hill("yomi"), favour) for favour in range(3)] == [1, 0, 0]
    assert table.asked == (YELLOW, "turn")


@pytest.mark.rule("B-EX-8")
def test_yellow_crosses_with_a_six_and_takes_the_yokai_card() -> None:
    table = river_table()
    table.play("cross 1", "favour yomi.a", "cross 1")
    assert table.why_not("favour yomi.a") == ("favour_covered", ("B-RIVER-2",))
    table.play("favour yomi.b")
    assert table.die_of(YELLOW, 1) == (3, ON_HILL)
    assert table.hand_of(YELLOW) == ["kappa-1"]
    assert [table.w.is_covered(table.hill("yomi"), favour) for favour in range(3)] == [1, 1, 0]
    assert table.asked == (PURPLE, "turn")  # playable on yellow's next turn, not in this one
    table.play("cross 2", "cover yomi.c")
    assert table.asked == (YELLOW, "turn")
    assert "play kappa-1 > 1" in table.actions


@pytest.mark.rule("B-EX-9")
def test_purples_second_crossing_finds_only_the_small_favour_and_two_of_its_parts() -> None:
    table = river_table()
    table.play("cross 1", "favour yomi.a", "cross 1", "favour yomi.b", "cross 2")
    assert table.actions == ["favour yomi.c", "cover yomi.c"]
    table.play("favour yomi.c", "part 2", "rock rock-ara")
    assert table.state.rock_path[PURPLE * 3] == table.rock("rock-ara")
    assert table.why_not("part 2") == ("already_done", ("B-RIVER-6",))
    table.play("part 4", "advance stairs")
    assert table.kodama_of(PURPLE, "stairs") == 2
    assert table.asked == (YELLOW, "turn")  # two parts, not three
    assert table.w.is_covered(table.hill("yomi"), 2)


@pytest.mark.rule("B-EX-10")
def test_with_two_players_a_die_of_the_stairs_reaches_one_favour_of_both_left_hills() -> None:
    table = Table(2)
    table.die(0, 1, 3, "stairs")
    for region, bitoku, yokai in (
        ("yomi", "gi", "kappa-1"),
        ("stairs", "yu", "kappa-2"),
        ("glade", "jin", "kappa-3"),
        ("forges", "rei", "kappa-4"),
    ):
        table.hill_cards(region, bitoku, yokai)
    table.cover("stairs", "b")
    table.turn(0)
    table.play("cross 1")
    reachable = [text for text in favours("favour", "yomi", "stairs") if text != "favour stairs.b"]
    assert [text for text in table.actions if text.startswith("favour")] == reachable
    for favour in favours("favour", "glade", "forges"):
        assert table.why_not(favour) == ("favour_out_of_reach", ("B-RIVER-3",))
    table.play("favour yomi.a")
    assert table.state.bitoku_path[0] == [table.bitoku("gi")]
    assert table.state.hill_bitoku[table.hill("yomi")] == NONE
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-EX-30")
def test_a_one_cannot_cross() -> None:
    table = Table()
    table.die(0, 1, 1, "glade")
    table.turn(0)
    assert "cross 1" not in table.actions
    assert table.why_not("cross 1") == ("die_too_low", ("B-SUMMER-32",))


@pytest.mark.rule("B-EX-30")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (5, 4)])
def test_a_die_that_crosses_loses_one(before: int, after: int) -> None:
    table = Table()
    table.die(0, 1, before, "glade")
    table.turn(0)
    table.play("cross 1")
    assert table.die_of(0, 1) == (after, ON_HILL)


# -- the harder variant


def harder_table(own: int, other: int, *amulets: int) -> Table:
    """An own die just placed in Yomi beside another, with an own building to use there."""
    table = Table(4, harder=True)
    table.die(0, 1, own, "unlocked")
    table.die(1, 1, other, "yomi")
    table.building("area-yomi-3", "ryokan-2", owner=0)
    table.amulets(0, *amulets)
    table.turn(0)
    table.play("use 1", "place yomi")
    return table


@pytest.mark.rule("B-EX-40")
def test_harder_a_four_beside_a_four_has_no_forest_action() -> None:
    table = harder_table(4, 4, 1)
    assert table.actions == ["building area-yomi-3", "skip"]
    assert table.why_not("row 1") == ("other_die_higher", ("B-VARIANT-1",))


@pytest.mark.rule("B-EX-40")
def test_harder_a_six_beside_a_six_has_one_for_an_amulet() -> None:
    table = harder_table(6, 6, 1, 1)
    assert table.actions == ["row 1", "building area-yomi-3", "skip"]
    table.play("row 1")
    assert table.kodama_of(0, "yomi") == 2
    assert table.amulets_of(0) == [1, 0, 0]
    assert table.die_of(0, 1) == (6, FOREST)


@pytest.mark.rule("B-EX-40")
def test_harder_a_six_beside_a_six_has_none_without_an_amulet() -> None:
    table = harder_table(6, 6)
    assert table.actions == ["building area-yomi-3", "skip"]
    assert table.why_not("row 1") == ("amulet_needed", ("B-VARIANT-2",))


@pytest.mark.rule("B-EX-40")
def test_harder_a_five_beside_a_six_has_none_even_with_an_amulet() -> None:
    table = harder_table(5, 6, 1)
    assert table.actions == ["building area-yomi-3", "skip"]
    assert table.why_not("row 1") == ("other_die_higher", ("B-VARIANT-1",))
