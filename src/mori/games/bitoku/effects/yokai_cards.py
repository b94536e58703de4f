"""Yōkai cards from the shared deck and from the own one (B-EFFECT-23, -24)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Choice
from mori.core.shown import EffectData
from mori.games.bitoku.effects.decks import SharedDeck
from mori.games.bitoku.effects.kind import COUNT, EffectKind, Parameter
from mori.games.bitoku.language.action_kinds import DRAW
from mori.games.bitoku.language.reasons import not_asked
from mori.games.bitoku.language.said import units
from mori.games.bitoku.seen import places
from mori.games.bitoku.table.pieces import Effect
from mori.games.bitoku.table.state import ASCENSION
from mori.games.bitoku.writer import BitokuWriter


class YokaiDeck(SharedDeck):
    """The shared Yōkai deck: a kept card goes into the hand, unseen."""

    def cards(self, w: BitokuWriter) -> list[int]:
        return w.state.yokai_deck

    def has_cards(self, w: BitokuWriter) -> bool:
        return bool(w.state.yokai_deck or w.state.yokai_discard)

    def prepare(self, w: BitokuWriter, seat: int, count: int) -> int:
        return w.prepare_yokai(count)  # as B-BITOKU-8

    def keep_action(self, w: BitokuWriter, card: int) -> Action:
        return w.notation.keep_yokai[card]

    def keep(self, w: BitokuWriter, seat: int, card: int, looked: int) -> None:
        w.keep_yokai(seat, card, looked)

    def on_hills(self, w: BitokuWriter) -> list[int]:
        return w.state.hill_yokai

    def take_from_hill(self, w: BitokuWriter, seat: int, hill: int) -> None:
        w.take_hill_yokai(seat, hill)  # B-RIVER-5


def draw(w: BitokuWriter, seat: int, amount: int) -> None:
    """Draw as many of the own cards as there are (B-EFFECT-23)."""
    there = len(w.state.decks[seat]) + len(w.state.discards[seat])
    w.draw_cards(seat, amount)
    if amount > there:
        w.lose_effects(seat, [units("draw_card", amount - there)])


class DrawOwnCards(Choice[BitokuWriter]):
    """Draw Yōkai cards from the own deck, or not (B-EFFECT-23)."""

    __slots__ = ("amount",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def run(self, w: BitokuWriter) -> bool:
        if w.state.phase != ASCENSION:
            return True
        self.draw(w)  # nobody plays any more, and cards count wherever they are
        return False

    def draw(self, w: BitokuWriter) -> None:
        w.done()
        draw(w, self.seat, self.amount)

    def kind(self) -> str:
        return "draw_or_not"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"count": self.amount}

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        return [w.notation.draw, w.notation.skip]

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == DRAW:
            self.draw(w)
        else:
            w.done()
            w.decline_effects(seat, [units("draw_card", self.amount)])

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        return not_asked(action)

    def clone(self) -> "DrawOwnCards":
        return DrawOwnCards(self.seat, self.amount)


class DrawCard(EffectKind):
    """Yōkai cards of the own deck, drawn into the hand."""

    name: ClassVar[str] = "draw_card"
    parameters: ClassVar[tuple[Parameter, ...]] = (COUNT,)
    rules: ClassVar[tuple[str, ...]] = ("B-EFFECT-23",)
    icon: ClassVar[str] = "draw-card"
    frames: ClassVar[tuple[type, ...]] = (DrawOwnCards,)
    decisions: ClassVar[tuple[str, ...]] = ("draw_or_not",)

    def is_possible(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> bool:
        return bool(w.state.decks[seat] or w.state.discards[seat])

    def begin(self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int) -> None:
        w.push(DrawOwnCards(seat, effect.n))

    def begin_chosen(
        self, w: BitokuWriter, seat: int, effect: Effect, region: int, hill: int
    ) -> None:
        draw(w, seat, effect.n)

    def places(self, w: BitokuWriter, seat: int, said: EffectData) -> list[str]:
        return [places.OWN_DECK]
