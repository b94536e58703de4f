"""vocabulary.toml: every word the pack may use, for whoever reads it without the code."""

from msgspec import Struct

from mori.games.bitoku.pack.schema.effects import EffectName
from mori.games.bitoku.pack.schema.words import (
    AreaSpaceType,
    BitokuType,
    BranchKind,
    BuildingType,
    Colour,
    CostKey,
    CrystalColour,
    Direction,
    GateLetter,
    Item,
    MitamaType,
    ParameterSort,
    PathNodeKind,
    PropertyBonus,
    Provenance,
    Region,
    Resource,
    RockFamily,
    Scope,
    Season,
    Side,
    Source,
    TenguLocation,
    TenguOption,
    TenguResource,
    Trigger,
    VirtueKind,
    YokaiType,
)


class Enums(Struct, frozen=True, kw_only=True):
    region: tuple[Region, ...]
    resource: tuple[Resource, ...]
    colour: tuple[Colour, ...]
    yokai_type: tuple[YokaiType, ...]
    bitoku_type: tuple[BitokuType, ...]
    mitama_type: tuple[MitamaType, ...]
    building_type: tuple[BuildingType, ...]
    crystal_colour: tuple[CrystalColour, ...]
    rock_family: tuple[RockFamily, ...]
    property_bonus: tuple[PropertyBonus, ...]
    path_node: tuple[PathNodeKind, ...]
    branch: tuple[BranchKind, ...]
    gate_letter: tuple[GateLetter, ...]
    area_space: tuple[AreaSpaceType, ...]
    cost_key: tuple[CostKey, ...]
    scope: tuple[Scope, ...]
    source: tuple[Source, ...]
    side: tuple[Side, ...]
    direction: tuple[Direction, ...]
    season: tuple[Season, ...]
    tengu_location: tuple[TenguLocation, ...]
    tengu_option: tuple[TenguOption, ...]
    tengu_resource: tuple[TenguResource, ...]
    provenance: tuple[Provenance, ...]


class EffectWord(Struct, frozen=True, kw_only=True):
    kind: EffectName
    params: dict[str, ParameterSort]
    meaning: str


class VirtueWord(Struct, frozen=True, kw_only=True):
    kind: VirtueKind
    params: dict[str, ParameterSort]
    meaning: str


class ItemWord(Struct, frozen=True, kw_only=True):
    id: Item
    vision: bool
    virtue: bool
    meaning: str


class TriggerWord(Struct, frozen=True, kw_only=True):
    id: Trigger
    meaning: str


class Vocabulary(Struct, frozen=True, kw_only=True):
    enums: Enums
    effects: tuple[EffectWord, ...]
    items: tuple[ItemWord, ...]
    virtues: tuple[VirtueWord, ...]
    triggers: tuple[TriggerWord, ...]
