"""Looking at the top cards of a shared deck and keeping one (B-VISION-2, B-BITOKU-3, B-EFFECT-24).

The cards looked at stay on top of their deck until the choice is made, so that nothing about them
is anywhere else in the state.
"""

from typing import ClassVar, Final

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Frame
from mori.games.bitoku.effects.gains import TakeResources
from mori.games.bitoku.language.action_kinds import (
    DRAW,
    KEEP_BITOKU,
    KEEP_VISION,
    KEEP_YOKAI,
    LOOK,
    REFUSE,
    SKIP,
)
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.writers.writer import BitokuWriter

LOOKED_AT: Final = 2

DECK_YOKAI: Final = 0
DECK_BITOKU: Final = 1
DECK_VISION: Final = 2
DECKS: Final = ("yokai", "bitoku", "vision")
KEEP_RULES: Final = ("B-EFFECT-24", "B-BITOKU-3", "B-VISION-2")


def deck_has_cards(w: BitokuWriter, deck: int) -> bool:
    state = w.state
    if deck == DECK_YOKAI:
        return bool(state.yokai_deck or state.yokai_discard)
    if deck == DECK_BITOKU:
        return bool(state.bitoku_deck or state.bitoku_discard)
    return True  # B-VISION-4: without cards there is still the resource


class LookAtDeck(Frame[BitokuWriter]):
    """Decide to look, then keep one of two cards, `left` times."""

    __slots__ = ("deck", "left", "looked")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deck", "left", "looked")

    def __init__(self, seat: int, deck: int, left: int, looked: int) -> None:
        super().__init__(seat)
        self.deck = deck
        self.left = left
        self.looked = looked  # how many cards lie looked at on top of the deck

    def cards(self, w: BitokuWriter) -> list[int]:
        """The cards looked at, each design once."""
        state = w.state
        deck = (state.yokai_deck, state.bitoku_deck, state.vision_deck)[self.deck]
        return sorted(set(deck[len(deck) - self.looked :]))

    def run(self, w: BitokuWriter) -> bool:
        if self.looked or (self.left and deck_has_cards(w, self.deck)):
            return True
        w.done()
        return False

    def kind(self) -> str:
        if not self.looked:
            return "look_or_not"
        return ("keep_yokai", "keep_bitoku", "keep_vision")[self.deck]

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"deck": f"deck:{DECKS[self.deck]}"}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        notation = w.notation
        if not self.looked:
            return [notation.look, notation.skip]
        keep = (notation.keep_yokai, notation.keep_bitoku, notation.keep_vision)[self.deck]
        actions = [keep[card] for card in self.cards(w)]
        if self.deck == DECK_VISION:
            actions.append(notation.refuse)  # BR-107: only Visions can be refused
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == SKIP:
            w.done()  # B-VISION-3: before looking
            w.skip(seat)
        elif action.kind == LOOK:
            self.look(w)
        else:
            looked, self.looked = self.looked, 0
            if action.kind == KEEP_YOKAI:
                w.keep_yokai(seat, action.a, looked)
            elif action.kind == KEEP_BITOKU:
                w.keep_bitoku(seat, action.a, looked)
            elif action.kind == KEEP_VISION:
                w.keep_vision(seat, action.a, looked)
            else:
                w.refuse_visions(seat, looked)
                w.push(TakeResources(seat, 1, 0))  # B-VISION-2

    def look(self, w: BitokuWriter) -> None:
        self.left -= 1
        if self.deck == DECK_YOKAI:
            self.looked = w.prepare_yokai(LOOKED_AT)  # B-BITOKU-8
        elif self.deck == DECK_BITOKU:
            self.looked = w.prepare_bitoku(LOOKED_AT)
        else:
            self.looked = min(LOOKED_AT, len(w.state.vision_deck))
            if not self.looked:
                w.push(TakeResources(self.seat, 1, 0))  # B-VISION-4
        if self.looked:
            w.revealed()

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if self.looked and action.kind in (KEEP_YOKAI, KEEP_BITOKU, KEEP_VISION):
            return reason("not_looked_at", KEEP_RULES[self.deck])
        if self.looked and action.kind in (SKIP, REFUSE):
            if self.deck == DECK_VISION:
                return reason("must_choose", "B-VISION-2", "B-VISION-3")
            return reason("must_choose", KEEP_RULES[self.deck])
        return not_asked()

    def clone(self) -> "LookAtDeck":
        return LookAtDeck(self.seat, self.deck, self.left, self.looked)


class DrawOwnCards(Frame[BitokuWriter]):
    """Draw Yōkai cards from the own deck, or not (B-EFFECT-23)."""

    __slots__ = ("amount",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def run(self, w: BitokuWriter) -> bool:
        return True

    def kind(self) -> str:
        return "draw_or_not"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"count": self.amount}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        return [w.notation.draw, w.notation.skip]

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        w.done()
        if action.kind == DRAW:
            w.draw_cards(seat, self.amount)
        else:
            w.skip(seat)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        return not_asked()

    def clone(self) -> "DrawOwnCards":
        return DrawOwnCards(self.seat, self.amount)
