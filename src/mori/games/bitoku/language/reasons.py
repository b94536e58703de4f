"""Why things are not legal: every reason code of Bitoku."""

from typing import Final

from mori.core.errors import Reason

REASON_CODES: Final = (
    "not_asked",
    "card_not_held",
    "card_space_full",
    "die_locked",
    "die_not_locked",
    "die_not_on_board",
    "no_available_pilgrim",
    "no_forest_space",
    "die_not_in_river_region",
    "die_too_low",
    "hill_full",
    "cards_or_dice_left",
    "amulet_not_held",
    "amulet_too_low",
    "die_at_six",
    "amulet_wasted",
    "space_taken",
    "row_too_high",
    "no_such_row",
    "other_die_higher",
    "amulet_needed",
    "nothing_possible",
    "forest_action_taken",
    "building_action_taken",
    "no_building_there",
    "building_elsewhere",
    "built_this_turn",
    "favour_out_of_reach",
    "favour_covered",
    "no_card_on_hill",
    "no_crystal_there",
    "already_done",
    "must_choose",
    "cannot_pay",
    "not_in_price",
    "kodama_stuck",
    "wrong_region",
    "own_kodama",
    "no_bitoku_ahead",
    "no_start_there",
    "no_pilgrim_there",
    "bridge_closed",
    "branch_space_taken",
    "one_pilgrim_per_branch",
    "no_tile_there",
    "no_slot_free",
    "slot_of_other_kind",
    "slot_taken",
    "same_slot",
    "no_site_free",
    "site_of_other_type",
    "no_counter_left",
    "not_uncombined",
    "rock_not_in_garden",
    "no_rock_adjacent",
    "not_looked_at",
    "die_cannot_be_copied",
    "no_dream_crystal",
    "same_arrangement",
    "no_card_there",
)


def reason(code: str, *rules: str) -> Reason:
    """A reason without data."""
    return Reason(code, rules)


def not_asked() -> Reason:
    """The action answers another question than the one pending."""
    return Reason("not_asked", ())
