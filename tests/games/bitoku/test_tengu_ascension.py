"""The Ascension against the Tengu (B-TENGU-ASCEND). The Kodamas: test_tengu_treasures.py."""

from collections.abc import Callable

import pytest

from mori.core.result import Result
from mori.games.bitoku.table.points import CATEGORIES
from mori.games.bitoku.table.state import HUMAN, TENGU
from tests.games.bitoku.solo_table import SoloTable

# With all Kodamas on the first space the neutral ones are first everywhere, the Tengu is second.
LAKE = 2 + 3 + 3 + 4 + 3
LAKE_OF_HUMAN = 0 + 0 + 1 + 2 + 1
SITES = ["area-yomi-2", "area-yomi-3", "area-yomi-4", "area-stairs-2", "area-stairs-3"]
SITES += ["area-stairs-4"]
TYPES = ["makoto", "chuugi", "yu", "jin", "rei", "gi", "meiyo"]


def finished(table: SoloTable) -> Result:
    table.ascend()
    result = table.game.result
    assert result is not None
    return result


def points(table: SoloTable) -> dict[str, int]:
    """What the Tengu scores beside the Lake Treasures, the human being first in turn order."""
    table.order(HUMAN, TENGU)
    result = finished(table)
    account = table.tengu_points()
    assert result.opponents[0].score == table.score(TENGU) == sum(account.values())
    assert account.pop("lake_treasures") == LAKE
    return account


def human_account(table: SoloTable) -> dict[str, int]:
    account = {category: table.tally(HUMAN, category) for category in CATEGORIES}
    return {category: points for category, points in account.items() if points}


# -- the course


def rich_human(table: SoloTable) -> None:
    """A human who scores in every step of the Ascension."""
    table.crystal(HUMAN, "slot-dream-1", "dream-vp")
    table.bitoku_path(HUMAN, "makoto", "yu", completed=1)
    table.rocks(HUMAN, "rock-kappa")
    table.rock_pilgrims(HUMAN, 1)
    table.deck(HUMAN, "start-kappa", "yama-uba-1", "nezumi-1")
    table.give(HUMAN, wood=2)
    table.mitamas(HUMAN, "ara", "ara")
    table.visions(HUMAN, "vision-02", "vision-28")
    table.building("area-yomi-2", "onsen-1", owner=HUMAN)


@pytest.mark.rule("B-TENGU-ASCEND-1")
def test_the_human_scores_all_steps_as_always_but_for_the_kodamas() -> None:
    table = SoloTable()
    rich_human(table)
    table.order(HUMAN, TENGU)
    table.ascend()
    assert human_account(table) == {
        "effects": 1,  # the Dream Crystal, once more
        "first_player": 3,
        "bitoku_types": 2,
        "lake_treasures": LAKE_OF_HUMAN,
        "rocks": 2,
        "guardians": (3 + 2 + 1 + 2) // 4,
        "visions": 4,
        "failed_visions": -2,
        "fate": 1 + 1,
    }
    assert table.score(HUMAN) == sum(human_account(table).values())
    assert table.tengu_points() == {"lake_treasures": LAKE}


@pytest.mark.rule("B-TENGU-ASCEND-1")
@pytest.mark.parametrize("first", [HUMAN, TENGU])
def test_the_human_scores_first_and_then_the_tengu_its_own_items(first: int) -> None:
    table = SoloTable(tengu_lead_pays=True)
    rich_human(table)
    table.order(first, HUMAN + TENGU - first)
    table.building("area-yomi-3", "ryokan-1", owner=TENGU)
    table.tengu_pile("start-kappa")
    table.give(TENGU, jade=1)
    table.tengu_crystals("dream-vp")
    table.bitoku_path(TENGU, "gi")
    table.kodama(TENGU, "yomi", 6)
    table.ascend()
    scored = [
        (str(fact["seat"]), str(fact["category"]).removeprefix("category:"))
        for fact in table.told("scored")
        if fact["category"] != "category:tengu_lead"  # the rules give its place to none
    ]
    items = ["fate", "tengu_favourites", "tengu_yokai", "tengu_resources", "tengu_crystals"]
    items += ["bitoku_types", "lake_treasures"]
    if first == TENGU:
        items.append("first_player")
    own = [category for seat, category in scored if seat == "side:tengu"]
    assert sorted(set(own)) == sorted(items)
    sides = [seat for seat, _ in scored]
    assert sides == sorted(sides)  # first seat:0, then side:tengu
    assert list(dict.fromkeys(own)) == items


