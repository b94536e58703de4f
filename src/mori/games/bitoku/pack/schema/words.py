"""The closed vocabularies of a Bitoku pack, and what every entry of it has in common.

Their order is that of the engine's numbers (`table/codes.py`) and does not change.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mori.content import not_played, placeholder

Provenance = Literal["stated", "derived", "reconstructed"]

Region = Literal["yomi", "stairs", "home", "glade", "forges"]  # left to right
RiverRegion = Literal["yomi", "stairs", "glade", "forges"]  # those with a hill
Resource = Literal["wood", "stone", "jade", "sake"]
CostKey = Literal[Resource, "any"]
Colour = Literal["purple", "yellow", "brown", "green"]
BasicYokai = Literal["kappa", "imomushi", "nezumi", "kitsune", "shin_ookami"]
YokaiType = Literal[BasicYokai, "yama_uba"]
BitokuType = Literal["makoto", "chuugi", "yu", "jin", "rei", "gi", "meiyo"]
BasicMitama = Literal["ara", "nigi", "saki", "kushi"]
MitamaType = Literal[BasicMitama, "shinigami"]
BuildingType = Literal["temple", "onsen", "farm", "ryokan"]
AreaSpaceType = Literal[BuildingType, "ancient"]
CrystalColour = Literal["dream", "memory", "ingenuity"]
RockFamily = Literal["yokai", "mitama", "building"]
RockType = Literal[BasicYokai, BasicMitama, BuildingType]  # of all three families
PropertyBonus = Literal["vp1", "vp1_or_amulet1", "vp1_and_amulet1"]
BranchKind = Literal["illumination", "gate_a", "gate_b"]
PathNodeKind = Literal["path", "bridge1", "bridge2", BranchKind]
GateLetter = Literal["a", "b"]
Scope = Literal["any", "region"]
Source = Literal["deck", "hill"]
Side = Literal["left", "centre", "right"]
Direction = Literal["left", "right"]
Season = Literal["spring", "summer", "autumn", "winter"]
TenguLocation = Literal[RiverRegion, "favourite"]
TenguOption = Literal["mitama", "dragonfly", "crystal", "building"]
TenguResource = Literal[Resource, "none"]
Attitude = Literal["inactive", "active"]

VisionItem = Literal[
    "resource",
    "building",
    "crystal",
    "mitama",
    "pair",
    "illumination_pilgrim",
    "gate_pilgrim",
    "bitoku_completed",
]
VirtueItem = Literal[
    "building",
    "crystal",
    "mitama",
    "pair",
    "illumination_pilgrim",
    "gate_pilgrim",
    "bitoku_completed",
    "goal_pilgrim",
    "rock_pilgrim",
    "vision_card",
    "kodama_far",
    "yokai_card",
]
Item = Literal[VisionItem, VirtueItem]
Trigger = Literal[
    "build",
    "crystal",
    "mitama",
    "dragonfly",
    "pair",
    "bitoku_completed",
    "illumination",
    "gate",
    "take_rock",
    "place_pilgrim_rock",
    "cross_river",
]

# Ids stand in records and in the notation, hence the narrow shape.
Id = Annotated[str, Meta(pattern="[a-z0-9]+(-[a-z0-9]+)*")]

# Bounds keep absurd data out of the engine; they are far from anything a real box holds.
Amount = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Die = Annotated[int, Meta(ge=1, le=6)]
# Where an entry lies in its row: the order of the entries says it, and the checks compare both.
Position = Annotated[Positive, not_played()]
Units = Annotated[int, Meta(ge=1, le=6)]

Resources = dict[Resource, Positive]
Cost = dict[CostKey, Positive]


class Sourced(Struct, frozen=True, kw_only=True):
    """What every entry carries: where its data come from."""

    # A wrong provenance is a problem, but no reason to leave the rest of the entry unchecked.
    provenance: Annotated[Provenance, placeholder("reconstructed"), not_played()]
    note: Annotated[str, not_played()] = ""
    stated_fields: Annotated[tuple[str, ...], not_played()] = ()
