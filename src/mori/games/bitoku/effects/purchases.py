"""Obtaining tiles: Mitamas, Dragonflies, crystals, buildings (B-MITAMA, B-CRYSTAL, B-BUILD)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Frame
from mori.games.bitoku.effects.costs import begin_payment, can_afford
from mori.games.bitoku.effects.kodamas import advance_in_region
from mori.games.bitoku.effects.resolving import resolve_list
from mori.games.bitoku.language.action_kinds import COMBINE, OBTAIN, SITE, SKIP, SLOT
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.table.codes import (
    BUILDING,
    CRYSTAL,
    DRAGONFLY,
    KINDS,
    MITAMA,
    T_BUILD,
    T_CRYSTAL,
    T_DRAGONFLY,
    T_MITAMA,
    T_PAIR,
)
from mori.games.bitoku.table.state import NONE
from mori.games.bitoku.writers.goods import C_MITAMA
from mori.games.bitoku.writers.writer import BitokuWriter


def price(w: BitokuWriter, seat: int, market: int, number: int) -> list[int]:
    """What a tile costs: its space's price, or that of the leftmost Building counter."""
    if market == BUILDING:
        return w.tables.counters[w.state.counters_used[seat]].cost  # B-BUILD-4, B-BUILD-9
    return w.tables.market_spaces[market][number].cost


def free_slots(w: BitokuWriter, seat: int, colour: int) -> list[int]:
    """The empty slots for a crystal's kind; slots that are alike in all are named once."""
    found: list[int] = []
    seen: list[tuple[int, int]] = []
    start = seat * len(w.tables.slots)
    for index, slot in enumerate(w.tables.slots):
        if slot.colour == colour and w.state.slots[start + index] == NONE:
            alike = (slot.vp, slot.card_space)
            if alike not in seen:
                seen.append(alike)
                found.append(index)
    return found


def free_sites(w: BitokuWriter, type: int) -> list[int]:
    """The empty building spaces of a type, in any Inhabited Area (B-BUILD-6, B-FOREST-16)."""
    return [
        site.index
        for site in w.tables.sites
        if site.type == type and w.state.site_building[site.index] == NONE
    ]


def has_place(w: BitokuWriter, seat: int, market: int, tile: int) -> bool:
    """Whether a tile, once obtained, has somewhere to lie."""
    if market == CRYSTAL:
        colour = w.tables.crystals[tile].colour  # B-CRYSTAL-2
        slots = w.tables.slots
        start = seat * len(slots)
        for index in range(len(slots)):
            if slots[index].colour == colour and w.state.slots[start + index] == NONE:
                return True
        return False
    if market == BUILDING:
        type = w.tables.buildings[tile].type  # B-BUILD-3
        for site in w.tables.sites:
            if site.type == type and w.state.site_building[site.index] == NONE:
                return True
        return False
    return True


def can_obtain(w: BitokuWriter, seat: int, market: int, number: int, discount: int) -> bool:
    """Whether the seat can obtain the tile on a space of a market now."""
    tile = w.state.markets[market][number]
    return (
        tile != NONE
        and can_afford(w, seat, price(w, seat, market, number), discount)
        and has_place(w, seat, market, tile)
    )


def can_obtain_any(w: BitokuWriter, seat: int, market: int, discount: int) -> bool:
    """Whether the seat can obtain any tile of a market now."""
    if market == BUILDING and w.state.counters_used[seat] == len(w.tables.counters):
        return False  # B-BUILD-2
    for number in range(len(w.state.markets[market])):
        if can_obtain(w, seat, market, number, discount):
            return True
    return False


def obtainable(w: BitokuWriter, seat: int, market: int, discount: int) -> list[int]:
    """The spaces of a market whose tile the seat can obtain now, innermost first."""
    if market == BUILDING and w.state.counters_used[seat] == len(w.tables.counters):
        return []  # B-BUILD-2
    return [
        number
        for number in range(len(w.state.markets[market]))
        if can_obtain(w, seat, market, number, discount)
    ]


