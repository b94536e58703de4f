"""Points: where they come from, and advancing the marker."""

from typing import Final

from mori.games.hitodama.writers.writer import HitodamaWriter

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


def score(w: HitodamaWriter, seat: int, points: int, category: int) -> None:
    """Advance a marker; endings and wraths are the caller's, in their order."""
    w.advance_marker(seat, points, category, CATEGORIES)
