"""One face of the main board: everything that varies with the player count (board_*.toml)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mori.content import not_played
from mori.games.bitoku.pack.schema.effects import Effects
from mori.games.bitoku.pack.schema.wisdom import Wisdom
from mori.games.bitoku.pack.schema.words import (
    Amount,
    AreaSpaceType,
    Cost,
    Die,
    Id,
    Position,
    Positive,
    Resources,
    RiverRegion,
    Sourced,
)


class ForestArea(Sourced, frozen=True, kw_only=True):
    """The die spaces of a region, interchangeable."""

    id: Annotated[Id, not_played()]
    region: RiverRegion
    spaces: Positive


class HillArea(Sourced, frozen=True, kw_only=True):
    """The die spaces across the river; a crossing reaches every hill of the area."""

    id: Annotated[Id, not_played()]
    hills: Annotated[tuple[RiverRegion, ...], Meta(min_length=1)]
    spaces: Positive


class HomeSpace(Sourced, frozen=True, kw_only=True):
    id: Id
    label: Annotated[int, Meta(ge=1, le=6)]
    position: Position  # 1 = highest = first in the new turn order
    min_die: Die
    die_change: Annotated[int, Meta(ge=-1, le=0)]
    effects: Effects


class RockGarden(Sourced, frozen=True, kw_only=True):
    spaces: Positive


class KodamaTrack(Sourced, frozen=True, kw_only=True):
    length: Positive
    start_space: Annotated[Positive, not_played()]
    marked_space: Positive
    last_space_capacity: Annotated[Positive, not_played()]
    neutral_kodama: bool


class MitamaSpace(Sourced, frozen=True, kw_only=True):
    id: Id
    position: Position  # 1 = innermost
    cost: Cost
    vp: Amount


class DragonflySpace(Sourced, frozen=True, kw_only=True):
    id: Id
    position: Position
    pay: Cost
    gain: Resources


class CrystalSpace(Sourced, frozen=True, kw_only=True):
    id: Id
    position: Position
    cost: Cost


class BuildingSpace(Sourced, frozen=True, kw_only=True):
    id: Id
    position: Position


class Market(Struct, frozen=True, kw_only=True):
    """The four display rows, each from the innermost space outwards."""

    mitama: tuple[MitamaSpace, ...]
    dragonfly: tuple[DragonflySpace, ...]
    crystal: tuple[CrystalSpace, ...]
    building: tuple[BuildingSpace, ...]


class AreaSpace(Sourced, frozen=True, kw_only=True):
    id: Id
    region: RiverRegion
    position: Position  # 1 lower left, 2 lower right, 3 upper left, 4 upper right
    type: AreaSpaceType


class FaceHead(Struct, frozen=True, kw_only=True):
    face: str
    players: Annotated[tuple[Literal[1, 2, 3, 4], ...], Meta(min_length=1)]


class Face(Struct, frozen=True, kw_only=True):
    file: Annotated[str, not_played()]
    face: Annotated[str, not_played()]
    players: tuple[int, ...]
    forest_areas: tuple[ForestArea, ...]
    hill_areas: tuple[HillArea, ...]
    home_spaces: tuple[HomeSpace, ...]  # from the top
    rock_garden: RockGarden
    kodama_track: KodamaTrack
    market: Market
    inhabited: tuple[AreaSpace, ...]
    wisdom: Wisdom
