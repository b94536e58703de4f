"""What each lunar card does (H-CARD-L)."""

import pytest

from tests.games.hitodama.table import Table

TRIBUTE = "tribute_first_player"
GAIN_CARDS = [
    pytest.param("lunar_berry_and_solar", {"berry": 1}, 1, marks=pytest.mark.rule("H-CARD-L1")),
    pytest.param("lunar_three_berries", {"berry": 3}, 0, marks=pytest.mark.rule("H-CARD-L4")),
    pytest.param("lunar_two_ambers", {"amber": 2}, 0, marks=pytest.mark.rule("H-CARD-L5")),
    pytest.param("lunar_akku", {"akku": 1}, 0, marks=pytest.mark.rule("H-CARD-L6")),
    pytest.param("lunar_sapphire", {"sapphire": 1}, 0, marks=pytest.mark.rule("H-CARD-L8")),
    pytest.param("lunar_amber_and_solar", {"amber": 1}, 1, marks=pytest.mark.rule("H-CARD-L13")),
]


def play(table: Table, card: str) -> None:
    """Give seat 0 a card and let it play it in its turn."""
    table.deal(0, card)
    table.turn(0)
    table.play(f"play {card}")


def lunar_discards(table: Table) -> list[str]:
    return [table.tables.cards[card].id for card in table.state.lunar_discard]


# -- gains: L1, L4, L5, L6, L8, L13


@pytest.mark.parametrize(("card", "goods", "solar_cards"), GAIN_CARDS)
def test_the_card_gives_its_goods_at_once(
    card: str, goods: dict[str, int], solar_cards: int
) -> None:
    table = Table()
    before = {name: table.supply(name) for name in goods}
    table.next_solar_cards("solar_swap")
    play(table, card)
    assert table.basket(0) == goods
    assert {name: table.supply(name) + goods[name] for name in goods} == before
    assert table.hand(0) == ["solar_swap"] * solar_cards
    assert len(table.state.solar_deck) == 14 - solar_cards
    assert lunar_discards(table) == [card]
    assert table.asked == (0, "turn")
    assert table.state.actions_left == 2


@pytest.mark.parametrize(("card", "goods", "solar_cards"), GAIN_CARDS)
def test_the_card_cannot_be_played_if_it_would_bring_nothing(
    card: str, goods: dict[str, int], solar_cards: int
) -> None:
    table = Table()
    table.empty_supply(*goods)
    table.state.solar_deck = []
    table.deal(0, card)
    table.turn(0)
    code, rules = table.refuses(f"play {card}")
    rule = table.tables.cards[table.card(card)].rule
    assert (code, rules) == ("nothing_to_gain", ("H-ACT-PLAY-5", rule))


@pytest.mark.parametrize(
    ("card", "resource"),
    [
        pytest.param("lunar_three_berries", "berry", marks=pytest.mark.rule("H-CARD-L4")),
        pytest.param("lunar_two_ambers", "amber", marks=pytest.mark.rule("H-CARD-L5")),
    ],
)
def test_a_short_supply_gives_what_is_left(card: str, resource: str) -> None:
    table = Table()
    table.give(1, **{resource: table.supply(resource) - 1})
    play(table, card)
    assert table.basket(0) == {resource: 1}
    assert table.supply(resource) == 0


@pytest.mark.parametrize(
    ("card", "resource"),
    [
        pytest.param("lunar_berry_and_solar", "berry", marks=pytest.mark.rule("H-CARD-L1")),
        pytest.param("lunar_amber_and_solar", "amber", marks=pytest.mark.rule("H-CARD-L13")),
    ],
)
def test_half_of_a_gain_is_enough_to_play_the_card(card: str, resource: str) -> None:
    table = Table()
    table.empty_supply(resource)
    play(table, card)
    assert table.basket(0) == {}
    assert len(table.hand(0)) == 1

    table = Table()
    table.state.solar_deck = []
    play(table, card)
    assert table.basket(0) == {resource: 1}
    assert table.hand(0) == []


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("lunar_berry_and_solar", marks=pytest.mark.rule("H-CARD-L1")),
        pytest.param("lunar_amber_and_solar", marks=pytest.mark.rule("H-CARD-L13")),
    ],
)
def test_the_card_itself_makes_room_for_the_solar_card_it_draws(card: str) -> None:
    table = Table()
    table.deal(0, "solar_swap", "solar_swap", "solar_vp_north", "solar_vp_east")
    play(table, card)
    assert len(table.hand(0)) == 5


