"""The Home of the Great Spirit (B-HOME)."""

from typing import Any

import pytest

from mori.games.bitoku.seasons.year import S_AUTUMN
from mori.games.bitoku.table.state import FOREST
from tests.games.bitoku.table import Table


def rows(table: Table) -> list[str]:
    return [text for text in table.actions if text.startswith("row ")]


# -- the spaces


@pytest.mark.rule("B-HOME-1")
@pytest.mark.parametrize(
    ("players", "spaces"),
    [
        (2, ["home-1", "home-2", "home-5", "home-6"]),
        (3, ["home-1", "home-2", "home-3", "home-4"]),
        (4, ["home-1", "home-2", "home-3", "home-4"]),
    ],
    ids=["2", "3", "4"],
)
def test_each_home_space_holds_one_die(players: int, spaces: list[str]) -> None:
    for place in spaces:
        table = Table(players)
        table.die(1, 1, 3, place)
        table.die(0, 1, 3, "unlocked")
        table.turn(0)
        table.play("use 1")
        offered = [text for text in table.actions if text.startswith("place home")]
        assert offered == [f"place {other}" for other in spaces if other != place]
        assert table.why_not(f"place {place}") == ("space_taken", ("B-HOME-1",))


@pytest.mark.rule("B-HOME-1")
def test_label_one_gives_a_plus_two_amulet() -> None:
    table = Table()
    table.visit(0, 3, "home-1")
    assert table.amulets_of(0) == [0, 1, 0]
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-HOME-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_label_two_gives_a_plus_one_amulet_and_a_vision(players: int) -> None:
    table = Table(players)
    table.vision_deck("vision-01", "vision-02")
    table.visit(0, 3, "home-2")
    assert table.amulets_of(0) == [1, 0, 0]
    table.play("look", "keep vision-01")
    assert table.state.visions[0] == [table.vision("vision-01")]
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-HOME-1")
@pytest.mark.parametrize("players", [3, 4])
def test_label_three_gives_a_plus_one_amulet_and_any_resource(players: int) -> None:
    for kind in ("wood", "stone", "jade", "sake"):
        table = Table(players)
        table.visit(0, 3, "home-3")
        table.play(f"take {kind}")
        assert (table.amulets_of(0), table.goods(0)) == ([1, 0, 0], {kind: 1})
        assert table.asked == (1, "turn")


@pytest.mark.rule("B-HOME-1")
@pytest.mark.parametrize("players", [3, 4])
def test_label_four_gives_a_plus_one_amulet_and_a_movement_point(players: int) -> None:
    table = Table(players)
    table.visit(0, 3, "home-4")
    assert table.amulets_of(0) == [1, 0, 0]
    table.play("start right-1")
    assert table.state.available[0] == 2
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-HOME-1")
def test_label_five_gives_a_plus_one_amulet_and_a_movement_point_or_any_resource() -> None:
    for answers in (["part 1", "start right-1"], ["part 2", "take sake"]):
        table = Table()
        table.visit(0, 3, "home-5")
        assert table.amulets_of(0) == [1, 0, 0]
        table.play(*answers)
        taken = answers[0] == "part 2"
        assert table.goods(0) == ({"sake": 1} if taken else {})
        assert table.state.available[0] == (3 if taken else 2)
        assert table.asked == (1, "turn")


@pytest.mark.rule("B-HOME-2")
@pytest.mark.parametrize("value", range(1, 7))
def test_dice_of_any_value_act_in_the_home_whatever_stands_there(value: int) -> None:
    table = Table()
    table.die(1, 1, 6, "home-2")
    table.die(1, 2, 6, "home-5")
    table.visit(0, value, "home-1")
    assert table.die_of(0, 1) == (value, FOREST)
    assert table.amulets_of(0) == [0, 1, 0]


@pytest.mark.rule("B-HOME-2")
def test_values_are_not_compared_in_the_home_in_the_harder_variant_either() -> None:
    table = Table(harder=True)
    table.die(1, 1, 6, "home-2")
    table.visit(0, 1, "home-1")
    assert table.amulets_of(0) == [0, 1, 0]


@pytest.mark.rule("B-HOME-3")
def test_the_home_has_no_rows_and_no_building_action() -> None:
    table = Table()
    for site in ("area-stairs-1", "area-glade-1"):
        table.building(site, "ancient-1")
    table.visit(0, 6, "home-5")
    assert table.actions == ["part 1", "part 2", "skip"]
    assert table.is_not_asked("row 1")
    assert table.is_not_asked("building area-stairs-1")
    table.play("part 2", "take wood")
    assert table.asked == (1, "turn")
    assert {site.region for site in table.tables.sites} == {0, 1, 3, 4}


