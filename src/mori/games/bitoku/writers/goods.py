"""The part of Bitoku's writer that moves goods, dice and cards."""

from typing import Final

from mori.core.facts import Fact
from mori.core.writer import Writer
from mori.games.bitoku.language.notation import Notation
from mori.games.bitoku.options import Options
from mori.games.bitoku.table.codes import KINDS, RESOURCES
from mori.games.bitoku.table.state import (
    AMULETS,
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

# Where points come from.
CATEGORIES: Final = (
    "effects",
    "bitoku_cards",
    "mitama_spaces",
    "paths",
    "memory_crystals",
    "property",
    "virtue",
    "first_player",
    "bitoku_types",
    "lake_treasures",
    "rocks",
    "guardians",
    "visions",
    "failed_visions",
    "fate",
)
C_EFFECTS: Final = 0
C_BITOKU: Final = 1
C_MITAMA: Final = 2
C_PATHS: Final = 3
C_MEMORY: Final = 4
C_PROPERTY: Final = 5
C_VIRTUE: Final = 6
C_FIRST: Final = 7
C_TYPES: Final = 8
C_TREASURES: Final = 9
C_ROCKS: Final = 10
C_GUARDIANS: Final = 11
C_VISIONS: Final = 12
C_FAILED: Final = 13
C_FATE: Final = 14


# Lists that change rarely are replaced, never written into, so that clones can share them.


def with_item(items: list[int], item: int) -> list[int]:
    """A new sorted list with one item more."""
    return sorted([*items, item])


def without_item(items: list[int], item: int) -> list[int]:
    """A new list with one item less."""
    left = items.copy()
    left.remove(item)
    return left


class GoodsWriter(Writer):
    """Points, resources, Amulets, dice and Yōkai cards."""

    __slots__ = ("notation", "options", "state", "tables")

    def __init__(
        self,
        state: BitokuState,
        tables: Tables,
        notation: Notation,
        options: Options,
        facts: list[Fact] | None,
    ) -> None:
        super().__init__(state, facts)
        self.state = state
        self.tables = tables
        self.notation = notation
        self.options = options

    # -- points

    def score(self, seat: int, points: int, category: int) -> None:
        """Gain points, or lose them; there is no lower limit (B-ASCEND-18)."""
        if not points:
            return
        state = self.state
        state.scores[seat] += points
        state.tally[seat * len(CATEGORIES) + category] += points
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "scored",
                    {
                        "seat": self.tables.sides[seat],
                        "points": points,
                        "total": state.scores[seat],
                        "category": f"category:{CATEGORIES[category]}",
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
