"""Mori: the forest where board games live.

import mori

game = mori.new_game("hitodama", players=3, seed=7)
while not game.is_over:
    decision = game.decisions[0]
    game.apply(decision.actions[0])
print(game.result.scores)
"""

from mori import _engine

_engine.prefer_sources_if_asked()

from mori import api  # noqa: E402
from mori._engine import engine_is_stale, engine_kind  # noqa: E402
from mori.api import *  # noqa: E402, F403

__all__ = ["engine_is_stale", "engine_kind"]
__all__ += api.__all__
