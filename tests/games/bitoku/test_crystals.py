"""Obtaining crystals, Dream and Ingenuity Crystals (B-CRYSTAL-1 to -6, -10)."""

import pytest

from mori.games.bitoku.seasons.year import S_CLOSE, S_REAP, S_SNAPSHOT
from mori.games.bitoku.table.codes import CRYSTAL
from mori.games.bitoku.table.state import NONE
from tests.games.bitoku.table import Table

OBTAIN = "crystal(discount=0)"
OBTAIN_1 = "crystal(discount=1)"
KINDS_OF_SLOTS = {
    "dream": ["slot-dream-1", "slot-dream-2", "slot-dream-3"],
    "memory": ["slot-memory-1", "slot-memory-2"],
    "ingenuity": ["slot-ingenuity-left", "slot-ingenuity-middle", "slot-ingenuity-right"],
}
EVERY_SLOT = [slot for slots in KINDS_OF_SLOTS.values() for slot in slots]
ONE_OF_EACH = {"dream": "dream-vp", "memory": "memory-build", "ingenuity": "ingenuity-any"}


def crystals_on(table: Table, seat: int = 0) -> dict[str, str]:
    """The crystals on a player board by slot."""
    count = len(table.tables.slots)
    laid = table.state.slots[seat * count : (seat + 1) * count]
    return {
        slot.id: table.tables.crystals[tile].id
        for slot, tile in zip(table.tables.slots, laid, strict=True)
        if tile != NONE
    }


def lay(table: Table, slot: str, tile: str) -> None:
    """A crystal in a slot of seat 0, without the Pilgrim it wakes."""
    table.crystal(0, slot, tile)
    table.state.available[0] -= 1


# -- slots


@pytest.mark.rule("B-CRYSTAL-1")
def test_the_board_has_eight_typed_slots() -> None:
    table = Table()
    assert [slot.id for slot in table.tables.slots] == EVERY_SLOT
    linked = [table.tables.slots[index].id for index in table.tables.ingenuity_slots]
    assert linked == KINDS_OF_SLOTS["ingenuity"]  # beside card spaces 1, 2, 3


@pytest.mark.rule("B-CRYSTAL-1")
@pytest.mark.parametrize(("kind", "count"), [("dream", 12), ("memory", 8), ("ingenuity", 12)])
def test_the_three_kinds_of_crystals(kind: str, count: int) -> None:
    table = Table()
    tiles = [table.tables.crystals[tile].id for tile in table.tables.market_tiles[CRYSTAL]]
    assert len([tile for tile in tiles if tile.startswith(kind)]) == count
    assert len(tiles) == 32


@pytest.mark.rule("B-CRYSTAL-2")
@pytest.mark.parametrize("kind", KINDS_OF_SLOTS)
def test_a_crystal_needs_an_empty_slot_of_its_kind(kind: str) -> None:
    table = Table()
    slots = KINDS_OF_SLOTS[kind]
    table.market("crystal", *ONE_OF_EACH.values())
    table.give(0, wood=2)
    number = list(ONE_OF_EACH).index(kind) + 1
    for slot in slots:
        table.perform(0, OBTAIN)
        assert f"obtain crystal {number}" in table.actions
        lay(table, slot, ONE_OF_EACH[kind])
    table.perform(0, OBTAIN)
    others = [f"obtain crystal {n}" for n in (1, 2, 3) if n != number]
    assert table.actions == [*others, "skip"]
    assert table.why_not(f"obtain crystal {number}") == ("no_slot_free", ("B-CRYSTAL-2",))


@pytest.mark.rule("B-CRYSTAL-2")
@pytest.mark.parametrize(
    ("effect", "held", "offered"),
    [
        (OBTAIN, 0, [1]),
        (OBTAIN, 1, [1, 2, 3]),
        (OBTAIN, 2, [1, 2, 3, 4]),
        (OBTAIN_1, 0, [1, 2, 3]),
        (OBTAIN_1, 1, [1, 2, 3, 4]),
    ],
)
def test_the_price_is_that_of_the_space_less_a_discount(
    effect: str, held: int, offered: list[int]
) -> None:
    for number in (1, 2, 3, 4):
        table = Table()
        table.market("crystal", *["memory-build"] * 4)
        table.give(0, wood=held)
        table.perform(0, effect)
        if number not in offered:
            refusal = table.why_not(f"obtain crystal {number}")
            assert refusal == ("cannot_pay", ("B-CRYSTAL-2", "B-EFFECT-12"))
            continue
        table.play(f"obtain crystal {number}")
        price = max(0, (0, 1, 1, 2)[number - 1] - int(effect == OBTAIN_1))
        assert table.goods(0) == ({"wood": held - price} if held > price else {})


