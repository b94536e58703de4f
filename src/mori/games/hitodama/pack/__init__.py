"""Hitodama's component pack: its schema and its cross-checks. Never compiled."""

from mori.games.hitodama.pack.load import load_pack
from mori.games.hitodama.pack.schema.pack import HitodamaPack

__all__ = ["HitodamaPack", "load_pack"]
