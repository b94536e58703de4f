"""Bitoku's state: lists of small numbers.

`seat` counts sides where lists go by it: every seat is a side, and in a solo game the Tengu is one
more.

Dice are numbered seat by seat (`seat * 3 + k`); die k of a seat is the one that began the round on
its card space k. Yōkai cards, tiles and the like are numbers of designs: copies are alike.
"""

from typing import ClassVar, Final

from mori.core.state import GameState

DICE: Final = 3  # of each player
CARD_SPACES: Final = 3
AMULETS: Final = 3  # kinds: +1, +2, +3

# Seasons; the Ascension follows the last Winter.
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3
ASCENSION: Final = 4

# Where a die is (B-SUMMER-41).
LOCKED: Final = 0
UNLOCKED: Final = 1
FOREST: Final = 2
ON_HILL: Final = 3

# The sides of a solo game: the Tengu has a side, but no seat (B-TENGU-SETUP-1).
HUMAN: Final = 0
TENGU: Final = 1

NONE: Final = -1  # no card, tile or piece there
NOBODY: Final = -1
ANCIENT_OWNER: Final = -2

OWN_FIELDS: Final = (
    "amulets",
    "available",
    "bitoku_bottom",
    "bitoku_deck",
    "bitoku_discard",
    "bitoku_done",
    "bitoku_path",
    "branch_pilgrim",
    "built_this_turn",
    "counters_used",
    "covered",
    "decks",
    "die_place",
    "die_state",
    "die_value",
    "discards",
    "dragonflies",
    "garden",
    "gate_tiles",
    "gone",
    "hands",
    "hill_bitoku",
    "hill_yokai",
    "kodama",
    "known_in_hand",
    "lost_pilgrims",
    "main_pilgrims",
    "markets",
    "mitamas",
    "order",
    "pair_dragonflies",
    "pair_mitamas",
    "passed",
    "phase",
    "played",
    "removed",
    "resources",
    "rock_path",
    "rock_pilgrims",
    "round",
    "scores",
    "secret",
    "site_building",
    "site_owner",
    "slots",
    "stacks",
    "tally",
    "treasures",
    "turn_seat",
    "vision_bottom",
    "vision_deck",
    "vision_items",
    "visions",
    "visions_done",
    "yokai_bottom",
    "yokai_deck",
    "yokai_discard",
)


