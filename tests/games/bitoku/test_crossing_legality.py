"""Crossing the river: which dice, where to, at what price (B-SUMMER-30 to -36)."""

from typing import Any

import pytest

from mori.games.bitoku.table.state import FOREST, ON_HILL
from tests.games.bitoku.table import Table

RIVER = ["yomi", "stairs", "glade", "forges"]


def crossings(table: Table) -> list[str]:
    return [text for text in table.actions if text.startswith("cross ")]


def dice_on_hills(table: Table) -> list[list[tuple[int, int]]]:
    """Seat and number of the dice in each Hill area."""
    view: Any = table.game.view(0)
    return [[(die["seat"], die["die"]) for die in area["dice"]] for area in view["hill_areas"]]


@pytest.mark.rule("B-SUMMER-30")
@pytest.mark.parametrize("region", RIVER)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_die_of_two_or_more_in_any_river_region_may_cross(players: int, region: str) -> None:
    for value in range(2, 7):
        table = Table(players)
        table.die(0, 1, value, region)
        table.turn(0)
        assert crossings(table) == ["cross 1"]


@pytest.mark.rule("B-SUMMER-30")
@pytest.mark.parametrize("where", ["locked", "unlocked"])
def test_a_die_on_the_own_board_cannot_cross(where: str) -> None:
    table = Table()
    table.die(0, 1, 5, where)
    table.turn(0)
    assert crossings(table) == []
    assert table.why_not("cross 1") == ("die_not_in_river_region", ("B-SUMMER-30",))


@pytest.mark.rule("B-SUMMER-30")
def test_with_two_players_a_side_takes_two_dice_of_both_its_regions() -> None:
    table = Table()
    table.die(0, 1, 4, "yomi")
    table.die(0, 2, 4, "stairs")
    table.die(0, 3, 4, "glade")
    table.die(1, 1, 4, "hill:yomi")
    table.turn(0)
    assert crossings(table) == ["cross 1", "cross 2", "cross 3"]
    table.die(1, 2, 4, "hill:stairs")
    table.turn(0)
    assert crossings(table) == ["cross 3"]
    for number in (1, 2):
        assert table.why_not(f"cross {number}") == ("hill_full", ("B-SUMMER-30",))


@pytest.mark.rule("B-SUMMER-30")
@pytest.mark.parametrize(("players", "spaces"), [(3, 2), (4, 3)])
def test_with_more_players_each_hill_has_its_own_die_spaces(players: int, spaces: int) -> None:
    table = Table(players)
    for number in range(1, spaces + 1):
        table.die(1, number, 3, "hill:yomi")
    table.die(0, 1, 4, "yomi")
    table.die(0, 2, 4, "stairs")
    table.turn(0)
    assert crossings(table) == ["cross 2"]
    assert table.why_not("cross 1") == ("hill_full", ("B-SUMMER-30",))
    table.die(1, spaces, 3, "locked")
    table.turn(0)
    assert crossings(table) == ["cross 1", "cross 2"]


@pytest.mark.rule("B-SUMMER-31")
@pytest.mark.parametrize(
    ("players", "areas"),
    [(2, {"yomi": 0, "stairs": 0, "glade": 1, "forges": 1}), (4, dict(zip(RIVER, range(4))))],
    ids=["2", "4"],
)
def test_the_die_chosen_moves_to_the_hill_area_of_its_region(
    players: int, areas: dict[str, int]
) -> None:
    for region, area in areas.items():
        table = Table(players)
        table.die(0, 1, 3, "home-1")
        table.die(0, 2, 4, region)
        table.die(0, 3, 4, region)
        table.turn(0)
        table.play("cross 3")
        wanted: list[list[tuple[int, int]]] = [[] for _ in range(max(areas.values()) + 1)]
        wanted[area] = [(0, 3)]
        assert dice_on_hills(table) == wanted
        assert table.die_of(0, 2) == (4, FOREST)


