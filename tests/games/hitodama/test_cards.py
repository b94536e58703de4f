"""What holds for all cards (H-CARD-1 to -5)."""

import pytest

from tests.games.hitodama.table import Table

SOLAR_COPIES = {
    "solar_akku_berries": 2,
    "solar_swap": 2,
    "solar_vp_north": 1,
    "solar_vp_east": 1,
    "solar_vp_south": 1,
    "solar_vp_west": 1,
    "solar_move_akku": 1,
    "solar_resolve_north": 1,
    "solar_resolve_east": 1,
    "solar_resolve_south": 1,
    "solar_resolve_west": 1,
    "solar_new_north": 1,
}
LUNAR_COPIES = {
    "lunar_berry_and_solar": 2,
    "lunar_two_actions": 2,
    "lunar_sapphire_to_akku": 1,
    "lunar_three_berries": 2,
    "lunar_two_ambers": 2,
    "lunar_akku": 1,
    "lunar_three_actions": 1,
    "lunar_sapphire": 1,
    "lunar_instant_benefit": 2,
    "lunar_move_meeple": 2,
    "lunar_waive_akku": 1,
    "lunar_extra_space": 1,
    "lunar_amber_and_solar": 2,
}


def copies(table: Table, deck: list[int]) -> dict[str, int]:
    ids = [table.tables.cards[card].id for card in deck]
    return {name: ids.count(name) for name in ids}


def empty_deck(table: Table, deck: str, *discards: str) -> None:
    """Leave a hand-card deck with nothing but these cards, on its discard pile."""
    cards = [table.card(name) for name in discards]
    if deck == "solar":
        table.state.solar_deck, table.state.solar_discard = [], cards
    else:
        table.state.lunar_deck, table.state.lunar_discard = [], cards


@pytest.mark.rule("H-CARD-1")
def test_there_are_five_decks() -> None:
    table = Table()
    state = table.state
    assert len(table.tables.tribute_ids) == 24
    assert (len(state.akku_deck), len(state.ice_deck)) == (6, 8)
    assert (len(state.solar_deck), len(state.lunar_deck)) == (14, 20)
    seasons = [line.season for line in table.tables.lines]
    assert [seasons.count(season) for season in range(4)] == [12] * 4  # 6 cards of 2 lines each


@pytest.mark.rule("H-CARD-2")
@pytest.mark.parametrize(
    ("deck", "space", "cards"),
    [
        ("solar", "solar.2", ("solar_vp_east", "solar_swap", "solar_new_north")),
        ("lunar", "lunar.1", ("lunar_akku", "lunar_sapphire")),
    ],
)
def test_an_empty_deck_is_made_of_its_discards(
    deck: str, space: str, cards: tuple[str, ...]
) -> None:
    table = Table()
    empty_deck(table, deck, *cards)
    table.put(0, space)
    table.resolve_only(deck)
    drawn = 2 if deck == "solar" else 1
    assert len(table.hand(0)) == drawn
    left = table.state.solar_deck if deck == "solar" else table.state.lunar_deck
    assert sorted([*table.hand(0), *copies(table, left)]) == sorted(cards)
    assert table.told("deck_reshuffled") == [{"deck": f"deck:{deck}"}]
    assert table.state.solar_discard == []
    assert table.state.lunar_discard == []


@pytest.mark.rule("H-CARD-2")
def test_a_deck_that_runs_out_in_the_midst_of_a_draw_is_made_anew() -> None:
    table = Table()
    table.state.solar_deck = [table.card("solar_swap")]
    table.state.solar_discard = [table.card("solar_vp_east"), table.card("solar_new_north")]
    table.put(0, "solar.1")  # +3
    table.resolve_only("solar")
    assert sorted(table.hand(0)) == ["solar_new_north", "solar_swap", "solar_vp_east"]


@pytest.mark.rule("H-CARD-2")
@pytest.mark.parametrize(("deck", "space"), [("solar", "solar.1"), ("lunar", "lunar.1")])
def test_without_discards_nothing_is_drawn(deck: str, space: str) -> None:
    table = Table()
    empty_deck(table, deck)
    other = table.state.lunar_deck if deck == "solar" else table.state.solar_deck
    count = len(other)
    table.put(0, space)
    table.resolve_only(deck)
    assert table.hand(0) == []
    assert len(other) == count  # the other deck is no substitute
    assert table.at(space) == "0z"


@pytest.mark.rule("H-CARD-3")
@pytest.mark.parametrize("card", ["solar_swap", "solar_move_akku"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_played_a_solar_card_makes_its_choices(card: str, seat: int) -> None:
    table = Table(players=3)
    table.put_akku("amber.1")
    table.put(0, "amber.2")
    table.put(1, "akku_solar.1")
    table.stack((seat, card))
    table.resolve_only("akku_solar")
    assert table.asked[0] == seat
    assert len(table.game.decisions) == 1


@pytest.mark.rule("H-CARD-4")
@pytest.mark.parametrize("card", ["solar_swap", "solar_move_akku"])
def test_a_solar_card_whose_effect_is_impossible_is_discarded_without_effect(card: str) -> None:
    table = Table()
    table.put(0, "amber.1", standing=False)  # one essence: nothing to swap it with, no akku
    table.stack((0, card))
    table.resolve_only("akku_solar")
    assert table.asked[1] == "turn"
    assert table.told("card_fizzled") == [{"card": f"card:{card}"}]
    assert copies(table, table.state.solar_discard) == {card: 1}
    assert table.at("amber.1") == "0z"


@pytest.mark.rule("H-CARD-4")
def test_a_card_that_became_impossible_while_others_acted_is_discarded_too() -> None:
    table = Table()
    table.akku_card("akku_1")
    table.give(1, akku=5)
    table.put_akku("berry.1")  # the last one: the visit takes it, none is left in the lair
    table.give(0, amber=2)
    table.put(0, "akku_solar.1")
    table.stack((1, "solar_move_akku"), (0, "solar_resolve_north"))
    table.resolve_only("akku_solar")
    table.play("capture berry.1")
    assert table.told("card_fizzled") == [{"card": "card:solar_move_akku"}]


@pytest.mark.rule("H-CARD-4")
@pytest.mark.parametrize("card", ["solar_swap", "solar_move_akku"])
def test_the_choice_of_a_solar_card_may_be_declined(card: str) -> None:
    table = Table()
    table.put_akku("amber.1")
    table.put(0, "berry.1", standing=False)
    table.stack((1, card))
    table.resolve_only("akku_solar")
    assert table.actions[-1] == "decline"
    table.play("decline")
    assert (table.at("amber.1"), table.at("berry.1")) == ("akku", "0z")
    assert copies(table, table.state.solar_discard) == {card: 1}
    assert table.asked[1] == "turn"


@pytest.mark.rule("H-CARD-5")
def test_the_solar_cards() -> None:
    table = Table()
    assert copies(table, table.state.solar_deck) == SOLAR_COPIES


@pytest.mark.rule("H-CARD-5")
def test_the_lunar_cards() -> None:
    table = Table()
    assert copies(table, table.state.lunar_deck) == LUNAR_COPIES
