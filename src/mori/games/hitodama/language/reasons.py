"""Why things are not legal: every reason code of Hitodama, with the rules behind it."""

from typing import Final

from mori.core.errors import Reason
from mori.games.hitodama.table.tables import RESOURCES, Bundle
from mori.games.hitodama.writers.writer import HitodamaWriter

REASON_CODES: Final = (
    "not_asked",
    "no_such_space",
    "space_taken",
    "merchant_keeps_free",
    "reserve_empty",
    "already_moved",
    "no_own_essence_there",
    "essence_standing",
    "same_space",
    "cannot_pay",
    "nothing_to_gain",
    "card_not_held",
    "stack_full",
    "none_asleep_on_board",
    "hand_full",
    "deck_empty",
    "no_essence_there",
    "own_essence",
    "not_offered_as_payment",
    "good_covered",
    "no_akku_there",
    "no_akku_on_map",
    "line_not_in_season",
    "line_closed",
    "not_an_akku_line",
    "no_akku_line_open",
    "no_meeple_there",
    "not_an_akku",
    "nowhere_to_go",
    "same_tile",
    "tile_full",
    "akku_not_on_extra_space",
    "same_meeple",
    "no_benefit_there",
    "no_benefit_anywhere",
    "tile_has_room",
    "no_full_tile",
    "wrong_deck",
    "must_choose",
)


def not_asked() -> Reason:
    """The action answers another question than the one pending."""
    return Reason("not_asked", ())


def cannot_pay(w: HitodamaWriter, seat: int, bundle: Bundle, rules: tuple[str, ...]) -> Reason:
    """What is missing to pay a bundle."""
    resource = w.lacking(seat, bundle)
    return Reason(
        "cannot_pay",
        rules,
        {
            "need": f"bundle:{RESOURCES[resource]}={bundle.amounts[resource]}",
            "have": w.holding(seat, resource),
        },
    )


def at_place(w: HitodamaWriter, code: str, rules: tuple[str, ...], place: int) -> Reason:
    """A reason that names a place."""
    return Reason(code, rules, {"place": w.tables.place_ref(place)})
