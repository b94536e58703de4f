"""Setting up a solo game (B-TENGU-SETUP, B-TENGU-LEVEL)."""

from mori.core.rng import Rng
from mori.games.bitoku.options import (
    TENGU_EARLY_PILGRIM,
    TENGU_KODAMAS_AHEAD,
    TENGU_NO_DRAGONFLY,
    TENGU_NO_RESOURCES,
    TENGU_NO_YOKAI,
    TENGU_TWO_DRAGONFLIES,
)
from mori.games.bitoku.table.codes import (
    DRAGONFLY,
    KINDS,
    REGION_COUNT,
    ROCK_BUILDING,
    ROCK_MITAMA,
    ROCK_YOKAI,
)
from mori.games.bitoku.table.points import CATEGORIES, TALLY_INDEX
from mori.games.bitoku.table.state import AMULETS, DICE, HUMAN, NONE, TENGU
from mori.games.bitoku.tengu.pieces import TenguBoard
from mori.games.bitoku.tengu.state import SoloState
from mori.games.bitoku.tengu.terms import has_rock
from mori.games.bitoku.tengu.writer import SoloWriter

FIRST_ORDER = (TENGU, HUMAN)  # B-TENGU-SETUP-5


def prepare_side(state: SoloState, board: TenguBoard) -> None:
    """The Tengu's side of a table laid for two (B-TENGU-SETUP-2, -6, -9)."""
    state.tengu_deck = [card.index for card in board.cards]
    state.tengu_row = []
    state.tengu_discard = []
    state.tengu_is_active = False  # B-TENGU-SETUP-12
    state.tengu_rocks = []
    state.tengu_pile = []
    state.tengu_crystals = []
    state.tengu_tally = [0] * len(TALLY_INDEX)
    state.rocks_gone = []
    state.tally = [0] * len(CATEGORIES)  # the human's alone
    state.resources[TENGU * KINDS : (TENGU + 1) * KINDS] = [0] * KINDS
    state.amulets[TENGU * AMULETS : (TENGU + 1) * AMULETS] = [0] * AMULETS
    state.available[TENGU] = board.pilgrims
    state.die_value[TENGU * DICE : (TENGU + 1) * DICE] = board.dice


def deal_tengu(w: SoloWriter, leftover_rocks: list[int], rng: Rng) -> None:
    """Its rocks, goods, Dragonfly and cards, in the order of B-TENGU-SETUP-13."""
    options = w.options
    take_first_rock(w, rng)
    take_second_rock(w, leftover_rocks, rng)
    if not options.on(TENGU_NO_RESOURCES):  # B-TENGU-LEVEL-4
        take_goods(w)
    dragonflies = 2 if options.on(TENGU_TWO_DRAGONFLIES) else w.board.dragonflies  # B-TENGU-LEVEL-9
    if options.on(TENGU_NO_DRAGONFLY):  # B-TENGU-LEVEL-2
        dragonflies = 0
    for _ in range(dragonflies):
        w.lay_dragonfly(TENGU, w.state.stacks[DRAGONFLY].pop())  # B-TENGU-SETUP-4
    w.solo.tengu_pile = w.tables.starting_yokai.copy()  # B-TENGU-SETUP-3
    if options.on(TENGU_NO_YOKAI):  # B-TENGU-LEVEL-3
        w.solo.tengu_pile = []
    if options.on(TENGU_EARLY_PILGRIM):  # B-TENGU-LEVEL-7
        w.start_pilgrimage(TENGU, w.tables.entries[0])
    if options.on(TENGU_KODAMAS_AHEAD):  # B-TENGU-LEVEL-8
        for region in range(REGION_COUNT):
            w.advance_kodama(TENGU, region)
    rng.shuffle(w.solo.tengu_deck)  # B-TENGU-SETUP-10
    w.open_first_cards()


def take_first_rock(w: SoloWriter, rng: Rng) -> None:
    """B-TENGU-SETUP-7: from the garden, whose space stays empty."""
    space = rng.below(len(w.state.garden))
    w.take_rock_for_setup(w.state.garden[space])
    w.state.garden[space] = NONE


def take_second_rock(w: SoloWriter, leftover: list[int], rng: Rng) -> None:
    """B-TENGU-SETUP-7: drawn from the leftover rocks until one fits."""
    first_is_yokai = has_rock(w, ROCK_YOKAI)
    while leftover:
        rock = leftover.pop(rng.below(len(leftover)))
        if fits(w, rock, first_is_yokai):
            w.take_rock_for_setup(rock)
            return
    # BR-110: with none left over, a fitting one of the garden; packs without any do not load.
    spaces = [
        space
        for space, rock in enumerate(w.state.garden)
        if rock != NONE and fits(w, rock, first_is_yokai)
    ]
    space = spaces[rng.below(len(spaces))]
    w.take_rock_for_setup(w.state.garden[space])
    w.state.garden[space] = NONE


def fits(w: SoloWriter, rock: int, first_is_yokai: bool) -> bool:
    return (w.tables.rocks[rock].family == ROCK_YOKAI) != first_is_yokai


def take_goods(w: SoloWriter) -> None:
    """B-TENGU-SETUP-8: some goods, and one more kind by its rocks."""
    for kind in range(KINDS):
        w.gain_resource(TENGU, kind, w.board.resources[kind])
        if has_rock(w, ROCK_BUILDING):
            w.gain_resource(TENGU, kind, w.board.with_building_rock[kind])
        if has_rock(w, ROCK_MITAMA):
            w.gain_resource(TENGU, kind, w.board.with_mitama_rock[kind])
