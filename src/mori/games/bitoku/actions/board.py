"""Actions on the boards: Hills, Kodamas, Paths, markets, slots, the Garden and the rock path."""

from typing import TYPE_CHECKING, ClassVar

from mori.core.about import Note, Said
from mori.core.actions import Action
from mori.core.encoding import MOST_SIDES
from mori.core.shown import EffectData
from mori.games.bitoku.actions.kind import (
    ABOUT_CRYSTAL,
    ABOUT_HILL,
    ABOUT_NODE,
    ABOUT_SIDE,
    ABOUT_TILE,
    STATIC,
    ActionKind,
)
from mori.games.bitoku.actions.pressing import Pressing
from mori.games.bitoku.effects import obtaining
from mori.games.bitoku.encoding.room import FACES, MARKET_SPACES, NODES, SITES
from mori.games.bitoku.language import action_kinds as kinds
from mori.games.bitoku.language.notation import Notation
from mori.games.bitoku.seasons.ascension import treasure_vp, treasure_with
from mori.games.bitoku.seasons.rock_scoring import matching_items
from mori.games.bitoku.seen import places
from mori.games.bitoku.seen.about_effects import effects_of, with_points
from mori.games.bitoku.seen.notes import notes_of_buying, notes_of_price, notes_of_step
from mori.games.bitoku.table.codes import (
    FAVOUR_BITOKU,
    FAVOUR_YOKAI,
    FAVOURS,
    HILL_REGIONS,
    HILLS,
    MARKETS,
    REGION_COUNT,
)
from mori.games.bitoku.table.state import NONE
from mori.games.bitoku.table.tables import Tables
from mori.games.bitoku.writer import BitokuWriter

if TYPE_CHECKING:
    from mori.games.bitoku.encoding.choices import BitokuChoices


# -- Hills


class Favour(ActionKind):
    """Claiming a favour of a Hill."""

    name: ClassVar[str] = kinds.FAVOUR

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.favour_of(HILL_REGIONS[action.a], action.b)]

    def adds(self, w: BitokuWriter, seat: int, action: Action) -> Said | None:
        """The card that lies there, or the small rewards."""
        if action.b == FAVOUR_BITOKU:
            card = w.state.hill_bitoku[action.a]
            return w.bitoku_ref(card) if card != NONE else None
        if action.b == FAVOUR_YOKAI:
            card = w.state.hill_yokai[action.a]
            return w.yokai_ref(card) if card != NONE else None
        return effects_of(w.tables.favours[action.b])

    def notes(self, w: BitokuWriter, seat: int, action: Action) -> list[Note]:
        number = w.state.hill_bitoku[action.a]
        if action.b != FAVOUR_BITOKU or number == NONE:
            return []
        card = w.tables.bitoku[number]
        return [Note("completed", {"effects": with_points(card.vp, card.effects)})]

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for action in notation.favour:
            pressing.add(places.favour_of(HILL_REGIONS[action.a], action.b), action)

    def count(self, choices: "BitokuChoices") -> int:
        return HILLS * FAVOURS

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return action.a * FAVOURS + action.b, 0, ABOUT_HILL


class Cover(ActionKind):
    """Covering a favour without claiming it."""

    name: ClassVar[str] = kinds.COVER
    is_rare: ClassVar[bool] = True

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.favour_of(HILL_REGIONS[action.a], action.b)]

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for action in notation.cover:
            pressing.add(places.favour_of(HILL_REGIONS[action.a], action.b), action)

    def count(self, choices: "BitokuChoices") -> int:
        return HILLS * FAVOURS

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return action.a * FAVOURS + action.b, 0, STATIC


# -- Kodamas


class Advance(ActionKind):
    name: ClassVar[str] = kinds.ADVANCE

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.kodama_track(action.a, seat)]

    def notes(self, w: BitokuWriter, seat: int, action: Action) -> list[Note]:
        return notes_of_step(w, action.a, seat, seat, 1)

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for side in range(tables.players):
            for region in range(REGION_COUNT):
                pressing.ask(places.kodama_track(region, side), self, side, region)

    def meant(self, w: BitokuWriter, seat: int, numbers: list[int]) -> list[Action]:
        return [w.notation.advance[numbers[1]]] if numbers[0] == seat else []

    def count(self, choices: "BitokuChoices") -> int:
        return REGION_COUNT


