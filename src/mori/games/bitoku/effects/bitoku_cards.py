"""Bitoku cards: from the shared deck to the path, and the steps along it (B-BITOKU)."""

from mori.core.actions import Action
from mori.games.bitoku.effects.decks import SharedDeck
from mori.games.bitoku.effects.resolving import resolve_list
from mori.games.bitoku.writer import BitokuWriter


class BitokuDeck(SharedDeck):
    """The shared Bitoku deck: a kept card is added to the path (B-BITOKU-2, -3)."""

    def cards(self, w: BitokuWriter) -> list[int]:
        return w.state.bitoku_deck

    def has_cards(self, w: BitokuWriter) -> bool:
        return bool(w.state.bitoku_deck or w.state.bitoku_discard)

    def prepare(self, w: BitokuWriter, seat: int, count: int) -> int:
        return w.prepare_bitoku(count)  # B-BITOKU-8

    def keep_action(self, w: BitokuWriter, card: int) -> Action:
        return w.notation.keep_bitoku[card]

    def keep(self, w: BitokuWriter, seat: int, card: int, looked: int) -> None:
        w.keep_bitoku(seat, card, looked)

    def on_hills(self, w: BitokuWriter) -> list[int]:
        return w.state.hill_bitoku

    def take_from_hill(self, w: BitokuWriter, seat: int, hill: int) -> None:
        w.take_hill_bitoku(seat, hill)  # B-RIVER-4


def can_step_bitoku(w: BitokuWriter, seat: int) -> bool:
    """B-BITOKU-4: a card must lie beyond the counter."""
    return w.state.bitoku_done[seat] < len(w.state.bitoku_path[seat])


def step_bitoku(w: BitokuWriter, seat: int) -> None:
    """Move the counter onto the next card and let the card act."""
    card = w.complete_bitoku(seat)
    resolve_list(w, seat, w.tables.bitoku[card].effects, -1)  # B-BITOKU-5
