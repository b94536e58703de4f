"""The harder variant (B-VARIANT)."""

import pytest

from mori.games.bitoku.table.state import FOREST
from tests.games.bitoku.table import Table


def harder_table(value: int, *others: int, amulets: tuple[int, ...] = ()) -> Table:
    """Seat 0 places a die in the Glade beside dice of other players."""
    table = Table(players=4, harder=True)
    for seat, other in enumerate(others, start=1):
        table.die(seat, 1, other, "glade")
    table.amulets(0, *amulets)
    table.visit(0, value, "glade")
    return table


def rows(table: Table) -> list[str]:
    if table.asked != (0, "region_action"):
        return []
    return [action for action in table.actions if action.startswith("row")]


@pytest.mark.rule("B-VARIANT-1")
def test_by_default_an_equal_die_is_enough_for_the_forest_action() -> None:
    table = Table(players=4)
    table.die(1, 1, 4, "glade")
    table.visit(0, 4, "glade")
    assert rows(table) == ["row 1", "row 2", "row 3", "row 4"]


@pytest.mark.rule("B-VARIANT-1")
@pytest.mark.parametrize(
    ("value", "others", "legal"),
    [
        (4, (4,), False),
        (3, (4,), False),
        (4, (3,), True),
        (4, (3, 3), True),
        (4, (2, 4), False),
        (6, (5,), True),
        (2, (), True),
    ],
)
def test_the_die_must_be_strictly_higher_than_every_other_die_there(
    value: int, others: tuple[int, ...], legal: bool
) -> None:
    table = harder_table(value, *others)
    assert bool(rows(table)) == legal


@pytest.mark.rule("B-VARIANT-1")
def test_own_dice_count_too_and_a_building_action_stays_possible() -> None:
    table = Table(players=4, harder=True)
    table.die(0, 2, 4, "glade")
    table.building("area-glade-1", "farm-1", owner=0)
    table.visit(0, 4, "glade")
    assert table.actions == ["building area-glade-1", "skip"]
    assert table.why_not("row 1") == ("other_die_higher", ("B-VARIANT-1",))


@pytest.mark.rule("B-VARIANT-2")
def test_beside_a_six_a_six_needs_an_amulet_of_any_value() -> None:
    table = harder_table(6, 6, amulets=(1, 3))
    assert "row 6" in rows(table)
    assert table.amulets_of(0) == [1, 0, 1]  # not before the Forest Action is taken
    table.play("row 3")
    assert table.asked == (0, "spend_amulet")
    assert table.actions == ["amulet 1", "amulet 3"]
    assert table.why_not("amulet 2") == ("amulet_not_held", ("B-VARIANT-2",))
    table.play("amulet 3")
    assert table.amulets_of(0) == [1, 0, 0]
    assert table.asked == (0, "take_resource")
    assert table.die_of(0, 1) == (6, FOREST)


@pytest.mark.rule("B-VARIANT-2")
def test_without_an_amulet_a_six_beside_a_six_has_no_forest_action() -> None:
    table = Table(players=4, harder=True)
    table.die(1, 1, 6, "glade")
    table.building("area-glade-1", "farm-1", owner=0)
    table.visit(0, 6, "glade")
    assert table.actions == ["building area-glade-1", "skip"]
    assert table.why_not("row 1") == ("amulet_needed", ("B-VARIANT-2",))


@pytest.mark.rule("B-VARIANT-2")
def test_a_five_cannot_beat_a_six_by_an_amulet() -> None:
    """BR-101: it must show 6 first."""
    table = Table(players=4, harder=True)
    table.die(1, 1, 6, "glade")
    table.building("area-glade-1", "farm-1", owner=0)
    table.amulets(0, 3, 3)
    table.visit(0, 5, "glade")
    assert table.actions == ["building area-glade-1", "skip"]
    assert table.why_not("row 1") == ("other_die_higher", ("B-VARIANT-1",))


