"""What the words of the solo rules mean: locations, favourites (B-TENGU-TERM-1 to -5)."""

from collections.abc import Iterator

import pytest

from mori.games.bitoku.table.state import HUMAN, TENGU
from tests.games.bitoku.solo_table import SoloTable
from tests.games.bitoku.table import rules_for

RIVER = ["yomi", "stairs", "glade", "forges"]
CARD_OF = {
    "yomi": "tengu-yomi-dragonfly",
    "stairs": "tengu-stairs-1",
    "glade": "tengu-glade-1",
    "forges": "tengu-forges-crystal",
}
MITAMA_ROCKS = ("rock-kappa", "rock-ara")
BUILDING_ROCKS = ("rock-kappa", "rock-onsen-temple")
# A card that no Hill card of these tests matches: it shows imomushi, nezumi, yu and meiyo.
NO_MATCH = "tengu-glade-2"


def crossing_table(where: str = "yomi") -> SoloTable:
    """The die of 2 is at a Crossing and the others are used up: row H follows, or row K."""
    table = SoloTable()
    table.tengu_dice(where, "home-2", "home-5")
    return table


# -- where a card sends it


@pytest.mark.rule("B-TENGU-TERM-1")
@pytest.mark.parametrize("region", RIVER)
def test_a_location_is_available_while_a_die_space_of_it_is_empty(region: str) -> None:
    table = SoloTable()
    table.tengu_dice("unlocked", "locked", "locked")
    for number, other in enumerate([r for r in RIVER if r != region], start=1):
        table.die(HUMAN, number, 6, other)
    table.tengu_turn_on(CARD_OF[region], 1)
    assert (table.row_taken, table.where(2)) == ("c", region)


@pytest.mark.rule("B-TENGU-TERM-1")
@pytest.mark.parametrize("region", RIVER)
@pytest.mark.parametrize("owner", [HUMAN, TENGU], ids=["human", "tengu"])
def test_a_location_whose_only_space_holds_a_die_of_either_side_is_not_available(
    region: str, owner: int
) -> None:
    table = SoloTable()
    table.tengu_dice("unlocked", "locked", region if owner == TENGU else "locked")
    table.die(HUMAN, 1, 1, region if owner == HUMAN else "locked")
    table.tengu_turn_on(CARD_OF[region], 1)
    assert table.skipped["c"] == "location_full"
    assert table.where(2) != region


@pytest.mark.rule("B-TENGU-TERM-1")
@pytest.mark.parametrize("place", ["hill:stairs", "home-1", "unlocked"])
def test_only_dice_that_stand_in_the_region_take_its_spaces(place: str) -> None:
    table = SoloTable()
    table.tengu_dice("unlocked", "locked", "locked")
    table.die(HUMAN, 1, 2, place)
    table.tengu_turn_on("tengu-stairs-1")
    assert (table.row_taken, table.where(2)) == ("c", "stairs")


@pytest.fixture
def two_spaces() -> Iterator[None]:
    """The Stairs with a second die space, as a pack might have them."""
    spaces = rules_for(1).tables.forest_spaces
    spaces[1] = 2
    yield
    spaces[1] = 1


@pytest.mark.rule("B-TENGU-TERM-1")
@pytest.mark.parametrize(("dice", "is_available"), [(1, True), (2, False)])
def test_a_location_of_several_spaces_is_available_until_all_are_taken(
    two_spaces: None, dice: int, is_available: bool
) -> None:
    table = SoloTable()
    table.tengu_dice("unlocked", "locked", "locked")
    for number in range(1, dice + 1):
        table.die(HUMAN, number, 2, "stairs")
    table.tengu_turn_on("tengu-stairs-1")
    assert (table.where(2) == "stairs") == is_available
    assert (table.skipped.get("c") == "location_full") != is_available


