"""Building Actions and property bonuses (B-SUMMER-23 to -28)."""

import pytest

from tests.games.bitoku.table import Table


def buildings(table: Table) -> list[str]:
    """The sites whose building may be used."""
    return [text.split()[1] for text in table.actions if text.startswith("building ")]


# -- which building


@pytest.mark.rule("B-SUMMER-23")
def test_any_building_of_the_region_may_be_used_whoever_owns_it() -> None:
    table = Table()
    table.building("area-glade-1", "ancient-1")
    table.building("area-glade-3", "farm-1", owner=0)
    table.building("area-glade-4", "onsen-1", owner=1)
    table.visit(0, 1, "glade")
    assert buildings(table) == ["area-glade-1", "area-glade-3", "area-glade-4"]


@pytest.mark.rule("B-SUMMER-23")
def test_a_building_of_another_region_cannot_be_used() -> None:
    table = Table()
    table.building("area-stairs-2", "farm-1", owner=0)
    table.visit(0, 6, "glade")
    assert buildings(table) == []
    reason = table.why_not("building area-stairs-2")
    assert reason == ("building_elsewhere", ("B-SUMMER-23",))
    assert table.why_not("building area-glade-3") == ("no_building_there", ("B-SUMMER-23",))


@pytest.mark.rule("B-SUMMER-23")
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_the_die_must_show_the_buildings_minimum(value: int) -> None:
    table = Table()
    table.building("area-glade-3", "farm-5", owner=1)  # 3 or more
    table.visit(0, value, "glade")
    if value >= 3:
        assert buildings(table) == ["area-glade-3"]
    else:
        assert buildings(table) == []
        assert table.why_not("building area-glade-3") == ("die_too_low", ("B-SUMMER-23",))


@pytest.mark.rule("B-SUMMER-23")
def test_other_dice_are_irrelevant_for_the_building_action() -> None:
    table = Table(3)
    table.building("area-stairs-2", "farm-1", owner=1)
    table.die(1, 1, 6, "stairs")
    table.visit(0, 1, "stairs")
    assert table.actions == ["building area-stairs-2", "skip"]


@pytest.mark.rule("B-SUMMER-23")
def test_a_building_whose_action_can_achieve_nothing_is_not_offered() -> None:
    table = Table()
    table.building("area-yomi-4", "temple-1", owner=1)  # takes a rock: there is none
    table.visit(0, 1, "yomi")
    assert buildings(table) == []
    code, rules = table.why_not("building area-yomi-4")
    assert (code, "B-SUMMER-23" in rules) == ("nothing_possible", True)


@pytest.mark.rule("B-SUMMER-24")
def test_a_building_constructed_by_the_forest_action_cannot_be_used_this_turn() -> None:
    table = Table()
    table.give(0, wood=1)
    table.market("building", "farm-1")
    table.building("area-forges-1", "ancient-1")
    table.visit(0, 2, "forges")
    table.play("row 2", "obtain building 1", "site area-forges-4")
    assert buildings(table) == ["area-forges-1"]
    assert table.why_not("building area-forges-4") == ("built_this_turn", ("B-SUMMER-24",))


@pytest.mark.rule("B-SUMMER-24")
def test_a_building_constructed_by_any_other_effect_cannot_be_used_this_turn() -> None:
    table = Table()
    table.gate("right-gate-1", "gate-a-forge")
    table.walker(0, "right-3")
    table.market("building", "farm-1")
    table.visit(0, 2, "stairs")
    table.play("row 2", "walk right-3 > right-gate-1-1", "part 1", "obtain building 1")
    table.play("site area-stairs-2")
    assert table.asked == (1, "turn")  # the new farm would have been all there is to use


@pytest.mark.rule("B-SUMMER-24")
def test_a_new_building_can_be_used_from_the_next_turn_on() -> None:
    table = Table()
    table.give(0, wood=1)
    table.market("building", "farm-1")
    table.visit(0, 2, "forges")
    table.play("row 2", "obtain building 1", "site area-stairs-2")
    assert table.asked == (1, "turn")
    table.play("force 3", "place stairs")
    assert buildings(table) == ["area-stairs-2"]


# -- what its owner gets


@pytest.mark.rule("B-SUMMER-25")
def test_the_owner_gets_the_bonus_from_the_supply_and_the_user_the_action() -> None:
    table = Table()
    table.building("area-stairs-2", "farm-1", owner=1)
    table.give(0, jade=1)
    table.visit(0, 1, "stairs")
    table.play("building area-stairs-2")
    assert (table.score(0), table.score(1)) == (0, 1)
    assert (table.goods(0), table.goods(1)) == ({"wood": 1, "jade": 1}, {})


