"""Obtaining and combining Mitamas and Dragonflies (B-MITAMA-1 to -9)."""

import pytest

from mori.games.bitoku.seasons.year import S_CLOSE
from mori.games.bitoku.table.codes import DRAGONFLY, MITAMA
from mori.games.bitoku.table.state import NONE
from tests.games.bitoku.table import Table

OBTAIN = "mitama(discount=0)"
OBTAIN_2 = "mitama(discount=2)"
FETCH = "dragonfly(discount=0)"
# The spaces of the face for two players, innermost first: price, VP.
SPACES = [
    ({"jade": 1}, 1),
    ({"sake": 1}, 2),
    ({"jade": 1, "sake": 1}, 3),
    ({"jade": 1, "sake": 2}, 5),
]
TILES = ("ara", "nigi", "saki", "kushi")


def souls(tiles: tuple[str, ...] = TILES) -> Table:
    """Four Mitamas on display, and a stack."""
    table = Table()
    table.market("mitama", *tiles)
    table.market_stack("mitama", "ara", "ara", "ara", "ara")
    return table


def loose_mitamas(table: Table, seat: int = 0) -> list[str]:
    return [table.tables.mitamas[tile].id for tile in table.state.mitamas[seat]]


def loose_dragonflies(table: Table, seat: int = 0) -> list[str]:
    return [table.tables.dragonflies[tile].id for tile in table.state.dragonflies[seat]]


def pairs(table: Table, seat: int = 0) -> list[tuple[str, str]]:
    tiles = zip(table.state.pair_mitamas[seat], table.state.pair_dragonflies[seat], strict=True)
    return [(table.tables.mitamas[m].id, table.tables.dragonflies[d].id) for m, d in tiles]


def obtain_mitama(table: Table, tile: str = "shinigami-resource") -> Table:
    """Obtain a Mitama from the first space and take 1 wood for its action."""
    table.market("mitama", tile)
    table.give(0, jade=1)
    table.perform(0, OBTAIN)
    table.play("obtain mitama 1", "take wood")
    return table


# -- obtaining a Mitama


@pytest.mark.rule("B-MITAMA-1")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_mitama_costs_the_price_of_its_space(number: int) -> None:
    price, _ = SPACES[number - 1]
    table = souls()
    table.give(0, **price)
    table.give(0, wood=2, stone=2)
    table.perform(0, OBTAIN)
    table.play(f"obtain mitama {number}")
    if table.asked[1] != "turn":
        table.play(table.actions[-1])
    assert table.goods(0) == {"wood": 2, "stone": 2}
    assert loose_mitamas(table) == [TILES[number - 1]]


@pytest.mark.rule("B-MITAMA-1")
def test_a_mitama_whose_price_cannot_be_paid_cannot_be_had() -> None:
    table = souls()
    table.give(0, sake=3, wood=3)
    table.perform(0, OBTAIN)
    assert table.actions == ["obtain mitama 2", "skip"]
    for number in (1, 3, 4):
        refusal = table.why_not(f"obtain mitama {number}")
        assert refusal == ("cannot_pay", ("B-MITAMA-1", "B-EFFECT-12"))


@pytest.mark.rule("B-MITAMA-1", "B-EX-12")
@pytest.mark.parametrize(
    ("waived", "left"),
    [(["waive jade"], {"jade": 1, "sake": 1}), (["waive sake", "waive sake"], {"sake": 2})],
)
def test_a_discount_waives_resources_of_the_price(waived: list[str], left: dict[str, int]) -> None:
    table = souls()
    table.give(0, jade=1, sake=2)
    table.perform(0, OBTAIN_2)
    table.play("obtain mitama 4", *waived, "skip")
    assert table.goods(0) == left
    assert loose_mitamas(table) == ["kushi"]


