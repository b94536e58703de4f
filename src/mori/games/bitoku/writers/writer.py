"""Bitoku's writer: every change of the state, each with its fact.

The methods say what happens, not whether it may. They come in layers: goods, dice and cards
(`goods`), the boards (`board`, `decks`), what is told although nothing changes (`telling`), and the
course of the game (here).
"""

from typing import Final

from mori.core.facts import Fact
from mori.games.bitoku.shown.view import Season
from mori.games.bitoku.table.codes import HILLS
from mori.games.bitoku.table.state import NONE
from mori.games.bitoku.writers.telling import TellingWriter

SEASONS: Final[tuple[Season, ...]] = ("spring", "summer", "autumn", "winter", "ascension")


class BitokuWriter(TellingWriter):
    """The whole writer."""

    __slots__ = ()

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
