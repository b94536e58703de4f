"""Environments for research: the games as other frameworks know them (docs/research.md)."""
