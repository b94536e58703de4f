"""One side of the table, as the asking seat sees it.

Of a rival's cards only what all know is read: how many there are, what lies open, and the types of
all it owns but those it kept unseen.
"""

from typing import Final

from mori.core.encoding import Sheet
from mori.games.bitoku.encoding.layout import (
    AMULETS_HELD,
    CARDS,
    COPIES,
    DIE_PLACES,
    DIE_STATES,
    GOODS,
    PILGRIMS,
    POINT_STEPS,
    SPACES,
    YOKAI_TYPE_COUNT,
    BitokuLayout,
)
from mori.games.bitoku.encoding.room import HOME_LABELS, SITES, VALUES
from mori.games.bitoku.table.codes import KINDS, REGION_COUNT
from mori.games.bitoku.table.dice import HOME_PLACE
from mori.games.bitoku.table.state import AMULETS, CARD_SPACES, DICE, FOREST, ON_HILL, BitokuState
from mori.games.bitoku.table.tables import Tables

FEW: Final = 4


def fill_side(
    sheet: Sheet, layout: BitokuLayout, state: BitokuState, tables: Tables, side: int, place: int
) -> None:
    """A side's goods, dice, cards and tiles; `place` counts on from the asking seat, which is 0."""
    fill_goods(sheet, layout, state, side, place)
    fill_dice(sheet, layout, state, tables, side, place)
    fill_cards(sheet, layout, state, tables, side, place)
    fill_tiles(sheet, layout, state, tables, side, place)
    numbers = sheet.numbers
    start = side * REGION_COUNT
    for region in range(REGION_COUNT):
        space = state.kodama[start + region]
        at = place * REGION_COUNT + region
        if not sheet.folds:
            sheet.one_of(layout.kodama + at * SPACES, SPACES, space)
        numbers[layout.n_kodama + at] = space


