"""Mitamas and Dragonflies: receiving them, and combining them into pairs (B-MITAMA)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Choice
from mori.games.bitoku.effects.resolving import resolve_list
from mori.games.bitoku.language.action_kinds import COMBINE, SKIP
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.table.codes import DRAGONFLY, KINDS, MITAMA, T_DRAGONFLY, T_MITAMA, T_PAIR
from mori.games.bitoku.writer import BitokuWriter


def receive_mitama(w: BitokuWriter, seat: int, tile: int, vp: int) -> None:
    """VP of the space, then the tile's action, then it lies on the board and may combine."""
    w.score(seat, vp, "mitama_spaces")  # B-MITAMA-2
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


class Combine(Choice[BitokuWriter]):
    """Combine a tile just obtained with an uncombined one of the other kind, or not."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def partners(self, w: BitokuWriter) -> list[Action]:
        """What it can be combined with."""
        raise NotImplementedError

    def join(self, w: BitokuWriter, partner: int) -> None:
        raise NotImplementedError

    def run(self, w: BitokuWriter) -> bool:
        if self.partners(w):
            return True
        w.done()
        return False

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        actions = self.partners(w)
        actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        w.done()
        if action.kind == SKIP:
            w.decline(seat, "combining")
        else:
            self.join(w, action.a)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind != COMBINE:
            return not_asked(action)
        return reason("not_uncombined", self.rule(), "B-MITAMA-7")

    def rule(self) -> str:
        """By which rule this kind of tile is combined."""
        raise NotImplementedError


class LayMitama(Combine):
    """After a Mitama's action: lay it down, then combine it or not (B-MITAMA-3, -4)."""

    __slots__ = ("laid",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "laid")

    def __init__(self, seat: int, tile: int, laid: bool) -> None:
        super().__init__(seat, tile)
        self.laid = laid  # until then it is in nobody's stock

    def run(self, w: BitokuWriter) -> bool:
        if not self.laid:
            w.lay_mitama(self.seat, self.tile)
            self.laid = True
        return super().run(w)

    def partners(self, w: BitokuWriter) -> list[Action]:
        tiles = distinct(w.state.dragonflies[self.seat])
        return [w.notation.combine_dragonfly[tile] for tile in tiles]

    def join(self, w: BitokuWriter, partner: int) -> None:
        combine(w, self.seat, self.tile, partner)

    def rule(self) -> str:
        return "B-MITAMA-4"

    def kind(self) -> str:
        return "combine_mitama"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"tile": w.tile_ref(MITAMA, self.tile)}

    def clone(self) -> "LayMitama":
        return LayMitama(self.seat, self.tile, self.laid)


class CombineDragonfly(Combine):
    """Combine a Dragonfly just obtained with an uncombined Mitama, or not (B-MITAMA-6)."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def partners(self, w: BitokuWriter) -> list[Action]:
        tiles = distinct(w.state.mitamas[self.seat])
        return [w.notation.combine_mitama[tile] for tile in tiles]

    def join(self, w: BitokuWriter, partner: int) -> None:
        combine(w, self.seat, partner, self.tile)

    def rule(self) -> str:
        return "B-MITAMA-6"

    def kind(self) -> str:
        return "combine_dragonfly"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"tile": w.tile_ref(DRAGONFLY, self.tile)}

    def clone(self) -> "CombineDragonfly":
        return CombineDragonfly(self.seat, self.tile)
