"""Bitoku's table as text."""

from mori.cli.terminal.bitoku.table import BitokuTable

__all__ = ["BitokuTable"]
