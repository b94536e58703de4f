"""The board, and what the asking seat could do on it, as features."""

from typing import Final

from mori.core.encoding import MOST_SIDES, Sheet
from mori.games.bitoku.encoding.choices import face_of
from mori.games.bitoku.encoding.layout import (
    BRANCHES,
    MISSING,
    STEPS,
    BitokuLayout,
)
from mori.games.bitoku.encoding.room import FACES, MARKET_SPACES, NODES, SITES, VALUES
from mori.games.bitoku.encoding.sides import fill_few
from mori.games.bitoku.table.codes import (
    ANY,
    BUILDING,
    FAVOURS,
    HILLS,
    KINDS,
    N_GATE,
    N_MAIN,
    REGION_COUNT,
)
from mori.games.bitoku.table.state import DICE, FOREST, NOBODY, NONE, BitokuState
from mori.games.bitoku.table.tables import Tables

LOW: Final = 3  # cards: a deck that will soon run out


class PathNodes:
    """The spaces of the Paths of Wisdom as plain lists."""

    __slots__ = ("kinds", "steps")

    def __init__(self, tables: Tables) -> None:
        self.kinds = [node.kind for node in tables.nodes]
        self.steps = [node.steps for node in tables.nodes]


def fill_paths(
    sheet: Sheet,
    layout: BitokuLayout,
    state: BitokuState,
    tables: Tables,
    nodes: PathNodes,
    seat: int,
) -> list[int]:
    """Pilgrims and gates; returns how many of the asking seat's sleep on lights and on gates."""
    players = tables.players
    face = face_of(tables)
    asleep = [0, 0]
    best = [0] * MOST_SIDES
    for node in range(min(NODES, len(nodes.kinds))):
        kind = nodes.kinds[node]
        if kind == N_MAIN:
            for side in range(players):
                count = state.main_pilgrims[node * players + side]
                if count:
                    place = (side - seat + players) % players
                    at = (place * FACES + face) * NODES + node
                    sheet.on(layout.main_pilgrims + at * 2 + (1 if count > 1 else 0))
                    steps = nodes.steps[node]
                    if steps >= best[place]:
                        best[place] = steps + 1
                    sheet.add(layout.n_walked + place, count * (steps + 1))
            continue
        owner = state.branch_pilgrim[node]
        if owner != NOBODY:
            place = (owner - seat + players) % players
            at = (place * FACES + face) * NODES + node
            sheet.on(layout.branch_pilgrim + at)
            if place == 0:
                asleep[1 if kind == N_GATE else 0] += 1
    for place in range(players):
        if best[place]:
            sheet.one_of(layout.walkers + place * STEPS, STEPS, best[place])
    designs = len(tables.gates)
    for branch in range(min(BRANCHES, len(state.gate_tiles))):
        tile = state.gate_tiles[branch]
        if tile >= 0:
            sheet.on(layout.gates + (face * BRANCHES + branch) * designs + tile)
    return asleep


def fill_forest(
    sheet: Sheet, layout: BitokuLayout, state: BitokuState, tables: Tables, seat: int
) -> None:
    """Where dice find room, and what they have to beat there."""
    taken = [0] * REGION_COUNT
    highest = [0] * REGION_COUNT
    for die in range(len(state.die_state)):
        region = state.die_place[die]
        if state.die_state[die] == FOREST and region < REGION_COUNT:
            taken[region] += 1
            if die // DICE != seat:
                highest[region] = max(highest[region], state.die_value[die])
    for region in range(REGION_COUNT):
        room = tables.forest_spaces[region]
        if room:
            sheet.one_of(layout.free_spaces + region * MOST_SIDES, MOST_SIDES, room - taken[region])
            if highest[region]:
                sheet.one_of(layout.highest + region * VALUES, VALUES, highest[region])


def fill_sites(
    sheet: Sheet, layout: BitokuLayout, state: BitokuState, tables: Tables, seat: int
) -> None:
    players = tables.players
    for site in range(min(SITES, len(state.site_building))):
        tile = state.site_building[site]
        if tile >= 0:
            sheet.on(layout.site_buildings + site * len(tables.buildings) + tile)
            owner = state.site_owner[site]
            place = MOST_SIDES if owner < 0 else (owner - seat + players) % players
            sheet.on(layout.site_owners + site * (MOST_SIDES + 1) + place)
            if place == 0:
                sheet.add(layout.building_types + tables.buildings[tile].type, 1)