# -- actions: L2, L7


@pytest.mark.parametrize(
    ("card", "left"),
    [
        pytest.param("lunar_two_actions", 4, marks=pytest.mark.rule("H-CARD-L2")),
        pytest.param("lunar_three_actions", 5, marks=pytest.mark.rule("H-CARD-L7")),
    ],
)
def test_more_actions_this_turn(card: str, left: int) -> None:
    table = Table()
    table.deal(0, card)
    table.turn(0, actions=3, then=True)
    table.play(f"play {card}")
    for remaining in range(left, 0, -1):
        assert table.asked == (0, "turn")
        assert table.state.actions_left == remaining
        table.play("draw" if "draw" in table.actions else "discard solar_for_berry")
    assert table.asked == (1, "turn")
    assert table.state.actions_left == 3  # only this turn


@pytest.mark.rule("H-CARD-L2", "H-CARD-L7")
def test_extra_actions_add_up_and_the_last_action_can_bring_them() -> None:
    table = Table()
    table.deal(0, "lunar_two_actions", "lunar_three_actions")
    table.turn(0, actions=1)
    table.play("play lunar_two_actions")
    assert table.state.actions_left == 2
    table.play("play lunar_three_actions")
    assert table.state.actions_left == 4


# -- L3: sapphire to akku


@pytest.mark.rule("H-CARD-L3")
def test_a_sapphire_is_returned_for_an_akku_of_the_lair() -> None:
    table = Table()
    table.give(0, sapphire=2)
    play(table, "lunar_sapphire_to_akku")
    assert table.basket(0) == {"sapphire": 1, "akku": 1}
    assert (table.supply("sapphire"), table.supply("akku")) == (9, 5)
    assert lunar_discards(table) == ["lunar_sapphire_to_akku"]


@pytest.mark.rule("H-CARD-L3")
def test_without_a_sapphire_the_akku_cannot_be_had() -> None:
    table = Table()
    table.give(0, amber=9)
    table.deal(0, "lunar_sapphire_to_akku")
    table.turn(0)
    assert table.refuses("play lunar_sapphire_to_akku") == (
        "cannot_pay",
        ("H-ACT-PLAY-5", "H-CARD-L3"),
    )


@pytest.mark.rule("H-CARD-L3")
def test_with_an_empty_lair_the_sapphire_is_kept() -> None:
    table = Table()
    table.give(1, akku=6)
    table.give(0, sapphire=1)
    table.deal(0, "lunar_sapphire_to_akku")
    table.turn(0)
    assert table.refuses("play lunar_sapphire_to_akku") == (
        "nothing_to_gain",
        ("H-AKKU-6", "H-CARD-L3"),
    )


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
    assert table.refuses("decline") == ("not_asked", ())
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
    # The visitor itself was pushed off its full tile by the new akku and may be moved anew.
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


# -- L10: move a meeple


@pytest.mark.rule("H-CARD-L10")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("standing", [True, False])
def test_any_essence_on_a_tile_goes_standing_and_fresh_to_a_chosen_space(
    seat: int, standing: bool
) -> None:
    table = Table(round=3)
    essence = table.put(seat, "amber.1", standing=standing, fresh=False, arrival=1)
    table.put(1 - seat, "lunar.1", arrival=2)
    play(table, "lunar_move_meeple")
    assert table.actions == ["meeple lunar.1", "meeple amber.1"]
    table.play("meeple amber.1")
    assert table.asked == (0, "pick_destination")
    table.play("to berry.2")
    assert table.at("berry.2") == f"{seat}!"
    assert table.at("amber.1") == "-"
    assert table.state.fresh_round[essence] == 3
    assert table.state.arrival[essence] == 3  # a new arrival
    assert table.asked == (0, "turn")


