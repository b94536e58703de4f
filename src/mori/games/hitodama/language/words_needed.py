"""Everything of Hitodama that needs a sentence or a name in the catalogues."""

from typing import Final

from mori.core.registry import WordInventory
from mori.games.hitodama.language.notation import ACTION_KINDS
from mori.games.hitodama.language.reasons import REASON_CODES
from mori.games.hitodama.loading import read
from mori.games.hitodama.pack import load_pack
from mori.games.hitodama.rounds.ending import ENDINGS
from mori.games.hitodama.rounds.scoring import CATEGORIES
from mori.games.hitodama.table.tables import RESOURCES

DECISION_KINDS: Final = (
    "turn",
    "give_card",
    "pay_for_space",
    "trade",
    "visit_akkus",
    "pay_tribute",
    "pick_meeple",
    "pick_destination",
    "swap_first",
    "swap_second",
    "choose_benefit",
    "choose_line_to_waive",
    "choose_extra_space",
)

FACT_KINDS: Final = (
    "tiles_laid",
    "north_chosen",
    "tributes_shown",
    "round_began",
    "turn_began",
    "turn_ended_early",
    "actions_added",
    "resolution_began",
    "tile_resolved",
    "declined",
    "coin_taken",
    "hitodama_advanced",
    "north_changed",
    "game_ended",
    "scored",
    "tribute_paid",
    "line_waived",
    "season_changed",
    "wrath_unleashed",
    "akku_card_revealed",
    "akku_card_waits",
    "ice_card_revealed",
    "solar_card_stacked",
    "solar_card_acts",
    "card_fizzled",
    "lunar_card_played",
    "gained",
    "paid",
    "resource_lost",
    "nothing_lost",
    "cards_drawn",
    "own_cards_drawn",
    "deck_reshuffled",
    "card_discarded",
    "essence_moved",
    "essence_placed",
    "essence_relocated",
    "essence_returned",
    "essence_retired",
    "essence_ejected",
    "essence_displaced",
    "essence_woken",
    "essence_lay_down",
    "essence_pushed",
    "meeples_swapped",
    "ice_placed",
    "akku_placed",
    "blocker_not_placed",
    "akku_moved",
    "akku_captured",
    "ice_thawed",
    "extra_space_added",
    "extra_space_removed",
)

RULE_GROUPS: Final = (
    "H-GEO",
    "H-SETUP",
    "H-ROUND",
    "H-STATE",
    "H-ACT",
    "H-ACT-MOVE",
    "H-ACT-DISC",
    "H-ACT-PLAY",
    "H-ACT-WAKE",
    "H-ACT-DRAW",
    "H-ACT-DISP",
    "H-TILE",
    "H-TILE-RES",
    "H-TILE-MER",
    "H-TILE-AKKU",
    "H-TILE-TRIB",
    "H-BLOCK",
    "H-AKKU",
    "H-ICE",
    "H-TRIB",
    "H-SEASON",
    "H-WRATH",
    "H-CARD",
    "H-END",
)


def components() -> list[str]:
    """References of all the components that have a name of their own."""
    pack = load_pack(read(None))
    found = [f"resource:{name}" for name in RESOURCES]
    found += [f"tile:{tile.id}" for tile in pack.tiles]
    found += [f"season:{season.id}" for season in pack.seasons]
    found += [f"card:{card.id}" for card in (*pack.solar_cards, *pack.lunar_cards)]
    found += [f"card:{card.id}" for card in pack.akku_cards]
    found += [f"card:{card.id}" for card in pack.ice_cards]
    found += [f"character:{character.id}" for character in pack.characters]
    found += [f"deck:{deck.id}" for deck in pack.decks]
    found += [f"slot:{slot}" for slot in pack.geometry.clockwise]
    return found


INVENTORY: Final = WordInventory(
    actions=ACTION_KINDS,
    decisions=DECISION_KINDS,
    facts=FACT_KINDS,
    reasons=REASON_CODES,
    categories=CATEGORIES,
    endings=ENDINGS,
    components=components,
)
