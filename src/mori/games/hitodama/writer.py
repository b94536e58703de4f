"""Hitodama's writer: every change of the state, each with its fact.

The methods say what happens, not whether it may happen: legality lies with the actions, prompts and
effects that call them. Some change nothing and only tell, so that a log leaves nobody wondering.
"""

from typing import Final

from mori.core.facts import Fact
from mori.core.registry import Settled
from mori.core.writer import Writer
from mori.games.hitodama.language.notation import Notation
from mori.games.hitodama.table.points import CATEGORIES
from mori.games.hitodama.table.state import (
    AKKU_MEEPLE,
    BOARD_ASLEEP,
    EMPTY,
    ICE_TOKEN,
    NO_CARD,
    OPEN,
    RESERVE,
    WAIVED,
    HitodamaState,
)
from mori.games.hitodama.table.tables import (
    AKKU,
    LUNAR_CARD,
    RESOURCES,
    SIDES,
    SOLAR_CARD,
    TOKENS,
    Bundle,
    Space,
    Tables,
    bundle_ref,
)

# Why a space, or part of a gain, brings nothing.
LACKS: Final = (
    "supply_empty",
    "hand_full",
    "deck_empty",
    "payment",  # what a space or an akku costs
    "merchandise",  # one of the merchant's that is free
    "benefit",  # what is paid for cannot be had
    "akku",  # on the map
    "tribute",  # an open one that can be paid
)


