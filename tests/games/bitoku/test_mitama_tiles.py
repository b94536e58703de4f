"""What Mitamas do, and effects that give Mitamas and Dragonflies (B-MITAMA-10 to -16)."""

import pytest

from mori.games.bitoku.table.codes import MITAMA, REGIONS
from mori.games.bitoku.table.state import LOCKED, UNLOCKED
from tests.games.bitoku.table import Table

OBTAIN_1 = "mitama(discount=1)"
FETCH = "dragonfly(discount=0)"
FETCH_1 = "dragonfly(discount=1)"


def act(table: Table, tile: str) -> Table:
    """Resolve a Mitama's action alone."""
    table.resolve(0, table.tables.mitamas[table.tile("mitama", tile)].effects)
    return table


# -- the actions of the tiles


@pytest.mark.rule("B-MITAMA-10")
@pytest.mark.parametrize("kind", ["wood", "stone", "jade", "sake"])
def test_ara_gives_a_resource_of_any_kind(kind: str) -> None:
    table = act(Table(), "ara")
    table.play("part 1", f"take {kind}")
    assert table.asked == (0, "turn")
    assert (table.goods(0), table.amulets_of(0)) == ({kind: 1}, [0, 0, 0])


@pytest.mark.parametrize(
    "tile",
    [
        pytest.param("ara", marks=pytest.mark.rule("B-MITAMA-10")),
        pytest.param("saki", marks=pytest.mark.rule("B-MITAMA-12")),
        pytest.param("kushi", marks=pytest.mark.rule("B-MITAMA-13")),
    ],
)
def test_the_other_choice_is_a_plus_one_amulet(tile: str) -> None:
    table = act(Table(), tile)
    assert table.actions == ["part 1", "part 2", "skip"]
    table.play("part 2")
    assert table.asked == (0, "turn")
    assert (table.goods(0), table.amulets_of(0)) == ({}, [1, 0, 0])
    assert table.state.kodama == [1] * 10


@pytest.mark.rule("B-MITAMA-11")
def test_nigi_unlocks_a_die_and_gives_an_amulet() -> None:
    table = act(Table(), "nigi")
    assert table.actions == ["unlock 1", "unlock 2", "unlock 3"]
    table.play("unlock 2")
    assert table.asked == (0, "turn")
    assert table.amulets_of(0) == [1, 0, 0]
    assert [table.die_of(0, number)[1] for number in (1, 2, 3)] == [LOCKED, UNLOCKED, LOCKED]


@pytest.mark.rule("B-MITAMA-12")
def test_saki_gives_one_movement_point() -> None:
    table = act(Table(), "saki")
    table.play("part 1", "start right-1")
    assert table.asked == (0, "turn")
    assert (table.state.available[0], table.amulets_of(0)) == (2, [0, 0, 0])


@pytest.mark.rule("B-MITAMA-13")
@pytest.mark.parametrize("region", REGIONS)
def test_kushi_moves_any_one_own_kodama(region: str) -> None:
    table = act(Table(), "kushi")
    table.play("part 1", f"advance {region}")
    assert table.asked == (0, "turn")
    assert (table.kodama_of(0, region), sum(table.state.kodama)) == (2, 11)
    assert table.amulets_of(0) == [0, 0, 0]


@pytest.mark.parametrize(
    ("tile", "copies"),
    [
        pytest.param("ara", 5, marks=pytest.mark.rule("B-MITAMA-10")),
        pytest.param("nigi", 5, marks=pytest.mark.rule("B-MITAMA-11")),
        pytest.param("saki", 5, marks=pytest.mark.rule("B-MITAMA-12")),
        pytest.param("kushi", 5, marks=pytest.mark.rule("B-MITAMA-13")),
        pytest.param("shinigami-resource", 1, marks=pytest.mark.rule("B-MITAMA-14")),
        pytest.param("shinigami-movement", 1, marks=pytest.mark.rule("B-MITAMA-14")),
        pytest.param("shinigami-kodama", 1, marks=pytest.mark.rule("B-MITAMA-14")),
        pytest.param("shinigami-amulet-unlock", 1, marks=pytest.mark.rule("B-MITAMA-14")),
    ],
)
def test_copies_of_the_mitamas(tile: str, copies: int) -> None:
    table = Table()
    assert table.tables.market_tiles[MITAMA].count(table.tile("mitama", tile)) == copies
    assert len(table.tables.market_tiles[MITAMA]) == 24


@pytest.mark.rule("B-MITAMA-14")
def test_the_first_shinigami_gives_a_resource() -> None:
    table = act(Table(), "shinigami-resource")
    assert table.actions == ["take wood", "take stone", "take jade", "take sake"]
    table.play("take jade")
    assert (table.asked, table.goods(0)) == ((0, "turn"), {"jade": 1})


@pytest.mark.rule("B-MITAMA-14")
def test_the_second_shinigami_gives_a_movement_point() -> None:
    table = act(Table(), "shinigami-movement")
    table.play("start right-1")
    assert (table.asked, table.state.available[0]) == ((0, "turn"), 2)


