"""Looking at the top cards of a shared deck and keeping one, or not (B-EFFECT-24).

The cards looked at stay on top of their deck until the choice is made, so that nothing about them
is anywhere else in the state.
"""

from typing import ClassVar, Final

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Frame
from mori.core.shown import EffectData
from mori.games.bitoku.effects.bitoku_cards import BitokuDeck
from mori.games.bitoku.effects.decks import SharedDeck
from mori.games.bitoku.effects.gains import TakeResources
from mori.games.bitoku.effects.kind import COUNT, SOURCE, EffectKind, Parameter
from mori.games.bitoku.effects.visions import VisionDeck
from mori.games.bitoku.effects.yokai_cards import YokaiDeck
from mori.games.bitoku.language.action_kinds import (
    KEEP_BITOKU,
    KEEP_VISION,
    KEEP_YOKAI,
    LOOK,
    REFUSE,
    SKIP,
)
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.language.said import units, units_in
from mori.games.bitoku.seen import places
from mori.games.bitoku.table.pieces import Effect
from mori.games.bitoku.table.state import NONE
from mori.games.bitoku.writer import BitokuWriter

LOOKED_AT: Final = 2

DECK_YOKAI: Final = 0
DECK_BITOKU: Final = 1
DECK_VISION: Final = 2
DECKS: Final[list[SharedDeck]] = [
    YokaiDeck("yokai", "B-EFFECT-24"),
    BitokuDeck("bitoku", "B-BITOKU-3"),
    VisionDeck("vision", "B-VISION-2"),
]


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
        deck = DECKS[self.deck].cards(w)
        return sorted(set(deck[len(deck) - self.looked :]))

    def run(self, w: BitokuWriter) -> bool:
        if self.looked or (self.left and DECKS[self.deck].has_cards(w)):
            return True
        w.done()
        if self.left:
            w.lose_effects(self.seat, [self.looks()])
        return False

    def has_choice(self, w: BitokuWriter) -> bool:
        return not self.looked

    def looks(self) -> EffectData:
        """How often the seat may still look, for the log."""
        if self.deck == DECK_VISION:
            return units("vision", self.left)
        kind = "gain_yokai" if self.deck == DECK_YOKAI else "gain_bitoku"
        return units_in(kind, self.left, "source", "deck")

    def kind(self) -> str:
        if not self.looked:
            return "look_or_not"
        return ("keep_yokai", "keep_bitoku", "keep_vision")[self.deck]

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"deck": f"deck:{DECKS[self.deck].name}"}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        notation = w.notation
        if not self.looked:
            return [notation.look, notation.skip]
        deck = DECKS[self.deck]
        actions = [deck.keep_action(w, card) for card in self.cards(w)]
        if deck.can_refuse():
            actions.append(notation.refuse)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == SKIP:
            w.done()  # B-VISION-3: before looking
            w.decline_effects(seat, [self.looks()])
        elif action.kind == LOOK:
            self.look(w)
        else:
            looked, self.looked = self.looked, 0
            if action.kind == REFUSE:
                DECKS[self.deck].refuse(w, seat, looked)
            else:
                DECKS[self.deck].keep(w, seat, action.a, looked)

    def look(self, w: BitokuWriter) -> None:
        self.left -= 1
        self.looked = DECKS[self.deck].prepare(w, self.seat, LOOKED_AT)
        if self.looked:
            w.revealed()

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        rule = DECKS[self.deck].keep_rule
        if self.looked and action.kind in (KEEP_YOKAI, KEEP_BITOKU, KEEP_VISION):
            return reason("not_looked_at", rule)
        if self.looked and action.kind in (SKIP, REFUSE):
            if DECKS[self.deck].can_refuse():
                return reason("must_choose", rule, "B-VISION-3")
            return reason("must_choose", rule)
        return not_asked(action)

    def clone(self) -> "LookAtDeck":
        return LookAtDeck(self.seat, self.deck, self.left, self.looked)


def look_at_once(w: BitokuWriter, seat: int, deck: int, times: int) -> None:
    """Look at a deck that the player has chosen to look at; further looks may be declined."""
    look = LookAtDeck(seat, deck, times, 0)
    w.push(look)
    look.look(w)


class DrawVision(EffectKind):
    """Visions: one of two, or a resource."""

    name: ClassVar[str] = "vision"
    parameters: ClassVar[tuple[Parameter, ...]] = (COUNT,)
    rules: ClassVar[tuple[str, ...]] = ("B-VISION-2",)
    icon: ClassVar[str] = "vision"
    frames: ClassVar[tuple[type, ...]] = (LookAtDeck, TakeResources)
    decisions: ClassVar[tuple[str, ...]] = ("look_or_not", "keep_vision", "take_resource")

    def is_possible(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> bool:
        return DECKS[DECK_VISION].has_cards(w)

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        w.push(LookAtDeck(seat, DECK_VISION, effect.n, 0))

    def begin_chosen(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> None:
        look_at_once(w, seat, DECK_VISION, effect.n)

    def places(self, w: BitokuWriter, seat: int, said: EffectData) -> list[str]:
        return [places.deck_of(DECKS[DECK_VISION].name)]


class GainCard(EffectKind):
    """A card: of the Hill just reached, or one of two of the shared deck."""

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def is_possible(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> bool:
        deck = DECKS[self.deck]
        return deck.on_hills(w)[hill] != NONE if effect.from_hill else deck.has_cards(w)

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        if effect.from_hill:
            DECKS[self.deck].take_from_hill(w, seat, hill)
        else:
            w.push(LookAtDeck(seat, self.deck, effect.n, 0))

    def begin_chosen(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> None:
        if effect.from_hill:
            self.begin(w, seat, effect, region, hill)
        else:
            look_at_once(w, seat, self.deck, effect.n)

    def places(self, w: BitokuWriter, seat: int, said: EffectData) -> list[str]:
        return [places.deck_of(DECKS[self.deck].name)]


class GainYokai(GainCard):
    """A Yōkai card."""

    name: ClassVar[str] = "gain_yokai"
    parameters: ClassVar[tuple[Parameter, ...]] = (SOURCE, COUNT)
    rules: ClassVar[tuple[str, ...]] = ("B-RIVER-5", "B-EFFECT-24")
    icon: ClassVar[str] = "yokai-card"
    frames: ClassVar[tuple[type, ...]] = (LookAtDeck,)
    decisions: ClassVar[tuple[str, ...]] = ("look_or_not", "keep_yokai")

    def __init__(self) -> None:
        super().__init__(DECK_YOKAI)


class GainBitoku(GainCard):
    """A Bitoku card."""

    name: ClassVar[str] = "gain_bitoku"
    parameters: ClassVar[tuple[Parameter, ...]] = (SOURCE, COUNT)
    rules: ClassVar[tuple[str, ...]] = ("B-RIVER-4", "B-BITOKU-3")
    icon: ClassVar[str] = "bitoku-card"
    frames: ClassVar[tuple[type, ...]] = (LookAtDeck,)
    decisions: ClassVar[tuple[str, ...]] = ("look_or_not", "keep_bitoku")

    def __init__(self) -> None:
        super().__init__(DECK_BITOKU)
