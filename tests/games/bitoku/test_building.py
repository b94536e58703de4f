"""Inhabited Areas and constructing buildings (B-BUILD)."""

import pytest

from mori.games.bitoku.seasons.year import S_CLOSE, S_SNAPSHOT
from mori.games.bitoku.table.codes import ANCIENT, BUILDING, BUILDING_TYPES, ITEMS, REGIONS
from mori.games.bitoku.table.counting import count_item
from mori.games.bitoku.table.state import ANCIENT_OWNER, NONE
from tests.games.bitoku.table import Table

BUILD = "build(discount=0)"
CHEAPER = "build(discount=1)"
FARM_SITES = ["site area-stairs-2", "site area-glade-3", "site area-forges-4"]
PRICES = [
    {"wood": 1},
    {"stone": 1},
    {"wood": 1, "stone": 1},
    {"wood": 2, "stone": 1},
    {"wood": 1, "stone": 2},
    {"wood": 2, "stone": 2},
]
# Buildings that stand somewhere, to use up counters.
STANDING = [
    ("area-yomi-2", "onsen-1"),
    ("area-yomi-3", "ryokan-1"),
    ("area-yomi-4", "temple-2"),
    ("area-stairs-3", "temple-4"),
    ("area-stairs-4", "ryokan-2"),
    ("area-glade-2", "temple-5"),
]


def building_table(built: int = 0, players: int = 2) -> Table:
    """Seat 0 has constructed some buildings; a farm is on display."""
    table = Table(players)
    table.market("building", "farm-1")
    for site, tile in STANDING[:built]:
        table.building(site, tile, owner=0)
    return table


def tile_on(table: Table, site: str) -> str | None:
    tile = table.state.site_building[table.site(site)]
    return None if tile == NONE else table.tables.buildings[tile].id


def owner_of(table: Table, site: str) -> int:
    return table.state.site_owner[table.site(site)]


# -- the areas


@pytest.mark.rule("B-BUILD-1")
@pytest.mark.parametrize(
    ("players", "ancient"),
    [
        (2, ["area-yomi-1", "area-stairs-1", "area-glade-1", "area-forges-1"]),
        (3, ["area-yomi-1", "area-glade-1"]),
        (4, []),
    ],
)
def test_the_face_gives_four_areas_with_typed_spaces(players: int, ancient: list[str]) -> None:
    tables = Table(players).tables
    assert [site.id for site in tables.sites if site.type == ANCIENT] == ancient
    for region in (0, 1, 3, 4):
        types = [site.type for site in tables.sites if site.region == region]
        assert len(types) == len(set(types)) == 4
        if ANCIENT not in types:
            assert {BUILDING_TYPES[type] for type in types} == {"farm", "onsen", "ryokan", "temple"}
    assert {REGIONS[site.region] for site in tables.sites} == set(REGIONS) - {"home"}


@pytest.mark.rule("B-BUILD-1", "B-BUILD-6")
@pytest.mark.parametrize(
    ("tile", "areas"),
    [
        ("farm-1", ["stairs-2", "glade-3", "forges-4"]),
        ("onsen-1", ["yomi-2", "glade-4", "forges-3"]),
        ("temple-1", ["yomi-4", "stairs-3", "glade-2"]),
        ("ryokan-1", ["yomi-3", "stairs-4", "forges-2"]),
    ],
)
def test_a_building_may_lie_on_any_empty_space_of_its_type(tile: str, areas: list[str]) -> None:
    table = Table()
    table.market("building", tile)
    table.give(0, wood=1)
    table.perform(0, BUILD)
    table.play("obtain building 1")
    assert table.asked == (0, "choose_site")
    assert table.actions == [f"site area-{area}" for area in areas]
    table.play(f"site area-{areas[1]}")
    assert tile_on(table, f"area-{areas[1]}") == tile
    assert tile_on(table, f"area-{areas[0]}") is tile_on(table, f"area-{areas[2]}") is None


# -- six counters


