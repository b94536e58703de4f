"""The main board: what is the same at every player count (board.toml)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mori.content import not_played
from mori.games.bitoku.pack.schema.effects import Effects
from mori.games.bitoku.pack.schema.words import (
    Die,
    Id,
    Positive,
    Region,
    RiverRegion,
    Season,
    Side,
    Sourced,
)


class BoardRegion(Sourced, frozen=True, kw_only=True):
    id: Region
    order: Positive  # left to right
    side: Side
    river: bool
    hill: bool
    inhabited_area: bool
    kodama_track: bool
    lake_treasure: bool


class ForestRow(Sourced, frozen=True, kw_only=True):
    id: Id
    region: RiverRegion
    min_die: Die
    effects: Effects


class HillFavour(Sourced, frozen=True, kw_only=True):
    id: Annotated[Literal["favour-bitoku", "favour-yokai", "favour-small"], not_played()]
    effects: Effects


class Insert(Sourced, frozen=True, kw_only=True):
    """A cut-out piece of the side for 3 and 4 players. Information only."""

    id: Id
    count: Positive
    covers: str
    frame: Literal["red", "blue"] | None = None


class Tracks(Sourced, frozen=True, kw_only=True):
    rounds: Positive
    phases: Annotated[tuple[Season, ...], not_played()]
    vp_track: Annotated[int, Meta(ge=1, le=999), not_played()]
    turn_order_positions: Annotated[Positive, not_played()]


class Board(Struct, frozen=True, kw_only=True):
    regions: Annotated[tuple[BoardRegion, ...], not_played()]  # left to right
    forest_rows: tuple[ForestRow, ...]
    hill_favours: tuple[HillFavour, ...]  # A, B, C of the rules
    inserts: Annotated[tuple[Insert, ...], not_played()]
    tracks: Tracks

    def rows_of(self, region: str) -> tuple[ForestRow, ...]:
        return tuple(row for row in self.forest_rows if row.region == region)
