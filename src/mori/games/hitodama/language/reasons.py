"""Why things are not legal: every reason code of Hitodama, with the rules behind it."""

from typing import Final

from mori.core.actions import Action
from mori.core.errors import WHEN_CHOSEN, Reason
from mori.games.hitodama.table.tables import RESOURCES, Bundle
from mori.games.hitodama.writer import HitodamaWriter

REASON_CODES: Final = (
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
    "when_move",
    "when_discard",
    "when_play",
    "when_wake",
    "when_draw",
    "when_displace",
    "when_end_turn",
    "when_give",
    "when_pay",
    "when_trade",
    "when_capture",
    "when_pay_tribute",
    "when_meeple",
    "when_benefit",
    "when_waive",
    "when_extend",
)


# By kind of action: when such an action is chosen, and the rules that say so. Several kinds may
# share a sentence.
WHEN: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "move": ("move", ("H-ACT-1", "H-ACT-MOVE-1")),
    "place": ("move", ("H-ACT-1", "H-ACT-MOVE-1")),
    "discard": ("discard", ("H-ACT-DISC-4",)),
    "play": ("play", ("H-ACT-PLAY-1", "H-ACT-PLAY-2")),
    "wake": ("wake", ("H-ACT-WAKE-1",)),
    "draw": ("draw", ("H-ACT-DRAW-1",)),
    "displace": ("displace", ("H-ACT-DISP-1",)),
    "end_turn": ("end_turn", ("H-ACT-2",)),
    "give": ("give", ("H-ACT-DISC-2", "H-TILE-MER-3")),
    "pay": ("pay", ("H-ACT-3",)),
    "decline": ("pay", ("H-ACT-3",)),
    "trade": ("trade", ("H-TILE-MER-3",)),
    "capture": ("capture", ("H-TILE-AKKU-3",)),
    "pay_tribute": ("pay_tribute", ("H-TRIB-2",)),
    "swap": ("meeple", ("H-CARD-S2", "H-CARD-L10")),
    "swap_with": ("meeple", ("H-CARD-S2", "H-CARD-L10")),
    "pick": ("meeple", ("H-CARD-S2", "H-CARD-L10")),
    "to_place": ("meeple", ("H-CARD-S2", "H-CARD-L10")),
    "to_tile": ("meeple", ("H-CARD-S2", "H-CARD-L10")),
    "benefit": ("benefit", ("H-CARD-L9",)),
    "waive": ("waive", ("H-CARD-L11",)),
    "extend": ("extend", ("H-CARD-L12",)),
}


def not_asked(action: Action) -> Reason:
    """When such an action is chosen: it does not answer the question that is pending."""
    name, rules = WHEN[action.kind]
    return Reason(WHEN_CHOSEN + name, rules)


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
