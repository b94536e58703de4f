"""Where the Tengu's points come from: some of the players' categories, and its own."""

from typing import Final

from mori.games.bitoku.writers.goods import (
    C_BITOKU,
    C_FATE,
    C_FIRST,
    C_MITAMA,
    C_PATHS,
    C_PROPERTY,
    C_TREASURES,
    C_TYPES,
    CATEGORIES,
)

TENGU_CATEGORIES: Final = (
    "tengu_home",
    "tengu_favourites",
    "tengu_yokai",
    "tengu_resources",
    "tengu_crystals",
    "tengu_lead",
)
C_HOME: Final = len(CATEGORIES)
C_FAVOURITES: Final = C_HOME + 1
C_YOKAI: Final = C_HOME + 2
C_RESOURCES: Final = C_HOME + 3
C_CRYSTALS: Final = C_HOME + 4
C_LEAD: Final = C_HOME + 5
COUNT: Final = C_HOME + len(TENGU_CATEGORIES)

# The Tengu's account: its categories in order, each with the rule that pays it.
ACCOUNT: Final = (
    (C_BITOKU, "B-TENGU-MP-2"),
    (C_MITAMA, "B-TENGU-ACT-2"),
    (C_PATHS, "B-TENGU-MP-4"),
    (C_HOME, "B-TENGU-TAC-F"),
    (C_PROPERTY, "B-TENGU-ACT-11"),
    (C_FATE, "B-TENGU-ASCEND-2"),
    (C_FAVOURITES, "B-TENGU-ASCEND-3"),
    (C_YOKAI, "B-TENGU-ASCEND-4"),
    (C_RESOURCES, "B-TENGU-ASCEND-5"),
    (C_CRYSTALS, "B-TENGU-ASCEND-6"),
    (C_TYPES, "B-TENGU-ASCEND-7"),
    (C_TREASURES, "B-TENGU-ASCEND-8"),
    (C_FIRST, "B-TENGU-ASCEND-9"),
    (C_LEAD, "B-TENGU-LEVEL-10"),
)


def category_name(category: int) -> str:
    return (CATEGORIES + TENGU_CATEGORIES)[category]