@pytest.mark.rule("B-CRYSTAL-2")
@pytest.mark.parametrize(
    ("paid", "left"),
    [
        (["pay wood", "pay sake"], {"wood": 1, "sake": 1}),
        (["pay wood", "pay wood"], {"sake": 2}),
        (["pay sake", "pay wood"], {"wood": 1, "sake": 1}),
        (["pay sake", "pay sake"], {"wood": 2}),
    ],
)
def test_the_price_is_paid_in_any_mix(paid: list[str], left: dict[str, int]) -> None:
    table = Table()
    table.market("crystal", None, None, None, "memory-build")
    table.give(0, wood=2, sake=2)
    table.perform(0, OBTAIN)
    table.play("obtain crystal 4", *paid)
    assert table.asked == (0, "turn")
    assert table.goods(0) == left


@pytest.mark.rule("B-CRYSTAL-3")
@pytest.mark.parametrize("slot", KINDS_OF_SLOTS["ingenuity"])
def test_the_player_chooses_an_empty_slot_of_the_crystals_kind(slot: str) -> None:
    table = Table()
    table.market("crystal", "ingenuity-any")
    table.perform(0, OBTAIN)
    table.play("obtain crystal 1")
    assert table.asked == (0, "choose_slot")
    assert table.actions == [f"slot {name}" for name in KINDS_OF_SLOTS["ingenuity"]]
    for other in ("slot-dream-1", "slot-memory-1"):
        refusal = table.why_not(f"slot {other}")
        assert refusal == ("slot_of_other_kind", ("B-CRYSTAL-3",))
    table.play(f"slot {slot}")
    assert crystals_on(table) == {slot: "ingenuity-any"}


@pytest.mark.rule("B-CRYSTAL-3")
def test_slots_that_are_alike_are_named_once() -> None:
    table = Table()
    table.market("crystal", "dream-vp")
    table.perform(0, OBTAIN)
    table.play("obtain crystal 1")
    assert table.actions == ["slot slot-dream-1", "slot slot-dream-2"]
    assert table.why_not("slot slot-dream-3") == ("same_slot", ("B-CRYSTAL-3",))


@pytest.mark.rule("B-CRYSTAL-3")
def test_the_gap_of_a_crystal_is_not_refilled_before_winter() -> None:
    table = Table()
    table.market("crystal", "dream-vp", "memory-build", "dream-any", "dream-sake")
    table.market_stack("crystal", "dream-wood", "dream-jade")
    table.give(0, wood=1)
    table.perform(0, OBTAIN)
    table.play("obtain crystal 2")
    row = table.state.markets[CRYSTAL]
    assert row == [
        table.tile("crystal", "dream-vp"),
        NONE,
        table.tile("crystal", "dream-any"),
        table.tile("crystal", "dream-sake"),
    ]
    table.season(S_CLOSE)
    assert NONE not in row


@pytest.mark.rule("B-CRYSTAL-4")
def test_a_crystal_wakes_the_pilgrim_of_its_slot() -> None:
    table = Table()
    table.pilgrims(0, 0)
    table.market("crystal", "memory-build")
    table.perform(0, OBTAIN)
    table.play("obtain crystal 1")
    assert (table.state.available[0], table.state.available[1]) == (1, 3)
    table.perform(0, "movement(n=1)")
    assert "start right-1" in table.actions  # awake
    assert table.score(0) == 0  # the slot's VP come at the end


@pytest.mark.rule("B-CRYSTAL-4")
def test_nothing_else_brings_a_pilgrim_back() -> None:
    table = Table()
    table.pilgrims(0, 0)
    table.rocks(0, "rock-ara")
    table.walker(0, "right-light-1-1")
    table.state.available[0] = 0
    table.season(S_CLOSE)
    assert table.state.round == 2
    assert table.state.available[0] == 0


@pytest.mark.rule("B-CRYSTAL-4")
@pytest.mark.parametrize(
    ("slot", "points"), list(zip(EVERY_SLOT, (1, 2, 2, 2, 2, 1, 1, 2), strict=True))
)
def test_the_points_of_a_filled_slot_are_scored_at_the_end(slot: str, points: int) -> None:
    table = Table()
    tile = {"dream": "dream-amulet", "memory": "memory-build", "ingenuity": "ingenuity-any"}
    table.crystal(0, slot, tile[slot.split("-")[1]])
    table.season(S_SNAPSHOT)
    scored = [f["points"] for f in table.told("scored") if f["category"] == "category:fate"]
    assert scored == [points]


@pytest.mark.rule("B-CRYSTAL-5")
def test_a_crystal_is_never_replaced() -> None:
    table = Table()
    lay(table, "slot-ingenuity-left", "ingenuity-any")
    table.market("crystal", "ingenuity-build")
    table.perform(0, OBTAIN)
    table.play("obtain crystal 1")
    assert table.actions == ["slot slot-ingenuity-middle", "slot slot-ingenuity-right"]
    assert table.why_not("slot slot-ingenuity-left") == ("slot_taken", ("B-CRYSTAL-5",))


