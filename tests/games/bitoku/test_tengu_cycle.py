"""What holds for all rows of the Tengu's cycle (B-TENGU-TAC-1 to -5)."""

from collections.abc import Callable

import pytest

from mori.games.bitoku.table.state import HUMAN, TENGU
from tests.games.bitoku.solo_table import SoloTable

STAIRS = "tengu-stairs-1"  # Kitsune and Yama-uba, Chuugi and Jin; its resource is jade
GLADE = "tengu-glade-2"  # Imomushi and Nezumi, Yu and Meiyo; it shows no resource
DRAGONFLY = "tengu-yomi-dragonfly"  # Shin-Ookami and Kappa, Makoto and Rei; jade

Turn = Callable[[SoloTable], None]


def places(table: SoloTable) -> list[str]:
    return [table.where(value) for value in (2, 3, 4)]


# -- TAC-1

# One position, changed step by step, each time so that the row taken before is not possible.
LADDER: list[tuple[str, str, Turn]] = [
    ("a", GLADE, lambda table: table.hill_cards("yomi", "rei", "nezumi-1")),
    ("c", GLADE, lambda table: table.hill_cards("yomi", "rei", "kappa-1")),
    ("d", GLADE, lambda table: table.die(HUMAN, 3, 4, "glade")),
    ("e", STAIRS, lambda table: None),
    ("f", STAIRS, lambda table: table.die(HUMAN, 2, 3, "home-1")),
    ("g", STAIRS, lambda table: table.die(TENGU, 3, 4, "home-5")),
    ("h", DRAGONFLY, lambda table: table.die(TENGU, 1, 2, "unlocked")),
    ("i", GLADE, lambda table: None),
    ("j", GLADE, lambda table: table.die(TENGU, 1, 2, "hill:glade")),
    ("k", GLADE, lambda table: table.attitude(False)),
    ("l", GLADE, lambda table: table.die(TENGU, 2, 3, "hill:yomi")),
]


def top_of_the_ladder() -> SoloTable:
    """Rows A, C, D, E, F, G, H and K are possible."""
    table = SoloTable()
    table.attitude(True)
    table.tengu_dice("locked", "yomi", "unlocked")
    table.die(HUMAN, 1, 5, "stairs")
    table.die(HUMAN, 2, 3, "hill:yomi")
    return table


@pytest.mark.rule("B-TENGU-TAC-1")
@pytest.mark.parametrize("steps", range(1, len(LADDER) + 1))
def test_the_first_row_all_of_whose_conditions_hold_is_taken(steps: int) -> None:
    table = top_of_the_ladder()
    for _, _, change in LADDER[:steps]:
        change(table)
    if steps > 6:  # from H on the Crossing is no longer contested
        table.die(HUMAN, 1, 5, "home-2")
    row, card, _ = LADDER[steps - 1]
    table.tengu_turn_on(card)
    assert table.row_taken == row
    assert list(table.skipped) == list("abcdefghijkl"[: "abcdefghijkl".index(row)])


@pytest.mark.rule("B-TENGU-TAC-1")
def test_a_turn_is_over_after_one_row() -> None:
    table = SoloTable()
    table.tengu_turn_on(STAIRS, position="left")
    assert len(table.told("tengu_row_taken")) == 1
    assert places(table) == ["stairs", "locked", "locked"]


def lost_b(table: SoloTable) -> None:
    table.tengu_turn_on(DRAGONFLY, position="left")


def lost_c(table: SoloTable) -> None:
    table.tengu_dice("unlocked", "locked", "locked")
    table.tengu_turn_on(DRAGONFLY)


def lost_d(table: SoloTable) -> None:
    table.give(TENGU, jade=1)
    table.tengu_turn_on(DRAGONFLY)


def lost_i(table: SoloTable) -> None:
    table.tengu_dice("unlocked", "home-2", "stairs")
    table.kodama(HUMAN, "yomi", 2)
    table.tengu_turn_on(STAIRS)


