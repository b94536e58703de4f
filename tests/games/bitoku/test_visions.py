"""Visions (B-VISION)."""

from collections.abc import Callable
from itertools import permutations

import pytest

from mori.games.bitoku.effects.visions import best_visions, vision_items
from mori.games.bitoku.seasons.year import S_CLOSE, S_REAP
from mori.games.bitoku.table.codes import VISION_ITEMS
from mori.games.bitoku.table.pieces import VisionCard
from tests.games.bitoku.table import Table


def look_for_a_vision(table: Table) -> None:
    """Let seat 0 obtain a Vision."""
    table.resolve(0, table.effects_of("building", "ancient-6"))


def deck_of(table: Table) -> list[str]:
    """The Vision deck, top card first."""
    return [table.tables.visions[card].id for card in reversed(table.state.vision_deck)]


def visions_of(table: Table, seat: int) -> list[str]:
    return [table.tables.visions[card].id for card in table.state.visions[seat]]


def give_two_buildings_and_a_pair(table: Table) -> None:
    table.building("area-yomi-2", "onsen-1", owner=0)
    table.building("area-yomi-3", "ryokan-1", owner=0)
    table.pair(0, "ara", "dragonfly-vp")


# -- holding and obtaining


@pytest.mark.rule("B-VISION-1")
def test_visions_lie_face_up_without_limit_and_are_never_discarded() -> None:
    table = Table(players=3)
    held = [f"vision-{number:02}" for number in range(1, 21)]
    table.visions(0, *held)
    table.vision_deck("vision-21", "vision-22")
    look_for_a_vision(table)
    table.play("look", "keep vision-21")
    for watcher in (1, 2, None):
        assert table.game.view(watcher)["players"][0]["visions"] == [*held, "vision-21"]
    table.season(S_CLOSE)
    assert visions_of(table, 0) == [*held, "vision-21"]


@pytest.mark.rule("B-VISION-2")
def test_of_the_top_two_visions_one_is_kept_and_the_other_goes_under_the_deck() -> None:
    table = Table()
    table.vision_deck("vision-05", "vision-02", "vision-09", "vision-01")
    look_for_a_vision(table)
    table.play("look")
    assert table.actions == ["keep vision-02", "keep vision-05", "refuse"]
    assert table.why_not("keep vision-09") == ("not_looked_at", ("B-VISION-2",))
    table.play("keep vision-05")
    assert visions_of(table, 0) == ["vision-05"]
    assert deck_of(table) == ["vision-09", "vision-01", "vision-02"]
    assert table.goods(0) == {}


@pytest.mark.rule("B-VISION-2")
def test_both_visions_may_be_put_under_the_deck_for_one_resource_of_any_kind() -> None:
    table = Table()
    table.vision_deck("vision-05", "vision-02", "vision-09", "vision-01")
    look_for_a_vision(table)
    table.play("look", "refuse")
    assert table.actions == ["take wood", "take stone", "take jade", "take sake"]
    table.play("take jade")
    assert table.goods(0) == {"jade": 1}
    assert visions_of(table, 0) == []
    assert deck_of(table)[:2] == ["vision-09", "vision-01"]
    assert sorted(deck_of(table)[2:]) == ["vision-02", "vision-05"]


@pytest.mark.rule("B-VISION-3")
def test_a_vision_may_be_declined_before_looking_which_gains_nothing() -> None:
    table = Table()
    table.vision_deck("vision-05", "vision-02")
    look_for_a_vision(table)
    assert table.actions == ["look", "skip"]
    table.play("skip")
    assert (table.goods(0), visions_of(table, 0)) == ({}, [])
    assert deck_of(table) == ["vision-05", "vision-02"]
    assert table.asked == (0, "turn")


@pytest.mark.rule("B-VISION-3")
def test_after_looking_the_whole_effect_can_no_longer_be_declined() -> None:
    table = Table()
    table.vision_deck("vision-05", "vision-02")
    look_for_a_vision(table)
    table.play("look")
    assert table.why_not("skip") == ("must_choose", ("B-VISION-2", "B-VISION-3"))


@pytest.mark.rule("B-VISION-4")
@pytest.mark.parametrize(
    ("answers", "held", "left", "goods"),
    [
        (["keep vision-05"], ["vision-05"], [], {}),
        (["refuse", "take sake"], [], ["vision-05"], {"sake": 1}),
    ],
)
def test_the_last_vision_of_the_deck_may_be_kept_or_returned_for_a_resource(
    answers: list[str], held: list[str], left: list[str], goods: dict[str, int]
) -> None:
    table = Table()
    table.vision_deck("vision-05")
    look_for_a_vision(table)
    table.play("look")
    assert table.actions == ["keep vision-05", "refuse"]
    table.play(*answers)
    assert (visions_of(table, 0), deck_of(table), table.goods(0)) == (held, left, goods)


