"""The rows of the river regions (B-FOREST)."""

import pytest

from tests.games.bitoku.forest import rich, spent
from tests.games.bitoku.table import Table

RIVER = ["yomi", "stairs", "glade", "forges"]
REGIONS = ["yomi", "stairs", "home", "glade", "forges"]
REACHED = {1: [1], 2: [1, 2], 3: [1, 2, 3], 4: [1, 2, 3, 4], 5: [1, 2, 3, 4], 6: [1, 2, 3, 4, 6]}


def rows(table: Table) -> list[int]:
    return [int(text.removeprefix("row ")) for text in table.actions if text.startswith("row ")]


# -- all regions


@pytest.mark.rule("B-FOREST-1")
def test_a_die_takes_one_row_that_its_value_reaches_once() -> None:
    for row, units in ((1, 0), (3, 1), (4, 2)):
        table = Table()
        table.visit(0, 4, "glade")
        assert rows(table) == [1, 2, 3, 4]
        assert table.why_not("row 6") == ("row_too_high", ("B-FOREST-1",))
        table.play(f"row {row}", *["take wood"] * units)
        assert table.goods(0) == ({"wood": units} if units else {})
        assert table.kodama_of(0, "glade") == (2 if row == 1 else 1)
        assert table.asked == (1, "turn")


@pytest.mark.rule("B-FOREST-2")
@pytest.mark.parametrize("region", RIVER)
@pytest.mark.parametrize("value", range(1, 7))
def test_the_rows_need_one_two_three_four_and_six(region: str, value: int) -> None:
    table = rich()
    table.visit(0, value, region)
    assert rows(table) == REACHED[value]
    for row in (2, 3, 4, 6):
        if row not in REACHED[value]:
            assert table.why_not(f"row {row}") == ("row_too_high", ("B-FOREST-1",))
    assert table.why_not("row 5") == ("no_such_row", ("B-FOREST-2",))


@pytest.mark.rule("B-FOREST-3")
@pytest.mark.parametrize("region", RIVER)
def test_the_first_row_moves_the_own_kodama_of_the_region_one_forward(region: str) -> None:
    table = Table()
    table.visit(0, 1, region)
    table.play("row 1")
    spaces = [table.kodama_of(0, other) for other in REGIONS]
    assert spaces == [2 if other == region else 1 for other in REGIONS]
    assert [table.kodama_of(1, other) for other in REGIONS] == [1] * 5


@pytest.mark.rule("B-FOREST-4")
def test_a_row_is_legal_only_if_one_of_its_purchases_can_be_paid() -> None:
    table = Table()
    table.market("mitama", "ara")  # one jade
    table.market("dragonfly", None, None, "dragonfly-amulet-3")  # one of any
    table.visit(0, 4, "yomi")
    assert rows(table) == [1, 3, 4]
    assert table.why_not("row 2") == ("nothing_possible", ("B-FOREST-4", "B-EFFECT-21"))
    table.play("row 3")
    assert table.actions == ["part 1", "skip"]
    assert table.why_not("part 2")[0] == "nothing_possible"


@pytest.mark.rule("B-FOREST-4")
def test_a_row_is_legal_only_if_one_of_its_purchases_can_be_placed() -> None:
    table = Table()
    table.market("crystal", "memory-pair")
    table.market("building", "farm-1")
    table.crystal(0, "slot-memory-1", "memory-build")
    table.crystal(0, "slot-memory-2", "memory-rock")
    for site in ("area-stairs-2", "area-glade-3", "area-forges-4"):
        table.building(site, "farm-2", owner=1)
    table.give(0, wood=5, stone=5)
    table.visit(0, 6, "forges")
    assert rows(table) == [1]
    for row in (2, 3, 4, 6):
        assert table.why_not(f"row {row}")[0] == "nothing_possible"


@pytest.mark.rule("B-FOREST-17")
def test_the_die_spaces_of_a_region_are_alike() -> None:
    seen = []
    for others in range(3):
        table = Table(4)
        for number in range(others):
            table.die(1, number + 1, 1, "glade")
        table.die(0, 1, 4, "unlocked")
        table.turn(0)
        table.play("use 1")
        assert table.actions.count("place glade") == 1
        table.play("place glade")
        seen.append(table.actions)
    assert seen == [["row 1", "row 2", "row 3", "row 4", "skip"]] * 3


# -- Yomi