@pytest.mark.rule("B-BUILD-2")
def test_the_sixth_building_can_be_constructed_and_no_seventh() -> None:
    table = building_table(built=5)
    table.market("building", "farm-1", "farm-2")
    table.give(0, wood=9, stone=9)
    table.perform(0, BUILD)
    table.play("obtain building 1", "site area-glade-3")
    assert table.state.counters_used[0] == 6
    table.die(0, 1, 6, "unlocked")
    table.turn(0)
    table.play("use 1", "place forges")
    assert "row 2" not in table.actions
    assert table.why_not("row 2") == ("nothing_possible", ("B-FOREST-4", "B-EFFECT-21"))


@pytest.mark.rule("B-BUILD-2")
def test_counters_are_counted_for_each_player() -> None:
    table = building_table(built=6)
    table.give(1, wood=1)
    table.perform(1, BUILD)
    assert table.actions == ["obtain building 1", "skip"]


# -- legality


@pytest.mark.rule("B-BUILD-3", "B-BUILD-4")
@pytest.mark.parametrize("built", range(6))
def test_the_price_is_that_of_the_leftmost_counter_left(built: int) -> None:
    price = PRICES[built]
    table = building_table(built)
    table.give(0, **price)
    table.give(0, jade=3)
    table.perform(0, BUILD)
    table.play("obtain building 1", "site area-glade-3")
    assert table.goods(0) == {"jade": 3}
    assert table.state.counters_used[0] == built + 1
    assert table.score(0) == 0  # what the counter uncovers is scored at the end
    for missing in price:
        table = building_table(built)
        table.give(0, wood=3, stone=3, jade=3)
        table.give(0, **{missing: price[missing] - 1 - 3})
        table.perform(0, BUILD)
        assert table.asked == (0, "turn")  # no building can be had


@pytest.mark.rule("B-BUILD-4")
def test_the_points_under_a_counter_are_scored_at_the_end() -> None:
    for built, points in enumerate([0, 1, 2, 4, 7, 11, 16]):
        table = building_table(built)
        table.season(S_SNAPSHOT)
        category = "category:fate"
        assert [f["points"] for f in table.told("scored") if f["category"] == category] == (
            [points] if points else []
        )


@pytest.mark.rule("B-BUILD-3")
def test_a_discount_can_make_a_building_payable() -> None:
    table = building_table(built=2)
    table.give(0, wood=1)
    table.perform(0, BUILD)
    assert table.asked == (0, "turn")
    table.perform(0, CHEAPER)
    assert table.actions == ["obtain building 1", "skip"]
    table.play("obtain building 1", "site area-glade-3")
    assert table.goods(0) == {}


@pytest.mark.rule("B-BUILD-3")
def test_a_building_whose_type_has_no_empty_space_cannot_be_constructed() -> None:
    table = Table()
    table.market("building", "farm-1", "onsen-1")
    table.give(0, wood=1)
    for site in FARM_SITES:
        table.building(site.removeprefix("site "), "farm-2", owner=1)
    table.perform(0, BUILD)
    assert table.actions == ["obtain building 2", "skip"]
    assert table.why_not("obtain building 1") == ("no_site_free", ("B-BUILD-3",))


@pytest.mark.rule("B-BUILD-3", "B-BUILD-5")
def test_only_a_building_on_display_can_be_constructed() -> None:
    table = Table()
    table.market("building", None, "farm-1")
    table.market_stack("building", "onsen-1")
    table.give(0, wood=1)
    table.perform(0, BUILD)
    assert table.actions == ["obtain building 2", "skip"]
    assert table.why_not("obtain building 1") == ("no_tile_there", ("B-EFFECT-22",))


@pytest.mark.rule("B-BUILD-12")
def test_without_a_legal_building_the_effect_has_no_result() -> None:
    table = Table()
    table.hand(0, "nezumi-4")  # a building and a +2 Amulet
    table.give(0, wood=9, stone=9)
    table.turn(0)
    table.play("play nezumi-4 > 1")
    assert table.asked == (1, "turn")
    assert table.amulets_of(0) == [0, 1, 0]
    assert table.goods(0) == {"wood": 9, "stone": 9}
    assert table.state.counters_used[0] == 0


# -- the tile and its gap


