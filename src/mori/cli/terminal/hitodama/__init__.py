"""Hitodama's table as text."""

from mori.cli.terminal.hitodama.table import HitodamaTable

__all__ = ["HitodamaTable"]
