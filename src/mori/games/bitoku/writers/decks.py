"""The part of Bitoku's writer that handles the shared Yōkai, Bitoku and Vision decks."""

from mori.core.facts import Fact
from mori.games.bitoku.table.state import NONE
from mori.games.bitoku.writers.board import BoardWriter
from mori.games.bitoku.writers.goods import with_item


class DeckWriter(BoardWriter):
    """Looked-at cards stay on top of their deck until one is kept."""

    __slots__ = ()

    def prepare_yokai(self, count: int) -> int:
        """Have `count` cards on the Yōkai deck if they can be had; returns how many there are."""
        state = self.state
        if len(state.yokai_deck) < count and state.yokai_discard:
            pile = sorted(state.yokai_discard)
            state.rng.shuffle(pile)
            state.yokai_deck = pile + state.yokai_deck
            state.yokai_discard = []
            # What is left on top is still known to whoever put it there (B-HIDDEN-4).
            state.yokai_bottom = [NONE] * len(pile) + state.yokai_bottom
            self._note_reshuffle("yokai")
        return min(count, len(state.yokai_deck))

    def prepare_bitoku(self, count: int) -> int:
        state = self.state
        if len(state.bitoku_deck) < count and state.bitoku_discard:
            pile = sorted(state.bitoku_discard)
            state.rng.shuffle(pile)
            state.bitoku_deck = pile + state.bitoku_deck
            state.bitoku_discard = []
            # What is left on top is still known to whoever put it there (B-HIDDEN-4).
            state.bitoku_bottom = [NONE] * len(pile) + state.bitoku_bottom
            self._note_reshuffle("bitoku")
        return min(count, len(state.bitoku_deck))

    def _note_reshuffle(self, name: str) -> None:
        self.revealed()
        if self.facts is not None:
            self.facts.append(Fact("deck_reshuffled", {"deck": f"deck:{name}"}))

    def draw_from(self, deck: list[int], bottom: list[int]) -> int:
        """The top card of a deck; what was known of its bottom stays in step with it."""
        card = deck.pop()
        if len(bottom) > len(deck):
            bottom.pop()
        return card

    def keep_yokai(self, seat: int, card: int, looked: int) -> None:
        """Keep one of the cards looked at, unseen by others; the other goes under the deck."""
        state = self.state
        returned = self._split_looked(seat, card, looked, state.yokai_deck, state.yokai_bottom)
        state.hands[seat].append(card)
        state.hands[seat].sort()
        state.secret[seat] = with_item(state.secret[seat], card)
        self.revealed()
        if self.facts is not None:
            public = Fact("yokai_kept", {"seat": self.tables.sides[seat], "count": returned})
            private: dict[str, object] = {
                "seat": self.tables.sides[seat],
                "card": self.yokai_ref(card),
            }
            self.facts.append(Fact("own_yokai_kept", private, seat, public))

    def keep_bitoku(self, seat: int, card: int, looked: int) -> None:
        state = self.state
        self._split_looked(seat, card, looked, state.bitoku_deck, state.bitoku_bottom)
        self.revealed()
        self.add_bitoku(seat, card)

    def keep_vision(self, seat: int, card: int, looked: int) -> None:
        state = self.state
        self._split_looked(seat, card, looked, state.vision_deck, state.vision_bottom)
        state.visions[seat] = with_item(state.visions[seat], card)
        self.revealed()
        if self.facts is not None:
            self.facts.append(
                Fact(
                    "vision_kept",
                    {
                        "seat": self.tables.sides[seat],
                        "card": "vision:" + self.tables.visions[card].id,
                    },
                )
            )

    def refuse_visions(self, seat: int, looked: int) -> None:
        state = self.state
        self._split_looked(seat, NONE, looked, state.vision_deck, state.vision_bottom)
        self.revealed()
        if self.facts is not None:
            self.facts.append(Fact("visions_refused", {"seat": self.tables.sides[seat]}))

    def _split_looked(
        self, seat: int, card: int, looked: int, deck: list[int], bottom: list[int]
    ) -> int:
        """Take the looked-at cards off the deck; all but the kept one go face down under it."""
        seen = [self.draw_from(deck, bottom) for _ in range(looked)]
        if card != NONE:
            seen.remove(card)
        for returned in seen:
            deck.insert(0, returned)
            bottom.insert(0, seat)
        return len(seen)