class BitokuState(GameState):
    """One position of Bitoku."""

    __slots__ = OWN_FIELDS

    round: int
    phase: int
    order: list[int]  # turn order
    turn_seat: int
    passed: int  # bit set of seats
    built_this_turn: int  # bit set of sites

    scores: list[int]
    tally: list[int]  # seat * len(CATEGORIES) + category
    resources: list[int]  # seat * 4 + kind
    amulets: list[int]  # seat * 3 + value - 1
    available: list[int]  # available Pilgrims
    lost_pilgrims: list[int]  # given up for good

    die_value: list[int]
    die_state: list[int]
    die_place: list[int]  # Forest: region, or 10 + Home space; Hill: the Hill area; else -1

    decks: list[list[int]]  # own Yōkai decks; the last card is the top one, as in every deck
    hands: list[list[int]]  # sorted
    discards: list[list[int]]
    played: list[int]  # seat * 3 + card space
    removed: list[list[int]]  # scored in Winter, under the player board
    # Everybody knows these: taken from a Hill, or held when the own deck ran out and was rebuilt.
    known_in_hand: list[list[int]]
    secret: list[list[int]]  # kept from the common deck: only the owner knows them

    slots: list[int]  # seat * slots + slot: the crystal there, or NONE with its Pilgrim asleep
    counters_used: list[int]
    rock_path: list[int]  # seat * rock spaces + k
    rock_pilgrims: list[int]  # seat * Pilgrim spaces + k: 1 if a Pilgrim sleeps there
    bitoku_path: list[list[int]]
    bitoku_done: list[int]
    visions: list[list[int]]
    visions_done: list[int]  # completed, known once the Ascension has scored them
    vision_items: list[int]  # the snapshot taken when the Ascension begins
    mitamas: list[list[int]]  # uncombined
    dragonflies: list[list[int]]
    pair_mitamas: list[list[int]]
    pair_dragonflies: list[list[int]]
    kodama: list[int]  # seat * 5 + region: the space, from 1

    main_pilgrims: list[int]  # node * seats + seat: how many stand there
    branch_pilgrim: list[int]  # by node: whose Pilgrim sleeps there
    gate_tiles: list[int]  # by branch
    site_building: list[int]
    site_owner: list[int]
    treasures: list[int]  # by region
    garden: list[int]
    markets: list[list[int]]  # by market: the tile on each space, innermost first
    stacks: list[list[int]]
    gone: list[list[int]]  # by market: tiles removed in Winter
    hill_bitoku: list[int]
    hill_yokai: list[int]
    covered: int  # bit set of favours: hill * 3 + favour

    yokai_deck: list[int]
    yokai_discard: list[int]
    bitoku_deck: list[int]
    bitoku_discard: list[int]
    vision_deck: list[int]
    # Who put the lowest cards of a deck there, and so knows them: aligned with the deck's start.
    yokai_bottom: list[int]
    bitoku_bottom: list[int]
    vision_bottom: list[int]

    FIELDS: ClassVar[tuple[str, ...]] = GameState.FIELDS + OWN_FIELDS

    def clone(self) -> "BitokuState":
        other = BitokuState()
        self.copy_table(other)
        return other

    def copy_table(self, other: "BitokuState") -> None:
        """Copy all fields; where only the outer list is copied, the writer replaces inner ones."""
        self.copy_base(other)
        other.round = self.round
        other.phase = self.phase
        other.order = self.order  # replaced as a whole in Autumn
        other.turn_seat = self.turn_seat
        other.passed = self.passed
        other.built_this_turn = self.built_this_turn
        other.scores = self.scores.copy()
        other.tally = self.tally.copy()
        other.resources = self.resources.copy()
        other.amulets = self.amulets.copy()
        other.available = self.available.copy()
        other.lost_pilgrims = self.lost_pilgrims.copy()
        other.die_value = self.die_value.copy()
        other.die_state = self.die_state.copy()
        other.die_place = self.die_place.copy()
        other.decks = [cards.copy() for cards in self.decks]
        other.hands = [cards.copy() for cards in self.hands]
        other.discards = [cards.copy() for cards in self.discards]
        other.played = self.played.copy()
        other.removed = self.removed.copy()
        other.known_in_hand = self.known_in_hand.copy()
        other.secret = self.secret.copy()
        other.slots = self.slots.copy()
        other.counters_used = self.counters_used.copy()
        other.rock_path = self.rock_path.copy()
        other.rock_pilgrims = self.rock_pilgrims.copy()
        other.bitoku_path = self.bitoku_path.copy()
        other.bitoku_done = self.bitoku_done.copy()
        other.visions = self.visions.copy()
        other.visions_done = self.visions_done.copy()
        other.vision_items = self.vision_items  # replaced as a whole
        other.mitamas = self.mitamas.copy()
        other.dragonflies = self.dragonflies.copy()
        other.pair_mitamas = self.pair_mitamas.copy()
        other.pair_dragonflies = self.pair_dragonflies.copy()
        other.kodama = self.kodama.copy()
        other.main_pilgrims = self.main_pilgrims.copy()
        other.branch_pilgrim = self.branch_pilgrim.copy()
        other.gate_tiles = self.gate_tiles  # laid once at setup
        other.site_building = self.site_building.copy()
        other.site_owner = self.site_owner.copy()
        other.treasures = self.treasures  # laid once at setup
        other.garden = self.garden.copy()
        other.markets = [tiles.copy() for tiles in self.markets]
        other.stacks = [tiles.copy() for tiles in self.stacks]
        other.gone = self.gone.copy()
        other.hill_bitoku = self.hill_bitoku.copy()
        other.hill_yokai = self.hill_yokai.copy()
        other.covered = self.covered
        other.yokai_deck = self.yokai_deck.copy()
        other.yokai_discard = self.yokai_discard.copy()
        other.bitoku_deck = self.bitoku_deck.copy()
        other.bitoku_discard = self.bitoku_discard.copy()
        other.vision_deck = self.vision_deck.copy()
        other.yokai_bottom = self.yokai_bottom.copy()
        other.bitoku_bottom = self.bitoku_bottom.copy()
        other.vision_bottom = self.vision_bottom.copy()
