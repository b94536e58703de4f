"""The akku lair: taking an akku from the map for the price of its card (H-TILE-AKKU)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.games.hitodama.language.notation import CAPTURE
from mori.games.hitodama.language.reasons import at_place, not_asked
from mori.games.hitodama.rounds.payments import Capture, begin_payment
from mori.games.hitodama.rounds.prompt import Prompt
from mori.games.hitodama.table.state import AKKU_MEEPLE, NO_CARD
from mori.games.hitodama.writers.writer import HitodamaWriter


def can_visit(w: HitodamaWriter, seat: int) -> bool:
    card = w.state.akku_card
    if card == NO_CARD or w.lacking(seat, w.tables.akku_cards[card].cost) >= 0:
        return False
    return bool(w.akku_places())


class VisitAkkus(Prompt):
    """Pay the akku card's cost for one akku on the map, or not (H-TILE-AKKU-3, H-TILE-AKKU-4)."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "optional")

    def kind(self) -> str:
        return "visit_akkus"

    def prompt(self, w: HitodamaWriter, seat: int) -> dict[str, object]:
        return {"cost": w.tables.akku_cards[w.state.akku_card].cost.ref}

    def choices(self, w: HitodamaWriter) -> list[Action]:
        return [w.notation.capture[place] for place in w.akku_places()]

    def take(self, w: HitodamaWriter, action: Action) -> None:
        cost = w.tables.akku_cards[w.state.akku_card].cost
        w.push(Capture(self.seat, action.a))
        begin_payment(w, self.seat, cost)  # H-AKKU-5

    def decline(self, w: HitodamaWriter) -> None:
        w.decline_akku(self.seat, w.tables.akku_cards[w.state.akku_card].cost)

    def why_not_choice(self, w: HitodamaWriter, action: Action) -> Reason:
        if action.kind != CAPTURE:
            return not_asked(action)
        assert w.state.occupant[action.a] != AKKU_MEEPLE
        return at_place(w, "no_akku_there", ("H-TILE-AKKU-3",), action.a)

    def clone(self) -> "VisitAkkus":
        return VisitAkkus(self.seat, self.optional)