@pytest.mark.rule("B-TENGU-TAC-1")
@pytest.mark.parametrize(
    ("turn", "row", "place", "kodama"),
    [
        (lost_b, "b", "yomi", 2),
        (lost_c, "c", "yomi", 2),
        (lost_d, "d", "unlocked", 1),
        (lost_i, "i", "yomi", 2),
    ],
)
def test_a_row_whose_location_action_is_lost_is_taken_all_the_same(
    turn: Turn, row: str, place: str, kodama: int
) -> None:
    """In Yomi there is nothing to take; the rest of the row is carried out."""
    table = SoloTable()
    turn(table)
    assert table.row_taken == row
    assert len(table.told("tengu_action_lost")) == 1
    assert (table.where(2), table.kodama_of(TENGU, "yomi")) == (place, kodama)
    assert table.goods(TENGU) == {}


# -- TAC-2


@pytest.mark.rule("B-TENGU-TAC-2")
def test_dice_of_the_human_make_no_row_possible() -> None:
    """Unlocked, locked and at a Crossing with a card that is shown."""
    table = SoloTable()
    table.tengu_dice("home-2", "hill:yomi", "hill:glade")
    table.die(HUMAN, 1, 4, "unlocked")
    table.die(HUMAN, 2, 4, "locked")
    table.die(HUMAN, 3, 4, "yomi")
    table.hill_cards("yomi", "rei", "kitsune-1")
    table.give(HUMAN, jade=1)
    table.tengu_turn_on(STAIRS)
    assert table.row_taken == "l"
    assert [table.die_of(HUMAN, number)[0] for number in (1, 2, 3)] == [4, 4, 4]
    assert table.goods(HUMAN) == {"jade": 1}


@pytest.mark.rule("B-TENGU-TAC-2")
@pytest.mark.parametrize("row", ["b", "c", "d", "f", "g", "i", "j"])
def test_what_a_row_moves_and_gains_is_the_tengus(row: str) -> None:
    table = SoloTable()
    table.kodama(HUMAN, "glade", 3)
    table.give(HUMAN, jade=2)
    if row == "d":
        table.give(TENGU, jade=1)
    if row in "cfi":
        table.tengu_dice("home-2" if row == "i" else "hill:yomi", "unlocked", "hill:yomi")
    if row in "fi":
        table.die(HUMAN, 1, 4, "stairs")
    if row == "j":
        table.tengu_dice("home-2", "hill:yomi", "hill:glade")
        table.attitude(True)
    table.tengu_turn_on(STAIRS, position="left" if row == "b" else "middle")
    assert table.row_taken == row
    assert [table.kodama_of(HUMAN, r) for r in ("stairs", "home", "glade")] == [1, 1, 3]
    assert (table.goods(HUMAN), table.score(HUMAN)) == ({"jade": 2}, 0)
    assert table.state.available[HUMAN] == 3
    assert [table.die_of(HUMAN, number)[1] for number in (2, 3)] == [0, 0]


# -- TAC-3 is in test_tengu_rows_place

# -- TAC-4


@pytest.mark.rule("B-TENGU-TAC-4")
def test_a_low_die_gets_the_whole_location_action() -> None:
    """The Tengu's 2 gets 3 MP in the Stairs, for which a human needs a 4."""
    table = SoloTable()
    table.tengu_dice("unlocked", "locked", "locked")
    table.tengu_turn_on(STAIRS)
    assert (table.where(2), table.tengu_points()) == ("stairs", {"paths": 8})


