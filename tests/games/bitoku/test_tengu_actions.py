"""The Tengu's actions in Yomi (B-TENGU-ACT-1 to -4).

On the Stairs and in the Glade: test_tengu_glade.py; in the Forges: test_tengu_forges.py.
"""

import pytest

from mori.games.bitoku.table.codes import DRAGONFLY, KINDS, MITAMA, RESOURCES
from mori.games.bitoku.table.state import HUMAN, NONE, TENGU
from tests.games.bitoku.solo_table import SoloTable

WOOD, _, JADE, SAKE = range(len(RESOURCES))

MITAMA_CARD = "tengu-yomi-mitama"
DRAGONFLY_CARD = "tengu-yomi-dragonfly"
STAIRS_CARD = "tengu-stairs-1"  # its Associated Resource is jade
TILES = ("nigi", "saki", "kushi", "nigi")
POINTS = (1, 2, 3, 5)  # below the spaces of the Mitamas
FLIES = ("dragonfly-vp", "dragonfly-rock", "dragonfly-any-2", "dragonfly-build")
SPACE_OF_ROLL = [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4)]


def souls(*tiles: str | None) -> SoloTable:
    """A table with Mitamas on display and a rock of Ara."""
    table = SoloTable()
    table.tengu_rocks("rock-kappa", "rock-ara")
    table.market("mitama", *tiles)
    return table


def gaps(table: SoloTable, market: int) -> list[int]:
    """The spaces of a display that hold no tile, counted from 1."""
    row = table.state.markets[market]
    return [number for number, tile in enumerate(row, start=1) if tile == NONE]


def loose(table: SoloTable) -> tuple[list[str], list[str]]:
    """The Tengu's uncombined Mitamas and Dragonflies."""
    mitamas = [table.tables.mitamas[tile].id for tile in table.state.mitamas[TENGU]]
    flies = [table.tables.dragonflies[tile].id for tile in table.state.dragonflies[TENGU]]
    return mitamas, flies


def pairs(table: SoloTable) -> list[tuple[str, str]]:
    state, tables = table.state, table.tables
    tiles = zip(state.pair_mitamas[TENGU], state.pair_dragonflies[TENGU], strict=True)
    return [(tables.mitamas[m].id, tables.dragonflies[d].id) for m, d in tiles]


# -- Yomi: Dragonflies


@pytest.mark.rule("B-TENGU-ACT-1")
@pytest.mark.parametrize(("roll", "space"), SPACE_OF_ROLL)
def test_a_card_with_a_dragonfly_takes_a_random_one_of_the_display(roll: int, space: int) -> None:
    table = SoloTable()
    table.market("dragonfly", *FLIES)
    table.will(roll)
    table.tengu_acts(DRAGONFLY_CARD, "yomi")
    assert loose(table) == ([], [FLIES[space - 1]])
    assert gaps(table, DRAGONFLY) == [space]


@pytest.mark.rule("B-TENGU-ACT-1")
@pytest.mark.parametrize("roll", [1, 3, 5, 6])  # a jade is printed below the first space
def test_nothing_is_paid_or_received_for_a_dragonfly(roll: int) -> None:
    table = SoloTable()
    table.market("dragonfly", *FLIES)
    table.give(TENGU, wood=1, sake=2)
    table.will(roll)
    before = table.solo.clone()
    table.tengu_acts(DRAGONFLY_CARD, "yomi")
    assert table.changed_since(before) == {"markets", "dragonflies"}


# -- Yomi: Mitamas


@pytest.mark.rule("B-TENGU-ACT-2")
@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_a_card_with_a_mitama_takes_a_favourite_and_the_points_below_its_space(space: int) -> None:
    tiles = list(TILES)
    tiles[space - 1] = "ara"
    table = souls(*tiles)
    table.will(1 if space > 1 else 6)  # a roll would take another
    table.tengu_acts(MITAMA_CARD, "yomi")
    assert loose(table) == (["ara"], [])
    assert gaps(table, MITAMA) == [space]
    assert table.tengu_points() == {"mitama_spaces": POINTS[space - 1]}
    assert table.score(TENGU) == POINTS[space - 1]


@pytest.mark.rule("B-TENGU-ACT-2")
def test_of_favourite_mitamas_at_the_same_price_the_innermost_is_taken() -> None:
    """The first space costs a jade, the second a sake: one resource each."""
    table = souls("ara", "ara", "ara", "ara")
    table.tengu_acts(MITAMA_CARD, "yomi")
    assert gaps(table, MITAMA) == [1]
    table.tengu_acts(MITAMA_CARD, "yomi")
    assert gaps(table, MITAMA) == [1, 2]
    table.tengu_acts(MITAMA_CARD, "yomi")
    assert gaps(table, MITAMA) == [1, 2, 3]  # two resources, the fourth three


