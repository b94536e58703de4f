"""Effects: what may be declined, and what is automatic (B-EFFECT-2, B-EFFECT-3)."""

from collections.abc import Callable

import pytest

from mori.games.bitoku.table.state import FOREST, ON_HILL, UNLOCKED
from tests.games.bitoku.asking import count_asked_for
from tests.games.bitoku.table import Table


def table_with_mitama_display() -> Table:
    table = Table()
    table.market("mitama", "saki", "kushi", "ara", "nigi")
    return table


def goods_and_places(table: Table) -> list[list[int]]:
    state = table.state
    return [state.resources[:], state.amulets[:], state.kodama[:], state.scores[:]]


@pytest.mark.rule("B-EFFECT-1")
def test_an_effect_is_resolved_when_activated_and_cannot_be_stored() -> None:
    table = Table()
    table.hand(0, "start-kitsune")
    table.turn(0)
    table.play("play start-kitsune > 1", "start right-1", "skip")  # one MP is left unspent
    assert table.asked == (1, "turn")
    table.turn(0)
    assert table.asked == (0, "turn")
    assert not [action for action in table.actions if action.startswith(("walk", "start"))]


# -- B-EFFECT-2: what may be declined


def offered_card() -> Table:
    table = Table()
    table.hand(0, "kitsune-2")
    table.turn(0)
    table.play("play kitsune-2 > 1")
    return table


def offered_ingenuity_crystal() -> Table:
    table = Table()
    table.crystal(0, "slot-ingenuity-left", "ingenuity-kodama")
    table.hand(0, "start-shin-ookami")
    table.turn(0)
    table.play("play start-shin-ookami > 1")
    assert table.actions == ["crystal", "skip"]
    return table


def offered_forest_action() -> Table:
    table = Table()
    table.visit(0, 4, "glade")
    return table


def offered_building_action() -> Table:
    table = Table()
    table.building("area-yomi-2", "onsen-1", owner=0)
    table.kodama(0, "yomi", 7)
    table.visit(0, 1, "yomi")
    assert table.actions == ["building area-yomi-2", "skip"]
    return table


def offered_dream_crystal() -> Table:
    table = Table()
    table.crystal(0, "slot-dream-1", "dream-kodama")
    table.crystal(0, "slot-dream-2", "dream-movement")
    table.ascend()
    assert table.asked == (0, "reap_fruits")
    return table


def offered_mitama_action() -> Table:
    table = table_with_mitama_display()
    table.give(0, jade=1)
    table.resolve(0, table.effects_of("yokai", "shin-ookami-3"))
    table.play("obtain mitama 1")
    table.state.scores[0] = 0  # the VP of the space were automatic
    assert table.asked == (0, "choose_option")
    return table


def offered_combining() -> Table:
    table = Table()
    table.dragonflies(0, "dragonfly-kodama-1")
    table.market("mitama", "nigi", None, None, None)
    table.resolve(0, table.effects_of("yokai", "shin-ookami-3"))
    table.play("obtain mitama 1", "unlock 1")
    assert table.asked == (0, "combine_mitama")
    return table


def offered_dragonfly_action() -> Table:
    table = offered_combining()
    table.play("combine dragonfly-kodama-1")
    assert table.asked == (0, "advance_kodama")
    return table


def offered_gate_action() -> Table:
    table = Table()
    table.gate("right-gate-1", "gate-a-movement")
    table.walker(0, "right-3")
    table.resolve(0, table.effects_of("yokai", "start-kitsune"))
    table.play("walk right-3 > right-gate-1-1")
    assert count_asked_for(table) == 3
    return table


def offered_bitoku_action() -> Table:
    table = Table()
    table.bitoku_path(0, "chuugi")
    table.resolve(0, table.effects_of("yokai", "start-kitsune"))
    table.play("step bitoku")
    assert table.asked == (0, "advance_kodama")
    return table


