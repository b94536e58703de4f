"""Hitodama's state: flat lists of small numbers.

Places are numbered tile by tile (`tile * width + slot`); what stands on one is in `occupant`.
Essences are numbered seat by seat (`seat * essences_per_player + k`).
"""

from typing import ClassVar, Final

from mori.core.state import GameState

# What stands on a place, if not an essence (whose number is 0 or more).
EMPTY: Final = -1
AKKU_MEEPLE: Final = -2
ICE_TOKEN: Final = -3

# Where an essence is, if not on a place (H-STATE-1).
RESERVE: Final = -1
BOARD_ASLEEP: Final = -2

# Who closed a line of a tribute card, if not a seat.
OPEN: Final = -1
WAIVED: Final = -2

NO_CARD: Final = -1
NO_ENDING: Final = -1


OWN_FIELDS: Final = (
    "actions_left",
    "akku_card",
    "akku_deck",
    "akku_discard",
    "akku_waits",
    "arrival",
    "arrivals",
    "baskets",
    "chaos",
    "coin",
    "ending",
    "essence_place",
    "extra_card",
    "extra_copy",
    "first",
    "fresh_round",
    "hands",
    "honoured",
    "ice_deck",
    "ice_discard",
    "ice_supply",
    "acting_card",
    "layout",
    "line_closed",
    "line_waived",
    "lunar_deck",
    "lunar_discard",
    "moved",
    "north",
    "occupant",
    "round",
    "round_marker",
    "scores",
    "season",
    "solar_deck",
    "solar_discard",
    "stack",
    "stack_seats",
    "standing",
    "supply",
    "tally",
    "tributes",
    "turn_seat",
)


class HitodamaState(GameState):
    """One position of Hitodama."""

    __slots__ = OWN_FIELDS

    layout: list[int]  # the tile at each ring position
    north: int  # the side that is North
    season: int
    round: int
    round_marker: int
    chaos: int  # the hitodama's position on the chaos path
    coin: int  # who holds the first-player coin
    first: int  # who began this round
    honoured: bool  # arrival berry and coin were given this round (H-CARD-S5b)
    turn_seat: int  # whose turn it is, or -1 between turns
    actions_left: int

    supply: list[int]  # of each token; the akkus are the lair's
    ice_supply: int
    baskets: list[int]  # seat * TOKENS + resource
    hands: list[list[int]]  # card designs, sorted
    scores: list[int]  # true totals, beyond the track's end too
    tally: list[int]  # points by category: seat * len(CATEGORIES) + category

    occupant: list[int]
    extra_copy: list[int]  # tile * extra_slots + k: the printed slot an extra space copies, or -1
    extra_card: list[int]  # the card that is the extra space, or NO_CARD
    essence_place: list[int]
    standing: list[int]  # 1 for a standing essence, 0 for one asleep
    fresh_round: list[int]  # the round in which the essence was last placed
    arrival: list[int]  # arrival number
    arrivals: int  # the last arrival number given
    moved: int  # bit set of essences moved by a Move action this turn

    solar_deck: list[int]  # the last card is the top one, as in every deck and pile
    solar_discard: list[int]
    lunar_deck: list[int]
    lunar_discard: list[int]
    acting_card: int  # the card acting now: in no hand and on no pile
    stack: list[int]  # the solar stack
    stack_seats: list[int]  # who played each card of it
    akku_deck: list[int]
    akku_discard: list[int]
    akku_card: int  # the akku card in play
    akku_waits: bool  # a reveal waits for an akku to come back to the lair (H-AKKU-8)
    ice_deck: list[int]
    ice_discard: list[int]
    tributes: list[int]  # the face-up tribute cards, season by season
    line_closed: list[int]  # by line: OPEN, WAIVED or the seat that paid it
    line_waived: list[int]  # by line: how many units were waived
    ending: int  # a number of scoring.ENDINGS, or NO_ENDING

    FIELDS: ClassVar[tuple[str, ...]] = GameState.FIELDS + OWN_FIELDS

    def clone(self) -> "HitodamaState":
        other = HitodamaState()
        self.copy_base(other)
        other.layout = self.layout  # laid once at setup, never changed
        other.north = self.north
        other.season = self.season
        other.round = self.round
        other.round_marker = self.round_marker
        other.chaos = self.chaos
        other.coin = self.coin
        other.first = self.first
        other.honoured = self.honoured
        other.turn_seat = self.turn_seat
        other.actions_left = self.actions_left
        other.supply = self.supply.copy()
        other.ice_supply = self.ice_supply
        other.baskets = self.baskets.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.scores = self.scores.copy()
        other.tally = self.tally.copy()
        other.occupant = self.occupant.copy()
        other.extra_copy = self.extra_copy.copy()
        other.extra_card = self.extra_card.copy()
        other.essence_place = self.essence_place.copy()
        other.standing = self.standing.copy()
        other.fresh_round = self.fresh_round.copy()
        other.arrival = self.arrival.copy()
        other.arrivals = self.arrivals
        other.moved = self.moved
        other.solar_deck = self.solar_deck.copy()
        other.solar_discard = self.solar_discard.copy()
        other.lunar_deck = self.lunar_deck.copy()
        other.lunar_discard = self.lunar_discard.copy()
        other.acting_card = self.acting_card
        other.stack = self.stack.copy()
        other.stack_seats = self.stack_seats.copy()
        other.akku_deck = self.akku_deck.copy()
        other.akku_discard = self.akku_discard.copy()
        other.akku_card = self.akku_card
        other.akku_waits = self.akku_waits
        other.ice_deck = self.ice_deck.copy()
        other.ice_discard = self.ice_discard.copy()
        other.tributes = self.tributes  # dealt once at setup, never changed
        other.line_closed = self.line_closed.copy()
        other.line_waived = self.line_waived.copy()
        other.ending = self.ending
        return other
