"""The resolution of one tile (H-TILE)."""

from typing import ClassVar

from mori.core.frames import Frame
from mori.games.hitodama.rounds.spaces import obtain
from mori.games.hitodama.rounds.tribute_tile import honour_first_arrival, pass_coin
from mori.games.hitodama.table.tables import STEP_ARRIVAL, STEP_COIN, STEP_ESSENCES
from mori.games.hitodama.writers.writer import HitodamaWriter


class ResolveTile(Frame[HitodamaWriter]):
    """Resolve one tile, step by step as its data say; its solar stack is not part of this.

    `by_card`: a solar card asked for it, so essences placed this round collect although they may
    lie already (H-CARD-S5).
    """

    __slots__ = ("by_card", "first", "handled", "step", "tile")
    FIELDS: ClassVar[tuple[str, ...]] = ("tile", "by_card", "step", "handled", "first")

    def __init__(self, tile: int, by_card: bool, step: int, handled: int, first: bool) -> None:
        super().__init__(-1)
        self.tile = tile
        self.by_card = by_card
        self.step = step
        self.handled = handled  # bit set of the essences taken already
        self.first = first  # whether this is the tile's first resolution of the round

    def run(self, w: HitodamaWriter) -> bool:
        steps = w.tables.tiles[self.tile].steps
        if self.step == len(steps):
            w.done()
            if self.by_card and not self.handled:
                w.find_nobody(self.tile)
            return False
        kind = steps[self.step]
        if kind == STEP_ESSENCES:
            if self.take_next(w):
                return False
        elif self.first and kind == STEP_ARRIVAL:
            honour_first_arrival(w, self.tile)
        elif self.first and kind == STEP_COIN:
            pass_coin(w, self.tile)
        self.step += 1
        return False

    def take_next(self, w: HitodamaWriter) -> bool:
        """Take the next essence, best rank first, re-reading the tile each time (H-TILE-3)."""
        state = w.state
        start = self.tile * w.tables.width
        # H-TILE-6: extra spaces come after the printed ones, as their places do.
        for place in range(start, start + w.tables.width):
            essence = state.occupant[place]
            if essence < 0 or self.handled & (1 << essence):
                continue
            # H-TILE-5: asleep essences get nothing; H-CARD-S5: unless fresh, when a card asks.
            fresh = self.by_card and state.fresh_round[essence] == state.round
            if state.standing[essence] or fresh:
                if not self.handled:
                    w.begin_tile(self.tile)
                self.handled |= 1 << essence
                w.lay_down(essence)  # H-TILE-4, H-TILE-RES-3
                obtain(w, essence, place, True)
                return True
        return False

    def clone(self) -> "ResolveTile":
        return ResolveTile(self.tile, self.by_card, self.step, self.handled, self.first)


def begin_tile(w: HitodamaWriter, tile: int, by_card: bool) -> None:
    """Put a tile's resolution on the stack."""
    # H-CARD-S5b: arrival berry and coin are given once a round, with the first resolution.
    steps = w.tables.tiles[tile].steps
    first = not w.state.honoured and (STEP_ARRIVAL in steps or STEP_COIN in steps)
    if first:
        w.honour_arrivals()
    w.push(ResolveTile(tile, by_card, 0, 0, first))
