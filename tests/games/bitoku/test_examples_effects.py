"""Worked examples of effects, paths, construction and Kodamas (B-EX)."""

from collections.abc import Iterator

import pytest

from mori.core.game import Game
from mori.games.bitoku.table.codes import KINDS, REGION_COUNT, REGIONS
from mori.games.bitoku.table.pieces import EffectList
from mori.games.bitoku.table.state import NONE, BitokuState
from tests.games.bitoku.table import Table

PURPLE, YELLOW, BROWN, GREEN = range(4)
LAST = 7  # the last space of a Kodama track


def ends(game: Game, kind: str) -> Iterator[BitokuState]:
    """The position at the end of every canonical line of play through decisions of a kind.

    That other orders lead to the same positions, test_any_order shows.
    """
    if game.decisions[0].kind != kind:
        assert isinstance(game.state, BitokuState)
        yield game.state
        return
    for action in game.decisions[0].canonical:
        after = game.clone()
        after.apply(action)
        yield from ends(after, kind)


def gate_effects(table: Table, name: str) -> EffectList:
    return next(gate.effects for gate in table.tables.gates if gate.id == name)


# -- icons


@pytest.mark.rule("B-EX-12")
@pytest.mark.parametrize(
    ("waive", "left"),
    [
        (["waive sake", "waive sake"], {"sake": 2}),
        (["waive sake", "waive jade"], {"jade": 1, "sake": 1}),
        (["waive jade"], {"jade": 1, "sake": 1}),  # what else is waived can only be sake
    ],
)
def test_the_gate_waives_two_sake_or_a_sake_and_the_jade(
    waive: list[str], left: dict[str, int]
) -> None:
    table = Table()
    table.gate("right-gate-3", "gate-b-mitama")
    table.walker(0, "right-8")
    table.market("mitama", None, None, None, "ara")
    table.give(0, jade=1, sake=2)
    table.hand(0, "start-kitsune")
    table.turn(0)
    table.play("play start-kitsune > 1", "walk right-8 > right-gate-3-2")
    assert table.actions == ["obtain mitama 4", "skip"]
    table.play("obtain mitama 4")
    assert table.actions == ["waive jade", "waive sake"]
    table.play(*waive)
    assert table.goods(0) == left
    assert table.tally(0, "mitama_spaces") == 5


@pytest.mark.rule("B-EX-12")
@pytest.mark.parametrize("goods", [{"jade": 1}, {"sake": 1}])
def test_one_jade_or_one_sake_is_enough_and_decides_what_is_waived(goods: dict[str, int]) -> None:
    table = Table()
    table.market("mitama", None, None, None, "nigi")
    table.give(0, **goods)
    table.resolve(0, gate_effects(table, "gate-b-mitama"))
    table.play("obtain mitama 4")
    assert table.goods(0) == {}


@pytest.mark.rule("B-EX-13")
def test_two_of_jade_or_sake_are_any_two_of_them() -> None:
    table = Table()
    table.hand(0, "kappa-1")
    table.turn(0)
    table.play("play kappa-1 > 1")
    found = {tuple(state.resources[:KINDS]) for state in ends(table.game, "choose_option")}
    assert found == {(0, 0, 2, 0), (0, 0, 0, 2), (0, 0, 1, 1)}


def table_with_forge(**goods: int) -> Table:
    """Building -1 / Crystal -1 just activated by the owner of two buildings."""
    table = Table()
    table.hand(0, "nezumi-2")
    table.building("area-yomi-2", "onsen-1", owner=0)
    table.building("area-yomi-3", "ryokan-1", owner=0)
    table.market("building", "temple-1")  # the third: 1 wood and 1 stone
    table.market("crystal", None, None, None, "memory-river")  # 2 of any kind
    table.give(0, **goods)
    table.turn(0)
    table.play("play nezumi-2 > 1")
    return table


@pytest.mark.rule("B-EX-14")
def test_a_building_for_one_resource_less_and_no_crystal() -> None:
    table = table_with_forge(wood=1, stone=1)
    assert table.actions == ["part 1", "part 2", "skip"]
    table.play("part 1", "obtain building 1", "site area-glade-2")
    assert table.actions == ["waive wood", "waive stone"]
    table.play("waive wood")
    assert (table.goods(0), table.state.counters_used[0]) == ({"wood": 1}, 3)
    assert table.asked == (1, "turn")  # the wood would have bought the crystal


@pytest.mark.rule("B-EX-14")
def test_a_crystal_for_one_resource_less_and_no_building() -> None:
    table = table_with_forge(wood=1, stone=1)
    table.play("part 2", "obtain crystal 4", "pay wood")
    assert (table.goods(0), table.state.counters_used[0]) == ({"stone": 1}, 2)
    assert table.asked == (1, "turn")  # the stone would have bought the building


@pytest.mark.rule("B-EX-14")
def test_the_discount_is_of_one_resource_not_two() -> None:
    table = table_with_forge()
    assert table.asked == (1, "turn")  # nothing of it can be paid
    assert table.state.counters_used[0] == 2
    assert table.state.slots[: len(table.tables.slots)] == [NONE] * len(table.tables.slots)


