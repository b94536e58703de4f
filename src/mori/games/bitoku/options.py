"""The switches of Bitoku: the harder variant, the Tengu's levels, and the rulings that could be
read otherwise."""

from typing import Final

from mori.core.registry import Option, Preset
from mori.games.bitoku.table.tables import Tables


class Options:
    """The options as settled for one game; those it does not have are off."""

    __slots__ = (
        "amulet_over_six",
        "copy_in_home",
        "fresh_dreams",
        "fresh_ingenuity",
        "harder",
        "late_vision_items",
        "late_visions",
        "memory_per_icon",
        "score_floor",
        "tengu_acts_first",
        "tengu_best_light",
        "tengu_calm_kodamas",
        "tengu_counts_home",
        "tengu_early_pilgrim",
        "tengu_idle_crystals",
        "tengu_kodamas_ahead",
        "tengu_lead_pays",
        "tengu_no_dragonfly",
        "tengu_no_resources",
        "tengu_no_yokai",
        "tengu_ones_contest",
        "tengu_ties_neutral",
        "tengu_two_dragonflies",
        "tengu_wild_favourites",
        "unmoved_kodamas",
    )

    def __init__(self, settled: dict[str, object]) -> None:
        self.harder = bool(settled.get("harder"))
        self.amulet_over_six = bool(settled.get("amulet_over_six"))
        self.fresh_dreams = bool(settled["fresh_dreams"])
        self.fresh_ingenuity = bool(settled["fresh_ingenuity"])
        self.copy_in_home = bool(settled.get("copy_in_home"))
        self.late_vision_items = bool(settled["late_vision_items"])
        self.late_visions = bool(settled["late_visions"])
        self.memory_per_icon = bool(settled.get("memory_per_icon"))
        self.unmoved_kodamas = bool(settled["unmoved_kodamas"])
        self.score_floor = bool(settled["score_floor"])
        self.tengu_no_dragonfly = bool(settled.get("tengu_no_dragonfly"))
        self.tengu_no_yokai = bool(settled.get("tengu_no_yokai"))
        self.tengu_no_resources = bool(settled.get("tengu_no_resources"))
        self.tengu_calm_kodamas = bool(settled.get("tengu_calm_kodamas"))
        self.tengu_idle_crystals = bool(settled.get("tengu_idle_crystals"))
        self.tengu_early_pilgrim = bool(settled.get("tengu_early_pilgrim"))
        self.tengu_kodamas_ahead = bool(settled.get("tengu_kodamas_ahead"))
        self.tengu_two_dragonflies = bool(settled.get("tengu_two_dragonflies"))
        self.tengu_lead_pays = bool(settled.get("tengu_lead_pays"))
        self.tengu_acts_first = bool(settled.get("tengu_acts_first"))
        self.tengu_ones_contest = bool(settled.get("tengu_ones_contest"))
        self.tengu_wild_favourites = bool(settled.get("tengu_wild_favourites"))
        self.tengu_counts_home = bool(settled.get("tengu_counts_home"))
        self.tengu_best_light = bool(settled.get("tengu_best_light"))
        self.tengu_ties_neutral = bool(settled.get("tengu_ties_neutral"))


YES_NO: Final = (True, False)
SOLO: Final = (1,)