@pytest.mark.rule("B-TENGU-ACT-2")
@pytest.mark.parametrize(
    ("inner", "outer", "taken"),
    [
        ({JADE: 3}, {SAKE: 2}, 2),
        ({JADE: 1, SAKE: 1}, {JADE: 1}, 2),
        ({JADE: 1, SAKE: 1, WOOD: 1}, {SAKE: 3}, 1),
        ({SAKE: 2}, {JADE: 1, WOOD: 1}, 1),
        ({KINDS: 2}, {JADE: 1}, 2),  # two of any kind
    ],
)
def test_the_cheapest_favourite_mitama_is_that_of_the_fewest_resources_wherever_it_lies(
    monkeypatch: pytest.MonkeyPatch, inner: dict[int, int], outer: dict[int, int], taken: int
) -> None:
    """BR-136. In Mori's own pack an inner space never costs more, so other prices are laid out."""
    table = souls("ara", "ara")
    for number, price in enumerate((inner, outer)):
        space = table.tables.market_spaces[MITAMA][number]
        monkeypatch.setattr(space, "cost", [price.get(kind, 0) for kind in range(KINDS + 1)])
    table.tengu_acts(MITAMA_CARD, "yomi")
    row = table.state.markets[MITAMA]
    assert [number for number in (1, 2) if row[number - 1] == NONE] == [taken]
    assert table.score(TENGU) == POINTS[taken - 1]


@pytest.mark.rule("B-TENGU-ACT-2")
@pytest.mark.parametrize(("roll", "space"), SPACE_OF_ROLL)
def test_with_no_favourite_in_the_display_a_random_mitama_is_taken(roll: int, space: int) -> None:
    table = souls(*TILES)
    table.will(roll)
    table.tengu_acts(MITAMA_CARD, "yomi")
    assert loose(table) == ([TILES[space - 1]], [])
    assert gaps(table, MITAMA) == [space]
    assert table.score(TENGU) == POINTS[space - 1]


@pytest.mark.rule("B-TENGU-ACT-2")
def test_without_a_rock_of_mitamas_a_random_one_is_taken() -> None:
    table = souls("ara", "nigi", "saki", "kushi")
    table.tengu_rocks("rock-kappa", "rock-onsen-temple")
    table.will(5)
    table.tengu_acts(MITAMA_CARD, "yomi")
    assert loose(table) == (["saki"], [])


@pytest.mark.rule("B-TENGU-ACT-2")
def test_a_shinigami_is_no_favourite_when_a_mitama_is_chosen() -> None:
    """BR-114: it is printed on no rock."""
    table = souls("shinigami-movement", "nigi", "saki", "kushi")
    table.will(3)
    table.tengu_acts(MITAMA_CARD, "yomi")
    assert loose(table) == (["nigi"], [])


@pytest.mark.rule("B-TENGU-ACT-2")
@pytest.mark.parametrize(
    "tile",
    [
        "ara",
        "nigi",
        "saki",
        "kushi",
        "shinigami-resource",
        "shinigami-movement",
        "shinigami-kodama",
        "shinigami-amulet-unlock",
    ],
)
def test_nothing_is_paid_for_a_mitama_and_its_action_is_ignored(tile: str) -> None:
    table = souls(tile)
    table.give(TENGU, jade=2, sake=2)
    table.kodama(HUMAN, "yomi", 3)
    table.bitoku_path(TENGU, "yu")
    table.will(1)
    before = table.solo.clone()
    table.tengu_acts(MITAMA_CARD, "yomi")
    assert table.changed_since(before) == {"markets", "mitamas", "scores", "tengu_tally"}
    assert table.score(TENGU) == 1


@pytest.mark.rule("B-TENGU-ACT-2")
@pytest.mark.parametrize("card", ["tengu-favourite-1", "tengu-favourite-2"])
def test_with_a_rock_of_mitamas_a_favourite_card_takes_a_mitama(card: str) -> None:
    table = souls("nigi", "ara")
    table.market("dragonfly", *FLIES)
    table.tengu_acts(card, "yomi")
    assert (loose(table), pairs(table)) == ((["ara"], []), [])


# -- Yomi: neither is shown


@pytest.mark.rule("B-TENGU-ACT-3")
@pytest.mark.parametrize("card", [STAIRS_CARD, "tengu-glade-1", "tengu-forges-crystal"])
def test_a_card_with_neither_takes_a_dragonfly_if_there_is_an_uncombined_mitama(card: str) -> None:
    table = souls("ara")
    table.market("dragonfly", *FLIES)
    table.mitamas(TENGU, "kushi")
    table.will(5)
    table.tengu_acts(card, "yomi")
    assert pairs(table) == [("kushi", "dragonfly-any-2")]
    assert (gaps(table, MITAMA), table.score(TENGU)) == ([2, 3, 4], 0)