@pytest.mark.rule("B-BUILD-5")
def test_the_chosen_tile_is_taken_and_its_gap_stays_until_winter() -> None:
    table = Table()
    table.market("building", "farm-1", "onsen-1", "temple-1", "ryokan-1")
    table.market_stack("building", "farm-2", "farm-3")
    table.give(0, wood=1)
    table.perform(0, BUILD)
    table.play("obtain building 2", "site area-yomi-2")
    row = table.state.markets[BUILDING]
    names = ["farm-1", None, "temple-1", "ryokan-1"]
    assert row == [NONE if name is None else table.tile("building", name) for name in names]
    table.season(S_CLOSE)
    assert NONE not in row


# -- where it is laid


@pytest.mark.rule("B-BUILD-6", "B-EX-20")
def test_an_area_offers_its_empty_spaces_to_their_own_types_only() -> None:
    table = Table(4)
    for site, tile in (("area-yomi-1", "farm-1"), ("area-yomi-2", "onsen-1")):
        table.building(site, tile, owner=1)
    table.building("area-stairs-1", "onsen-2", owner=0)
    table.building("area-stairs-2", "farm-2", owner=0)
    table.market("building", "ryokan-1", "temple-1", "farm-3", "onsen-3")
    in_yomi = {1: "area-yomi-3", 2: "area-yomi-4", 3: None, 4: None}
    for number, free in in_yomi.items():
        table.give(0, wood=1, stone=1)
        table.perform(0, BUILD)
        table.play(f"obtain building {number}")
        there = [text for text in table.actions if text.startswith("site area-yomi")]
        assert there == ([] if free is None else [f"site {free}"])
    table.perform(0, BUILD)
    table.play("obtain building 1")
    assert table.why_not("site area-yomi-4") == ("site_of_other_type", ("B-BUILD-6",))
    table.play("site area-yomi-3")
    assert table.goods(0) == {"wood": 3, "stone": 3}  # four times given, once paid
    assert table.kodama_of(0, "yomi") == 3
    assert owner_of(table, "area-yomi-3") == 0
    assert table.state.counters_used[0] == 3


@pytest.mark.rule("B-BUILD-7")
@pytest.mark.parametrize(
    ("tile", "steps", "amulets"), [("farm-1", 2, 0), ("farm-3", 1, 1), ("farm-6", 1, 1)]
)
def test_the_construction_bonus_is_given_in_the_region_of_the_area(
    tile: str, steps: int, amulets: int
) -> None:
    table = Table()
    table.market("building", tile)
    table.give(0, wood=1)
    table.kodama(0, "glade", 3)
    table.perform(0, BUILD)
    table.play("obtain building 1", "site area-glade-3")
    assert table.asked == (0, "turn")  # automatic
    assert table.kodama_of(0, "glade") == 3 + steps
    assert sum(table.state.kodama) == 3 + steps + 9  # no other Kodama moved
    assert table.amulets_of(0) == [amulets, 0, 0]


@pytest.mark.rule("B-BUILD-7", "B-KODAMA-6")
def test_a_kodama_bonus_is_lost_as_far_as_the_track_ends() -> None:
    table = building_table()
    table.give(0, wood=1)
    table.kodama(0, "glade", 6)
    table.perform(0, BUILD)
    table.play("obtain building 1", "site area-glade-3")
    assert table.kodama_of(0, "glade") == 7


@pytest.mark.rule("B-BUILD-8")
def test_the_building_belongs_to_its_builder_for_the_rest_of_the_game() -> None:
    table = Table()
    table.market("building", "farm-3")
    table.give(0, wood=1)
    table.perform(0, BUILD)
    table.play("obtain building 1", "site area-glade-3")
    table.season(S_CLOSE)
    assert (tile_on(table, "area-glade-3"), owner_of(table, "area-glade-3")) == ("farm-3", 0)
    table.die(1, 1, 2, "unlocked")
    table.turn(1)
    table.play("use 1", "place glade", "building area-glade-3", "part 1")
    assert table.asked == (0, "property_bonus")
    table.play("bonus vp")
    assert table.score(0) == 1


# -- what the player chooses