@pytest.mark.rule("H-CARD-L10")
def test_an_essence_goes_to_any_free_space_of_another_tile() -> None:
    table = Table()
    table.put(1, "amber.1", standing=False)
    table.put(0, "berry.1")
    table.put_ice("solar.1")
    table.put_akku("sapphire.2")
    play(table, "lunar_move_meeple")
    table.play("meeple amber.1")
    assert table.actions == [
        "to akku_solar.1",
        "to akku_solar.2",
        f"to {TRIBUTE}.1",
        f"to {TRIBUTE}.2",
        f"to {TRIBUTE}.3",
        "to merchant.1",
        "to merchant.2",
        "to merchant.3",
        "to merchant.4",
        "to sapphire.1",
        "to lunar.1",
        "to lunar.2",
        "to berry.2",
        "to solar.2",
    ]
    assert table.refuses("to amber.2") == ("same_tile", ("H-CARD-L10",))
    for place in ("berry.1", "solar.1", "sapphire.2"):
        assert table.refuses(f"to {place}") == ("space_taken", ("H-ACT-MOVE-4",))
    assert table.refuses("to berry.3") == ("no_such_space", ("H-ACT-MOVE-2",))
    assert table.refuses("to berry") == ("not_asked", ())


@pytest.mark.rule("H-CARD-L10")
def test_an_essence_may_go_to_a_free_extra_space() -> None:
    table = Table()
    table.extend("berry.1")
    table.put(1, "amber.1", standing=False)
    play(table, "lunar_move_meeple")
    table.play("meeple amber.1", "to berry.x1")
    assert table.at("berry.x1") == "1!"


@pytest.mark.rule("H-CARD-L10")
def test_an_essence_on_an_extra_space_may_be_moved_away() -> None:
    table = Table()
    table.extend("berry.1")
    table.put(1, "berry.x1", standing=False)
    play(table, "lunar_move_meeple")
    table.play("meeple berry.x1")
    assert table.refuses("to berry.1") == ("same_tile", ("H-CARD-L10",))
    table.play("to amber.1")
    assert (table.at("amber.1"), table.at("berry.x1")) == ("1!", "-")


@pytest.mark.rule("H-CARD-L10")
def test_no_essence_is_moved_onto_the_merchants_last_free_space() -> None:
    table = Table()
    for rank, seat in enumerate((0, 0, 1), start=1):
        table.put(seat, f"merchant.{rank}")
    table.put(1, "amber.1")
    play(table, "lunar_move_meeple")
    table.play("meeple amber.1")
    assert table.refuses("to merchant.4") == (
        "merchant_keeps_free",
        ("H-ACT-MOVE-5", "H-TILE-MER-5"),
    )


@pytest.mark.rule("H-CARD-L10")
def test_an_akku_is_moved_by_tile_and_enters_as_a_blocker() -> None:
    table = Table(players=3)
    table.reveal_akkus("akku_1")  # S
    table.put(1, "berry.3", standing=False)
    play(table, "lunar_move_meeple")
    table.play("meeple lunar.1")
    assert table.refuses("to berry.1") == ("not_asked", ())
    assert table.refuses("to lunar") == ("same_tile", ("H-CARD-L10",))
    table.play("to berry")
    assert table.on("berry") == ["-", "1z", "akku"]
    assert table.on("lunar") == ["-", "-", "-"]
    assert table.akku_card_in_play == "akku_1"


@pytest.mark.rule("H-CARD-L10")
def test_an_akku_needs_a_free_printed_space() -> None:
    table = Table()
    table.put_akku("lunar.1")
    table.put(0, "berry.1")
    table.put_ice("berry.2")
    table.extend("berry.1")
    for rank, seat in enumerate((0, 1, 1), start=1):
        table.put(seat, f"merchant.{rank}")
    play(table, "lunar_move_meeple")
    table.play("meeple lunar.1")
    assert table.refuses("to berry") == ("tile_full", ("H-CARD-L10",))
    table.play("to merchant")  # a blocker may take its last free space
    assert table.on("merchant") == ["0!", "1!", "1!", "akku"]


@pytest.mark.rule("H-CARD-L10")
def test_only_meeples_on_tiles_are_moved_and_one_must_be() -> None:
    table = Table()
    table.put(1, "amber.1")
    table.put_ice("lunar.1")
    play(table, "lunar_move_meeple")
    assert table.actions == ["meeple amber.1"]  # those in reserves and on boards are not offered
    assert table.refuses("meeple lunar.1") == ("no_meeple_there", ("H-CARD-L10",))
    assert table.refuses("meeple berry.1") == ("no_meeple_there", ("H-CARD-L10",))
    assert table.refuses("decline") == ("must_choose", ("H-CARD-L10",))


