"""The actions of a turn: for each, what is legal, why something else is not, and doing it."""

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.games.hitodama.cards.effects import why_unplayable
from mori.games.hitodama.cards.playing import play_lunar_card
from mori.games.hitodama.language.reasons import at_place, cannot_pay
from mori.games.hitodama.rounds.payments import exchange
from mori.games.hitodama.rounds.placement import open_places, why_not_place
from mori.games.hitodama.table.state import BOARD_ASLEEP, RESERVE
from mori.games.hitodama.table.tables import SOLAR_CARD, TOKENS, DiscardRate
from mori.games.hitodama.writer import HitodamaWriter

# -- move an essence


def unmoved_in_reserve(w: HitodamaWriter, seat: int) -> int:
    """An essence in the reserve that has not been moved this turn; -1 if there is none."""
    for essence in w.essences_of(seat):
        if w.state.essence_place[essence] == RESERVE and not w.state.moved & (1 << essence):
            return essence
    return -1


def list_moves(w: HitodamaWriter, seat: int, out: list[Action]) -> None:
    """H-ACT-MOVE-1: from the reserve, or from where an own essence lies asleep on a tile."""
    state = w.state
    if unmoved_in_reserve(w, seat) >= 0:
        for target in open_places(w, -1):
            out.append(w.notation.place[target])
    for essence in w.essences_of(seat):
        origin = state.essence_place[essence]
        # H-STATE-4: standing essences are committed. H-ACT-MOVE-3: once a turn.
        if origin >= 0 and not state.standing[essence] and not state.moved & (1 << essence):
            moves = w.notation.move[origin]
            for target in open_places(w, origin):
                out.append(moves[target])


def why_not_move(w: HitodamaWriter, seat: int, action: Action) -> Reason:
    state = w.state
    origin = action.a
    if origin < 0:
        if unmoved_in_reserve(w, seat) < 0:
            waiting = any(state.essence_place[e] == RESERVE for e in w.essences_of(seat))
            if waiting:
                return Reason("already_moved", ("H-ACT-MOVE-3",))
            return Reason("reserve_empty", ("H-ACT-MOVE-1",))
        return why_not_place(w, action.b)
    essence = state.occupant[origin]
    if essence < 0 or w.owner(essence) != seat:
        return at_place(w, "no_own_essence_there", ("H-ACT-MOVE-1",), origin)
    if state.standing[essence]:
        return at_place(w, "essence_standing", ("H-ACT-MOVE-1", "H-STATE-4"), origin)
    if state.moved & (1 << essence):
        return Reason("already_moved", ("H-ACT-MOVE-3",))
    if origin == action.b:
        return at_place(w, "same_space", ("H-ACT-MOVE-2",), origin)
    return why_not_place(w, action.b)


def move(w: HitodamaWriter, seat: int, action: Action) -> None:
    origin = action.a
    essence = unmoved_in_reserve(w, seat) if origin < 0 else w.state.occupant[origin]
    w.move_essence(essence, action.b)


# -- discard cards


def can_discard(w: HitodamaWriter, seat: int, rate: DiscardRate) -> bool:
    return w.lacking(seat, rate.pay) < 0 and gain_is_there(w, rate)


def gain_is_there(w: HitodamaWriter, rate: DiscardRate) -> bool:
    """Whether the supply or a deck has any of what the rate gives (H-ACT-DISC-4)."""
    for resource, amount in enumerate(rate.gain.amounts):
        if not amount:
            continue
        if resource < TOKENS:
            if not w.state.supply[resource]:
                return False
        elif not w.can_draw(resource == SOLAR_CARD):
            return False
    return True


def list_discards(w: HitodamaWriter, seat: int, out: list[Action]) -> None:
    for index, rate in enumerate(w.tables.discard_rates):
        if can_discard(w, seat, rate):
            out.append(w.notation.discard[index])


def why_not_discard(w: HitodamaWriter, seat: int, action: Action) -> Reason:
    rate = w.tables.discard_rates[action.a]
    if w.lacking(seat, rate.pay) >= 0:
        return cannot_pay(w, seat, rate.pay, ("H-ACT-3",))
    return Reason("nothing_to_gain", ("H-ACT-DISC-4",), {"gain": rate.gain.ref})


def discard(w: HitodamaWriter, seat: int, action: Action) -> None:
    # H-ACT-DISC-1, -2, -3: which cards bring what is the pack's.
    rate = w.tables.discard_rates[action.a]
    exchange(w, seat, rate.pay, rate.gain)


# -- play a card


def list_plays(w: HitodamaWriter, seat: int, out: list[Action]) -> None:
    last = -1
    for card in list(w.state.hands[seat]):
        if card != last and why_not_card(w, seat, card) is None:
            out.append(w.notation.play[card])
        last = card


