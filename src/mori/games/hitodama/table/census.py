"""Counting every piece, wherever it lies: the count never changes during a game."""

from mori.games.hitodama.table.state import AKKU_MEEPLE, ICE_TOKEN, NO_CARD, HitodamaState
from mori.games.hitodama.table.tables import AKKU, RESOURCES, TOKENS, Tables


def census_of(state: HitodamaState, tables: Tables) -> dict[str, int]:
    """How many of each piece there are."""
    counts = {RESOURCES[resource]: state.supply[resource] for resource in range(TOKENS)}
    for index, amount in enumerate(state.baskets):
        counts[RESOURCES[index % TOKENS]] += amount
    for line in tables.lines:
        # What was paid in earlier seasons has gone back to the supply.
        if line.season == state.season and state.line_closed[line.index] >= 0:
            counts[RESOURCES[line.resource]] += line.amount - state.line_waived[line.index]
    counts[RESOURCES[AKKU]] += state.occupant.count(AKKU_MEEPLE)
    counts["ice"] = state.ice_supply + state.occupant.count(ICE_TOKEN)
    counts["essence_on_map"] = sum(1 for occupant in state.occupant if occupant >= 0) - sum(
        1 for place in state.essence_place if place >= 0
    )
    for card in tables.cards:
        counts[card.id] = count_card(state, card.index)
    for index, akku_card in enumerate(tables.akku_cards):
        piles = state.akku_deck + state.akku_discard + [state.akku_card]
        counts[akku_card.id] = piles.count(index)
    for index, ice_card in enumerate(tables.ice_cards):
        counts[ice_card.id] = (state.ice_deck + state.ice_discard).count(index)
    return counts


def count_card(state: HitodamaState, card: int) -> int:
    piles = [
        state.solar_deck,
        state.solar_discard,
        state.lunar_deck,
        state.lunar_discard,
        state.stack,
        [extra for extra in state.extra_card if extra != NO_CARD],
        [state.acting_card],
        *state.hands,
    ]
    return sum(pile.count(card) for pile in piles)
