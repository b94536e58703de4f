"""What a placed die may do in its region (B-SUMMER-20 to -22)."""

import pytest

from tests.games.bitoku.table import Table


def rows(table: Table) -> list[str]:
    return [text for text in table.actions if text.startswith("row ")]


# -- Forest Action and Building Action


@pytest.mark.rule("B-SUMMER-20")
def test_the_forest_action_may_come_before_the_building_action() -> None:
    table = Table()
    table.building("area-stairs-2", "farm-1", owner=0)
    table.visit(0, 3, "stairs")
    table.play("row 2")
    assert table.is_not_asked("building area-stairs-2")  # first things first
    table.play("start right-1", "building area-stairs-2")
    assert table.goods(0) == {"wood": 1}
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-20")
def test_the_building_action_may_come_before_the_forest_action() -> None:
    table = Table()
    table.building("area-stairs-3", "temple-2", owner=0)
    table.visit(0, 3, "stairs")
    table.play("building area-stairs-3")
    assert table.asked == (0, "spend_movement")
    assert table.is_not_asked("row 1")
    table.play("start right-1")
    assert table.asked == (0, "region_action")
    table.play("row 1")
    assert table.kodama_of(0, "stairs") == 2
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-20")
@pytest.mark.parametrize("answers", [[], ["row 1"], ["building area-stairs-2"]])
def test_either_action_or_both_may_be_skipped(answers: list[str]) -> None:
    table = Table()
    table.building("area-stairs-2", "farm-1", owner=0)
    table.visit(0, 3, "stairs")
    table.play(*answers, "skip")
    assert table.kodama_of(0, "stairs") == (2 if "row 1" in answers else 1)
    assert table.goods(0) == ({"wood": 1} if "building area-stairs-2" in answers else {})
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-20")
def test_goods_of_the_first_action_can_be_used_in_the_second() -> None:
    table = Table()
    table.building("area-forges-4", "farm-1", owner=0)
    table.market("crystal", None, "dream-jade")
    table.visit(0, 3, "forges")
    assert rows(table) == ["row 1"]
    table.play("building area-forges-4")
    assert rows(table) == ["row 1", "row 3"]


@pytest.mark.rule("B-SUMMER-21")
def test_only_one_forest_action_is_taken() -> None:
    table = Table()
    table.building("area-stairs-2", "farm-1", owner=0)
    table.visit(0, 4, "stairs")
    table.play("row 1")
    assert rows(table) == []
    for row in (1, 2, 3, 4):
        assert table.why_not(f"row {row}") == ("forest_action_taken", ("B-SUMMER-21",))


@pytest.mark.rule("B-SUMMER-21")
def test_only_one_building_action_is_taken() -> None:
    table = Table()
    table.building("area-stairs-2", "farm-1", owner=0)
    table.building("area-stairs-1", "ancient-1")
    table.visit(0, 4, "stairs")
    table.play("building area-stairs-2")
    assert table.actions == ["row 1", "row 2", "row 3", "row 4", "skip"]
    for site in ("area-stairs-1", "area-stairs-2"):
        assert table.why_not(f"building {site}") == ("building_action_taken", ("B-SUMMER-21",))


# -- the test against the other dice


@pytest.mark.rule("B-SUMMER-22")
@pytest.mark.parametrize("other", [2, 3, 4, 5])
@pytest.mark.parametrize("owner", [0, 1])
def test_the_die_must_reach_every_other_die_in_the_region_own_ones_too(
    other: int, owner: int
) -> None:
    table = Table(3)
    table.die(owner, 2, other, "stairs")
    table.building("area-stairs-2", "farm-1", owner=0)
    table.visit(0, 4, "stairs")
    if other <= 4:
        assert rows(table) == ["row 1", "row 2", "row 3", "row 4"]
    else:
        assert rows(table) == []
        for row in (1, 4):
            assert table.why_not(f"row {row}") == ("other_die_higher", ("B-SUMMER-22",))


@pytest.mark.rule("B-SUMMER-22")
def test_one_higher_die_among_lower_ones_forbids_the_forest_action() -> None:
    table = Table(4)
    table.die(1, 1, 2, "glade")
    table.die(2, 1, 6, "glade")
    table.visit(0, 5, "glade")
    assert table.asked == (1, "turn")  # nothing to do there


@pytest.mark.rule("B-SUMMER-22")
def test_dice_elsewhere_and_dice_across_the_river_do_not_count() -> None:
    table = Table(3)
    table.die(1, 1, 6, "hill:stairs")
    table.die(1, 2, 6, "yomi")
    table.die(1, 3, 6, "home-1")
    table.die(2, 1, 1, "stairs")
    table.visit(0, 2, "stairs")
    assert rows(table) == ["row 1", "row 2"]


@pytest.mark.rule("B-SUMMER-22")
def test_reinforcement_counts_for_the_test() -> None:
    table = Table(3)
    table.die(1, 1, 5, "stairs")
    table.amulets(0, 2)
    table.die(0, 1, 3, "unlocked")
    table.turn(0)
    table.play("use 1", "amulet 2", "place stairs")
    assert rows(table) == ["row 1", "row 2", "row 3", "row 4"]


@pytest.mark.rule("B-SUMMER-22")
def test_a_lower_die_may_be_placed_for_its_building_action_alone() -> None:
    table = Table(3)
    table.die(1, 1, 5, "stairs")
    table.building("area-stairs-2", "farm-1", owner=0)
    table.visit(0, 1, "stairs")
    assert table.actions == ["building area-stairs-2", "skip"]