@pytest.mark.rule("B-TENGU-TERM-2")
@pytest.mark.parametrize(
    ("card", "region", "gained"),
    [
        ("tengu-yomi-mitama", "yomi", "mitama ara"),
        ("tengu-yomi-dragonfly", "yomi", "dragonfly dragonfly-vp"),
        ("tengu-stairs-1", "stairs", "movement 3"),
        ("tengu-stairs-2", "stairs", "movement 3"),
        ("tengu-glade-1", "glade", "goods wood jade"),
        ("tengu-glade-2", "glade", "goods stone sake"),
        ("tengu-forges-crystal", "forges", "crystal dream-vp"),
        ("tengu-forges-building", "forges", "building farm-1"),
    ],
)
def test_a_card_sends_the_tengu_to_its_location_for_what_it_shows(
    card: str, region: str, gained: str
) -> None:
    table = SoloTable()
    table.market("mitama", "ara")
    table.market("dragonfly", "dragonfly-vp")
    table.market("crystal", "dream-vp")
    table.market("building", "farm-1")
    table.tengu_dice("unlocked", "locked", "locked")
    table.tengu_turn_on(card, 1)
    assert (table.row_taken, table.where(2)) == ("c", region)
    assert table.gains == [gained]


@pytest.mark.rule("B-TENGU-TERM-3")
@pytest.mark.parametrize("card", ["tengu-favourite-1", "tengu-favourite-2"])
@pytest.mark.parametrize(
    ("rocks", "region", "gained"),
    [
        (MITAMA_ROCKS, "yomi", "mitama ara"),
        (BUILDING_ROCKS, "forges", "building farm-1"),
        (("rock-saki", "rock-nezumi"), "yomi", "mitama ara"),
        (("rock-ryokan-temple", "rock-nezumi"), "forges", "building farm-1"),
    ],
)
def test_a_favourite_card_is_a_mitama_card_or_a_building_card_by_the_rock(
    card: str, rocks: tuple[str, str], region: str, gained: str
) -> None:
    table = SoloTable()
    table.tengu_rocks(*rocks)
    table.market("mitama", "ara")
    table.market("building", "farm-1")
    table.market("crystal", "dream-vp")
    table.market("dragonfly", "dragonfly-vp")
    table.tengu_dice("unlocked", "locked", "locked")
    table.tengu_turn_on(card, 1)
    assert (table.where(2), table.gains) == (region, [gained])


@pytest.mark.rule("B-TENGU-TERM-3")
@pytest.mark.parametrize(
    ("rocks", "location", "other"),
    [(MITAMA_ROCKS, "yomi", "forges"), (BUILDING_ROCKS, "forges", "yomi")],
)
def test_a_favourite_card_is_available_where_its_rock_sends_it(
    rocks: tuple[str, str], location: str, other: str
) -> None:
    for taken, row in ((location, "f"), (other, "c")):
        table = SoloTable()
        table.tengu_rocks(*rocks)
        table.tengu_dice("unlocked", "hill:yomi", "hill:glade")
        table.die(HUMAN, 1, 2, taken)
        table.tengu_turn_on("tengu-favourite-1", 1)
        assert table.row_taken == row


# -- favourites and rarest cards


@pytest.mark.rule("B-TENGU-TERM-4")
@pytest.mark.parametrize(
    ("rocks", "market", "tiles", "taken"),
    [
        (MITAMA_ROCKS, "mitama", ("nigi", "saki", "kushi", "ara"), "mitama ara"),
        (("rock-kushi", "rock-kappa"), "mitama", ("nigi", "saki", "kushi", "ara"), "mitama kushi"),
        (BUILDING_ROCKS, "building", ("farm-1", "ryokan-1", "temple-1"), "building temple-1"),
        (BUILDING_ROCKS, "building", ("farm-1", "ryokan-1", "onsen-1"), "building onsen-1"),
    ],
)
def test_a_tile_is_a_favourite_if_a_tengu_rock_shows_its_type(
    rocks: tuple[str, str], market: str, tiles: tuple[str, ...], taken: str
) -> None:
    table = SoloTable()
    table.tengu_rocks(*rocks)
    table.rocks(HUMAN, "rock-nigi", "rock-farm-ryokan")  # the human's rocks do not count
    table.market(market, *tiles)
    table.will(1)  # by chance it would take the innermost
    table.tengu_acts("tengu-favourite-1", "yomi" if market == "mitama" else "forges")
    assert table.gains == [taken]


