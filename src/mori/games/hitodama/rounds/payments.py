"""Paying and gaining: tokens at once, cards one by one as their owner chooses."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.core.frames import Choice, Frame
from mori.games.hitodama.language.notation import GIVE
from mori.games.hitodama.language.reasons import not_asked
from mori.games.hitodama.rounds.blockers import capture_akku
from mori.games.hitodama.table.tables import LUNAR_CARD, SOLAR_CARD, Bundle
from mori.games.hitodama.writer import HitodamaWriter


def exchange(w: HitodamaWriter, seat: int, pay: Bundle, gain: Bundle) -> None:
    """Pay one bundle and gain another."""
    if pay.has_cards:
        w.push(Gain(seat, gain.index))
        begin_payment(w, seat, pay)
    else:
        w.pay_tokens(seat, pay)
        w.gain(seat, gain)


def begin_payment(w: HitodamaWriter, seat: int, bundle: Bundle) -> None:
    """Pay a bundle; if it asks for cards, the choice of them comes on top of the stack."""
    w.pay_tokens(seat, bundle)
    if bundle.has_cards:
        w.push(GiveCards(seat, bundle.amounts[SOLAR_CARD], bundle.amounts[LUNAR_CARD], 0))


class Gain(Frame[HitodamaWriter]):
    """Gain a bundle once what is above has been paid."""

    __slots__ = ("bundle",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "bundle")

    def __init__(self, seat: int, bundle: int) -> None:
        super().__init__(seat)
        self.bundle = bundle

    def run(self, w: HitodamaWriter) -> bool:
        w.done()
        w.gain(self.seat, w.tables.bundles[self.bundle])
        return False

    def clone(self) -> "Gain":
        return Gain(self.seat, self.bundle)


class Capture(Frame[HitodamaWriter]):
    """Take an akku from the map once what is above has been paid."""

    __slots__ = ("place",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def run(self, w: HitodamaWriter) -> bool:
        w.done()
        capture_akku(w, self.seat, self.place)
        return False

    def clone(self) -> "Capture":
        return Capture(self.seat, self.place)


class GiveCards(Choice[HitodamaWriter]):
    """Choose the cards that pay a price, one by one, in any order."""

    __slots__ = ("floor", "lunar_left", "solar_left")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "solar_left", "lunar_left", "floor")

    def __init__(self, seat: int, solar_left: int, lunar_left: int, floor: int) -> None:
        super().__init__(seat)
        self.solar_left = solar_left
        self.lunar_left = lunar_left
        self.floor = floor  # the card given last: search gives no lower one after it

    def run(self, w: HitodamaWriter) -> bool:
        if not self.solar_left and not self.lunar_left:
            w.done()
            return False
        matching = self.matching(w)
        if len(matching) > self.left() and matching[0] != matching[-1]:
            return True
        self.give(w, matching[0])
        return False

    def left(self) -> int:
        """How many cards are still to be given of the deck that is paid first."""
        return self.solar_left if self.solar_left else self.lunar_left

    def matching(self, w: HitodamaWriter) -> list[int]:
        """The cards in hand of the deck that is paid first, ascending."""
        solar = w.tables.solar_count
        return [
            card for card in w.state.hands[self.seat] if (card < solar) == (self.solar_left > 0)
        ]

    def give(self, w: HitodamaWriter, card: int) -> None:
        if self.solar_left:
            self.solar_left -= 1
        else:
            self.lunar_left -= 1
        self.floor = card
        w.discard(self.seat, card)

    def kind(self) -> str:
        return "give_card"

    def prompt(self, w: HitodamaWriter, seat: int) -> dict[str, object]:
        return {"count": self.solar_left + self.lunar_left}

    def actions(self, w: HitodamaWriter, seat: int) -> list[Action]:
        found: list[Action] = []
        last = -1
        for card in self.matching(w):
            if card != last:
                found.append(w.notation.give[card])
            last = card
        return found

    def canonical(self, w: HitodamaWriter, seat: int, actions: list[Action]) -> list[Action]:
        """Cards ascending, as long as enough are left to go on so."""
        last = self.matching(w)[-self.left()]  # after a higher one too few would be left
        return [card for card in actions if self.floor <= card.a <= last] or actions

    def units(self, w: HitodamaWriter, seat: int) -> int:
        return self.solar_left + self.lunar_left

    def is_unit(self, action: Action) -> bool:
        return True

    def why_not(self, w: HitodamaWriter, seat: int, action: Action) -> Reason:
        if action.kind != GIVE:
            return not_asked(action)
        data: dict[str, object] = {"card": w.tables.card_ref(action.a)}
        if action.a not in w.state.hands[self.seat]:
            return Reason("card_not_held", (), data)
        return Reason("wrong_deck", (), data)

    def answer(self, w: HitodamaWriter, seat: int, action: Action) -> None:
        self.give(w, action.a)

    def clone(self) -> "GiveCards":
        return GiveCards(self.seat, self.solar_left, self.lunar_left, self.floor)
