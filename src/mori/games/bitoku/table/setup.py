"""Setting up a game (B-SETUP)."""

from mori.core.facts import Fact
from mori.core.registry import Settled
from mori.core.rng import Rng
from mori.games.bitoku.language.notation import Notation
from mori.games.bitoku.seasons.year import S_BEGIN, Year
from mori.games.bitoku.table.codes import (
    ANCIENT,
    BUILDING,
    CRYSTAL,
    DRAGONFLY,
    HILLS,
    KINDS,
    MARKETS,
    MITAMA,
    REGION_COUNT,
)
from mori.games.bitoku.table.points import CATEGORIES
from mori.games.bitoku.table.state import (
    AMULETS,
    ANCIENT_OWNER,
    CARD_SPACES,
    DICE,
    LOCKED,
    NOBODY,
    NONE,
    SPRING,
    BitokuState,
)
from mori.games.bitoku.table.tables import Tables
from mori.games.bitoku.tengu.setup import FIRST_ORDER, deal_tengu, prepare_side
from mori.games.bitoku.tengu.state import SoloState
from mori.games.bitoku.tengu.writer import SoloWriter
from mori.games.bitoku.writer import BitokuWriter


def set_up(
    tables: Tables,
    notation: Notation,
    options: Settled,
    rng: Rng,
    facts: list[Fact] | None,
) -> BitokuWriter:
    """A new game about to begin its first round; random operations as B-SETUP-24 orders them."""
    board = tables.tengu
    if board is None:
        state = BitokuState()
        lay_table(state, tables, rng)
        w = BitokuWriter(state, tables, notation, options, facts)
        deal(w, rng)
        return w
    solo = SoloState()
    lay_table(solo, tables, rng)
    prepare_side(solo, board)
    solo_writer = SoloWriter(solo, tables, notation, options, facts, board)
    leftover_rocks = deal(solo_writer, rng)
    deal_tengu(solo_writer, leftover_rocks, rng)
    return solo_writer


def deal(w: BitokuWriter, rng: Rng) -> list[int]:
    """Shuffle and deal what all games have; returns the rocks left over."""
    state, tables = w.state, w.tables
    lay_gates(state, tables, rng)
    lay_ancient_buildings(state, tables, rng)
    state.treasures = list(range(len(tables.treasures)))
    rng.shuffle(state.treasures)  # B-SETUP-6
    for market in (BUILDING, CRYSTAL, MITAMA, DRAGONFLY):
        fill_market(state, tables, rng, market)  # B-SETUP-8
    rocks = [rock.index for rock in tables.rocks for _ in range(rock.copies)]
    rng.shuffle(rocks)  # B-SETUP-9
    state.vision_deck = [card.index for card in tables.visions for _ in range(card.copies)]
    rng.shuffle(state.vision_deck)  # B-SETUP-10
    state.bitoku_deck = [card.index for card in tables.bitoku for _ in range(card.copies)]
    rng.shuffle(state.bitoku_deck)
    state.yokai_deck = [
        card.index for card in tables.yokai if not card.is_starting for _ in range(card.copies)
    ]
    rng.shuffle(state.yokai_deck)
    seats = list(range(tables.seats))
    rng.shuffle(seats)  # B-SETUP-17; one seat has nothing to shuffle
    for seat in seats:
        state.rock_path[seat * tables.rock_spaces] = rocks.pop()  # B-SETUP-23
    for space in range(tables.garden_spaces):
        state.garden[space] = rocks.pop()
    w.set_order(seats if tables.tengu is None else list(FIRST_ORDER))
    w.fill_hills()  # B-SETUP-11, -12
    for seat in seats:
        deal_player(w, seat, rng)
    w.push(Year(S_BEGIN, 0))
    return rocks


def lay_gates(state: BitokuState, tables: Tables, rng: Rng) -> None:
    """One random tile of the matching letter on every gate (B-SETUP-4)."""
    for is_b in (False, True):
        tiles = [
            tile.index for tile in tables.gates if tile.is_b == is_b for _ in range(tile.copies)
        ]
        rng.shuffle(tiles)
        for branch in tables.branches:
            if branch.is_gate and branch.is_b == is_b:
                state.gate_tiles[branch.index] = tiles.pop()


