"""Everything of Hitodama that needs a sentence or a name in the catalogues."""

from typing import Final

from mori.core.registry import WordInventory
from mori.games.hitodama.language.reasons import REASON_CODES, WHEN
from mori.games.hitodama.loading import read
from mori.games.hitodama.pack.load import load_pack
from mori.games.hitodama.rounds.ending import ENDINGS, TIE_BREAKS
from mori.games.hitodama.seen.facts import FACTS
from mori.games.hitodama.seen.notes import NOTES
from mori.games.hitodama.shown.prompts import PROMPTS
from mori.games.hitodama.table.points import CATEGORIES
from mori.games.hitodama.table.tables import RESOURCES
from mori.games.hitodama.writer import LACKS

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
    found += [f"tie:{name}" for name in TIE_BREAKS]
    found += [f"lack:{name}" for name in LACKS]
    return found


INVENTORY: Final = WordInventory(
    actions=tuple(WHEN),
    decisions=tuple(PROMPTS),
    facts=tuple(FACTS),
    reasons=REASON_CODES,
    categories=CATEGORIES,
    endings=ENDINGS,
    components=components,
    notes=NOTES,
)