@pytest.mark.rule("B-HOME-3")
def test_the_home_has_no_hill() -> None:
    table = Table()
    table.hand(0, "kappa-2")
    table.die(0, 1, 6, "home-1")
    table.turn(0)
    assert "cross 1" not in table.actions
    view: Any = table.game.view(0)
    assert "home" not in [hill["id"] for hill in view["hills"]]


@pytest.mark.rule("B-HOME-3")
def test_the_home_has_a_kodama_track_and_a_lake_treasure() -> None:
    table = Table()
    table.hand(0, "yama-uba-1")
    table.turn(0)
    table.play("play yama-uba-1 > 1", "advance home")
    assert table.kodama_of(0, "home") == 2
    view: Any = table.game.view(0)
    assert view["regions"][2]["id"] == "home"
    assert view["regions"][2]["treasure"] == table.tables.treasures[2]


# -- label 6: copying


@pytest.mark.rule("B-HOME-4")
def test_label_six_needs_a_die_of_two_or_more() -> None:
    table = Table()
    table.die(0, 1, 1, "unlocked")
    table.turn(0)
    table.play("use 1")
    assert "place home-6" not in table.actions
    assert table.why_not("place home-6") == ("die_too_low", ("B-HOME-4",))


@pytest.mark.rule("B-HOME-4")
def test_a_die_of_one_may_be_reinforced_for_label_six_and_shows_one_again() -> None:
    table = Table()
    table.amulets(0, 1)
    table.die(0, 1, 1, "unlocked")
    table.turn(0)
    table.play("use 1", "amulet 1", "place home-6")
    assert table.die_of(0, 1) == (1, FOREST)


@pytest.mark.rule("B-HOME-4")
@pytest.mark.parametrize("value", range(2, 7))
def test_a_die_on_label_six_falls_by_one_at_once_also_without_copying(value: int) -> None:
    table = Table()
    table.die(1, 1, 4, "yomi")
    table.visit(0, value, "home-6")
    assert table.asked == (0, "copy_die")
    assert table.die_of(0, 1) == (value - 1, FOREST)
    table.play("skip")
    assert table.die_of(0, 1) == (value - 1, FOREST)
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-HOME-5")
def test_a_die_of_another_player_in_any_region_may_be_copied_but_no_own_one() -> None:
    table = Table()
    table.die(0, 2, 4, "yomi")
    table.die(1, 1, 2, "stairs")
    table.die(1, 2, 3, "glade")
    table.visit(0, 3, "home-6")
    assert table.actions == ["copy 1 1", "copy 1 2", "skip"]
    assert table.why_not("copy 0 2") == ("die_cannot_be_copied", ("B-HOME-5", "B-HOME-8"))


@pytest.mark.rule("B-HOME-5")
@pytest.mark.parametrize("value", range(1, 7))
def test_the_copied_die_decides_which_rows_are_reached(value: int) -> None:
    table = Table()
    table.die(1, 1, value, "glade")
    table.visit(0, 4, "home-6")
    table.play("copy 1 1")
    reached = [row for row in (1, 2, 3, 4, 6) if row <= value]
    assert rows(table) == [f"row {row}" for row in reached]
    if value < 6:
        assert table.why_not("row 6") == ("row_too_high", ("B-FOREST-1",))


@pytest.mark.rule("B-HOME-5")
def test_one_forest_action_is_copied() -> None:
    table = Table()
    table.die(1, 1, 4, "glade")
    table.die(1, 2, 4, "stairs")
    table.visit(0, 3, "home-6")
    table.play("copy 1 1", "row 4", "take wood", "take wood")
    assert table.goods(0) == {"wood": 2}
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-HOME-5")
def test_a_die_in_the_home_gives_the_action_of_its_space() -> None:
    table = Table()
    table.die(1, 1, 1, "home-1")
    table.visit(0, 3, "home-6")
    table.play("copy 1 1")
    assert table.amulets_of(0) == [0, 1, 0]
    assert table.die_of(1, 1) == (1, FOREST)
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-HOME-5")
def test_by_the_other_reading_a_die_in_the_home_cannot_be_copied() -> None:
    table = Table(copy_in_home=False)
    table.die(1, 1, 1, "home-1")
    table.die(1, 2, 1, "yomi")
    table.visit(0, 3, "home-6")
    assert table.actions == ["copy 1 2", "skip"]
    assert table.why_not("copy 1 1")[0] == "die_cannot_be_copied"