def fill_markets(
    sheet: Sheet,
    layout: BitokuLayout,
    state: BitokuState,
    tables: Tables,
    most_tiles: int,
    seat: int,
) -> None:
    """The tiles on offer, and which of them the seat could pay."""
    held = state.resources[seat * KINDS : (seat + 1) * KINDS]
    total = sum(held)
    for market in range(len(state.markets)):
        tiles = state.markets[market]
        spaces = tables.market_spaces[market]
        for number in range(min(MARKET_SPACES, len(tiles))):
            tile = tiles[number]
            if tile >= 0:
                at = market * MARKET_SPACES + number
                sheet.on(layout.markets + at * (most_tiles + 1) + tile + 1)
                if market != BUILDING and can_pay(held, total, spaces[number].cost):
                    sheet.on(layout.affordable + at)
    used = state.counters_used[seat]
    if used < len(tables.counters) and can_pay(held, total, tables.counters[used].cost):
        sheet.on(layout.building_wanted)


def can_pay(held: list[int], total: int, cost: list[int]) -> bool:
    """Whether what is held pays a price without a discount; `total` is all that is held."""
    left = total - cost[ANY]
    for kind in range(KINDS):
        price = cost[kind]
        if price:
            if price > held[kind]:
                return False
            left -= price
    return left >= 0


def fill_hills(sheet: Sheet, layout: BitokuLayout, state: BitokuState, tables: Tables) -> None:
    for hill in range(HILLS):
        card = state.hill_bitoku[hill] + 1
        sheet.on(layout.hill_bitoku + hill * (len(tables.bitoku) + 1) + card)
        card = state.hill_yokai[hill] + 1
        sheet.on(layout.hill_yokai + hill * (len(tables.yokai) + 1) + card)
    covered = state.covered
    if covered:
        for favour in range(HILLS * FAVOURS):
            if covered >> favour & 1:
                sheet.on(layout.covered + favour)
    for region in range(min(REGION_COUNT, len(state.treasures))):
        sheet.on(layout.treasures + region * len(tables.treasures) + state.treasures[region])
    fill_few(sheet, layout.garden, [rock for rock in state.garden if rock != NONE])
    if len(state.yokai_deck) < LOW:
        sheet.on(layout.decks)
    if len(state.bitoku_deck) < LOW:
        sheet.on(layout.decks + 1)
    if len(state.vision_deck) < LOW:
        sheet.on(layout.decks + 2)


def fill_items(
    sheet: Sheet,
    layout: BitokuLayout,
    state: BitokuState,
    tables: Tables,
    seat: int,
    asleep: list[int],
) -> None:
    """What the seat has for its Visions, and what each of them still lacks (B-VISION-7)."""
    numbers = sheet.numbers
    start = layout.items
    for kind in range(KINDS):
        sheet.add(start, state.resources[seat * KINDS + kind])
    numbers[start + 1] = state.counters_used[seat]
    slots = len(tables.slots)
    for slot in range(seat * slots, (seat + 1) * slots):
        if state.slots[slot] != NONE:
            sheet.add(start + 2, 1)
    pairs = len(state.pair_mitamas[seat])
    numbers[start + 3] = len(state.mitamas[seat]) + pairs
    numbers[start + 4] = pairs
    numbers[start + 5] = asleep[0]
    numbers[start + 6] = asleep[1]
    numbers[start + 7] = state.bitoku_done[seat]
    for tile in state.mitamas[seat]:
        sheet.add(layout.mitama_types + tables.mitamas[tile].type, 1)
    for tile in state.pair_mitamas[seat]:
        sheet.add(layout.mitama_types + tables.mitamas[tile].type, 1)
    seen = 0
    for card in state.visions[seat]:
        if not seen >> card & 1:
            seen |= 1 << card
            requires = tables.visions[card].requires
            missing = 0
            for item in range(len(requires)):
                missing += max(0, requires[item] - numbers[start + item])
            sheet.one_of(layout.vision_gaps + card * MISSING, MISSING, missing)
