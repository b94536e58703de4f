"""The lunar card that gives the benefit of a space at once (H-CARD-L9)."""

import pytest

from tests.games.hitodama.lunar import TRIBUTE, lunar_discards, play
from tests.games.hitodama.table import Table

# -- L9: instant benefit


@pytest.mark.rule("H-CARD-L9")
@pytest.mark.parametrize("standing", [True, False])
def test_the_benefit_of_a_plus_space_comes_at_once_and_the_posture_stays(standing: bool) -> None:
    table = Table()
    table.put(0, "berry.1", standing=standing, fresh=False)
    play(table, "lunar_instant_benefit")
    assert table.basket(0) == {"berry": 3}
    assert table.at("berry.1") == ("0!" if standing else "0z")
    assert table.asked == (0, "turn")
    assert table.state.actions_left == 2


@pytest.mark.rule("H-CARD-L9")
@pytest.mark.parametrize(("standing", "berries"), [(True, 6), (False, 3)])
def test_the_later_normal_resolution_is_unaffected(standing: bool, berries: int) -> None:
    table = Table()
    table.put(0, "berry.1", standing=standing, fresh=False)
    table.deal(0, "lunar_instant_benefit")
    table.turn(0, then=True)
    table.play("play lunar_instant_benefit", "end", "end")
    assert table.basket(0) == {"berry": berries}


@pytest.mark.rule("H-CARD-L9")
def test_a_cost_space_is_paid_without_being_asked_again() -> None:
    table = Table()
    table.put(0, "amber.1", standing=False)  # 1 berry : 2 ambers
    table.give(0, berry=2)
    play(table, "lunar_instant_benefit")
    assert table.basket(0) == {"berry": 1, "amber": 2}
    assert table.asked == (0, "turn")


@pytest.mark.rule("H-CARD-L9")
def test_cards_that_pay_a_cost_space_are_chosen_and_the_acting_card_is_none_of_them() -> None:
    table = Table(players=3)
    table.put(0, "lunar.2", standing=False)  # 1 solar card : 1 lunar card
    table.deal(0, "solar_swap", "solar_vp_east")
    table.next_lunar_cards("lunar_akku")
    play(table, "lunar_instant_benefit")
    assert table.asked == (0, "give_card")
    assert table.actions == ["give solar_swap", "give solar_vp_east"]
    table.play("give solar_vp_east")
    assert table.hand(0) == ["solar_swap", "lunar_akku"]
    assert lunar_discards(table) == ["lunar_instant_benefit"]


@pytest.mark.rule("H-CARD-L9")
def test_among_several_own_essences_the_player_chooses() -> None:
    table = Table()
    table.put(0, "berry.2", standing=False)
    table.put(0, "amber.2")
    table.put(0, "sapphire.1")  # cannot be paid
    table.put(1, "berry.1")
    play(table, "lunar_instant_benefit")
    assert table.asked == (0, "choose_benefit")
    assert table.actions == ["benefit amber.2", "benefit berry.2"]
    assert table.refuses("benefit sapphire.1") == ("no_benefit_there", ("H-CARD-L9",))
    assert table.refuses("benefit berry.1") == ("no_own_essence_there", ("H-CARD-L9",))
    assert table.refuses("benefit solar.1") == ("no_own_essence_there", ("H-CARD-L9",))
    assert table.is_not_asked("decline")
    table.play("benefit berry.2")
    assert table.basket(0) == {"berry": 2}
    assert table.basket(1) == {}


@pytest.mark.rule("H-CARD-L9")
@pytest.mark.parametrize(
    "place", [None, "sapphire.1", f"{TRIBUTE}.1", "akku_solar.1", "merchant.1"]
)
def test_without_a_space_that_gives_something_the_card_cannot_be_played(place: str | None) -> None:
    table = Table()
    table.reveal_akkus("akku_1")
    if place is not None:
        table.put(0, place)
    table.put(1, "berry.1")
    table.deal(0, "lunar_instant_benefit")
    table.turn(0)
    assert table.refuses("play lunar_instant_benefit") == (
        "no_benefit_anywhere",
        ("H-ACT-PLAY-5", "H-CARD-L9"),
    )


@pytest.mark.rule("H-CARD-L9")
def test_a_space_whose_gain_has_run_out_is_no_benefit() -> None:
    table = Table()
    table.put(0, "sapphire.1")
    table.put(0, "amber.2")
    table.give(0, berry=1)
    table.empty_supply("sapphire", "amber")
    table.deal(0, "lunar_instant_benefit")
    table.turn(0)
    assert table.refuses("play lunar_instant_benefit")[0] == "no_benefit_anywhere"


@pytest.mark.rule("H-CARD-L9")
def test_the_benefit_of_a_merchant_space_is_a_trade() -> None:
    table = Table()
    table.put(0, "merchant.2", standing=False)  # wants an amber
    table.give(0, berry=2)
    table.deal(0, "solar_swap", "solar_vp_east")
    play(table, "lunar_instant_benefit")
    assert table.asked == (0, "trade")
    assert table.actions == ["trade merchant.3", "trade merchant.4"]
    assert table.refuses("decline") == ("must_choose", ("H-CARD-L9",))
    # The card that acts is no lunar card in hand: it cannot pay.
    assert table.refuses("trade merchant.1") == ("cannot_pay", ("H-TILE-MER-3",))
    table.play("trade merchant.4")
    assert table.basket(0) == {"amber": 1}
    assert table.at("merchant.2") == "0z"


