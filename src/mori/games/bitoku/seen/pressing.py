"""What pressing a place of Bitoku's table could mean, legal now or not.

Why nothing can be chosen at a place is asked of these actions, so every action is among those of
each place that it is about.
"""

from typing import Final

from mori.core.actions import Action
from mori.games.bitoku.language.notation import Notation
from mori.games.bitoku.seen import places
from mori.games.bitoku.seen.about_actions import parts_asked
from mori.games.bitoku.seen.about_effects import effect_places
from mori.games.bitoku.table.codes import (
    FAVOURS,
    HILL_REGIONS,
    HOME,
    KINDS,
    MARKETS,
    REGION_COUNT,
)
from mori.games.bitoku.table.state import CARD_SPACES, DICE, FOREST, NONE
from mori.games.bitoku.table.tables import Tables
from mori.games.bitoku.writer import BitokuWriter

# Places whose meaning depends on what lies there, or on whose it is.
NODE: Final = 0
DIE: Final = 1
KODAMA: Final = 2
GARDEN: Final = 3
CARD_SPACE: Final = 4
RIVER: Final = 5


class Pressing:
    """The places of one set of tables, and what pressing each of them could mean."""

    __slots__ = ("changing", "fixed")

    def __init__(self, tables: Tables, notation: Notation) -> None:
        self.fixed: dict[str, list[Action]] = {}
        self.changing: dict[str, tuple[int, list[int]]] = {}
        self._add_board(tables, notation)
        self._add_goods(notation)
        self._add_tiles_and_cards(tables, notation)
        self._add_changing(tables)

    def _add_board(self, tables: Tables, notation: Notation) -> None:
        fixed = self.fixed
        for region in range(REGION_COUNT):
            action = notation.place[region]
            if action is not None:
                for number in range(tables.forest_spaces[region]):
                    fixed[places.forest_space(region, number + 1)] = [action]
            for row in tables.rows[region]:
                fixed[places.row_of(region, row.min_die)] = [notation.row[row.min_die - 1]]
        for index, home in enumerate(tables.home):
            fixed[home.id] = [notation.place_home[index]]
        for site in tables.sites:
            fixed[site.id] = [notation.use_building[site.index], notation.site[site.index]]
        for hill, region in enumerate(HILL_REGIONS):
            for favour in range(FAVOURS):
                number = hill * FAVOURS + favour
                both = [notation.favour[number], notation.cover[number]]
                fixed[places.favour_of(region, favour)] = both
        fixed[places.PATH_START] = [notation.start[node] for node in tables.entries]

    def _add_goods(self, notation: Notation) -> None:
        for kind in range(KINDS):
            self.fixed[places.resource(kind)] = [
                notation.take[kind],
                notation.pay[kind],
                notation.waive[kind],
            ]
        for action in notation.amulet:
            self.fixed[places.amulet(action.a)] = [action]
        self.fixed[places.amulet(1)].append(notation.bonus_amulet)
        self.fixed[places.OWN_SCORE] = [notation.bonus_vp]
        self.fixed[places.OWN_DECK] = [notation.draw]
        self.fixed[places.OWN_GOODS] = list(notation.take)
        for k in range(DICE):
            self.fixed[places.berth(k + 1)] = list(notation.arrange)

    def _add_tiles_and_cards(self, tables: Tables, notation: Notation) -> None:
        fixed = self.fixed
        for market in range(len(MARKETS)):
            for action in notation.obtain[market]:
                fixed[places.market_space(market, action.b + 1)] = [action]
            fixed[places.stack_of(market)] = list(notation.obtain[market])
        fixed[places.deck_of("yokai")] = [notation.look]
        fixed[places.deck_of("bitoku")] = [notation.look]
        fixed[places.deck_of("vision")] = [notation.look, notation.refuse]
        for card in tables.yokai:
            plays = notation.play[card.index]
            fixed[places.in_hand(card.id)] = [*plays, notation.discard[card.index]]
            fixed[places.looked_at(card.id)] = [notation.keep_yokai[card.index]]
        for bitoku in tables.bitoku:
            fixed[places.looked_at(bitoku.id)] = [notation.keep_bitoku[bitoku.index]]
        for vision in tables.visions:
            fixed[places.looked_at(vision.id)] = [notation.keep_vision[vision.index]]
        for tile in tables.mitamas:
            fixed[places.soul(tile.id)] = [notation.combine_mitama[tile.index]]
        for tile in tables.dragonflies:
            fixed[places.soul(tile.id)] = [notation.combine_dragonfly[tile.index]]
        for index, slot in enumerate(tables.slots):
            actions = [notation.slot[index], notation.dream[index]]
            if index in tables.ingenuity_slots:
                actions.append(notation.activate_crystal)
            fixed[slot.id] = actions
        for index, space in enumerate(tables.pilgrim_spaces):
            fixed[space.id] = [notation.rock_pilgrim[index]]
        copies = sum(card.copies for card in tables.bitoku)
        for number in range(copies):
            fixed[places.bitoku_at(number + 1)] = [notation.bitoku_step]

    def _add_changing(self, tables: Tables) -> None:
        changing = self.changing
        for node in tables.nodes:
            changing[node.id] = (NODE, [node.index])
        for side in range(tables.players):
            for k in range(DICE):
                changing[places.die_of(side, k + 1)] = (DIE, [side, k])
            for region in range(REGION_COUNT):
                changing[places.kodama_track(region, side)] = (KODAMA, [side, region])
        for k in range(tables.garden_spaces):
            changing[places.garden_space(k + 1)] = (GARDEN, [k])
        for k in range(CARD_SPACES):
            changing[places.card_space(k + 1)] = (CARD_SPACE, [k])
        for region in range(REGION_COUNT):
            if region != HOME:
                changing[places.river_before(region)] = (RIVER, [region])
        for area in tables.hill_areas:
            regions = [HILL_REGIONS[hill] for hill in area.hills]
            for number in range(area.spaces):
                changing[places.hill_space(regions[0], number + 1)] = (RIVER, regions)


