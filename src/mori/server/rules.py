"""Rules by what they depend on, loaded once."""

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from mori.core.registry import load_rules
from mori.core.rules import GameRules


def kept_rules(game: str, players: int, options: dict[str, Any], pack_path: str) -> GameRules:
    """The rules of a game. A pack that has changed since is seen by a new process only."""
    return _kept_rules(game, players, msgspec.json.encode(options, order="sorted"), pack_path)


@lru_cache(maxsize=64)
def _kept_rules(game: str, players: int, options: bytes, pack_path: str) -> GameRules:
    pack = Path(pack_path) if pack_path else None
    return load_rules(game, players, msgspec.json.decode(options), pack)
