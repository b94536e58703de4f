"""values.toml: what things are worth in VP-equivalents, for the balance checks."""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import Meta, Struct, defstruct

from mori.games.bitoku.effects.kind import BY_AMULET, BY_SCOPE, ONE
from mori.games.bitoku.effects.kinds import EFFECT_KINDS
from mori.games.bitoku.pack.schema.effects import PurchaseName
from mori.games.bitoku.pack.schema.words import (
    PropertyBonus,
    Rate,
    Trigger,
    VirtueItem,
)

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


# The figures of the kinds of effect, each asked for by the kinds that use it.
RATES: Final = {rate.name: rate for kind in EFFECT_KINDS.values() for rate in kind.rates}
SHAPES: Final[dict[str, Any]] = {ONE: Rate, BY_AMULET: Triple, BY_SCOPE: ScopeRates}

if TYPE_CHECKING:  # a type checker cannot follow what is made at run time
    EffectRates = Struct
else:
    EffectRates = defstruct(
        "EffectRates",
        [(name, SHAPES[rate.shape]) for name, rate in RATES.items()],
        module=__name__,
        frozen=True,
        kw_only=True,
    )


def figures(rates: EffectRates) -> dict[str, list[float]]:
    """The figures of each rate: one, those of +1, +2 and +3, or those of any region and of one."""
    found: dict[str, list[float]] = {}
    for name in RATES:
        value: Any = getattr(rates, name)
        if isinstance(value, ScopeRates):
            found[name] = [value.any, value.region]
        else:
            found[name] = list(value) if isinstance(value, tuple) else [value]
    return found


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