@pytest.mark.rule("B-MITAMA-1")
def test_the_gap_of_a_mitama_is_not_refilled_before_winter() -> None:
    table = souls()
    table.give(0, sake=1)
    table.perform(0, OBTAIN)
    table.play("obtain mitama 2", "unlock 1")
    row = table.state.markets[MITAMA]
    assert row == [table.tile("mitama", "ara"), NONE] + [
        table.tile("mitama", tile) for tile in ("saki", "kushi")
    ]
    table.season(S_CLOSE)
    assert NONE not in row


@pytest.mark.rule("B-MITAMA-2")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_points_below_the_space_are_gained_at_once(number: int) -> None:
    price, points = SPACES[number - 1]
    table = souls(("ara", "ara", "ara", "ara"))
    table.give(0, **price)
    table.perform(0, OBTAIN)
    table.play(f"obtain mitama {number}")
    assert table.asked == (0, "choose_option")  # the tile's action comes after them
    assert table.score(0) == points


@pytest.mark.rule("B-MITAMA-3")
def test_the_tile_lies_on_the_board_only_after_its_action() -> None:
    table = souls()
    table.give(0, jade=1)
    table.perform(0, OBTAIN)
    table.play("obtain mitama 1")
    assert loose_mitamas(table) == []
    table.play("part 1", "take stone")
    assert table.asked == (0, "turn")  # its action is resolved once
    assert loose_mitamas(table) == ["ara"]
    assert table.goods(0) == {"stone": 1}


@pytest.mark.rule("B-MITAMA-3")
def test_the_action_of_a_mitama_may_be_declined() -> None:
    table = souls(("kushi",))
    table.give(0, jade=1)
    table.perform(0, OBTAIN)
    table.play("obtain mitama 1", "skip")
    assert table.asked == (0, "turn")
    assert loose_mitamas(table) == ["kushi"]
    assert (table.amulets_of(0), table.state.kodama) == ([0, 0, 0], [1] * 10)
    assert table.score(0) == 1


# -- combining a new Mitama


@pytest.mark.rule("B-MITAMA-4")
def test_a_new_mitama_may_be_combined_after_its_action() -> None:
    table = Table()
    table.dragonflies(0, "dragonfly-vp", "dragonfly-rock")
    table.market("mitama", "ara")
    table.give(0, jade=1)
    table.perform(0, OBTAIN)
    table.play("obtain mitama 1")
    assert table.asked == (0, "choose_option")  # first the action
    table.play("part 2")
    assert table.asked == (0, "combine_mitama")
    assert table.actions == ["combine dragonfly-rock", "combine dragonfly-vp", "skip"]
    table.play("combine dragonfly-vp")
    assert pairs(table) == [("ara", "dragonfly-vp")]
    assert (loose_mitamas(table), loose_dragonflies(table)) == ([], ["dragonfly-rock"])


@pytest.mark.rule("B-MITAMA-4")
def test_combining_a_new_mitama_may_be_declined() -> None:
    table = Table()
    table.dragonflies(0, "dragonfly-vp")
    obtain_mitama(table)
    table.play("skip")
    assert table.asked == (0, "turn")
    assert (pairs(table), table.score(0)) == ([], 1)
    assert loose_mitamas(table) == ["shinigami-resource"]
    assert loose_dragonflies(table) == ["dragonfly-vp"]


@pytest.mark.rule("B-MITAMA-4", "B-MITAMA-6")
def test_a_dragonfly_brought_by_the_mitamas_action_meets_it_after_that_action() -> None:
    table = Table()
    table.gate("right-gate-1", "gate-a-soul")  # Mitama −1 or Dragonfly −1
    table.walker(0, "right-3")
    table.market("mitama", "saki")  # 1 MP or an Amulet
    table.market("dragonfly", "dragonfly-vp")
    table.give(0, jade=1)
    table.perform(0, OBTAIN)
    table.play("obtain mitama 1", "part 1", "walk right-3 > right-gate-1-1")
    table.play("part 2", "obtain dragonfly 1")
    assert table.asked == (0, "combine_mitama")  # not "combine_dragonfly"
    table.play("combine dragonfly-vp")
    assert pairs(table) == [("saki", "dragonfly-vp")]


