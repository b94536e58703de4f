"""Hitodama's component pack: its schema and its cross-checks. Never compiled."""

from mori.games.hitodama.pack.schema import EffectCard, HitodamaPack, load_pack

__all__ = ["EffectCard", "HitodamaPack", "load_pack"]