def why_not_card(w: HitodamaWriter, seat: int, card: int) -> Reason | None:
    """Why a card cannot be played now; None if it can."""
    entry = w.tables.cards[card]
    if card not in w.state.hands[seat]:
        return Reason("card_not_held", ("H-ACT-PLAY-1",), {"card": w.tables.card_ref(card)})
    if not entry.is_solar:
        return why_unplayable(w, seat, entry)
    if len(w.state.stack) >= w.tables.stack_limit:  # H-ACT-PLAY-3
        return Reason("stack_full", ("H-ACT-PLAY-3",), {"limit": w.tables.stack_limit})
    return None  # H-ACT-PLAY-4: nothing on the tile matters


def why_not_play(w: HitodamaWriter, seat: int, action: Action) -> Reason:
    reason = why_not_card(w, seat, action.a)
    assert reason is not None
    return reason


def play(w: HitodamaWriter, seat: int, action: Action) -> None:
    card = action.a
    if w.tables.cards[card].is_solar:
        w.stack_card(seat, card)  # H-ACT-PLAY-2
    else:
        play_lunar_card(w, seat, card)


# -- wake an essence


def asleep_on_board(w: HitodamaWriter, seat: int) -> int:
    """An own essence asleep on the player board; -1 if there is none.

    One that can still be moved this turn, if there is such a one (H-ACT-MOVE-3, H-ACT-MOVE-7):
    nothing else tells them apart.
    """
    found = -1
    for essence in w.essences_of(seat):
        if w.state.essence_place[essence] == BOARD_ASLEEP:
            if not w.state.moved & (1 << essence):
                return essence
            found = essence
    return found


def list_wake(w: HitodamaWriter, seat: int, out: list[Action]) -> None:
    if asleep_on_board(w, seat) >= 0 and w.lacking(seat, w.tables.wake_cost) < 0:
        out.append(w.notation.wake)


def why_not_wake(w: HitodamaWriter, seat: int, action: Action) -> Reason:
    if asleep_on_board(w, seat) < 0:
        return Reason("none_asleep_on_board", ("H-ACT-WAKE-1",))
    return cannot_pay(w, seat, w.tables.wake_cost, ("H-ACT-WAKE-1",))


def wake(w: HitodamaWriter, seat: int, action: Action) -> None:
    w.pay_tokens(seat, w.tables.wake_cost)  # H-ACT-WAKE-1
    w.wake_essence(seat, asleep_on_board(w, seat))  # H-ACT-WAKE-2: one per action


# -- draw a solar card


def can_draw(w: HitodamaWriter, seat: int) -> bool:
    return w.hand_room(seat) > 0 and w.can_draw(True)


def list_draw(w: HitodamaWriter, seat: int, out: list[Action]) -> None:
    if can_draw(w, seat):
        out.append(w.notation.draw)


def why_not_draw(w: HitodamaWriter, seat: int, action: Action) -> Reason:
    if w.hand_room(seat) <= 0:
        return Reason("hand_full", ("H-ACT-DRAW-2",), {"limit": w.tables.hand_limit})
    return Reason("deck_empty", ("H-ACT-DRAW-1",))


def draw(w: HitodamaWriter, seat: int, action: Action) -> None:
    w.draw(seat, True, 1)  # H-ACT-DRAW-1


# -- displace


def list_displacements(w: HitodamaWriter, seat: int, out: list[Action]) -> None:
    state = w.state
    if w.lacking(seat, w.tables.seasons[state.season].displacement) >= 0:
        return  # H-ACT-DISP-4
    # H-ACT-DISP-3: on any tile, as often as it can be paid.
    for place in sorted(state.essence_place):
        if place < 0:
            continue
        essence = state.occupant[place]
        # H-ACT-DISP-1, -6: another player's, and asleep.
        if not state.standing[essence] and w.owner(essence) != seat:
            out.append(w.notation.displace[place])


def why_not_displace(w: HitodamaWriter, seat: int, action: Action) -> Reason:
    essence = w.state.occupant[action.a]
    rules = ("H-ACT-DISP-6",)
    if essence < 0:
        return at_place(w, "no_essence_there", rules, action.a)
    if w.owner(essence) == seat:
        return at_place(w, "own_essence", rules, action.a)
    if w.state.standing[essence]:
        return at_place(w, "essence_standing", ("H-ACT-DISP-6", "H-STATE-4"), action.a)
    cost = w.tables.seasons[w.state.season].displacement
    return cannot_pay(w, seat, cost, ("H-ACT-DISP-4", "H-ACT-DISP-5"))


def displace(w: HitodamaWriter, seat: int, action: Action) -> None:
    # H-ACT-DISP-2: the space is left free; H-ACT-DISP-5, H-SEASON-5: at the season's price.
    cost = w.tables.seasons[w.state.season].displacement
    w.displace_essence(seat, w.state.occupant[action.a], cost)