# -- obtaining a Dragonfly


@pytest.mark.rule("B-MITAMA-5")
@pytest.mark.parametrize(
    ("number", "left"),
    [(1, {"jade": 1, "sake": 1}), (2, {"sake": 1}), (3, {}), (4, {})],
)
def test_a_dragonfly_space_is_paid_or_pays(number: int, left: dict[str, int]) -> None:
    table = Table()
    table.market("dragonfly", *["dragonfly-vp"] * 4)
    table.market_stack("dragonfly", "dragonfly-rock")
    table.give(0, sake=1)
    table.perform(0, FETCH)
    table.play(f"obtain dragonfly {number}")
    assert table.asked == (0, "turn")
    assert table.goods(0) == left
    assert loose_dragonflies(table) == ["dragonfly-vp"]
    assert table.score(0) == 0  # its action waits
    assert table.state.markets[DRAGONFLY][number - 1] == NONE


@pytest.mark.rule("B-MITAMA-5")
def test_a_dragonfly_that_cannot_be_paid_cannot_be_had() -> None:
    table = Table()
    table.market("dragonfly", *["dragonfly-vp"] * 4)
    table.perform(0, FETCH)
    assert table.actions == ["obtain dragonfly 1", "obtain dragonfly 2", "skip"]
    refusal = table.why_not("obtain dragonfly 3")
    assert refusal == ("cannot_pay", ("B-MITAMA-5", "B-EFFECT-12"))


@pytest.mark.rule("B-MITAMA-5")
def test_the_gap_of_a_dragonfly_is_filled_in_winter() -> None:
    table = Table()
    table.market("dragonfly", *["dragonfly-vp"] * 4)
    table.market_stack("dragonfly", *["dragonfly-rock"] * 2)
    table.perform(0, FETCH)
    table.play("obtain dragonfly 2")
    row = table.state.markets[DRAGONFLY]
    assert row.count(NONE) == 1
    table.season(S_CLOSE)
    assert row.count(NONE) == 0


@pytest.mark.rule("B-MITAMA-6", "B-MITAMA-8")
def test_a_new_dragonfly_may_be_combined_with_a_loose_mitama() -> None:
    table = Table()
    table.mitamas(0, "ara", "nigi")
    table.market("dragonfly", "dragonfly-vp")
    table.perform(0, FETCH)
    table.play("obtain dragonfly 1")
    assert table.asked == (0, "combine_dragonfly")
    assert table.actions == ["combine ara", "combine nigi", "skip"]
    table.play("combine nigi")
    assert table.asked == (0, "turn")
    assert pairs(table) == [("nigi", "dragonfly-vp")]
    assert (loose_mitamas(table), loose_dragonflies(table)) == (["ara"], [])
    assert table.score(0) == 4
    assert table.amulets_of(0) == [0, 0, 0]  # the Mitama does not act again


@pytest.mark.rule("B-MITAMA-6")
def test_combining_a_new_dragonfly_may_be_declined() -> None:
    table = Table()
    table.mitamas(0, "ara")
    table.market("dragonfly", "dragonfly-vp")
    table.perform(0, FETCH)
    table.play("obtain dragonfly 1", "skip")
    assert table.asked == (0, "turn")
    assert (pairs(table), table.score(0)) == ([], 0)
    assert (loose_mitamas(table), loose_dragonflies(table)) == (["ara"], ["dragonfly-vp"])


# -- pairs


@pytest.mark.rule("B-MITAMA-7")
def test_the_tile_just_obtained_must_be_one_half() -> None:
    table = Table()
    table.mitamas(0, "nigi")
    table.dragonflies(0, "dragonfly-vp", "dragonfly-rock")
    obtain_mitama(table)
    refusal = table.why_not("combine nigi")
    assert refusal == ("not_uncombined", ("B-MITAMA-4", "B-MITAMA-7"))
    table.play("combine dragonfly-vp")
    assert table.asked == (0, "turn")  # one pair and no more
    assert pairs(table) == [("shinigami-resource", "dragonfly-vp")]
    assert (loose_mitamas(table), loose_dragonflies(table)) == (["nigi"], ["dragonfly-rock"])