OFFERS = [
    offered_card,
    offered_ingenuity_crystal,
    offered_forest_action,
    offered_building_action,
    offered_dream_crystal,
    offered_mitama_action,
    offered_combining,
    offered_dragonfly_action,
    offered_gate_action,
    offered_bitoku_action,
]


@pytest.mark.rule("B-EFFECT-2")
@pytest.mark.parametrize("offer", OFFERS)
def test_what_is_activated_may_be_declined(offer: Callable[[], Table]) -> None:
    table = offer()
    before = goods_and_places(table)
    frames = len(table.state.frames)
    table.play("skip")
    if not table.game.is_over:
        assert goods_and_places(table) == before
        assert len(table.state.frames) < frames or table.asked == (1, "turn")
    else:
        assert table.state.kodama == before[2]


@pytest.mark.rule("B-EFFECT-2")
def test_a_favour_may_be_declined() -> None:
    table = Table()
    table.hill_cards("yomi", "makoto", "kappa-1")
    table.die(0, 1, 4, "yomi")
    table.turn(0)
    table.play("cross 1", "cover yomi.b")
    assert table.hand_of(0) == []


# -- B-EFFECT-3: what is automatic


@pytest.mark.rule("B-EFFECT-3")
def test_orange_points_come_without_being_asked_for() -> None:
    table = Table()
    table.resolve(0, table.effects_of("building", "ryokan-1"))
    assert table.score(0) == 2
    assert table.asked == (0, "turn")


@pytest.mark.rule("B-EFFECT-3")
def test_goods_of_a_dragonfly_space_and_points_of_a_mitama_space_are_automatic() -> None:
    table = Table()
    table.market("dragonfly", "dragonfly-vp", None, None, None)
    table.resolve(0, table.effects_of("yokai", "shin-ookami-5"))
    table.play("obtain dragonfly 1")
    assert table.goods(0) == {"jade": 1}
    table = Table()
    table.market("mitama", None, "nigi", None, None)
    table.resolve(0, table.effects_of("yokai", "shin-ookami-3"))
    table.play("obtain mitama 2")
    assert table.score(0) == 2


@pytest.mark.rule("B-EFFECT-3")
def test_what_a_branch_space_prints_and_memory_crystals_are_automatic() -> None:
    table = Table()
    table.crystal(0, "slot-memory-1", "memory-pilgrim")
    table.walker(0, "right-2")
    table.resolve(0, table.effects_of("yokai", "start-kitsune"))
    table.play("walk right-2 > right-light-1-1")
    assert (table.tally(0, "paths"), table.tally(0, "memory_crystals")) == (4, 2)
    assert table.amulets_of(0) == [0, 1, 0]


@pytest.mark.rule("B-EFFECT-3")
def test_construction_bonus_and_property_bonus_are_automatic() -> None:
    table = Table()
    table.give(0, wood=1)
    table.market("building", "temple-1", None, None, None)
    table.resolve(0, table.effects_of("crystal", "ingenuity-build"))
    table.play("obtain building 1", "site area-yomi-4")
    assert (table.kodama_of(0, "yomi"), table.amulets_of(0)) == (2, [1, 0, 0])
    table.garden("rock-ara")
    table.visit(1, 1, "yomi")
    table.play("building area-yomi-4", "skip")
    assert table.tally(0, "property") == 1


@pytest.mark.rule("B-EFFECT-3")
def test_unlocking_by_a_card_contrition_and_the_loss_on_home_label_6_are_automatic() -> None:
    table = Table()
    table.hand(0, "start-shin-ookami")  # nothing to buy: only the die
    table.turn(0)
    table.play("play start-shin-ookami > 2")
    assert table.die_of(0, 2) == (2, UNLOCKED)
    table = Table()
    table.die(0, 1, 6, "yomi")
    table.turn(0)
    table.play("cross 1")
    assert table.die_of(0, 1) == (3, ON_HILL)
    table = Table()
    table.visit(0, 5, "home-6")
    assert table.die_of(0, 1) == (4, FOREST)