@pytest.mark.rule("B-VISION-4")
def test_an_empty_vision_deck_gives_a_resource_of_any_kind() -> None:
    table = Table()
    look_for_a_vision(table)
    table.play("look", "take stone")
    assert table.goods(0) == {"stone": 1}
    assert visions_of(table, 0) == []


# -- completing them


@pytest.mark.rule("B-VISION-5")
def test_every_vision_has_requirements_a_reward_and_a_penalty_of_one_or_two() -> None:
    for card in Table().tables.visions:
        assert len(card.requires) == VISION_ITEMS and sum(card.requires) > 0
        assert card.vp > 0
        assert card.penalty in (1, 2)


@pytest.mark.rule("B-VISION-6", "B-VISION-5")
@pytest.mark.parametrize(
    ("missing", "won", "lost"),
    [("nothing", 6, 0), ("building", 0, -2), ("resource", 0, -2), ("pair", 0, -2)],
)
def test_a_vision_is_completed_only_if_every_requirement_is_met(
    missing: str, won: int, lost: int
) -> None:
    table = Table()
    table.visions(0, "vision-13")  # 2 buildings, 1 resource, 1 pair
    table.building("area-yomi-2", "onsen-1", owner=0)
    if missing != "building":
        table.building("area-yomi-3", "ryokan-1", owner=0)
    if missing != "resource":
        table.give(0, stone=1)
    if missing != "pair":
        table.pair(0, "ara", "dragonfly-vp")
    table.ascend()
    assert (table.tally(0, "visions"), table.tally(0, "failed_visions")) == (won, lost)


@pytest.mark.rule("B-VISION-6")
@pytest.mark.parametrize(("late", "won", "lost"), [(False, 0, -2), (True, 6, 0)])
def test_what_a_dream_crystal_gives_in_the_ascension_helps_only_with_late_vision_items(
    late: bool, won: int, lost: int
) -> None:
    """BR-64: the items are those held before the Ascension; the option takes the other reading."""
    table = Table(late_vision_items=late)
    table.visions(0, "vision-13")
    give_two_buildings_and_a_pair(table)
    table.crystal(0, "slot-dream-1", "dream-sake")
    table.ascend()
    assert table.goods(0) == {"sake": 1}
    assert (table.tally(0, "visions"), table.tally(0, "failed_visions")) == (won, lost)


@pytest.mark.rule("B-VISION-6")
def test_items_other_than_resources_gained_in_the_ascension_come_too_late_as_well() -> None:
    """BR-65."""
    table = Table()
    table.visions(0, "vision-06")  # 1 building, 2 completed Bitoku cards
    table.building("area-yomi-2", "onsen-1", owner=0)
    table.bitoku_path(0, "makoto", "makoto", completed=1)
    table.crystal(0, "slot-dream-1", "dream-movement")
    table.ascend()
    table.play("step bitoku")
    assert table.state.bitoku_done[0] == 2
    assert (table.tally(0, "visions"), table.tally(0, "failed_visions")) == (0, -1)


@pytest.mark.rule("B-VISION-6")
@pytest.mark.parametrize(("late", "asked"), [(True, "keep_vision"), (False, "take_resource")])
def test_in_the_ascension_a_vision_is_kept_only_with_late_visions(late: bool, asked: str) -> None:
    """BR-151."""
    table = Table(late_visions=late)
    table.vision_deck("vision-06", "vision-13")
    table.bitoku_path(0, "gi")
    table.crystal(0, "slot-dream-1", "dream-movement")
    table.ascend()
    table.play("step bitoku", "look")
    assert table.asked == (0, asked)


@pytest.mark.rule("B-VISION-6")
def test_before_the_ascension_late_visions_changes_nothing() -> None:
    table = Table(late_visions=False)
    table.vision_deck("vision-06", "vision-13")
    table.bitoku_path(0, "gi")
    table.crystal(0, "slot-dream-1", "dream-movement")
    table.season(S_REAP)
    table.play("step bitoku", "look")
    assert table.asked == (0, "keep_vision")


# -- what counts


def others_buildings(table: Table) -> None:
    table.building("area-yomi-1", "ancient-1")
    table.building("area-yomi-3", "ryokan-1", owner=1)


