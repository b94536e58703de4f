"""Who may know what: the one module that decides it, for views and for sampled worlds alike.

Hidden are the cards in other hands (their number by deck is known, from their backs) and the order
of every deck. All else is public, both discard piles and the solar stack included.
"""

from mori.core.rng import Rng
from mori.games.hitodama.table.state import HitodamaState
from mori.games.hitodama.table.tables import Tables


def unseen_cards(state: HitodamaState, tables: Tables, seat: int | None, solar: bool) -> list[int]:
    """The hand cards of a deck that a seat cannot see, sorted: the deck's and other hands'."""
    unseen = list(state.solar_deck if solar else state.lunar_deck)
    for other, hand in enumerate(state.hands):
        if other != seat:
            unseen += [card for card in hand if (card < tables.solar_count) == solar]
    unseen.sort()
    return unseen


def deal_unseen(
    state: HitodamaState,
    tables: Tables,
    seat: int | None,
    solar_cards: list[int],
    lunar_cards: list[int],
) -> None:
    """Fill other hands, then the decks, with these cards, each hand keeping its number by deck."""
    next_solar = 0
    next_lunar = 0
    for other, hand in enumerate(state.hands):
        if other == seat:
            continue
        solar = sum(1 for card in hand if card < tables.solar_count)
        lunar = len(hand) - solar
        state.hands[other] = sorted(
            solar_cards[next_solar : next_solar + solar]
            + lunar_cards[next_lunar : next_lunar + lunar]
        )
        next_solar += solar
        next_lunar += lunar
    state.solar_deck = solar_cards[next_solar:]
    state.lunar_deck = lunar_cards[next_lunar:]


def hide(state: HitodamaState, tables: Tables, seat: int | None) -> None:
    """Put all that a seat may not know into an order that depends only on what it knows."""
    solar = unseen_cards(state, tables, seat, True)
    lunar = unseen_cards(state, tables, seat, False)
    deal_unseen(state, tables, seat, solar, lunar)
    state.akku_deck.sort()
    state.ice_deck.sort()
    state.rng = Rng()


def redeal(state: HitodamaState, tables: Tables, seat: int | None, rng: Rng) -> None:
    """Deal all that a seat may not know anew, at random."""
    solar = unseen_cards(state, tables, seat, True)
    lunar = unseen_cards(state, tables, seat, False)
    rng.shuffle(solar)
    rng.shuffle(lunar)
    deal_unseen(state, tables, seat, solar, lunar)
    state.akku_deck.sort()
    rng.shuffle(state.akku_deck)
    state.ice_deck.sort()
    rng.shuffle(state.ice_deck)
