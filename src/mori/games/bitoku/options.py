"""The switches of Bitoku: the harder variant, the Tengu's levels, and the rulings that could be
read otherwise."""

from typing import Final

from mori.core.registry import Option, Preset, Switches
from mori.games.bitoku.table.tables import Tables

SOLO: Final = (1,)

SWITCHES: Final = Switches()

HARDER: Final = SWITCHES.add("harder", False, "B-VARIANT-1")
# BR-101: in the harder variant an Amulet that would lift a die above 6 beats a 6.
AMULET_OVER_SIX: Final = SWITCHES.add("amulet_over_six", False, "B-VARIANT-2")
# BR-150: a Dream Crystal gained while reaping is reaped, too.
FRESH_DREAMS: Final = SWITCHES.add("fresh_dreams", False, "B-SPRING-6")
# BR-20: an Ingenuity Crystal gained by the card just played on its space may fire.
FRESH_INGENUITY: Final = SWITCHES.add("fresh_ingenuity", True, "B-SUMMER-11")
# BR-29: Home label 6 may copy a die that stands in the Home.
COPY_IN_HOME: Final = SWITCHES.add("copy_in_home", True, "B-HOME-5")
# BR-64: what Dream Crystals give in the Ascension helps Visions.
LATE_VISION_ITEMS: Final = SWITCHES.add("late_vision_items", False, "B-VISION-6")
# BR-151: a Vision may still be kept in the Ascension.
LATE_VISIONS: Final = SWITCHES.add("late_visions", True, "B-VISION-6")
# BR-76: a Memory Crystal pays once for an icon, whatever its number.
MEMORY_PER_ICON: Final = SWITCHES.add("memory_per_icon", False, "B-CRYSTAL-8")
# BR-91: Kodamas that never moved are ranked too.
UNMOVED_KODAMAS: Final = SWITCHES.add("unmoved_kodamas", True, "B-ASCEND-8")
# BR-95: a score never falls below zero.
SCORE_FLOOR: Final = SWITCHES.add("score_floor", False, "B-ASCEND-18")
# The nine difficulty options of the solo mode, easier ones first (B-TENGU-LEVEL-1).
TENGU_NO_DRAGONFLY: Final = SWITCHES.add("tengu_no_dragonfly", False, "B-TENGU-LEVEL-2", SOLO)
TENGU_NO_YOKAI: Final = SWITCHES.add("tengu_no_yokai", False, "B-TENGU-LEVEL-3", SOLO)
TENGU_NO_RESOURCES: Final = SWITCHES.add("tengu_no_resources", False, "B-TENGU-LEVEL-4", SOLO)
TENGU_CALM_KODAMAS: Final = SWITCHES.add("tengu_calm_kodamas", False, "B-TENGU-LEVEL-5", SOLO)
TENGU_IDLE_CRYSTALS: Final = SWITCHES.add("tengu_idle_crystals", False, "B-TENGU-LEVEL-6", SOLO)
TENGU_EARLY_PILGRIM: Final = SWITCHES.add("tengu_early_pilgrim", False, "B-TENGU-LEVEL-7", SOLO)
TENGU_KODAMAS_AHEAD: Final = SWITCHES.add("tengu_kodamas_ahead", False, "B-TENGU-LEVEL-8", SOLO)
TENGU_TWO_DRAGONFLIES: Final = SWITCHES.add("tengu_two_dragonflies", False, "B-TENGU-LEVEL-9", SOLO)
TENGU_LEAD_PAYS: Final = SWITCHES.add("tengu_lead_pays", False, "B-TENGU-LEVEL-10", SOLO)
# BR-113: a human die of 1 contests a Crossing.
TENGU_ONES_CONTEST: Final = SWITCHES.add("tengu_ones_contest", True, "B-TENGU-TERM-11", SOLO)
# BR-114: Yama-uba and Shinigami are favourites in the Ascension.
TENGU_WILD_FAVOURITES: Final = SWITCHES.add(
    "tengu_wild_favourites", False, "B-TENGU-ASCEND-3", SOLO
)
# BR-122: the location action comes before the Kodama step of placing.
TENGU_ACTS_FIRST: Final = SWITCHES.add("tengu_acts_first", False, "B-TENGU-TAC-3", SOLO)
# BR-126: human dice in the Home count for row F.
TENGU_COUNTS_HOME: Final = SWITCHES.add("tengu_counts_home", True, "B-TENGU-TAC-F", SOLO)
# BR-138: a Tengu Pilgrim passes an Illumination while a better one is free elsewhere.
TENGU_BEST_LIGHT: Final = SWITCHES.add("tengu_best_light", False, "B-TENGU-MP-4", SOLO)
# BR-146: of three Kodamas on one space the neutral one shares with the Tengu.
TENGU_TIES_NEUTRAL: Final = SWITCHES.add("tengu_ties_neutral", False, "B-TENGU-ASCEND-8", SOLO)

OPTIONS: Final = tuple(SWITCHES.options)

# BR-149: they contradict each other.
EXCLUSIVE: Final = ((TENGU_NO_DRAGONFLY.name, TENGU_TWO_DRAGONFLIES.name, "B-TENGU-LEVEL-1"),)


# Effects that a number lets happen several times, and that a Memory Crystal answers (BR-76).
REPEATED: Final = ("take_rock", "place_pilgrim_rock")


def idle_options(tables: Tables) -> list[str]:
    """The options that can change nothing with a pack and a number of players."""
    idle: list[str] = []
    if max(tables.forest_spaces) < 2:
        # B-VARIANT-1: no die ever stands beside another
        idle += [HARDER.name, AMULET_OVER_SIX.name]
    if not any(effect.kind.name == "copy_forest_action" for effect in tables.effects):
        idle.append(COPY_IN_HOME.name)  # B-HOME-5: the Home has no label 6
    if not any(effect.kind.name in REPEATED and effect.n > 1 for effect in tables.effects):
        idle.append(MEMORY_PER_ICON.name)
    return idle


def level(name: str, *on: Option) -> Preset:
    return Preset(name, {option.name: True for option in on}, SOLO)


# From gentle to merciless.
LEVELS: Final = (
    level(
        "gentle",
        TENGU_NO_DRAGONFLY,
        TENGU_NO_YOKAI,
        TENGU_NO_RESOURCES,
        TENGU_CALM_KODAMAS,
        TENGU_IDLE_CRYSTALS,
    ),
    level("mild", TENGU_NO_YOKAI, TENGU_CALM_KODAMAS),
    level("tempered", TENGU_NO_RESOURCES, TENGU_CALM_KODAMAS),
    level("standard"),
    level("stern", TENGU_EARLY_PILGRIM, TENGU_TWO_DRAGONFLIES),
    level(
        "merciless",
        TENGU_EARLY_PILGRIM,
        TENGU_KODAMAS_AHEAD,
        TENGU_TWO_DRAGONFLIES,
        TENGU_LEAD_PAYS,
    ),
)
