"""What an effect is worth in VP-equivalents, by the pack's value model.

The figures are the pack's, what is made of them is each kind's own (`games/bitoku/effects`).
"""

from collections.abc import Iterable

from mori.games.bitoku.effects.worth import ValueModel
from mori.games.bitoku.pack.nodes import EffectMaker
from mori.games.bitoku.pack.schema.effects import Effect
from mori.games.bitoku.pack.schema.values import Values, figures


class Worth:
    def __init__(self, values: Values) -> None:
        self.values = values
        discounts = {name: list(pair) for name, pair in values.discount.items()}
        self.model = ValueModel(figures(values.effect), discounts, values.other.activation)

    def rate(self, name: str, index: int = 0) -> float:
        return self.model.rate(name, index)

    def of(self, effects: Iterable[Effect]) -> float:
        maker = EffectMaker()
        return self.model.of_all([maker.node(effect) for effect in effects])

    def at_the_end(self, effects: Iterable[Effect]) -> float:
        """In the Ascension, where an amulet or a card is worth nothing any more."""
        maker = EffectMaker()
        nodes = [maker.node(effect) for effect in effects]
        return sum(node.kind.worth_at_the_end(node, self.model) for node in nodes)
