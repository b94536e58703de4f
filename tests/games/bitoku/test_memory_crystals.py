"""Memory Crystals (B-CRYSTAL-7 to -9)."""

from collections.abc import Callable

import pytest

from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.pack.schema.words import Trigger
from mori.games.bitoku.seasons.year import S_REAP
from mori.games.bitoku.table.codes import TRIGGERS
from mori.games.bitoku.table.pieces import Effect
from tests.effects import effect
from tests.games.bitoku.table import Table

OBTAIN = "crystal(discount=0)"


def lay(table: Table, slot: str, tile: str) -> None:
    """A crystal in a slot of seat 0, without the Pilgrim it wakes."""
    table.crystal(0, slot, tile)
    table.state.available[0] -= 1


def times(kind: str, n: int) -> Effect:
    """An effect icon with a number, which the pack does not print for rocks."""
    return Effect(
        -1, EFFECT_KINDS[kind], n, -1, 0, False, 0, False, [], effect(kind), "yokai:kappa-1"
    )


def build(table: Table) -> None:
    table.market("building", "farm-1")
    table.give(0, wood=1)
    table.perform(0, "build(discount=0)")
    table.play("obtain building 1", "site area-glade-3")


def crystal(table: Table) -> None:
    table.market("crystal", "dream-vp")
    table.perform(0, OBTAIN)
    table.play("obtain crystal 1", "slot slot-dream-1")


def mitama(table: Table) -> None:
    table.market("mitama", "kushi")
    table.give(0, jade=1)
    table.perform(0, "mitama(discount=0)")
    table.play("obtain mitama 1", "skip")
    table.state.scores[0] -= 1  # of the space


def dragonfly(table: Table) -> None:
    table.market("dragonfly", "dragonfly-kodama-2")
    table.perform(0, "dragonfly(discount=0)")
    table.play("obtain dragonfly 1")


def pair(table: Table) -> None:
    table.mitamas(0, "ara")
    dragonfly(table)
    table.play("combine ara", "skip")
    table.state.scores[0] -= 1  # of the Dragonfly


def complete_bitoku(table: Table) -> None:
    table.bitoku_path(0, "chuugi")
    table.perform(0, "movement(n=1)")
    table.play("step bitoku", "skip")
    table.state.scores[0] -= 1  # of the card


def illumination(table: Table) -> None:
    table.walker(0, "right-2")
    table.perform(0, "movement(n=1)")
    table.play("walk right-2 > right-light-1-1")
    table.state.scores[0] -= 4  # of the space


def gate(table: Table) -> None:
    table.gate("right-gate-1", "gate-a-movement")
    table.walker(0, "right-3")
    table.perform(0, "movement(n=1)")
    table.play("walk right-3 > right-gate-1-1", "skip")
    table.state.scores[0] -= 2  # of the space


def take_rock(table: Table) -> None:
    table.garden("rock-ara")
    table.perform(0, "take_rock(n=1)")
    table.play("rock rock-ara")


def place_pilgrim(table: Table) -> None:
    table.rocks(0, "rock-kappa")
    table.perform(0, "place_pilgrim_rock(n=1)")
    table.play("pilgrim rock-pilgrim-1")


def cross_river(table: Table) -> None:
    table.die(0, 1, 4, "yomi")
    table.turn(0)
    table.play("cross 1", "cover yomi.a")


DEEDS: dict[str, Callable[[Table], None]] = {
    "build": build,
    "crystal": crystal,
    "mitama": mitama,
    "dragonfly": dragonfly,
    "pair": pair,
    "bitoku": complete_bitoku,
    "illumination": illumination,
    "gate": gate,
    "rock": take_rock,
    "pilgrim": place_pilgrim,
    "river": cross_river,
}
# What each Memory Crystal pays for a deed.
PAYS = {
    "memory-build": {"build": 2},
    "memory-crystal": {"crystal": 2},
    "memory-soul": {"mitama": 1, "dragonfly": 1, "pair": 1},  # the pair's Dragonfly
    "memory-pair": {"pair": 2},
    "memory-bitoku": {"bitoku": 2},
    "memory-pilgrim": {"illumination": 2, "gate": 2},
    "memory-rock": {"rock": 2, "pilgrim": 2},
    "memory-river": {"river": 1},
}
# The deeds that share a crystal, each by the word of its icon.
ALONE: dict[str, Trigger] = {
    "mitama": "mitama",
    "dragonfly": "dragonfly",
    "illumination": "illumination",
    "gate": "gate",
    "rock": "take_rock",
    "pilgrim": "place_pilgrim_rock",
}


@pytest.mark.rule("B-CRYSTAL-7", "B-CRYSTAL-8")
@pytest.mark.parametrize("tile", PAYS)
@pytest.mark.parametrize("deed", DEEDS)
def test_a_memory_crystal_pays_its_owner_for_what_it_pictures(tile: str, deed: str) -> None:
    table = Table()
    lay(table, "slot-memory-1", tile)
    DEEDS[deed](table)
    assert table.score(0) == PAYS[tile].get(deed, 0)
    assert table.score(1) == 0