class Obtain(Frame[BitokuWriter]):
    """Choose a face-up tile, then where it lies, then pay (B-EFFECT-22, B-MITAMA-16)."""

    __slots__ = ("discount", "market", "number")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "market", "discount", "number")

    def __init__(self, seat: int, market: int, discount: int, number: int) -> None:
        super().__init__(seat)
        self.market = market
        self.discount = discount
        self.number = number  # the space chosen, or -1

    def places(self, w: BitokuWriter) -> list[int]:
        """Where the chosen tile can lie: slots of a crystal, sites of a building."""
        tile = w.state.markets[self.market][self.number]
        if self.market == CRYSTAL:
            return free_slots(w, self.seat, w.tables.crystals[tile].colour)
        return free_sites(w, w.tables.buildings[tile].type)

    def run(self, w: BitokuWriter) -> bool:
        if self.number < 0:
            if can_obtain_any(w, self.seat, self.market, self.discount):
                return True
            w.done()  # B-BUILD-12
            return False
        if self.market == MITAMA or self.market == DRAGONFLY:
            self.buy(w, -1)
            return False
        places = self.places(w)
        if len(places) > 1:
            return True
        self.buy(w, places[0])
        return False

    def buy(self, w: BitokuWriter, place: int) -> None:
        w.done()
        w.push(Receive(self.seat, self.market, self.number, place))
        cost = price(w, self.seat, self.market, self.number)
        begin_payment(w, self.seat, cost, self.discount)

    def kind(self) -> str:
        if self.number < 0:
            return "obtain_tile"
        return "choose_slot" if self.market == CRYSTAL else "choose_site"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        if self.number < 0:
            return {"market": self.market_ref(), "count": self.discount}
        tile = w.state.markets[self.market][self.number]
        return {"tile": w.tile_ref(self.market, tile)}

    def market_ref(self) -> str:
        return ("market:mitama", "market:dragonfly", "market:crystal", "market:building")[
            self.market
        ]

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        notation = w.notation
        if self.number >= 0:
            by_place = notation.slot if self.market == CRYSTAL else notation.site
            return [by_place[place] for place in self.places(w)]
        actions = [
            notation.obtain[self.market][number]
            for number in obtainable(w, seat, self.market, self.discount)
        ]
        actions.append(notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == SKIP:
            w.done()
            w.skip(seat)
        elif action.kind == OBTAIN:
            self.number = action.b
        else:
            self.buy(w, action.a)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if self.number >= 0:
            return self.why_not_place(w, action)
        if action.kind != OBTAIN or action.a != self.market:
            return not_asked()
        tile = w.state.markets[self.market][action.b]
        if tile == NONE:
            return reason("no_tile_there", "B-EFFECT-22")
        if self.market == BUILDING and w.state.counters_used[seat] == len(w.tables.counters):
            return reason("no_counter_left", "B-BUILD-2")
        if not has_place(w, seat, self.market, tile):
            if self.market == CRYSTAL:
                return reason("no_slot_free", "B-CRYSTAL-2")
            return reason("no_site_free", "B-BUILD-3")
        return reason("cannot_pay", PRICE_RULES[self.market], "B-EFFECT-12")

    def why_not_place(self, w: BitokuWriter, action: Action) -> Reason:
        if self.market == CRYSTAL:
            if action.kind != SLOT:
                return not_asked()
            tile = w.state.markets[CRYSTAL][self.number]
            if w.tables.slots[action.a].colour != w.tables.crystals[tile].colour:
                return reason("slot_of_other_kind", "B-CRYSTAL-3")
            if w.state.slots[self.seat * len(w.tables.slots) + action.a] == NONE:
                return reason("same_slot", "B-CRYSTAL-3")  # alike in all: one is named
            return reason("slot_taken", "B-CRYSTAL-5")
        if action.kind != SITE:
            return not_asked()
        tile = w.state.markets[BUILDING][self.number]
        if w.tables.sites[action.a].type != w.tables.buildings[tile].type:
            return reason("site_of_other_type", "B-BUILD-6")
        return reason("space_taken", "B-BUILD-11")

    def clone(self) -> "Obtain":
        return Obtain(self.seat, self.market, self.discount, self.number)


PRICE_RULES = ("B-MITAMA-1", "B-MITAMA-5", "B-CRYSTAL-2", "B-BUILD-3")


class Receive(Frame[BitokuWriter]):
    """Receive a tile that has been paid for, with all that comes with it."""

    __slots__ = ("market", "number", "place")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "market", "number", "place")

    def __init__(self, seat: int, market: int, number: int, place: int) -> None:
        super().__init__(seat)
        self.market = market
        self.number = number
        self.place = place  # the slot or site, or -1

    def run(self, w: BitokuWriter) -> bool:
        w.done()
        tile = w.take_tile(self.seat, self.market, self.number)
        space = w.tables.market_spaces[self.market][self.number]
        if self.market == MITAMA:
            receive_mitama(w, self.seat, tile, space.vp)
        elif self.market == DRAGONFLY:
            receive_dragonfly(w, self.seat, tile, space.gain)
        elif self.market == CRYSTAL:
            # B-CRYSTAL-9: a Memory Crystal does not react to its own purchase.
            w.trigger(self.seat, T_CRYSTAL)
            w.lay_crystal(self.seat, tile, self.place)
        else:
            receive_building(w, self.seat, tile, self.place)
        return False

    def clone(self) -> "Receive":
        return Receive(self.seat, self.market, self.number, self.place)