@pytest.mark.rule("B-TENGU-TERM-4")
@pytest.mark.parametrize("rocks", [("rock-kappa", "rock-ara"), ("rock-farm-onsen", "rock-kappa")])
def test_a_yokai_is_a_favourite_if_a_tengu_rock_shows_its_type(rocks: tuple[str, str]) -> None:
    table = crossing_table()
    table.tengu_rocks(*rocks)
    table.rocks(HUMAN, "rock-kitsune")
    table.hill_cards("yomi", bitoku="gi", yokai="kitsune-1")
    table.hill_cards("stairs", yokai="kappa-1")
    table.tengu_turn_on(NO_MATCH)
    assert (table.row_taken, table.pile) == ("k", ["kappa-1"])


@pytest.mark.rule("B-TENGU-TERM-4")
def test_shinigami_is_no_favourite_when_the_tengu_chooses() -> None:
    table = SoloTable()
    table.tengu_rocks(*MITAMA_ROCKS)
    table.market("mitama", "shinigami-movement", "saki")
    table.will(3)
    table.tengu_acts("tengu-yomi-mitama", "yomi")
    assert table.gains == ["mitama saki"], "a random one, not the Shinigami"


@pytest.mark.rule("B-TENGU-TERM-4")
def test_yama_uba_is_no_favourite_when_the_tengu_chooses() -> None:
    table = crossing_table()
    table.hill_cards("yomi", yokai="yama-uba-1")
    table.hill_cards("stairs", bitoku="makoto", yokai="kitsune-1")
    table.tengu_turn_on(NO_MATCH)
    assert table.row_taken == "k"
    assert (table.pile, table.path) == ([], ["makoto"])


@pytest.mark.rule("B-TENGU-TERM-5")
@pytest.mark.parametrize(
    ("left", "right", "owned", "taken"),
    [
        ("makoto", "rei", [], "rei"),
        ("rei", "makoto", [], "rei"),
        ("gi", "rei", [], "gi"),
        ("makoto", "rei", ["rei"], "makoto"),
        ("gi", "chuugi", ["makoto", "gi"], "chuugi"),
        ("makoto", "chuugi", [], "makoto"),
        ("chuugi", "makoto", [], "chuugi"),
        ("chuugi", "makoto", ["chuugi"], "makoto"),
        (None, "chuugi", [], "chuugi"),
        ("gi", "gi", ["gi"], None),
    ],
)
def test_the_rarest_bitoku_is_of_a_type_it_lacks_and_the_left_one_among_equals(
    left: str | None, right: str, owned: list[str], taken: str | None
) -> None:
    table = crossing_table()
    table.bitoku_path(TENGU, *owned)
    table.hill_cards("yomi", bitoku=left)
    table.hill_cards("stairs", bitoku=right)
    table.tengu_turn_on(NO_MATCH)
    assert table.row_taken == "k"
    assert table.path == owned + ([taken] if taken else [])


@pytest.mark.rule("B-TENGU-TERM-5")
def test_the_rarest_bitoku_is_sought_among_the_available_cards_of_the_side() -> None:
    table = crossing_table("stairs")
    table.hill_cards("yomi", bitoku="rei")
    table.hill_cards("stairs", bitoku="makoto")
    table.hill_cards("glade", bitoku="gi")  # rarer, but across from the other side
    table.cover("yomi", "a")
    table.tengu_turn_on(NO_MATCH)
    assert table.path == ["makoto"]
