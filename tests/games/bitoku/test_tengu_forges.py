"""The Tengu's crystals and buildings, and location actions that are lost (B-TENGU-ACT-7 to -13)."""

import pytest

from mori.games.bitoku.table.codes import BUILDING, CRYSTAL, REGIONS
from mori.games.bitoku.table.state import HUMAN, NONE, TENGU
from tests.games.bitoku.solo_table import SoloTable

CRYSTAL_CARD = "tengu-forges-crystal"
BUILDING_CARD = "tengu-forges-building"
STAIRS_CARD = "tengu-stairs-1"
# The spaces of each type: none of a temple in the Forges, none of an onsen on the Stairs.
TEMPLES = {"yomi": "area-yomi-4", "stairs": "area-stairs-3", "glade": "area-glade-2"}
ONSENS = {"yomi": "area-yomi-2", "glade": "area-glade-4", "forges": "area-forges-3"}
FARMS = {"stairs": "area-stairs-2", "glade": "area-glade-3", "forges": "area-forges-4"}
RYOKANS = {"yomi": "area-yomi-3", "stairs": "area-stairs-4", "forges": "area-forges-2"}
EVERYWHERE = [TEMPLES, ONSENS, FARMS, RYOKANS]


def forge(*tiles: str | None) -> SoloTable:
    """A table with buildings on display and a rock of onsens and temples."""
    table = SoloTable()
    table.market("building", *tiles)
    return table


def fill(table: SoloTable, *kinds: dict[str, str]) -> None:
    """The human's buildings take all spaces of these kinds."""
    for kind in kinds:
        for site in kind.values():
            table.building(site, "farm-1", owner=HUMAN)


def built(table: SoloTable) -> dict[str, str]:
    """The Tengu's buildings by their spaces."""
    return {
        site.id: table.tables.buildings[table.state.site_building[site.index]].id
        for site in table.tables.sites
        if table.state.site_owner[site.index] == TENGU
    }


def crystals(table: SoloTable) -> list[str]:
    return [table.tables.crystals[tile].id for tile in table.solo.tengu_crystals]


def kodamas(table: SoloTable) -> list[int]:
    return [table.kodama_of(TENGU, region) for region in REGIONS]


def lost(table: SoloTable) -> list[str]:
    """Why location actions were lost."""
    return [str(fact["why"]).removeprefix("condition:") for fact in table.told("tengu_action_lost")]


# -- crystals


@pytest.mark.rule("B-TENGU-ACT-7")
@pytest.mark.parametrize(("roll", "space"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4)])
def test_a_card_with_a_crystal_takes_a_random_one_free(roll: int, space: int) -> None:
    tiles = ("dream-vp", "memory-build", "ingenuity-any", "dream-draw")
    table = SoloTable()
    table.market("crystal", *tiles)
    table.give(TENGU, wood=2, jade=1)
    table.will(roll)
    before = table.solo.clone()
    table.tengu_acts(CRYSTAL_CARD, "forges")
    assert crystals(table) == [tiles[space - 1]]
    assert table.state.markets[CRYSTAL][space - 1] == NONE
    assert table.changed_since(before) == {"markets", "tengu_crystals"}


@pytest.mark.rule("B-TENGU-ACT-7")
def test_the_tengus_crystals_have_no_slots_and_no_limit() -> None:
    """A player board has eight slots, two of them for Memory Crystals."""
    table = SoloTable()
    table.tengu_crystals(*["memory-build"] * 9)
    table.market("crystal", "memory-soul")
    table.will(1)
    before = table.solo.clone()
    table.tengu_acts(CRYSTAL_CARD, "forges")
    assert crystals(table) == ["memory-build"] * 9 + ["memory-soul"]
    assert table.changed_since(before) == {"markets", "tengu_crystals"}  # nor does a Pilgrim wake


@pytest.mark.rule("B-TENGU-ACT-7", "B-TENGU-ACT-9")
def test_the_tengus_memory_crystals_pay_nothing() -> None:
    table = forge("temple-1")
    table.tengu_crystals("memory-build", "memory-crystal")
    table.market("crystal", "dream-vp")
    table.will(1)
    table.tengu_acts(BUILDING_CARD, "forges")
    table.tengu_acts(CRYSTAL_CARD, "forges")
    assert (len(built(table)), len(crystals(table)), table.score(TENGU)) == (1, 3, 0)


# -- which building


