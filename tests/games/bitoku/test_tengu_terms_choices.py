"""Which Kodama and which resource the solo rules mean (B-TENGU-TERM-8, -9)."""

import pytest

from mori.games.bitoku.table.state import HUMAN, TENGU
from tests.games.bitoku.solo_table import SoloTable

# The first prizes of the table: Yomi 4, Stairs 5, Home 6, Glade 6, Forges 7.
REGIONS = ["yomi", "stairs", "home", "glade", "forges"]


def kodamas(table: SoloTable, human: dict[str, int], tengu: dict[str, int]) -> None:
    for owner, spaces in ((HUMAN, human), (TENGU, tengu)):
        for region, space in spaces.items():
            table.kodama(owner, region, space)


def moved(table: SoloTable, before: dict[str, int]) -> list[str]:
    """The regions whose Tengu Kodama has gone one step on."""
    after = {region: table.kodama_of(TENGU, region) for region in REGIONS}
    assert all(after[region] - before.get(region, 1) in (0, 1) for region in REGIONS)
    return [region for region in REGIONS if after[region] != before.get(region, 1)]


# -- the most competitive Kodama


@pytest.mark.rule("B-TENGU-TERM-8")
@pytest.mark.parametrize(
    ("human", "tengu", "region"),
    [
        # behind, with the fewest steps to draw level
        ({"yomi": 4, "stairs": 3, "forges": 5}, {}, "stairs"),
        ({"yomi": 2, "forges": 7}, {}, "yomi"),
        ({"yomi": 6, "home": 3, "forges": 4}, {"yomi": 5}, "yomi"),
        # equally far behind: the highest first prize
        ({"yomi": 3, "stairs": 3, "home": 4}, {}, "stairs"),
        ({"yomi": 3, "glade": 5, "forges": 4}, {"yomi": 1, "glade": 3, "forges": 2}, "forges"),
        # ... and of equal prizes the one farthest left
        ({"home": 3, "glade": 3}, {}, "home"),
        ({"home": 7, "glade": 3}, {}, "glade"),
        # none behind, level or ahead: the highest first prize of all
        ({}, {}, "forges"),
        ({"yomi": 2, "home": 3}, {"yomi": 2, "home": 5, "forges": 6}, "forges"),
        # one that is behind goes before a higher prize
        ({"yomi": 7}, {}, "yomi"),
        ({"yomi": 4, "forges": 2}, {"forges": 2}, "yomi"),
    ],
)
def test_the_most_competitive_kodama_is_the_nearest_behind_the_humans_then_by_prize(
    human: dict[str, int], tengu: dict[str, int], region: str
) -> None:
    table = SoloTable()
    kodamas(table, human, tengu)
    table.tengu_acts("tengu-glade-1", "glade")
    assert moved(table, tengu) == [region]


@pytest.mark.rule("B-TENGU-TERM-8")
def test_of_equal_first_prizes_the_one_farthest_left_is_the_most_competitive() -> None:
    table = SoloTable()
    table.state.treasures = [3, 0, 2, 1, 1]  # first prizes 6, 4, 6, 5, 5
    table.tengu_acts("tengu-glade-1", "glade")
    assert moved(table, {}) == ["yomi"]


@pytest.mark.rule("B-TENGU-TERM-8")
@pytest.mark.parametrize(
    ("human", "tengu", "region"),
    [
        ({"stairs": 3}, {"yomi": 3}, "stairs"),  # one step behind the neutral Kodama in Yomi
        ({}, {"yomi": 3}, "forges"),
        ({"yomi": 3, "stairs": 2}, {"yomi": 2, "forges": 3}, "stairs"),
    ],
)
def test_neutral_kodamas_do_not_matter_for_the_most_competitive_one(
    human: dict[str, int], tengu: dict[str, int], region: str
) -> None:
    table = SoloTable()
    assert table.tables.neutral_kodamas and table.tables.kodama_marked == 4
    kodamas(table, human, tengu)
    table.tengu_acts("tengu-glade-1", "glade")
    assert moved(table, tengu) == [region]


@pytest.mark.rule("B-TENGU-TERM-8")
@pytest.mark.parametrize(
    ("human", "region"),
    [
        ({"yomi": 2, "home": 2, "stairs": 6, "glade": 4}, "glade"),  # no farm can be in Yomi
        ({"yomi": 2, "home": 2}, "forges"),
    ],
)
def test_for_a_building_the_regions_with_a_legal_space_are_compared(
    human: dict[str, int], region: str
) -> None:
    table = SoloTable()
    kodamas(table, human, {})
    table.market("building", "farm-1")
    table.will(1)
    table.tengu_acts("tengu-forges-building", "forges")
    assert moved(table, {}) == [region]
    (laid,) = table.told("building_laid")
    assert str(laid["site"]).startswith(f"site:area-{region}")


