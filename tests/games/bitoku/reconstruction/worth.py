"""What effects are worth in VP-equivalents, by the value model."""

from collections.abc import Iterable
from typing import Any, Final

from mori.games.bitoku.pack.schema.effects import Effect
from tests.games.bitoku.reconstruction.values import ScopeRates, Values

LATE_RESOURCE: Final = 0.25  # worth of a resource in the Ascension
COPIED_SHARE: Final = 0.75  # of an activation: the rival's row may be of no use


class Worth:
    def __init__(self, values: Values) -> None:
        self.values = values

    def rate(self, name: str, index: int = 0) -> float:
        """A figure; of several the one of +1, +2 and +3, or of any region and the one at hand."""
        rate: Any = getattr(self.values.effect, name)
        if isinstance(rate, ScopeRates):
            return rate.region if index else rate.any
        return float(rate[index] if isinstance(rate, tuple) else rate)

    def of(self, effects: Iterable[Effect]) -> float:
        """In the middle of a game."""
        return sum([self.of_one(effect) for effect in effects])

    def of_one(self, effect: Effect) -> float:
        data: Any = effect
        kind, n, parts = effect.kind, effect.count, effect.parts
        match kind:
            case "all_of":
                return self.of(parts)
            case "choose_one":
                return self.of_choice(parts, 1)
            case "choose_units":
                return n * self.of_choice(parts, 1)
            case "choose_different":
                return self.of_choice(parts, n)
            case "shared_discount":
                return self.of(parts) + max([self.discount(part.kind, n) for part in parts])
            case "build" | "crystal" | "mitama" | "dragonfly":
                return self.rate(kind) + self.discount(kind, data.discount)
            case "resource":
                return n * self.rate("resource_any" if data.resource == "any" else "resource_one")
            case "amulet":
                return n * self.rate(kind, data.value - 1)
            case "kodama_forward" | "kodama_back":
                return n * self.rate(kind, 1 if data.scope == "region" else 0)
            case "copy_forest_action":
                return self.values.other.activation * COPIED_SHARE
        return n * self.rate(kind)

    def of_choice(self, options: Iterable[Effect], taken: int) -> float:
        """The best options, and a share of the others for being able to choose."""
        worths = sorted([self.of_one(option) for option in options], reverse=True)
        return sum(worths[:taken]) + self.rate("option_share") * sum(worths[taken:])

    def discount(self, kind: str, points: int) -> float:
        """What so many waived resources are worth with a kind of purchase."""
        return sum(self.values.discount[kind][:points])

    def at_the_end(self, effects: Iterable[Effect]) -> float:
        """In the Ascension, where most things come too late."""
        found = 0.0
        for effect in effects:
            if effect.kind == "resource":
                found += LATE_RESOURCE * effect.count
            elif effect.kind in ("vp", "movement", "kodama_forward"):
                found += self.of_one(effect)
        return found