@pytest.mark.rule("B-TENGU-ACT-8")
@pytest.mark.parametrize(
    ("tiles", "taken"),
    [
        (("farm-1", "ryokan-1", "farm-2", "temple-3"), "temple-3"),
        (("farm-1", "onsen-4", "temple-1", "onsen-2"), "onsen-4"),
        (("temple-6", "farm-1", "temple-1", "onsen-2"), "temple-6"),
        ((None, None, "temple-2", "onsen-1"), "temple-2"),
    ],
)
def test_a_card_with_a_building_takes_the_innermost_favourite(
    tiles: tuple[str | None, ...], taken: str
) -> None:
    table = forge(*tiles)
    table.will(1)  # a roll would take the first
    table.tengu_acts(BUILDING_CARD, "forges")
    assert list(built(table).values()) == [taken]
    assert table.state.markets[BUILDING][tiles.index(taken)] == NONE
    assert table.told("tengu_tile_rolled") == []


@pytest.mark.rule("B-TENGU-ACT-8")
def test_a_favourite_without_a_legal_space_is_passed_over() -> None:
    table = forge("temple-1", "farm-1", "onsen-1")
    fill(table, TEMPLES)
    table.tengu_acts(BUILDING_CARD, "forges")
    assert list(built(table).values()) == ["onsen-1"]


@pytest.mark.rule("B-TENGU-ACT-8")
@pytest.mark.parametrize(("roll", "taken"), [(1, "farm-1"), (3, "ryokan-2"), (5, "farm-3")])
@pytest.mark.parametrize("why", ["no favourite", "no place for it", "no rock of buildings"])
def test_with_no_favourite_to_place_a_random_building_is_taken(
    roll: int, taken: str, why: str
) -> None:
    table = forge("farm-1", "ryokan-2", "farm-3", "ryokan-4")
    if why == "no place for it":
        table.market("building", "farm-1", "ryokan-2", "farm-3", "temple-1")
        fill(table, TEMPLES)
    elif why == "no rock of buildings":
        table.market("building", "farm-1", "ryokan-2", "farm-3", "temple-1")
        table.tengu_rocks("rock-kappa", "rock-ara")
    table.will(roll)
    table.tengu_acts(BUILDING_CARD, "forges")
    assert list(built(table).values()) == [taken]


@pytest.mark.rule("B-TENGU-ACT-8")
@pytest.mark.parametrize("roll", [1, 3, 6])
def test_the_random_building_is_one_that_can_be_legally_placed(roll: int) -> None:
    table = forge("farm-1", "ryokan-2", "farm-3", "farm-4")
    fill(table, FARMS)
    table.will(roll)
    table.tengu_acts(BUILDING_CARD, "forges")
    assert list(built(table).values()) == ["ryokan-2"]
    assert table.state.markets[BUILDING][0] == table.tile("building", "farm-1")


@pytest.mark.rule("B-TENGU-ACT-8")
@pytest.mark.parametrize("card", ["tengu-favourite-1", "tengu-favourite-2"])
def test_with_a_rock_of_buildings_a_favourite_card_takes_a_building(card: str) -> None:
    table = forge("farm-1", "onsen-1")
    table.market("crystal", "dream-vp")
    table.tengu_acts(card, "forges")
    assert (list(built(table).values()), crystals(table)) == (["onsen-1"], [])


# -- how it is constructed


@pytest.mark.rule("B-TENGU-ACT-9")
@pytest.mark.parametrize(
    ("tile", "human", "site", "region"),
    [
        ("temple-1", {}, "area-glade-2", "glade"),  # none behind: first prizes 4, 5, 6
        ("onsen-1", {}, "area-forges-3", "forges"),  # and 4, 6, 7
        ("temple-1", {"yomi": 2}, "area-yomi-4", "yomi"),
        ("temple-1", {"yomi": 4, "stairs": 3}, "area-stairs-3", "stairs"),
        ("temple-1", {"yomi": 3, "stairs": 3}, "area-stairs-3", "stairs"),  # 5 beats 4
        # The nearest Kodamas do not count where a temple has no space.
        ("temple-1", {"forges": 2, "home": 2, "yomi": 4}, "area-yomi-4", "yomi"),
        ("onsen-1", {"stairs": 2, "home": 2, "glade": 5}, "area-glade-4", "glade"),
    ],
)
def test_a_building_goes_to_the_most_competitive_kodama_among_regions_with_a_legal_space(
    tile: str, human: dict[str, int], site: str, region: str
) -> None:
    table = forge(tile)
    for track, space in human.items():
        table.kodama(HUMAN, track, space)
    table.tengu_acts(BUILDING_CARD, "forges")
    assert built(table) == {site: tile}
    assert kodamas(table) == [2 if name == region else 1 for name in REGIONS]


