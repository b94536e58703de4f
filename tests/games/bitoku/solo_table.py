"""A table for scenarios against the Tengu (see table.py): side 0 is the human, side 1 the Tengu.

    table = SoloTable()
    table.tengu_rocks("rock-kappa", "rock-onsen-temple")
    table.open_cards("tengu-stairs-1", "tengu-glade-1", "tengu-yomi-mitama")
    table.will(5, 6)                     # the next dice the Tengu rolls
    table.tengu_turn()
    assert table.row_taken == "b"

Beside what is empty or at its start there: the Tengu's dice show 2, 3, 4 and are locked, it has
eleven available Pilgrims, no goods, no Dragonfly, no Yōkai cards, two rocks (one of Yōkai, one of
buildings), the Attitude is inactive, and its ten cards lie in the deck. The row of three open cards
must be laid before a Tengu turn.
"""

from mori.core.rng import seeded
from mori.games.bitoku.seasons.summer import Summer
from mori.games.bitoku.seasons.year import S_SUMMER, Year
from mori.games.bitoku.table.codes import HILL_REGIONS, REGIONS
from mori.games.bitoku.table.dice import HOME_PLACE
from mori.games.bitoku.table.points import ACCOUNT, TALLY_INDEX
from mori.games.bitoku.table.setup import lay_table
from mori.games.bitoku.table.state import (
    DICE,
    FOREST,
    HUMAN,
    LOCKED,
    ON_HILL,
    SUMMER,
    TENGU,
    UNLOCKED,
)
from mori.games.bitoku.tengu.codes import POSITIONS
from mori.games.bitoku.tengu.cycle import take_turn
from mori.games.bitoku.tengu.movement import resolve_location, spend
from mori.games.bitoku.tengu.setup import prepare_side
from mori.games.bitoku.tengu.state import SoloState
from mori.games.bitoku.tengu.writer import SoloWriter
from tests.games.bitoku.table import Table

YOKAI_ROCK = "rock-kappa"
BUILDING_ROCK = "rock-onsen-temple"


