"""What is hidden in Hitodama: cards in hand (H-ACT-4) and the order of every deck (H-SETUP)."""

import pytest

from tests.conformance.worlds import check_knowledge
from tests.games.hitodama.table import Table

SOLAR = ("solar_swap", "solar_move_akku", "solar_vp_east")
LUNAR = ("lunar_akku", "lunar_sapphire", "lunar_two_actions")


def leave(cards: list[int], *kept: int) -> None:
    """Let only these be left in a deck."""
    cards[:] = kept


@pytest.mark.rule("H-ACT-4", "H-SETUP-4", "H-SETUP-8", "H-SETUP-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_imagines_every_way_in_which_hidden_cards_can_lie(players: int) -> None:
    """So few lie in each pile that every way must come up: backs are seen, faces are not."""
    table = Table(players)
    table.deal(0, "lunar_three_berries")
    table.deal(1, SOLAR[0], LUNAR[0])
    state = table.state
    leave(state.solar_deck, *(table.card(name) for name in SOLAR[1:]))
    leave(state.lunar_deck, *(table.card(name) for name in LUNAR[1:]))
    leave(state.akku_deck, 3, 1, 2)
    leave(state.ice_deck, 2, 3, 1)
    table.turn(0)
    check_knowledge(table.game)


@pytest.mark.rule("H-ACT-4")
def test_who_looks_at_a_hand_from_outside_sees_the_backs_of_its_cards() -> None:
    table = Table()
    table.deal(0, SOLAR[0], LUNAR[0])
    table.deal(1, SOLAR[1], SOLAR[2], LUNAR[1])
    table.turn(0)
    for seat, other in ((0, 1), (1, 0)):
        players = table.game.view(seat)["players"]
        assert (players[other]["solar_cards"], players[other]["lunar_cards"]) == (1 + other, 1)
        assert "hand" not in players[other] and "hand_decks" not in players[other]
        assert players[seat]["hand"] == table.hand(seat)
        assert players[seat]["hand_decks"] == ["solar"] * (1 + seat) + ["lunar"]
    for player in table.game.view(None)["players"]:
        assert "hand" not in player