def lay_ancient_buildings(state: BitokuState, tables: Tables, rng: Rng) -> None:
    """B-SETUP-5: one on each Ancient space of the face; the others leave the game."""
    tiles = [
        tile.index for tile in tables.buildings if tile.type == ANCIENT for _ in range(tile.copies)
    ]
    rng.shuffle(tiles)
    for site in tables.ancient_sites:
        state.site_building[site] = tiles.pop()
        state.site_owner[site] = ANCIENT_OWNER


def fill_market(state: BitokuState, tables: Tables, rng: Rng, market: int) -> None:
    stack = tables.market_tiles[market].copy()
    rng.shuffle(stack)
    for number in range(len(tables.market_spaces[market])):
        state.markets[market][number] = stack.pop()
    state.stacks[market] = stack


def deal_player(w: BitokuWriter, seat: int, rng: Rng) -> None:
    """A player's Dragonfly, Vision and starting deck (B-SETUP-19 to -21)."""
    state, tables = w.state, w.tables
    w.lay_dragonfly(seat, state.stacks[DRAGONFLY].pop())
    w.state.visions[seat] = [state.vision_deck.pop()]
    state.decks[seat] = tables.starting_yokai.copy()
    rng.shuffle(state.decks[seat])


def lay_table(state: BitokuState, tables: Tables, rng: Rng) -> None:
    """The table before anything is shuffled or dealt."""
    seats = tables.players
    state.begin(rng)
    state.round = 0
    state.phase = SPRING  # B-SETUP-3
    state.order = list(range(seats))
    state.turn_seat = NONE
    state.passed = 0
    state.built_this_turn = 0
    state.scores = [0] * seats
    state.tally = [0] * (seats * len(CATEGORIES))
    state.resources = tables.start_resources * seats  # B-SETUP-22
    state.amulets = tables.start_amulets * seats
    assert len(state.resources) == seats * KINDS and len(state.amulets) == seats * AMULETS
    state.available = [tables.pilgrims] * seats  # B-SETUP-16
    state.lost_pilgrims = [0] * seats
    state.die_value = tables.start_dice * seats  # B-SETUP-14
    state.die_state = [LOCKED] * (seats * DICE)
    state.die_place = [NONE] * (seats * DICE)
    state.decks = [[] for _ in range(seats)]
    state.hands = [[] for _ in range(seats)]
    state.discards = [[] for _ in range(seats)]
    state.played = [NONE] * (seats * CARD_SPACES)
    state.removed = [[] for _ in range(seats)]
    state.known_in_hand = [[] for _ in range(seats)]
    state.secret = [[] for _ in range(seats)]
    state.slots = [NONE] * (seats * len(tables.slots))
    state.counters_used = [0] * seats  # B-SETUP-18
    state.rock_path = [NONE] * (seats * tables.rock_spaces)
    state.rock_pilgrims = [0] * (seats * len(tables.pilgrim_spaces))
    state.bitoku_path = [[] for _ in range(seats)]
    state.bitoku_done = [0] * seats
    state.visions = [[] for _ in range(seats)]
    state.visions_done = [0] * seats
    state.vision_items = []
    state.mitamas = [[] for _ in range(seats)]
    state.dragonflies = [[] for _ in range(seats)]
    state.pair_mitamas = [[] for _ in range(seats)]
    state.pair_dragonflies = [[] for _ in range(seats)]
    state.kodama = [1] * (seats * REGION_COUNT)  # B-SETUP-15
    state.main_pilgrims = [0] * (len(tables.nodes) * seats)
    state.branch_pilgrim = [NOBODY] * len(tables.nodes)
    state.gate_tiles = [NONE] * len(tables.branches)
    state.site_building = [NONE] * len(tables.sites)
    state.site_owner = [NOBODY] * len(tables.sites)
    state.treasures = []
    state.garden = [NONE] * tables.garden_spaces
    state.markets = [[NONE] * len(tables.market_spaces[market]) for market in range(len(MARKETS))]
    state.stacks = [[] for _ in MARKETS]
    state.gone = [[] for _ in MARKETS]
    state.hill_bitoku = [NONE] * HILLS
    state.hill_yokai = [NONE] * HILLS
    state.covered = 0
    state.yokai_deck = []
    state.yokai_discard = []
    state.bitoku_deck = []
    state.bitoku_discard = []
    state.vision_deck = []
    state.yokai_bottom = []
    state.bitoku_bottom = []
    state.vision_bottom = []