@pytest.mark.rule("B-TENGU-ACT-9")
def test_a_taken_space_is_no_legal_one() -> None:
    table = forge("temple-1")
    table.kodama(HUMAN, "yomi", 2)
    table.kodama(HUMAN, "stairs", 5)
    table.building(TEMPLES["yomi"], "temple-2", owner=HUMAN)
    table.tengu_acts(BUILDING_CARD, "forges")
    assert built(table) == {TEMPLES["stairs"]: "temple-1"}
    assert kodamas(table) == [1, 2, 1, 1, 1]


@pytest.mark.rule("B-TENGU-ACT-9")
@pytest.mark.parametrize("tile", ["temple-1", "temple-2"])  # a step and an Amulet, two steps
def test_nothing_is_paid_bonuses_are_ignored_and_the_kodama_moves_exactly_one(tile: str) -> None:
    table = forge(tile)
    table.give(TENGU, wood=3, stone=3)
    table.kodama(HUMAN, "glade", 5)
    before = table.solo.clone()
    table.tengu_acts(BUILDING_CARD, "forges")
    assert kodamas(table) == [1, 1, 1, 2, 1]
    laid = {"markets", "site_building", "site_owner", "built_this_turn", "counters_used"}
    assert table.changed_since(before) == laid | {"kodama"}


@pytest.mark.rule("B-TENGU-ACT-9")
def test_each_building_takes_the_leftmost_building_counter_left() -> None:
    table = forge("temple-1", "temple-2", "onsen-1", "onsen-2")
    for used in (1, 2, 3, 4):
        table.tengu_acts(BUILDING_CARD, "forges")
        assert table.state.counters_used == [0, used]
        assert len(built(table)) == used
    table.ascend()
    assert table.tengu_points()["fate"] == 1 + 1 + 1 + 2


@pytest.mark.rule("B-TENGU-ACT-9")
def test_a_building_is_constructed_even_if_the_kodama_there_cannot_move() -> None:
    """BR-137."""
    table = forge("temple-1")
    table.kodama(HUMAN, "stairs", 7)
    table.kodama(TENGU, "stairs", 6)
    table.kodama(HUMAN, "yomi", 5)
    table.tengu_acts(BUILDING_CARD, "forges")
    assert built(table) == {TEMPLES["stairs"]: "temple-1"}
    assert kodamas(table) == [1, 6, 1, 1, 1]


# -- neither is shown


@pytest.mark.rule("B-TENGU-ACT-10")
@pytest.mark.parametrize("card", [STAIRS_CARD, "tengu-glade-1", "tengu-yomi-mitama"])
def test_a_card_with_neither_constructs_a_favourite_building_if_it_can(card: str) -> None:
    table = forge("farm-1", "onsen-1")
    table.market("crystal", "dream-vp")
    table.tengu_acts(card, "forges")
    assert (list(built(table).values()), crystals(table)) == (["onsen-1"], [])


@pytest.mark.rule("B-TENGU-ACT-10")
@pytest.mark.parametrize(
    "why", ["no favourite", "no place for it", "no rock of buildings", "no counter"]
)
def test_a_card_with_neither_takes_a_crystal_otherwise(why: str) -> None:
    """BR-133, BR-135: a building that is no favourite is not constructed in its place."""
    table = forge("farm-1", "ryokan-1" if why == "no favourite" else "temple-1")
    if why == "no place for it":
        fill(table, TEMPLES)
    elif why == "no rock of buildings":
        table.tengu_rocks("rock-kappa", "rock-ara")
    elif why == "no counter":
        table.state.counters_used[TENGU] = 6
    table.market("crystal", "dream-vp", "dream-draw")
    table.will(3)
    table.tengu_acts(STAIRS_CARD, "forges")
    assert (built(table), crystals(table)) == ({}, ["dream-draw"])


@pytest.mark.rule("B-TENGU-ACT-10")
def test_in_the_forges_a_favourite_card_shows_neither_without_a_rock_of_buildings() -> None:
    table = forge("farm-1", "temple-1")
    table.tengu_rocks("rock-kappa", "rock-ara")
    table.market("crystal", "dream-vp")
    table.will(1)
    table.tengu_acts("tengu-favourite-1", "forges")
    assert (built(table), crystals(table)) == ({}, ["dream-vp"])


@pytest.mark.rule("B-TENGU-ACT-10")
@pytest.mark.parametrize("favourite", [True, False])
def test_through_row_i_a_die_in_the_forges_acts_without_what_the_card_shows(
    favourite: bool,
) -> None:
    """BR-132."""
    table = forge("onsen-1" if favourite else "farm-1")
    table.market("crystal", "dream-vp")
    table.open_cards(STAIRS_CARD, "tengu-glade-1", "tengu-glade-2")
    table.die(HUMAN, 1, 1, "stairs")
    table.tengu_dice("unlocked", "home-2", "hill:glade")
    table.kodama(HUMAN, "forges", 3)
    table.will(5, 5, 1)
    table.tengu_turn()
    assert table.row_taken == "i"
    assert built(table) == ({ONSENS["forges"]: "onsen-1"} if favourite else {})
    assert crystals(table) == ([] if favourite else ["dream-vp"])
    assert table.kodama_of(TENGU, "forges") == (3 if favourite else 2)