@pytest.mark.rule("H-CARD-L10")
def test_without_a_meeple_on_the_map_there_is_nothing_to_move() -> None:
    table = Table()
    table.deal(0, "lunar_move_meeple")
    table.turn(0)
    assert table.refuses("play lunar_move_meeple") == (
        "nowhere_to_go",
        ("H-ACT-PLAY-5", "H-CARD-L10"),
    )


@pytest.mark.rule("H-CARD-L10")
def test_the_card_is_no_move_action() -> None:
    table = Table()
    table.put(0, "amber.1", standing=False)
    table.deal(0, "lunar_move_meeple")
    table.turn(0)
    table.play("move amber.1 > amber.2")
    # It stands and has been moved: a Move action could not take it, the card can.
    table.play("play lunar_move_meeple", "meeple amber.2", "to berry.1")
    assert table.at("berry.1") == "0!"
    assert table.state.actions_left == 1


@pytest.mark.rule("H-CARD-L10")
def test_an_essence_moved_by_the_card_may_still_be_moved_by_an_action() -> None:
    table = Table()
    table.put(0, "solar.1")
    table.put(0, "solar.2")
    table.put(0, "amber.1", standing=False)
    table.give(0, amber=1)
    table.deal(0, "lunar_move_meeple", "lunar_instant_benefit")
    table.turn(0, actions=4)
    table.play("play lunar_move_meeple", "meeple amber.1", f"to {TRIBUTE}.1")
    table.play("play lunar_instant_benefit", f"benefit {TRIBUTE}.1")
    assert table.reserve(0) == 1  # it paid the tribute and is back
    table.play("move reserve > berry.1")
    assert table.at("berry.1") == "0!"


# -- L11: waive an akku


@pytest.mark.rule("H-CARD-L11")
def test_an_akku_line_is_closed_and_nobody_scores_it() -> None:
    table = Table(season="fuyu")
    table.give(0, akku=1)
    table.put(0, f"{TRIBUTE}.1")
    table.deal(0, "lunar_waive_akku")
    table.turn(0, then=True)
    table.play("play lunar_waive_akku")
    assert table.asked == (0, "choose_line_to_waive")
    assert table.actions == ["waive fuyu_1.1", "waive fuyu_2.1"]
    table.play("waive fuyu_1.1")
    assert table.state.scores == [0, 0]
    assert table.told("wrath_unleashed") == []
    assert table.basket(0) == {"akku": 1}
    assert table.supply("akku") == 5
    assert table.at(f"{TRIBUTE}.1") == "0!"
    table.play("end", "end")
    assert table.actions == ["tribute fuyu_2.1", "decline"]
    assert table.refuses("tribute fuyu_1.1") == ("line_closed", ("H-TRIB-2",))


@pytest.mark.rule("H-CARD-L11")
def test_the_only_akku_line_is_waived_without_a_question() -> None:
    table = Table(season="aki")
    play(table, "lunar_waive_akku")
    assert table.told("line_waived") == [{"seat": "seat:0", "line": "line:aki_2.1:akku=1"}]
    assert table.asked == (0, "turn")
    assert lunar_discards(table) == ["lunar_waive_akku"]


@pytest.mark.rule("H-CARD-L11")
def test_only_open_akku_lines_of_the_season_in_play_are_waived() -> None:
    table = Table(season="fuyu")
    table.tributes("haru_1", "haru_2", "natsu_3", "natsu_2", "aki_1", "aki_2", "fuyu_1", "fuyu_6")
    table.close("fuyu_1.1")
    play(table, "lunar_waive_akku")
    assert table.actions == ["waive fuyu_6.1", "waive fuyu_6.2"]
    assert table.refuses("waive fuyu_1.1") == ("line_closed", ("H-CARD-L11",))
    assert table.refuses("waive fuyu_1.2") == ("not_an_akku_line", ("H-CARD-L11",))
    assert table.refuses("waive natsu_3.1") == ("line_not_in_season", ("H-CARD-L11",))
    assert table.refuses("decline") == ("not_asked", ())