@pytest.mark.rule("B-MITAMA-7")
def test_a_new_dragonfly_is_itself_one_half() -> None:
    table = Table()
    table.mitamas(0, "ara", "nigi")
    table.dragonflies(0, "dragonfly-rock")
    table.market("dragonfly", "dragonfly-vp")
    table.perform(0, FETCH)
    table.play("obtain dragonfly 1")
    refusal = table.why_not("combine dragonfly-rock")
    assert refusal == ("not_uncombined", ("B-MITAMA-6", "B-MITAMA-7"))
    table.play("combine ara")
    assert table.asked == (0, "turn")
    assert pairs(table) == [("ara", "dragonfly-vp")]
    assert (loose_mitamas(table), loose_dragonflies(table)) == (["nigi"], ["dragonfly-rock"])


@pytest.mark.rule("B-MITAMA-7")
def test_loose_tiles_cannot_be_combined_at_any_other_moment() -> None:
    table = Table()
    table.mitamas(0, "nigi")
    table.dragonflies(0, "dragonfly-vp")
    table.hand(0, "start-kappa")
    table.turn(0)
    assert [text for text in table.actions if text.startswith("combine")] == []
    table.play("play start-kappa > 1")
    assert [text for text in table.actions if text.startswith("combine")] == []
    table.play("part 1")
    assert table.asked == (1, "turn")
    assert pairs(table) == []


@pytest.mark.rule("B-MITAMA-8")
def test_the_action_of_a_dragonfly_is_resolved_at_once_and_once() -> None:
    table = Table()
    table.dragonflies(0, "dragonfly-kodama-1")  # 2 VP, a Kodama step
    obtain_mitama(table)
    table.play("combine dragonfly-kodama-1")
    assert (table.asked, table.score(0)) == ((0, "advance_kodama"), 3)
    assert pairs(table) == [("shinigami-resource", "dragonfly-kodama-1")]
    table.play("advance home")
    assert table.asked == (0, "turn")
    assert sum(table.state.kodama) == 11


@pytest.mark.rule("B-MITAMA-8")
def test_the_action_of_a_dragonfly_may_be_declined() -> None:
    table = Table()
    table.dragonflies(0, "dragonfly-kodama-1")
    obtain_mitama(table)
    table.play("combine dragonfly-kodama-1", "skip")
    assert table.asked == (0, "turn")
    assert table.state.kodama == [1] * 10


@pytest.mark.rule("B-MITAMA-8")
def test_pairs_are_final() -> None:
    table = Table()
    table.pair(0, "nigi", "dragonfly-rock")
    obtain_mitama(table)
    assert table.asked == (0, "turn")  # no loose Dragonfly: the paired one does not count
    table.market("dragonfly", None, "dragonfly-vp")
    table.perform(0, FETCH)
    table.play("obtain dragonfly 2")
    assert table.actions == ["combine shinigami-resource", "skip"]
    assert table.why_not("combine nigi")[0] == "not_uncombined"


@pytest.mark.rule("B-MITAMA-9")
def test_there_is_no_limit_to_loose_tiles() -> None:
    table = Table()
    mitamas = ["ara"] * 5 + ["nigi"] * 5 + ["saki"] * 5
    table.mitamas(0, *mitamas)
    obtain_mitama(table)
    assert len(loose_mitamas(table)) == 16
    table = Table()
    table.dragonflies(0, *["dragonfly-rock"] * 15)
    table.market("dragonfly", "dragonfly-vp")
    table.perform(0, FETCH)
    table.play("obtain dragonfly 1")
    assert len(loose_dragonflies(table)) == 16
