"""The numbers of Bitoku's choices: what each is, and what it is about.

An action's own number depends on the board face, and where it names a seat, on who asks. Here a
choice has the same number on every face; seats are counted on from the one that asks.
"""

from typing import Final

from mori.core.actions import Action
from mori.core.encoding import MOST_SIDES, Layout
from mori.core.frames import AnyFrame
from mori.games.bitoku.effects.choices import ChooseOption
from mori.games.bitoku.effects.discounts import ShareDiscount
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.effects.resolving import ResolveParts
from mori.games.bitoku.language import action_kinds as kinds
from mori.games.bitoku.language.notation import ARRANGEMENTS, MAX_DIE, MAX_PARTS
from mori.games.bitoku.seasons.forest import RegionActions
from mori.games.bitoku.seasons.home import CopiedRow
from mori.games.bitoku.seasons.use_die import UseDie
from mori.games.bitoku.table.codes import (
    FAVOUR_BITOKU,
    FAVOUR_YOKAI,
    FAVOURS,
    HILLS,
    KINDS,
    MARKETS,
    N_GATE,
    REGION_COUNT,
)
from mori.games.bitoku.table.pieces import Effect
from mori.games.bitoku.table.state import CARD_SPACES, DICE, NONE, BitokuState
from mori.games.bitoku.table.tables import Tables

# Room on every board face; what a pack has beyond it shares the last number.
FACES: Final = 3
NODES: Final = 64  # of the Paths of Wisdom
SITES: Final = 24
MARKET_SPACES: Final = 6
HOME_LABELS: Final = 8
AMOUNTS: Final = 4
VALUES: Final = MAX_DIE + 1

EFFECT_NUMBERS: Final = {name: number for number, name in enumerate(EFFECT_KINDS)}

# What has to be looked up in the position.
STATIC: Final = 0
ABOUT_DIE: Final = 1
ABOUT_REGION: Final = 2
ABOUT_PLACE: Final = 3
ABOUT_ROW: Final = 4
ABOUT_BUILDING: Final = 5
ABOUT_HILL: Final = 6
ABOUT_PART: Final = 7
ABOUT_SIDE: Final = 8
ABOUT_COPY: Final = 9
ABOUT_TILE: Final = 10
ABOUT_CRYSTAL: Final = 11
ABOUT_CARD: Final = 12
ABOUT_NODE: Final = 13


def face_of(tables: Tables) -> int:
    """The board face: for one or two, for three, for four sides."""
    return max(0, min(tables.players, MOST_SIDES) - 2)