@pytest.mark.rule("B-EX-15")
def test_any_two_resources_are_each_of_the_ten_pairs() -> None:
    table = Table()
    table.hand(0, "imomushi-3")
    table.turn(0)
    table.play("play imomushi-3 > 1")
    found = [tuple(state.resources[:KINDS]) for state in ends(table.game, "take_resource")]
    assert len(found) == len(set(found)) == 10
    assert {sum(goods) for goods in found} == {2}


@pytest.mark.rule("B-EX-16")
def test_two_orange_vp_are_gained_at_once() -> None:
    table = Table()
    table.resolve(0, table.tables.buildings[table.tile("building", "ryokan-1")].effects)
    assert (table.score(0), table.asked[1]) == (2, "turn")


@pytest.mark.rule("B-EX-16")
@pytest.mark.parametrize(
    ("number", "goods"), [(1, {"wood": 1, "jade": 1}), (2, {"wood": 1}), (3, {})]
)
def test_a_dragonfly_comes_with_the_gain_or_price_of_its_space(
    number: int, goods: dict[str, int]
) -> None:
    table = Table()
    table.market("dragonfly", "dragonfly-vp", "dragonfly-rock", "dragonfly-any-1")
    table.give(0, wood=1)
    table.hand(0, "start-shin-ookami")
    table.turn(0)
    table.play("play start-shin-ookami > 1", "part 2", f"obtain dragonfly {number}")
    assert table.goods(0) == goods
    assert (len(table.state.dragonflies[0]), table.asked) == (1, (1, "turn"))
    assert table.score(0) == 0  # its action waits


# -- paths


@pytest.mark.rule("B-EX-19")
@pytest.mark.parametrize("start", ["left-1", "left-2", "right-1"])
def test_from_the_first_gate_a_pilgrim_starts_at_its_fork_or_at_any_beginning(start: str) -> None:
    table = Table(4)
    table.walker(PURPLE, "left-gate-1-1")  # its fork is left-2
    table.hand(PURPLE, "start-kitsune")
    table.turn(PURPLE)
    table.play("play start-kitsune > 1")
    assert table.actions == ["start left-1", "start left-2", "start right-1", "skip"]
    table.play(f"start {start}")
    assert table.state.main_pilgrims[table.node(start) * 4 + PURPLE] == 1
    assert table.state.available[PURPLE] == 1


@pytest.mark.rule("B-EX-19")
def test_a_start_at_the_fork_costs_one_movement_point() -> None:
    table = Table(4)
    table.walker(PURPLE, "left-gate-1-1")
    table.hand(PURPLE, "start-kitsune")
    table.turn(PURPLE)
    table.play("play start-kitsune > 1", "start left-2", "walk left-2 > left-3")
    assert table.asked == (YELLOW, "turn")


# -- construction


def construction_table() -> Table:
    """Brown's farm and onsen in Yomi; yellow, with two buildings, may construct the third."""
    table = Table(4)
    table.building("area-yomi-1", "farm-1", owner=BROWN)
    table.building("area-yomi-2", "onsen-1", owner=BROWN)
    table.building("area-stairs-1", "onsen-2", owner=YELLOW)
    table.building("area-glade-3", "farm-2", owner=YELLOW)
    table.market("building", "farm-3", "onsen-3", "ryokan-1", "temple-1")
    table.give(YELLOW, wood=1, stone=1)
    table.die(YELLOW, 1, 3, "unlocked")
    table.die(BROWN, 1, 3, "unlocked")
    table.hand(YELLOW, "start-nezumi")
    table.turn(YELLOW)
    table.play("play start-nezumi > 1", "part 1")
    return table


@pytest.mark.rule("B-EX-20")
@pytest.mark.parametrize(
    ("number", "in_yomi"),
    [(1, []), (2, []), (3, ["site area-yomi-3"]), (4, ["site area-yomi-4"])],
)
def test_only_a_ryokan_or_a_temple_fits_beside_the_farm_and_the_onsen(
    number: int, in_yomi: list[str]
) -> None:
    table = construction_table()
    table.play(f"obtain building {number}")
    assert [text for text in table.actions if "yomi" in text] == in_yomi
    taken = "site area-yomi-1" if number == 1 else "site area-yomi-2"
    expected = (
        ("space_taken", ("B-BUILD-11",)) if number < 3 else ("site_of_other_type", ("B-BUILD-6",))
    )
    assert table.why_not(taken) == expected


def table_with_ryokan() -> Table:
    """Yellow has just constructed the ryokan in Yomi."""
    table = construction_table()
    table.play("obtain building 3", "site area-yomi-3")
    return table


