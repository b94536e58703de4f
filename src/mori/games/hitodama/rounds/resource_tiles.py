"""Resource tiles: a ":" space is paid for, or not (H-TILE-RES)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.games.hitodama.language.reasons import not_asked
from mori.games.hitodama.rounds.payments import exchange
from mori.games.hitodama.rounds.prompt import Prompt
from mori.games.hitodama.writers.writer import HitodamaWriter


def give_benefit(w: HitodamaWriter, seat: int, place: int) -> None:
    """A "+" space gives its resource outright (H-TILE-RES-1)."""
    w.gain(seat, w.space_at(place).gain)


class PayForSpace(Prompt):
    """Pay a ":" space, or not (H-TILE-RES-2)."""

    __slots__ = ("place",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "optional")

    def __init__(self, seat: int, place: int, optional: bool) -> None:
        super().__init__(seat, optional)
        self.place = place

    def kind(self) -> str:
        return "pay_for_space"

    def prompt(self, w: HitodamaWriter, seat: int) -> dict[str, object]:
        space = w.space_at(self.place)
        return {
            "place": w.tables.place_ref(self.place),
            "pay": space.pay.ref,
            "gain": space.gain.ref,
        }

    def choices(self, w: HitodamaWriter) -> list[Action]:
        return [w.notation.pay]

    def take(self, w: HitodamaWriter, action: Action) -> None:
        space = w.space_at(self.place)
        exchange(w, self.seat, space.pay, space.gain)

    def decline(self, w: HitodamaWriter) -> None:
        w.decline_space(self.seat, self.place)

    def why_not_choice(self, w: HitodamaWriter, action: Action) -> Reason:
        return not_asked(action)

    def clone(self) -> "PayForSpace":
        return PayForSpace(self.seat, self.place, self.optional)