def receive_mitama(w: BitokuWriter, seat: int, tile: int, vp: int) -> None:
    """VP of the space, then the tile's action, then it lies on the board and may combine."""
    w.score(seat, vp, C_MITAMA)  # B-MITAMA-2
    w.trigger(seat, T_MITAMA)
    w.push(LayMitama(seat, tile, False))
    resolve_list(w, seat, w.tables.mitamas[tile].effects, -1)  # B-MITAMA-3


def receive_dragonfly(w: BitokuWriter, seat: int, tile: int, gain: list[int]) -> None:
    """The goods of the space; its action waits until it is combined (B-MITAMA-5)."""
    for kind in range(KINDS):
        w.gain_resource(seat, kind, gain[kind])
    w.trigger(seat, T_DRAGONFLY)
    w.lay_dragonfly(seat, tile)
    w.push(CombineDragonfly(seat, tile))


def receive_building(w: BitokuWriter, seat: int, tile: int, site: int) -> None:
    """Lay the building, then its bonuses, which are automatic (B-BUILD-7, B-BUILD-8)."""
    entry = w.tables.buildings[tile]
    w.construct(seat, tile, site)
    advance_in_region(w, seat, w.tables.sites[site].region, entry.kodama_bonus)
    w.gain_amulets(seat, 1, entry.amulet_bonus)
    w.trigger(seat, T_BUILD)


def combine(w: BitokuWriter, seat: int, mitama: int, dragonfly: int) -> None:
    """Make a pair for good and let its Dragonfly act (B-MITAMA-8)."""
    w.combine(seat, mitama, dragonfly)
    w.trigger(seat, T_PAIR)
    resolve_list(w, seat, w.tables.dragonflies[dragonfly].effects, -1)


def distinct(tiles: list[int]) -> list[int]:
    """Each design once, in order."""
    found: list[int] = []
    for tile in tiles:
        if not found or found[-1] != tile:
            found.append(tile)
    return found


class LayMitama(Frame[BitokuWriter]):
    """After a Mitama's action: lay it down, then combine it or not (B-MITAMA-3, -4)."""

    __slots__ = ("laid", "tile")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "laid")

    def __init__(self, seat: int, tile: int, laid: bool) -> None:
        super().__init__(seat)
        self.tile = tile
        self.laid = laid  # until then it is in nobody's stock

    def run(self, w: BitokuWriter) -> bool:
        if not self.laid:
            w.lay_mitama(self.seat, self.tile)
            self.laid = True
        if w.state.dragonflies[self.seat]:
            return True
        w.done()
        return False

    def kind(self) -> str:
        return "combine_mitama"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"tile": w.tile_ref(MITAMA, self.tile)}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        tiles = distinct(w.state.dragonflies[seat])
        actions = [w.notation.combine_dragonfly[tile] for tile in tiles]
        actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        w.done()
        if action.kind == SKIP:
            w.skip(seat)
        else:
            combine(w, seat, self.tile, action.a)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind != COMBINE:
            return not_asked()
        return reason("not_uncombined", "B-MITAMA-4", "B-MITAMA-7")

    def clone(self) -> "LayMitama":
        return LayMitama(self.seat, self.tile, self.laid)


class CombineDragonfly(Frame[BitokuWriter]):
    """Combine a Dragonfly just obtained with an uncombined Mitama, or not (B-MITAMA-6)."""

    __slots__ = ("tile",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def run(self, w: BitokuWriter) -> bool:
        if w.state.mitamas[self.seat]:
            return True
        w.done()
        return False

    def kind(self) -> str:
        return "combine_dragonfly"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"tile": w.tile_ref(DRAGONFLY, self.tile)}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        tiles = distinct(w.state.mitamas[seat])
        actions = [w.notation.combine_mitama[tile] for tile in tiles]
        actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        w.done()
        if action.kind == SKIP:
            w.skip(seat)
        else:
            combine(w, seat, action.a, self.tile)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind != COMBINE:
            return not_asked()
        return reason("not_uncombined", "B-MITAMA-6", "B-MITAMA-7")

    def clone(self) -> "CombineDragonfly":
        return CombineDragonfly(self.seat, self.tile)