@pytest.mark.rule("B-BUILD-9")
@pytest.mark.parametrize(
    ("waived", "left"), [("waive wood", {"wood": 1}), ("waive stone", {"stone": 1})]
)
def test_with_a_discount_the_player_chooses_what_is_waived(
    waived: str, left: dict[str, int]
) -> None:
    table = building_table(built=2)
    table.give(0, wood=1, stone=1)
    table.perform(0, CHEAPER)
    table.play("obtain building 1", "site area-glade-3")
    assert table.actions == ["waive wood", "waive stone"]
    table.play(waived)
    assert table.goods(0) == left


@pytest.mark.rule("B-BUILD-9")
def test_the_player_chooses_the_tile_and_never_the_counter() -> None:
    table = Table()
    table.market("building", "farm-1", "onsen-1", "temple-1")
    table.give(0, stone=9)  # enough for the second counter, not for the first
    table.perform(0, BUILD)
    assert table.asked == (0, "turn")
    table.give(0, wood=9)
    table.perform(0, BUILD)
    assert table.actions == [*(f"obtain building {number}" for number in (1, 2, 3)), "skip"]
    table.play("obtain building 3", "site area-stairs-3")
    assert table.asked == (0, "turn")
    assert table.goods(0) == {"wood": 8, "stone": 9}
    assert tile_on(table, "area-stairs-3") == "temple-1"


# -- Ancient Buildings; nothing ever leaves


@pytest.mark.rule("B-BUILD-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ancient_buildings_are_never_on_display(players: int) -> None:
    tables = Table(players).tables
    types = {tables.buildings[tile].type for tile in tables.market_tiles[BUILDING]}
    assert types == set(range(len(BUILDING_TYPES))) - {ANCIENT}
    assert len(tables.market_tiles[BUILDING]) == 24


@pytest.mark.rule("B-BUILD-10")
@pytest.mark.parametrize("seat", [0, 1])
def test_everybody_may_use_an_ancient_building_and_nobody_is_paid(seat: int) -> None:
    table = Table()
    table.building("area-glade-1", "ancient-5")  # a die of 3, 2 VP
    table.die(seat, 1, 3, "unlocked")
    table.turn(seat)
    table.play("use 1", "place glade", "building area-glade-1", "skip")
    assert table.asked == (1 - seat, "turn")
    assert (table.score(seat), table.score(1 - seat)) == (2, 0)
    assert table.amulets_of(0) == table.amulets_of(1) == [0, 0, 0]
    assert owner_of(table, "area-glade-1") == ANCIENT_OWNER


@pytest.mark.rule("B-BUILD-10")
def test_ancient_buildings_count_as_nobodys() -> None:
    table = Table()
    table.building("area-glade-1", "ancient-5")
    table.building("area-glade-2", "temple-1", owner=1)
    for seat, buildings in ((0, 0), (1, 1)):
        assert count_item(table.w, seat, ITEMS.index("building")) == buildings
        assert table.state.counters_used[seat] == buildings


@pytest.mark.rule("B-BUILD-11")
def test_a_building_cannot_be_laid_over_another() -> None:
    table = building_table()
    table.building("area-glade-3", "farm-2", owner=1)
    table.give(0, wood=1)
    table.perform(0, BUILD)
    table.play("obtain building 1")
    assert table.actions == ["site area-stairs-2", "site area-forges-4"]
    assert table.why_not("site area-glade-3") == ("space_taken", ("B-BUILD-11",))


@pytest.mark.rule("B-BUILD-11")
def test_buildings_outlast_the_winter() -> None:
    table = building_table(built=6)
    table.building("area-forges-1", "ancient-1")
    before = (table.state.site_building.copy(), table.state.site_owner.copy())
    table.season(S_CLOSE)
    assert table.state.round == 2
    assert (table.state.site_building, table.state.site_owner) == before


@pytest.mark.rule("B-EFFECT-6")
def test_a_part_of_a_card_can_pay_for_the_building_of_another_part() -> None:
    table = building_table()
    table.hand(0, "nezumi-5")  # 1 any resource, and a building or a crystal
    table.turn(0)
    table.play("play nezumi-5 > 1", "take wood", "part 1", "obtain building 1", "site area-glade-3")
    assert table.asked == (1, "turn")
    assert tile_on(table, "area-glade-3") == "farm-1"
    assert table.goods(0) == {}
