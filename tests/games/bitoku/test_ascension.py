"""The Ascension, step by step (B-ASCEND). The best choices it makes: test_best_choices.py."""

import pytest

from mori.games.bitoku.seasons.year import S_CLOSE
from mori.games.bitoku.table.state import ASCENSION
from tests.games.bitoku.table import Table

STEPS = ["first_player", "bitoku_types", "lake_treasures", "rocks", "guardians"]
STEPS += ["visions", "failed_visions", "fate"]

# -- the course


@pytest.mark.rule("B-ASCEND-1")
def test_after_the_last_winter_the_steps_follow_in_order() -> None:
    table = Table()
    table.state.round = 4
    table.crystal(0, "slot-dream-1", "dream-vp")  # A
    table.bitoku_path(0, "makoto")  # C
    table.kodama(0, "yomi", 5)  # D
    table.rocks(0, "rock-kappa")  # E
    table.rock_pilgrims(0, 1)
    table.deck(0, "start-kappa")
    table.give(0, wood=2)  # F
    table.mitamas(0, "ara", "ara")  # G
    table.visions(0, "vision-02", "vision-28")
    table.season(S_CLOSE)
    assert table.state.phase == ASCENSION and table.game.is_over
    told = [str(fact["category"]) for fact in table.told("scored") if fact["seat"] == "seat:0"]
    order = [f"category:{step}" for step in ("effects", *STEPS)]
    assert list(dict.fromkeys(told)) == order


@pytest.mark.rule("B-ASCEND-1")
def test_the_items_of_visions_are_those_before_step_a() -> None:
    table = Table()
    table.crystal(0, "slot-dream-1", "dream-any")
    table.give(0, wood=1)
    table.ascend()
    assert table.asked == (0, "take_resource")
    table.play("take jade")
    assert table.goods(0) == {"wood": 1, "jade": 1}
    assert table.state.vision_items[0] == 1


@pytest.mark.rule("B-ASCEND-2")
def test_all_dream_crystals_are_resolved_once_more_in_turn_order() -> None:
    table = Table()
    table.order(1, 0)
    table.crystal(0, "slot-dream-1", "dream-sake")
    table.crystal(0, "slot-dream-2", "dream-movement")
    table.crystal(0, "slot-dream-3", "dream-kodama")
    table.crystal(1, "slot-dream-1", "dream-any")
    table.crystal(1, "slot-ingenuity-left", "ingenuity-any")  # no Dream Crystal
    table.ascend()
    assert table.asked == (1, "take_resource")
    table.play("take stone")
    assert table.asked == (0, "reap_fruits")
    assert table.actions == ["dream slot-dream-2", "dream slot-dream-3", "skip"]
    table.play("dream slot-dream-3", "advance glade")
    assert table.asked == (0, "spend_movement")
    table.play("start right-1")
    assert table.game.is_over
    assert (table.goods(0), table.goods(1)) == ({"sake": 1}, {"stone": 1})
    assert table.kodama_of(0, "glade") == 2


@pytest.mark.rule("B-ASCEND-2")
def test_the_reward_of_a_dream_crystal_may_be_declined() -> None:
    table = Table()
    table.crystal(0, "slot-dream-1", "dream-kodama")
    table.ascend()
    table.play("skip")
    assert table.game.is_over
    assert table.kodama_of(0, "glade") == 1


@pytest.mark.rule("B-ASCEND-3")
def test_the_first_in_turn_order_gains_three() -> None:
    table = Table(players=3)
    table.order(2, 0, 1)
    table.ascend()
    assert [table.tally(seat, "first_player") for seat in range(3)] == [0, 0, 3]


TYPES = ["makoto", "chuugi", "yu", "jin", "rei", "gi", "meiyo"]