@pytest.mark.rule("H-CARD-L11")
@pytest.mark.parametrize("season", ["haru", "natsu"])
def test_without_an_open_akku_line_in_the_season_the_card_cannot_be_played(season: str) -> None:
    table = Table(season=season)  # aki_2 and fuyu_1 lie face up, but are not in play
    table.deal(0, "lunar_waive_akku")
    table.turn(0)
    assert table.refuses("play lunar_waive_akku") == (
        "no_akku_line_open",
        ("H-ACT-PLAY-5", "H-CARD-L11"),
    )


@pytest.mark.rule("H-CARD-L11")
def test_a_closed_akku_line_cannot_be_waived_again() -> None:
    table = Table(season="aki")
    table.close("aki_2.1", by=1)
    table.deal(0, "lunar_waive_akku")
    table.turn(0)
    assert table.refuses("play lunar_waive_akku")[0] == "no_akku_line_open"


@pytest.mark.rule("H-CARD-L11")
def test_a_waived_line_returns_no_akku_when_the_season_ends() -> None:
    table = Table(season="aki")
    table.close("aki_1.1", "aki_1.2", "aki_2.2", by=1)
    table.give(1, akku=2)
    play(table, "lunar_waive_akku")
    assert table.told("season_changed") == [{"season": "season:fuyu"}]
    assert table.supply("akku") == 4
    assert table.state.scores == [0, 0]


@pytest.mark.rule("H-CARD-L11")
def test_a_line_with_a_unit_waived_asks_for_the_rest_and_scores_nothing() -> None:
    # No line of the pack asks for two akkus, so one for two sapphires stands in for it.
    table = Table(season="fuyu")
    table.tributes("haru_1", "haru_2", "natsu_1", "natsu_2", "aki_1", "aki_2", "fuyu_3", "fuyu_2")
    table.state.line_waived[table.line("fuyu_3.1")] = 1
    table.give(0, sapphire=1)
    table.put(0, f"{TRIBUTE}.1")
    table.resolve_only(TRIBUTE)
    table.play("tribute fuyu_3.1")
    assert table.basket(0) == {}
    assert table.state.scores == [0, 0]


# -- L12: extra space


def full_amber_tile(players: int = 2) -> Table:
    table = Table(players=players)
    table.put(1, "amber.1", standing=False)
    table.put(1, "amber.2", standing=False)
    if players > 2:
        table.put_ice("amber.3")
    return table


@pytest.mark.rule("H-CARD-L12")
def test_the_card_lies_beside_a_full_tile_as_one_more_space() -> None:
    table = full_amber_tile()
    play(table, "lunar_extra_space")
    assert table.asked == (0, "choose_extra_space")
    assert table.actions == ["extend amber.1", "extend amber.2"]
    assert table.refuses("extend berry.1") == ("tile_has_room", ("H-CARD-L12",))
    assert table.refuses("extend amber.3") == ("no_such_space", ("H-CARD-L12",))
    assert table.refuses("decline") == ("not_asked", ())
    table.play("extend amber.2")
    assert table.asked == (0, "turn")
    assert "move reserve > amber.x1" in table.actions
    assert table.refuses("move reserve > berry.x1") == ("no_such_space", ("H-ACT-MOVE-2",))
    assert lunar_discards(table) == []  # it is on the map, not discarded
    assert table.hand(0) == []


@pytest.mark.rule("H-CARD-L12")
@pytest.mark.parametrize("occupied", [0, 1])
def test_a_tile_with_a_free_space_gets_no_extra_one(occupied: int) -> None:
    table = Table()
    for rank in range(1, occupied + 1):
        table.put(0, f"amber.{rank}")
    table.deal(0, "lunar_extra_space")
    table.turn(0)
    assert table.refuses("play lunar_extra_space") == (
        "no_full_tile",
        ("H-ACT-PLAY-5", "H-CARD-L12"),
    )


@pytest.mark.rule("H-CARD-L12")
def test_blockers_fill_a_tile_too_and_their_spaces_may_be_copied() -> None:
    table = Table()
    table.put_ice("berry.1")
    table.put_akku("berry.2")
    play(table, "lunar_extra_space")
    table.play("extend berry.1", "move reserve > berry.x1")
    table.resolve_only("berry")
    assert table.basket(0) == {"berry": 3}