@pytest.mark.rule("H-CARD-L9")
def test_the_benefit_of_the_akku_tile_is_a_visit_without_the_solar_stack() -> None:
    table = Table()
    table.reveal_akkus("akku_6")  # E and W, 3 berries each
    table.put(0, "akku_solar.2", standing=False)
    table.give(0, berry=3)
    table.stack((1, "solar_vp_north"))
    play(table, "lunar_instant_benefit")
    assert table.asked == (0, "visit_akkus")
    assert table.refuses("decline") == ("must_choose", ("H-CARD-L9",))
    table.play("capture berry.1")
    assert table.basket(0) == {"akku": 1}
    assert len(table.state.stack) == 1
    assert table.state.scores == [0, 0]
    assert table.at("akku_solar.2") == "0z"


@pytest.mark.rule("H-CARD-L9")
def test_a_visit_in_a_turn_may_bring_the_next_akku_card() -> None:
    table = Table()
    table.reveal_akkus("akku_3")  # E, 1 sapphire
    table.next_akku_cards("akku_2")  # N
    table.put(0, "akku_solar.1")
    table.put(1, "akku_solar.2", standing=False)
    table.give(0, sapphire=1)
    play(table, "lunar_instant_benefit")
    # The visitor itself was pushed off its full tile by the new akku and may be moved again.
    assert table.on("akku_solar") == ["1z", "akku"]
    assert table.reserve(0) == 2
    assert table.asked == (0, "turn")
    assert "move reserve > berry.1" in table.actions


@pytest.mark.rule("H-CARD-L9")
@pytest.mark.parametrize("standing", [True, False])
def test_a_tribute_by_instant_benefit_takes_the_essence_off_the_tile(standing: bool) -> None:
    table = Table()
    table.put(0, f"{TRIBUTE}.2", standing=standing, fresh=False)
    table.give(0, berry=3)
    play(table, "lunar_instant_benefit")
    assert table.actions == ["tribute haru_1.1", "tribute haru_2.1", "tribute haru_2.2"]
    assert table.refuses("decline") == ("must_choose", ("H-CARD-L9",))
    table.play("tribute haru_1.1")
    assert table.state.scores == [3, 0]
    assert table.at(f"{TRIBUTE}.2") == "-"
    assert table.reserve(0) == 2
    assert lunar_discards(table) == ["lunar_instant_benefit"]


@pytest.mark.rule("H-CARD-L9")
def test_an_akku_tribute_by_instant_benefit_lays_the_essence_on_the_board() -> None:
    table = Table(season="aki")
    table.put(0, f"{TRIBUTE}.2", standing=False)
    table.give(0, akku=1)
    play(table, "lunar_instant_benefit")
    assert (table.reserve(0), table.on_board(0)) == (1, 2)
    assert table.state.scores == [6, 0]


@pytest.mark.rule("H-CARD-L9")
def test_instant_benefit_gives_neither_coin_nor_arrival_berry() -> None:
    table = Table(players=3)
    table.coin_to(1)
    table.put(0, f"{TRIBUTE}.1")
    table.give(0, amber=1)
    table.deal(0, "lunar_instant_benefit")
    table.turn(0, then=True)
    table.play("play lunar_instant_benefit")
    assert table.state.coin == 1
    assert table.basket(0) == {}
    assert not table.state.honoured  # they are still to be given in this round


@pytest.mark.rule("H-CARD-L9")
def test_a_tribute_in_a_turn_may_cause_a_wrath_ice_and_an_ejection() -> None:
    table = Table()
    table.set_score(0, 4)
    table.put(0, f"{TRIBUTE}.1", standing=False)
    table.put(1, "berry.1")
    table.put(0, "berry.2", standing=False)
    table.give(0, amber=1)
    table.next_ice_cards("ice_3")  # S and W
    play(table, "lunar_instant_benefit")
    table.play(f"benefit {TRIBUTE}.1")
    assert table.state.scores == [6, 0]
    assert table.on("berry") == ["0z", "ice"]
    assert table.on("lunar") == ["ice", "-"]
    assert table.reserve(1) == 2
    assert table.asked == (0, "turn")


@pytest.mark.rule("H-CARD-L9")
def test_a_tribute_in_a_turn_may_complete_the_season() -> None:
    table = Table()
    table.close("haru_1.1", "haru_2.1", "haru_2.2")
    table.put(0, f"{TRIBUTE}.1", standing=False)
    table.give(0, amber=1)
    play(table, "lunar_instant_benefit")
    assert table.told("season_changed") == [{"season": "season:natsu"}]
    assert table.asked == (0, "turn")


@pytest.mark.rule("H-CARD-L9")
def test_an_extra_space_gives_the_benefit_of_its_copy() -> None:
    table = Table()
    table.extend("berry.1")
    table.put(0, "berry.x1")
    play(table, "lunar_instant_benefit")
    assert table.basket(0) == {"berry": 3}