# -- items of the Tengu


@pytest.mark.rule("B-TENGU-ASCEND-2")
@pytest.mark.parametrize(("buildings", "vp"), list(enumerate([0, 1, 2, 3, 5, 7, 10])))
def test_the_points_uncovered_by_building_counters_are_gained(buildings: int, vp: int) -> None:
    table = SoloTable()
    for site in SITES[:buildings]:
        table.building(site, "farm-1", owner=TENGU)
    table.building("area-glade-3", "farm-2", owner=HUMAN)  # its counter is the human's
    assert points(table).get("fate", 0) == vp


Change = Callable[[SoloTable], object]
FAVOURITES: list[tuple[tuple[str, str], Change, int]] = [
    (("rock-kappa", "rock-ara"), lambda t: t.tengu_pile("start-kappa", "kappa-1", "nezumi-1"), 2),
    (("rock-nezumi", "rock-ara"), lambda t: t.tengu_pile("start-kappa", "kappa-1", "nezumi-1"), 1),
    (("rock-kappa", "rock-ara"), lambda t: t.mitamas(TENGU, "ara", "ara", "kushi"), 2),
    (("rock-kappa", "rock-ara"), lambda t: t.pair(TENGU, "ara", "dragonfly-vp"), 1),
    (("rock-kappa", "rock-onsen-temple"), lambda t: t.mitamas(TENGU, "ara"), 0),
    (("rock-kappa", "rock-ara"), lambda t: t.mitamas(HUMAN, "ara"), 0),
    (("rock-kappa", "rock-ara"), lambda t: t.deck(HUMAN, "kappa-1"), 0),
    (("rock-kappa", "rock-farm-onsen"), lambda t: t.building(SITES[0], "onsen-1", owner=TENGU), 1),
    (("rock-kappa", "rock-farm-onsen"), lambda t: t.building(SITES[3], "farm-1", owner=TENGU), 1),
    (("rock-kappa", "rock-farm-onsen"), lambda t: t.building(SITES[1], "ryokan-1", owner=TENGU), 0),
    (("rock-kappa", "rock-farm-onsen"), lambda t: t.building(SITES[0], "onsen-1", owner=HUMAN), 0),
    (("rock-kappa", "rock-farm-onsen"), lambda t: t.building("area-yomi-1", "ancient-1"), 0),
    (("rock-kappa", "rock-ara"), lambda t: t.building(SITES[0], "onsen-1", owner=TENGU), 0),
]


@pytest.mark.rule("B-TENGU-ASCEND-3")
@pytest.mark.parametrize(("rocks", "change", "count"), FAVOURITES)
def test_each_card_building_and_mitama_of_a_type_on_its_rocks_gives_three(
    rocks: tuple[str, str], change: Change, count: int
) -> None:
    table = SoloTable()
    table.tengu_rocks(*rocks)
    change(table)
    assert points(table).get("tengu_favourites", 0) == 3 * count


@pytest.mark.rule("B-TENGU-ASCEND-3")
def test_favourites_of_both_rocks_are_added_up() -> None:
    table = SoloTable()
    table.tengu_rocks("rock-ryokan-temple", "rock-kitsune")
    table.tengu_pile("start-kitsune", "kitsune-4", "kappa-1")
    table.building("area-yomi-3", "ryokan-1", owner=TENGU)
    table.building("area-yomi-4", "temple-1", owner=TENGU)
    table.building("area-yomi-2", "onsen-1", owner=TENGU)
    table.mitamas(TENGU, "ara")
    assert points(table)["tengu_favourites"] == 3 * 4


@pytest.mark.rule("B-TENGU-ASCEND-3")
@pytest.mark.parametrize(
    ("rocks", "count"),
    [
        (("rock-kappa", "rock-ara"), 2 + 3),
        (("rock-kitsune", "rock-kushi"), 2 + 3),
        (("rock-kappa", "rock-onsen-temple"), 2),  # no rock of Mitamas
    ],
)
def test_with_the_option_yama_uba_and_shinigami_are_wild_for_a_rock_of_their_class(
    rocks: tuple[str, str], count: int
) -> None:
    """BR-114 and the option tengu_wild_favourites."""
    table = SoloTable(tengu_wild_favourites=True)
    table.tengu_rocks(*rocks)
    table.tengu_pile("yama-uba-1", "yama-uba-3", "imomushi-1")
    table.mitamas(TENGU, "shinigami-movement", "shinigami-kodama", "saki")
    table.pair(TENGU, "shinigami-resource", "dragonfly-vp")
    assert points(table)["tengu_favourites"] == 3 * count


