"""The player board, the same for every colour, and what a player starts with."""

from typing import Annotated

from msgspec import Meta, Struct

from mori.content import not_played
from mori.games.bitoku.pack.schema.words import (
    Amount,
    Cost,
    CrystalColour,
    Die,
    Id,
    Position,
    Positive,
    Resources,
    Sourced,
)


class PlayerBoardPiece(Sourced, frozen=True, kw_only=True):
    id: Id
    count: Positive


class CardSpace(Sourced, frozen=True, kw_only=True):
    id: Id
    position: Position
    start_die: Annotated[Die, not_played()]
    ingenuity_slot: Id


class CrystalSlot(Sourced, frozen=True, kw_only=True):
    id: Id
    colour: CrystalColour
    vp: Amount
    card_space: Id | None = None  # of ingenuity slots


class BuildingCounter(Sourced, frozen=True, kw_only=True):
    id: Annotated[Id, not_played()]
    position: Position
    cost: Cost
    vp: Amount


class RockSpace(Sourced, frozen=True, kw_only=True):
    id: Id
    position: Position


class PilgrimSpace(Sourced, frozen=True, kw_only=True):
    id: Id
    position: Position
    adjacent: Annotated[tuple[Id, ...], Meta(min_length=1)]  # rock spaces
    cost: Cost


class PlayerSetup(Sourced, frozen=True, kw_only=True):
    pilgrims_available: Amount
    pilgrims_on_crystal_slots: Annotated[Amount, not_played()]
    building_counters: Annotated[Amount, not_played()]
    kodamas: Annotated[Amount, not_played()]
    player_counters: Annotated[Amount, not_played()]
    dragonflies: Annotated[Amount, not_played()]
    visions: Annotated[Amount, not_played()]
    rocks: Annotated[Amount, not_played()]
    resources: Resources
    amulets: tuple[Annotated[int, Meta(ge=1, le=3)], ...]  # their values
    dice: tuple[Die, ...]  # from the left
    starting_yokai: tuple[Id, ...]


class PlayerBoard(Struct, frozen=True, kw_only=True):
    board: Annotated[PlayerBoardPiece, not_played()]
    card_spaces: tuple[CardSpace, ...]  # from the left
    crystal_slots: tuple[CrystalSlot, ...]
    building_counters: tuple[BuildingCounter, ...]  # from the left
    rock_spaces: tuple[RockSpace, ...]  # from the left
    pilgrim_spaces: tuple[PilgrimSpace, ...]  # from the left
    setup: PlayerSetup
