"""The Tengu on the Stairs, in the Glade and on the Hills (B-TENGU-ACT-5, -6, -12)."""

import pytest

from mori.games.bitoku.table.codes import REGIONS
from mori.games.bitoku.table.state import HUMAN, NONE, TENGU
from mori.games.bitoku.tengu.codes import NO_RESOURCE
from tests.games.bitoku.solo_table import SoloTable

STAIRS_CARD = "tengu-stairs-1"  # its Associated Resource is jade


def kodamas(table: SoloTable, side: int = TENGU) -> list[int]:
    return [table.kodama_of(side, region) for region in REGIONS]


# -- Stairs


@pytest.mark.rule("B-TENGU-ACT-5")
@pytest.mark.parametrize(
    "card", [STAIRS_CARD, "tengu-stairs-2", "tengu-yomi-mitama", "tengu-glade-2"]
)
def test_the_stairs_give_three_movement_points_whatever_the_card(card: str) -> None:
    table = SoloTable()
    table.bitoku_path(TENGU, "makoto", "yu", "rei", "gi")
    before = table.solo.clone()
    table.tengu_acts(card, "stairs")
    assert table.state.bitoku_done[TENGU] == 3
    assert [told["count"] for told in table.told("tengu_movement")] == [3]
    assert table.changed_since(before) == {"bitoku_done", "scores", "tengu_tally"}


# -- Glade


@pytest.mark.rule("B-TENGU-ACT-6")
@pytest.mark.parametrize(
    ("card", "goods"),
    [("tengu-glade-1", {"wood": 1, "jade": 1}), ("tengu-glade-2", {"stone": 1, "sake": 1})],
)
def test_a_card_of_the_glade_takes_the_two_resources_printed_on_it(
    card: str, goods: dict[str, int]
) -> None:
    table = SoloTable()
    table.tengu_acts(card, "glade")
    assert table.goods(TENGU) == goods


@pytest.mark.rule("B-TENGU-ACT-6")
@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("tengu-yomi-dragonfly", {"jade": 2}),
        ("tengu-yomi-mitama", {"sake": 2}),
        ("tengu-forges-crystal", {"stone": 2}),
        ("tengu-favourite-1", {"wood": 2}),
    ],
)
def test_any_other_card_takes_two_of_its_associated_resource(
    card: str, goods: dict[str, int]
) -> None:
    table = SoloTable()
    table.tengu_acts(card, "glade")
    assert table.goods(TENGU) == goods


@pytest.mark.rule("B-TENGU-ACT-6")
@pytest.mark.parametrize(
    ("held", "after"),
    [
        ({}, {"wood": 1, "jade": 1}),
        ({"wood": 1, "jade": 1, "stone": 1}, {"wood": 2, "jade": 1, "stone": 1, "sake": 1}),
        (
            {"wood": 3, "jade": 3, "stone": 1, "sake": 3},
            {"wood": 3, "jade": 3, "stone": 3, "sake": 3},
        ),
        ({"wood": 2, "jade": 2}, {"wood": 2, "jade": 2, "stone": 1, "sake": 1}),
    ],
)
def test_without_an_associated_resource_it_takes_twice_the_fewest_judged_anew(
    monkeypatch: pytest.MonkeyPatch, held: dict[str, int], after: dict[str, int]
) -> None:
    """In Mori's own pack only cards of the Glade show none, so one is taken off another card."""
    table = SoloTable()
    monkeypatch.setattr(table.sw.card(table.tengu_card(STAIRS_CARD)), "resource", NO_RESOURCE)
    table.give(TENGU, **held)
    table.tengu_acts(STAIRS_CARD, "glade")
    assert table.goods(TENGU) == after


@pytest.mark.rule("B-TENGU-ACT-6")
@pytest.mark.parametrize("card", ["tengu-glade-1", STAIRS_CARD])
@pytest.mark.parametrize(
    ("human", "stepped"),
    [
        ([4, 3, 2, 6, 4], [1, 1, 2, 1, 1]),  # one step behind in the Home
        ([2, 1, 3, 4, 5], [2, 1, 1, 1, 1]),
        ([2, 2, 1, 1, 1], [1, 2, 1, 1, 1]),  # equally few: first prizes 4 and 5
        ([1, 1, 3, 3, 1], [1, 1, 2, 1, 1]),  # and both 6: the one farther left
        ([1, 1, 1, 1, 1], [1, 1, 1, 1, 2]),  # none behind: the highest first prize
    ],
)
def test_then_the_most_competitive_kodama_of_all_five_tracks_moves_one_step(
    card: str, human: list[int], stepped: list[int]
) -> None:
    table = SoloTable()
    for region, space in zip(REGIONS, human, strict=True):
        table.kodama(HUMAN, region, space)
    table.tengu_acts(card, "glade")
    assert kodamas(table) == stepped
    assert kodamas(table, HUMAN) == human


@pytest.mark.rule("B-TENGU-ACT-6")
def test_a_step_before_a_taken_last_space_is_lost_and_no_other_kodama_moves() -> None:
    """BR-137."""
    table = SoloTable()
    table.kodama(HUMAN, "stairs", 7)
    table.kodama(TENGU, "stairs", 6)
    table.kodama(HUMAN, "glade", 3)
    table.tengu_acts("tengu-glade-1", "glade")
    assert kodamas(table) == [1, 6, 1, 1, 1]
    assert table.goods(TENGU) == {"wood": 1, "jade": 1}
    stays = {"region": "region:stairs", "why": "condition:track_end", "seat": "side:tengu"}
    assert table.told("tengu_kodama_stays") == [stays]


# -- Hill cards


def crossing() -> SoloTable:
    """A die of 2 in Yomi and nothing else to do but to cross."""
    table = SoloTable()
    table.open_cards(STAIRS_CARD, "tengu-glade-1", "tengu-glade-2")  # Kitsune, Chuugi
    table.tengu_dice("yomi", "hill:glade", "hill:glade")
    table.will(5, 5)
    return table


@pytest.mark.rule("B-TENGU-ACT-12")
def test_a_yokai_card_joins_the_tengus_pile() -> None:
    table = crossing()
    table.tengu_pile("start-kappa")
    table.hill_cards("stairs", yokai="kitsune-2")
    table.tengu_turn()
    assert [table.tables.yokai[c].id for c in table.solo.tengu_pile] == ["start-kappa", "kitsune-2"]
    assert table.state.hill_yokai[table.hill("stairs")] == NONE
    own = (table.state.hands, table.state.decks, table.state.discards)
    assert [cards[TENGU] for cards in own] == [[], [], []]
    assert table.score(TENGU) == 0


@pytest.mark.rule("B-TENGU-ACT-12")
def test_a_bitoku_card_is_added_at_the_end_of_the_tengus_path() -> None:
    table = crossing()
    table.bitoku_path(TENGU, "yu", "gi", completed=2)
    table.hill_cards("stairs", bitoku="chuugi")
    table.tengu_turn()
    path = [table.tables.bitoku[card].id for card in table.state.bitoku_path[TENGU]]
    assert path == ["yu", "gi", "chuugi"]
    assert table.state.bitoku_done[TENGU] == 2  # not completed: no MP were spent on it
    assert table.state.hill_bitoku[table.hill("stairs")] == NONE
    assert table.score(TENGU) == 0
