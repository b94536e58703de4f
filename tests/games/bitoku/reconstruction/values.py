"""values.toml: what things are worth in VP-equivalents."""

import tomllib
from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, convert

from mori.games.bitoku.pack.schema.effects import PurchaseName
from mori.games.bitoku.pack.schema.words import (
    PropertyBonus,
    Trigger,
    VirtueItem,
)

FILE: Final = Path(__file__).with_name("values.toml")

Rate = Annotated[float, Meta(ge=0, le=999)]
Pair = Annotated[tuple[Rate, ...], Meta(min_length=2, max_length=2)]
Triple = Annotated[tuple[Rate, ...], Meta(min_length=3, max_length=3)]
ExpectedKey = Literal[VirtueItem, "dice_sum", "weight"]
BandName = Literal[
    "starting_yokai",
    "yokai_action",
    "yokai_index",
    "bitoku",
    "dragonfly",
    "gate_a",
    "gate_b",
    "dream_total",
    "memory_total",
    "ingenuity_total",
    "mitama",
]


class ScopeRates(Struct, frozen=True, kw_only=True):
    any: Rate
    region: Rate


class EffectRates(Struct, frozen=True, kw_only=True):
    """Of one unit of each kind of effect; of a purchase: the right to buy at full price."""

    vp: Rate
    resource_any: Rate
    resource_one: Rate
    amulet: Triple
    movement: Rate
    kodama_forward: ScopeRates
    kodama_back: ScopeRates
    build: Rate
    crystal: Rate
    mitama: Rate
    dragonfly: Rate
    take_rock: Rate
    place_pilgrim_rock: Rate
    vision: Rate
    draw_card: Rate
    gain_yokai: Rate
    gain_bitoku: Rate
    unlock_die: Rate
    option_share: Rate


class OtherRates(Struct, frozen=True, kw_only=True):
    pilgrim: Rate
    gate_shortcut: Rate
    activation: Rate
    solo_movement_per_pair: Rate


class CrystalUses(Struct, frozen=True, kw_only=True):
    dream_springs: Rate
    dream_ascension: Rate
    ingenuity: Rate


class VisionDifficulty(Struct, frozen=True, kw_only=True):
    """The weight of the first, second and third item of a kind."""

    resource: Triple
    building: Triple
    crystal: Triple
    mitama: Triple
    pair: Triple
    illumination_pilgrim: Triple
    gate_pilgrim: Triple
    bitoku_completed: Triple
    vp_per_point: Rate

    def weights(self) -> dict[str, tuple[float, ...]]:
        return {
            "resource": self.resource,
            "building": self.building,
            "crystal": self.crystal,
            "mitama": self.mitama,
            "pair": self.pair,
            "illumination_pilgrim": self.illumination_pilgrim,
            "gate_pilgrim": self.gate_pilgrim,
            "bitoku_completed": self.bitoku_completed,
        }


class BuildingAction(Struct, frozen=True, kw_only=True):
    by_min_die: Annotated[tuple[Rate, ...], Meta(min_length=6, max_length=6)]
    tolerance: Rate


class LedgerLine(Struct, frozen=True, kw_only=True):
    """One line of a plausible game: count × VP each."""

    part: Literal["play", "ascension"]
    what: str
    count: Rate
    vp: Rate


class Values(Struct, frozen=True, kw_only=True):
    """The value model, and a plausible game that it adds up to."""

    effect: EffectRates
    discount: dict[PurchaseName, Pair]  # worth of the first and the second resource waived
    other: OtherRates
    property: dict[PropertyBonus, Rate]  # per use by another player
    virtue_expected: dict[ExpectedKey, Rate]
    memory_expected: dict[Trigger, Rate]
    crystal_uses: CrystalUses
    vision_difficulty: VisionDifficulty
    building_action: BuildingAction
    band: dict[BandName, Pair]
    ledger: tuple[LedgerLine, ...]


def read_values(tables: object = None) -> Values:
    """The value model of the file, or of its tables as changed."""
    return convert(tomllib.loads(FILE.read_text("utf-8")) if tables is None else tables, Values)
