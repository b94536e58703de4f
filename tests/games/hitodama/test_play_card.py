"""The Play action (H-ACT-PLAY)."""

import pytest

from tests.games.hitodama.table import Table


def kinds(table: Table) -> list[str]:
    return [fact.kind for fact in table.facts]


# -- lunar cards


@pytest.mark.rule("H-ACT-PLAY-1")
def test_a_lunar_card_is_revealed_acts_at_once_and_is_discarded() -> None:
    table = Table()
    table.deal(0, "lunar_three_berries", "solar_swap")
    table.turn(0)
    table.play("play lunar_three_berries")
    assert table.told("lunar_card_played") == [
        {"seat": "seat:0", "card": "card:lunar_three_berries"}
    ]
    assert table.basket(0) == {"berry": 3}
    assert table.hand(0) == ["solar_swap"]
    assert table.state.lunar_discard == [table.card("lunar_three_berries")]
    assert table.state.actions_left == 2


@pytest.mark.rule("H-ACT-PLAY-1")
def test_a_lunar_card_with_choices_is_discarded_when_they_are_made() -> None:
    table = Table()
    table.put(1, "berry.1")
    table.deal(0, "lunar_move_meeple")
    table.turn(0)
    table.play("play lunar_move_meeple")
    assert (table.hand(0), table.state.lunar_discard) == ([], [])
    table.play("meeple berry.1", "to amber.1")
    assert table.state.lunar_discard == [table.card("lunar_move_meeple")]
    assert table.asked == (0, "turn")
    assert table.state.actions_left == 2


@pytest.mark.rule("H-ACT-PLAY-1")
def test_a_lunar_card_that_acts_leaves_room_in_a_full_hand() -> None:
    table = Table()
    hand = ["lunar_berry_and_solar", "lunar_akku", "lunar_sapphire", "solar_swap", "solar_vp_east"]
    table.deal(0, *hand)
    table.next_solar_cards("solar_new_north")
    table.turn(0)
    table.play("play lunar_berry_and_solar")
    assert sorted(table.hand(0)) == sorted([*hand[1:], "solar_new_north"])


@pytest.mark.rule("H-ACT-PLAY-1")
def test_a_full_hand_does_not_make_a_card_that_draws_unplayable() -> None:
    table = Table()
    table.deal(
        0, "lunar_berry_and_solar", "lunar_akku", "lunar_sapphire", "solar_swap", "solar_vp_east"
    )
    table.empty_supply("berry")  # so the draw is all that the card can do
    table.turn(0)
    table.play("play lunar_berry_and_solar")
    assert len(table.hand(0)) == 5
    assert table.basket(0) == {}


@pytest.mark.rule("H-ACT-PLAY-1")
def test_a_card_that_acts_cannot_pay_for_what_it_does() -> None:
    table = Table()
    table.put(0, "merchant.2")  # wants an amber
    table.deal(0, "lunar_instant_benefit")
    table.turn(0)
    # Only a lunar card could be paid, and the one in hand would be acting.
    assert table.refuses("play lunar_instant_benefit") == (
        "no_benefit_anywhere",
        ("H-ACT-PLAY-5", "H-CARD-L9"),
    )


@pytest.mark.rule("H-ACT-PLAY-1")
def test_only_cards_in_hand_can_be_played() -> None:
    table = Table()
    table.deal(1, "lunar_akku")
    table.turn(0)
    assert table.refuses("play lunar_akku") == ("card_not_held", ("H-ACT-PLAY-1",))


# -- solar cards


@pytest.mark.rule("H-ACT-PLAY-2")
def test_a_solar_card_goes_on_top_of_the_stack_with_its_players_name_and_acts_later() -> None:
    table = Table()
    table.put(0, "lunar.1", standing=False)
    table.stack((1, "solar_swap"))
    table.deal(0, "solar_vp_south")
    table.turn(0)
    table.play("play solar_vp_south")
    assert table.game.view(1)["solar_stack"] == [  # face up: everybody sees it
        {"card": "solar_swap", "seat": 1},
        {"card": "solar_vp_south", "seat": 0},
    ]
    assert table.hand(0) == []
    assert table.state.solar_discard == []
    assert table.state.actions_left == 2
    assert table.state.scores == [0, 0]
    table.play("end")  # now the tiles are resolved
    assert table.state.scores == [1, 0]


@pytest.mark.rule("H-ACT-PLAY-2")
def test_who_played_a_solar_card_is_remembered_for_its_choices() -> None:
    table = Table()
    table.put(0, "berry.1", standing=False)
    table.put(0, "amber.1", standing=False)
    table.deal(1, "solar_swap")
    table.turn(1)
    table.play("play solar_swap", "end")
    assert table.asked == (1, "swap_first")


