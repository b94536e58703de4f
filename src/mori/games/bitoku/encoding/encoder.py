"""Bitoku's encoder: all player counts and the Tengu in one layout."""

from typing import cast

from mori.core.actions import Action
from mori.core.encoding import MOST_SIDES, Encoder, Traits
from mori.core.state import GameState
from mori.games.bitoku.encoding.board import (
    PathNodes,
    fill_forest,
    fill_hills,
    fill_items,
    fill_markets,
    fill_paths,
    fill_sites,
)
from mori.games.bitoku.encoding.choices import BitokuChoices
from mori.games.bitoku.encoding.layout import OPTIONS, ROUNDS, SEASONS, BitokuLayout
from mori.games.bitoku.encoding.question import Question
from mori.games.bitoku.encoding.room import SITES
from mori.games.bitoku.encoding.sides import fill_side
from mori.games.bitoku.encoding.traits import traits_of
from mori.games.bitoku.options import OPTIONS as ALL_OPTIONS
from mori.games.bitoku.table.state import BitokuState
from mori.games.bitoku.table.tables import Tables
from mori.games.bitoku.tengu.state import SoloState


def options_on(options: dict[str, object]) -> list[int]:
    """The numbers of the options that are not at their usual value."""
    return [
        number
        for number, option in enumerate(ALL_OPTIONS[:OPTIONS])
        if options.get(option.name, option.default) != option.default
    ]


class BitokuEncoder(Encoder):
    """What a seat of Bitoku knows, as a row."""

    __slots__ = ("blocks", "changed", "nodes", "numbered", "question", "tables")

    def __init__(self, tables: Tables, actions: list[Action], options: dict[str, object]) -> None:
        layout = BitokuLayout(tables)
        self.tables = tables
        self.blocks = layout
        self.numbered = BitokuChoices(layout, tables, actions)
        self.question = Question(layout, tables)
        self.nodes = PathNodes(tables)
        self.changed = options_on(options)
        super().__init__(layout, tables.players)

    def choices(self, state: GameState, seat: int, actions: list[Action]) -> list[int]:
        return self.numbered.of(cast(BitokuState, state), seat, actions)

    def traits(self) -> dict[str, list[Traits]]:
        return traits_of(self.tables)

    def describe(self, state: GameState, seat: int) -> None:
        bitoku = cast(BitokuState, state)
        layout, sheet, tables = self.blocks, self.sheet, self.tables
        players = tables.players
        self.describe_course(bitoku, seat)
        for place in range(players):
            fill_side(sheet, layout, bitoku, tables, (seat + place) % players, place)
        asleep = fill_paths(sheet, layout, bitoku, tables, self.nodes, seat)
        fill_items(sheet, layout, bitoku, tables, seat, asleep)
        fill_forest(sheet, layout, bitoku, tables, seat)
        fill_sites(sheet, layout, bitoku, tables, seat)
        fill_markets(sheet, layout, bitoku, tables, self.numbered.most_tiles, seat)
        fill_hills(sheet, layout, bitoku, tables)
        if isinstance(bitoku, SoloState):
            self.describe_tengu(bitoku)
        self.question.fill(sheet, bitoku, seat)

    def describe_course(self, state: BitokuState, seat: int) -> None:
        layout, sheet = self.blocks, self.sheet
        players = self.tables.players
        sheet.one_of(layout.round, ROUNDS, state.round)
        sheet.one_of(layout.phase, SEASONS, state.phase)
        sheet.on(layout.players + (0 if self.tables.seats == 1 else players))
        for option in self.changed:
            sheet.on(layout.options + option)
        turn = state.turn_seat
        sheet.on(layout.turn + (MOST_SIDES if turn < 0 else (turn - seat + players) % players))
        order = state.order
        for number in range(len(order)):
            place = (order[number] - seat + players) % players
            sheet.on(layout.order + number * MOST_SIDES + place)
        passed = state.passed
        for place in range(players):
            if passed >> ((seat + place) % players) & 1:
                sheet.on(layout.passed + place)

    def describe_tengu(self, state: SoloState) -> None:
        layout, sheet = self.blocks, self.sheet
        if state.tengu_is_active:
            sheet.on(layout.attitude)
        last = -1
        for rock in sorted(state.tengu_rocks):
            if rock != last:
                sheet.on(layout.tengu + rock)
            last = rock
        for number in range(min(MOST_SIDES, len(state.tengu_row))):
            sheet.one_of(layout.tengu_row + number * SITES, SITES, state.tengu_row[number])
        numbers = sheet.numbers
        numbers[layout.n_sizes + 1] = len(state.tengu_pile)
