"""Where points come from."""

from typing import Final

# Where points come from: tributes by resource, then the solar points cards.
CATEGORIES: Final[tuple[str, ...]] = (
    "tribute_berry",
    "tribute_amber",
    "tribute_sapphire",
    "tribute_akku",
    "points_card",
)
CATEGORY_RULES: Final = (
    ("H-TRIB-5",),
    ("H-TRIB-5",),
    ("H-TRIB-5",),
    ("H-TRIB-5",),
    ("H-CARD-S3",),
)
POINTS_CARD: Final = 4