# -- property


@pytest.mark.rule("B-TENGU-ACT-11")
@pytest.mark.parametrize("tile", ["farm-1", "farm-3", "farm-5"])  # 1 VP; or, and an Amulet
def test_the_tengu_gains_one_point_when_the_human_uses_its_building(tile: str) -> None:
    table = SoloTable()
    table.building("area-stairs-2", tile, owner=TENGU)
    table.state.passed = 1 << TENGU
    table.visit(HUMAN, 3, "stairs")
    table.play("building area-stairs-2")
    while table.asked[1] not in ("turn", "region_action"):
        assert table.asked[0] == HUMAN and table.asked[1] != "property_bonus"
        table.play(table.actions[0])
    assert table.tengu_points() == {"property": 1}
    assert (table.score(TENGU), table.amulets_of(TENGU)) == (1, [0, 0, 0])
    assert sum(table.goods(HUMAN).values()) == 1


@pytest.mark.rule("B-TENGU-ACT-11", "B-SUMMER-28")
def test_the_tengus_point_comes_right_after_the_action_of_its_building() -> None:
    table = SoloTable()
    table.building("area-stairs-2", "farm-5", owner=TENGU)  # 1 any resource
    table.state.passed = 1 << TENGU
    table.visit(HUMAN, 3, "stairs")
    table.play("building area-stairs-2")
    assert (table.asked, table.score(TENGU)) == ((HUMAN, "take_resource"), 0)
    table.play("take jade")
    assert (table.asked, table.score(TENGU)) == ((HUMAN, "region_action"), 1)


@pytest.mark.rule("B-TENGU-ACT-11")
@pytest.mark.parametrize("owner", [HUMAN, None])
def test_the_tengu_gains_nothing_from_buildings_that_are_not_its_own(owner: int | None) -> None:
    table = SoloTable()
    site, tile = ("area-stairs-1", "ancient-4") if owner is None else ("area-stairs-2", "farm-5")
    table.building(site, tile, owner=owner)
    table.state.passed = 1 << TENGU
    table.visit(HUMAN, 3, "stairs")
    table.play(f"building {site}", "take wood")
    assert (table.goods(HUMAN), table.score(TENGU)) == ({"wood": 1}, 0)


# -- lost actions


@pytest.mark.rule("B-TENGU-ACT-13")
@pytest.mark.parametrize(
    ("card", "region"),
    [
        ("tengu-yomi-dragonfly", "yomi"),
        ("tengu-yomi-mitama", "yomi"),
        (CRYSTAL_CARD, "forges"),
        (BUILDING_CARD, "forges"),
        ("tengu-favourite-1", "forges"),
        (STAIRS_CARD, "yomi"),
        (STAIRS_CARD, "forges"),
    ],
)
def test_with_an_empty_display_the_action_is_lost(card: str, region: str) -> None:
    table = SoloTable()
    table.give(TENGU, wood=1)
    table.dragonflies(TENGU, "dragonfly-vp")
    before = table.solo.clone()
    table.tengu_acts(card, region)
    assert table.changed_since(before) == set()
    assert len(lost(table)) == 1


@pytest.mark.rule("B-TENGU-ACT-13")
def test_without_a_building_counter_the_action_is_lost() -> None:
    """BR-135: no crystal is taken in its place."""
    table = forge("temple-1", "farm-1")
    table.market("crystal", "dream-vp")
    table.state.counters_used[TENGU] = 5
    table.tengu_acts(BUILDING_CARD, "forges")
    assert table.state.counters_used[TENGU] == 6
    before = table.solo.clone()
    table.tengu_acts(BUILDING_CARD, "forges")
    assert table.changed_since(before) == set()
    assert lost(table) == ["no_counter"]


@pytest.mark.rule("B-TENGU-ACT-13")
def test_with_no_building_that_can_be_legally_placed_the_action_is_lost() -> None:
    table = forge("temple-1", "onsen-1", "farm-1", "ryokan-1")
    table.market("crystal", "dream-vp")
    fill(table, *EVERYWHERE)
    before = table.solo.clone()
    table.tengu_acts(BUILDING_CARD, "forges")
    assert table.changed_since(before) == set()
    assert lost(table) == ["no_legal_building"]