@pytest.mark.rule("B-TENGU-TERM-8")
@pytest.mark.parametrize(
    ("human", "region"),
    [
        ({"home": 2, "stairs": 2, "yomi": 5, "glade": 4}, "glade"),  # the Stairs are full
        ({"home": 2, "stairs": 2}, "forges"),
    ],
)
def test_for_row_i_the_river_regions_with_room_are_compared(
    human: dict[str, int], region: str
) -> None:
    table = SoloTable()
    kodamas(table, human, {})
    table.tengu_dice("unlocked", "home-2", "hill:glade")
    table.die(HUMAN, 1, 2, "stairs")
    table.tengu_turn_on("tengu-stairs-1")
    assert (table.row_taken, table.where(2)) == ("i", region)


# -- the Associated Resource


@pytest.mark.rule("B-TENGU-TERM-9")
@pytest.mark.parametrize(
    ("card", "resource"),
    [
        ("tengu-yomi-dragonfly", "jade"),
        ("tengu-yomi-mitama", "sake"),
        ("tengu-forges-crystal", "stone"),
        ("tengu-forges-building", "wood"),
        ("tengu-favourite-2", "sake"),
    ],
)
def test_the_associated_resource_is_the_one_the_active_card_shows(card: str, resource: str) -> None:
    owner, beggar = SoloTable(), SoloTable()
    owner.give(TENGU, wood=2, jade=2, stone=2, sake=2)
    owner.tengu_turn_on(card)
    assert owner.row_taken == "d"
    assert owner.goods(TENGU) == {"wood": 2, "stone": 2, "jade": 2, "sake": 2} | {resource: 1}
    beggar.give(TENGU, wood=2, jade=2, stone=2, sake=2)
    beggar.state.resources = [0 if n == 2 else n for n in beggar.state.resources]
    beggar.tengu_turn_on(card)
    assert beggar.skipped["d"] == "lacks_resource"
    assert (beggar.row_taken, beggar.goods(TENGU)) == ("g", {resource: 1})


@pytest.mark.rule("B-TENGU-TERM-9")
@pytest.mark.parametrize(
    ("card", "goods"),
    [("tengu-glade-1", {"wood": 1, "jade": 1}), ("tengu-glade-2", {"stone": 1, "sake": 1})],
)
def test_a_card_without_a_resource_costs_nothing(card: str, goods: dict[str, int]) -> None:
    table = SoloTable()
    table.tengu_turn_on(card)
    assert (table.row_taken, table.where(2)) == ("d", "unlocked")
    assert table.goods(TENGU) == goods
    assert table.told("paid") == []


@pytest.mark.rule("B-TENGU-TERM-9")
@pytest.mark.parametrize(
    ("held", "gained"),
    [
        ({}, "wood"),
        ({"wood": 1}, "jade"),
        ({"wood": 1, "jade": 1}, "stone"),
        ({"wood": 1, "jade": 1, "stone": 1}, "sake"),
        ({"wood": 1, "jade": 1, "stone": 1, "sake": 1}, "wood"),
        ({"wood": 2, "jade": 2, "stone": 2, "sake": 1}, "sake"),
        ({"wood": 3, "jade": 1, "stone": 2, "sake": 1}, "jade"),
        ({"wood": 3, "jade": 2, "stone": 1, "sake": 1}, "stone"),
    ],
)
@pytest.mark.parametrize("card", ["tengu-glade-1", "tengu-glade-2"])
def test_a_card_without_a_resource_gives_the_one_the_tengu_has_fewest_of(
    card: str, held: dict[str, int], gained: str
) -> None:
    table = SoloTable()
    table.give(HUMAN, wood=5)  # the human's goods do not count
    table.give(TENGU, **held)
    table.tengu_dice("home-2", "hill:yomi", "hill:glade")
    table.attitude(True)
    table.tengu_turn_on(card)
    assert table.row_taken == "j"
    assert table.goods(TENGU) == held | {gained: held.get(gained, 0) + 1}


@pytest.mark.rule("B-TENGU-TERM-9")
def test_a_card_with_a_resource_gives_that_one_however_many_the_tengu_has() -> None:
    table = SoloTable()
    table.give(TENGU, sake=4)
    table.tengu_dice("home-2", "hill:yomi", "hill:glade")
    table.attitude(True)
    table.tengu_turn_on("tengu-favourite-2")
    assert (table.row_taken, table.goods(TENGU)) == ("j", {"sake": 5})
