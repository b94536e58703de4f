"""Bitoku's writer: every change of the state, each with its fact.

The methods say what happens, not whether it may happen. Some change nothing and only tell, so that
a log leaves nobody wondering.
"""

from typing import Final

from mori.core.facts import Fact
from mori.core.registry import Settled
from mori.core.shown import EffectData
from mori.core.writer import Writer
from mori.games.bitoku.language.notation import Notation
from mori.games.bitoku.language.said import amounts
from mori.games.bitoku.shown.words import Season
from mori.games.bitoku.table.codes import (
    BUILDING,
    CRYSTAL,
    DRAGONFLY,
    FAVOURS,
    HILL_REGIONS,
    HILLS,
    KINDS,
    MARKETS,
    MEMORY,
    MITAMA,
    REGION_COUNT,
    REGIONS,
    RESOURCES,
    T_BITOKU,
)
from mori.games.bitoku.table.pieces import VisionCard
from mori.games.bitoku.table.points import CATEGORIES, TALLY_INDEX, Category
from mori.games.bitoku.table.state import (
    AMULETS,
    ANCIENT_OWNER,
    CARD_SPACES,
    DICE,
    FOREST,
    LOCKED,
    NONE,
    ON_HILL,
    UNLOCKED,
    BitokuState,
)
from mori.games.bitoku.table.tables import Tables

# Lists that change rarely are replaced, never written into, so that clones can share them.


def with_item(items: list[int], item: int) -> list[int]:
    """A new sorted list with one item more."""
    return sorted([*items, item])


def without_item(items: list[int], item: int) -> list[int]:
    """A new list with one item less."""
    left = items.copy()
    left.remove(item)
    return left


# What can be declined beside effects.
OFFERS: Final = (
    "forest_action",
    "building_action",
    "forest_and_building",
    "virtue",
    "combining",
)


SEASONS: Final[tuple[Season, ...]] = ("spring", "summer", "autumn", "winter", "ascension")