def actions_at(w: BitokuWriter, pressing: Pressing, seat: int, place: str) -> list[Action]:
    """All that a seat could mean by pressing a place."""
    found: list[Action] = []
    if place in pressing.fixed:
        found = list(pressing.fixed[place])
    elif place in pressing.changing:
        what, numbers = pressing.changing[place]
        found = meant_by(w, seat, what, numbers)
    for number, part in enumerate(parts_asked(w, seat)):
        if place in effect_places(w, seat, part):
            found.append(w.notation.part[number])
    return found


def meant_by(w: BitokuWriter, seat: int, what: int, numbers: list[int]) -> list[Action]:
    notation, first = w.notation, numbers[0]
    if what == NODE:
        return steps_to(w, seat, first)
    if what == DIE:
        if first != seat:
            return [notation.copy[first][numbers[1]]]
        k = numbers[1]
        return [notation.use[k], notation.force[k], notation.cross[k], notation.unlock[k]]
    if what == KODAMA:
        region = numbers[1]
        back = notation.push_back[first][region]
        return [notation.advance[region]] if first == seat else [back]
    if what == GARDEN:
        rock = w.state.garden[first]
        return [notation.rock[rock]] if rock != NONE else []
    if what == CARD_SPACE:
        plays = [notation.play[card][first] for card in dict.fromkeys(w.state.hands[seat])]
        return [*plays, notation.virtue[first], notation.activate_card]
    return crossings(w, seat, numbers)


def crossings(w: BitokuWriter, seat: int, regions: list[int]) -> list[Action]:
    """Crossings with one's own dice that stand in these regions, or with any die if none does."""
    state = w.state
    there: list[int] = []
    for k in range(DICE):
        die = seat * DICE + k
        if state.die_state[die] == FOREST and state.die_place[die] in regions:
            there.append(k)
    return [w.notation.cross[k] for k in there or range(DICE)]


def steps_to(w: BitokuWriter, seat: int, target: int) -> list[Action]:
    """Steps onto a space, those of an own Pilgrim first, and a Pilgrimage that starts there."""
    found: list[Action] = []
    others: list[Action] = []
    for source in range(len(w.tables.nodes)):
        action = w.notation.walk[source][target]
        if action is not None:
            is_own = w.state.main_pilgrims[source * w.tables.players + seat] > 0
            (found if is_own else others).append(action)
    return [*found, *others, w.notation.start[target]]