@pytest.mark.rule("H-CARD-L12")
@pytest.mark.parametrize(("placed", "full"), [(2, False), (3, True)])
def test_the_merchant_is_full_without_a_legal_placement(placed: int, full: bool) -> None:
    table = Table()
    for rank, seat in list(enumerate((0, 1, 1), start=1))[:placed]:
        table.put(seat, f"merchant.{rank}")
    table.deal(0, "lunar_extra_space")
    table.turn(0)
    assert ("play lunar_extra_space" in table.actions) == full


@pytest.mark.rule("H-CARD-L12")
def test_an_extra_space_of_the_merchant_leaves_the_free_good_free() -> None:
    table = Table()
    for rank, seat in enumerate((0, 1, 1), start=1):
        table.put(seat, f"merchant.{rank}", standing=False)
    play(table, "lunar_extra_space")
    assert table.actions == [f"extend merchant.{rank}" for rank in (1, 2, 3, 4)]
    table.play("extend merchant.2")
    assert table.refuses("move reserve > merchant.4")[0] == "merchant_keeps_free"
    table.play("move reserve > merchant.x1")
    table.give(0, berry=2)
    table.resolve_only("merchant")
    assert table.actions == ["trade merchant.4", "decline"]
    table.play("trade merchant.4")
    assert table.basket(0) == {"amber": 1}


@pytest.mark.rule("H-CARD-L12")
@pytest.mark.parametrize(
    ("copied", "berries", "goods"),
    [("amber.1", 1, {"amber": 2}), ("amber.2", 0, {"amber": 1}), ("amber.3", 1, {"amber": 1})],
)
def test_the_copy_has_the_cost_and_the_gain_of_the_space_chosen_on_playing(
    copied: str, berries: int, goods: dict[str, int]
) -> None:
    table = full_amber_tile(players=3)
    play(table, "lunar_extra_space")
    table.play(f"extend {copied}", "move reserve > amber.x1")
    table.give(0, berry=berries)
    table.resolve_only("amber")
    if berries:
        assert table.asked == (0, "pay_for_space")
        table.play("pay")
    assert table.basket(0) == goods


@pytest.mark.rule("H-CARD-L12")
def test_the_copy_of_a_cost_space_gives_nothing_unpaid() -> None:
    table = full_amber_tile()
    play(table, "lunar_extra_space")
    table.play("extend amber.1", "move reserve > amber.x1")
    table.resolve_only("amber")
    assert table.basket(0) == {}


@pytest.mark.rule("H-CARD-L12")
def test_any_player_may_use_the_extra_space() -> None:
    table = full_amber_tile()
    table.deal(0, "lunar_extra_space")
    table.turn(0, then=True)
    table.play("play lunar_extra_space", "extend amber.2", "end")
    assert table.asked == (1, "turn")
    table.play("move amber.1 > amber.x1", "end")
    assert table.basket(1) == {"amber": 1}


@pytest.mark.rule("H-CARD-L12")
def test_the_extra_space_is_handled_last() -> None:
    table = Table()
    table.put(1, "amber.1")
    table.put(1, "amber.2")
    table.extend("amber.2")
    table.put(0, "amber.x1", arrival=0)
    table.state.supply[1] = 1
    table.resolve_only("amber")
    assert (table.basket(0), table.basket(1)) == ({}, {"amber": 1})
    assert table.laid_down() == ["amber.1", "amber.2", "amber.x1"]


@pytest.mark.rule("H-CARD-L12")
@pytest.mark.parametrize("standing", [True, False])
def test_at_the_end_of_the_round_the_card_goes_and_its_essence_returns(standing: bool) -> None:
    table = full_amber_tile()
    table.extend("amber.2")
    essence = table.put(0, "amber.x1", standing=standing)
    assert table.reserve(0) == 1
    assert lunar_discards(table) == []
    table.end_round()
    assert table.reserve(0) == 2
    assert table.state.standing[essence] == 1
    assert table.on("amber") == ["1z", "1z"]
    assert lunar_discards(table) == ["lunar_extra_space"]
    assert table.refuses("move reserve > amber.x1") == ("no_such_space", ("H-ACT-MOVE-2",))
