"""Everything of Bitoku that needs a sentence or a name in the catalogues."""

from typing import Final

from mori.core.registry import WordInventory
from mori.games.bitoku.actions.kinds import ACTION_KINDS
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.effects.looking import DECKS
from mori.games.bitoku.language.reasons import REASON_CODES
from mori.games.bitoku.loading.paths import node_tag
from mori.games.bitoku.loading.rules import read
from mori.games.bitoku.pack.load import load_pack
from mori.games.bitoku.pack.schema.pack import BitokuPack
from mori.games.bitoku.seasons.ending import ENDING, TIE_BREAKS, TIE_OF_TENGU
from mori.games.bitoku.seen.facts import FACTS
from mori.games.bitoku.seen.notes import NOTES
from mori.games.bitoku.table.codes import (
    BUILDING_TYPES,
    MARKETS,
    MITAMA_TYPES,
    PROPERTIES,
    REGIONS,
    RESOURCES,
    YOKAI_TYPES,
)
from mori.games.bitoku.table.points import CATEGORIES, TENGU_CATEGORIES
from mori.games.bitoku.tengu.codes import (
    ATTITUDES,
    CONDITIONS,
    KINDS_OF_CARD,
    PLACES,
    POSITIONS,
    REASONS,
    ROWS,
)
from mori.games.bitoku.writer import OFFERS, SEASONS

DECISION_KINDS: Final = (
    "turn",
    "played_card",
    "place_die",
    "region_action",
    "spend_amulet",
    "claim_favour",
    "property_bonus",
    "discard_to_three",
    "reap_fruits",
    "arrange_dice",
    "spirits_virtue",
    # what effects ask
    *{name: None for kind in EFFECT_KINDS.values() for name in kind.decisions},
)

RULE_GROUPS: Final = (
    "B-SETUP",
    "B-SPRING",
    "B-SUMMER",
    "B-FOREST",
    "B-HOME",
    "B-RIVER",
    "B-BUILD",
    "B-KODAMA",
    "B-PATH",
    "B-BITOKU",
    "B-ROCK",
    "B-VISION",
    "B-MITAMA",
    "B-CRYSTAL",
    "B-AUTUMN",
    "B-WINTER",
    "B-ASCEND",
    "B-END",
    "B-HIDDEN",
    "B-VARIANT",
    "B-EFFECT",
    "B-TENGU-SETUP",
    "B-TENGU-TERM",
    "B-TENGU-TURN",
    "B-TENGU-TAC",
    "B-TENGU-ACT",
    "B-TENGU-MP",
    "B-TENGU-ASCEND",
    "B-TENGU-LEVEL",
    "B-FACT",
    "B-EX",
)


def components() -> list[str]:
    """References of all the components that have a name of their own."""
    pack = load_pack(read(None))
    found = [f"resource:{name}" for name in (*RESOURCES, "any")]
    found += [f"region:{name}" for name in REGIONS]
    found += [f"favour:{letter}" for letter in "abc"]
    found += [f"season:{name}" for name in SEASONS]
    found += [f"market:{name}" for name in MARKETS]
    found += [f"deck:{deck.name}" for deck in DECKS]
    found += [f"property:{name}" for name in PROPERTIES]
    found += [f"yokai:{name}" for name in YOKAI_TYPES]
    found += [f"mitama:{name}" for name in MITAMA_TYPES]
    found += [f"building:{name}" for name in (*BUILDING_TYPES, "ancient")]
    found += [f"tie:{name}" for name in (*TIE_BREAKS, TIE_OF_TENGU)]
    found += [f"offer:{name}" for name in OFFERS]
    found += solo_words(pack)
    found += printed_components(pack) + places(pack)
    return list(dict.fromkeys(found))


def solo_words(pack: BitokuPack) -> list[str]:
    """The Tengu, its cards, and the words of its trace."""
    found = ["side:tengu", *(f"tengucard:{card.id}" for card in pack.tengu.cards)]
    found += [f"tengurow:{letter}" for letter in ROWS]
    found += [f"tenguposition:{name}" for name in POSITIONS]
    found += [f"tenguplace:{name}" for name in PLACES]
    found += [f"tengukind:{name}" for name in KINDS_OF_CARD]
    found += [f"tenguwhy:{name}" for name in REASONS]
    found += [f"condition:{name}" for name in CONDITIONS]
    found += [f"attitude:{name}" for name in ATTITUDES]
    return found


def printed_components(pack: BitokuPack) -> list[str]:
    """Cards and tiles."""
    found = [f"yokai:{card.id}" for card in (*pack.starting_yokai, *pack.yokai)]
    found += [f"bitoku:{card.id}" for card in pack.bitoku_cards]
    found += [f"vision:{card.id}" for card in pack.visions]
    found += [f"mitama:{tile.id}" for tile in pack.mitamas]
    found += [f"dragonfly:{tile.id}" for tile in pack.dragonflies]
    found += [f"crystal:{tile.id}" for tile in pack.crystals]
    found += [f"building:{tile.id}" for tile in pack.buildings]
    found += [f"building:{tile.id}" for tile in pack.ancient_buildings]
    found += [f"gate:{tile.id}" for tile in pack.gates]
    found += [f"rock:{rock.id}" for rock in pack.rocks]
    return found


def places(pack: BitokuPack) -> list[str]:
    """Spaces of the main board, all its faces, and of the player board."""
    found = [f"row:{row.id}" for row in pack.board.forest_rows]
    found += [f"hillfavour:{letter}" for letter in "abc"]
    for face in pack.faces:
        found += [f"home:{home.id}" for home in face.home_spaces]
        found += [f"site:{site.id}" for site in face.inhabited]
        tag = node_tag(face.wisdom)
        found += [f"{tag}:{node.id}" for node in face.wisdom.nodes]
    found += [f"slot:{slot.id}" for slot in pack.player_board.crystal_slots]
    found += [f"rockspace:{space.id}" for space in pack.player_board.pilgrim_spaces]
    return found


INVENTORY: Final = WordInventory(
    actions=tuple(ACTION_KINDS),
    decisions=DECISION_KINDS,
    facts=tuple(FACTS),
    reasons=REASON_CODES,
    categories=CATEGORIES + TENGU_CATEGORIES,
    endings=(ENDING,),
    components=components,
    notes=NOTES,
)
