"""Where points come from: the players' categories, and those that the Tengu alone has."""

from typing import Final, Literal, get_args

# In the order of the account.
PlayerCategory = Literal[
    "effects",
    "bitoku_cards",
    "mitama_spaces",
    "paths",
    "memory_crystals",
    "property",
    "virtue",
    "first_player",
    "bitoku_types",
    "lake_treasures",
    "rocks",
    "guardians",
    "visions",
    "failed_visions",
    "fate",
]
TenguCategory = Literal[
    "tengu_home",
    "tengu_favourites",
    "tengu_yokai",
    "tengu_resources",
    "tengu_crystals",
    "tengu_lead",
]
Category = PlayerCategory | TenguCategory

CATEGORIES: Final[tuple[PlayerCategory, ...]] = get_args(PlayerCategory)
TENGU_CATEGORIES: Final[tuple[TenguCategory, ...]] = get_args(TenguCategory)

# Where each stands in a tally.
TALLY_INDEX: Final[dict[str, int]] = {
    name: number for number, name in enumerate(CATEGORIES + TENGU_CATEGORIES)
}

# The Tengu's account: its categories in order, each with the rule that pays it.
ACCOUNT: Final[tuple[tuple[Category, str], ...]] = (
    ("bitoku_cards", "B-TENGU-MP-2"),
    ("mitama_spaces", "B-TENGU-ACT-2"),
    ("paths", "B-TENGU-MP-4"),
    ("tengu_home", "B-TENGU-TAC-F"),
    ("property", "B-TENGU-ACT-11"),
    ("fate", "B-TENGU-ASCEND-2"),
    ("tengu_favourites", "B-TENGU-ASCEND-3"),
    ("tengu_yokai", "B-TENGU-ASCEND-4"),
    ("tengu_resources", "B-TENGU-ASCEND-5"),
    ("tengu_crystals", "B-TENGU-ASCEND-6"),
    ("bitoku_types", "B-TENGU-ASCEND-7"),
    ("lake_treasures", "B-TENGU-ASCEND-8"),
    ("first_player", "B-TENGU-ASCEND-9"),
    ("tengu_lead", "B-TENGU-LEVEL-10"),
)