@pytest.mark.rule("B-TENGU-ASCEND-3")
def test_wild_types_are_no_favourites() -> None:
    """BR-114."""
    table = SoloTable()
    table.tengu_rocks("rock-kappa", "rock-ara")
    table.tengu_pile("yama-uba-1", "kappa-1")
    table.mitamas(TENGU, "shinigami-movement", "ara")
    assert points(table)["tengu_favourites"] == 3 * 2


@pytest.mark.rule("B-TENGU-ASCEND-4")
@pytest.mark.parametrize(
    ("pile", "vp"),
    [
        ([], 0),
        (["start-imomushi"], 3),
        (["start-imomushi", "start-nezumi", "start-kitsune", "start-shin-ookami"], 12),
        (["kitsune-1"], 6),
        (["start-imomushi", "kitsune-1", "shin-ookami-5", "nezumi-2"], 3 + 18),
    ],
)
def test_starting_yokai_cards_give_three_and_others_six(pile: list[str], vp: int) -> None:
    table = SoloTable()
    table.tengu_pile(*pile)
    assert points(table) == ({"tengu_yokai": vp} if vp else {})


@pytest.mark.rule("B-TENGU-ASCEND-4")
def test_favourite_yokai_cards_are_counted_here_as_well() -> None:
    table = SoloTable()  # a rock of Kappas
    table.tengu_pile("start-kappa", "kappa-1", "yama-uba-1")
    assert points(table) == {"tengu_favourites": 3 * 2, "tengu_yokai": 3 + 6 + 6}


@pytest.mark.rule("B-TENGU-ASCEND-5")
@pytest.mark.parametrize(
    ("goods", "vp"),
    [({}, 0), ({"wood": 1}, 1), ({"wood": 2, "stone": 3, "jade": 1, "sake": 4}, 10)],
)
def test_each_resource_gives_one(goods: dict[str, int], vp: int) -> None:
    table = SoloTable()
    table.give(TENGU, **goods)
    table.give(HUMAN, jade=5)
    assert points(table) == ({"tengu_resources": vp} if vp else {})


@pytest.mark.rule("B-TENGU-ASCEND-6")
@pytest.mark.parametrize("count", [0, 1, 4, 10])
def test_each_crystal_gives_two(count: int) -> None:
    table = SoloTable()
    tiles = ["dream-jade", "memory-build", "ingenuity-any", "memory-soul", "dream-draw"] * 2
    table.tengu_crystals(*tiles[:count])
    table.crystal(HUMAN, "slot-memory-1", "memory-rock")
    assert points(table) == ({"tengu_crystals": 2 * count} if count else {})