@pytest.mark.rule("B-EX-20")
def test_yellow_pays_wood_and_stone_and_moves_the_kodama_of_yomi_two_spaces() -> None:
    table = table_with_ryokan()
    assert table.goods(YELLOW) == {}
    assert [table.kodama_of(YELLOW, region) for region in REGIONS] == [3, 1, 1, 1, 1]
    assert table.state.counters_used[YELLOW] == 3
    assert table.state.site_owner[table.site("area-yomi-3")] == YELLOW
    assert (table.score(YELLOW), table.amulets_of(YELLOW)) == (0, [0, 0, 0])


@pytest.mark.rule("B-EX-20")
@pytest.mark.parametrize(
    ("choice", "points", "amulets"), [("bonus vp", 1, [0, 0, 0]), ("bonus amulet", 0, [1, 0, 0])]
)
def test_yellow_chooses_the_bonus_when_brown_uses_the_ryokan(
    choice: str, points: int, amulets: list[int]
) -> None:
    table = table_with_ryokan()
    table.play("use 1", "place yomi", "building area-yomi-3")
    assert table.asked == (YELLOW, "property_bonus")
    assert table.actions == ["bonus vp", "bonus amulet"]
    table.play(choice)
    assert (table.score(YELLOW), table.amulets_of(YELLOW)) == (points, amulets)
    assert table.score(BROWN) == 2
    assert table.asked[0] == BROWN  # whose turn goes on


@pytest.mark.rule("B-EX-20")
def test_yellows_own_use_of_the_ryokan_gives_no_bonus() -> None:
    table = table_with_ryokan()
    table.turn(YELLOW)
    table.play("use 1", "place yomi", "building area-yomi-3", "skip")
    assert table.score(YELLOW) == 2  # what the building does, and no more
    assert table.amulets_of(YELLOW) == [0, 0, 0]
    assert table.asked == (BROWN, "turn")


# -- Kodamas


def steps(count: int, most: int) -> set[tuple[int, ...]]:
    """All ways to give up to `most` steps to `count` Kodamas."""
    if not count:
        return {()}
    return {(first, *rest) for first in range(most + 1) for rest in steps(count - 1, most - first)}


@pytest.mark.rule("B-EX-21")
def test_forward_two_is_two_steps_of_one_kodama_or_one_of_two() -> None:
    table = Table()
    table.resolve(0, table.tables.bitoku[table.bitoku("chuugi")].effects)
    found = [
        tuple(space - 1 for space in state.kodama[:REGION_COUNT])
        for state in ends(table.game, "advance_kodama")
    ]
    assert len(found) == len(set(found))
    assert set(found) == steps(REGION_COUNT, 2)


@pytest.mark.rule("B-EX-21")
def test_back_two_is_the_same_with_kodamas_of_one_or_several_rivals() -> None:
    table = Table(3)
    for seat in range(3):
        for region in REGIONS:
            table.kodama(seat, region, 5)
    table.gate("left-gate-1", "gate-a-kodama")
    table.walker(0, "left-2")
    table.hand(0, "start-kitsune")
    table.turn(0)
    table.play("play start-kitsune > 1", "walk left-2 > left-gate-1-1", "part 2")
    found = [
        tuple(5 - space for space in state.kodama) for state in ends(table.game, "push_kodama_back")
    ]
    assert len(found) == len(set(found))
    own = (0,) * REGION_COUNT
    assert set(found) == {own + rivals for rivals in steps(2 * REGION_COUNT, 2)}


@pytest.mark.rule("B-EX-21")
def test_back_two_never_moves_the_neutral_kodama() -> None:
    table = Table(2)  # neutral ones on space 4 of every track
    table.kodama(1, "glade", 2)
    table.resolve(0, gate_effects(table, "gate-a-kodama"))
    table.play("part 2")
    assert table.actions == ["back 1 glade", "skip"]
    table.play("back 1 glade")
    assert table.asked[1] != "push_kodama_back"  # nobody else's can be moved


def kodama_table() -> Table:
    """The third Shinigami, with a rival on the last space of Yomi and an own Kodama behind it."""
    table = Table()
    table.kodama(1, "yomi", LAST)
    table.kodama(0, "yomi", LAST - 1)
    table.resolve(0, table.tables.mitamas[table.tile("mitama", "shinigami-kodama")].effects)
    assert table.actions == ["part 1", "part 2", "skip"]
    return table


@pytest.mark.rule("B-EX-32")
def test_pushing_the_rival_back_first_frees_the_last_space() -> None:
    table = kodama_table()
    table.play("part 2", "back 1 yomi", "advance yomi")
    assert (table.kodama_of(0, "yomi"), table.kodama_of(1, "yomi")) == (LAST, LAST - 1)


@pytest.mark.rule("B-EX-32")
def test_stepping_forward_first_is_lost_on_that_track() -> None:
    table = kodama_table()
    table.play("part 1")
    assert "advance yomi" not in table.actions
    assert table.why_not("advance yomi") == ("kodama_stuck", ("B-KODAMA-6",))
    table.play("skip", "back 1 yomi")
    assert (table.kodama_of(0, "yomi"), table.kodama_of(1, "yomi")) == (LAST - 1, LAST - 1)
    assert table.asked[1] == "turn"
