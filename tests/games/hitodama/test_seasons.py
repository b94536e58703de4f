"""The course of the seasons (H-SEASON)."""

from itertools import pairwise

import pytest

from tests.games.hitodama.table import Table

TRIBUTE = "tribute_first_player"
SEASONS = ["haru", "natsu", "aki", "fuyu"]
LAST_LINE = {  # of each season but the last: what is left open, and what it costs
    "haru": ("haru_1.2", {"amber": 1}),
    "natsu": ("natsu_2.2", {"berry": 2}),
    "aki": ("aki_2.2", {"berry": 2}),
    "fuyu": ("fuyu_2.2", {"berry": 3}),
}


def close_all_but(table: Table, season: str, *open_lines: str) -> None:
    lines = [f"{season}_{card}.{line}" for card in (1, 2) for line in (1, 2)]
    table.close(*(line for line in lines if line not in open_lines))


def season_of(table: Table) -> str:
    return table.tables.seasons[table.state.season].id


@pytest.mark.rule("H-SEASON-1")
@pytest.mark.parametrize(
    ("season", "first"),
    [("haru", "akku_solar"), ("natsu", "merchant"), ("aki", "lunar"), ("fuyu", "berry")],
)
def test_each_season_has_its_cardinal_point(season: str, first: str) -> None:
    table = Table(season=season)
    for seat, tile in ((0, "akku_solar"), (0, "merchant"), (1, "lunar"), (1, "berry")):
        table.put(seat, f"{tile}.1")
    table.resolve()
    assert table.resolved()[0] == first


@pytest.mark.rule("H-SEASON-1")
@pytest.mark.parametrize(("season", "following"), list(pairwise(SEASONS)))
def test_the_seasons_follow_one_another(season: str, following: str) -> None:
    table = Table(season=season)
    line, price = LAST_LINE[season]
    close_all_but(table, season, line)
    table.give(0, **price)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    table.play(f"tribute {line}")
    assert season_of(table) == following
    assert table.told("season_changed") == [{"season": f"season:{following}"}]


@pytest.mark.rule("H-SEASON-2")
def test_one_complete_card_does_not_end_the_season() -> None:
    table = Table()
    close_all_but(table, "haru", "haru_1.2", "haru_2.1")
    table.give(0, amber=1, berry=2)
    table.put(0, f"{TRIBUTE}.1")
    table.put(0, f"{TRIBUTE}.2")
    table.resolve_only(TRIBUTE)
    table.play("tribute haru_1.2")
    assert season_of(table) == "haru"
    table.play("tribute haru_2.1")
    assert season_of(table) == "natsu"


@pytest.mark.rule("H-SEASON-2")
def test_a_new_season_begins_with_the_line_that_closes_the_old_one() -> None:
    table = Table()
    close_all_but(table, "haru", "haru_1.2")
    table.give(0, amber=1)
    table.put(0, f"{TRIBUTE}.1")
    table.put(1, "solar.1")
    table.put(1, "merchant.2")
    table.give(1, berry=2)
    table.resolve_only(TRIBUTE, "merchant", "solar")
    table.play("tribute haru_1.2")
    assert season_of(table) == "natsu"
    assert table.asked == (1, "trade")  # in the midst of the resolution


@pytest.mark.rule("H-SEASON-3")
def test_the_new_starting_point_counts_from_the_next_resolution_on() -> None:
    table = Table()
    close_all_but(table, "haru", "haru_1.2")
    table.give(0, amber=1)
    table.put(0, f"{TRIBUTE}.1")
    table.put(1, "berry.1")
    table.put(1, "akku_solar.1")
    table.put(0, "lunar.1")
    table.resolve()
    table.play("tribute haru_1.2")
    # Natsu has begun in the North-East, yet the order of this round stays.
    assert season_of(table) == "natsu"
    assert table.resolved() == ["akku_solar", TRIBUTE, "lunar", "berry"]
    assert table.asked == (0, "turn")
    table.play("move reserve > merchant.1", "move lunar.1 > lunar.2", "end", seat=0)
    table.play("move akku_solar.1 > akku_solar.2", "end", seat=1)
    assert table.resolved()[4:] == ["merchant", "lunar", "akku_solar"]  # from the East on


@pytest.mark.rule("H-SEASON-4")
def test_essences_still_to_be_handled_may_pay_lines_of_the_new_season() -> None:
    table = Table()
    close_all_but(table, "haru", "haru_1.2")
    table.give(0, amber=3)
    table.give(1, berry=3)
    table.put(0, f"{TRIBUTE}.1")
    table.put(1, f"{TRIBUTE}.2")
    table.put(0, f"{TRIBUTE}.3")
    table.resolve_only(TRIBUTE)
    assert table.actions == ["tribute haru_1.2", "decline"]
    table.play("tribute haru_1.2")
    assert table.asked == (1, "pay_tribute")
    assert table.actions == ["tribute natsu_1.2", "tribute natsu_2.2", "decline"]
    table.play("tribute natsu_1.2")
    assert table.asked == (0, "pay_tribute")  # also the player who closed the old season
    table.play("tribute natsu_1.1")
    assert table.state.scores == [6, 3]


@pytest.mark.rule("H-SEASON-5")
def test_the_new_displacement_cost_applies_at_once() -> None:
    table = Table(season="aki", waive_any_season=False)
    close_all_but(table, "aki", "aki_2.1")
    table.put(1, "amber.1", standing=False)
    table.give(0, amber=1)
    table.deal(0, "lunar_waive_akku")
    table.turn(0)
    assert "displace amber.1" in table.actions  # autumn: 1 amber
    table.play("play lunar_waive_akku")
    assert season_of(table) == "fuyu"
    assert table.refuses("displace amber.1") == (
        "cannot_pay",
        ("H-ACT-DISP-4", "H-ACT-DISP-5"),
    )  # winter: 1 amber and 1 berry


@pytest.mark.rule("H-SEASON-6")
def test_waiving_the_last_line_completes_the_season_in_the_midst_of_a_turn() -> None:
    table = Table(season="aki", waive_any_season=False)
    close_all_but(table, "aki", "aki_2.1")
    table.deal(0, "lunar_waive_akku")
    table.turn(0)
    table.play("play lunar_waive_akku")
    assert season_of(table) == "fuyu"
    assert table.asked == (0, "turn")
    assert table.state.actions_left == 2


@pytest.mark.rule("H-SEASON-7")
def test_completing_fuyu_ends_the_game() -> None:
    table = Table(season="fuyu")
    line, price = LAST_LINE["fuyu"]
    close_all_but(table, "fuyu", line)
    table.give(0, **price)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    assert table.game.result is None
    table.play(f"tribute {line}")
    assert table.told("season_changed") == []
    assert table.told("game_ended") == [{"ending": "ending:seasons_completed"}]
    assert table.game.decisions == []
