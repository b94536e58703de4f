"""The numbers that stand for the pack's words: resources, regions, markets and so on."""

from typing import Final, get_args

from mori.games.bitoku.pack.schema.words import (
    BuildingType,
    CrystalColour,
    Item,
    MitamaType,
    PropertyBonus,
    Region,
    Resource,
    RockFamily,
    Trigger,
    VisionItem,
    YokaiType,
)
from mori.games.bitoku.pack.schema.words import TenguOption as Market

# Resources. ANY stands for a unit of whatever kind the payer or taker likes.
ANY: Final = 4
KINDS: Final = 4
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)

# Regions, left to right.
YOMI: Final = 0
STAIRS: Final = 1
HOME: Final = 2
GLADE: Final = 3
FORGES: Final = 4
REGIONS: Final[tuple[Region, ...]] = get_args(Region)
REGION_COUNT: Final = 5

# Hills are numbered like the river regions, left to right.
HILL_REGIONS: Final = (YOMI, STAIRS, GLADE, FORGES)
HILLS: Final = 4
FAVOURS: Final = 3  # of each hill: A Bitoku card, B Yōkai card, C two small rewards
FAVOUR_BITOKU: Final = 0
FAVOUR_YOKAI: Final = 1
FAVOUR_SMALL: Final = 2

# Markets.
MITAMA: Final = 0
DRAGONFLY: Final = 1
CRYSTAL: Final = 2
BUILDING: Final = 3
MARKETS: Final[tuple[Market, ...]] = get_args(Market)

# Crystal colours.
DREAM: Final = 0
MEMORY: Final = 1
COLOURS: Final[tuple[CrystalColour, ...]] = get_args(CrystalColour)

# Building types; sites may also be for Ancient Buildings.
BUILDING_TYPES: Final[tuple[BuildingType, ...]] = get_args(BuildingType)
ANCIENT: Final = 4

YOKAI_TYPES: Final[tuple[YokaiType, ...]] = get_args(YokaiType)
YAMA_UBA: Final = 5
BASIC_YOKAI: Final = 5
MITAMA_TYPES: Final[tuple[MitamaType, ...]] = get_args(MitamaType)
SHINIGAMI: Final = 4
BASIC_MITAMAS: Final = 4

# Families of rocks.
ROCK_YOKAI: Final = 0
ROCK_MITAMA: Final = 1
ROCK_BUILDING: Final = 2
ROCK_FAMILIES: Final[tuple[RockFamily, ...]] = get_args(RockFamily)

# What Memory Crystals watch for.
T_BUILD: Final = 0
T_CRYSTAL: Final = 1
T_MITAMA: Final = 2
T_DRAGONFLY: Final = 3
T_PAIR: Final = 4
T_BITOKU: Final = 5
T_ILLUMINATION: Final = 6
T_GATE: Final = 7
T_TAKE_ROCK: Final = 8
T_PLACE_PILGRIM_ROCK: Final = 9
T_CROSS_RIVER: Final = 10
TRIGGERS: Final[tuple[Trigger, ...]] = get_args(Trigger)

# What Visions and the Spirit's Virtue count.
ITEMS: Final[tuple[Item, ...]] = get_args(Item)
REQUIRED: Final[tuple[VisionItem, ...]] = get_args(VisionItem)  # the first, those of Visions
VISION_ITEMS: Final = 8

# Kinds of Spirit's Virtue.
V_FLAT: Final = 0
V_PER: Final = 1
V_DICE: Final = 2

# Property bonuses.
P_VP: Final = 0
P_VP_OR_AMULET: Final = 1
P_VP_AND_AMULET: Final = 2
PROPERTIES: Final[tuple[PropertyBonus, ...]] = get_args(PropertyBonus)

# Kinds of node on the Paths of Wisdom.
N_MAIN: Final = 0
N_ILLUMINATION: Final = 1
N_GATE: Final = 2