def fill_goods(
    sheet: Sheet, layout: BitokuLayout, state: BitokuState, side: int, place: int
) -> None:
    numbers = sheet.numbers
    is_exact = not sheet.folds  # a compact row has these as plain numbers only
    points = state.scores[side]
    numbers[layout.n_points + place] = points
    if is_exact:
        sheet.one_of(layout.points + place * POINT_STEPS, POINT_STEPS, points // 4)
    for kind in range(KINDS):
        held = state.resources[side * KINDS + kind]
        at = place * KINDS + kind
        numbers[layout.n_goods + at] = held
        if is_exact:
            sheet.one_of(layout.resources + at * GOODS, GOODS, held)
    strength = 0
    for value in range(AMULETS):
        held = state.amulets[side * AMULETS + value]
        strength += held * (value + 1)
        if held:
            at = place * AMULETS + value
            sheet.one_of(layout.amulets + at * AMULETS_HELD, AMULETS_HELD, held)
    numbers[layout.n_amulets + place] = strength
    available = state.available[side]
    numbers[layout.n_available + place] = available
    if is_exact:
        sheet.one_of(layout.available + place * PILGRIMS, PILGRIMS, available)
    lost = state.lost_pilgrims[side]
    if lost:
        sheet.one_of(layout.lost + place * CARD_SPACES, CARD_SPACES, lost - 1)


def fill_dice(
    sheet: Sheet,
    layout: BitokuLayout,
    state: BitokuState,
    tables: Tables,
    side: int,
    place: int,
) -> None:
    for k in range(DICE):
        die = side * DICE + k
        where = state.die_state[die]
        at = place * DICE + k
        value = max(0, min(VALUES - 1, state.die_value[die]))
        sheet.on(layout.dice + (at * VALUES + value) * DIE_STATES + where)
        if where in (FOREST, ON_HILL):
            spot = state.die_place[die]
            if where == ON_HILL:
                spot = REGION_COUNT + HOME_LABELS + spot
            elif spot >= HOME_PLACE:
                spot = REGION_COUNT + min(HOME_LABELS - 1, tables.home[spot - HOME_PLACE].label)
            sheet.one_of(layout.die_places + at * DIE_PLACES, DIE_PLACES, spot)


def fill_cards(
    sheet: Sheet,
    layout: BitokuLayout,
    state: BitokuState,
    tables: Tables,
    side: int,
    place: int,
) -> None:
    """Yōkai cards: the asking seat's own by design, of rivals what is open."""
    hand, deck, pile = state.hands[side], state.decks[side], state.discards[side]
    sheet.one_of(layout.hand_size + place * CARDS, CARDS, len(hand))
    sheet.one_of(layout.deck_size + place * CARDS, CARDS, len(deck))
    sheet.one_of(layout.discard_size + place * CARDS, CARDS, len(pile))
    if place == 0:
        fill_copies(sheet, layout.hand, len(tables.yokai), hand)
        fill_copies(sheet, layout.deck, len(tables.yokai), deck)
    else:
        secret = len(state.secret[side])
        if secret:
            sheet.one_of(layout.secret + place * CARDS, CARDS, secret)
        last = -1
        for card in state.known_in_hand[side]:
            if card != last:
                sheet.on(layout.known + place * len(tables.yokai) + card)
            last = card
    designs = len(tables.yokai)
    if not sheet.folds:
        fill_copies(sheet, layout.discards + place * designs * COPIES, designs, pile)
    numbers = sheet.numbers
    owned = len(hand) + len(deck) + len(pile)
    types = layout.yokai_types + place * YOKAI_TYPE_COUNT
    kinds = layout.card_types
    for k in range(CARD_SPACES):
        card = state.played[side * CARD_SPACES + k]
        at = place * CARD_SPACES + k
        sheet.on(layout.played + at * (designs + 1) + card + 1)
        if card >= 0:
            owned += 1
            sheet.add(types + kinds[card], 1)
    numbers[layout.n_sizes + place] = owned
    for card in hand:
        sheet.add(types + kinds[card], 1)
    for card in deck:
        sheet.add(types + kinds[card], 1)
    for card in pile:
        sheet.add(types + kinds[card], 1)
    for card in state.removed[side]:
        sheet.add(types + kinds[card], 1)
    if place:
        for card in state.secret[side]:
            sheet.add(types + kinds[card], -1)


def fill_copies(sheet: Sheet, start: int, designs: int, cards: list[int]) -> None:
    """A pile as a set: its order may be hidden, so it must not matter."""
    if not cards:
        return
    if sheet.folds and len(cards) <= FEW:  # a compact row has no order
        fill_few(sheet, start, cards)
        return
    held = [0] * designs
    for card in cards:
        held[card] += 1
    for card in range(designs):
        count = held[card]
        if count:
            sheet.on(start + card * COPIES + min(count, COPIES) - 1)


def fill_few(sheet: Sheet, start: int, tiles: list[int]) -> None:
    """A few tiles that all can see, as a set."""
    for number in range(len(tiles)):
        tile = tiles[number]
        count = 1
        for other in range(len(tiles)):
            if tiles[other] == tile and other != number:
                count = 0 if other < number or not count else count + 1
        if count:
            sheet.on(start + tile * COPIES + min(count, COPIES) - 1)


def fill_tiles(
    sheet: Sheet,
    layout: BitokuLayout,
    state: BitokuState,
    tables: Tables,
    side: int,
    place: int,
) -> None:
    slots = len(tables.slots)
    designs = len(tables.crystals) + 1
    for slot in range(slots):
        crystal = state.slots[side * slots + slot]
        if crystal >= 0:
            sheet.on(layout.slots + (place * slots + slot) * designs + crystal + 1)
    sheet.one_of(layout.counters + place * SITES, SITES, state.counters_used[side])
    designs = len(tables.rocks) + 1
    for space in range(tables.rock_spaces):
        rock = state.rock_path[side * tables.rock_spaces + space]
        if rock >= 0:
            sheet.on(layout.rocks + (place * tables.rock_spaces + space) * designs + rock + 1)
    spaces = len(tables.pilgrim_spaces)
    for space in range(spaces):
        if state.rock_pilgrims[side * spaces + space]:
            sheet.on(layout.rock_pilgrims + place * spaces + space)
    fill_bitoku(sheet, layout, state, tables, side, place)
    seen = 0
    for card in state.visions[side]:
        if not seen >> card & 1:
            sheet.on(layout.visions + place * len(tables.visions) + card)
            seen |= 1 << card
    start = layout.mitamas + place * len(tables.mitamas) * COPIES
    fill_few(sheet, start, state.mitamas[side])
    start = layout.dragonflies + place * len(tables.dragonflies) * COPIES
    fill_few(sheet, start, state.dragonflies[side])
    sheet.one_of(layout.pairs + place * PILGRIMS, PILGRIMS, len(state.pair_mitamas[side]))


def fill_bitoku(
    sheet: Sheet,
    layout: BitokuLayout,
    state: BitokuState,
    tables: Tables,
    side: int,
    place: int,
) -> None:
    """The Bitoku path: which cards are completed, which is next, which lie ahead."""
    path = state.bitoku_path[side]
    done = state.bitoku_done[side]
    designs = len(tables.bitoku)
    start = layout.bitoku + place * designs * 2
    seen = 0
    for number in range(len(path)):
        card = path[number]
        feature = card * 2 + (1 if number < done else 0)
        if not seen & (1 << feature):
            sheet.on(start + feature)
            seen |= 1 << feature
    following = path[done] + 1 if done < len(path) else 0
    sheet.on(layout.bitoku_next + place * (designs + 1) + following)
    sheet.one_of(layout.bitoku_done + place * PILGRIMS, PILGRIMS, done)
