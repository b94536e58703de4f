"""The rows of the Glade and the Forges (B-FOREST-10 to -15)."""

import pytest

from tests.games.bitoku.forest import rich, spent
from tests.games.bitoku.table import Table

# -- Glade


@pytest.mark.rule("B-FOREST-10")
def test_the_glade_for_two_gives_one_wood_or_one_jade() -> None:
    for choice, goods in (("part 1", {"wood": 1}), ("part 2", {"jade": 1})):
        table = Table()
        table.visit(0, 2, "glade")
        table.play("row 2")
        assert table.actions == ["part 1", "part 2"]
        table.play(choice)
        assert table.goods(0) == goods
        assert table.asked == (1, "turn")


@pytest.mark.rule("B-FOREST-11")
@pytest.mark.parametrize(("row", "units"), [(3, 1), (4, 2), (6, 3)])
def test_the_glade_gives_one_two_or_three_resources_of_one_kind(row: int, units: int) -> None:
    for kind in ("wood", "stone", "jade", "sake"):
        table = Table()
        table.visit(0, 6, "glade")
        table.play(f"row {row}", *[f"take {kind}"] * units)
        assert table.goods(0) == {kind: units}
        assert table.asked == (1, "turn")


@pytest.mark.rule("B-FOREST-11")
def test_each_unit_from_the_glade_may_be_of_another_kind() -> None:
    table = Table()
    table.visit(0, 6, "glade")
    table.play("row 6")
    assert table.actions == ["take wood", "take stone", "take jade", "take sake"]
    table.play("take wood", "take jade", "take sake")
    assert table.goods(0) == {"wood": 1, "jade": 1, "sake": 1}


# -- Forges


BUILD = ["obtain building 3", "site area-stairs-2"]  # the first building costs one wood


@pytest.mark.rule("B-FOREST-12")
def test_the_forges_for_two_construct_one_building_at_full_price() -> None:
    table = rich()
    table.visit(0, 2, "forges")
    table.play("row 2")
    assert table.actions == ["obtain building 3", "skip"]
    table.play(*BUILD)
    assert table.goods(0) == {"wood": 2, "stone": 3, "jade": 3, "sake": 3}
    assert table.state.counters_used[0] == 1
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-FOREST-13")
@pytest.mark.parametrize(
    ("choice", "left"),
    [
        (
            ["part 1", "obtain crystal 3", "slot slot-dream-1", "pay sake"],
            {"wood": 3, "stone": 3, "jade": 3, "sake": 2},
        ),
        (["part 2", *BUILD], {"wood": 2, "stone": 3, "jade": 3, "sake": 3}),
    ],
    ids=["crystal", "building"],
)
def test_the_forges_for_three_give_a_crystal_or_a_building_at_full_price(
    choice: list[str], left: dict[str, int]
) -> None:
    table = rich()
    table.visit(0, 3, "forges")
    table.play("row 3", *choice)
    assert table.goods(0) == left
    assert table.state.available[0] - 3 + table.state.counters_used[0] == 1
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-FOREST-14")
@pytest.mark.parametrize(
    "choice",
    [["part 1", "obtain crystal 3", "slot slot-dream-1"], ["part 2", *BUILD]],
    ids=["crystal", "building"],
)
def test_the_forges_for_four_give_a_crystal_or_a_building_for_one_less(choice: list[str]) -> None:
    table = rich()
    table.visit(0, 4, "forges")
    table.play("row 4", *choice)
    assert spent(table) == 0
    assert table.state.available[0] - 3 + table.state.counters_used[0] == 1
    assert table.asked == (1, "turn")


FORGES_SIX = {  # parts 1 and 2 cost the full price, parts 3 and 4 one less
    "part 1": ["part 1", "obtain crystal 3", "slot slot-dream-1", "pay jade"],
    "part 2": ["part 2", *BUILD],
    "part 3": ["part 3", "obtain crystal 3", "slot slot-dream-1"],
    "part 4": ["part 4", *BUILD],
}


@pytest.mark.rule("B-FOREST-15")
@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        ("part 1", "part 4", {"wood": 3, "stone": 3, "jade": 2, "sake": 3}),
        ("part 4", "part 1", {"wood": 3, "stone": 3, "jade": 2, "sake": 3}),
        ("part 3", "part 2", {"wood": 2, "stone": 3, "jade": 3, "sake": 3}),
        ("part 2", "part 3", {"wood": 2, "stone": 3, "jade": 3, "sake": 3}),
        ("part 1", "part 2", {"wood": 2, "stone": 3, "jade": 2, "sake": 3}),
    ],
)
def test_the_forges_for_six_give_both_in_either_order_one_of_them_for_one_less(
    first: str, second: str, left: dict[str, int]
) -> None:
    table = rich()
    table.visit(0, 6, "forges")
    table.play("row 6")
    assert table.actions == [*FORGES_SIX, "skip"]
    table.play(*FORGES_SIX[first], *FORGES_SIX[second])
    assert table.goods(0) == left
    assert (table.state.available[0], table.state.counters_used[0]) == (4, 1)
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-FOREST-15")
def test_the_forges_for_six_give_one_discount_and_each_purchase_once() -> None:
    table = rich()
    table.market("building", "farm-1", "farm-2")
    table.visit(0, 6, "forges")
    table.play("row 6", "part 4", "obtain building 1", "site area-stairs-2")
    assert table.actions == ["part 1", "skip"]
    assert table.why_not("part 3") == ("already_done", ("B-EFFECT-14",))
    for part in ("part 2", "part 4"):
        assert table.why_not(part) == ("already_done", ("B-FOREST-8", "B-FOREST-15"))
    table.play("skip")
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-FOREST-16")
def test_a_building_from_the_forges_may_stand_in_any_inhabited_area() -> None:
    table = rich()
    table.visit(0, 2, "forges")
    table.play("row 2", "obtain building 3")
    assert table.actions == ["site area-stairs-2", "site area-glade-3", "site area-forges-4"]
    table.play("site area-glade-3")
    assert table.state.site_owner[table.site("area-glade-3")] == 0
    assert table.kodama_of(0, "glade") == 3


@pytest.mark.rule("B-FOREST-16")
def test_a_building_from_a_card_may_stand_in_any_inhabited_area() -> None:
    table = rich()
    table.hand(0, "start-nezumi")
    table.turn(0)
    table.play("play start-nezumi > 1", "part 1", "obtain building 3")
    assert table.actions == ["site area-stairs-2", "site area-glade-3", "site area-forges-4"]
