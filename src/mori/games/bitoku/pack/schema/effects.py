"""What a card, tile or space does: one struct per kind of effect, told apart by `kind`.

A list of effects means all of them (B-EFFECT-4); the kinds that hold others are recursive.
"""

from typing import Annotated

from msgspec import Meta, Struct

from mori.games.bitoku.pack.schema.words import CostKey, Scope, Source, Units

Discount = Annotated[int, Meta(ge=0, le=2)]
AmuletValue = Annotated[int, Meta(ge=1, le=3)]


class EffectBase(Struct, frozen=True, kw_only=True, tag_field="kind"):
    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


class GainVp(EffectBase, frozen=True, kw_only=True, tag="vp"):
    n: Units


class GainResource(EffectBase, frozen=True, kw_only=True, tag="resource"):
    resource: CostKey  # "any": each unit chosen freely
    n: Units


class GainAmulet(EffectBase, frozen=True, kw_only=True, tag="amulet"):
    value: AmuletValue
    n: Units


class Movement(EffectBase, frozen=True, kw_only=True, tag="movement"):
    n: Units


class KodamaForward(EffectBase, frozen=True, kw_only=True, tag="kodama_forward"):
    n: Units
    scope: Scope


class KodamaBack(EffectBase, frozen=True, kw_only=True, tag="kodama_back"):
    n: Units
    scope: Scope


class Build(EffectBase, frozen=True, kw_only=True, tag="build"):
    discount: Discount


class ObtainCrystal(EffectBase, frozen=True, kw_only=True, tag="crystal"):
    discount: Discount


class ObtainMitama(EffectBase, frozen=True, kw_only=True, tag="mitama"):
    discount: Discount


class ObtainDragonfly(EffectBase, frozen=True, kw_only=True, tag="dragonfly"):
    discount: Discount


class TakeRock(EffectBase, frozen=True, kw_only=True, tag="take_rock"):
    n: Units


class PlacePilgrimRock(EffectBase, frozen=True, kw_only=True, tag="place_pilgrim_rock"):
    n: Units


class DrawVision(EffectBase, frozen=True, kw_only=True, tag="vision"):
    n: Units


class DrawCard(EffectBase, frozen=True, kw_only=True, tag="draw_card"):
    n: Units


class GainYokai(EffectBase, frozen=True, kw_only=True, tag="gain_yokai"):
    source: Source
    n: Units


class GainBitoku(EffectBase, frozen=True, kw_only=True, tag="gain_bitoku"):
    source: Source
    n: Units


class UnlockDie(EffectBase, frozen=True, kw_only=True, tag="unlock_die"):
    n: Units


class ChooseOne(EffectBase, frozen=True, kw_only=True, tag="choose_one"):
    options: "Annotated[tuple[Effect, ...], Meta(min_length=2)]"


class ChooseUnits(EffectBase, frozen=True, kw_only=True, tag="choose_units"):
    """Chosen afresh for each of the n units (B-EFFECT-10)."""

    n: Units
    options: "Annotated[tuple[Effect, ...], Meta(min_length=2)]"


class ChooseDifferent(EffectBase, frozen=True, kw_only=True, tag="choose_different"):
    n: Units
    options: "Annotated[tuple[Effect, ...], Meta(min_length=2)]"


class AllOf(EffectBase, frozen=True, kw_only=True, tag="all_of"):
    effects: "Annotated[tuple[Effect, ...], Meta(min_length=2)]"


class SharedDiscount(EffectBase, frozen=True, kw_only=True, tag="shared_discount"):
    """Any of the purchases; one of them, the player's choice, is n cheaper."""

    n: Units
    effects: "Annotated[tuple[PurchaseEffect, ...], Meta(min_length=2)]"


class CopyForestAction(EffectBase, frozen=True, kw_only=True, tag="copy_forest_action"):
    pass


PurchaseEffect = Build | ObtainCrystal | ObtainMitama | ObtainDragonfly
Effect = (
    GainVp
    | GainResource
    | GainAmulet
    | Movement
    | KodamaForward
    | KodamaBack
    | Build
    | ObtainCrystal
    | ObtainMitama
    | ObtainDragonfly
    | TakeRock
    | PlacePilgrimRock
    | DrawVision
    | DrawCard
    | GainYokai
    | GainBitoku
    | UnlockDie
    | ChooseOne
    | ChooseUnits
    | ChooseDifferent
    | AllOf
    | SharedDiscount
    | CopyForestAction
)
Effects = Annotated[tuple[Effect, ...], Meta(min_length=1)]
