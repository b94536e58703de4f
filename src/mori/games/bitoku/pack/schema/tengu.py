"""The Tengu: its board, attitude tile and action cards."""

from typing import Annotated

from msgspec import Meta, Struct

from mori.content import not_played
from mori.games.bitoku.pack.schema.words import (
    Amount,
    Attitude,
    BitokuType,
    Die,
    Id,
    Position,
    Positive,
    Resource,
    Resources,
    Sourced,
    TenguLocation,
    TenguOption,
    TenguResource,
    YokaiType,
)


class TenguBoard(Sourced, frozen=True, kw_only=True):
    id: Annotated[Id, not_played()]
    count: Annotated[Positive, not_played()]
    dice: tuple[Die, ...]
    rocks: Annotated[Amount, not_played()]
    dragonflies: Amount
    pilgrims_available: Amount
    resources: Resources
    resource_with_building_rock: Resources
    resource_with_mitama_rock: Resources
    will_dice: Annotated[Amount, not_played()]
    open_cards: Amount


class AttitudeTile(Sourced, frozen=True, kw_only=True):
    id: Id
    count: Positive
    sides: tuple[Attitude, ...]
    start: Attitude


class TenguCounter(Sourced, frozen=True, kw_only=True):
    id: Annotated[Id, not_played()]
    position: Position
    vp: Amount


class TenguCard(Sourced, frozen=True, kw_only=True):
    id: Id
    count: Positive
    yokai: Annotated[tuple[YokaiType, ...], Meta(min_length=1)]
    bitoku: Annotated[tuple[BitokuType, ...], Meta(min_length=1)]
    location: TenguLocation
    resource: TenguResource
    option: TenguOption | None = None  # at yomi and the forges
    gain: tuple[Resource, ...] = ()  # at the glade


class Tengu(Struct, frozen=True, kw_only=True):
    board: TenguBoard
    attitude_tile: Annotated[AttitudeTile, not_played()]
    building_counters: tuple[TenguCounter, ...]  # from the left
    cards: tuple[TenguCard, ...]
