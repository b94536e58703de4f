"""The worked examples of the rules about turns, rounds and tiles (T-…)."""

import pytest

from tests.games.hitodama.table import Table

TRIBUTE = "tribute_first_player"
# The table's tiles by the names of their ring positions.
AT = {
    "side_0": "akku_solar",
    "corner_01": TRIBUTE,
    "side_1": "merchant",
    "corner_12": "sapphire",
    "side_2": "lunar",
    "corner_23": "amber",
    "side_3": "berry",
    "corner_30": "solar",
}


@pytest.mark.rule("T-01")
def test_with_north_at_side_2_summer_starts_at_side_3() -> None:
    table = Table(players=4, season="natsu")
    table.state.north = 2
    for number, tile in enumerate(AT.values()):
        table.put(number % 4, f"{tile}.1")
    table.resolve()
    table.decline_all()
    order = ["side_3", "corner_30", "side_0", "corner_01"]
    order += ["side_1", "corner_12", "side_2", "corner_23"]
    assert table.resolved() == [AT[slot] for slot in order]


@pytest.mark.rule("T-12")
def test_at_the_end_of_round_4_the_hitodama_thaws_all_ice() -> None:
    table = Table(round=4)
    table.state.chaos = 1
    table.state.round_marker = 1
    table.put_ice("berry.1")
    table.put_ice("merchant.4")
    table.put_akku("lunar.1")
    table.end_round()
    view = table.game.view(None)
    assert view["round_marker"] == 0
    assert (view["hitodama"]["position"], view["hitodama"]["level"]) == (2, 2)
    assert (table.at("berry.1"), table.at("merchant.4")) == ("-", "-")
    assert table.at("lunar.1") == "akku"
    assert table.state.ice_supply == 6


@pytest.mark.rule("T-13")
def test_at_the_end_of_round_16_all_lose() -> None:
    table = Table(players=3, round=16)
    table.state.chaos = 7
    table.state.round_marker = 1
    table.set_score(1, 24)
    table.turn(2)
    table.play("end")
    assert table.state.chaos == 8
    result = table.game.result
    assert result is not None
    assert (result.ending, result.winners) == ("chaos", [])


@pytest.mark.rule("T-14")
def test_a_stack_of_a_b_c_acts_c_b_a() -> None:
    table = Table()
    cards = ["solar_vp_north", "solar_akku_berries", "solar_resolve_south"]
    table.deal(0, cards[0], cards[2])
    table.deal(1, cards[1])
    table.turn(0, then=True)
    table.play(f"play {cards[0]}", "end", f"play {cards[1]}", "end")
    acted = [args["card"] for args in table.told("solar_card_acts")]
    assert acted == [f"card:{cards[1]}", f"card:{cards[0]}"]
    table = Table()
    table.stack((0, cards[0]), (1, cards[1]), (0, cards[2]))
    table.resolve()
    acted = [args["card"] for args in table.told("solar_card_acts")]
    assert acted == [f"card:{card}" for card in reversed(cards)]


@pytest.mark.rule("T-15")
@pytest.mark.parametrize(("players", "allowed"), [(2, False), (3, True), (4, True)])
def test_a_fourth_solar_card_needs_three_players(players: int, allowed: bool) -> None:
    table = Table(players=players)
    table.stack((0, "solar_vp_north"), (1, "solar_vp_east"), (1, "solar_vp_south"))
    table.deal(0, "solar_vp_west")
    table.turn(0)
    if allowed:
        table.play("play solar_vp_west")
        assert len(table.state.stack) == 4
    else:
        assert table.refuses("play solar_vp_west") == ("stack_full", ("H-ACT-PLAY-3",))


@pytest.mark.rule("T-16")
def test_the_merchants_example() -> None:
    table = Table()
    table.put(0, "merchant.1")
    table.put(1, "merchant.3")
    for seat in (0, 1):
        table.give(seat, amber=1, berry=2)
        table.deal(seat, "lunar_akku" if seat else "lunar_sapphire")
    table.resolve_only("merchant")
    for seat in (0, 1):
        assert table.asked == (seat, "trade")
        assert table.actions == ["trade merchant.2", "trade merchant.4", "decline"]
        table.play("decline")
    table = Table()
    table.put(0, "merchant.1")
    table.put(1, "merchant.3")
    table.turn(1)
    table.play("move reserve > merchant.2")
    table.turn(0)
    assert table.refuses("move reserve > merchant.4")[0] == "merchant_keeps_free"


@pytest.mark.rule("T-17")
@pytest.mark.parametrize(("players", "berries"), [(2, 0), (3, 1)])
def test_the_holder_arrived_first_on_the_largest_circle(players: int, berries: int) -> None:
    table = Table(players=players)
    table.put(0, f"{TRIBUTE}.1")
    table.put(1, f"{TRIBUTE}.2")
    table.give(0, amber=1)
    table.give(1, amber=1)
    table.resolve_only(TRIBUTE)
    assert table.basket(0).get("berry", 0) == berries
    assert "berry" not in table.basket(1)
    assert table.asked == (0, "pay_tribute")
    table.play("decline")
    assert table.asked == (1, "pay_tribute")
    table.play("decline")
    assert table.state.coin == 1
    assert table.asked == (1, "turn")


@pytest.mark.rule("T-18")
def test_the_holder_alone_keeps_the_coin() -> None:
    table = Table(players=4)
    table.coin_to(2)
    table.put(2, f"{TRIBUTE}.1")
    table.resolve()
    assert table.state.coin == 2
    assert table.asked == (2, "turn")


@pytest.mark.rule("T-20")
def test_displacing_in_summer() -> None:
    table = Table(season="natsu")
    table.put(1, "lunar.1", standing=False)
    table.give(0, berry=2)
    table.turn(0)
    table.play("displace lunar.1")
    assert (table.basket(0), table.basket(1)) == ({}, {"berry": 2})
    assert table.reserve(1) == 2
    assert table.at("lunar.1") == "-"
    assert table.state.actions_left == 2


@pytest.mark.rule("T-21")
def test_a_hand_of_four_draws_one_of_three() -> None:
    table = Table()
    table.deal(0, "lunar_akku", "lunar_sapphire", "solar_swap", "solar_vp_east")
    table.put(0, "solar.1")
    table.next_solar_cards("solar_new_north", "solar_move_akku")
    table.resolve()
    assert len(table.hand(0)) == 5
    assert "solar_new_north" in table.hand(0)
    assert table.state.solar_deck[-1] == table.card("solar_move_akku")


@pytest.mark.rule("T-22")
def test_an_essence_not_moved_since_the_last_round_gains_nothing() -> None:
    table = Table()
    table.turn(0, then=True)
    table.play("move reserve > berry.1", "end", "end")
    assert (table.state.round, table.basket(0), table.at("berry.1")) == (2, {"berry": 3}, "0z")
    table.play("end", "end")
    assert (table.state.round, table.basket(0), table.at("berry.1")) == (3, {"berry": 3}, "0z")


@pytest.mark.rule("T-25")
def test_two_more_actions_with_two_left_make_three() -> None:
    table = Table()
    table.deal(0, "lunar_two_actions")
    table.turn(0, actions=2)
    table.play("play lunar_two_actions")
    assert table.state.actions_left == 3