class BitokuChoices:
    """Numbers of choices, for one set of rules."""

    __slots__ = (
        "about",
        "building",
        "card",
        "die",
        "effect",
        "first",
        "gate",
        "hill",
        "look_up",
        "most_tiles",
        "place",
        "region",
        "tables",
        "tile",
    )

    def __init__(self, layout: Layout, tables: Tables, actions: list[Action]) -> None:
        self.tables = tables
        self.most_tiles = max(
            len(tables.mitamas),
            len(tables.dragonflies),
            len(tables.crystals),
            len(tables.buildings),
        )
        starts = self._starts(layout)
        self.first: list[int] = []
        self.about: list[int] = []
        self.look_up: list[int] = []
        self.card = layout.choice(len(tables.yokai))
        self.die = layout.choice(VALUES)
        self.region = layout.choice(REGION_COUNT)
        self.place = layout.choice(REGION_COUNT * VALUES)
        self.building = layout.choice(len(tables.buildings))
        self.hill = layout.choice(len(tables.yokai) + len(tables.bitoku))
        self.effect = layout.choice(len(EFFECT_KINDS) * AMOUNTS * (KINDS + 2) * 2)
        self.tile = layout.choice(len(MARKETS) * self.most_tiles)
        self.gate = layout.choice(len(tables.gates))
        for action in actions:
            start, size = starts[action.kind]
            number, about, look_up = self._numbers(action)
            self.first.append(start + min(number, size - 1))
            self.about.append(about)
            self.look_up.append(look_up)

    def _starts(self, layout: Layout) -> dict[str, tuple[int, int]]:
        """Where the numbers of each kind of action begin, and how many it has."""
        tables = self.tables
        cards = len(tables.yokai)
        sizes = {
            kinds.PLAY: cards * CARD_SPACES,
            kinds.USE: DICE,
            kinds.FORCE: DICE,
            kinds.CROSS: DICE,
            kinds.PASS: 1,
            kinds.AMULET: 4,
            kinds.PLACE: REGION_COUNT,
            kinds.PLACE_HOME: HOME_LABELS,
            kinds.ROW: REGION_COUNT * VALUES,
            kinds.USE_BUILDING: SITES,
            kinds.FAVOUR: HILLS * FAVOURS,
            kinds.COVER: HILLS * FAVOURS,
            kinds.ACTIVATE_CARD: 1,
            kinds.ACTIVATE_CRYSTAL: 1,
            kinds.PART: MAX_PARTS,
            kinds.SKIP: 1,
            kinds.TAKE: KINDS,
            kinds.PAY: KINDS,
            kinds.WAIVE: KINDS,
            kinds.ADVANCE: REGION_COUNT,
            kinds.PUSH_BACK: MOST_SIDES * REGION_COUNT,
            kinds.BITOKU_STEP: 1,
            kinds.START: FACES * NODES,
            kinds.WALK: FACES * NODES,
            kinds.OBTAIN: len(MARKETS) * MARKET_SPACES,
            kinds.SLOT: len(tables.slots),
            kinds.SITE: SITES,
            kinds.COMBINE: 2 * self.most_tiles,
            kinds.ROCK: len(tables.rocks),
            kinds.ROCK_PILGRIM: len(tables.pilgrim_spaces),
            kinds.KEEP_VISION: len(tables.visions),
            kinds.REFUSE: 1,
            kinds.LOOK: 1,
            kinds.DRAW: 1,
            kinds.KEEP_YOKAI: cards,
            kinds.KEEP_BITOKU: len(tables.bitoku),
            kinds.UNLOCK: DICE,
            kinds.COPY: MOST_SIDES * DICE,
            kinds.DISCARD: cards,
            kinds.DREAM: len(tables.slots),
            kinds.ARRANGE: len(ARRANGEMENTS),
            kinds.VIRTUE: CARD_SPACES,
            kinds.BONUS_VP: 1,
            kinds.BONUS_AMULET: 1,
        }
        return {kind: (layout.choice(size), size) for kind, size in sizes.items()}

    def _numbers(self, action: Action) -> tuple[int, int, int]:
        """An action's number among those of its kind, what it is about, and what to look up."""
        kind, a, b = action.kind, action.a, action.b
        nodes = face_of(self.tables) * NODES
        if kind == kinds.PLAY:
            return a * CARD_SPACES + b, self.card + a, STATIC
        if kind in (kinds.USE, kinds.FORCE):
            return a, 0, ABOUT_DIE
        if kind == kinds.CROSS:
            return a, 0, ABOUT_REGION
        if kind == kinds.PLACE:
            return a, 0, ABOUT_PLACE
        if kind == kinds.PLACE_HOME:
            return self.tables.home[a].label, 0, STATIC
        if kind == kinds.ROW:
            return a, 0, ABOUT_ROW
        if kind == kinds.USE_BUILDING:
            return a, 0, ABOUT_BUILDING
        if kind in (kinds.FAVOUR, kinds.COVER):
            return a * FAVOURS + b, 0, ABOUT_HILL if kind == kinds.FAVOUR else STATIC
        if kind == kinds.PART:
            return a, 0, ABOUT_PART
        if kind == kinds.PUSH_BACK:
            return b, 0, ABOUT_SIDE
        if kind == kinds.COPY:
            return b, 0, ABOUT_COPY
        if kind in (kinds.START, kinds.WALK):
            # Every space has one way in, so where it leads says where it comes from.
            if kind == kinds.START:
                return nodes + min(a, NODES - 1), 0, STATIC
            return nodes + min(b, NODES - 1), 0, ABOUT_NODE
        if kind == kinds.OBTAIN:
            return a * MARKET_SPACES + min(b, MARKET_SPACES - 1), 0, ABOUT_TILE
        if kind == kinds.COMBINE:
            return b * self.most_tiles + a, 0, STATIC
        if kind == kinds.DREAM:
            return a, 0, ABOUT_CRYSTAL
        if kind == kinds.VIRTUE:
            return a, 0, ABOUT_CARD
        if kind in (kinds.KEEP_YOKAI, kinds.DISCARD):
            return a, self.card + a, STATIC
        return a, 0, STATIC

    def of(self, state: BitokuState, seat: int, actions: list[Action]) -> list[int]:
        """The two numbers of each action, one after the other."""
        found: list[int] = []
        top = state.frames[-1]
        for action in actions:
            index = action.index
            first = self.first[index]
            look_up = self.look_up[index]
            if look_up == STATIC:
                found.append(first)
                found.append(self.about[index])
                continue
            a, b = action.a, action.b
            about = 0
            if look_up == ABOUT_PART:
                about = self.of_part(top, a)
            elif look_up == ABOUT_DIE:
                about = self.die + state.die_value[seat * DICE + a]
            elif look_up == ABOUT_REGION:
                about = self.region + min(REGION_COUNT - 1, state.die_place[seat * DICE + a])
            elif look_up == ABOUT_PLACE:
                if isinstance(top, UseDie):
                    value = state.die_value[seat * DICE + top.die]
                    about = self.place + a * VALUES + value
            elif look_up == ABOUT_ROW:
                if isinstance(top, (RegionActions, CopiedRow)):
                    first += top.region * VALUES
            elif look_up == ABOUT_BUILDING:
                about = self.building + state.site_building[a]
            elif look_up == ABOUT_HILL:
                about = self.of_hill(state, a, b)
            elif look_up == ABOUT_SIDE:
                first += self.relative(seat, a) * REGION_COUNT
            elif look_up == ABOUT_COPY:
                first += self.relative(seat, a) * DICE
                die = a * DICE + b
                region = state.die_place[die]
                if region < REGION_COUNT:
                    about = self.place + region * VALUES + state.die_value[die]
            elif look_up == ABOUT_TILE:
                about = self.tile + a * self.most_tiles + state.markets[a][b]
            elif look_up == ABOUT_CRYSTAL:
                about = self.of_crystal(state.slots[seat * len(self.tables.slots) + a])
            elif look_up == ABOUT_CARD:
                about = self.card + state.played[seat * CARD_SPACES + a]
            else:
                about = self.of_node(state, b)
            found.append(first)
            found.append(about)
        return found

    def relative(self, seat: int, side: int) -> int:
        players = self.tables.players
        return (side - seat + players) % players

    def of_part(self, top: AnyFrame, number: int) -> int:
        """What a part of the effect in question does."""
        if isinstance(top, (ResolveParts, ChooseOption)):
            return self.of_effect(self.tables.effects[top.node].children[number], False)
        if isinstance(top, ShareDiscount):
            parts = self.tables.effects[top.node].children
            return self.of_effect(parts[number % len(parts)], number >= len(parts))
        return 0

    def of_effect(self, effect: Effect, is_cheaper: bool) -> int:
        number = EFFECT_NUMBERS[effect.kind.name] * AMOUNTS + min(effect.n, AMOUNTS - 1)
        number = number * (KINDS + 2) + min(max(effect.resource, -1), KINDS) + 1
        return self.effect + 2 * number + (1 if is_cheaper else 0)

    def of_hill(self, state: BitokuState, hill: int, favour: int) -> int:
        if favour == FAVOUR_YOKAI and state.hill_yokai[hill] != NONE:
            return self.hill + state.hill_yokai[hill]
        if favour == FAVOUR_BITOKU and state.hill_bitoku[hill] != NONE:
            return self.hill + len(self.tables.yokai) + state.hill_bitoku[hill]
        return 0

    def of_crystal(self, crystal: int) -> int:
        return self.tile + 2 * self.most_tiles + crystal if crystal != NONE else 0

    def of_node(self, state: BitokuState, target: int) -> int:
        node = self.tables.nodes[target]
        return self.gate + state.gate_tiles[node.branch] if node.kind == N_GATE else 0