class SoloTable(Table):
    """One scenario. Keyword arguments are options: SoloTable(tengu_calm_kodamas=True)."""

    solo: SoloState
    sw: SoloWriter  # the writer, as the Tengu's functions take it

    def __init__(self, **switches: object) -> None:
        super().__init__(1, **switches)
        assert isinstance(self.state, SoloState) and isinstance(self.w, SoloWriter)
        self.solo = self.state
        self.sw = self.w
        self.order(TENGU, HUMAN)
        self.tengu_rocks(YOKAI_ROCK, BUILDING_ROCK)

    def laid_state(self) -> SoloState:
        board = self.tables.tengu
        assert board is not None
        state = SoloState()
        lay_table(state, self.tables, seeded(1))
        prepare_side(state, board)
        return state

    # -- putting up a position

    def tengu_card(self, name: str) -> int:
        return [card.id for card in self.sw.board.cards].index(name)

    def tengu_rocks(self, *rocks: str) -> None:
        self.solo.tengu_rocks = [self.rock(rock) for rock in rocks]

    def open_cards(self, left: str, middle: str, right: str) -> None:
        """The row of open cards; they leave the deck."""
        self.solo.tengu_row = [self.tengu_card(card) for card in (left, middle, right)]
        gone = self.solo.tengu_row + self.solo.tengu_discard
        self.solo.tengu_deck = [c for c in self.solo.tengu_deck if c not in gone]

    def tengu_deck(self, *cards: str) -> None:
        """The Tengu deck, top card first; all cards neither there nor in the row are discarded."""
        self.solo.tengu_deck = [self.tengu_card(card) for card in reversed(cards)]
        rest = self.solo.tengu_row + self.solo.tengu_deck
        self.solo.tengu_discard = [c.index for c in self.sw.board.cards if c.index not in rest]

    def tengu_pile(self, *cards: str) -> None:
        """The Tengu's Yōkai cards."""
        self.solo.tengu_pile = [self.yokai(card) for card in cards]

    def tengu_crystals(self, *tiles: str) -> None:
        self.solo.tengu_crystals = [self.tile("crystal", tile) for tile in tiles]

    def tengu_dice(self, *where: str) -> None:
        """Where the Tengu's dice 2, 3 and 4 are, as for `die`."""
        for number, place in enumerate(where, start=1):
            self.die(TENGU, number, number + 1, place)

    def attitude(self, active: bool) -> None:
        self.solo.tengu_is_active = active

    def will(self, *rolls: int) -> None:
        """Fix the next dice: the Will dice of a turn first, then what else is rolled."""
        for seed in range(200_000):
            rng = seeded(seed)
            if all(rng.below(6) + 1 == roll for roll in rolls):
                self.state.rng = seeded(seed)
                return
        raise AssertionError(f"no seed rolls {rolls}")

    # -- getting it going

    def tengu_turn(self) -> None:
        """One whole Tengu turn, without what follows in the Summer."""
        self.state.phase = SUMMER
        self.sw.begin_turn(TENGU)
        take_turn(self.sw)
        self.sw.end_turn()

    def summer(self) -> None:
        """Begin the Summer with the first side in turn order, up to the human's decision."""
        self.state.phase = SUMMER
        self.state.frames = [Year(S_SUMMER + 1, 0), Summer(0)]
        self.game.run()

    def tengu_acts(self, card: str, region: str) -> None:
        """A location action alone, with a card as the Active one, and the MP it brings."""
        resolve_location(self.sw, self.sw.card(self.tengu_card(card)), self.region(region))

    def tengu_moves(self, points: int) -> None:
        """Spend MP alone."""
        spend(self.sw, points, "at_stairs")

    # -- looking at it

    @property
    def row_taken(self) -> str:
        """The row of the last Tengu turn."""
        return str(self.told("tengu_row_taken")[-1]["row"]).removeprefix("tengurow:")

    @property
    def skipped(self) -> dict[str, str]:
        """Rows skipped in the Tengu turns so far, with the condition that failed."""
        return {
            str(args["row"]).removeprefix("tengurow:"): str(args["why"]).removeprefix("condition:")
            for args in self.told("tengu_row_skipped")
        }

    @property
    def row(self) -> list[str]:
        """The open cards, from the left."""
        return [self.sw.card(card).id for card in self.solo.tengu_row]

    def tengu_die(self, value: int) -> tuple[int, int]:
        """State and place of the Tengu die of 2, 3 or 4."""
        die = TENGU * DICE + value - 2
        return self.state.die_state[die], self.state.die_place[die]

    def tengu_points(self) -> dict[str, int]:
        """The Tengu's account, without what it has no points from."""
        account = {
            category: self.solo.tengu_tally[TALLY_INDEX[category]] for category, _ in ACCOUNT
        }
        return {name: points for name, points in account.items() if points}

    # -- one turn on a chosen card, and what came of it

    def tengu_turn_on(self, card: str, *rolls: int, position: str = "middle") -> None:
        """A Tengu turn with this Active card there; `rolls` follow those of the Will dice."""
        row = [other.id for other in self.sw.board.cards if other.id != card][:2]
        row.insert(POSITIONS.index(position), card)
        self.solo.tengu_deck = [other.index for other in self.sw.board.cards]
        self.solo.tengu_discard = []
        self.open_cards(*row)
        self.will(*{"left": (5, 6), "middle": (3, 4), "right": (1, 2)}[position], *rolls)
        self.tengu_turn()

    def where(self, value: int) -> str:
        """Where the Tengu die of 2, 3 or 4 is, in the words of `die`; a side by its left Hill."""
        state, place = self.tengu_die(value)
        if state == FOREST:
            return REGIONS[place] if place < HOME_PLACE else self.tables.home[place - HOME_PLACE].id
        if state == ON_HILL:
            return "hill:" + REGIONS[HILL_REGIONS[self.tables.hill_areas[place].hills[0]]]
        return {LOCKED: "locked", UNLOCKED: "unlocked"}[state]

    @property
    def covered(self) -> list[str]:
        """The covered favours: yomi.a, yomi.b and so on."""
        return [
            f"{REGIONS[region]}.{letter}"
            for hill, region in enumerate(HILL_REGIONS)
            for favour, letter in enumerate("abc")
            if self.sw.is_covered(hill, favour)
        ]

    @property
    def pile(self) -> list[str]:
        """The Tengu's Yōkai cards, oldest first."""
        return [self.tables.yokai[card].id for card in self.solo.tengu_pile]

    @property
    def path(self) -> list[str]:
        """The Tengu's Bitoku Path."""
        return [self.tables.bitoku[card].id for card in self.state.bitoku_path[TENGU]]

    def changed_since(self, before: SoloState) -> set[str]:
        """The parts of the table that differ from a clone of the state made before."""
        course = ("rng", "frames", "question", "reveals")
        return {
            field
            for field in SoloState.FIELDS
            if field not in course and getattr(self.solo, field) != getattr(before, field)
        }

    def pilgrims_of_tengu(self) -> dict[str, int]:
        """Where the Tengu's Pilgrims are on the paths: how many on each space."""
        found: dict[str, int] = {}
        for node in self.tables.nodes:
            count = self.state.main_pilgrims[node.index * self.tables.players + TENGU]
            count += self.state.branch_pilgrim[node.index] == TENGU
            if count:
                found[node.id] = count
        return found

    @property
    def gains(self) -> list[str]:
        """The tiles and goods the Tengu holds and the MP it has got, in words: "mitama ara"."""
        state, tables = self.state, self.tables
        found = [f"mitama {tables.mitamas[tile].id}" for tile in state.mitamas[TENGU]]
        found += [f"dragonfly {tables.dragonflies[tile].id}" for tile in state.dragonflies[TENGU]]
        found += [f"crystal {tables.crystals[tile].id}" for tile in self.solo.tengu_crystals]
        found += [
            f"building {tables.buildings[tile].id}"
            for tile, owner in zip(state.site_building, state.site_owner, strict=True)
            if owner == TENGU
        ]
        found += [f"movement {args['count']}" for args in self.told("tengu_movement")]
        if self.goods(TENGU):
            found.append(" ".join(["goods", *self.goods(TENGU)]))
        return found