class HitodamaWriter(Writer):
    """All changes of a game of Hitodama."""

    __slots__ = ("notation", "options", "state", "tables")

    def __init__(
        self,
        state: HitodamaState,
        tables: Tables,
        notation: Notation,
        options: Settled,
        facts: list[Fact] | None,
    ) -> None:
        super().__init__(state, facts)
        self.state = state
        self.tables = tables
        self.notation = notation
        self.options = options

    # -- rounds and turns

    def begin_round(self) -> None:
        state = self.state
        state.round += 1
        state.first = state.coin
        state.honoured = False
        if self.facts is not None:
            self.facts.append(
                Fact("round_began", {"round": state.round, "seat": f"seat:{state.first}"})
            )

    def begin_turn(self, seat: int) -> None:
        self.state.turn_seat = seat
        self.state.actions_left = self.tables.actions_per_turn
        self.state.moved = 0
        if self.facts is not None:
            self.facts.append(Fact("turn_began", {"seat": f"seat:{seat}"}))

    def end_turn(self, seat: int) -> None:
        lost = self.state.actions_left
        self.state.turn_seat = -1
        self.state.actions_left = 0
        self.state.moved = 0
        if self.facts is not None and lost:
            self.facts.append(Fact("turn_ended_early", {"seat": f"seat:{seat}", "count": lost}))

    def use_action(self) -> None:
        self.state.actions_left -= 1

    def add_actions(self, seat: int, amount: int) -> None:
        self.state.actions_left += amount
        if self.facts is not None:
            self.facts.append(Fact("actions_added", {"seat": f"seat:{seat}", "count": amount}))

    def begin_resolution(self) -> None:
        if self.facts is not None:
            self.facts.append(Fact("resolution_began", {"season": self._season_ref()}))

    def begin_tile(self, tile: int) -> None:
        if self.facts is not None:
            self.facts.append(Fact("tile_resolved", {"tile": self.tables.tile_ref(tile)}))

    def honour_arrivals(self) -> None:
        self.state.honoured = True

    def take_coin(self, seat: int) -> None:
        self.state.coin = seat
        if self.facts is not None:
            self.facts.append(Fact("coin_taken", {"seat": f"seat:{seat}"}))

    def flip_round_marker(self) -> None:
        self.state.round_marker = (self.state.round_marker + 1) % self.tables.rounds_per_step

    def advance_hitodama(self) -> None:
        state = self.state
        state.chaos += 1
        if self.facts is not None:
            level = self.tables.chaos_levels[state.chaos]
            self.facts.append(Fact("hitodama_advanced", {"position": state.chaos, "level": level}))

    def spin_north(self) -> None:
        """Spin the compass: each side is equally likely to be North from now on."""
        side = self.state.rng.below(SIDES)
        self.state.north = side
        self.revealed()
        if self.facts is not None:
            self.facts.append(Fact("north_changed", {"side": f"side:{side}"}))

    def end_game(self, ending: int, name: str, ties: list[Fact]) -> None:
        self.state.ending = ending
        self.state.is_over = True
        if self.facts is not None:
            self.facts += ties
            self.facts.append(Fact("game_ended", {"ending": f"ending:{name}"}))

    # -- points, tributes, seasons

    def score(self, seat: int, points: int, category: int) -> None:
        """Advance a marker; endings and wraths are the caller's, in their order."""
        state = self.state
        state.scores[seat] += points
        state.tally[seat * len(CATEGORIES) + category] += points
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "scored",
                    {
                        "seat": f"seat:{seat}",
                        "points": points,
                        "category": f"category:{CATEGORIES[category]}",
                        "total": state.scores[seat],  # H-END-6: which may lie beyond the track
                    },
                )
            )

    def close_line(self, seat: int, line: int, amount: int) -> None:
        """Lay the resources of a line on it: they stay there until the season ends."""
        state = self.state
        entry = self.tables.lines[line]
        state.baskets[seat * TOKENS + entry.resource] -= amount
        state.line_closed[line] = seat
        if self.facts is not None:
            paid = self.tables.token_ref(entry.resource, amount)
            self.facts.append(
                Fact("tribute_paid", {"seat": f"seat:{seat}", "line": entry.ref, "goods": paid})
            )

    def waive_units(self, seat: int, line: int, amount: int) -> None:
        """Strike units off a line; a line with nothing left to ask is closed."""
        state = self.state
        state.line_waived[line] += amount
        if state.line_waived[line] >= self.tables.lines[line].amount:
            state.line_closed[line] = WAIVED
        if self.facts is not None:
            self.facts.append(
                Fact("line_waived", {"seat": f"seat:{seat}", "line": self.tables.lines[line].ref})
            )

    def clear_season(self) -> None:
        """Return what lies on the season's lines to the supply, akkus to the lair (H-TRIB-4)."""
        state = self.state
        for line in self.tables.lines:
            if line.season == state.season and state.line_closed[line.index] not in (OPEN, WAIVED):
                amount = line.amount - state.line_waived[line.index]
                state.supply[line.resource] += amount

    def change_season(self) -> None:
        self.state.season += 1
        if self.facts is not None:
            self.facts.append(Fact("season_changed", {"season": self._season_ref()}))

    def unleash_wrath(self, seat: int, space: int, level: int) -> None:
        if self.facts is not None:
            self.facts.append(
                Fact("wrath_unleashed", {"seat": f"seat:{seat}", "space": space, "level": level})
            )

    # -- akku, ice and solar cards in play

    def show_akku_card(self, card: int) -> None:
        self.state.akku_card = card
        self.state.akku_waits = False
        self.revealed()
        if self.facts is not None:
            entry = self.tables.akku_cards[card]
            self.facts.append(
                Fact("akku_card_revealed", {"card": f"card:{entry.id}", "cost": entry.cost.ref})
            )

    def discard_akku_card(self) -> None:
        state = self.state
        if state.akku_card != NO_CARD:
            state.akku_discard.append(state.akku_card)
            state.akku_card = NO_CARD

    def postpone_akku_card(self) -> None:
        self.state.akku_waits = True
        if self.facts is not None:
            self.facts.append(Fact("akku_card_waits", {}))

    def draw_akku_card(self) -> int:
        """The next akku card, shuffling the discards if need be; NO_CARD if there is none."""
        state = self.state
        if not state.akku_deck:
            state.akku_deck, state.akku_discard = state.akku_discard, []
            self.shuffle(state.akku_deck, "akku")
        return state.akku_deck.pop() if state.akku_deck else NO_CARD

    def draw_ice_card(self) -> int:
        """The next ice card, shuffling the discards if need be; NO_CARD if there is none."""
        state = self.state
        if not state.ice_deck:
            state.ice_deck, state.ice_discard = state.ice_discard, []
            self.shuffle(state.ice_deck, "ice")
        if not state.ice_deck:
            return NO_CARD
        card = state.ice_deck.pop()
        self.revealed()
        if self.facts is not None:
            self.facts.append(
                Fact("ice_card_revealed", {"card": f"card:{self.tables.ice_cards[card].id}"})
            )
        return card

    def discard_ice_card(self, card: int) -> None:
        self.state.ice_discard.append(card)

    def stack_card(self, seat: int, card: int) -> None:
        """Put a solar card from the hand on the solar stack."""
        state = self.state
        state.hands[seat].remove(card)
        state.stack.append(card)
        state.stack_seats.append(seat)
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "solar_card_stacked",
                    {"seat": f"seat:{seat}", "card": self.tables.card_ref(card)},
                )
            )

    def take_stacked_card(self) -> tuple[int, int]:
        """Take the top card off the solar stack to act; returns who played it and the card."""
        state = self.state
        card = state.stack.pop()
        seat = state.stack_seats.pop()
        state.acting_card = card
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "solar_card_acts",
                    {"seat": f"seat:{seat}", "card": self.tables.card_ref(card)},
                )
            )
        return seat, card

    def card_fizzles(self, card: int) -> None:
        if self.facts is not None:
            self.facts.append(Fact("card_fizzled", {"card": self.tables.card_ref(card)}))

    def reveal_lunar_card(self, seat: int, card: int) -> None:
        """Take a lunar card from the hand to act: it no longer counts as a card in hand."""
        state = self.state
        state.hands[seat].remove(card)
        state.acting_card = card
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "lunar_card_played",
                    {"seat": f"seat:{seat}", "card": self.tables.card_ref(card)},
                )
            )

    def discard_acting_card(self) -> None:
        """Put the card that has acted on its discard pile, unless it stays on the map."""
        state = self.state
        if state.acting_card != NO_CARD:
            self.pile_of(state.acting_card).append(state.acting_card)
            state.acting_card = NO_CARD

    def _season_ref(self) -> str:
        return self.tables.season_ref(self.state.season)

    # -- goods and cards: asking

    def holding(self, seat: int, resource: int) -> int:
        """How much of a resource a seat has; cards count in the hand."""
        if resource < TOKENS:
            return self.state.baskets[seat * TOKENS + resource]
        solar = self.tables.solar_count
        wants_solar = resource == SOLAR_CARD
        count = 0
        for card in self.state.hands[seat]:
            if (card < solar) == wants_solar:
                count += 1
        return count

    def lacking(self, seat: int, bundle: Bundle) -> int:
        """The first resource of which a seat has too little to pay a bundle; -1 if none."""
        amounts = bundle.amounts
        for resource in range(len(amounts)):
            if amounts[resource] and self.holding(seat, resource) < amounts[resource]:
                return resource
        return -1

    def obtainable(self, seat: int, bundle: Bundle) -> bool:
        """Whether a gain would bring at least something now."""
        for resource, amount in enumerate(bundle.amounts):
            if not amount:
                continue
            if resource < TOKENS:
                if self.state.supply[resource] > 0:
                    return True
            elif self.can_draw(resource == SOLAR_CARD) and self.hand_room(seat) > 0:
                return True
        return False

    def brings(self, seat: int, pay: Bundle, gain: Bundle) -> bool:
        """Whether paying one bundle for another would bring more than what was paid with.

        What is paid comes first: tokens fill the supply, cards given make room in the hand.
        """
        room = self.hand_room(seat) + pay.amounts[SOLAR_CARD] + pay.amounts[LUNAR_CARD]
        for resource, amount in enumerate(gain.amounts):
            if resource < TOKENS:
                paid = pay.amounts[resource]
                if min(amount, self.state.supply[resource] + paid) > paid:
                    return True
            elif amount and room > 0 and self.can_draw(resource == SOLAR_CARD):
                return True
        return False

    def hand_room(self, seat: int) -> int:
        """How many more cards the hand limit allows (H-ACT-DRAW-2, H-ACT-DRAW-3)."""
        return self.tables.hand_limit - len(self.state.hands[seat])

    def can_draw(self, solar: bool) -> bool:
        state = self.state
        if solar:
            return bool(state.solar_deck or state.solar_discard)
        return bool(state.lunar_deck or state.lunar_discard)

    def pile_of(self, card: int) -> list[int]:
        """The discard pile a hand card belongs to."""
        solar = card < self.tables.solar_count
        return self.state.solar_discard if solar else self.state.lunar_discard

    # -- goods and cards: changing

    def gain(self, seat: int, bundle: Bundle) -> None:
        """Give a bundle: tokens as far as the supply lasts, cards as far as the hand allows."""
        state = self.state
        given = [0] * len(bundle.amounts)
        some = False
        for resource in range(TOKENS):
            # H-TILE-7: if the supply is short, take what is left.
            amount = min(bundle.amounts[resource], state.supply[resource])
            if amount:
                state.supply[resource] -= amount
                state.baskets[seat * TOKENS + resource] += amount
                given[resource] = amount
                some = True
        if some and self.facts is not None:
            self.facts.append(Fact("gained", {"seat": f"seat:{seat}", "goods": bundle_ref(given)}))
        if self.facts is not None:
            missed = [bundle.amounts[token] - given[token] for token in range(TOKENS)]
            self.miss_gain(seat, missed, "supply_empty")
        if bundle.has_cards:
            self.draw(seat, True, bundle.amounts[SOLAR_CARD])
            self.draw(seat, False, bundle.amounts[LUNAR_CARD])

    def miss_gain(self, seat: int, missed: list[int], lack: str) -> None:
        """Tell what a gain did not bring, although it would have been due."""
        if self.facts is not None and any(missed):
            self.facts.append(
                Fact(
                    "gain_missed",
                    {
                        "seat": f"seat:{seat}",
                        "goods": bundle_ref(missed),
                        "lack": f"lack:{lack}",
                    },
                )
            )

    def pay_tokens(self, seat: int, bundle: Bundle) -> None:
        """Return a bundle's tokens to the supply; its cards are given one by one."""
        state = self.state
        paid = [0] * len(bundle.amounts)
        some = False
        for resource in range(TOKENS):
            amount = bundle.amounts[resource]
            if amount:
                state.baskets[seat * TOKENS + resource] -= amount
                state.supply[resource] += amount
                paid[resource] = amount
                some = True
        if some and self.facts is not None:
            self.facts.append(Fact("paid", {"seat": f"seat:{seat}", "goods": bundle_ref(paid)}))

    def lose(self, seat: int, resource: int, amount: int) -> None:
        self.state.baskets[seat * TOKENS + resource] -= amount
        self.state.supply[resource] += amount
        if self.facts is not None:
            lost = self.tables.token_ref(resource, amount)
            self.facts.append(Fact("resource_lost", {"seat": f"seat:{seat}", "goods": lost}))

    def nothing_to_lose(self, seat: int) -> None:
        if self.facts is not None:
            self.facts.append(Fact("nothing_lost", {"seat": f"seat:{seat}"}))

    def hand_over(self, seat: int, other: int, bundle: Bundle) -> None:
        """Pay a bundle of tokens from one basket into another."""
        baskets = self.state.baskets
        for resource in range(TOKENS):
            baskets[seat * TOKENS + resource] -= bundle.amounts[resource]
            baskets[other * TOKENS + resource] += bundle.amounts[resource]

    def draw(self, seat: int, solar: bool, amount: int) -> None:
        """Draw cards, at most as the hand limit allows; an empty deck is rebuilt (H-CARD-2)."""
        state = self.state
        hand = state.hands[seat]
        drawn: list[int] = []
        room = self.hand_room(seat)
        for _ in range(min(amount, room)):
            deck = state.solar_deck if solar else state.lunar_deck
            if not deck:
                deck = self._rebuild_deck(solar)
                if not deck:
                    break
            card = deck.pop()
            hand.append(card)
            drawn.append(card)
        if drawn:
            self._take_up(seat, solar, drawn)
        if len(drawn) < amount and self.facts is not None:
            missed = [0] * len(RESOURCES)
            missed[SOLAR_CARD if solar else LUNAR_CARD] = amount - len(drawn)
            self.miss_gain(seat, missed, "hand_full" if len(drawn) == room else "deck_empty")

    def _take_up(self, seat: int, solar: bool, drawn: list[int]) -> None:
        """Finish a draw: what was drawn is seen by its owner, and counted by all."""
        self.state.hands[seat].sort()  # hands are sets: no order tells when a card was drawn
        self.revealed()
        if self.facts is not None:
            public = Fact(
                "cards_drawn",
                {
                    "seat": f"seat:{seat}",
                    "deck": "deck:solar" if solar else "deck:lunar",
                    "count": len(drawn),
                },
            )
            cards = [self.tables.card_ref(card) for card in sorted(drawn)]
            private = {"seat": f"seat:{seat}", "cards": cards, "count": len(drawn)}
            self.facts.append(Fact("own_cards_drawn", private, seat, public))

    def _rebuild_deck(self, solar: bool) -> list[int]:
        state = self.state
        if solar:
            state.solar_deck, state.solar_discard = state.solar_discard, []
            self.shuffle(state.solar_deck, "solar")
            return state.solar_deck
        state.lunar_deck, state.lunar_discard = state.lunar_discard, []
        self.shuffle(state.lunar_deck, "lunar")
        return state.lunar_deck

    def shuffle(self, deck: list[int], name: str) -> None:
        if not deck:
            return
        deck.sort()  # the order in which cards were discarded must not matter
        self.state.rng.shuffle(deck)
        self.revealed()
        if self.facts is not None:
            self.facts.append(Fact("deck_reshuffled", {"deck": f"deck:{name}"}))

    def lay_aside(self, seat: int, card: int) -> None:
        """Take a card out of a hand for a moment, to ask what would be without it."""
        self.state.hands[seat].remove(card)

    def take_back(self, seat: int, card: int) -> None:
        """Undo `lay_aside`."""
        hand = self.state.hands[seat]
        hand.append(card)
        hand.sort()

    def discard(self, seat: int, card: int) -> None:
        """Put a card from the hand, face up, on its discard pile."""
        self.state.hands[seat].remove(card)
        self.pile_of(card).append(card)
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "card_discarded",
                    {"seat": f"seat:{seat}", "card": self.tables.card_ref(card)},
                )
            )

    # -- the map: asking

    def owner(self, essence: int) -> int:
        return self.tables.owners[essence]

    def essences_of(self, seat: int) -> list[int]:
        return self.tables.seat_essences[seat]

    def slot_exists(self, place: int) -> bool:
        """Whether there is a space at a place: printed on this side, or an extra-space card."""
        tables = self.tables
        tile = tables.tile_of[place]
        slot = tables.slot_of[place]
        if slot < tables.printed_slots:
            return slot < len(tables.tiles[tile].spaces)
        extra = tile * tables.extra_slots + slot - tables.printed_slots
        return self.state.extra_copy[extra] >= 0

    def space_at(self, place: int) -> Space:
        """What the space at a place asks and gives; an extra space copies a printed one."""
        tables = self.tables
        tile = tables.tile_of[place]
        slot = tables.slot_of[place]
        if slot >= tables.printed_slots:
            slot = self.state.extra_copy[tile * tables.extra_slots + slot - tables.printed_slots]
        return tables.tiles[tile].spaces[slot]

    def free_printed(self, tile: int) -> int:
        """How many printed spaces of a tile are free."""
        start = tile * self.tables.width
        occupant = self.state.occupant
        count = 0
        for slot in range(len(self.tables.tiles[tile].spaces)):
            if occupant[start + slot] == EMPTY:
                count += 1
        return count

    def free_places(self) -> list[int]:
        """The free spaces of the whole map, extra-space cards included, in order."""
        occupant = self.state.occupant
        free = [place for place in self.tables.printed_places if occupant[place] == EMPTY]
        extra_copy = self.state.extra_copy
        extras = False
        for extra in range(len(extra_copy)):
            if extra_copy[extra] >= 0 and occupant[self.tables.extra_places[extra]] == EMPTY:
                free.append(self.tables.extra_places[extra])
                extras = True
        if extras:
            free.sort()
        return free

    def akku_places(self) -> list[int]:
        occupant = self.state.occupant
        return [place for place in range(len(occupant)) if occupant[place] == AKKU_MEEPLE]

    # -- essences

    def _put(self, essence: int, place: int) -> None:
        """Stand an essence, fresh and with a new arrival number, on a place."""
        state = self.state
        origin = state.essence_place[essence]
        if origin >= 0:
            state.occupant[origin] = EMPTY
        state.occupant[place] = essence
        state.essence_place[essence] = place
        state.standing[essence] = 1
        state.fresh_round[essence] = state.round
        self._number_arrival(essence)

    def _number_arrival(self, essence: int) -> None:
        self.state.arrivals += 1
        self.state.arrival[essence] = self.state.arrivals

    def move_essence(self, essence: int, place: int) -> None:
        """Carry out a Move action."""
        origin = self.state.essence_place[essence]
        self._put(essence, place)
        self.state.moved |= 1 << essence
        if self.facts is not None:
            seat = f"seat:{self.owner(essence)}"
            target = self.tables.place_ref(place)
            if origin >= 0:
                source = self.tables.place_ref(origin)
                self.facts.append(
                    Fact("essence_moved", {"seat": seat, "source": source, "target": target})
                )
            else:
                self.facts.append(Fact("essence_placed", {"seat": seat, "target": target}))

    def relocate_essence(self, seat: int, essence: int, place: int) -> None:
        """Move anybody's essence by a card."""
        origin = self.state.essence_place[essence]
        self._put(essence, place)
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "essence_relocated",
                    {
                        "seat": f"seat:{seat}",
                        "owner": f"seat:{self.owner(essence)}",
                        "source": self.tables.place_ref(origin),
                        "target": self.tables.place_ref(place),
                    },
                )
            )

    def _send_to(self, essence: int, where: int) -> int:
        """Take an essence off its place; returns that place."""
        state = self.state
        origin = state.essence_place[essence]
        state.occupant[origin] = EMPTY
        state.essence_place[essence] = where
        state.standing[essence] = 1 if where == RESERVE else 0
        return origin

    def return_essence(self, essence: int) -> None:
        """Send an essence, active, to its owner's reserve."""
        self._note_leaving("essence_returned", essence, self._send_to(essence, RESERVE))

    def retire_essence(self, essence: int) -> None:
        """Send an essence asleep to its player board: it paid with an akku."""
        self._note_leaving("essence_retired", essence, self._send_to(essence, BOARD_ASLEEP))

    def eject_essence(self, essence: int) -> None:
        """Push an essence off a full tile, active, to its owner's reserve (H-BLOCK-4)."""
        self._note_leaving("essence_ejected", essence, self._send_to(essence, RESERVE))

    def _note_leaving(self, kind: str, essence: int, origin: int) -> None:
        if self.facts is not None:
            self.facts.append(
                Fact(
                    kind,
                    {
                        "seat": f"seat:{self.owner(essence)}",
                        "source": self.tables.place_ref(origin),
                    },
                )
            )

    def displace_essence(self, seat: int, essence: int, cost: Bundle) -> None:
        owner = self.owner(essence)
        self.hand_over(seat, owner, cost)
        origin = self._send_to(essence, RESERVE)
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "essence_displaced",
                    {
                        "seat": f"seat:{seat}",
                        "owner": f"seat:{owner}",
                        "source": self.tables.place_ref(origin),
                        "goods": cost.ref,
                    },
                )
            )

    def wake_essence(self, seat: int, essence: int) -> None:
        self.state.essence_place[essence] = RESERVE
        self.state.standing[essence] = 1
        if self.facts is not None:
            self.facts.append(Fact("essence_woken", {"seat": f"seat:{seat}"}))

    def lay_down(self, essence: int) -> None:
        if not self.state.standing[essence]:
            return
        self.state.standing[essence] = 0
        if self.facts is not None:
            place = self.tables.place_ref(self.state.essence_place[essence])
            self.facts.append(
                Fact("essence_lay_down", {"seat": f"seat:{self.owner(essence)}", "place": place})
            )

    def push_essence(self, essence: int, place: int) -> None:
        """Shift an essence to another space of its tile: posture, freshness, arrival stay."""
        state = self.state
        origin = state.essence_place[essence]
        state.occupant[origin] = EMPTY
        state.occupant[place] = essence
        state.essence_place[essence] = place
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "essence_pushed",
                    {
                        "seat": f"seat:{self.owner(essence)}",
                        "source": self.tables.place_ref(origin),
                        "target": self.tables.place_ref(place),
                    },
                )
            )

    def swap_meeples(self, seat: int, first: int, second: int) -> None:
        """Exchange the meeples on two places; only a change of tile is a new arrival."""
        state = self.state
        width = self.tables.width
        one, other = state.occupant[first], state.occupant[second]
        state.occupant[first], state.occupant[second] = other, one
        for meeple, place in ((one, second), (other, first)):
            if meeple >= 0:
                state.essence_place[meeple] = place
                if first // width != second // width:
                    self._number_arrival(meeple)
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "meeples_swapped",
                    {
                        "seat": f"seat:{seat}",
                        "source": self.tables.place_ref(first),
                        "target": self.tables.place_ref(second),
                    },
                )
            )

    # -- blockers

    def put_ice(self, place: int) -> None:
        self.state.ice_supply -= 1
        self.state.occupant[place] = ICE_TOKEN
        if self.facts is not None:
            self.facts.append(Fact("ice_placed", {"place": self.tables.place_ref(place)}))

    def put_akku(self, place: int) -> None:
        """Put an akku from the lair on a place."""
        self.state.supply[AKKU] -= 1
        self.state.occupant[place] = AKKU_MEEPLE
        if self.facts is not None:
            self.facts.append(Fact("akku_placed", {"place": self.tables.place_ref(place)}))

    def blocker_stays_out(self, tile: int) -> None:
        if self.facts is not None:
            self.facts.append(Fact("blocker_not_placed", {"tile": self.tables.tile_ref(tile)}))

    def lift_akku(self, place: int) -> None:
        """Take up an akku that a card moves; `set_down_akku` puts it back."""
        self.state.occupant[place] = EMPTY

    def set_down_akku(self, seat: int, origin: int, place: int) -> None:
        self.state.occupant[place] = AKKU_MEEPLE
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "akku_moved",
                    {
                        "seat": f"seat:{seat}",
                        "source": self.tables.place_ref(origin),
                        "target": self.tables.place_ref(place),
                    },
                )
            )

    def capture_akku(self, seat: int, place: int) -> None:
        """Take an akku from the map into a basket."""
        self.state.occupant[place] = EMPTY
        self.state.baskets[seat * TOKENS + AKKU] += 1
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "akku_captured",
                    {"seat": f"seat:{seat}", "place": self.tables.place_ref(place)},
                )
            )

    def thaw(self) -> None:
        """Return all ice to the supply."""
        occupant = self.state.occupant
        count = 0
        for place in range(len(occupant)):
            if occupant[place] == ICE_TOKEN:
                occupant[place] = EMPTY
                count += 1
        self.state.ice_supply += count
        if count and self.facts is not None:
            self.facts.append(Fact("ice_thawed", {"count": count}))

    # -- extra spaces

    def add_extra_space(self, seat: int, place: int) -> None:
        """Lay the acting card beside a tile, as a copy of the printed space at `place`."""
        state = self.state
        tile, slot = divmod(place, self.tables.width)
        start = tile * self.tables.extra_slots
        free = state.extra_copy.index(-1, start)
        state.extra_copy[free] = slot
        state.extra_card[free] = state.acting_card
        state.acting_card = NO_CARD
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "extra_space_added",
                    {
                        "seat": f"seat:{seat}",
                        "tile": self.tables.tile_ref(tile),
                        "place": self.tables.place_ref(place),
                    },
                )
            )

    def remove_extra_spaces(self) -> None:
        """Discard every extra-space card; essences on them go to their reserves (H-ROUND-4)."""
        state = self.state
        tables = self.tables
        for extra in range(len(state.extra_copy)):
            if state.extra_copy[extra] < 0:
                continue
            tile, number = divmod(extra, tables.extra_slots)
            essence = state.occupant[tile * tables.width + tables.printed_slots + number]
            if essence >= 0:
                self.return_essence(essence)
            state.extra_copy[extra] = -1
            self.pile_of(state.extra_card[extra]).append(state.extra_card[extra])
            state.extra_card[extra] = NO_CARD
            if self.facts is not None:
                self.facts.append(Fact("extra_space_removed", {"tile": self.tables.tile_ref(tile)}))

    def tell_of(self, seat: int, kind: str, args: dict[str, object]) -> None:
        if self.facts is not None:
            self.facts.append(Fact(kind, {"seat": f"seat:{seat}", **args}))

    def tell_tile(self, kind: str, tile: int) -> None:
        if self.facts is not None:
            self.facts.append(Fact(kind, {"tile": self.tables.tile_ref(tile)}))

    # -- what is declined

    def decline_space(self, seat: int, place: int) -> None:
        """Leave a ":" space unpaid (H-TILE-RES-2)."""
        if self.facts is not None:
            space = self.space_at(place)
            self.tell_of(
                seat,
                "space_declined",
                {
                    "place": self.tables.place_ref(place),
                    "pay": space.pay.ref,
                    "gain": space.gain.ref,
                },
            )

    def decline_trade(self, seat: int, place: int) -> None:
        if self.facts is not None:
            args = {"place": self.tables.place_ref(place), "gain": self.space_at(place).gain.ref}
            self.tell_of(seat, "trade_declined", {**args})

    def decline_akku(self, seat: int, cost: Bundle) -> None:
        self.tell_of(seat, "akku_declined", {"cost": cost.ref})

    def decline_tribute(self, seat: int) -> None:
        if self.facts is not None:
            season = self.tables.season_ref(self.state.season)
            self.tell_of(seat, "tribute_declined", {"season": season})

    def decline_card(self, seat: int, card: int) -> None:
        """Make no use of the choice that a card gives (H-CARD-4)."""
        if self.facts is not None:
            self.tell_of(seat, "card_declined", {"card": self.tables.card_ref(card)})

    # -- what comes to nothing

    def find_nothing(self, seat: int, place: int, lack: str) -> None:
        """An essence whose space brings its owner nothing now."""
        if self.facts is not None:
            args = {"place": self.tables.place_ref(place), "lack": f"lack:{lack}"}
            self.tell_of(seat, "space_brings_nothing", {**args})

    def leave_unscored(self, seat: int, line: int) -> None:
        """A line paid for nothing, because units of it were waived (HR-36)."""
        if self.facts is not None:
            self.tell_of(seat, "line_unscored", {"line": self.tables.lines[line].ref})

    def find_nobody(self, tile: int) -> None:
        """A tile that a card resolves while nobody has anything to collect there."""
        self.tell_tile("tile_idle", tile)

    def lack_akku(self, tile: int) -> None:
        """The lair is empty: an akku that a card names does not come (H-AKKU-2)."""
        self.tell_tile("akku_lacking", tile)

    def lack_ice(self, tile: int) -> None:
        self.tell_tile("ice_lacking", tile)

    # -- who came first

    def come_first(self, seat: int, tile: int) -> None:
        if self.facts is not None:
            self.tell_of(seat, "arrived_first", {"tile": self.tables.tile_ref(tile)})

    def keep_coin(self, seat: int) -> None:
        self.tell_of(seat, "coin_kept", {})
