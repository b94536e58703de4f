"""The part of Hitodama's writer that changes what stands on the map."""

from mori.core.facts import Fact
from mori.games.hitodama.table.state import (
    AKKU_MEEPLE,
    BOARD_ASLEEP,
    EMPTY,
    ICE_TOKEN,
    NO_CARD,
    RESERVE,
)
from mori.games.hitodama.table.tables import AKKU, TOKENS, Bundle, Space
from mori.games.hitodama.writers.goods import GoodsWriter


class MapWriter(GoodsWriter):
    """Essences, akkus, ice and extra spaces."""

    __slots__ = ()

    # -- asking

    def owner(self, essence: int) -> int:
        return self.tables.owners[essence]

    def essences_of(self, seat: int) -> list[int]:
        return self.tables.seat_essences[seat]

    def slot_exists(self, place: int) -> bool:
        """Whether there is a space at a place: printed on this side, or an extra-space card."""
        tables = self.tables
        tile = tables.tile_of[place]
        slot = tables.slot_of[place]
        if slot < tables.printed_slots:
            return slot < len(tables.tiles[tile].spaces)
        extra = tile * tables.extra_slots + slot - tables.printed_slots
        return self.state.extra_copy[extra] >= 0

    def space_at(self, place: int) -> Space:
        """What the space at a place asks and gives; an extra space copies a printed one."""
        tables = self.tables
        tile = tables.tile_of[place]
        slot = tables.slot_of[place]
        if slot >= tables.printed_slots:
            slot = self.state.extra_copy[tile * tables.extra_slots + slot - tables.printed_slots]
        return tables.tiles[tile].spaces[slot]

    def free_printed(self, tile: int) -> int:
        """How many printed spaces of a tile are free."""
        start = tile * self.tables.width
        occupant = self.state.occupant
        count = 0
        for slot in range(len(self.tables.tiles[tile].spaces)):
            if occupant[start + slot] == EMPTY:
                count += 1
        return count

    def free_places(self) -> list[int]:
        """The free spaces of the whole map, extra-space cards included, in order."""
        occupant = self.state.occupant
        free = [place for place in self.tables.printed_places if occupant[place] == EMPTY]
        extra_copy = self.state.extra_copy
        extras = False
        for extra in range(len(extra_copy)):
            if extra_copy[extra] >= 0 and occupant[self.tables.extra_places[extra]] == EMPTY:
                free.append(self.tables.extra_places[extra])
                extras = True
        if extras:
            free.sort()
        return free

    def akku_places(self) -> list[int]:
        occupant = self.state.occupant
        return [place for place in range(len(occupant)) if occupant[place] == AKKU_MEEPLE]

    # -- essences

    def _put(self, essence: int, place: int) -> None:
        """Stand an essence, fresh and with a new arrival number, on a place."""
        state = self.state
        origin = state.essence_place[essence]
        if origin >= 0:
            state.occupant[origin] = EMPTY
        state.occupant[place] = essence
        state.essence_place[essence] = place
        state.standing[essence] = 1
        state.fresh_round[essence] = state.round
        self._number_arrival(essence)

    def _number_arrival(self, essence: int) -> None:
        self.state.arrivals += 1
        self.state.arrival[essence] = self.state.arrivals

    def move_essence(self, essence: int, place: int) -> None:
        """Carry out a Move action."""
        origin = self.state.essence_place[essence]
        self._put(essence, place)
        self.state.moved |= 1 << essence
        if self.facts is not None:
            seat = f"seat:{self.owner(essence)}"
            target = self.tables.place_ref(place)
            if origin >= 0:
                source = self.tables.place_ref(origin)
                self.facts.append(
                    Fact("essence_moved", {"seat": seat, "source": source, "target": target})
                )
            else:
                self.facts.append(Fact("essence_placed", {"seat": seat, "target": target}))

    def relocate_essence(self, seat: int, essence: int, place: int) -> None:
        """Move anybody's essence by a card."""
        origin = self.state.essence_place[essence]
        self._put(essence, place)
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "essence_relocated",
                    {
                        "seat": f"seat:{seat}",
                        "owner": f"seat:{self.owner(essence)}",
                        "source": self.tables.place_ref(origin),
                        "target": self.tables.place_ref(place),
                    },
                )
            )

    def _send_to(self, essence: int, where: int) -> int:
        """Take an essence off its place; returns that place."""
        state = self.state
        origin = state.essence_place[essence]
        state.occupant[origin] = EMPTY
        state.essence_place[essence] = where
        state.standing[essence] = 1 if where == RESERVE else 0
        return origin

    def return_essence(self, essence: int) -> None:
        """Send an essence, active, to its owner's reserve."""
        self._note_leaving("essence_returned", essence, self._send_to(essence, RESERVE))

    def retire_essence(self, essence: int) -> None:
        """Send an essence asleep to its player board: it paid with an akku."""
        self._note_leaving("essence_retired", essence, self._send_to(essence, BOARD_ASLEEP))

    def eject_essence(self, essence: int) -> None:
        """Push an essence off a full tile, active, to its owner's reserve (H-BLOCK-4)."""
        self._note_leaving("essence_ejected", essence, self._send_to(essence, RESERVE))

    def _note_leaving(self, kind: str, essence: int, origin: int) -> None:
        if self.facts is not None:
            self.facts.append(
                Fact(
                    kind,
                    {
                        "seat": f"seat:{self.owner(essence)}",
                        "source": self.tables.place_ref(origin),
                    },
                )
            )

    def displace_essence(self, seat: int, essence: int, cost: Bundle) -> None:
        owner = self.owner(essence)
        self.hand_over(seat, owner, cost)
        origin = self._send_to(essence, RESERVE)
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "essence_displaced",
                    {
                        "seat": f"seat:{seat}",
                        "owner": f"seat:{owner}",
                        "source": self.tables.place_ref(origin),
                        "goods": cost.ref,
                    },
                )
            )

    def wake_essence(self, seat: int, essence: int) -> None:
        self.state.essence_place[essence] = RESERVE
        self.state.standing[essence] = 1
        if self.facts is not None:
            self.facts.append(Fact("essence_woken", {"seat": f"seat:{seat}"}))

    def lay_down(self, essence: int) -> None:
        if not self.state.standing[essence]:
            return
        self.state.standing[essence] = 0
        if self.facts is not None:
            place = self.tables.place_ref(self.state.essence_place[essence])
            self.facts.append(
                Fact("essence_lay_down", {"seat": f"seat:{self.owner(essence)}", "place": place})
            )

    def push_essence(self, essence: int, place: int) -> None:
        """Shift an essence to another space of its tile: posture, freshness, arrival stay."""
        state = self.state
        origin = state.essence_place[essence]
        state.occupant[origin] = EMPTY
        state.occupant[place] = essence
        state.essence_place[essence] = place
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "essence_pushed",
                    {
                        "seat": f"seat:{self.owner(essence)}",
                        "source": self.tables.place_ref(origin),
                        "target": self.tables.place_ref(place),
                    },
                )
            )

    def swap_meeples(self, seat: int, first: int, second: int) -> None:
        """Exchange the meeples on two places; only a change of tile is a new arrival."""
        state = self.state
        width = self.tables.width
        one, other = state.occupant[first], state.occupant[second]
        state.occupant[first], state.occupant[second] = other, one
        for meeple, place in ((one, second), (other, first)):
            if meeple >= 0:
                state.essence_place[meeple] = place
                if first // width != second // width:
                    self._number_arrival(meeple)
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "meeples_swapped",
                    {
                        "seat": f"seat:{seat}",
                        "source": self.tables.place_ref(first),
                        "target": self.tables.place_ref(second),
                    },
                )
            )

    # -- blockers

    def put_ice(self, place: int) -> None:
        self.state.ice_supply -= 1
        self.state.occupant[place] = ICE_TOKEN
        if self.facts is not None:
            self.facts.append(Fact("ice_placed", {"place": self.tables.place_ref(place)}))

    def put_akku(self, place: int) -> None:
        """Put an akku from the lair on a place."""
        self.state.supply[AKKU] -= 1
        self.state.occupant[place] = AKKU_MEEPLE
        if self.facts is not None:
            self.facts.append(Fact("akku_placed", {"place": self.tables.place_ref(place)}))

    def blocker_stays_out(self, tile: int) -> None:
        if self.facts is not None:
            self.facts.append(Fact("blocker_not_placed", {"tile": self.tables.tile_ref(tile)}))

    def lift_akku(self, place: int) -> None:
        """Take up an akku that a card moves; `set_down_akku` puts it back."""
        self.state.occupant[place] = EMPTY

    def set_down_akku(self, seat: int, origin: int, place: int) -> None:
        self.state.occupant[place] = AKKU_MEEPLE
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "akku_moved",
                    {
                        "seat": f"seat:{seat}",
                        "source": self.tables.place_ref(origin),
                        "target": self.tables.place_ref(place),
                    },
                )
            )

    def capture_akku(self, seat: int, place: int) -> None:
        """Take an akku from the map into a basket."""
        self.state.occupant[place] = EMPTY
        self.state.baskets[seat * TOKENS + AKKU] += 1
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "akku_captured",
                    {"seat": f"seat:{seat}", "place": self.tables.place_ref(place)},
                )
            )

    def thaw(self) -> None:
        """Return all ice to the supply."""
        occupant = self.state.occupant
        count = 0
        for place in range(len(occupant)):
            if occupant[place] == ICE_TOKEN:
                occupant[place] = EMPTY
                count += 1
        self.state.ice_supply += count
        if count and self.facts is not None:
            self.facts.append(Fact("ice_thawed", {"count": count}))

    # -- extra spaces

    def add_extra_space(self, seat: int, place: int) -> None:
        """Lay the acting card beside a tile, as a copy of the printed space at `place`."""
        state = self.state
        tile, slot = divmod(place, self.tables.width)
        start = tile * self.tables.extra_slots
        free = state.extra_copy.index(-1, start)
        state.extra_copy[free] = slot
        state.extra_card[free] = state.acting_card
        state.acting_card = NO_CARD
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "extra_space_added",
                    {
                        "seat": f"seat:{seat}",
                        "tile": self.tables.tile_ref(tile),
                        "place": self.tables.place_ref(place),
                    },
                )
            )

    def remove_extra_spaces(self) -> None:
        """Discard every extra-space card; essences on them go to their reserves (H-ROUND-4)."""
        state = self.state
        tables = self.tables
        for extra in range(len(state.extra_copy)):
            if state.extra_copy[extra] < 0:
                continue
            tile, number = divmod(extra, tables.extra_slots)
            essence = state.occupant[tile * tables.width + tables.printed_slots + number]
            if essence >= 0:
                self.return_essence(essence)
            state.extra_copy[extra] = -1
            self.pile_of(state.extra_card[extra]).append(state.extra_card[extra])
            state.extra_card[extra] = NO_CARD
            if self.facts is not None:
                self.facts.append(Fact("extra_space_removed", {"tile": self.tables.tile_ref(tile)}))
