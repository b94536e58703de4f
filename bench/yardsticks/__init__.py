"""The nets of version 0.2.0, kept outside the package: what new nets are measured against.

`mori arena bitoku --players 2 --bots bench.yardsticks:Cedar020,cedar --games 400` compares them on
the same pack and deals.
"""

from functools import lru_cache
from pathlib import Path
from typing import ClassVar

from mori.bots.bot import Bot
from mori.bots.net import Net
from mori.bots.policy_bot import NetReader
from mori.core.actions import Action
from mori.core.rules import GameRules
from mori.core.view import SeatView, View, known_of

FOLDER = Path(__file__).parent


@lru_cache(maxsize=16)
def reader_of(rules: GameRules) -> NetReader:
    encoder = rules.encoder()
    assert encoder is not None
    net = Net.load(FOLDER / f"{rules.game}.npz")
    reason = net.description.why_not(rules, encoder)
    assert not reason, f"the net of 0.2.0 does not fit: {reason}"
    return NetReader(net, encoder)


class Cedar020(Bot):
    """`cedar` as it was in version 0.2.0: the preferred choice of that version's net."""

    strength: ClassVar[int] = 100

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: SeatView | View) -> Action:
        view = known_of(view)
        decision = view.decision
        assert decision is not None
        if len(decision.canonical) == 1:
            return decision.canonical[0]
        chances = reader_of(view.rules).evaluate(view).chances
        return decision.canonical[chances.index(max(chances))]
