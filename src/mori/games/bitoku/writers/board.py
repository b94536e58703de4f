"""The part of Bitoku's writer that changes the board: tiles, Kodamas, Pilgrims, shared decks."""

from mori.core.facts import Fact
from mori.games.bitoku.table.codes import (
    BUILDING,
    CRYSTAL,
    DRAGONFLY,
    FAVOURS,
    HILL_REGIONS,
    MARKETS,
    MEMORY,
    MITAMA,
    REGION_COUNT,
    REGIONS,
    T_BITOKU,
)
from mori.games.bitoku.table.state import ANCIENT_OWNER, NONE
from mori.games.bitoku.writers.goods import C_BITOKU, C_MEMORY, GoodsWriter, with_item, without_item


class BoardWriter(GoodsWriter):
    """What lies and stands on the boards."""

    __slots__ = ()

    # -- Memory Crystals

    def trigger(self, seat: int, event: int) -> None:
        """Let the seat's Memory Crystals pay for something it has just done (B-CRYSTAL-7)."""
        count = len(self.tables.slots)
        for slot in range(seat * count, (seat + 1) * count):
            tile = self.state.slots[slot]
            if tile != NONE and self.tables.crystals[tile].colour == MEMORY:
                crystal = self.tables.crystals[tile]
                if event in crystal.triggers:
                    self.score(seat, crystal.vp, C_MEMORY)

    # -- Kodamas

    def can_advance(self, seat: int, region: int) -> bool:
        """Whether the seat's Kodama can make a step: space L holds only one (B-KODAMA-2, -6)."""
        length = self.tables.kodama_length
        space = self.state.kodama[seat * REGION_COUNT + region]
        if space >= length:
            return False
        if space < length - 1:
            return True
        for other in range(self.tables.players):
            if self.state.kodama[other * REGION_COUNT + region] == length:
                return False
        return True

    def advance_kodama(self, seat: int, region: int) -> None:
        place = seat * REGION_COUNT + region
        self.state.kodama[place] += 1
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "kodama_advanced",
                    {
                        "seat": self.tables.sides[seat],
                        "region": f"region:{REGIONS[region]}",
                        "space": self.state.kodama[place],
                    },
                )
            )

    def push_kodama_back(self, seat: int, owner: int, region: int) -> None:
        place = owner * REGION_COUNT + region
        self.state.kodama[place] -= 1
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "kodama_pushed_back",
                    {
                        "seat": self.tables.sides[seat],
                        "owner": self.tables.sides[owner],
                        "region": f"region:{REGIONS[region]}",
                        "space": self.state.kodama[place],
                    },
                )
            )

    # -- Pilgrims on the Paths of Wisdom

    def start_pilgrimage(self, seat: int, node: int) -> None:
        self.state.available[seat] -= 1
        self.state.main_pilgrims[node * self.tables.players + seat] += 1
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "pilgrimage_started",
                    {"seat": self.tables.sides[seat], "node": self.node_ref(node)},
                )
            )

    def walk_pilgrim(self, seat: int, source: int, target: int, asleep: bool) -> None:
        """Move a Pilgrim one space on; on a branch it falls asleep for good."""
        state = self.state
        state.main_pilgrims[source * self.tables.players + seat] -= 1
        if asleep:
            state.branch_pilgrim[target] = seat
        else:
            state.main_pilgrims[target * self.tables.players + seat] += 1
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "pilgrim_arrived" if asleep else "pilgrim_walked",
                    {
                        "seat": self.tables.sides[seat],
                        "source": self.node_ref(source),
                        "target": self.node_ref(target),
                    },
                )
            )

    def node_ref(self, node: int) -> str:
        return self.tables.nodes[node].ref

    # -- Bitoku Path

    def add_bitoku(self, seat: int, card: int) -> None:
        """Add a card at the right-hand end of the path (B-BITOKU-2)."""
        self.state.bitoku_path[seat] = [*self.state.bitoku_path[seat], card]
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "bitoku_added", {"seat": self.tables.sides[seat], "card": self.bitoku_ref(card)}
                )
            )

    def complete_bitoku(self, seat: int) -> int:
        """Move the counter onto the next card, gaining its VP; returns the card (B-BITOKU-4)."""
        card = self.state.bitoku_path[seat][self.state.bitoku_done[seat]]
        self.state.bitoku_done[seat] += 1
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "bitoku_completed",
                    {"seat": self.tables.sides[seat], "card": self.bitoku_ref(card)},
                )
            )
        self.score(seat, self.tables.bitoku[card].vp, C_BITOKU)
        self.trigger(seat, T_BITOKU)
        return card

    def bitoku_ref(self, card: int) -> str:
        return "bitoku:" + self.tables.bitoku[card].id

    # -- markets

    def tile_ref(self, market: int, tile: int) -> str:
        if market == MITAMA:
            return "mitama:" + self.tables.mitamas[tile].id
        if market == DRAGONFLY:
            return "dragonfly:" + self.tables.dragonflies[tile].id
        if market == CRYSTAL:
            return "crystal:" + self.tables.crystals[tile].id
        return "building:" + self.tables.buildings[tile].id

    def take_tile(self, seat: int, market: int, number: int) -> int:
        """Take a face-up tile; its gap stays until Winter (B-BUILD-5, B-MITAMA-1, B-CRYSTAL-3)."""
        tile = self.state.markets[market][number]
        self.state.markets[market][number] = NONE
        if self.facts is not None:
            self.facts.append(
                Fact(
                    f"{MARKETS[market]}_obtained",
                    {"seat": self.tables.sides[seat], "tile": self.tile_ref(market, tile)},
                )
            )
        return tile

    def lay_mitama(self, seat: int, tile: int) -> None:
        self.state.mitamas[seat] = with_item(self.state.mitamas[seat], tile)

    def lay_dragonfly(self, seat: int, tile: int) -> None:
        self.state.dragonflies[seat] = with_item(self.state.dragonflies[seat], tile)

    def combine(self, seat: int, mitama: int, dragonfly: int) -> None:
        state = self.state
        state.mitamas[seat] = without_item(state.mitamas[seat], mitama)
        state.dragonflies[seat] = without_item(state.dragonflies[seat], dragonfly)
        state.pair_mitamas[seat] = [*state.pair_mitamas[seat], mitama]
        state.pair_dragonflies[seat] = [*state.pair_dragonflies[seat], dragonfly]
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "pair_combined",
                    {
                        "seat": self.tables.sides[seat],
                        "mitama": self.tile_ref(MITAMA, mitama),
                        "dragonfly": self.tile_ref(DRAGONFLY, dragonfly),
                    },
                )
            )

    def lay_crystal(self, seat: int, tile: int, slot: int) -> None:
        """Lay a crystal into its slot; the Pilgrim there wakes (B-CRYSTAL-4)."""
        self.state.slots[seat * len(self.tables.slots) + slot] = tile
        self.state.available[seat] += 1

    def construct(self, seat: int, tile: int, site: int) -> None:
        state = self.state
        state.site_building[site] = tile
        state.site_owner[site] = seat  # B-BUILD-8
        state.counters_used[seat] += 1
        state.built_this_turn |= 1 << site
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "building_laid",
                    {
                        "seat": self.tables.sides[seat],
                        "tile": self.tile_ref(BUILDING, tile),
                        "site": "site:" + self.tables.sites[site].id,
                    },
                )
            )

    def use_building(self, seat: int, site: int) -> None:
        if self.facts is None:
            return
        tile = self.tile_ref(BUILDING, self.state.site_building[site])
        owner = self.state.site_owner[site]
        args: dict[str, object] = {"seat": self.tables.sides[seat], "tile": tile}
        if owner in (ANCIENT_OWNER, seat):
            self.facts.append(Fact("building_used", args))
        else:
            args["owner"] = self.tables.sides[owner]
            self.facts.append(Fact("rival_building_used", args))

    def refill_market(self, market: int) -> None:
        """Remove the outermost tile, slide the others outwards, fill up (B-WINTER-14, -15)."""
        row = self.state.markets[market]
        if row[-1] != NONE:
            if self.facts is not None:
                tile = self.tile_ref(market, row[-1])
                self.facts.append(
                    Fact("tile_removed", {"market": f"market:{MARKETS[market]}", "tile": tile})
                )
            self.state.gone[market] = [*self.state.gone[market], row[-1]]
            row[-1] = NONE
        left = [tile for tile in row if tile != NONE]
        stack = self.state.stacks[market]
        filled: list[int] = []
        while len(left) + len(filled) < len(row) and stack:
            filled.append(stack.pop())
        # New tiles come in from the outside inwards, behind those that slid out.
        new_row = [NONE] * (len(row) - len(left) - len(filled)) + filled[::-1] + left
        for number in range(len(row)):
            row[number] = new_row[number]
        self.revealed()
        if self.facts is not None:
            tiles = [self.tile_ref(market, tile) for tile in row if tile != NONE]
            self.facts.append(
                Fact(
                    "market_refilled",
                    {"market": f"market:{MARKETS[market]}", "tiles": tiles},
                )
            )

    # -- rocks

    def take_rock(self, seat: int, rock: int) -> None:
        """Take a rock from the garden to the leftmost empty rock space (B-ROCK-3)."""
        state = self.state
        state.garden[state.garden.index(rock)] = NONE
        count = self.tables.rock_spaces
        for place in range(seat * count, (seat + 1) * count):
            if state.rock_path[place] == NONE:
                state.rock_path[place] = rock
                break
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "rock_taken",
                    {"seat": self.tables.sides[seat], "rock": "rock:" + self.tables.rocks[rock].id},
                )
            )

    def place_rock_pilgrim(self, seat: int, space: int) -> None:
        self.state.available[seat] -= 1
        self.state.rock_pilgrims[seat * len(self.tables.pilgrim_spaces) + space] = 1
        if self.facts is not None:
            self.facts.append(Fact("rock_pilgrim_placed", {"seat": self.tables.sides[seat]}))

    # -- Hills

    def is_covered(self, hill: int, favour: int) -> bool:
        return bool(self.state.covered & (1 << (hill * FAVOURS + favour)))

    def cover_favour(self, seat: int, hill: int, favour: int, claimed: bool) -> None:
        """Lay a Hikaru marker on a favour, its reward claimed or declined."""
        self.state.covered |= 1 << (hill * FAVOURS + favour)
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "favour_claimed" if claimed else "favour_covered",
                    {
                        "seat": self.tables.sides[seat],
                        "hill": f"region:{REGIONS[HILL_REGIONS[hill]]}",
                        "favour": f"favour:{'abc'[favour]}",
                    },
                )
            )

    def take_hill_bitoku(self, seat: int, hill: int) -> None:
        card = self.state.hill_bitoku[hill]
        self.state.hill_bitoku[hill] = NONE
        self.add_bitoku(seat, card)

    def take_hill_yokai(self, seat: int, hill: int) -> None:
        """Take a Hill's Yōkai card into the hand: everybody saw it (B-HIDDEN-5)."""
        state = self.state
        card = state.hill_yokai[hill]
        state.hill_yokai[hill] = NONE
        state.hands[seat].append(card)
        state.hands[seat].sort()
        state.known_in_hand[seat] = with_item(state.known_in_hand[seat], card)
        if self.facts is not None:
            self.facts.append(
                Fact("yokai_taken", {"seat": self.tables.sides[seat], "card": self.yokai_ref(card)})
            )

    def rivals(self, seat: int) -> list[int]:
        return [other for other in range(self.tables.players) if other != seat]