@pytest.mark.rule("B-CRYSTAL-7", "B-CRYSTAL-8")
@pytest.mark.parametrize("pictured", ALONE)
@pytest.mark.parametrize("deed", ALONE)
def test_of_deeds_that_one_crystal_pictures_in_the_pack_each_is_known_by_itself(
    pictured: str, deed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table()
    lay(table, "slot-memory-1", "memory-rock")
    crystal = table.tables.crystals[table.tile("crystal", "memory-rock")]
    monkeypatch.setattr(crystal, "triggers", [TRIGGERS.index(ALONE[pictured])])
    DEEDS[deed](table)
    assert table.score(0) == (crystal.vp if deed == pictured else 0)


@pytest.mark.rule("B-CRYSTAL-7")
@pytest.mark.parametrize(
    ("tile", "deed"),
    [("memory-build", "build"), ("memory-rock", "rock"), ("memory-river", "river")],
)
def test_a_memory_crystal_pays_nothing_for_what_a_rival_does(tile: str, deed: str) -> None:
    table = Table()
    table.crystal(1, "slot-memory-1", tile)
    DEEDS[deed](table)
    assert (table.score(0), table.score(1)) == (0, 0)


@pytest.mark.rule("B-CRYSTAL-7")
def test_both_memory_crystals_pay_for_one_deed() -> None:
    table = Table()
    lay(table, "slot-memory-1", "memory-soul")
    lay(table, "slot-memory-2", "memory-pair")
    pair(table)
    assert table.score(0) == 3


@pytest.mark.rule("B-CRYSTAL-7")
def test_a_memory_crystal_pays_in_spring_too() -> None:
    table = Table()
    lay(table, "slot-memory-1", "memory-bitoku")
    lay(table, "slot-dream-1", "dream-movement")
    table.bitoku_path(0, "makoto")
    table.season(S_REAP)
    table.play("step bitoku")
    assert table.score(0) == 1 + 2


@pytest.mark.rule("B-CRYSTAL-7")
def test_a_memory_crystal_pays_at_once() -> None:
    table = Table()
    lay(table, "slot-memory-1", "memory-bitoku")
    table.bitoku_path(0, "chuugi", "makoto")
    table.perform(0, "movement(n=2)")
    table.play("step bitoku")
    assert table.asked == (0, "advance_kodama")  # before the card's own action
    assert table.score(0) == 1 + 2
    table.play("skip", "step bitoku")
    assert table.score(0) == 2 + 4  # for every performance


@pytest.mark.rule("B-CRYSTAL-8")
@pytest.mark.parametrize(("per_icon", "points"), [(False, 4), (True, 2)])
def test_an_icon_with_a_number_pays_for_each_performance_unless_the_option_says_once(
    per_icon: bool, points: int
) -> None:
    table = Table(memory_per_icon=per_icon)
    lay(table, "slot-memory-1", "memory-rock")
    table.garden("rock-ara", "rock-nigi", "rock-saki")
    table.perform(0, times("take_rock", 2))
    table.play("rock rock-ara", "rock rock-nigi")
    assert table.asked == (0, "turn")
    assert table.score(0) == points

    table = Table(memory_per_icon=per_icon)
    lay(table, "slot-memory-1", "memory-rock")
    table.rocks(0, "rock-ara", "rock-nigi", "rock-saki")
    table.perform(0, times("place_pilgrim_rock", 2))
    table.play("pilgrim rock-pilgrim-1", "pilgrim rock-pilgrim-4")
    assert table.asked == (0, "turn")
    assert table.score(0) == points


@pytest.mark.rule("B-CRYSTAL-8")
@pytest.mark.parametrize("per_icon", [False, True])
def test_two_icons_pay_twice_under_either_reading(per_icon: bool) -> None:
    table = Table(memory_per_icon=per_icon)
    lay(table, "slot-memory-1", "memory-rock")
    table.garden("rock-ara")
    tile = next(tile for tile in table.tables.gates if tile.id == "gate-a-rock")
    table.resolve(0, tile.effects)  # a rock and a Pilgrim at a rock
    table.play("rock rock-ara", "pilgrim rock-pilgrim-1")
    assert table.score(0) == 4


@pytest.mark.rule("B-CRYSTAL-8")
def test_a_number_pays_only_for_what_is_really_carried_out() -> None:
    table = Table()
    lay(table, "slot-memory-1", "memory-rock")
    table.garden("rock-ara", "rock-nigi")
    table.perform(0, times("take_rock", 2))
    table.play("rock rock-ara", "skip")
    assert table.score(0) == 2
    table.perform(0, times("take_rock", 2))
    table.play("rock rock-nigi")  # the garden is empty now
    assert table.asked == (0, "turn")
    assert table.score(0) == 4


@pytest.mark.rule("B-CRYSTAL-9")
def test_a_memory_crystal_does_not_pay_for_its_own_purchase() -> None:
    table = Table()
    table.market("crystal", "memory-crystal")
    table.perform(0, OBTAIN)
    table.play("obtain crystal 1")
    assert table.score(0) == 0
    crystal(table)
    assert table.score(0) == 2


@pytest.mark.rule("B-CRYSTAL-9")
def test_a_memory_crystal_does_not_pay_for_what_was_done_before() -> None:
    table = Table()
    build(table)
    table.market("crystal", "memory-build")
    table.perform(0, OBTAIN)
    table.play("obtain crystal 1")
    assert table.score(0) == 0