class BitokuWriter(Writer):
    """All changes of a game of Bitoku."""

    __slots__ = ("notation", "options", "state", "tables")

    def __init__(
        self,
        state: BitokuState,
        tables: Tables,
        notation: Notation,
        options: Settled,
        facts: list[Fact] | None,
    ) -> None:
        super().__init__(state, facts)
        self.state = state
        self.tables = tables
        self.notation = notation
        self.options = options

    # -- rounds, seasons and turns

    def begin_round(self) -> None:
        self.state.round += 1
        if self.facts is not None:
            self.facts.append(Fact("round_began", {"round": self.state.round}))

    def begin_season(self, phase: int) -> None:
        self.state.phase = phase
        if self.facts is not None:
            self.facts.append(Fact("season_began", {"season": f"season:{SEASONS[phase]}"}))

    def begin_summer(self) -> None:
        self.state.passed = 0

    def begin_turn(self, seat: int) -> None:
        self.state.turn_seat = seat
        self.state.built_this_turn = 0
        if self.facts is not None:
            self.facts.append(Fact("turn_began", {"seat": self.tables.sides[seat]}))

    def end_turn(self) -> None:
        self.state.turn_seat = NONE
        self.state.built_this_turn = 0

    def pass_turn(self, seat: int, forced: bool) -> None:
        self.state.passed |= 1 << seat
        if self.facts is not None:
            kind = "forced_to_pass" if forced else "passed"
            self.facts.append(Fact(kind, {"seat": self.tables.sides[seat]}))

    def set_order(self, order: list[int]) -> None:
        self.state.order = order
        if self.facts is not None:
            seats = [self.tables.sides[seat] for seat in order]
            self.facts.append(Fact("order_set", {"seats": seats}))

    # -- Winter

    def clear_hills(self) -> None:
        """All Hill cards to their discard piles, markers back (B-RIVER-10, B-WINTER-11, -12)."""
        state = self.state
        if self.facts is not None:
            cards = [self.bitoku_ref(card) for card in state.hill_bitoku if card != NONE]
            cards += [self.yokai_ref(card) for card in state.hill_yokai if card != NONE]
            if cards:
                self.facts.append(Fact("hills_cleared", {"cards": cards}))
        for hill in range(HILLS):
            if state.hill_bitoku[hill] != NONE:
                state.bitoku_discard.append(state.hill_bitoku[hill])
                state.hill_bitoku[hill] = NONE
            if state.hill_yokai[hill] != NONE:
                state.yokai_discard.append(state.hill_yokai[hill])
                state.hill_yokai[hill] = NONE
        state.covered = 0

    def fill_hills(self) -> None:
        """One new Bitoku and one new Yōkai card on each Hill, as far as they last."""
        state = self.state
        for hill in range(HILLS):
            if self.prepare_bitoku(1):
                state.hill_bitoku[hill] = self.draw_from(state.bitoku_deck, state.bitoku_bottom)
            if self.prepare_yokai(1):
                state.hill_yokai[hill] = self.draw_from(state.yokai_deck, state.yokai_bottom)
        self.revealed()
        if self.facts is not None:
            cards = [self.bitoku_ref(card) for card in state.hill_bitoku if card != NONE]
            cards += [self.yokai_ref(card) for card in state.hill_yokai if card != NONE]
            self.facts.append(Fact("hills_filled", {"cards": cards}))

    # -- Ascension

    def take_snapshot(self, items: list[int]) -> None:
        """Keep what each seat has for its Visions when the Ascension begins (B-ASCEND-1)."""
        self.state.vision_items = items

    def settle_visions(self, seat: int, completed: int) -> None:
        self.state.visions_done[seat] = completed

    def end_game(self, ties: list[Fact]) -> None:
        self.state.is_over = True
        if self.facts is not None:
            self.facts += ties
            self.facts.append(Fact("game_ended", {}))

    # -- points

    def score(self, seat: int, points: int, category: Category) -> None:
        """Gain points, or lose them; there is no lower limit (B-ASCEND-18)."""
        if not points:
            return
        state = self.state
        state.scores[seat] += points
        state.tally[seat * len(CATEGORIES) + TALLY_INDEX[category]] += points
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "scored",
                    {
                        "seat": self.tables.sides[seat],
                        "points": points,
                        "total": state.scores[seat],
                        "category": f"category:{category}",
                    },
                )
            )

    # -- resources and Amulets; their supply never runs out (B-SETUP-13)

    def held(self, seat: int, kind: int) -> int:
        return self.state.resources[seat * KINDS + kind]

    def held_in_all(self, seat: int) -> int:
        start = seat * KINDS
        return sum(self.state.resources[start : start + KINDS])

    def gain_resource(self, seat: int, kind: int, amount: int) -> None:
        if not amount:
            return
        self.state.resources[seat * KINDS + kind] += amount
        if self.facts is not None:
            goods = f"bundle:{RESOURCES[kind]}={amount}"
            self.facts.append(Fact("gained", {"seat": self.tables.sides[seat], "goods": goods}))

    def pay_resource(self, seat: int, kind: int, amount: int) -> None:
        if not amount:
            return
        self.state.resources[seat * KINDS + kind] -= amount
        if self.facts is not None:
            goods = f"bundle:{RESOURCES[kind]}={amount}"
            self.facts.append(Fact("paid", {"seat": self.tables.sides[seat], "goods": goods}))

    def gain_amulets(self, seat: int, value: int, amount: int) -> None:
        if not amount or not value:
            return
        self.state.amulets[seat * AMULETS + value - 1] += amount
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "amulet_gained",
                    {"seat": self.tables.sides[seat], "value": value, "count": amount},
                )
            )

    def spend_amulet(self, seat: int, value: int) -> None:
        self.state.amulets[seat * AMULETS + value - 1] -= 1
        if self.facts is not None:
            self.facts.append(
                Fact("amulet_spent", {"seat": self.tables.sides[seat], "value": value})
            )

    # -- dice

    def unlock_die(self, seat: int, k: int) -> None:
        self.state.die_state[seat * DICE + k] = UNLOCKED
        if self.facts is not None:
            value = self.state.die_value[seat * DICE + k]
            self.facts.append(
                Fact("die_unlocked", {"seat": self.tables.sides[seat], "value": value})
            )

    def give_up_pilgrim(self, seat: int) -> None:
        """Remove an available Pilgrim from the game to use a locked die (B-SUMMER-14)."""
        self.state.available[seat] -= 1
        self.state.lost_pilgrims[seat] += 1
        if self.facts is not None:
            self.facts.append(Fact("pilgrim_given_up", {"seat": self.tables.sides[seat]}))

    def reinforce(self, seat: int, k: int, value: int) -> None:
        """Spend an Amulet on a die; points above 6 are lost (B-SUMMER-16)."""
        die = seat * DICE + k
        lost = max(0, self.state.die_value[die] + value - 6)
        self.state.die_value[die] += value - lost
        self.spend_amulet(seat, value)
        if lost and self.facts is not None:
            self.facts.append(
                Fact("amulet_points_lost", {"seat": self.tables.sides[seat], "count": lost})
            )

    def place_die(self, seat: int, k: int, place: int, ref: str) -> None:
        die = seat * DICE + k
        self.state.die_state[die] = FOREST
        self.state.die_place[die] = place
        if self.facts is not None:
            value = self.state.die_value[die]
            self.facts.append(
                Fact("die_placed", {"seat": self.tables.sides[seat], "value": value, "place": ref})
            )

    def change_die(self, seat: int, k: int, change: int) -> None:
        if not change:
            return
        self.state.die_value[seat * DICE + k] += change
        if self.facts is not None:
            value = self.state.die_value[seat * DICE + k]
            self.facts.append(
                Fact("die_changed", {"seat": self.tables.sides[seat], "value": value})
            )

    def cross_river(self, seat: int, k: int, area: int, value: int, ref: str) -> None:
        die = seat * DICE + k
        self.state.die_state[die] = ON_HILL
        self.state.die_place[die] = area
        self.state.die_value[die] = value
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "river_crossed",
                    {"seat": self.tables.sides[seat], "value": value, "region": ref},
                )
            )

    def bring_dice_home(self, seat: int, values: list[int]) -> None:
        """All own dice, locked, on the red spaces, in the order of the values given."""
        for k in range(DICE):
            die = seat * DICE + k
            self.state.die_state[die] = LOCKED
            self.state.die_place[die] = NONE
            self.state.die_value[die] = values[k]
        if self.facts is not None:
            self.facts.append(
                Fact("dice_arranged", {"seat": self.tables.sides[seat], "values": list(values)})
            )

    # -- own Yōkai cards

    def draw_cards(self, seat: int, amount: int) -> None:
        """Draw from the own deck; an empty one is rebuilt from the discards (B-SPRING-3)."""
        state = self.state
        drawn: list[int] = []
        for _ in range(amount):
            if not state.decks[seat]:
                if not state.discards[seat]:
                    break
                state.decks[seat], state.discards[seat] = state.discards[seat], []
                state.decks[seat].sort()  # the order of discarding must not matter
                state.rng.shuffle(state.decks[seat])
                # Every card drawn so far is in no other place now, as all can tell (B-HIDDEN-3).
                state.known_in_hand[seat] = sorted(state.hands[seat])
                for kept in state.secret[seat]:
                    state.known_in_hand[seat].remove(kept)
                if self.facts is not None:
                    self.facts.append(
                        Fact("own_deck_reshuffled", {"seat": self.tables.sides[seat]})
                    )
            card = state.decks[seat].pop()
            state.hands[seat].append(card)
            drawn.append(card)
        if not drawn:
            return
        state.hands[seat].sort()
        self.revealed()
        if self.facts is not None:
            public = Fact("cards_drawn", {"seat": self.tables.sides[seat], "count": len(drawn)})
            cards = [f"yokai:{self.tables.yokai[card].id}" for card in sorted(drawn)]
            self.facts.append(
                Fact(
                    "own_cards_drawn",
                    {"seat": self.tables.sides[seat], "cards": cards},
                    seat,
                    public,
                )
            )

    def leave_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand, face up: what was secret about it is so no more."""
        state = self.state
        state.hands[seat].remove(card)
        # Of two like cards the one that all know to be there is the one shown.
        if card in state.known_in_hand[seat]:
            state.known_in_hand[seat] = without_item(state.known_in_hand[seat], card)
        elif card in state.secret[seat] and card not in state.hands[seat]:
            state.secret[seat] = without_item(state.secret[seat], card)

    def discard_from_hand(self, seat: int, card: int) -> None:
        self.leave_hand(seat, card)
        self.state.discards[seat].append(card)
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "card_discarded",
                    {"seat": self.tables.sides[seat], "card": self.yokai_ref(card)},
                )
            )

    def play_card(self, seat: int, card: int, number: int) -> None:
        """Lay a card from the hand on a card space; its die, if locked, is unlocked."""
        self.leave_hand(seat, card)
        self.state.played[seat * CARD_SPACES + number] = card
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "card_played",
                    {
                        "seat": self.tables.sides[seat],
                        "card": self.yokai_ref(card),
                        "space": number + 1,
                    },
                )
            )
        if self.state.die_state[seat * DICE + number] == LOCKED:
            self.unlock_die(seat, number)  # B-SUMMER-8, -9

    def remove_played_card(self, seat: int, number: int) -> None:
        """Put a played card under the player board for good (B-WINTER-6)."""
        card = self.state.played[seat * CARD_SPACES + number]
        self.state.played[seat * CARD_SPACES + number] = NONE
        self.state.removed[seat] = [*self.state.removed[seat], card]
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "card_removed", {"seat": self.tables.sides[seat], "card": self.yokai_ref(card)}
                )
            )

    def clear_played_cards(self, seat: int) -> None:
        for place in range(seat * CARD_SPACES, (seat + 1) * CARD_SPACES):
            if self.state.played[place] != NONE:
                self.state.discards[seat].append(self.state.played[place])
                self.state.played[place] = NONE

    def yokai_ref(self, card: int) -> str:
        return "yokai:" + self.tables.yokai[card].id

    # -- Memory Crystals

    def trigger(self, seat: int, event: int) -> None:
        """Let the seat's Memory Crystals pay for something it has just done (B-CRYSTAL-7)."""
        count = len(self.tables.slots)
        for slot in range(seat * count, (seat + 1) * count):
            tile = self.state.slots[slot]
            if tile != NONE and self.tables.crystals[tile].colour == MEMORY:
                crystal = self.tables.crystals[tile]
                if event in crystal.triggers:
                    self.score(seat, crystal.vp, "memory_crystals")

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
        self.score(seat, self.tables.bitoku[card].vp, "bitoku_cards")
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

    # -- shared decks: cards looked at stay on top until one is kept

    def prepare_yokai(self, count: int) -> int:
        """Have `count` cards on the Yōkai deck if they can be had; returns how many there are."""
        state = self.state
        if len(state.yokai_deck) < count and state.yokai_discard:
            pile = sorted(state.yokai_discard)
            state.rng.shuffle(pile)
            state.yokai_deck = pile + state.yokai_deck
            state.yokai_discard = []
            # What is left on top is still known to whoever put it there (B-HIDDEN-4).
            state.yokai_bottom = [NONE] * len(pile) + state.yokai_bottom
            self._note_reshuffle("yokai")
        return min(count, len(state.yokai_deck))

    def prepare_bitoku(self, count: int) -> int:
        state = self.state
        if len(state.bitoku_deck) < count and state.bitoku_discard:
            pile = sorted(state.bitoku_discard)
            state.rng.shuffle(pile)
            state.bitoku_deck = pile + state.bitoku_deck
            state.bitoku_discard = []
            # What is left on top is still known to whoever put it there (B-HIDDEN-4).
            state.bitoku_bottom = [NONE] * len(pile) + state.bitoku_bottom
            self._note_reshuffle("bitoku")
        return min(count, len(state.bitoku_deck))

    def _note_reshuffle(self, name: str) -> None:
        self.revealed()
        if self.facts is not None:
            self.facts.append(Fact("deck_reshuffled", {"deck": f"deck:{name}"}))

    def draw_from(self, deck: list[int], bottom: list[int]) -> int:
        """The top card of a deck; what was known of its bottom stays in step with it."""
        card = deck.pop()
        if len(bottom) > len(deck):
            bottom.pop()
        return card

    def keep_yokai(self, seat: int, card: int, looked: int) -> None:
        """Keep one of the cards looked at, unseen by others; the other goes under the deck."""
        state = self.state
        returned = self._split_looked(seat, card, looked, state.yokai_deck, state.yokai_bottom)
        self.hold_yokai(seat, card)
        state.secret[seat] = with_item(state.secret[seat], card)
        self.revealed()
        if self.facts is not None:
            public = Fact("yokai_kept", {"seat": self.tables.sides[seat], "count": returned})
            private: dict[str, object] = {
                "seat": self.tables.sides[seat],
                "card": self.yokai_ref(card),
            }
            self.facts.append(Fact("own_yokai_kept", private, seat, public))

    def keep_bitoku(self, seat: int, card: int, looked: int) -> None:
        state = self.state
        self._split_looked(seat, card, looked, state.bitoku_deck, state.bitoku_bottom)
        self.revealed()
        self.add_bitoku(seat, card)

    def keep_vision(self, seat: int, card: int, looked: int) -> None:
        state = self.state
        self._split_looked(seat, card, looked, state.vision_deck, state.vision_bottom)
        self.hold_vision(seat, card)
        self.revealed()
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "vision_kept",
                    {
                        "seat": self.tables.sides[seat],
                        "card": "vision:" + self.tables.visions[card].id,
                    },
                )
            )

    def hold_yokai(self, seat: int, card: int) -> None:
        self.state.hands[seat] = with_item(self.state.hands[seat], card)

    def hold_vision(self, seat: int, card: int) -> None:
        self.state.visions[seat] = with_item(self.state.visions[seat], card)

    def refuse_visions(self, seat: int, looked: int) -> None:
        state = self.state
        self._split_looked(seat, NONE, looked, state.vision_deck, state.vision_bottom)
        self.revealed()
        if self.facts is not None:
            self.facts.append(Fact("visions_refused", {"seat": self.tables.sides[seat]}))

    def _split_looked(
        self, seat: int, card: int, looked: int, deck: list[int], bottom: list[int]
    ) -> int:
        """Take the looked-at cards off the deck; all but the kept one go face down under it."""
        seen = [self.draw_from(deck, bottom) for _ in range(looked)]
        if card != NONE:
            seen.remove(card)
        for returned in seen:
            deck.insert(0, returned)
            bottom.insert(0, seat)
        return len(seen)

    def tell_of(self, seat: int, kind: str, args: dict[str, object]) -> None:
        """A fact about a side; its arguments are worked out only if facts are wanted."""
        if self.facts is not None:
            self.facts.append(Fact(kind, {"seat": self.tables.sides[seat], **args}))

    # -- what is declined, and what comes to nothing

    def decline(self, seat: int, offer: str) -> None:
        self.tell_of(seat, "declined", {"offer": f"offer:{offer}"})

    def decline_effects(self, seat: int, effects: list[EffectData]) -> None:
        if effects:
            self.tell_of(seat, "effects_declined", {"effects": effects})

    def lose_effects(self, seat: int, effects: list[EffectData]) -> None:
        """What would do nothing now, or has nothing left to be used on (B-EFFECT-21)."""
        if effects:
            self.tell_of(seat, "effects_lost", {"effects": effects})

    def lose_discount(self, seat: int, count: int) -> None:
        self.tell_of(seat, "discount_lost", {"count": count})

    def outrank(self, seat: int, k: int, other: int, region: int) -> None:
        """A die that has no Forest Action beside another (B-SUMMER-22, B-VARIANT-1)."""
        if self.facts is not None:
            value = self.state.die_value[seat * DICE + k]
            where = f"region:{REGIONS[region]}"
            self.tell_of(seat, "die_outranked", {"value": value, "other": other, "region": where})

    def find_nothing(self, seat: int, region: int) -> None:
        """A die that could act, but nothing it offers would do anything (BR-22)."""
        self.tell_of(seat, "nothing_to_do", {"region": f"region:{REGIONS[region]}"})

    def find_no_favour(self, seat: int) -> None:
        self.tell_of(seat, "no_favour_left", {})

    def copy_die(self, seat: int, die: int, place: str) -> None:
        if self.facts is not None:
            owner, value = self.tables.sides[die // DICE], self.state.die_value[die]
            self.tell_of(seat, "die_copied", {"owner": owner, "value": value, "place": place})

    # -- the Ascension

    def count(self, seat: int, count: int, category: Category) -> None:
        """What the points of a category are counted from."""
        if count:
            self.tell_of(seat, "counted", {"count": count, "category": f"category:{category}"})

    def count_wild(self, seat: int, piece: str, type: str) -> None:
        self.tell_of(seat, "wild_counted", {"piece": piece, "type": type})

    def score_rock(self, seat: int, rock: int, count: int, pilgrims: int) -> None:
        if self.facts is not None:
            self.tell_of(
                seat,
                "rock_scored",
                {
                    "rock": "rock:" + self.tables.rocks[rock].id,
                    "count": count,
                    "pilgrims": pilgrims,
                    "points": count * pilgrims,
                },
            )

    def complete_vision(self, seat: int, card: VisionCard) -> None:
        if self.facts is not None:
            self.tell_of(
                seat,
                "vision_completed",
                {
                    "card": f"vision:{card.id}",
                    "items": amounts(card.requires),
                    "points": card.vp,
                },
            )

    def fail_vision(self, seat: int, card: VisionCard, missing: list[int]) -> None:
        if self.facts is not None:
            self.tell_of(
                seat,
                "vision_failed",
                {
                    "card": f"vision:{card.id}",
                    "items": amounts(missing),
                    "points": card.penalty,
                },
            )

    def win_treasure(self, seat: int, region: int, points: int) -> None:
        where = f"region:{REGIONS[region]}"
        self.tell_of(seat, "treasure_shared", {"region": where, "points": points})