@pytest.mark.rule("B-ASCEND-4")
@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 1, 2, 4, 7, 11, 16, 22])))
def test_different_bitoku_types_score_completed_or_not(count: int, points: int) -> None:
    table = Table()
    table.bitoku_path(0, *TYPES[:count], completed=count // 2)
    table.ascend()
    assert table.tally(0, "bitoku_types") == points


@pytest.mark.rule("B-ASCEND-4")
def test_duplicate_bitoku_types_score_nothing() -> None:
    """BR-96: there is no second set."""
    table = Table()
    table.bitoku_path(0, "yu", "yu", "jin", "yu", "jin")
    table.ascend()
    assert table.tally(0, "bitoku_types") == 2


# -- F, G and H


@pytest.mark.rule("B-ASCEND-14")
@pytest.mark.parametrize(
    ("dice", "wood", "sake", "points"),
    [((3, 5, 3), 2, 1, 3), ((1, 1, 1), 0, 0, 0), ((1, 1, 1), 1, 0, 1), ((6, 6, 6), 1, 0, 4)],
)
def test_a_quarter_of_dice_and_resources_is_gained_rounded_down(
    dice: tuple[int, ...], wood: int, sake: int, points: int
) -> None:
    table = Table()
    for number, value in enumerate(dice, start=1):
        table.die(0, number, value)
    table.give(0, wood=wood, sake=sake)
    table.ascend()
    assert table.tally(0, "guardians") == points


@pytest.mark.rule("B-ASCEND-15")
def test_resources_gained_in_step_a_count_and_amulets_do_not() -> None:
    table = Table()
    table.give(0, wood=1)
    table.amulets(0, 1, 2, 3)
    table.crystal(0, "slot-dream-1", "dream-sake")
    table.ascend()
    assert table.tally(0, "guardians") == (3 + 2 + 1 + 1 + 1) // 4


@pytest.mark.rule("B-ASCEND-15")
def test_three_resources_of_a_kind_count_as_three() -> None:
    table = Table()
    table.give(0, wood=6)
    table.ascend()
    assert table.tally(0, "guardians") == (6 + 6) // 4


@pytest.mark.rule("B-ASCEND-16")
def test_completed_visions_give_their_points() -> None:
    table = Table()
    table.visions(0, "vision-02", "vision-08")
    table.mitamas(0, "ara", "ara", "nigi", "nigi")
    table.walker(0, "right-light-1-1")
    table.give(0, wood=2)
    table.ascend()
    assert table.tally(0, "visions") == 4 + 5
    assert table.state.visions_done[0] == 2
    assert [told["card"] for told in table.told("vision_completed")] == [
        "vision:vision-08",
        "vision:vision-02",
    ]


@pytest.mark.rule("B-ASCEND-17")
def test_every_other_vision_costs_its_penalty() -> None:
    table = Table()
    table.visions(0, "vision-02", "vision-28", "vision-01", "vision-13")
    table.mitamas(0, "ara", "ara")
    table.give(0, wood=2)
    table.ascend()
    assert table.tally(0, "visions") == 4
    assert table.tally(0, "failed_visions") == -(2 + 1 + 2)


@pytest.mark.rule("B-ASCEND-18")
@pytest.mark.parametrize(("floor", "lost"), [(False, -4), (True, -3)])
def test_scores_have_no_lower_limit_unless_the_option_sets_one(floor: bool, lost: int) -> None:
    """BR-95 and the option score_floor: a player who has 3 VP loses 4."""
    table = Table(players=4, score_floor=floor)
    table.order(1, 2, 3, 0)
    for region in ("yomi", "stairs", "home", "glade", "forges"):
        for seat in (1, 2, 3):
            table.kodama(seat, region, 2)
    table.state.scores[0] = 2  # and one more in step F
    table.visions(0, "vision-27", "vision-28")
    table.ascend()
    assert table.tally(0, "failed_visions") == lost
    assert table.score(0) == 3 + lost


@pytest.mark.rule("B-ASCEND-20")
def test_uncovered_points_of_counters_and_crystal_slots_are_gained() -> None:
    table = Table()
    for site in ("area-yomi-2", "area-yomi-3", "area-yomi-4", "area-stairs-2"):
        table.building(site, "onsen-1", owner=0)
    table.crystal(0, "slot-dream-1", "dream-amulet")  # 1
    table.crystal(0, "slot-memory-2", "memory-build")  # 2
    table.crystal(0, "slot-ingenuity-left", "ingenuity-any")  # 1
    table.ascend()
    assert table.tally(0, "fate") == (1 + 1 + 2 + 3) + (1 + 2 + 1)
    assert table.tally(1, "fate") == 0


@pytest.mark.rule("B-ASCEND-20")
def test_a_pilgrim_that_never_left_its_slot_keeps_its_points_covered() -> None:
    table = Table()
    table.pilgrims(0, 0)
    table.ascend()
    assert table.tally(0, "fate") == 0


@pytest.mark.rule("B-ASCEND-21")
def test_after_step_a_nothing_is_asked_and_each_step_is_done_for_all_at_once() -> None:
    table = Table()
    for seat in (0, 1):
        table.visions(seat, "vision-02", "vision-05")
        table.mitamas(seat, "shinigami-movement", "ara")
        table.bitoku_path(seat, "yu", "gi", completed=1)
        table.give(seat, wood=3)
        table.rocks(seat, "rock-nigi", "rock-ara")
        table.rock_pilgrims(seat, 1, 2)
        table.building(("area-yomi-2", "area-yomi-3")[seat], "onsen-1", owner=seat)
    table.ascend()
    assert table.game.is_over and table.game.answers == []
    told = [
        (str(fact["category"]).removeprefix("category:"), fact["seat"])
        for fact in table.told("scored")
    ]
    # No step is gone back to, whichever seat it is for; failed Visions belong to step G.
    order = [STEPS.index(category.replace("failed_", "")) for category, _ in told]
    assert order == sorted(order)
    assert {seat for category, seat in told if category == "rocks"} == {"seat:0", "seat:1"}