@pytest.mark.rule("B-MITAMA-14")
def test_the_third_shinigami_moves_kodamas_in_two_regions_of_choice() -> None:
    table = Table(3)
    table.state.kodama = [3] * 15
    act(table, "shinigami-kodama")
    assert table.actions == ["part 1", "part 2", "skip"]  # in either order
    table.play("part 1", "advance yomi", "back 2 forges")
    assert table.asked == (0, "turn")
    assert table.state.kodama == [4, 3, 3, 3, 3] + [3] * 5 + [3, 3, 3, 3, 2]


@pytest.mark.rule("B-MITAMA-14")
@pytest.mark.parametrize("part", ["part 1", "part 2"])
def test_the_fourth_shinigami_gives_an_amulet_or_unlocks_a_die(part: str) -> None:
    table = act(Table(), "shinigami-amulet-unlock")
    table.play(part)
    if part == "part 2":
        table.play("unlock 3")
    assert table.asked == (0, "turn")
    assert table.amulets_of(0) == [int(part == "part 1"), 0, 0]
    assert table.die_of(0, 3) == (1, UNLOCKED if part == "part 2" else LOCKED)


# -- unlocking


@pytest.mark.rule("B-MITAMA-15")
def test_only_a_locked_die_of_the_own_board_can_be_unlocked() -> None:
    table = Table()
    table.die(0, 1, 3, "yomi")
    act(table, "nigi")
    assert table.actions == ["unlock 2", "unlock 3"]
    assert table.why_not("unlock 1") == ("die_not_locked", ("B-MITAMA-15",))


@pytest.mark.rule("B-MITAMA-15")
def test_an_unlocked_die_can_be_used_in_a_later_turn() -> None:
    table = Table()
    table.pilgrims(0, 0)
    table.hand(0, "start-shin-ookami")
    table.market("mitama", "nigi")
    table.give(0, jade=1)
    table.turn(0)
    table.play("play start-shin-ookami > 1", "part 1", "obtain mitama 1", "unlock 3")
    assert table.asked == (1, "turn")  # not in this turn
    assert table.die_of(0, 3) == (1, UNLOCKED)
    table.play("force 1", "place home-1")
    assert table.asked == (0, "turn")
    assert table.actions == ["use 1", "use 3"]


@pytest.mark.rule("B-MITAMA-15")
def test_with_no_locked_die_the_unlocking_is_lost() -> None:
    table = Table()
    for number, where in enumerate(("unlocked", "yomi", "hill:yomi"), 1):
        table.die(0, number, 3, where)
    act(table, "nigi")
    assert table.asked == (0, "turn")
    assert table.amulets_of(0) == [1, 0, 0]
    act(table, "shinigami-amulet-unlock")
    assert table.why_not("part 2") == ("nothing_possible", ("B-EFFECT-5", "B-EFFECT-21"))


# -- effects that give a tile


@pytest.mark.rule("B-MITAMA-16")
def test_an_effect_takes_any_face_up_tile_at_its_price() -> None:
    table = Table()
    table.building("area-yomi-3", "ryokan-4", owner=0)  # a Mitama or a Dragonfly
    table.market("mitama", *["shinigami-resource"] * 4)
    table.market("dragonfly", "dragonfly-vp", None, "dragonfly-rock", "dragonfly-vp")
    table.market_stack("dragonfly", "dragonfly-vp")
    table.give(0, jade=1, sake=2)
    table.die(0, 1, 3, "unlocked")
    table.turn(0)
    table.play("use 1", "place yomi", "building area-yomi-3", "part 1")
    assert table.actions == [*(f"obtain mitama {number}" for number in (1, 2, 3, 4)), "skip"]
    table.play("obtain mitama 4", "take wood", "skip")
    assert (table.goods(0), table.score(0)) == ({"wood": 1}, 5)
    table.perform(0, FETCH)
    assert table.actions == [*(f"obtain dragonfly {number}" for number in (1, 3, 4)), "skip"]
    assert table.why_not("obtain dragonfly 2") == ("no_tile_there", ("B-EFFECT-22",))


@pytest.mark.rule("B-MITAMA-16")
@pytest.mark.parametrize(("number", "left"), [(1, {"jade": 1}), (2, {}), (3, {}), (4, {})])
def test_a_discount_lowers_what_is_paid_and_not_what_is_received(
    number: int, left: dict[str, int]
) -> None:
    table = Table()
    table.market("dragonfly", *["dragonfly-vp"] * 4)
    table.perform(0, FETCH_1)
    table.play(f"obtain dragonfly {number}")
    assert table.goods(0) == left


@pytest.mark.rule("B-MITAMA-16")
def test_a_discount_of_one_makes_a_mitama_one_resource_cheaper() -> None:
    table = Table()
    table.market("mitama", *["kushi"] * 4)
    table.give(0, sake=1)
    table.perform(0, OBTAIN_1)
    assert table.actions == [*(f"obtain mitama {number}" for number in (1, 2, 3)), "skip"]
    table.play("obtain mitama 3", "skip")
    assert table.goods(0) == {}
    assert table.score(0) == 3