@pytest.mark.rule("B-SUMMER-25")
def test_only_the_owner_gets_the_bonus() -> None:
    table = Table(3)
    table.building("area-stairs-2", "farm-1", owner=2)
    table.visit(0, 1, "stairs")
    table.play("building area-stairs-2")
    assert [table.score(seat) for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("B-SUMMER-26")
def test_a_bonus_of_one_point_is_that() -> None:
    table = Table()
    table.building("area-stairs-2", "farm-2", owner=1)
    table.visit(0, 1, "stairs")
    table.play("building area-stairs-2")
    assert (table.score(1), table.amulets_of(1)) == (1, [0, 0, 0])


@pytest.mark.rule("B-SUMMER-26")
def test_of_a_point_or_an_amulet_the_owner_chooses() -> None:
    for answer, points, amulets in (("bonus vp", 1, 0), ("bonus amulet", 0, 1)):
        table = Table()
        table.building("area-stairs-2", "farm-3", owner=1)
        table.visit(0, 2, "stairs")
        table.play("building area-stairs-2", "part 1")
        assert table.asked == (1, "property_bonus")
        assert table.actions == ["bonus vp", "bonus amulet"]
        table.play(answer)
        assert (table.score(1), table.amulets_of(1)) == (points, [amulets, 0, 0])
        assert (table.score(0), table.amulets_of(0)) == (0, [0, 0, 0])


@pytest.mark.rule("B-SUMMER-26")
def test_a_bonus_of_a_point_and_an_amulet_gives_both() -> None:
    table = Table()
    table.building("area-stairs-2", "farm-5", owner=1)
    table.visit(0, 3, "stairs")
    table.play("building area-stairs-2", "take sake")
    assert (table.score(1), table.amulets_of(1)) == (1, [1, 0, 0])
    assert table.asked[0] == 0


@pytest.mark.rule("B-SUMMER-27")
@pytest.mark.parametrize("tile", ["farm-2", "farm-3", "farm-5"])
def test_nobody_gets_a_bonus_for_using_the_own_building(tile: str) -> None:
    table = Table()
    table.building("area-stairs-2", tile, owner=0)
    table.visit(0, 3, "stairs")
    table.play("building area-stairs-2")
    if table.asked[1] != "region_action":
        table.play(table.actions[0])
    assert table.asked == (0, "region_action")
    assert [table.score(seat) for seat in (0, 1)] == [0, 0]
    assert [table.amulets_of(seat) for seat in (0, 1)] == [[0, 0, 0]] * 2


@pytest.mark.rule("B-SUMMER-27")
def test_nobody_gets_a_bonus_for_the_use_of_an_ancient_building() -> None:
    table = Table(3)
    table.building("area-yomi-1", "ancient-1")
    table.visit(0, 3, "yomi")
    table.play("building area-yomi-1")
    assert table.amulets_of(0) == [1, 0, 0]
    assert [table.score(seat) for seat in range(3)] == [0, 0, 0]
    assert [table.amulets_of(seat) for seat in (1, 2)] == [[0, 0, 0]] * 2


@pytest.mark.rule("B-SUMMER-28")
def test_the_bonus_comes_right_after_the_buildings_effect_and_before_anything_else() -> None:
    table = Table()
    table.building("area-glade-2", "temple-5", owner=1)  # two Movement Points
    table.visit(0, 4, "glade")
    table.play("building area-glade-2", "start right-1")
    assert table.asked == (0, "spend_movement")
    assert (table.score(1), table.amulets_of(1)) == (0, [0, 0, 0])
    table.play("start right-1")
    assert table.asked == (1, "property_bonus")
    assert table.is_not_asked("row 1", 1)
    table.play("bonus amulet")
    assert table.asked == (0, "region_action")
    table.play("row 1")
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-28")
def test_the_owner_is_asked_nothing_else_in_the_turn_of_another() -> None:
    table = Table()
    table.building("area-glade-4", "onsen-6", owner=1)
    table.kodama(1, "home", 3)
    table.visit(0, 4, "glade")
    asked = []
    for answer in ("building area-glade-4", "part 2", "back 1 home", "advance yomi", "skip"):
        table.play(answer)
        asked.append(table.asked)
    others = [question for question in asked if question[0] == 1]
    assert others == []
    assert table.kodama_of(1, "home") == 2
    assert (table.score(1), table.amulets_of(1)) == (1, [1, 0, 0])
    table.play("row 1")
    assert table.asked == (1, "turn")


@pytest.mark.parametrize(
    ("owner", "told"),
    [
        (0, {"die_needed": {"value": 3}, "own_building": {}}),
        (
            1,
            {
                "die_needed": {"value": 3},
                "rival_building": {"seat": "seat:1", "bonus": "property:vp1_and_amulet1"},
            },
        ),
    ],
)
def test_a_use_says_which_die_it_needs_whose_it_is_and_what_a_rival_gains(
    owner: int, told: dict[str, object]
) -> None:
    table = Table()
    table.building("area-stairs-2", "farm-5", owner=owner)
    table.visit(0, 3, "stairs")
    known = table.game.seat_view(0)
    assert known.decision is not None
    [use] = [found for found in known.decision.actions if found.text == "building area-stairs-2"]
    assert {note.kind: note.args for note in known.about(use).notes} == told
