"""Autumn: the new turn order (B-AUTUMN)."""

import pytest

from mori.games.bitoku.seasons.year import S_AUTUMN
from mori.games.bitoku.table.state import WINTER
from tests.games.bitoku.table import Table


@pytest.mark.rule("B-AUTUMN-1")
def test_owners_of_dice_in_the_home_come_first_from_top_to_bottom_then_the_others() -> None:
    table = Table(players=4)
    table.order(0, 1, 2, 3)
    table.die(3, 1, 1, "home-1")
    table.die(1, 1, 6, "home-2")
    table.die(1, 2, 5, "home-4")  # each player is named once, at the highest die
    table.season(S_AUTUMN)
    assert table.state.order == [3, 1, 0, 2]


@pytest.mark.rule("B-AUTUMN-1")
def test_those_without_a_die_in_the_home_keep_their_relative_order_behind_all_others() -> None:
    """BR-80: they are not merely pushed back one space."""
    table = Table(players=4)
    table.order(2, 0, 3, 1)
    table.die(1, 2, 4, "home-3")
    table.season(S_AUTUMN)
    assert table.state.order == [1, 2, 0, 3]


@pytest.mark.rule("B-AUTUMN-2")
def test_with_no_die_in_the_home_the_order_does_not_change() -> None:
    table = Table(players=4)
    table.order(2, 0, 3, 1)
    table.die(1, 1, 6, "yomi")
    table.season(S_AUTUMN)
    assert table.state.order == [2, 0, 3, 1]


@pytest.mark.rule("B-AUTUMN-3")
def test_values_and_dice_on_the_hills_play_no_part() -> None:
    table = Table(players=3)
    table.order(0, 1, 2)
    table.die(0, 1, 4, "hill:yomi")
    table.die(0, 2, 6, "home-4")
    table.die(2, 1, 1, "home-3")
    table.season(S_AUTUMN)
    assert table.state.order == [2, 0, 1]


@pytest.mark.rule("B-AUTUMN-4")
def test_autumn_asks_nothing_and_winter_follows() -> None:
    table = Table()
    table.die(1, 1, 3, "home-1")
    table.season(S_AUTUMN)
    seasons = [fact["season"] for fact in table.told("season_began")]
    assert seasons == ["season:autumn", "season:winter"]
    assert table.asked == (1, "arrange_dice")  # a question of Winter, the first there is
    assert table.state.phase == WINTER
    assert table.game.view(0)["season"] == "winter"
