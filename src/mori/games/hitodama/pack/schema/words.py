"""The closed vocabulary of a Hitodama pack, and what every entry of it has in common.

The head of `data/hitodama.toml` explains the words. A word that is not listed here is a load error.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from mori.content import not_played, placeholder, refers_to

Provenance = Literal["stated", "derived", "reconstructed"]
Cardinal = Literal["N", "E", "S", "W"]
Slot = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Sheltered = Literal["NE", "SE", "SW", "NW"]
Side = Literal["two", "three_plus"]
Meeple = Literal["essence", "akku"]
Posture = Literal["standing", "asleep"]

SpaceKind = Literal["plus", "cost", "tribute", "akku_visit", "merchant"]
ResolveStep = Literal[
    "spaces", "solar_stack", "akku_visits", "arrival_bonus", "coin", "tributes", "trades"
]
WrathEffect = Literal["ice_card", "lose_first_available"]
CardEffect = Literal[
    "gain",
    "convert",
    "extra_actions",
    "instant_benefit",
    "move_any_meeple",
    "move_akku",
    "waive_akku",
    "extra_space",
    "berry_for_players_on_akku_tiles",
    "swap_two_meeples",
    "vp_per_essence_at_location",
    "resolve_location_now",
    "spin_new_north",
]
Timing = Literal["at_once", "on_stack"]
After = Literal["discard", "end_of_round"]
Chooser = Literal["none", "card_player"]
Excluded = Literal["solar_stack", "coin", "arrival_bonus"]
ActionKind = Literal[
    "move_essence", "discard", "play_card", "wake_essence", "draw_solar", "displace"
]
Price = Literal["none", "discard_rate", "wake_cost_berries", "displacement_cost"]
PriceTo = Literal["supply", "discard_pile", "essence_owner"]
Deal = Literal["start_hand", "two_face_up_per_season", "reveal_one", "on_wrath"]
Rest = Literal["draw_pile", "out_of_game"]
WhenEmpty = Literal["reshuffle_discards", "none"]
EndTrigger = Literal["vp_reached", "seasons_completed", "chaos_path_end"]
EndResult = Literal["most_vp_wins", "all_lose"]
TieBreakKind = Literal["basket_vp", "cards_in_hand", "shared_victory"]

# Ids stand in records and in the notation, hence the narrow shape.
Id = Annotated[str, Meta(pattern="[a-z][a-z0-9_]*")]
RuleId = Annotated[str, Meta(pattern="H-[A-Z]+(-[A-Z0-9]+)*[a-z]?")]

# Bounds keep absurd data out of the engine; they are far from anything a real box holds.
Amount = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Share = Annotated[float, Meta(ge=0, le=1)]
Mean = Annotated[float, Meta(ge=0)]

ResourceId = Annotated[str, refers_to("resource")]
SeasonId = Annotated[str, refers_to("season")]
Bundle = dict[ResourceId, Amount]


class Sourced(Struct, frozen=True, kw_only=True):
    """What every entry carries: where its data come from."""

    # A wrong provenance is a problem, but no reason to leave the rest of the entry unchecked.
    provenance: Annotated[Provenance, placeholder("reconstructed"), not_played()]
    provenance_fields: Annotated[dict[str, Provenance], not_played()] = field(default_factory=dict)
    note: Annotated[str, not_played()] = ""
    source: Annotated[str, not_played()] = ""
