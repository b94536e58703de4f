"""The akku lair and the solar stack (H-TILE-AKKU)."""

import pytest

from tests.games.hitodama.table import Table


def lair(players: int = 2, card: str = "akku_1") -> Table:
    """Two akkus on the map, and a card whose akkus cost two ambers."""
    table = Table(players=players)
    table.akku_card(card)
    table.put_akku("lunar.1")
    table.put_akku("solar.2")
    return table


@pytest.mark.rule("H-TILE-AKKU-1")
def test_the_whole_stack_acts_before_the_first_visit() -> None:
    table = lair(card="akku_6")  # three berries
    table.put(0, "akku_solar.1")
    table.put(0, "lunar.2", standing=False)  # beside an akku
    table.give(0, berry=1)
    table.stack((1, "solar_akku_berries"), (1, "solar_akku_berries"))
    table.resolve_only("akku_solar")
    assert table.asked == (0, "visit_akkus")  # with the third berry it can be paid
    assert table.state.stack == []
    assert table.basket(0) == {"berry": 3}


@pytest.mark.rule("H-TILE-AKKU-1")
def test_visitors_still_stand_while_the_stack_acts() -> None:
    table = lair()
    table.put(0, "akku_solar.1")
    table.put(1, "berry.1", standing=False)
    table.give(0, amber=2)
    table.stack((1, "solar_swap"))
    table.resolve_only("akku_solar")
    assert table.asked == (1, "swap_first")
    assert table.at("akku_solar.1") == "0!"


@pytest.mark.rule("H-TILE-AKKU-2")
def test_the_stack_acts_from_the_top_and_each_card_is_discarded_when_it_has_acted() -> None:
    table = Table()
    table.put(0, "lunar.1", standing=False)
    table.put(1, "amber.1", standing=False)
    table.stack((0, "solar_vp_south"), (1, "solar_swap"), (0, "solar_vp_east"))
    table.resolve_only("akku_solar")
    # The last one played has acted, the second acts, the first one waits.
    assert table.state.solar_discard == [table.card("solar_vp_east")]
    assert table.state.acting_card == table.card("solar_swap")
    assert table.state.stack == [table.card("solar_vp_south")]
    assert table.asked == (1, "swap_first")
    table.play("swap lunar.1", "with amber.1")
    assert table.state.scores == [0, 1]  # counted after the swap
    discarded = [table.tables.cards[card].id for card in table.state.solar_discard]
    assert discarded == ["solar_vp_east", "solar_swap", "solar_vp_south"]
    assert table.state.stack == []


@pytest.mark.rule("H-TILE-AKKU-2")
def test_the_stack_acts_without_any_visitor() -> None:
    table = Table()
    table.put(1, "merchant.1", standing=False)
    table.stack((0, "solar_vp_east"))
    table.resolve()
    assert table.state.scores == [0, 1]


@pytest.mark.rule("H-TILE-AKKU-3")
def test_a_visitor_pays_the_cards_cost_for_an_akku_of_choice() -> None:
    table = lair()
    table.put(0, "akku_solar.1")
    table.give(0, amber=3, berry=1)
    table.resolve_only("akku_solar")
    assert table.asked == (0, "visit_akkus")
    assert table.actions == ["capture lunar.1", "capture solar.2", "decline"]
    assert table.refuses("capture lunar.2") == ("no_akku_there", ("H-TILE-AKKU-3",))
    table.play("capture solar.2")
    assert table.basket(0) == {"amber": 1, "berry": 1, "akku": 1}
    assert table.supply("amber") == 24
    assert (table.at("lunar.1"), table.at("solar.2")) == ("akku", "-")
    assert table.at("akku_solar.1") == "0z"


@pytest.mark.rule("H-TILE-AKKU-3")
def test_a_visitor_may_decline() -> None:
    table = lair()
    table.put(0, "akku_solar.1")
    table.give(0, amber=2)
    table.resolve_only("akku_solar")
    table.play("decline")
    assert table.asked == (0, "turn")
    assert table.basket(0) == {"amber": 2}
    assert table.at("akku_solar.1") == "0z"


@pytest.mark.rule("H-TILE-AKKU-3")
def test_a_visitor_who_cannot_pay_the_whole_cost_gets_nothing() -> None:
    table = lair(card="akku_4")  # an amber and two berries
    table.put(0, "akku_solar.1")
    table.give(0, amber=1, berry=1)
    table.resolve_only("akku_solar")
    assert table.asked == (0, "turn")
    assert table.basket(0) == {"amber": 1, "berry": 1}
    assert table.at("akku_solar.1") == "0z"


@pytest.mark.rule("H-TILE-AKKU-3")
def test_visits_go_from_the_upper_circle_down() -> None:
    table = lair(players=3)
    for seat, place in ((0, "akku_solar.3"), (1, "akku_solar.2"), (2, "akku_solar.1")):
        table.put(seat, place)
        table.give(seat, amber=2)
    table.resolve_only("akku_solar")
    asked = []
    while table.asked[1] == "visit_akkus":
        asked.append(table.asked[0])
        table.play("decline")
    assert asked == [2, 1, 0]


@pytest.mark.rule("H-TILE-AKKU-4")
def test_an_essence_brings_one_akku_however_much_its_owner_has() -> None:
    table = lair()
    table.put(0, "akku_solar.1")
    table.give(0, amber=10)
    table.resolve_only("akku_solar")
    table.play("capture lunar.1")
    assert table.asked == (0, "turn")
    assert table.basket(0) == {"amber": 8, "akku": 1}


@pytest.mark.rule("H-TILE-AKKU-4")
def test_two_essences_of_a_player_bring_an_akku_each() -> None:
    table = lair()
    table.put_akku("berry.1")
    table.put(0, "akku_solar.1")
    table.put(0, "akku_solar.2")
    table.give(0, amber=10)
    table.resolve_only("akku_solar")
    table.play("capture lunar.1", "capture solar.2")
    assert table.asked == (0, "turn")
    assert table.basket(0) == {"amber": 6, "akku": 2}


@pytest.mark.rule("H-TILE-AKKU-5")
@pytest.mark.parametrize(("players", "spaces"), [(2, 2), (3, 3), (4, 3)])
def test_the_lair_has_two_or_three_spaces(players: int, spaces: int) -> None:
    table = Table(players=players)
    table.turn(0)
    found = [text for text in table.actions if text.startswith("move reserve > akku_solar.")]
    assert len(found) == spaces
    past = f"move reserve > akku_solar.{spaces + 1}"
    assert table.refuses(past) == ("no_such_space", ("H-ACT-MOVE-2",))