@pytest.mark.rule("B-VARIANT-2")
@pytest.mark.parametrize(
    ("value", "amulets", "offered"),
    [(5, (1, 2, 3), ["amulet 2", "amulet 3"]), (4, (1, 2), []), (3, (3,), []), (1, (3, 3), [])],
)
def test_with_the_option_an_amulet_that_lifts_a_die_above_six_beats_a_six(
    value: int, amulets: tuple[int, ...], offered: list[str]
) -> None:
    """BR-101 and the option amulet_over_six."""
    table = Table(players=4, harder=True, amulet_over_six=True)
    table.die(1, 1, 6, "glade")
    table.amulets(0, *amulets)
    table.visit(0, value, "glade")
    assert bool(rows(table)) == bool(offered)
    if offered:
        assert "row 6" not in rows(table)  # the die keeps its value
        table.play("row 3")
        assert table.actions == offered
        assert table.why_not("amulet 1") == ("amulet_too_low", ("B-VARIANT-2",))
        table.play("amulet 2")
        assert table.amulets_of(0) == [1, 0, 1]
        assert table.die_of(0, 1) == (value, FOREST)


@pytest.mark.rule("B-VARIANT-2")
def test_with_the_option_a_four_needs_an_amulet_of_three() -> None:
    table = Table(players=4, harder=True, amulet_over_six=True)
    table.die(1, 1, 6, "glade")
    table.amulets(0, 1, 3)
    table.visit(0, 4, "glade")
    table.play("row 4")
    assert table.amulets_of(0) == [1, 0, 0]  # the only one that does it is spent unasked


@pytest.mark.rule("B-VARIANT-2")
def test_one_amulet_beats_several_sixes() -> None:
    """BR-102."""
    table = harder_table(6, 6, 6, amulets=(2, 2))
    table.play("row 4")
    assert table.amulets_of(0) == [0, 1, 0]
    assert table.asked == (0, "take_resource")


@pytest.mark.rule("B-VARIANT-2")
def test_declining_the_forest_action_costs_no_amulet() -> None:
    table = harder_table(6, 6, amulets=(1,))
    table.play("skip")
    assert table.amulets_of(0) == [1, 0, 0]


@pytest.mark.rule("B-VARIANT-2")
def test_a_six_beside_lower_dice_costs_no_amulet() -> None:
    table = harder_table(6, 5, amulets=(1,))
    table.play("row 3")
    assert table.amulets_of(0) == [1, 0, 0]
    assert table.asked == (0, "take_resource")


@pytest.mark.rule("B-VARIANT-3")
def test_the_die_counts_as_six_for_those_who_come_later() -> None:
    table = harder_table(6, 6, amulets=(1,))
    table.play("row 3", "take wood")
    table.amulets(2, 1, 1)
    table.visit(2, 6, "glade")
    assert "row 6" in table.actions
    table.play("row 6")
    assert table.amulets_of(2) == [1, 0, 0]  # one is enough again


@pytest.mark.rule("B-VARIANT-3")
def test_the_amulet_serves_the_forest_action_alone() -> None:
    """A Building Action before or after it needs none and uses the die's 6."""
    table = Table(players=4, harder=True)
    table.die(1, 1, 6, "glade")
    table.building("area-glade-1", "farm-6", owner=0)  # needs a 5
    table.amulets(0, 1, 2)
    table.visit(0, 6, "glade")
    table.play("building area-glade-1", "take wood", "take wood")
    assert table.amulets_of(0) == [1, 1, 0]
    table.play("row 1", "amulet 2")
    assert table.kodama_of(0, "glade") == 2
    assert table.die_of(0, 1) == (6, FOREST)


@pytest.mark.rule("B-VARIANT-4")
def test_dice_that_crossed_the_river_are_not_compared() -> None:
    table = Table(players=4, harder=True)
    table.die(1, 1, 4, "hill:glade")
    table.visit(0, 3, "glade")
    assert "row 3" in table.actions


@pytest.mark.rule("B-VARIANT-4")
def test_the_home_is_not_affected() -> None:
    table = Table(players=4, harder=True)
    table.die(1, 1, 6, "home-2")
    table.visit(0, 1, "home-1")
    assert table.amulets_of(0) == [0, 1, 0]  # the reward of Home label 1


@pytest.mark.rule("B-VARIANT-4")
def test_a_copied_action_is_not_affected() -> None:
    table = Table(harder=True)
    table.die(1, 1, 4, "glade")
    table.die(1, 2, 4, "glade")
    table.visit(0, 3, "home-6")
    table.play("copy 1 1")
    assert table.actions == ["row 1", "row 2", "row 3", "row 4", "skip"]
    table.play("row 4", "take wood", "take sake")
    assert table.goods(0) == {"wood": 1, "sake": 1}