OPTIONS: Final = (
    Option("harder", False, YES_NO, "B-VARIANT-1"),
    # BR-101: in the harder variant an Amulet that would lift a die above 6 beats a 6.
    Option("amulet_over_six", False, YES_NO, "B-VARIANT-2"),
    # BR-150: a Dream Crystal gained while reaping is reaped, too.
    Option("fresh_dreams", False, YES_NO, "B-SPRING-6"),
    # BR-20: an Ingenuity Crystal gained by the card just played on its space may fire.
    Option("fresh_ingenuity", True, YES_NO, "B-SUMMER-11"),
    # BR-29: Home label 6 may copy a die that stands in the Home.
    Option("copy_in_home", True, YES_NO, "B-HOME-5"),
    # BR-64: what Dream Crystals give in the Ascension helps Visions.
    Option("late_vision_items", False, YES_NO, "B-VISION-6"),
    # BR-151: a Vision may still be kept in the Ascension.
    Option("late_visions", True, YES_NO, "B-VISION-6"),
    # BR-76: a Memory Crystal pays once for an icon, whatever its number.
    Option("memory_per_icon", False, YES_NO, "B-CRYSTAL-8"),
    # BR-91: Kodamas that never moved are ranked too.
    Option("unmoved_kodamas", True, YES_NO, "B-ASCEND-8"),
    # BR-95: a score never falls below zero.
    Option("score_floor", False, YES_NO, "B-ASCEND-18"),
    # The nine difficulty options of the solo mode, easier ones first (B-TENGU-LEVEL-1).
    Option("tengu_no_dragonfly", False, YES_NO, "B-TENGU-LEVEL-2", SOLO),
    Option("tengu_no_yokai", False, YES_NO, "B-TENGU-LEVEL-3", SOLO),
    Option("tengu_no_resources", False, YES_NO, "B-TENGU-LEVEL-4", SOLO),
    Option("tengu_calm_kodamas", False, YES_NO, "B-TENGU-LEVEL-5", SOLO),
    Option("tengu_idle_crystals", False, YES_NO, "B-TENGU-LEVEL-6", SOLO),
    Option("tengu_early_pilgrim", False, YES_NO, "B-TENGU-LEVEL-7", SOLO),
    Option("tengu_kodamas_ahead", False, YES_NO, "B-TENGU-LEVEL-8", SOLO),
    Option("tengu_two_dragonflies", False, YES_NO, "B-TENGU-LEVEL-9", SOLO),
    Option("tengu_lead_pays", False, YES_NO, "B-TENGU-LEVEL-10", SOLO),
    # BR-113: a human die of 1 contests a Crossing.
    Option("tengu_ones_contest", True, YES_NO, "B-TENGU-TERM-11", SOLO),
    # BR-114: Yama-uba and Shinigami are favourites in the Ascension.
    Option("tengu_wild_favourites", True, YES_NO, "B-TENGU-ASCEND-3", SOLO),
    # BR-122: the location action comes before the Kodama step of placing.
    Option("tengu_acts_first", False, YES_NO, "B-TENGU-TAC-3", SOLO),
    # BR-126: human dice in the Home count for row F.
    Option("tengu_counts_home", True, YES_NO, "B-TENGU-TAC-F", SOLO),
    # BR-138: a Tengu Pilgrim passes an Illumination while a better one is free elsewhere.
    Option("tengu_best_light", False, YES_NO, "B-TENGU-MP-4", SOLO),
    # BR-146: of three Kodamas on one space the neutral one shares with the Tengu.
    Option("tengu_ties_neutral", False, YES_NO, "B-TENGU-ASCEND-8", SOLO),
)

# BR-149: they contradict each other.
EXCLUSIVE: Final = (("tengu_no_dragonfly", "tengu_two_dragonflies", "B-TENGU-LEVEL-1"),)


# Effects that a number lets happen several times, and that a Memory Crystal answers (BR-76).
REPEATED: Final = ("take_rock", "place_pilgrim_rock")


def idle_options(tables: Tables) -> list[str]:
    """The options that can change nothing with a pack and a number of players."""
    idle: list[str] = []
    if max(tables.forest_spaces) < 2:
        idle += ["harder", "amulet_over_six"]  # B-VARIANT-1: no die ever stands beside another
    if not any(effect.kind.name == "copy_forest_action" for effect in tables.effects):
        idle.append("copy_in_home")  # B-HOME-5: the Home has no label 6
    if not any(effect.kind.name in REPEATED and effect.n > 1 for effect in tables.effects):
        idle.append("memory_per_icon")
    return idle


def level(name: str, *options: str) -> Preset:
    return Preset(name, dict.fromkeys(options, True), SOLO)


# From gentle to merciless.
LEVELS: Final = (
    level(
        "gentle",
        "tengu_no_dragonfly",
        "tengu_no_yokai",
        "tengu_no_resources",
        "tengu_calm_kodamas",
        "tengu_idle_crystals",
    ),
    level("mild", "tengu_no_yokai", "tengu_calm_kodamas"),
    level("tempered", "tengu_no_resources", "tengu_calm_kodamas"),
    level("standard"),
    level("stern", "tengu_early_pilgrim", "tengu_two_dragonflies"),
    level(
        "merciless",
        "tengu_early_pilgrim",
        "tengu_kodamas_ahead",
        "tengu_two_dragonflies",
        "tengu_lead_pays",
    ),
)