class PushBack(ActionKind):
    """Pushing back another side's Kodama."""

    name: ClassVar[str] = kinds.PUSH_BACK

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.kodama_track(action.b, action.a)]

    def notes(self, w: BitokuWriter, seat: int, action: Action) -> list[Note]:
        owner, region = action.a, action.b
        now = treasure_vp(w, region, owner)
        then = treasure_with(w, region, owner, owner, -1)
        theirs = {"owner": w.tables.sides[owner], "now": now, "then": then}
        return [Note("treasure_of", {**theirs}), *notes_of_step(w, region, seat, owner, -1)]

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for side in range(tables.players):
            for region in range(REGION_COUNT):
                pressing.ask(places.kodama_track(region, side), self, side, region)

    def meant(self, w: BitokuWriter, seat: int, numbers: list[int]) -> list[Action]:
        side, region = numbers
        return [w.notation.push_back[side][region]] if side != seat else []

    def count(self, choices: "BitokuChoices") -> int:
        return MOST_SIDES * REGION_COUNT

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return action.b, 0, ABOUT_SIDE


# -- the Paths of Wisdom


class Start(ActionKind):
    """Starting a Pilgrimage: by the space, or by the start of the Paths."""

    name: ClassVar[str] = kinds.START
    leads_to: ClassVar[frozenset[str]] = frozenset({kinds.WALK})

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [w.tables.nodes[action.a].id]

    def source(self, w: BitokuWriter, seat: int, action: Action) -> str:
        return places.PATH_START

    def adds(self, w: BitokuWriter, seat: int, action: Action) -> Said | None:
        return node_adds(w, action.a)

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for node in tables.nodes:
            pressing.add(node.id, notation.start[node.index])
        for entry in tables.entries:
            pressing.add(places.PATH_START, notation.start[entry])

    def count(self, choices: "BitokuChoices") -> int:
        return FACES * NODES

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return choices.first_node + min(action.a, NODES - 1), 0, STATIC


class Walk(ActionKind):
    """A step of a Pilgrim, by the space where it leads."""

    name: ClassVar[str] = kinds.WALK
    leads_to: ClassVar[frozenset[str]] = frozenset({kinds.WALK})

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [w.tables.nodes[action.b].id]

    def source(self, w: BitokuWriter, seat: int, action: Action) -> str:
        return w.tables.nodes[action.a].id

    def adds(self, w: BitokuWriter, seat: int, action: Action) -> Said | None:
        return node_adds(w, action.b)

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for node in tables.nodes:
            pressing.ask(node.id, self, node.index)

    def meant(self, w: BitokuWriter, seat: int, numbers: list[int]) -> list[Action]:
        """Those of an own Pilgrim first."""
        found: list[Action] = []
        others: list[Action] = []
        for source in range(len(w.tables.nodes)):
            action = w.notation.walk[source][numbers[0]]
            if action is not None:
                is_own = w.state.main_pilgrims[source * w.tables.players + seat] > 0
                (found if is_own else others).append(action)
        return found + others

    def count(self, choices: "BitokuChoices") -> int:
        return FACES * NODES

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        # Every space has one way in, so where it leads says where it comes from.
        return choices.first_node + min(action.b, NODES - 1), 0, ABOUT_NODE


def node_adds(w: BitokuWriter, index: int) -> EffectData | None:
    """What the space of a branch gives: points, Amulets and, at a gate, the gate's effects."""
    node = w.tables.nodes[index]
    if node.branch < 0:
        return None
    gate = w.tables.branches[node.branch].is_gate
    tile = w.tables.gates[w.state.gate_tiles[node.branch]] if gate else None
    return with_points(node.vp, tile.effects if tile is not None else None, node.amulet)


# -- markets and tiles


class Obtain(ActionKind):
    """Taking a tile from a market: by its space, or by the stack."""

    name: ClassVar[str] = kinds.OBTAIN
    leads_to: ClassVar[frozenset[str]] = frozenset({kinds.SLOT, kinds.SITE})

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.market_space(action.a, action.b + 1)]

    def adds(self, w: BitokuWriter, seat: int, action: Action) -> Said | None:
        return w.tile_ref(action.a, w.state.markets[action.a][action.b])

    def notes(self, w: BitokuWriter, seat: int, action: Action) -> list[Note]:
        return notes_of_buying(w, seat, action.a, action.b)

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for market in range(len(MARKETS)):
            for action in notation.obtain[market]:
                pressing.add(places.market_space(market, action.b + 1), action)
                pressing.add(places.stack_of(market), action)

    def count(self, choices: "BitokuChoices") -> int:
        return len(MARKETS) * MARKET_SPACES

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return action.a * MARKET_SPACES + min(action.b, MARKET_SPACES - 1), 0, ABOUT_TILE


def tile_placed(w: BitokuWriter) -> str:
    """Where the tile is now that is to be placed."""
    frame = w.state.frames[-1]
    if not isinstance(frame, obtaining.Obtain) or frame.number < 0:
        return ""
    return places.market_space(frame.market, frame.number + 1)