def uncombined_tiles(table: Table) -> None:
    table.dragonflies(0, "dragonfly-any-1")
    table.mitamas(0, "ara")


def not_on_an_illumination(table: Table) -> None:
    table.walker(0, "right-2")
    table.walker(0, "right-gate-1-1")
    table.walker(1, "right-light-1-1")


def not_on_a_gate(table: Table) -> None:
    table.walker(0, "right-3")
    table.walker(0, "right-light-1-1")
    table.walker(1, "right-gate-1-2")


Change = Callable[[Table], object]
COUNTED: dict[str, tuple[Change, Change]] = {  # what counts as one, and what does not
    "resource": (lambda t: t.give(0, sake=1), lambda t: t.amulets(0, 1, 2, 3)),
    "building": (lambda t: t.building("area-yomi-2", "onsen-1", owner=0), others_buildings),
    "crystal": (
        lambda t: t.crystal(0, "slot-ingenuity-left", "ingenuity-any"),
        lambda t: t.crystal(1, "slot-dream-1", "dream-any"),
    ),
    "mitama": (lambda t: t.mitamas(0, "shinigami-movement"), lambda t: t.mitamas(1, "ara")),
    "pair": (lambda t: t.pair(0, "ara", "dragonfly-vp"), uncombined_tiles),
    "illumination_pilgrim": (lambda t: t.walker(0, "right-light-1-2"), not_on_an_illumination),
    "gate_pilgrim": (lambda t: t.walker(0, "right-gate-1-1"), not_on_a_gate),
    "bitoku_completed": (
        lambda t: t.bitoku_path(0, "makoto", "yu", completed=1),
        lambda t: t.bitoku_path(0, "makoto", "yu"),
    ),
}
KINDS_OF_ITEM = list(COUNTED)


def count(table: Table, item: str) -> int:
    return vision_items(table.w, 0)[KINDS_OF_ITEM.index(item)]


@pytest.mark.rule("B-VISION-7")
@pytest.mark.parametrize("item", KINDS_OF_ITEM)
def test_what_counts_as_one_item_and_what_does_not(item: str) -> None:
    counts, does_not = COUNTED[item]
    table = Table()
    does_not(table)
    assert count(table, item) == 0
    table = Table()
    counts(table)
    assert count(table, item) == 1


@pytest.mark.rule("B-VISION-7")
def test_a_mitama_counts_combined_or_not_and_crystals_of_all_three_colours() -> None:
    table = Table()
    table.mitamas(0, "ara")
    table.pair(0, "nigi", "dragonfly-vp")
    assert (count(table, "mitama"), count(table, "pair")) == (2, 1)
    table.crystal(0, "slot-dream-1", "dream-any")
    table.crystal(0, "slot-memory-1", "memory-build")
    table.crystal(0, "slot-ingenuity-left", "ingenuity-any")
    assert count(table, "crystal") == 3


@pytest.mark.rule("B-VISION-7")
@pytest.mark.parametrize("item", KINDS_OF_ITEM)
def test_the_cards_require_items_by_their_kind(item: str) -> None:
    """A Vision that lacks nothing but this kind of item fails, and completes with it."""
    index = KINDS_OF_ITEM.index(item)
    number = next(card.index for card in Table().tables.visions if card.requires[index] == 1)
    for held in (0, 1):
        table = Table()
        card = table.tables.visions[number]
        table.state.visions[0] = [number]
        for other, needed in enumerate(card.requires):
            for k in range(needed if other != index else held):
                give_item(table, KINDS_OF_ITEM[other], k)
        table.ascend()
        assert table.state.visions_done[0] == held


def give_item(table: Table, item: str, k: int) -> None:
    """One more item of a kind, the k-th."""
    if item == "building":
        table.building(("area-yomi-2", "area-yomi-3", "area-yomi-4")[k], "onsen-1", owner=0)
    elif item == "crystal":
        table.crystal(
            0, ("slot-memory-1", "slot-memory-2", "slot-ingenuity-left")[k], "memory-build"
        )
    elif item == "mitama":
        table.state.mitamas[0].append(table.tile("mitama", "ara"))
    elif item == "illumination_pilgrim":
        table.walker(0, ("right-light-1-1", "right-light-2-1")[k])
    elif item == "gate_pilgrim":
        table.walker(0, ("right-gate-1-1", "right-gate-2-1")[k])
    elif item == "bitoku_completed":
        table.bitoku_path(0, *["makoto"] * (k + 1), completed=k + 1)
    else:
        COUNTED[item][0](table)