@pytest.mark.rule("H-ACT-PLAY-3")
@pytest.mark.parametrize(("players", "limit"), [(2, 3), (3, 4), (4, 4)])
def test_the_stack_holds_three_or_four_cards_of_all_players_together(
    players: int, limit: int
) -> None:
    cards = ["solar_vp_north", "solar_vp_east", "solar_vp_south", "solar_vp_west"]
    table = Table(players=players)
    table.stack(*[(number % players, card) for number, card in enumerate(cards[: limit - 1])])
    table.deal(0, "solar_swap", "solar_move_akku", "lunar_akku")
    table.turn(0)
    table.play("play solar_swap")
    assert len(table.state.stack) == limit
    assert "play lunar_akku" in table.actions
    assert table.refuses("play solar_move_akku") == ("stack_full", ("H-ACT-PLAY-3",))


@pytest.mark.rule("H-ACT-PLAY-4")
@pytest.mark.parametrize("occupant", ["ice", "akku", "essence"])
def test_what_stands_on_the_tile_does_not_affect_the_stack(occupant: str) -> None:
    table = Table()
    for place in ("akku_solar.1", "akku_solar.2"):
        if occupant == "ice":
            table.put_ice(place)
        elif occupant == "akku":
            table.put_akku(place)
        else:
            table.put(1, place, standing=False)
    table.put(0, "lunar.1", standing=False)
    table.deal(0, "solar_vp_south")
    table.turn(0)
    table.play("play solar_vp_south", "end")
    assert table.state.scores[0] == 1
    assert table.state.stack == []


# -- cards without effect


@pytest.mark.rule("H-ACT-PLAY-5")
@pytest.mark.parametrize(
    ("card", "code", "rule"),
    [
        ("lunar_berry_and_solar", "nothing_to_gain", "H-CARD-L1"),
        ("lunar_three_berries", "nothing_to_gain", "H-CARD-L4"),
        ("lunar_two_ambers", "nothing_to_gain", "H-CARD-L5"),
        ("lunar_akku", "nothing_to_gain", "H-CARD-L6"),
        ("lunar_sapphire", "nothing_to_gain", "H-CARD-L8"),
        ("lunar_amber_and_solar", "nothing_to_gain", "H-CARD-L13"),
        ("lunar_sapphire_to_akku", "cannot_pay", "H-CARD-L3"),
        ("lunar_instant_benefit", "no_benefit_anywhere", "H-CARD-L9"),
        ("lunar_move_meeple", "nowhere_to_go", "H-CARD-L10"),
        ("lunar_waive_akku", "no_akku_line_open", "H-CARD-L11"),
        ("lunar_extra_space", "no_full_tile", "H-CARD-L12"),
    ],
)
def test_a_lunar_card_without_any_effect_cannot_be_played(card: str, code: str, rule: str) -> None:
    table = Table(waive_any_season=False)  # nothing on the map, no akku line in spring
    table.deal(0, card)
    table.empty_supply("berry", "amber", "sapphire", "akku")
    table.state.solar_deck = []
    table.turn(0)
    assert table.refuses(f"play {card}") == (code, ("H-ACT-PLAY-5", rule))


@pytest.mark.rule("H-ACT-PLAY-5")
@pytest.mark.parametrize(
    ("card", "left", "gained"),
    [
        ("lunar_three_berries", {"berry": 1}, {"berry": 1}),
        ("lunar_two_ambers", {"amber": 1}, {"amber": 1}),
        ("lunar_amber_and_solar", {"amber": 1}, {"amber": 1}),  # no solar card to draw
        ("lunar_berry_and_solar", {"berry": 5}, {"berry": 1}),
    ],
)
def test_a_lunar_card_with_part_of_its_effect_can_be_played(
    card: str, left: dict[str, int], gained: dict[str, int]
) -> None:
    table = Table()
    table.deal(0, card)
    table.state.solar_deck = []
    for name, amount in left.items():
        table.give(1, **{name: table.supply(name) - amount})
    table.turn(0)
    table.play(f"play {card}")
    assert table.basket(0) == gained
    assert table.hand(0) == []


@pytest.mark.rule("H-ACT-PLAY-5")
def test_a_card_for_a_token_and_a_draw_can_be_played_for_the_draw_alone() -> None:
    table = Table()
    table.deal(0, "lunar_amber_and_solar")
    table.next_solar_cards("solar_swap")
    table.empty_supply("amber")
    table.turn(0)
    table.play("play lunar_amber_and_solar")
    assert (table.basket(0), table.hand(0)) == ({}, ["solar_swap"])
