"""Cards in action: a lunar card played, the solar stack carried out."""

from typing import ClassVar

from mori.core.frames import Frame
from mori.games.hitodama.cards.effects import EFFECTS
from mori.games.hitodama.writer import HitodamaWriter


def play_lunar_card(w: HitodamaWriter, seat: int, card: int) -> None:
    """Reveal a lunar card, let it act, discard it (H-ACT-PLAY-1)."""
    entry = w.tables.cards[card]
    w.reveal_lunar_card(seat, card)
    w.push(FinishCard(seat))
    EFFECTS[entry.effect].act(w, seat, entry)


class FinishCard(Frame[HitodamaWriter]):
    """Discard the card that has acted, once all it raised is done."""

    __slots__ = ()

    def run(self, w: HitodamaWriter) -> bool:
        w.done()
        w.discard_acting_card()
        return False

    def clone(self) -> "FinishCard":
        return FinishCard(self.seat)


class SolarStack(Frame[HitodamaWriter]):
    """Let the solar cards act, the last one played first (H-TILE-AKKU-2)."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def run(self, w: HitodamaWriter) -> bool:
        if not w.state.stack:
            w.done()
            return False
        seat, card = w.take_stacked_card()
        entry = w.tables.cards[card]
        effect = EFFECTS[entry.effect]
        w.push(FinishCard(seat))
        if effect.why_impossible(w, seat, entry) is None:
            effect.act(w, seat, entry)  # H-CARD-3: who played it makes its choices
        else:
            w.card_fizzles(card)  # H-CARD-4
        return False

    def clone(self) -> "SolarStack":
        return SolarStack(self.seat)