# -- each item once


@pytest.mark.rule("B-VISION-8")
@pytest.mark.parametrize(("crystals", "won", "lost"), [(3, 6, -1), (4, 11, 0)])
def test_one_item_serves_one_requirement_of_one_vision(crystals: int, won: int, lost: int) -> None:
    table = Table()
    table.visions(0, "vision-15", "vision-16")  # both need 2 crystals
    table.building("area-yomi-2", "onsen-1", owner=0)
    table.building("area-yomi-3", "ryokan-1", owner=0)
    table.mitamas(0, "ara", "ara")
    slots = ["slot-memory-1", "slot-memory-2", "slot-ingenuity-left", "slot-ingenuity-right"]
    for slot in slots[:crystals]:
        table.crystal(0, slot, "memory-build")
    table.ascend()
    assert (table.tally(0, "visions"), table.tally(0, "failed_visions")) == (won, lost)


@pytest.mark.rule("B-VISION-8")
def test_a_pair_supplies_one_mitama_item_and_one_dragonfly_item() -> None:
    table = Table()
    table.visions(0, "vision-04", "vision-05")  # one needs a pair, the other a Mitama
    table.pair(0, "ara", "dragonfly-vp")
    table.building("area-yomi-2", "onsen-1", owner=0)
    table.bitoku_path(0, "makoto", completed=1)
    table.give(0, wood=3)
    table.ascend()
    assert table.state.visions_done[0] == 2


@pytest.mark.rule("B-VISION-8")
def test_a_pair_does_not_supply_two_mitama_items() -> None:
    table = Table()
    table.visions(0, "vision-02")  # 2 resources, 2 Mitamas
    table.pair(0, "ara", "dragonfly-vp")
    table.give(0, wood=2)
    table.ascend()
    assert table.state.visions_done[0] == 0


@pytest.mark.rule("B-VISION-9")
def test_items_used_for_a_vision_are_not_spent_and_count_for_all_else() -> None:
    """Resources count in step F (BR-67), Mitamas for rocks, buildings in step H."""
    table = Table()
    table.visions(0, "vision-12", "vision-19")  # 3 resources and 4 buildings; 2 Mitamas
    for site, tile in (
        ("area-yomi-2", "onsen-1"),
        ("area-yomi-3", "ryokan-1"),
        ("area-yomi-4", "temple-1"),
        ("area-stairs-2", "farm-1"),
    ):
        table.building(site, tile, owner=0)
    table.give(0, jade=3)
    table.mitamas(0, "ara", "ara")
    table.rocks(0, "rock-ara")
    table.rock_pilgrims(0, 1)
    table.ascend()
    assert table.state.visions_done[0] == 2
    assert table.goods(0) == {"jade": 3}
    assert table.tally(0, "guardians") == (3 + 2 + 1 + 3) // 4
    assert table.tally(0, "rocks") == 2
    assert table.tally(0, "fate") == 1 + 1 + 2 + 3


@pytest.mark.rule("B-ASCEND-19")
def test_of_sets_with_equal_points_and_numbers_the_most_valuable_visions_are_completed() -> None:
    def vision(index: int, vp: int, penalty: int) -> VisionCard:
        needs = [0] * VISION_ITEMS
        needs[0] = 1
        return VisionCard(index, f"v{index}", 1, needs, vp, penalty)

    cards = [vision(0, 6, 1), vision(1, 10, 2), vision(2, 5, 2), vision(3, 11, 1), vision(4, 4, 1)]
    for order in permutations(cards):
        chosen = best_visions(list(order), [3] + [0] * (VISION_ITEMS - 1))
        worths = sorted((card.vp + card.penalty for card in chosen), reverse=True)
        assert worths == [12, 12, 7], "exact, whatever the order of the cards"

    def two_or_one(index: int, vp: int, item: int, count: int) -> VisionCard:
        needs = [0] * VISION_ITEMS
        needs[item] = count
        return VisionCard(index, f"w{index}", 1, needs, vp, 1)

    # 9 + 4 and 7 + 6 are worth the same and both are two Visions: the set with the 9 is taken.
    pairs = [two_or_one(0, 9, 0, 3), two_or_one(1, 4, 0, 1), two_or_one(2, 7, 0, 2)]
    pairs.append(two_or_one(3, 6, 0, 2))
    for order in permutations(pairs):
        taken = best_visions(list(order), [4] + [0] * (VISION_ITEMS - 1))
        assert sorted(card.vp for card in taken) == [4, 9]
