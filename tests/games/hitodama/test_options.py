"""The switches of the rulings on cards (docs/rules/en/hitodama.md)."""

import pytest

from tests.games.hitodama.lunar import TRIBUTE, play
from tests.games.hitodama.table import Table


@pytest.mark.rule("H-CARD-L10")
@pytest.mark.parametrize("within", [False, True])
def test_an_essence_moves_within_its_tile_only_with_the_option(within: bool) -> None:
    """HR-47 and the option move_within_tile."""
    table = Table(players=3, move_within_tile=within)
    table.put(1, "amber.3", standing=False)
    play(table, "lunar_move_meeple")
    table.play("meeple amber.3")
    assert ("to amber.1" in table.actions) == within
    if within:
        table.play("to amber.1")
        assert table.on("amber") == ["1!", "-", "-"]
    else:
        assert table.refuses("to amber.1") == ("same_tile", ("H-CARD-L10",))


@pytest.mark.rule("H-CARD-L10")
def test_an_akku_never_moves_within_its_tile() -> None:
    table = Table(players=3, move_within_tile=True)
    table.put_akku("amber.1")
    play(table, "lunar_move_meeple")
    table.play("meeple amber.1")
    assert table.refuses("to amber") == ("same_tile", ("H-CARD-L10",))


@pytest.mark.rule("H-CARD-L11")
@pytest.mark.parametrize("season", ["haru", "natsu"])
def test_an_akku_is_waived_on_any_card_that_lies_face_up(season: str) -> None:
    """HR-36."""
    table = Table(season=season)
    play(table, "lunar_waive_akku")
    assert table.actions == ["waive aki_2.1", "waive fuyu_1.1", "waive fuyu_2.1"]
    table.play("waive fuyu_2.1")
    assert table.state.season == ["haru", "natsu"].index(season)
    assert table.state.scores == [0, 0]


@pytest.mark.rule("H-CARD-L11", "H-SEASON-2")
def test_a_season_that_has_no_line_left_when_it_begins_is_over_at_once() -> None:
    """HR-36: its last akku line was waived before."""
    table = Table(season="natsu")
    table.close("natsu_1.1", "natsu_1.2", "natsu_2.1", by=1)
    table.close("aki_1.1", "aki_1.2", "aki_2.1", "aki_2.2")  # waived
    table.give(0, berry=2)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    table.play("tribute natsu_2.2")
    changed = [{"season": "season:aki"}, {"season": "season:fuyu"}]
    assert table.told("season_changed") == changed


@pytest.mark.rule("H-CARD-L11", "H-END-2")
def test_the_year_ends_with_a_season_whose_followers_have_no_line_left() -> None:
    table = Table(season="aki")
    table.close("aki_1.1", "aki_1.2", "aki_2.1", by=1)
    table.close("fuyu_1.1", "fuyu_1.2", "fuyu_2.1", "fuyu_2.2")  # waived
    table.give(0, berry=2)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    table.play("tribute aki_2.2")
    assert table.told("game_ended") == [{"ending": "ending:seasons_completed"}]


@pytest.mark.rule("H-CARD-L12")
@pytest.mark.parametrize("blocked", [False, True])
def test_no_extra_space_lies_beside_a_merchant_without_a_free_good(blocked: bool) -> None:
    """HR-48: nobody could stand on it, nor pay."""
    table = Table()
    for rank in (1, 2, 3):
        table.put(rank % 2, f"merchant.{rank}", standing=False)
    if blocked:
        table.put_akku("merchant.4")
    table.deal(0, "lunar_extra_space")
    table.turn(0)
    assert ("play lunar_extra_space" in table.actions) != blocked
    if not blocked:
        table.play("play lunar_extra_space", "extend merchant.1")
        assert "move reserve > merchant.x1" in table.actions


@pytest.mark.rule("H-CARD-S1")
def test_with_the_option_there_is_a_berry_for_every_essence() -> None:
    """HR-31 and the option berry_per_essence."""
    table = Table(players=3, berry_per_essence=True)
    table.put_akku("amber.2")
    table.put_akku("lunar.1")
    table.put(0, "amber.1")
    table.put(0, "amber.3", standing=False)
    table.put(0, "lunar.3")
    table.put(2, "lunar.2")
    table.stack((1, "solar_akku_berries"))
    table.resolve_only("akku_solar")
    assert berries(table) == [3, 0, 1]


@pytest.mark.rule("H-TILE-MER-1")
@pytest.mark.parametrize("players", [3, 4])
def test_the_merchant_has_the_same_four_goods_for_all(players: int) -> None:
    """HR-46 and the option four_goods."""
    table = Table(players=players)
    table.turn(0)
    on_merchant = [text for text in table.actions if text.startswith("move reserve > merchant.")]
    assert on_merchant == [f"move reserve > merchant.{rank}" for rank in (1, 2, 3, 4)]
    goods = [space.gain.ref for space in table.tables.tiles[table.tile("merchant")].spaces]
    usual = [space.gain.ref for space in Table().tables.tiles[table.tile("merchant")].spaces]
    assert goods == usual


def berries(table: Table) -> list[int]:
    return [table.basket(seat).get("berry", 0) for seat in range(table.tables.players)]
