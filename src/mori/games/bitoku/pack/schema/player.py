"""The player board, the same for every colour, and what a player starts with."""

from typing import Annotated

from msgspec import Meta, Struct

from mori.games.bitoku.pack.schema.words import (
    Amount,
    Cost,
    CrystalColour,
    Die,
    Id,
    Positive,
    Resources,
    Sourced,
)


class PlayerBoardPiece(Sourced, frozen=True, kw_only=True):
    id: Id
    count: Positive


class CardSpace(Sourced, frozen=True, kw_only=True):
    id: Id
    position: Positive
    start_die: Die
    ingenuity_slot: Id


class CrystalSlot(Sourced, frozen=True, kw_only=True):
    id: Id
    colour: CrystalColour
    vp: Amount
    card_space: Id | None = None  # of ingenuity slots


class BuildingCounter(Sourced, frozen=True, kw_only=True):
    id: Id
    position: Positive
    cost: Cost
    vp: Amount


class RockSpace(Sourced, frozen=True, kw_only=True):
    id: Id
    position: Positive


class PilgrimSpace(Sourced, frozen=True, kw_only=True):
    id: Id
    position: Positive
    adjacent: Annotated[tuple[Id, ...], Meta(min_length=1)]  # rock spaces
    cost: Cost


class PlayerSetup(Sourced, frozen=True, kw_only=True):
    pilgrims_available: Amount
    pilgrims_on_crystal_slots: Amount
    building_counters: Amount
    kodamas: Amount
    player_counters: Amount
    dragonflies: Amount
    visions: Amount
    rocks: Amount
    resources: Resources
    amulets: tuple[Annotated[int, Meta(ge=1, le=3)], ...]  # their values
    dice: tuple[Die, ...]  # from the left
    starting_yokai: tuple[Id, ...]


class PlayerBoard(Struct, frozen=True, kw_only=True):
    board: PlayerBoardPiece
    card_spaces: tuple[CardSpace, ...]  # from the left
    crystal_slots: tuple[CrystalSlot, ...]
    building_counters: tuple[BuildingCounter, ...]  # from the left
    rock_spaces: tuple[RockSpace, ...]  # from the left
    pilgrim_spaces: tuple[PilgrimSpace, ...]  # from the left
    setup: PlayerSetup
