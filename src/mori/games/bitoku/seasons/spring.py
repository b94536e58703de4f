"""Spring: summon the Yōkai, reap the fruits (B-SPRING)."""

from typing import ClassVar, Final

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Choice, Frame
from mori.core.shown import EffectData
from mori.games.bitoku.effects.resolving import list_is_possible, resolve_list
from mori.games.bitoku.language.action_kinds import DISCARD, DREAM, SKIP
from mori.games.bitoku.language.reasons import not_asked, reason
from mori.games.bitoku.options import FRESH_DREAMS
from mori.games.bitoku.table.codes import DREAM as DREAM_COLOUR
from mori.games.bitoku.table.state import NONE
from mori.games.bitoku.writer import BitokuWriter

DRAW_UP_TO: Final = 4
KEEP: Final = 3


def summon(w: BitokuWriter) -> None:
    """Everybody draws up to four cards, then discards down to three, all at once."""
    for seat in w.state.order:
        w.draw_cards(seat, max(0, DRAW_UP_TO - len(w.state.hands[seat])))  # B-SPRING-2
    needed = [max(0, len(hand) - KEEP) for hand in w.state.hands]
    w.push(DiscardToThree(needed, [[] for _ in needed]))


class DiscardToThree(Frame[BitokuWriter]):
    """A secret simultaneous commitment: what each seat discards (B-SPRING-4, -9).

    Cards are named one by one, in any order, and stay in hand until all have chosen.
    """

    __slots__ = ("chosen", "needed")
    FIELDS: ClassVar[tuple[str, ...]] = ("needed", "chosen")

    def __init__(self, needed: list[int], chosen: list[list[int]]) -> None:
        super().__init__(-1)
        self.needed = needed  # by seat: how many cards to discard
        self.chosen = chosen  # by seat: those named so far

    def run(self, w: BitokuWriter) -> bool:
        if self.seats():
            return True
        w.done()
        if sum(1 for needed in self.needed if needed) > 1:
            w.revealed()  # B-SPRING-9: who chose last now sees what the others chose
        for seat in w.state.order:
            for card in sorted(self.chosen[seat]):
                w.discard_from_hand(seat, card)  # B-SPRING-5
        return False

    def seats(self) -> list[int]:
        return [
            seat for seat in range(len(self.needed)) if len(self.chosen[seat]) < self.needed[seat]
        ]

    def is_simultaneous(self) -> bool:
        return True

    def kind(self) -> str:
        return "discard_to_three"

    def prompt(self, w: BitokuWriter, seat: int) -> dict[str, object]:
        return {"count": self.needed[seat] - len(self.chosen[seat])}

    def left(self, w: BitokuWriter, seat: int) -> list[int]:
        """The cards of a seat's hand that it has not named, ascending."""
        hand = w.state.hands[seat].copy()
        for card in self.chosen[seat]:
            hand.remove(card)
        return hand

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        return [w.notation.discard[card] for card in sorted(set(self.left(w, seat)))]

    def canonical(self, w: BitokuWriter, seat: int, actions: list[Action]) -> list[Action]:
        """Cards ascending, as long as enough are left to go on so."""
        chosen, cards = self.chosen[seat], self.left(w, seat)
        floor = chosen[-1] if chosen else -1
        last = cards[len(chosen) - self.needed[seat]]  # after a higher one too few would be left
        return [card for card in actions if floor <= card.a <= last] or actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        self.chosen[seat].append(action.a)

    def units(self, w: BitokuWriter, seat: int) -> int:
        return self.needed[seat] - len(self.chosen[seat])

    def is_unit(self, action: Action) -> bool:
        return True

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind != DISCARD:
            return not_asked(action)
        return reason("card_not_held", "B-SPRING-4")

    def hide_from(self, seat: int | None) -> None:
        for other in range(len(self.chosen)):
            if other != seat:
                self.chosen[other] = [NONE] * len(self.chosen[other])

    def clone(self) -> "DiscardToThree":
        return DiscardToThree(self.needed, [cards.copy() for cards in self.chosen])


