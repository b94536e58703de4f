"""Obtaining a face-up tile of a market: choosing, placing, paying, receiving (B-EFFECT-22)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import AnyFrame, Choice, Frame
from mori.core.shown import EffectData
from mori.games.bitoku.effects.buildings import (
    counter_left,
    counter_price,
    free_sites,
    has_free_site,
    receive_building,
    why_not_site,
)
from mori.games.bitoku.effects.costs import Payment, begin_payment, can_afford, cannot_pay
from mori.games.bitoku.effects.crystals import (
    free_slots,
    has_free_slot,
    receive_crystal,
    why_not_slot,
)
from mori.games.bitoku.effects.kind import DISCOUNT, EffectKind, Parameter, number_in
from mori.games.bitoku.effects.mitamas import (
    CombineDragonfly,
    LayMitama,
    receive_dragonfly,
    receive_mitama,
)
from mori.games.bitoku.language.action_kinds import OBTAIN, SKIP
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.language.said import units_in
from mori.games.bitoku.seen import places
from mori.games.bitoku.table.codes import BUILDING, CRYSTAL, DRAGONFLY, MITAMA
from mori.games.bitoku.table.pieces import Effect
from mori.games.bitoku.table.state import NONE
from mori.games.bitoku.writer import BitokuWriter


def price(w: BitokuWriter, seat: int, market: int, number: int) -> list[int]:
    """What a tile costs: its space's price, or that of the leftmost Building counter."""
    if market == BUILDING:
        return counter_price(w, seat)
    return w.tables.market_spaces[market][number].cost


def has_place(w: BitokuWriter, seat: int, market: int, tile: int) -> bool:
    """Whether a tile, once obtained, has somewhere to lie."""
    if market == CRYSTAL:
        return has_free_slot(w, seat, tile)
    if market == BUILDING:
        return has_free_site(w, tile)
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
    if market == BUILDING and not counter_left(w, seat):
        return False
    for number in range(len(w.state.markets[market])):
        if can_obtain(w, seat, market, number, discount):
            return True
    return False


def obtainable(w: BitokuWriter, seat: int, market: int, discount: int) -> list[int]:
    """The spaces of a market whose tile the seat can obtain now, innermost first."""
    if market == BUILDING and not counter_left(w, seat):
        return []
    return [
        number
        for number in range(len(w.state.markets[market]))
        if can_obtain(w, seat, market, number, discount)
    ]


class Obtain(Choice[BitokuWriter]):
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
            w.lose_effects(self.seat, [self.purchase()])
            return False
        if self.market == MITAMA or self.market == DRAGONFLY:
            self.buy(w, -1)
            return False
        places = self.places(w)
        if len(places) > 1:
            return True
        self.buy(w, places[0])
        return False

    def purchase(self) -> EffectData:
        """What could be bought, for the log."""
        kind = ("mitama", "dragonfly", "crystal", "build")[self.market]
        return units_in(kind, 1, "discount", self.discount)

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
            w.decline_effects(seat, [self.purchase()])
        elif action.kind == OBTAIN:
            self.number = action.b
        else:
            self.buy(w, action.a)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if self.number >= 0:
            return self.why_not_place(w, action)
        if action.kind != OBTAIN or action.a != self.market:
            return not_asked(action)
        tile = w.state.markets[self.market][action.b]
        if tile == NONE:
            return reason("no_tile_there", "B-EFFECT-22")
        if self.market == BUILDING and not counter_left(w, seat):
            return reason("no_counter_left", "B-BUILD-2")
        if not has_place(w, seat, self.market, tile):
            if self.market == CRYSTAL:
                return reason("no_slot_free", "B-CRYSTAL-2")
            return reason("no_site_free", "B-BUILD-3")
        cost = price(w, seat, self.market, action.b)
        return cannot_pay(w, seat, cost, self.discount, (PRICE_RULES[self.market], "B-EFFECT-12"))

    def why_not_place(self, w: BitokuWriter, action: Action) -> Reason:
        tile = w.state.markets[self.market][self.number]
        if self.market == CRYSTAL:
            return why_not_slot(w, self.seat, tile, action)
        return why_not_site(w, tile, action)

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
            receive_crystal(w, self.seat, tile, self.place)
        else:
            receive_building(w, self.seat, tile, self.place)
        return False

    def clone(self) -> "Receive":
        return Receive(self.seat, self.market, self.number, self.place)