class Site(ActionKind):
    """Where a building is constructed."""

    name: ClassVar[str] = kinds.SITE

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [w.tables.sites[action.a].id]

    def source(self, w: BitokuWriter, seat: int, action: Action) -> str:
        return tile_placed(w)

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for site in tables.sites:
            pressing.add(site.id, notation.site[site.index])

    def count(self, choices: "BitokuChoices") -> int:
        return SITES


class Slot(ActionKind):
    """Where a crystal goes."""

    name: ClassVar[str] = kinds.SLOT

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [w.tables.slots[action.a].id]

    def source(self, w: BitokuWriter, seat: int, action: Action) -> str:
        return tile_placed(w)

    def notes(self, w: BitokuWriter, seat: int, action: Action) -> list[Note]:
        points = w.tables.slots[action.a].vp
        return [Note("end_points", {"points": points})] if points else []

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for index, slot in enumerate(tables.slots):
            pressing.add(slot.id, notation.slot[index])

    def count(self, choices: "BitokuChoices") -> int:
        return len(choices.tables.slots)


class Dream(ActionKind):
    """Reaping a Dream Crystal."""

    name: ClassVar[str] = kinds.DREAM

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [w.tables.slots[action.a].id]

    def adds(self, w: BitokuWriter, seat: int, action: Action) -> Said | None:
        crystal = w.state.slots[seat * len(w.tables.slots) + action.a]
        return effects_of(w.tables.crystals[crystal].effects)

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for index, slot in enumerate(tables.slots):
            pressing.add(slot.id, notation.dream[index])

    def count(self, choices: "BitokuChoices") -> int:
        return len(choices.tables.slots)

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return action.a, 0, ABOUT_CRYSTAL


class Combine(ActionKind):
    """Combining a Mitama (b: 0) or a Dragonfly (b: 1) with the tile that the question names."""

    name: ClassVar[str] = kinds.COMBINE

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        tile = w.tables.dragonflies[action.a] if action.b else w.tables.mitamas[action.a]
        return [places.soul(tile.id)]

    def adds(self, w: BitokuWriter, seat: int, action: Action) -> Said | None:
        """Combining lets one use the Dragonfly, whichever of the two is chosen here."""
        if action.b:
            return effects_of(w.tables.dragonflies[action.a].effects)
        asked = places.id_in(w.state.frames[-1].prompt(w, seat)["tile"])
        for tile in w.tables.dragonflies:
            if tile.id == asked:
                return effects_of(tile.effects)
        return None

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for tile in tables.mitamas:
            pressing.add(places.soul(tile.id), notation.combine_mitama[tile.index])
        for tile in tables.dragonflies:
            pressing.add(places.soul(tile.id), notation.combine_dragonfly[tile.index])

    def count(self, choices: "BitokuChoices") -> int:
        return 2 * choices.most_tiles

    def number(self, choices: "BitokuChoices", action: Action) -> tuple[int, int, int]:
        return action.b * choices.most_tiles + action.a, 0, STATIC


# -- rocks


class Rock(ActionKind):
    """Taking a rock from the Garden."""

    name: ClassVar[str] = kinds.ROCK

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [places.garden_space(w.state.garden.index(action.a) + 1)]

    def notes(self, w: BitokuWriter, seat: int, action: Action) -> list[Note]:
        return [Note("rock_matches", {"count": matching_items(w, seat, action.a)})]

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for k in range(tables.garden_spaces):
            pressing.ask(places.garden_space(k + 1), self, k)

    def meant(self, w: BitokuWriter, seat: int, numbers: list[int]) -> list[Action]:
        rock = w.state.garden[numbers[0]]
        return [w.notation.rock[rock]] if rock != NONE else []

    def count(self, choices: "BitokuChoices") -> int:
        return len(choices.tables.rocks)


class RockPilgrim(ActionKind):
    """Where a Pilgrim goes on the rock path."""

    name: ClassVar[str] = kinds.ROCK_PILGRIM

    def places(self, w: BitokuWriter, seat: int, action: Action) -> list[str]:
        return [w.tables.pilgrim_spaces[action.a].id]

    def source(self, w: BitokuWriter, seat: int, action: Action) -> str:
        return places.OWN_PILGRIMS

    def notes(self, w: BitokuWriter, seat: int, action: Action) -> list[Note]:
        return notes_of_price(w, seat, w.tables.pilgrim_spaces[action.a].cost, 0)

    def press(self, pressing: Pressing, tables: Tables, notation: Notation) -> None:
        for index, space in enumerate(tables.pilgrim_spaces):
            pressing.add(space.id, notation.rock_pilgrim[index])

    def count(self, choices: "BitokuChoices") -> int:
        return len(choices.tables.pilgrim_spaces)
