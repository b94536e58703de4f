"""The part of Hitodama's writer that tells what is declined, and what comes to nothing.

A log without it would leave a reader wondering. Callers on the way to it test `facts` first where
what is told has to be worked out.
"""

from typing import Final

from mori.core.facts import Fact
from mori.games.hitodama.table.tables import Bundle
from mori.games.hitodama.writers.map import MapWriter

# Why a space, or part of a gain, brings nothing.
LACKS: Final = (
    "supply_empty",
    "hand_full",
    "deck_empty",
    "payment",  # what a space or an akku costs
    "merchandise",  # one of the merchant's that is free
    "benefit",  # what is paid for cannot be had
    "akku",  # on the map
    "tribute",  # an open one that can be paid
)


class TellingWriter(MapWriter):
    """What a log must tell although nothing changes."""

    __slots__ = ()

    def tell_of(self, seat: int, kind: str, args: dict[str, object]) -> None:
        if self.facts is not None:
            self.facts.append(Fact(kind, {"seat": f"seat:{seat}", **args}))

    def tell_tile(self, kind: str, tile: int) -> None:
        if self.facts is not None:
            self.facts.append(Fact(kind, {"tile": self.tables.tile_ref(tile)}))

    # -- what is declined

    def decline_space(self, seat: int, place: int) -> None:
        """Leave a ":" space unpaid (H-TILE-RES-2)."""
        if self.facts is not None:
            space = self.space_at(place)
            self.tell_of(
                seat,
                "space_declined",
                {
                    "place": self.tables.place_ref(place),
                    "pay": space.pay.ref,
                    "gain": space.gain.ref,
                },
            )

    def decline_trade(self, seat: int, place: int) -> None:
        if self.facts is not None:
            args = {"place": self.tables.place_ref(place), "gain": self.space_at(place).gain.ref}
            self.tell_of(seat, "trade_declined", {**args})

    def decline_akku(self, seat: int, cost: Bundle) -> None:
        self.tell_of(seat, "akku_declined", {"cost": cost.ref})

    def decline_tribute(self, seat: int) -> None:
        if self.facts is not None:
            season = self.tables.season_ref(self.state.season)
            self.tell_of(seat, "tribute_declined", {"season": season})

    def decline_card(self, seat: int, card: int) -> None:
        """Make no use of the choice that a card gives (H-CARD-4)."""
        if self.facts is not None:
            self.tell_of(seat, "card_declined", {"card": self.tables.card_ref(card)})

    # -- what comes to nothing

    def find_nothing(self, seat: int, place: int, lack: str) -> None:
        """An essence whose space brings its owner nothing now."""
        if self.facts is not None:
            args = {"place": self.tables.place_ref(place), "lack": f"lack:{lack}"}
            self.tell_of(seat, "space_brings_nothing", {**args})

    def leave_unscored(self, seat: int, line: int) -> None:
        """A line paid for nothing, because units of it were waived (HR-36)."""
        if self.facts is not None:
            self.tell_of(seat, "line_unscored", {"line": self.tables.lines[line].ref})

    def find_nobody(self, tile: int) -> None:
        """A tile that a card resolves while nobody has anything to collect there."""
        self.tell_tile("tile_idle", tile)

    def lack_akku(self, tile: int) -> None:
        """The lair is empty: an akku that a card names does not come (H-AKKU-2)."""
        self.tell_tile("akku_lacking", tile)

    def lack_ice(self, tile: int) -> None:
        self.tell_tile("ice_lacking", tile)

    # -- who came first

    def come_first(self, seat: int, tile: int) -> None:
        if self.facts is not None:
            self.tell_of(seat, "arrived_first", {"tile": self.tables.tile_ref(tile)})

    def keep_coin(self, seat: int) -> None:
        self.tell_of(seat, "coin_kept", {})
