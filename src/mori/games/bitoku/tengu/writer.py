"""The writer of a solo game: what the Tengu changes."""

from mori.core.facts import Fact
from mori.core.registry import Settled
from mori.games.bitoku.language.notation import Notation
from mori.games.bitoku.table.codes import FAVOUR_BITOKU, FAVOUR_YOKAI, REGIONS
from mori.games.bitoku.table.points import TALLY_INDEX, Category
from mori.games.bitoku.table.state import DICE, NONE, ON_HILL, TENGU
from mori.games.bitoku.table.tables import Tables
from mori.games.bitoku.tengu.codes import ATTITUDES, LEFT
from mori.games.bitoku.tengu.pieces import TenguBoard, TenguCard
from mori.games.bitoku.tengu.state import SoloState
from mori.games.bitoku.writer import BitokuWriter


class SoloWriter(BitokuWriter):
    """The whole writer, with the Tengu's board at hand."""

    __slots__ = ("board", "solo")

    def __init__(
        self,
        state: SoloState,
        tables: Tables,
        notation: Notation,
        options: Settled,
        facts: list[Fact] | None,
        board: TenguBoard,
    ) -> None:
        super().__init__(state, tables, notation, options, facts)
        self.solo = state
        self.board = board

    def tell(self, kind: str, args: dict[str, object]) -> None:
        """Add a line to the trace. Callers on the way to it test `facts` first."""
        if self.facts is not None:
            args["seat"] = self.tables.sides[TENGU]
            self.facts.append(Fact(kind, args))

    def score(self, seat: int, points: int, category: Category) -> None:
        """The Tengu's points go to an account of its own, which has more categories."""
        if seat != TENGU:
            super().score(seat, points, category)
            return
        if not points:
            return
        self.state.scores[TENGU] += points
        self.solo.tengu_tally[TALLY_INDEX[category]] += points
        if self.facts is not None:
            total = self.state.scores[TENGU]
            self.tell(
                "scored", {"points": points, "total": total, "category": f"category:{category}"}
            )

    def count_pieces(self, pieces: list[str], points: int, category: Category) -> None:
        """What the points of a category are counted from: pieces that give so many each."""
        if pieces and self.facts is not None:
            name = f"category:{category}"
            self.tell("tengu_counted", {"pieces": pieces, "points": points, "category": name})

    def region_ref(self, region: int) -> str:
        return "region:" + REGIONS[region]

    # -- dice

    def roll(self) -> int:
        """Roll a Will die (B-TENGU-SETUP-11)."""
        self.revealed()
        return self.state.rng.below(6) + 1

    def pick(self, count: int) -> int:
        """One of more than two equal options, each as likely (B-TENGU-TERM-6)."""
        self.revealed()
        return self.state.rng.below(count)

    # -- cards

    def card(self, index: int) -> TenguCard:
        return self.board.cards[index]

    def card_ref(self, card: TenguCard) -> str:
        return "tengucard:" + card.id

    def refresh_row(self, position: int) -> None:
        """Discard the Active card, close the gap to the right, open a card on the left."""
        solo = self.solo
        used = solo.tengu_row[position]
        solo.tengu_discard.append(used)
        kept = [card for place, card in enumerate(solo.tengu_row) if place != position]
        new = self.draw_tengu_card()
        solo.tengu_row = [new, *kept]
        self.revealed()
        if self.facts is not None:
            self.tell(
                "tengu_row_refreshed",
                {
                    "card": self.card_ref(self.card(used)),
                    "open": [self.card_ref(self.card(card)) for card in solo.tengu_row],
                },
            )

    def draw_tengu_card(self) -> int:
        """The top card of the Tengu deck, rebuilt from the discards if need be; NONE without."""
        solo = self.solo
        if not solo.tengu_deck:
            if not solo.tengu_discard:
                return NONE
            solo.tengu_deck = sorted(solo.tengu_discard)  # the order of discarding must not matter
            solo.tengu_discard = []
            solo.rng.shuffle(solo.tengu_deck)
            self.tell("tengu_deck_reshuffled", {"count": len(solo.tengu_deck)})
        self.revealed()
        return solo.tengu_deck.pop()

    def discard_tengu_card(self, card: int) -> None:
        self.solo.tengu_discard.append(card)

    def turn_attitude(self, active: bool) -> None:
        self.solo.tengu_is_active = active
        if self.facts is not None:
            self.tell("tengu_attitude", {"attitude": f"attitude:{ATTITUDES[int(active)]}"})

    # -- what it takes

    def move_across(self, k: int, area: int, ref: str) -> None:
        """A die crosses the river as it is: the Tengu's never change (B-TENGU-TERM-13)."""
        die = TENGU * DICE + k
        self.state.die_state[die] = ON_HILL
        self.state.die_place[die] = area
        if self.facts is not None:
            self.tell("tengu_crossed", {"value": self.state.die_value[die], "region": ref})

    def take_yokai_for_pile(self, hill: int) -> None:
        card = self.state.hill_yokai[hill]
        self.state.hill_yokai[hill] = NONE
        self.solo.tengu_pile.append(card)
        self.cover_favour(TENGU, hill, FAVOUR_YOKAI, True)
        if self.facts is not None:
            self.tell("yokai_taken", {"card": self.yokai_ref(card)})

    def take_bitoku_for_path(self, hill: int) -> None:
        self.cover_favour(TENGU, hill, FAVOUR_BITOKU, True)
        self.take_hill_bitoku(TENGU, hill)

    def keep_crystal(self, tile: int) -> None:
        self.solo.tengu_crystals.append(tile)

    def remove_random_rock(self) -> None:
        """Take one random rock of the garden out of the game (B-TENGU-TURN-10)."""
        spaces = [space for space, rock in enumerate(self.state.garden) if rock != NONE]
        if not spaces:
            return
        space = spaces[self.pick(len(spaces))]
        rock = self.state.garden[space]
        self.state.garden[space] = NONE
        self.solo.rocks_gone.append(rock)
        if self.facts is not None:
            self.facts.append(Fact("rock_removed", {"rock": "rock:" + self.tables.rocks[rock].id}))

    # -- setup

    def take_rock_for_setup(self, rock: int) -> None:
        self.solo.tengu_rocks.append(rock)

    def open_first_cards(self) -> None:
        for _ in range(self.board.open_cards):
            self.solo.tengu_row.insert(LEFT, self.solo.tengu_deck.pop())
        self.revealed()
        if self.facts is not None:
            rocks = ["rock:" + self.tables.rocks[rock].id for rock in self.solo.tengu_rocks]
            cards = [self.card_ref(self.card(card)) for card in self.solo.tengu_row]
            self.tell("tengu_prepared", {"rocks": rocks, "cards": cards})