@pytest.mark.rule("B-TENGU-ACT-3")
@pytest.mark.parametrize("card", [STAIRS_CARD, "tengu-glade-1", "tengu-forges-crystal"])
def test_a_card_with_neither_takes_a_mitama_otherwise(card: str) -> None:
    table = souls("nigi", "saki", "ara")
    table.market("dragonfly", *FLIES)
    table.pair(TENGU, "kushi", "dragonfly-vp")  # a combined Mitama does not count
    table.tengu_acts(card, "yomi")
    assert loose(table) == (["ara"], [])  # and a favourite, as with a Mitama on the card
    assert (gaps(table, DRAGONFLY), table.score(TENGU)) == ([], 3)


@pytest.mark.rule("B-TENGU-ACT-3")
def test_in_yomi_a_favourite_card_shows_neither_without_a_rock_of_mitamas() -> None:
    table = SoloTable()  # a rock of buildings
    table.market("mitama", "ara")
    table.market("dragonfly", "dragonfly-vp")
    table.mitamas(TENGU, "kushi")
    table.will(1)
    table.tengu_acts("tengu-favourite-1", "yomi")
    assert pairs(table) == [("kushi", "dragonfly-vp")]
    table.will(1)
    table.tengu_acts("tengu-favourite-1", "yomi")
    assert loose(table) == (["ara"], [])


@pytest.mark.rule("B-TENGU-ACT-3")
@pytest.mark.parametrize("has_mitama", [True, False])
def test_through_row_i_a_die_in_yomi_acts_without_what_the_card_shows(has_mitama: bool) -> None:
    """BR-132."""
    table = souls("ara")
    table.market("dragonfly", "dragonfly-vp")
    if has_mitama:
        table.mitamas(TENGU, "kushi")
    table.open_cards(STAIRS_CARD, "tengu-glade-1", "tengu-glade-2")
    table.die(HUMAN, 1, 1, "stairs")
    table.tengu_dice("unlocked", "home-2", "hill:glade")
    table.kodama(HUMAN, "yomi", 2)
    table.will(5, 5, 1)
    table.tengu_turn()
    assert table.row_taken == "i"
    assert pairs(table) == ([("kushi", "dragonfly-vp")] if has_mitama else [])
    assert loose(table) == ([] if has_mitama else ["ara"], [])


# -- pairs


@pytest.mark.rule("B-TENGU-ACT-4")
@pytest.mark.parametrize(
    "fly",
    [
        "dragonfly-vp",
        "dragonfly-any-2",
        "dragonfly-amulet-3",
        "dragonfly-movement-2",
        "dragonfly-kodama-back",
        "dragonfly-unlock",
        "dragonfly-rock",
        "dragonfly-crystal",
    ],
)
def test_a_new_mitama_combines_at_once_for_two_points_and_no_action(fly: str) -> None:
    table = souls("nigi", "ara")
    table.market("crystal", "dream-vp")
    table.garden("rock-nigi")
    table.dragonflies(TENGU, fly)
    before = table.solo.clone()
    table.tengu_acts(MITAMA_CARD, "yomi")
    assert pairs(table) == [("ara", fly)]
    assert loose(table) == ([], [])
    assert table.pilgrims_of_tengu() == {"right-2": 1}  # placed and moved on: 2 MP
    assert table.tengu_points() == {"mitama_spaces": 2}
    made = {"dragonflies", "pair_mitamas", "pair_dragonflies", "available", "main_pilgrims"}
    assert table.changed_since(before) == made | {"markets", "scores", "tengu_tally"}


@pytest.mark.rule("B-TENGU-ACT-4")
def test_a_new_dragonfly_combines_at_once_too() -> None:
    table = SoloTable()
    table.market("dragonfly", "dragonfly-vp")
    table.mitamas(TENGU, "ara", "kushi")
    table.will(1)
    table.tengu_acts(DRAGONFLY_CARD, "yomi")
    assert pairs(table) == [("ara", "dragonfly-vp")]
    assert loose(table) == (["kushi"], [])  # one pair: there was one Dragonfly
    assert table.pilgrims_of_tengu() == {"right-2": 1}
    assert table.score(TENGU) == 0


@pytest.mark.rule("B-TENGU-ACT-4")
def test_without_a_partner_no_points_are_gained() -> None:
    table = souls("ara")
    table.market("dragonfly", "dragonfly-vp")
    table.pair(TENGU, "kushi", "dragonfly-rock")
    table.tengu_acts(MITAMA_CARD, "yomi")
    assert (len(pairs(table)), table.pilgrims_of_tengu()) == (1, {})
    assert table.told("tengu_movement") == []


@pytest.mark.rule("B-TENGU-ACT-4")
def test_each_pair_gives_its_own_two_points() -> None:
    table = souls("ara", "ara")
    table.dragonflies(TENGU, "dragonfly-vp", "dragonfly-rock")
    table.tengu_acts(MITAMA_CARD, "yomi")
    assert (len(pairs(table)), table.pilgrims_of_tengu()) == (1, {"right-2": 1})
    table.tengu_acts(MITAMA_CARD, "yomi")
    assert (len(pairs(table)), loose(table)) == (2, ([], []))
    assert table.pilgrims_of_tengu() == {"right-light-1-1": 1, "right-1": 1}
