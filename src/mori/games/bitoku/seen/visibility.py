"""Who may know what: the one module that decides it, for views and for sampled worlds (B-HIDDEN).

Hidden from a seat are the order of every deck and stack, the cards of rivals' hands that nobody saw
go there, and what others put under a shared deck. A rival's deck holds only cards that were face up
before, and so does the part of its hand drawn from there; what is unknown is which is where. Cards
kept from the shared Yōkai deck stay in hand, unknown, until they are played or discarded.
"""

from mori.core.rng import Rng
from mori.games.bitoku.effects.looking import DECK_BITOKU, DECK_VISION, DECK_YOKAI, LookAtDeck
from mori.games.bitoku.seasons.spring import DiscardToThree
from mori.games.bitoku.table.state import BitokuState
from mori.games.bitoku.tengu.state import SoloState


def hide(state: BitokuState, seat: int | None) -> None:
    """Put all that a seat may not know into an order that depends only on what it knows."""
    deal(state, seat, None)
    state.rng = Rng()
    for frame in state.frames:
        frame.hide_from(seat)


def redeal(state: BitokuState, seat: int | None, rng: Rng) -> None:
    """Deal all that a seat may not know anew, at random."""
    deal(state, seat, rng)
    for frame in state.frames:
        if isinstance(frame, DiscardToThree):
            guess_discards(state, frame, seat, rng)


def arrange(cards: list[int], rng: Rng | None) -> None:
    """A fixed order, or a random one."""
    cards.sort()
    if rng is not None:
        rng.shuffle(cards)


def deal(state: BitokuState, seat: int | None, rng: Rng | None) -> None:
    deal_yokai(state, seat, rng)
    deal_deck(
        state.bitoku_deck, state.bitoku_bottom, looked_at(state, seat, DECK_BITOKU), seat, rng
    )
    deal_deck(
        state.vision_deck, state.vision_bottom, looked_at(state, seat, DECK_VISION), seat, rng
    )
    for stack in state.stacks:
        arrange(stack, rng)  # B-HIDDEN-1
    if isinstance(state, SoloState):
        arrange(state.tengu_deck, rng)


def looked_at(state: BitokuState, seat: int | None, deck: int) -> int:
    """How many cards on top of a shared deck the seat is looking at (B-HIDDEN-4)."""
    top = state.frames[-1] if state.frames else None
    if isinstance(top, LookAtDeck) and top.seat == seat and top.deck == deck:
        return top.looked
    return 0


def hidden_positions(
    deck: list[int], bottom: list[int], looked: int, seat: int | None
) -> list[int]:
    """The positions of a shared deck whose card the seat does not know."""
    return [
        position
        for position in range(len(deck) - looked)
        if position >= len(bottom) or bottom[position] != seat
    ]


def deal_deck(
    deck: list[int], bottom: list[int], looked: int, seat: int | None, rng: Rng | None
) -> None:
    positions = hidden_positions(deck, bottom, looked, seat)
    cards = [deck[position] for position in positions]
    arrange(cards, rng)
    for position, card in zip(positions, cards, strict=True):
        deck[position] = card


def deal_yokai(state: BitokuState, seat: int | None, rng: Rng | None) -> None:
    """The shared deck together with what rivals kept from it, then every player's own cards."""
    looked = looked_at(state, seat, DECK_YOKAI)
    positions = hidden_positions(state.yokai_deck, state.yokai_bottom, looked, seat)
    pool = [state.yokai_deck[position] for position in positions]
    rivals = [other for other in range(len(state.hands)) if other != seat]
    for other in rivals:
        pool += state.secret[other]
    arrange(pool, rng)
    taken = 0
    for other in rivals:
        count = len(state.secret[other])
        new_secret = sorted(pool[taken : taken + count])
        taken += count
        deal_rival(state, other, new_secret, rng)
    for position, card in zip(positions, pool[taken:], strict=True):
        state.yokai_deck[position] = card
    if seat is not None:
        arrange(state.decks[seat], rng)  # B-HIDDEN-1: the owner does not know the order either


def deal_rival(state: BitokuState, other: int, new_secret: list[int], rng: Rng | None) -> None:
    """A rival's hand: what was kept unseen, and some of the own deck (B-HIDDEN-2)."""
    hand = state.hands[other].copy()
    for card in state.known_in_hand[other]:
        hand.remove(card)  # B-HIDDEN-5: all saw it go there
    for card in state.secret[other]:
        hand.remove(card)
    own = state.decks[other] + hand
    arrange(own, rng)
    drawn = own[: len(hand)]
    state.decks[other] = own[len(hand) :]
    state.secret[other] = new_secret
    state.hands[other] = sorted(state.known_in_hand[other] + new_secret + drawn)


def guess_discards(state: BitokuState, frame: DiscardToThree, seat: int | None, rng: Rng) -> None:
    """Fill in what others may have chosen to discard: any cards of their hands."""
    for other, chosen in enumerate(frame.chosen):
        if other != seat and chosen:
            hand = state.hands[other].copy()
            rng.shuffle(hand)
            frame.chosen[other] = hand[: len(chosen)]