@pytest.mark.rule("B-CRYSTAL-5")
def test_a_crystal_stays_through_the_winter() -> None:
    table = Table()
    for slot in EVERY_SLOT:
        lay(table, slot, ONE_OF_EACH[slot.split("-")[1]])
    table.season(S_CLOSE)
    assert table.state.round == 2
    assert list(crystals_on(table)) == EVERY_SLOT


# -- Dream Crystals


@pytest.mark.rule("B-CRYSTAL-6")
def test_a_dream_crystal_gives_nothing_when_it_is_obtained() -> None:
    table = Table()
    table.market("crystal", "dream-wood")
    table.perform(0, OBTAIN)
    table.play("obtain crystal 1", "slot slot-dream-1")
    assert table.asked == (0, "turn")
    assert table.goods(0) == {}


@pytest.mark.rule("B-CRYSTAL-6")
@pytest.mark.parametrize("step", [S_REAP, S_SNAPSHOT])
def test_a_dream_crystal_is_resolved_in_spring_and_in_the_ascension(step: int) -> None:
    table = Table()
    lay(table, "slot-dream-1", "dream-wood")
    table.season(step)
    assert table.goods(0) == {"wood": 1}


@pytest.mark.rule("B-CRYSTAL-6")
def test_a_dream_crystal_is_not_resolved_in_summer() -> None:
    table = Table()
    lay(table, "slot-dream-1", "dream-wood")
    table.hand(0, "start-kitsune")
    table.turn(0)
    table.play("play start-kitsune > 1", "skip")
    assert table.asked == (1, "turn")
    assert table.goods(0) == {}


# -- Ingenuity Crystals


@pytest.mark.rule("B-CRYSTAL-10")
@pytest.mark.parametrize("space", [1, 2, 3])
@pytest.mark.parametrize("slot", KINDS_OF_SLOTS["ingenuity"])
def test_an_ingenuity_crystal_acts_when_a_card_is_played_beside_it(space: int, slot: str) -> None:
    table = Table()
    lay(table, slot, "ingenuity-amulet")
    table.hand(0, "start-kappa")
    table.turn(0)
    table.play(f"play start-kappa > {space}")
    if slot == KINDS_OF_SLOTS["ingenuity"][space - 1]:
        assert table.actions == ["card", "crystal", "skip"]
        table.play("crystal")
        assert table.amulets_of(0) == [1, 0, 0]
        table.play("card")
    assert table.asked == (0, "choose_option")  # the card's own action
    table.play("part 1")
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-CRYSTAL-10")
def test_an_ingenuity_crystal_does_not_act_at_any_other_moment() -> None:
    table = Table()
    table.played(0, 1, "start-kappa")
    table.market("crystal", "ingenuity-amulet")
    table.perform(0, OBTAIN)
    table.play("obtain crystal 1", "slot slot-ingenuity-left")
    assert table.asked == (0, "turn")  # the card there was played before
    table.season(S_REAP)
    assert table.amulets_of(0) == [0, 0, 0]


@pytest.mark.rule("B-CRYSTAL-10", "B-SUMMER-11")
@pytest.mark.parametrize("fresh", [True, False])
def test_a_crystal_gained_by_the_card_played_beside_it_acts_unless_the_option_forbids_it(
    fresh: bool,
) -> None:
    table = Table(fresh_ingenuity=fresh)
    table.hand(0, "start-nezumi")  # a building or a crystal
    table.market("crystal", "ingenuity-amulet")
    table.turn(0)
    table.play("play start-nezumi > 1", "part 2", "obtain crystal 1", "slot slot-ingenuity-left")
    if fresh:
        assert table.actions == ["crystal", "skip"]
        table.play("crystal")
    assert table.asked == (1, "turn")
    assert table.amulets_of(0) == [int(fresh), 0, 0]


@pytest.mark.rule("B-SUMMER-11")
@pytest.mark.parametrize("fresh", [True, False])
def test_a_crystal_that_lay_there_before_acts_whatever_the_option(fresh: bool) -> None:
    table = Table(fresh_ingenuity=fresh)  # BR-20 is about one that the card itself brings
    table.hand(0, "start-kappa")
    table.crystal(0, "slot-ingenuity-left", "ingenuity-amulet")
    table.turn(0)
    table.play("play start-kappa > 1")
    assert "crystal" in table.actions
    table.play("crystal")
    assert table.amulets_of(0) == [1, 0, 0]


@pytest.mark.rule("B-CRYSTAL-10", "B-SUMMER-11")
def test_a_crystal_gained_by_a_card_played_elsewhere_does_not_act() -> None:
    table = Table()
    table.hand(0, "start-nezumi")
    table.market("crystal", "ingenuity-amulet")
    table.turn(0)
    table.play("play start-nezumi > 2", "part 2", "obtain crystal 1", "slot slot-ingenuity-left")
    assert table.asked == (1, "turn")
    assert table.amulets_of(0) == [0, 0, 0]
