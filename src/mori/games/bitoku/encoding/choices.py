"""The numbers of Bitoku's choices: what each is, and what it is about.

An action's own number depends on the board face, and where it names a seat, on who asks. Here a
choice has the same number on every face; seats are counted on from the one that asks.
"""

from typing import Final

from mori.core.actions import Action
from mori.core.encoding import MOST_SIDES, Layout
from mori.core.frames import AnyFrame
from mori.games.bitoku.actions.kind import (
    ABOUT_BUILDING,
    ABOUT_CARD,
    ABOUT_COPY,
    ABOUT_CRYSTAL,
    ABOUT_DIE,
    ABOUT_HILL,
    ABOUT_PART,
    ABOUT_PLACE,
    ABOUT_REGION,
    ABOUT_ROW,
    ABOUT_SIDE,
    ABOUT_TILE,
    STATIC,
)
from mori.games.bitoku.actions.kinds import ACTION_KINDS
from mori.games.bitoku.effects.choices import ChooseOption
from mori.games.bitoku.effects.discounts import ShareDiscount
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.effects.resolving import ResolveParts
from mori.games.bitoku.encoding.room import AMOUNTS, NODES, VALUES
from mori.games.bitoku.language.action_kinds import KEEP_BITOKU, KEEP_VISION, ROCK
from mori.games.bitoku.seasons.forest import RegionActions
from mori.games.bitoku.seasons.home import CopiedRow
from mori.games.bitoku.seasons.use_die import UseDie
from mori.games.bitoku.table.codes import (
    FAVOUR_BITOKU,
    FAVOUR_YOKAI,
    KINDS,
    MARKETS,
    N_GATE,
    REGION_COUNT,
)
from mori.games.bitoku.table.pieces import Effect
from mori.games.bitoku.table.state import CARD_SPACES, DICE, NONE, BitokuState
from mori.games.bitoku.table.tables import Tables

EFFECT_NUMBERS: Final = {name: number for number, name in enumerate(EFFECT_KINDS)}


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
        "first_node",
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
        self.first_node = face_of(tables) * NODES
        # Where the numbers of each kind of action begin, and how many it has.
        starts: dict[str, tuple[int, int]] = {}
        for name, kind in ACTION_KINDS.items():
            size = kind.count(self)
            starts[name] = (layout.choice(size), size)
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
        cards, designs = len(tables.yokai), len(tables.bitoku)
        for name, component, start, size in (
            ("card", "yokai", self.card, cards),
            ("favour", "yokai", self.hill, cards),
            ("favour", "bitoku", self.hill + cards, designs),
            ("building", "building", self.building, len(tables.buildings)),
            ("gate", "gate", self.gate, len(tables.gates)),
            ("keep", "bitoku", starts[KEEP_BITOKU][0], designs),
            ("keep", "vision", starts[KEEP_VISION][0], len(tables.visions)),
            ("take", "rock", starts[ROCK][0], len(tables.rocks)),
        ):
            layout.stands_for(name, component, start, (size,), of_choices=True)
        for market, sold in enumerate(MARKETS):
            start = self.tile + market * self.most_tiles
            layout.stands_for("tile", sold, start, (self.most_tiles,), of_choices=True)
        for action in actions:
            start, size = starts[action.kind]
            number, about, look_up = ACTION_KINDS[action.kind].number(self, action)
            self.first.append(start + min(number, size - 1))
            self.about.append(about)
            self.look_up.append(look_up)

    def of(self, state: BitokuState, seat: int, actions: list[Action]) -> list[int]:
        """The two numbers of each action, one after the other."""
        found: list[int] = []
        if not actions:
            return found
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