@pytest.mark.rule("B-TENGU-TAC-4")
def test_a_die_lower_than_another_in_the_region_acts_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On a board with two spaces in a region; the pack has one."""
    table = SoloTable()
    monkeypatch.setattr(table.tables, "forest_spaces", [2, 2, 0, 2, 2])
    table.die(HUMAN, 1, 6, "stairs")
    table.tengu_dice("unlocked", "locked", "locked")
    table.tengu_turn_on(STAIRS)
    assert (table.row_taken, table.tengu_points()) == ("c", {"paths": 8})


@pytest.mark.rule("B-TENGU-TAC-4")
@pytest.mark.parametrize("owner", [None, HUMAN, TENGU])
def test_placing_a_die_uses_no_building(owner: int | None) -> None:
    table = SoloTable()
    table.building("area-stairs-2", "farm-1", owner)  # 1 wood for a die of 1 or more
    table.tengu_dice("unlocked", "locked", "locked")
    table.tengu_turn_on(STAIRS)
    assert table.where(2) == "stairs"
    assert (table.goods(TENGU), table.goods(HUMAN)) == ({}, {})
    assert (table.score(HUMAN), table.tengu_points()) == (0, {"paths": 8})
    assert table.told("building_used") == table.told("rival_building_used") == []


@pytest.mark.rule("B-TENGU-TAC-4")
@pytest.mark.parametrize(
    ("card", "market", "tile"),
    [
        ("tengu-yomi-mitama", "mitama", "ara"),
        ("tengu-yomi-dragonfly", "dragonfly", "dragonfly-vp"),
        ("tengu-forges-crystal", "crystal", "dream-sake"),
        ("tengu-forges-building", "building", "temple-1"),
    ],
)
@pytest.mark.parametrize("amount", [0, 2])
def test_only_row_d_makes_the_tengu_pay(card: str, market: str, tile: str, amount: int) -> None:
    """The tiles lie on the dearest space; it takes them with and without resources."""
    table = SoloTable()
    table.give(TENGU, wood=amount, stone=amount, jade=amount, sake=amount)
    before = table.goods(TENGU)
    table.market(market, None, None, None, tile)
    table.tengu_dice("unlocked", "locked", "locked")
    table.tengu_turn_on(card)
    assert (table.row_taken, len(table.told(f"{market}_obtained"))) == ("c", 1)
    assert table.goods(TENGU) == before
    assert table.state.lost_pilgrims[TENGU] == 0


# -- TAC-5


def crossing(row: str) -> SoloTable:
    """The Tengu's 4 crosses from the Stairs by this row and takes kappa-1 from Yomi's Hill."""
    table = SoloTable()
    table.tengu_dice("home-2", "hill:glade", "stairs")
    if row in "ae":
        table.die(HUMAN, 1, 6, "yomi")
    if row == "e":
        table.die(HUMAN, 2, 3, "hill:yomi")
    table.hill_cards("yomi", "rei", "kappa-1")
    table.tengu_turn_on("tengu-stairs-2" if row in "ah" else STAIRS)
    return table


@pytest.mark.rule("B-TENGU-TAC-5")
@pytest.mark.parametrize("row", ["a", "e", "h", "k"])
def test_a_crossing_die_keeps_its_value_and_its_card_and_favour_are_gone(row: str) -> None:
    table = crossing(row)
    assert table.row_taken == row
    assert (table.where(4), table.die_of(TENGU, 3)[0]) == ("hill:yomi", 4)
    assert (table.pile, table.covered) == (["kappa-1"], ["yomi.b"])
    assert table.tengu_points() == {}
    # Nobody takes the small rewards, nor the Bitoku card.
    assert table.state.hill_bitoku[table.hill("yomi")] == table.bitoku("rei")


@pytest.mark.rule("B-TENGU-TAC-5")
def test_the_human_cannot_claim_a_favour_the_tengu_has_covered() -> None:
    """BR-130."""
    table = crossing("a")
    table.turn(HUMAN)
    table.play("cross 1")
    assert table.asked == (HUMAN, "claim_favour")
    assert not {"favour yomi.b", "cover yomi.b"} & set(table.actions)
    assert table.why_not("favour yomi.b") == ("favour_covered", ("B-RIVER-2",))
    assert "favour yomi.a" in table.actions


@pytest.mark.rule("B-TENGU-TAC-5")
def test_a_crossing_die_takes_a_space_of_the_side() -> None:
    table = crossing("e")
    table.hand(HUMAN, "kappa-2")
    table.turn(HUMAN)
    assert table.why_not("cross 1") == ("hill_full", ("B-SUMMER-30",))


@pytest.mark.rule("B-TENGU-TAC-5")
def test_a_crossing_die_leaves_its_forest_space_empty() -> None:
    table = crossing("k")
    table.die(HUMAN, 1, 3, "unlocked")
    table.turn(HUMAN)
    table.play("use 1")
    assert "place stairs" in table.actions
