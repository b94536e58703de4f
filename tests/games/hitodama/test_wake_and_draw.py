"""The Wake and Draw actions, and the hand limit (H-ACT-WAKE, H-ACT-DRAW)."""

import pytest

from mori.games.hitodama.table.state import BOARD_ASLEEP, RESERVE
from tests.games.hitodama.table import Table

FIVE = ["lunar_akku", "lunar_sapphire", "solar_swap", "solar_move_akku", "solar_vp_east"]


# -- wake


@pytest.mark.rule("H-ACT-WAKE-1")
def test_waking_costs_two_berries_and_brings_an_essence_to_the_reserve() -> None:
    table = Table()
    table.give(0, berry=3, amber=1)
    table.turn(0)
    table.play("wake")
    assert (table.reserve(0), table.on_board(0)) == (3, 0)
    assert table.basket(0) == {"berry": 1, "amber": 1}
    assert table.supply("berry") == 29
    assert table.state.actions_left == 2
    assert table.reserve(1) == 2  # nobody else's


@pytest.mark.rule("H-ACT-WAKE-1")
def test_one_berry_is_not_enough_to_wake() -> None:
    table = Table()
    table.give(0, berry=1, amber=5)
    table.turn(0)
    assert table.refuses("wake") == ("cannot_pay", ("H-ACT-WAKE-1",))


@pytest.mark.rule("H-ACT-WAKE-1")
def test_an_essence_asleep_on_a_tile_cannot_be_woken() -> None:
    table = Table()
    table.put(0, "berry.1", standing=False)
    table.put(0, "berry.2", standing=False)
    table.put(0, "amber.1", standing=False)
    table.give(0, berry=4)
    table.turn(0)
    assert table.refuses("wake") == ("none_asleep_on_board", ("H-ACT-WAKE-1",))


@pytest.mark.rule("H-ACT-WAKE-1", "H-ACT-MOVE-3", "H-ACT-MOVE-7")
@pytest.mark.parametrize("moved", [0, 1])
def test_of_two_asleep_the_one_that_can_still_be_moved_is_woken(moved: int) -> None:
    """Nothing else tells them apart; so nobody loses a move by the order of their numbers."""
    table = Table()
    table.give(0, berry=2)
    table.turn(0)
    for essence in (0, 1):
        table.state.essence_place[essence] = BOARD_ASLEEP
    table.state.essence_place[2] = RESERVE
    table.state.moved = 1 << moved
    table.play("wake")
    assert table.state.essence_place[1 - moved] == RESERVE
    assert table.state.essence_place[moved] == BOARD_ASLEEP


@pytest.mark.rule("H-ACT-WAKE-2")
def test_each_wake_action_wakes_one_essence() -> None:
    table = Table(season="aki")
    table.tributes("haru_1", "haru_2", "natsu_1", "natsu_2", "aki_2", "aki_6", "fuyu_1", "fuyu_2")
    table.put(0, "tribute_first_player.1")
    table.give(0, akku=1)
    table.resolve_only("tribute_first_player")
    table.play("tribute aki_2.1")
    assert table.on_board(0) == 2
    table.give(0, berry=5)
    table.turn(0)
    table.play("wake")
    assert (table.on_board(0), table.basket(0)) == (1, {"berry": 3})
    table.play("wake")
    assert (table.on_board(0), table.basket(0)) == (0, {"berry": 1})
    assert table.state.actions_left == 1


# -- draw


@pytest.mark.rule("H-ACT-DRAW-1")
def test_drawing_takes_the_top_card_of_the_solar_deck() -> None:
    table = Table()
    table.next_solar_cards("solar_new_north", "solar_vp_west")
    lunar = list(table.state.lunar_deck)
    table.turn(0)
    table.play("draw")
    assert table.hand(0) == ["solar_new_north"]
    assert table.state.actions_left == 2
    table.play("draw")
    assert sorted(table.hand(0)) == ["solar_new_north", "solar_vp_west"]
    assert table.state.lunar_deck == lunar


@pytest.mark.rule("H-ACT-DRAW-1")
def test_with_deck_and_discards_empty_nothing_can_be_drawn() -> None:
    table = Table()
    table.state.solar_deck = []
    table.turn(0)
    assert table.refuses("draw") == ("deck_empty", ("H-ACT-DRAW-1",))


@pytest.mark.rule("H-ACT-DRAW-1")
def test_with_the_deck_empty_a_discarded_card_can_be_drawn() -> None:
    table = Table()
    table.state.solar_deck = []
    table.state.solar_discard = [table.card("solar_swap")]
    table.turn(0)
    table.play("draw")
    assert table.hand(0) == ["solar_swap"]
    assert table.state.solar_discard == []


@pytest.mark.rule("H-ACT-DRAW-2")
def test_with_five_cards_of_both_kinds_nothing_can_be_drawn() -> None:
    table = Table()
    table.deal(0, *FIVE[:4])
    table.turn(0)
    table.play("draw")
    assert len(table.hand(0)) == 5
    assert table.refuses("draw") == ("hand_full", ("H-ACT-DRAW-2",))


@pytest.mark.rule("H-ACT-DRAW-2")
@pytest.mark.parametrize("deck", ["solar", "lunar"])
def test_five_cards_of_one_kind_are_a_full_hand(deck: str) -> None:
    table = Table()
    cards = [card.id for card in table.tables.cards if card.is_solar == (deck == "solar")]
    table.deal(0, *cards[:5])
    table.turn(0)
    assert table.refuses("draw") == ("hand_full", ("H-ACT-DRAW-2",))


@pytest.mark.rule("H-ACT-DRAW-3")
@pytest.mark.parametrize(("held", "drawn"), [(1, 3), (2, 3), (3, 2), (4, 1), (5, 0)])
def test_a_space_that_gives_cards_stops_at_five(held: int, drawn: int) -> None:
    table = Table()
    table.deal(0, *FIVE[:held])
    table.put(0, "solar.1")
    deck = len(table.state.solar_deck)
    table.resolve_only("solar")
    assert len(table.hand(0)) == held + drawn
    assert len(table.state.solar_deck) == deck - drawn
    assert table.state.solar_discard == []  # not drawn and thrown away


@pytest.mark.rule("H-ACT-DRAW-3")
def test_a_lunar_card_is_not_drawn_into_a_full_hand() -> None:
    table = Table()
    table.deal(0, *FIVE)
    table.put(0, "lunar.1")
    deck = list(table.state.lunar_deck)
    table.resolve_only("lunar")
    assert sorted(table.hand(0)) == sorted(FIVE)
    assert table.state.lunar_deck == deck


@pytest.mark.rule("H-ACT-DRAW-3")
def test_the_merchants_cards_stop_at_five_too() -> None:
    table = Table()
    table.deal(0, *FIVE[:4])
    table.give(0, amber=1)
    table.put(0, "merchant.3")  # two solar cards
    table.resolve_only("merchant")
    table.play("trade merchant.2")
    assert table.basket(0) == {}
    assert len(table.hand(0)) == 5
