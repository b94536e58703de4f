"""The tiles of a Bitoku pack."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mori.content import not_played
from mori.games.bitoku.pack.schema.effects import Effects
from mori.games.bitoku.pack.schema.words import (
    Amount,
    BuildingType,
    CrystalColour,
    Die,
    GateLetter,
    Id,
    MitamaType,
    Positive,
    PropertyBonus,
    RockFamily,
    RockType,
    Sourced,
    Trigger,
)


class Crystal(Sourced, frozen=True, kw_only=True):
    """Dream and ingenuity tiles have effects; memory tiles triggers and vp instead."""

    id: Id
    colour: CrystalColour
    count: Positive
    effects: Effects = ()
    triggers: Annotated[tuple[Trigger, ...], Meta(min_length=1)] = ()
    vp: Annotated[int, Meta(ge=1, le=2)] = 0


class Mitama(Sourced, frozen=True, kw_only=True):
    id: Id
    type: MitamaType
    count: Positive
    effects: Effects


class Dragonfly(Sourced, frozen=True, kw_only=True):
    id: Id
    count: Positive
    effects: Effects


class Gate(Sourced, frozen=True, kw_only=True):
    id: Id
    letter: GateLetter
    count: Positive
    effects: Effects


class Rock(Sourced, frozen=True, kw_only=True):
    id: Id
    family: RockFamily
    types: Annotated[tuple[RockType, ...], Meta(min_length=1)]
    count: Positive


class ConstructionBonus(Struct, frozen=True, kw_only=True):
    kodama: Literal[1, 2]
    amulet: Literal[0, 1]


class Building(Sourced, frozen=True, kw_only=True):
    id: Id
    type: BuildingType
    count: Positive
    bonus: ConstructionBonus
    min_die: Die
    effects: Effects
    property: PropertyBonus


class AncientBuilding(Sourced, frozen=True, kw_only=True):
    id: Id
    count: Positive
    min_die: Die
    effects: Effects


class Treasure(Sourced, frozen=True, kw_only=True):
    id: Annotated[Id, not_played()]
    count: Positive
    vp: Annotated[tuple[Amount, ...], Meta(min_length=3, max_length=3)]  # first, second, third