@pytest.mark.rule("B-FOREST-5")
@pytest.mark.parametrize(
    ("choice", "left"),
    [
        (["part 1", "obtain mitama 3", "part 2"], {"wood": 3, "stone": 3, "jade": 2, "sake": 2}),
        (
            ["part 2", "obtain dragonfly 3", "pay wood"],
            {"wood": 2, "stone": 3, "jade": 3, "sake": 3},
        ),
    ],
    ids=["mitama", "dragonfly"],
)
def test_yomi_for_two_gives_a_mitama_or_a_dragonfly_at_full_price(
    choice: list[str], left: dict[str, int]
) -> None:
    table = rich()
    table.visit(0, 2, "yomi")
    table.play("row 2", *choice)
    assert table.goods(0) == left
    assert len(table.state.mitamas[0]) + len(table.state.dragonflies[0]) == 1
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-FOREST-6")
def test_yomi_for_three_gives_a_mitama_for_one_less() -> None:
    table = rich()
    table.visit(0, 3, "yomi")
    table.play("row 3", "part 1", "obtain mitama 3")
    assert table.actions == ["waive jade", "waive sake"]
    table.play("waive sake", "part 2")
    assert table.goods(0) == {"wood": 3, "stone": 3, "jade": 2, "sake": 3}
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-FOREST-6")
def test_yomi_for_three_gives_a_dragonfly_at_full_price() -> None:
    table = rich()
    table.visit(0, 3, "yomi")
    table.play("row 3", "part 2", "obtain dragonfly 3", "pay stone")
    assert table.goods(0) == {"wood": 3, "stone": 2, "jade": 3, "sake": 3}
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-FOREST-7")
@pytest.mark.parametrize(
    ("choice", "cost"),
    [
        (["part 1", "obtain mitama 3", "waive jade", "part 2"], 1),
        (["part 2", "obtain dragonfly 3"], 0),
    ],
    ids=["mitama", "dragonfly"],
)
def test_yomi_for_four_gives_either_for_one_less(choice: list[str], cost: int) -> None:
    table = rich()
    table.visit(0, 4, "yomi")
    table.play("row 4", *choice)
    assert spent(table) == cost
    assert len(table.state.mitamas[0]) + len(table.state.dragonflies[0]) == 1
    assert table.asked == (1, "turn")


YOMI_SIX = {  # parts 1 and 2 cost the full price, parts 3 and 4 one less
    "part 1": ["part 1", "obtain mitama 3", "part 2"],
    "part 2": ["part 2", "obtain dragonfly 3", "pay wood"],
    "part 3": ["part 3", "obtain mitama 3", "waive jade", "part 2"],
    "part 4": ["part 4", "obtain dragonfly 3"],
}


@pytest.mark.rule("B-FOREST-8")
@pytest.mark.parametrize(
    ("first", "second", "cost"),
    [
        ("part 1", "part 4", 2),
        ("part 4", "part 1", 2),
        ("part 3", "part 2", 2),
        ("part 2", "part 3", 2),
        ("part 1", "part 2", 3),
    ],
)
def test_yomi_for_six_gives_both_in_either_order_one_of_them_for_one_less(
    first: str, second: str, cost: int
) -> None:
    table = rich()
    table.visit(0, 6, "yomi")
    table.play("row 6")
    assert table.actions == [*YOMI_SIX, "skip"]
    table.play(*YOMI_SIX[first])
    assert table.asked == (0, "choose_purchase")
    table.play(*YOMI_SIX[second], "skip")  # the two are not combined
    assert spent(table) == cost
    assert (len(table.state.mitamas[0]), len(table.state.dragonflies[0])) == (1, 1)
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-FOREST-8")
def test_yomi_for_six_gives_one_discount_and_each_purchase_once() -> None:
    table = rich()
    table.market("mitama", None, None, "ara", "saki")
    table.visit(0, 6, "yomi")
    table.play("row 6", *YOMI_SIX["part 3"])
    assert table.actions == ["part 2", "skip"]
    assert table.why_not("part 4") == ("already_done", ("B-EFFECT-14",))
    for part in ("part 1", "part 3"):
        assert table.why_not(part) == ("already_done", ("B-FOREST-8", "B-FOREST-15"))


@pytest.mark.rule("B-FOREST-8")
def test_yomi_for_six_may_be_used_for_one_purchase_only() -> None:
    table = rich()
    table.visit(0, 6, "yomi")
    table.play("row 6", *YOMI_SIX["part 4"], "skip")
    assert (spent(table), len(table.state.mitamas[0])) == (0, 0)
    assert table.asked == (1, "turn")


# -- Stairs


@pytest.mark.rule("B-FOREST-9")
@pytest.mark.parametrize(("row", "points"), [(2, 1), (3, 2), (4, 3), (6, 4)])
def test_the_stairs_give_one_two_three_or_four_movement_points(row: int, points: int) -> None:
    table = Table()
    table.visit(0, 6, "stairs")
    table.play(f"row {row}")
    moves = ["start right-1", "start right-1", "start right-1", "walk right-1 > right-2"]
    for move in moves[:points]:
        assert table.asked == (0, "spend_movement")
        table.play(move)
    assert table.asked == (1, "turn")