def dream_slots(w: BitokuWriter, seat: int) -> list[int]:
    """The slots in which the seat has Dream Crystals."""
    start = seat * len(w.tables.slots)
    return [
        slot
        for slot in range(len(w.tables.slots))
        if w.tables.slots[slot].colour == DREAM_COLOUR and w.state.slots[start + slot] != NONE
    ]


class ReapFruits(Choice[BitokuWriter]):
    """Resolve each own Dream Crystal once, in any order (B-SPRING-6, -7, B-CRYSTAL-6)."""

    __slots__ = ("counted", "left")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "counted")

    def __init__(self, seat: int, left: int, counted: int) -> None:
        super().__init__(seat)
        self.left = left  # bit set of slots still to resolve
        self.counted = counted  # bit set of slots that were or are to be resolved

    def choices(self, w: BitokuWriter) -> list[int]:
        start = self.seat * len(w.tables.slots)
        found: list[int] = []
        for slot in dream_slots(w, self.seat):
            if self.left & (1 << slot):
                crystal = w.tables.crystals[w.state.slots[start + slot]]
                if list_is_possible(w, self.seat, crystal.effects, -1):
                    found.append(slot)
        return found

    def run(self, w: BitokuWriter) -> bool:
        if w.options.on(FRESH_DREAMS):  # BR-150
            fresh = dream_bits(w, self.seat) & ~self.counted
            self.left |= fresh
            self.counted |= fresh
        choices = self.choices(w)
        start = self.seat * len(w.tables.slots)
        for slot in choices:
            crystal = w.tables.crystals[w.state.slots[start + slot]]
            if crystal.effects.is_plain():
                self.reap(w, slot)  # nobody would refuse it, nor want it later
                return False
        if len(choices) > 1:
            return True
        if choices:
            self.reap(w, choices[0])
            return False
        w.done()
        if w.facts is not None:
            left = [slot for slot in dream_slots(w, self.seat) if self.left & (1 << slot)]
            w.lose_effects(self.seat, self.said(w, left))
        return False

    def said(self, w: BitokuWriter, slots: list[int]) -> list[EffectData]:
        """What the crystals in some slots give, for the log."""
        start = self.seat * len(w.tables.slots)
        tiles = [w.state.slots[start + slot] for slot in slots]
        return [w.tables.crystals[tile].effects.root.said for tile in tiles]

    def reap(self, w: BitokuWriter, slot: int) -> None:
        self.left &= ~(1 << slot)
        crystal = w.state.slots[self.seat * len(w.tables.slots) + slot]
        resolve_list(w, self.seat, w.tables.crystals[crystal].effects, -1)

    def kind(self) -> str:
        return "reap_fruits"

    def actions(self, w: BitokuWriter, seat: int) -> list[Action]:
        actions = [w.notation.dream[slot] for slot in self.choices(w)]
        actions.append(w.notation.skip)
        return actions

    def answer(self, w: BitokuWriter, seat: int, action: Action) -> None:
        if action.kind == SKIP:
            if w.facts is not None:
                w.decline_effects(seat, self.said(w, self.choices(w)))
            w.done()
        else:
            self.reap(w, action.a)

    def why_not(self, w: BitokuWriter, seat: int, action: Action) -> Reason:
        if action.kind != DREAM:
            return not_asked(action)
        if action.a not in dream_slots(w, seat):
            return reason("no_dream_crystal", "B-SPRING-6")
        if not self.left & (1 << action.a):
            return reason("already_done", "B-SPRING-6")
        return reason("nothing_possible", "B-EFFECT-21")

    def clone(self) -> "ReapFruits":
        return ReapFruits(self.seat, self.left, self.counted)


def dream_bits(w: BitokuWriter, seat: int) -> int:
    """The same slots as a bit set."""
    bits = 0
    for slot in dream_slots(w, seat):
        bits |= 1 << slot
    return bits


def reap_all(w: BitokuWriter, seat: int) -> None:
    left = dream_bits(w, seat)
    if left:
        w.push(ReapFruits(seat, left, left))
