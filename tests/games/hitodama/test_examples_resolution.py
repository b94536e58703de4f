"""The worked examples about blockers, wrath, tributes and endings (T-…), as the rules give them."""

import pytest

from tests.games.hitodama.table import Table

TRIBUTE = "tribute_first_player"


def south(*spaces: str) -> Table:
    """Three players; the lunar tile in the South has these occupants, best space first."""
    table = Table(players=3)
    for rank, occupant in enumerate(spaces, start=1):
        if occupant == "akku":
            table.put_akku(f"lunar.{rank}")
        elif occupant != "-":
            table.put(int(occupant[0]), f"lunar.{rank}", standing=occupant[1] == "!")
    return table


@pytest.mark.rule("T-02")
def test_ice_pushes_two_essences_into_the_free_best_space() -> None:
    table = south("-", "0!", "1!")
    table.freeze("ice_2")
    assert table.on("lunar") == ["0!", "1!", "ice"]
    assert (table.reserve(0), table.reserve(1)) == (1, 1)


@pytest.mark.rule("T-03")
def test_an_akku_pushes_an_essence_into_the_gap_and_the_upper_one_stays() -> None:
    table = south("0!", "-", "1!")
    table.reveal_akkus("akku_1")
    assert table.on("lunar") == ["0!", "1!", "akku"]


@pytest.mark.rule("T-04")
def test_ice_ejects_the_top_essence_of_a_full_tile_even_asleep() -> None:
    table = south("0z", "1!", "2!")
    table.freeze("ice_2")
    assert table.on("lunar") == ["1!", "2!", "ice"]
    assert table.reserve(0) == 2
    assert table.state.standing[0] == 1


@pytest.mark.rule("T-05")
def test_ice_ejects_the_best_essence_below_an_akku() -> None:
    table = south("akku", "0!", "1!")
    table.freeze("ice_2")
    assert table.on("lunar") == ["akku", "1!", "ice"]
    assert table.reserve(0) == 2


@pytest.mark.rule("T-06")
def test_ice_on_a_tile_with_nothing_but_an_akku_takes_the_next_best_space() -> None:
    table = south("akku", "-", "-")
    table.freeze("ice_2")
    assert table.on("lunar") == ["akku", "ice", "-"]


@pytest.mark.rule("T-07")
def test_ice_on_a_tile_with_a_top_essence_takes_the_lowest_space() -> None:
    table = south("0!", "-", "-")
    table.freeze("ice_2")
    assert table.on("lunar") == ["0!", "-", "ice"]


@pytest.mark.rule("T-08")
def test_an_akku_line_across_two_wrath_spaces_brings_two_ice_cards() -> None:
    table = Table(season="aki")
    table.lay("E", "amber")  # a tile of two spaces, full
    table.put(1, "amber.1")
    table.put(1, "amber.2", standing=False)
    table.set_score(0, 4)
    table.give(0, akku=1)
    table.put(0, f"{TRIBUTE}.1")
    table.next_ice_cards("ice_1", "ice_5")  # N+E, then N+S
    table.resolve_only(TRIBUTE)
    table.play("tribute aki_2.1")
    assert table.state.scores[0] == 10
    assert [args["space"] for args in table.told("wrath_unleashed")] == [5, 10]
    places = [table.tables.place_text(place) for place in range(table.tables.places)]
    assert [place for place in places if table.at(place) == "ice"] == ["akku_solar.1", "lunar.1"]
    # The first card's ice is gone again, its ejection stands.
    assert table.on("amber") == ["1z", "-"]
    assert table.reserve(1) == 1
    assert (table.reserve(0), table.on_board(0)) == (1, 2)


@pytest.mark.rule("T-09")
def test_wrath_of_level_2_takes_a_berry_where_there_is_no_amber() -> None:
    table = Table()
    table.wrath_level(2)
    table.set_score(0, 8)
    table.give(0, amber=1, berry=1)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    table.play("tribute haru_1.2")  # the amber
    assert table.state.scores[0] == 10
    assert table.basket(0) == {}


@pytest.mark.rule("T-10")
def test_wrath_of_level_4_takes_the_sapphire_first() -> None:
    table = Table()
    table.wrath_level(4)
    table.set_score(0, 14)
    table.give(0, sapphire=1, amber=4)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    table.play("tribute haru_1.2")
    assert table.state.scores[0] == 16
    assert table.basket(0) == {"amber": 3}


