"""A rough worth of a position for one seat, in hundredths of a point, for bots.

It reads only what the seat may see: scores, baskets, its own hand, and what stands where. The
figures are judgements, tuned by play against each other; no rule depends on them.
"""

from typing import Final

from mori.games.hitodama.rounds.ending import END_CHAOS, result_of
from mori.games.hitodama.rounds.tiles import can_visit, trade_places
from mori.games.hitodama.rounds.tributes import line_points, needed, open_lines
from mori.games.hitodama.table.state import BOARD_ASLEEP, NO_CARD
from mori.games.hitodama.table.tables import (
    AKKU,
    AKKU_VISIT,
    COST,
    MERCHANT,
    PLUS,
    TOKENS,
    TRIBUTE,
    Bundle,
)
from mori.games.hitodama.writer import HitodamaWriter

POINT: Final = 100
GOOD: Final = 32  # one unit of exchange value: goods are worth less than the points they may buy
WANTED: Final = 24  # more for each unit of value that an open line of the season asks for
ESSENCE_AWAKE: Final = 260  # against one asleep on the player board
ACTION_LEFT: Final = 90
COIN: Final = 30
SLEEP_AFTER_AKKU: Final = 150  # paying with an akku puts the essence to sleep
RIVAL_SHARE: Final = 30  # how much of a rival's point counts against the seat, in percent
WON: Final = 1_000_000


def worth_of(w: HitodamaWriter, seat: int) -> int:
    """The worth of the writer's state for a seat."""
    state = w.state
    if state.is_over:
        return final_worth(w, seat)
    rivals = [state.scores[other] for other in range(w.tables.players) if other != seat]
    worth = POINT * state.scores[seat] - RIVAL_SHARE * max(rivals)
    asked = asked_for(w)
    for resource in range(TOKENS):
        held = state.baskets[seat * TOKENS + resource]
        value = w.tables.exchange_values[resource]
        worth += value * (GOOD * held + WANTED * min(held, asked[resource]))
    for card in state.hands[seat]:
        worth += GOOD * w.tables.exchange_values[card_resource(w, card)]
    for card, owner in zip(state.stack, state.stack_seats, strict=True):
        if owner == seat:
            worth += stacked_worth(w, seat, card)
    if state.coin == seat:
        worth += COIN
    if state.turn_seat == seat:
        worth += ACTION_LEFT * state.actions_left
    return worth + essences_worth(w, seat)


def asked_for(w: HitodamaWriter) -> list[int]:
    """How many of each token the open lines of the season in play ask for."""
    asked = [0] * TOKENS
    for line in open_lines(w):
        asked[w.tables.lines[line].resource] += needed(w, line)
    return asked


def final_worth(w: HitodamaWriter, seat: int) -> int:
    result = result_of(w.state, w.tables)
    if w.state.ending == END_CHAOS:
        return -WON + POINT * w.state.scores[seat]
    share = WON if seat in result.winners else -WON
    return share + POINT * w.state.scores[seat]


def card_resource(w: HitodamaWriter, card: int) -> int:
    return TOKENS if card < w.tables.solar_count else TOKENS + 1


def stacked_worth(w: HitodamaWriter, seat: int, card: int) -> int:
    """A stacked solar card is worth a little more than one in hand if it is about to pay off."""
    entry = w.tables.cards[card]
    base = GOOD * w.tables.exchange_values[TOKENS]
    if entry.vp and entry.location >= 0:
        tile = w.state.layout[(2 * (w.state.north + entry.location)) % len(w.state.layout)]
        width = w.tables.width
        lead = 0
        for essence, place in enumerate(w.state.essence_place):
            if place >= 0 and place // width == tile:
                lead += 2 if w.owner(essence) == seat else -1
        return base // 2 + POINT * entry.vp * lead // 2
    return base * 3 // 4


def essences_worth(w: HitodamaWriter, seat: int) -> int:
    """What the seat's essences are worth: being awake, and what their spaces are about to give."""
    state = w.state
    worth = 0
    tributes = 0
    for essence in w.essences_of(seat):
        place = state.essence_place[essence]
        if place == BOARD_ASLEEP:
            continue
        worth += ESSENCE_AWAKE
        if place >= 0 and state.standing[essence]:
            space = w.space_at(place)
            if space.kind == TRIBUTE:
                tributes += 1
            else:
                worth += space_worth(w, seat, place)
    return worth + tribute_worth(w, seat, tributes)


def bundle_worth(w: HitodamaWriter, bundle: Bundle) -> int:
    values = w.tables.exchange_values
    return GOOD * sum(values[index] * amount for index, amount in enumerate(bundle.amounts))


def gain_worth(w: HitodamaWriter, seat: int, bundle: Bundle) -> int:
    """What a gain brings, given the supply and the room in hand."""
    room = w.hand_room(seat)
    worth = 0
    for resource, amount in enumerate(bundle.amounts):
        if resource < TOKENS:
            got = min(amount, w.state.supply[resource])
        else:
            got = min(amount, room)
            room -= got
        worth += GOOD * w.tables.exchange_values[resource] * got
    return worth


def space_worth(w: HitodamaWriter, seat: int, place: int) -> int:
    """What a standing essence's space will bring if nothing changes."""
    space = w.space_at(place)
    if space.kind == PLUS:
        return gain_worth(w, seat, space.gain)
    if space.kind == COST:
        if w.lacking(seat, space.pay) >= 0:
            return 0
        return max(0, gain_worth(w, seat, space.gain) - bundle_worth(w, space.pay))
    if space.kind == MERCHANT:
        if not trade_places(w, seat, place):
            return 0
        return min(GOOD, gain_worth(w, seat, space.gain))
    if space.kind == AKKU_VISIT and state_has_prize(w) and can_visit(w, seat):
        cost = w.tables.akku_cards[w.state.akku_card].cost
        return max(0, GOOD * w.tables.exchange_values[AKKU] - bundle_worth(w, cost))
    return 0


def state_has_prize(w: HitodamaWriter) -> bool:
    return w.state.akku_card != NO_CARD


def tribute_worth(w: HitodamaWriter, seat: int, visitors: int) -> int:
    """What standing essences on the tribute tile can pay, richest lines first."""
    if not visitors:
        return 0
    left = [w.holding(seat, resource) for resource in range(TOKENS)]
    offers: list[tuple[int, int]] = []
    for line in open_lines(w):
        entry = w.tables.lines[line]
        cost = GOOD * w.tables.exchange_values[entry.resource] * needed(w, line)
        sleep = SLEEP_AFTER_AKKU if entry.resource == AKKU else 0
        offers.append((POINT * line_points(w, line) - cost - sleep, line))
    offers.sort(reverse=True)
    worth = 0
    for gain, line in offers:
        resource = w.tables.lines[line].resource
        if visitors and gain > 0 and left[resource] >= needed(w, line):
            left[resource] -= needed(w, line)
            visitors -= 1
            worth += gain
    return worth
