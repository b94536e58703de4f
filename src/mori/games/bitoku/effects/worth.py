"""The value model of a pack, as the kinds of effect ask it (values.toml)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mori.games.bitoku.table.pieces import Effect


class ValueModel:
    """What things are worth in VP."""

    __slots__ = ("activation", "discounts", "rates")

    def __init__(
        self, rates: dict[str, list[float]], discounts: dict[str, list[float]], activation: float
    ) -> None:
        self.rates = rates  # by name: one figure, or several
        self.discounts = discounts  # by kind of purchase: of the first and second unit waived
        self.activation = activation  # one card, die or crossing of an average game

    def rate(self, name: str, index: int = 0) -> float:
        return self.rates[name][index]

    def discount(self, name: str, points: int) -> float:
        """What so many waived resources are worth with a kind of purchase."""
        return sum(self.discounts[name][:points])

    def of(self, effect: "Effect") -> float:
        return effect.kind.worth(effect, self)

    def of_all(self, effects: list["Effect"]) -> float:
        return sum([self.of(effect) for effect in effects])

    def of_choice(self, options: list["Effect"], taken: int) -> float:
        """The best options, and a share of the others for being able to choose."""
        worths = sorted([self.of(option) for option in options], reverse=True)
        return sum(worths[:taken]) + self.rate("option_share") * sum(worths[taken:])
