"""The numbers and names of the solo mode, each of them a word in the catalogues."""

from typing import Final

from mori.games.bitoku.pack.schema.words import Attitude

# Places in the row of open cards.
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
POSITIONS: Final = ("left", "middle", "right")

ATTITUDES: Final[tuple[Attitude, ...]] = ("inactive", "active")

FAVOURITE: Final = -2  # the location of a "favourite Mitama or Building" card
NO_RESOURCE: Final = -1  # a card that shows no Associated Resource

# The rows of the Activation Cycle.
ROWS: Final = "abcdefghijkl"

# What a location action does.
PLACES: Final = (
    "yomi-mitama",
    "yomi-dragonfly",
    "stairs",
    "glade",
    "forges-crystal",
    "forges-building",
)

# The kinds of Hill card between which a roll decides.
KINDS_OF_CARD: Final = ("yokai", "bitoku")

# Why a row is skipped, an action lost or a step not made.
CONDITIONS: Final = (
    "no_crossing",
    "not_contested",
    "no_match",
    "location_full",
    "location_open",
    "has_unlocked",
    "no_unlocked",
    "no_locked",
    "attitude_active",
    "attitude_inactive",
    "not_left",
    "lacks_resource",
    "not_last_space",
    "home_visited",
    "regions_full",
    "dice_on_board",
    "display_empty",
    "no_counter",
    "no_legal_building",
    "track_end",
    "not_behind",
)

# Why the Tengu does this and not that.
REASONS: Final = (
    "location",
    "region",
    "favourite_card",
    "has_mitama",
    "lacks_mitama",
    "favourite_possible",
    "no_favourite_possible",
    "cheapest_favourite",
    "innermost_favourite",
    "only_favourite",
    "matches",
    "favourite_yokai",
    "rarest_bitoku",
    "any_yokai",
    "only_track",
    "none_behind",
    "fewest_steps",
    "equal_steps",
    "reaps_crystals",
    "at_stairs",
    "combined_pair",
)