@pytest.mark.rule("B-SUMMER-31")
def test_the_forest_space_it_leaves_is_empty_at_once() -> None:
    table = Table()
    table.die(0, 1, 4, "yomi")
    table.die(1, 1, 2, "unlocked")
    table.turn(0)
    table.play("cross 1", "cover yomi.a", "use 1")
    assert "place yomi" in table.actions
    table.play("place yomi")
    assert "row 2" not in table.actions  # nothing to buy, but the own Kodama may go on
    assert "row 1" in table.actions


@pytest.mark.rule("B-SUMMER-32")
@pytest.mark.parametrize(("value", "after"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 3)])
def test_a_crossing_die_falls_by_one_and_a_six_to_three(value: int, after: int) -> None:
    table = Table()
    table.die(0, 1, value, "glade")
    table.turn(0)
    table.play("cross 1")
    assert table.die_of(0, 1) == (after, ON_HILL)


@pytest.mark.rule("B-SUMMER-32")
def test_a_die_of_one_cannot_cross() -> None:
    table = Table()
    table.die(0, 1, 1, "glade")
    table.turn(0)
    assert crossings(table) == []
    assert table.why_not("cross 1") == ("die_too_low", ("B-SUMMER-32",))


@pytest.mark.rule("B-SUMMER-33")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_die_in_the_home_can_never_cross(players: int) -> None:
    table = Table(players)
    homes = [home.id for home in table.tables.home]
    for place in homes:
        table.die(0, 1, 6, place)
        table.turn(0)
        assert crossings(table) == []
        assert table.why_not("cross 1") == ("die_not_in_river_region", ("B-SUMMER-33",))


@pytest.mark.rule("B-SUMMER-34")
def test_amulets_cannot_be_spent_for_a_crossing() -> None:
    table = Table()
    table.amulets(0, 1, 2, 3)
    table.die(0, 1, 1, "yomi")
    table.die(0, 2, 3, "glade")
    table.turn(0)
    assert crossings(table) == ["cross 2"]
    assert table.is_not_asked("amulet 1")
    table.play("cross 2")
    assert [text for text in table.actions if text.startswith("amulet")] == []
    assert table.is_not_asked("amulet 1")
    assert (table.die_of(0, 2), table.amulets_of(0)) == ((2, ON_HILL), [1, 1, 1])


@pytest.mark.rule("B-SUMMER-35")
def test_after_moving_the_player_resolves_one_favour() -> None:
    table = Table()
    table.hill_cards("yomi", "makoto", "nezumi-1")
    table.hill_cards("stairs", "gi", "nezumi-2")
    table.die(0, 1, 3, "yomi")
    table.turn(0)
    table.play("cross 1")
    assert table.asked == (0, "claim_favour")
    assert table.die_of(0, 1) == (2, ON_HILL)
    assert [text for text in table.actions if text.startswith("favour")] == [
        f"favour {hill}.{letter}" for hill in ("yomi", "stairs") for letter in "abc"
    ]
    table.play("favour stairs.b")
    assert table.hand_of(0) == ["nezumi-2"]
    assert table.state.bitoku_path[0] == []
    assert table.asked == (1, "turn")


@pytest.mark.rule("B-SUMMER-36")
def test_a_die_that_has_crossed_can_neither_cross_nor_be_used_again() -> None:
    table = Table()
    table.hand(0, "kappa-2")
    table.hand(1, "kappa-2")
    table.die(0, 1, 5, "yomi")
    table.turn(0)
    table.play("cross 1", "cover yomi.a", "play kappa-2 > 1")
    assert table.asked == (0, "turn")
    assert crossings(table) == []
    assert table.why_not("cross 1") == ("die_not_in_river_region", ("B-SUMMER-36",))
    assert table.why_not("use 1") == ("die_not_on_board", ("B-SUMMER-13",))
    assert table.why_not("force 1") == ("die_not_locked", ("B-SUMMER-13",))
    table.play("play kappa-2 > 1")  # the card does not bring it back either
    assert table.die_of(0, 1) == (4, ON_HILL)
