"""Mori: the forest where board games live.

import mori

game = mori.new_game("hitodama", players=3, seed=7)
while not game.is_over:
    decision = game.decisions[0]
    game.apply(decision.actions[0])
print(game.final_result.scores)
"""

import importlib
from typing import TYPE_CHECKING

from mori import _engine

_engine.prefer_sources_if_asked()

from mori import api  # noqa: E402
from mori._engine import engine_is_stale, engine_kind  # noqa: E402
from mori.api import *  # noqa: E402, F403

__all__ = ["engine_is_stale", "engine_kind"]
__all__ += api.__all__

if not TYPE_CHECKING:  # a type checker finds these modules by their imports

    def __getattr__(name: str) -> object:
        """`mori.lab`, `mori.words` and `mori.envs` without an import of their own."""
        if name in ("envs", "lab", "words"):
            return importlib.import_module(f"mori.{name}")
        raise AttributeError(f"module 'mori' has no attribute {name!r}")