class Purchase(EffectKind):
    """One face-up tile of a market, at its price less the discount (B-EFFECT-12 to -15)."""

    is_purchase: ClassVar[bool] = True

    def __init__(self, market: int) -> None:
        self.market = market

    def is_possible(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> bool:
        return can_obtain_any(w, seat, self.market, effect.discount)

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        w.push(Obtain(seat, self.market, effect.discount, -1))

    def question(self, seat: int, said: EffectData) -> AnyFrame | None:
        return Obtain(seat, self.market, number_in(said, "discount"), -1)

    def places(self, w: BitokuWriter, seat: int, said: EffectData) -> list[str]:
        return [places.stack_of(self.market)]


class Build(Purchase):
    """A building, constructed."""

    name: ClassVar[str] = "build"
    parameters: ClassVar[tuple[Parameter, ...]] = (DISCOUNT,)
    rules: ClassVar[tuple[str, ...]] = ("B-BUILD-1", "B-EFFECT-22")
    icon: ClassVar[str] = "building"
    frames: ClassVar[tuple[type, ...]] = (Obtain, Receive, Payment)
    decisions: ClassVar[tuple[str, ...]] = (
        "obtain_tile",
        "waive_resource",
        "pay_resource",
        "choose_site",
    )

    def __init__(self) -> None:
        super().__init__(BUILDING)


class ObtainCrystal(Purchase):
    """A crystal for the own board."""

    name: ClassVar[str] = "crystal"
    parameters: ClassVar[tuple[Parameter, ...]] = (DISCOUNT,)
    rules: ClassVar[tuple[str, ...]] = ("B-CRYSTAL-2", "B-EFFECT-22")
    icon: ClassVar[str] = "crystal"
    frames: ClassVar[tuple[type, ...]] = (Obtain, Receive, Payment)
    decisions: ClassVar[tuple[str, ...]] = (
        "obtain_tile",
        "waive_resource",
        "pay_resource",
        "choose_slot",
    )

    def __init__(self) -> None:
        super().__init__(CRYSTAL)


class ObtainMitama(Purchase):
    """A Mitama, whose action follows."""

    name: ClassVar[str] = "mitama"
    parameters: ClassVar[tuple[Parameter, ...]] = (DISCOUNT,)
    rules: ClassVar[tuple[str, ...]] = ("B-MITAMA-1", "B-EFFECT-22")
    icon: ClassVar[str] = "mitama"
    frames: ClassVar[tuple[type, ...]] = (Obtain, Receive, Payment, LayMitama)
    decisions: ClassVar[tuple[str, ...]] = (
        "obtain_tile",
        "waive_resource",
        "pay_resource",
        "combine_mitama",
    )

    def __init__(self) -> None:
        super().__init__(MITAMA)


class ObtainDragonfly(Purchase):
    """A Dragonfly, which may be combined."""

    name: ClassVar[str] = "dragonfly"
    parameters: ClassVar[tuple[Parameter, ...]] = (DISCOUNT,)
    rules: ClassVar[tuple[str, ...]] = ("B-MITAMA-5", "B-EFFECT-22")
    icon: ClassVar[str] = "dragonfly"
    frames: ClassVar[tuple[type, ...]] = (Obtain, Receive, Payment, CombineDragonfly)
    decisions: ClassVar[tuple[str, ...]] = (
        "obtain_tile",
        "waive_resource",
        "pay_resource",
        "combine_dragonfly",
    )

    def __init__(self) -> None:
        super().__init__(DRAGONFLY)