@pytest.mark.rule("T-11")
def test_a_wrath_space_acts_on_reaching_it_and_not_on_leaving() -> None:
    table = Table()
    table.set_score(0, 3)
    table.put(0, "berry.1", standing=False)
    table.put(0, "berry.2", standing=False)
    table.put(0, "lunar.1", standing=False)
    table.stack((0, "solar_vp_south"), (0, "solar_swap"), (0, "solar_vp_west"))
    table.next_ice_cards("ice_1")  # N and E: it leaves both tiles alone
    table.resolve_only("akku_solar")
    assert table.state.scores[0] == 5
    assert [args["space"] for args in table.told("wrath_unleashed")] == [5]
    table.play("decline")
    assert table.state.scores[0] == 6
    assert [args["space"] for args in table.told("wrath_unleashed")] == [5]


@pytest.mark.rule("T-19")
def test_the_next_on_the_tribute_tile_may_pay_a_line_of_the_new_season() -> None:
    table = Table()
    table.close("haru_1.1", "haru_1.2", "haru_2.1")
    table.put(0, f"{TRIBUTE}.1")
    table.put(1, f"{TRIBUTE}.2")
    table.put(0, "akku_solar.1")
    table.put(1, "berry.1")
    table.give(0, berry=3)
    table.give(1, amber=2)
    table.resolve()
    table.play("tribute haru_2.2")
    assert table.told("season_changed") == [{"season": "season:natsu"}]
    assert table.asked == (1, "pay_tribute")
    table.play("tribute natsu_1.1")
    assert table.state.scores == [3, 4]
    assert table.resolved() == ["akku_solar", TRIBUTE, "berry"]


@pytest.mark.rule("T-23")
def test_resolve_now_after_the_tile_was_resolved() -> None:
    table = Table(season="natsu")  # from the East: the card acts after the tile
    table.lay("E", "berry")
    table.put(0, "berry.1")
    table.put(1, "berry.2", standing=False, fresh=False)
    table.stack((1, "solar_resolve_east"))
    table.resolve()
    assert table.resolved() == ["berry", "berry"]
    assert (table.basket(0), table.basket(1)) == ({"berry": 6}, {})


@pytest.mark.rule("T-24")
def test_the_second_visitor_pays_the_next_cards_cost() -> None:
    table = Table()
    table.reveal_akkus("akku_3")  # E, 1 sapphire
    table.next_akku_cards("akku_6")  # E and W, 3 berries each
    table.put(0, "akku_solar.1")
    table.put(1, "akku_solar.2")
    table.give(0, sapphire=1)
    table.give(1, sapphire=1, berry=3)
    table.resolve_only("akku_solar")
    table.play("capture merchant.1")
    assert table.akku_card_in_play == "akku_6"
    assert table.asked == (1, "visit_akkus")
    assert table.actions == ["capture merchant.1", "capture berry.1", "decline"]
    table.play("capture berry.1")
    assert table.basket(1) == {"sapphire": 1, "akku": 1}


@pytest.mark.rule("T-26")
def test_two_sapphires_at_19_end_the_game_without_the_wrath_of_20() -> None:
    table = Table(season="fuyu")
    table.tributes("haru_1", "haru_2", "natsu_1", "natsu_2", "aki_1", "aki_2", "fuyu_3", "fuyu_2")
    table.wrath_level(2)
    table.set_score(0, 19)
    table.give(0, sapphire=2, amber=1)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    table.play("tribute fuyu_3.1")
    assert table.game.is_over
    assert table.state.scores[0] == 27
    assert table.game.view(0)["players"][0]["score"] == 27, "beyond the track"
    assert table.told("wrath_unleashed") == []
    assert table.basket(0) == {"amber": 1}


@pytest.mark.rule("T-27")
def test_the_last_line_of_fuyu_paid_at_24_wins_by_points() -> None:
    table = Table(season="fuyu")
    table.tributes("haru_1", "haru_2", "natsu_1", "natsu_2", "aki_1", "aki_2", "fuyu_3", "fuyu_2")
    table.close("fuyu_3.1", "fuyu_2.1", "fuyu_2.2")
    table.set_score(0, 24)
    table.set_score(1, 24)
    table.give(0, amber=1)
    table.give(1, sapphire=5)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    table.play("tribute fuyu_3.2")
    result = table.game.result
    assert result is not None
    assert result.ending == "vp_reached"
    assert result.winners == [0]
