"""What an effect is worth in VP-equivalents, by the pack's value model."""

from collections.abc import Iterable

from mori.games.bitoku.pack.schema.effects import (
    AllOf,
    Build,
    ChooseDifferent,
    ChooseOne,
    ChooseUnits,
    CopyForestAction,
    DrawCard,
    DrawVision,
    Effect,
    GainAmulet,
    GainBitoku,
    GainResource,
    GainVp,
    GainYokai,
    KodamaBack,
    KodamaForward,
    Movement,
    ObtainCrystal,
    ObtainDragonfly,
    ObtainMitama,
    PlacePilgrimRock,
    PurchaseEffect,
    SharedDiscount,
    TakeRock,
    UnlockDie,
)
from mori.games.bitoku.pack.schema.values import Values

COPIED_SHARE = 0.75  # of an activation: the other player's row may be of no use


class Worth:
    def __init__(self, values: Values) -> None:
        self.values = values
        self.rates = values.effect

    def of(self, effects: Iterable[Effect]) -> float:
        return sum(self.of_one(effect) for effect in effects)

    def of_one(self, effect: Effect) -> float:
        rates = self.rates
        match effect:
            case GainResource():
                named = effect.resource != "any"
                return effect.n * (rates.resource_one if named else rates.resource_any)
            case GainAmulet():
                return effect.n * rates.amulet[effect.value - 1]
            case KodamaForward():
                steps = rates.kodama_forward
                return effect.n * (steps.any if effect.scope == "any" else steps.region)
            case KodamaBack():
                steps = rates.kodama_back
                return effect.n * (steps.any if effect.scope == "any" else steps.region)
            case Build() | ObtainCrystal() | ObtainMitama() | ObtainDragonfly():
                return self._purchase(effect) + self._discount(effect, effect.discount)
            case ChooseOne():
                return self._choice(effect.options, 1)
            case ChooseUnits():
                return effect.n * self._choice(effect.options, 1)
            case ChooseDifferent():
                return self._choice(effect.options, effect.n)
            case AllOf():
                return self.of(effect.effects)
            case SharedDiscount():
                best = max(self._discount(part, effect.n) for part in effect.effects)
                return self.of(effect.effects) + best
            case CopyForestAction():
                return self.values.other.activation * COPIED_SHARE
            case _:
                return effect.n * self._unit(effect)

    def _purchase(self, effect: PurchaseEffect) -> float:
        match effect:
            case Build():
                return self.rates.build
            case ObtainCrystal():
                return self.rates.crystal
            case ObtainMitama():
                return self.rates.mitama
            case ObtainDragonfly():
                return self.rates.dragonfly

    def _discount(self, effect: PurchaseEffect, points: int) -> float:
        match effect:
            case Build():
                waived = self.values.discount["build"]
            case ObtainCrystal():
                waived = self.values.discount["crystal"]
            case ObtainMitama():
                waived = self.values.discount["mitama"]
            case ObtainDragonfly():
                waived = self.values.discount["dragonfly"]
        return sum(waived[:points])

    def _choice(self, options: Iterable[Effect], taken: int) -> float:
        """The best options, and a share of the others for being able to choose."""
        worths = sorted(map(self.of_one, options), reverse=True)
        return sum(worths[:taken]) + self.rates.option_share * sum(worths[taken:])

    def _unit(
        self,
        effect: GainVp
        | Movement
        | TakeRock
        | PlacePilgrimRock
        | DrawVision
        | DrawCard
        | GainYokai
        | GainBitoku
        | UnlockDie,
    ) -> float:
        rates = self.rates
        match effect:
            case GainVp():
                return rates.vp
            case Movement():
                return rates.movement
            case TakeRock():
                return rates.take_rock
            case PlacePilgrimRock():
                return rates.place_pilgrim_rock
            case DrawVision():
                return rates.vision
            case DrawCard():
                return rates.draw_card
            case GainYokai():
                return rates.gain_yokai
            case GainBitoku():
                return rates.gain_bitoku
            case UnlockDie():
                return rates.unlock_die