@pytest.mark.rule("B-TENGU-ASCEND-7")
@pytest.mark.parametrize(("count", "vp"), list(enumerate([0, 1, 2, 4, 7, 11, 16, 22])))
def test_its_different_bitoku_types_score_as_the_humans_do(count: int, vp: int) -> None:
    table = SoloTable()
    table.bitoku_path(TENGU, *TYPES[:count], *TYPES[:count], completed=count // 2)
    assert points(table) == ({"bitoku_types": vp} if vp else {})


# -- the rest


@pytest.mark.rule("B-TENGU-ASCEND-9")
@pytest.mark.parametrize(("first", "human", "tengu"), [(TENGU, 0, 3), (HUMAN, 3, 0)])
def test_only_the_first_in_turn_order_gains_three(first: int, human: int, tengu: int) -> None:
    table = SoloTable()
    table.order(first, HUMAN + TENGU - first)
    table.ascend()
    assert table.tally(HUMAN, "first_player") == human
    assert table.tengu_points().get("first_player", 0) == tengu
    assert table.score(TENGU) == LAKE + tengu


@pytest.mark.rule("B-TENGU-ASCEND-10")
def test_the_tengu_scores_nothing_for_its_dice() -> None:
    table = SoloTable()
    table.tengu_dice("locked", "unlocked", "hill:glade")
    table.give(TENGU, wood=3)  # with 2 + 3 + 4 they would be worth 3 to a player
    assert points(table) == {"tengu_resources": 3}


@pytest.mark.rule("B-TENGU-ASCEND-10")
def test_the_tengu_has_no_step_of_dream_crystals_and_no_visions() -> None:
    """BR-147: the points of its crystals belong to Spring."""
    table = SoloTable()
    table.tengu_crystals("dream-vp", "dream-any", "dream-movement", "dream-kodama", "dream-sake")
    table.vision_deck("vision-01", "vision-02")
    table.bitoku_path(TENGU, "gi")
    before = table.solo.clone()
    assert points(table) == {"tengu_crystals": 10, "bitoku_types": 1}
    changed = {"scores", "tally", "tengu_tally", "order", "round", "phase", "is_over"}
    assert table.changed_since(before) <= changed | {"vision_items"}
    assert table.told("tengu_movement") == []
    assert table.game.answers == []


@pytest.mark.rule("B-TENGU-ASCEND-11", "B-END-5")
@pytest.mark.parametrize(
    ("lead", "winners", "places"), [(1, [HUMAN], [1]), (0, [], [2]), (-1, [], [2])]
)
def test_the_human_wins_only_with_strictly_more_points(
    lead: int, winners: list[int], places: list[int]
) -> None:
    """A tie is lost, though the human has completed more Visions and is first in turn order."""
    table = SoloTable()
    table.order(HUMAN, TENGU)
    table.visions(HUMAN, "vision-02")  # 4 VP
    table.mitamas(HUMAN, "ara", "ara")
    table.give(HUMAN, wood=2)
    ascension = 3 + LAKE_OF_HUMAN + (6 + 2) // 4 + 4
    table.state.scores[HUMAN] = 100 + lead - ascension
    table.state.scores[TENGU] = 100 - LAKE
    result = finished(table)
    assert (result.scores, result.opponents[0].score) == ([100 + lead], 100)
    assert (result.winners, result.places) == (winners, places)
    assert result.opponents[0].is_beaten == (lead > 0)
    assert "B-END-5" in result.rules


# -- all together


@pytest.mark.rule("B-TENGU-ASCEND-1", "B-TENGU-ASCEND-11")
def test_the_tengus_account_adds_up_to_its_score() -> None:
    table = SoloTable(tengu_lead_pays=True, tengu_wild_favourites=True)
    table.tengu_rocks("rock-kappa", "rock-ara")
    table.tengu_pile("start-kappa", "start-nezumi", "kappa-2", "kitsune-1", "yama-uba-1")
    table.pair(TENGU, "shinigami-movement", "dragonfly-vp")
    table.tengu_crystals("dream-vp", "memory-soul")
    table.give(TENGU, wood=2, sake=1)
    # The human uses the Tengu's farm.
    table.building("area-stairs-2", "farm-1", owner=TENGU)
    table.state.passed = 1 << TENGU
    table.visit(HUMAN, 6, "stairs")
    table.play("building area-stairs-2")
    # The Tengu takes an Ara, completes three Bitoku cards, sees a light and visits the Home.
    table.market("mitama", "nigi", "nigi", "nigi", "ara")
    table.tengu_acts("tengu-yomi-mitama", "yomi")
    table.bitoku_path(TENGU, "yu", "gi", "yu")
    table.walker(TENGU, "right-2")
    table.tengu_moves(4)
    table.open_cards("tengu-stairs-1", "tengu-glade-1", "tengu-glade-2")
    table.tengu_dice("unlocked", "hill:glade", "hill:glade")
    table.will(5, 5)
    table.tengu_turn()
    assert table.row_taken == "f"
    for region, human, tengu in (("yomi", 6, 6), ("stairs", 5, 4), ("glade", 4, 4)):
        table.kodama(HUMAN, region, human)
        table.kodama(TENGU, region, tengu)
    table.kodama(HUMAN, "forges", 7)
    opponent = finished(table).opponents[0]
    assert {item.category: item.points for item in opponent.items} == {
        "bitoku_cards": 2 + 3 + 2,
        "mitama_spaces": 5,
        "paths": 2 * 4,
        "tengu_home": 3 + 2,
        "property": 1,
        "fate": 1,
        "tengu_favourites": 3 * (2 + 1 + 1 + 1),  # Kappas, Yama-uba, Ara, Shinigami
        "tengu_yokai": 3 + 3 + 6 + 6 + 6,
        "tengu_resources": 3,
        "tengu_crystals": 2 * 2,
        "bitoku_types": 2,
        "lake_treasures": 4 + 1 + 3 + 6 + 1,
        "first_player": 3,
        "tengu_lead": 3,  # the Home
    }
    assert opponent.score == sum(item.points for item in opponent.items) == table.score(TENGU) == 96
    assert table.tally(HUMAN, "lake_treasures") == 2 + 5 + 1 + 3 + 7
    assert all(item.rules for item in opponent.items)
