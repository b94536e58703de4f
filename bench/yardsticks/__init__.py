"""Nets that bots are measured against: each plays its preferred choice, without search.

`mori arena bitoku --players 2 --bots bench.yardsticks:Cedar020,cedar --games 400` compares them on
the same pack and deals.
"""

import os
from functools import lru_cache
from pathlib import Path
from typing import ClassVar

from mori.bots.bot import Bot
from mori.bots.fit import net_path
from mori.bots.playing_net import PlayingNet, open_net
from mori.bots.policy_bot import NetReader
from mori.core.actions import Action
from mori.core.rules import GameRules
from mori.core.view import SeatView, View, known_of

FOLDER = Path(__file__).parent


@lru_cache(maxsize=8)
def net_in(path: Path) -> PlayingNet:
    return open_net(path)


@lru_cache(maxsize=16)
def reader_of(rules: GameRules, path: Path, adapts: bool) -> NetReader:
    encoder = rules.encoder()
    assert encoder is not None
    net = net_in(path)
    reason = net.description.why_not(rules, encoder)
    assert not reason, f"{path.name} does not fit: {reason}"
    return NetReader(net.for_components(encoder, rules.players) if adapts else net, encoder)


class NetPlayer(Bot):
    """Plays the preferred choice of a net file."""

    strength: ClassVar[int] = 100
    adapts: ClassVar[bool] = True  # to a pack that the net was not trained on

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def path(self, game: str) -> Path:
        raise NotImplementedError

    def choose(self, view: SeatView | View) -> Action:
        view = known_of(view)
        decision = view.decision
        assert decision is not None
        if len(decision.canonical) == 1:
            return decision.canonical[0]
        reader = reader_of(view.rules, self.path(view.rules.game), self.adapts)
        chances = reader.evaluate(view).chances
        return decision.canonical[chances.index(max(chances))]


class Cedar020(NetPlayer):
    """`cedar` as it was in version 0.2.0."""

    def path(self, game: str) -> Path:
        return FOLDER / f"{game}.npz"


class Unadapted(NetPlayer):
    """`cedar` that knows components by their ids alone, whatever the pack has changed."""

    adapts: ClassVar[bool] = False

    def path(self, game: str) -> Path:
        return net_path(game)


class Given(NetPlayer):
    """The net in the file that the environment variable MORI_NET names."""

    def path(self, game: str) -> Path:
        return Path(os.environ["MORI_NET"])
