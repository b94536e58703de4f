"""The course of a round: turns, resolution, end of round (H-ROUND)."""

from typing import ClassVar, Final

from mori.core.frames import Frame
from mori.games.hitodama.cards.playing import SolarStack
from mori.games.hitodama.rounds.ending import END_CHAOS, end_game
from mori.games.hitodama.rounds.tiles import begin_tile
from mori.games.hitodama.rounds.turn import Turn
from mori.games.hitodama.table.geometry import resolution_order, round_order
from mori.games.hitodama.table.tables import STEP_STACK
from mori.games.hitodama.writer import HitodamaWriter

# H-ROUND-1: the phases of a round, in order.
BEGIN: Final = 0
TURNS: Final = 1
RESOLUTION: Final = 2
END_OF_ROUND: Final = 3


class Round(Frame[HitodamaWriter]):
    """Rounds, one after another, until the game ends."""

    __slots__ = ("phase", "turns")
    FIELDS: ClassVar[tuple[str, ...]] = ("phase", "turns")

    def __init__(self, phase: int, turns: int) -> None:
        super().__init__(-1)
        self.phase = phase
        self.turns = turns  # how many have begun in this round

    def run(self, w: HitodamaWriter) -> bool:
        if self.phase == BEGIN:
            w.begin_round()
            self.phase = TURNS
            self.turns = 0
        elif self.phase == TURNS:
            if self.turns == w.tables.players:
                self.phase = RESOLUTION
            else:
                # H-ROUND-2: exactly one turn each, from the coin holder clockwise.
                seat = round_order(w.state, w.tables)[self.turns]
                self.turns += 1
                w.begin_turn(seat)
                w.push(Turn(seat))
        elif self.phase == RESOLUTION:
            self.phase = END_OF_ROUND
            w.begin_resolution()
            w.push(ResolveTiles(resolution_order(w.state, w.tables), 0))  # H-ROUND-3
        else:
            end_round(w)
            self.phase = BEGIN
        return False

    def clone(self) -> "Round":
        return Round(self.phase, self.turns)


def end_round(w: HitodamaWriter) -> None:
    """H-ROUND-4, in its order; who begins the next round follows from the coin."""
    w.remove_extra_spaces()
    w.flip_round_marker()
    if w.state.round_marker:
        return
    w.advance_hitodama()  # H-ROUND-5
    position = w.state.chaos
    if position == len(w.tables.chaos_levels) - 1:
        end_game(w, END_CHAOS)  # H-END-3
        return
    # H-WRATH-9, H-WRATH-10, H-ICE-3: stepping onto a new thawing level removes all ice.
    level = w.tables.chaos_levels[position]
    if w.tables.wrath_levels[level].thaws and level != w.tables.chaos_levels[position - 1]:
        w.thaw()


class ResolveTiles(Frame[HitodamaWriter]):
    """Resolve all tiles one after another, in an order fixed when it begins (H-TILE-2)."""

    __slots__ = ("next", "order")
    FIELDS: ClassVar[tuple[str, ...]] = ("order", "next")

    def __init__(self, order: list[int], next: int) -> None:
        super().__init__(-1)
        self.order = order
        self.next = next

    def run(self, w: HitodamaWriter) -> bool:
        if self.next == len(self.order):
            w.done()
            return False
        tile = self.order[self.next]
        self.next += 1
        begin_tile(w, tile, False)
        if STEP_STACK in w.tables.tiles[tile].steps:
            w.push(SolarStack(-1))  # H-TILE-AKKU-1: first the whole stack, then the visits
        return False

    def clone(self) -> "ResolveTiles":
        return ResolveTiles(self.order, self.next)  # the order never changes