@pytest.mark.rule("B-HOME-6")
@pytest.mark.parametrize("harder", [False, True])
def test_the_copied_die_is_not_tested_against_other_dice(harder: bool) -> None:
    table = Table(harder=harder)
    table.die(1, 1, 3, "stairs")
    table.die(1, 2, 6, "stairs")
    table.visit(0, 2, "home-6")
    table.play("copy 1 1")
    assert rows(table) == ["row 1", "row 2", "row 3"]


@pytest.mark.rule("B-HOME-6")
def test_the_own_die_stays_in_the_home_and_leaves_the_other_region_alone() -> None:
    table = Table()
    table.die(1, 1, 4, "glade")
    table.visit(0, 3, "home-6")
    table.play("copy 1 1", "row 1")
    view: Any = table.game.view(0)
    assert view["home"][3]["die"] == {"seat": 0, "die": 1, "value": 2}
    assert view["regions"][3]["dice"] == [{"seat": 1, "die": 1, "value": 4}]


@pytest.mark.rule("B-HOME-7")
def test_a_copied_action_is_the_active_players_in_the_region_of_the_copied_die() -> None:
    table = Table()
    table.die(1, 1, 4, "forges")
    table.visit(0, 3, "home-6")
    table.play("copy 1 1", "row 1")
    assert (table.kodama_of(0, "forges"), table.kodama_of(0, "home")) == (2, 1)
    assert table.kodama_of(1, "forges") == 1


@pytest.mark.rule("B-HOME-7")
def test_the_active_player_pays_for_a_copied_purchase() -> None:
    table = Table()
    table.give(0, wood=1)
    table.give(1, wood=1)
    table.market("building", "farm-1")
    table.die(1, 1, 2, "forges")
    table.visit(0, 3, "home-6")
    table.play("copy 1 1", "row 2", "obtain building 1", "site area-glade-3")
    assert (table.goods(0), table.goods(1)) == ({}, {"wood": 1})
    assert table.state.counters_used == [1, 0]


@pytest.mark.rule("B-HOME-8")
def test_copying_gives_no_building_action() -> None:
    table = Table()
    table.building("area-glade-1", "ancient-1")
    table.building("area-glade-3", "farm-1", owner=0)
    table.die(1, 1, 4, "glade")
    table.visit(0, 3, "home-6")
    table.play("copy 1 1")
    assert table.actions == ["row 1", "row 2", "row 3", "row 4", "skip"]
    assert table.is_not_asked("building area-glade-3")
    table.play("row 1")
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-HOME-8")
def test_dice_across_the_river_or_on_a_player_board_cannot_be_copied() -> None:
    table = Table()
    table.die(1, 1, 4, "hill:yomi")
    table.die(1, 2, 4, "unlocked")
    table.die(1, 3, 4, "stairs")
    table.visit(0, 3, "home-6")
    assert table.actions == ["copy 1 3", "skip"]
    for number in (1, 2):
        reason = table.why_not(f"copy 1 {number}")
        assert reason == ("die_cannot_be_copied", ("B-HOME-5", "B-HOME-8"))


@pytest.mark.rule("B-HOME-9")
def test_label_six_may_be_taken_without_any_die_to_copy() -> None:
    table = Table()
    table.die(1, 1, 4, "hill:yomi")
    table.visit(0, 3, "home-6")
    assert table.die_of(0, 1) == (2, FOREST)
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-HOME-10")
@pytest.mark.parametrize(
    ("players", "spaces"),
    [
        (2, ["home-1", "home-2", "home-5", "home-6"]),
        (3, ["home-1", "home-2", "home-3", "home-4"]),
        (4, ["home-1", "home-2", "home-3", "home-4"]),
    ],
    ids=["2", "3", "4"],
)
def test_the_spaces_are_ranked_from_top_to_bottom_as_the_pack_lists_them(
    players: int, spaces: list[str]
) -> None:
    for upper in range(4):
        for lower in range(upper + 1, 4):
            table = Table(players)
            table.die(0, 1, 6, spaces[lower])
            table.die(1, 1, 1, spaces[upper])
            table.season(S_AUTUMN)
            assert table.state.order[:2] == [1, 0]
