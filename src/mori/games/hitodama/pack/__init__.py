"""Hitodama's component pack: `load` reads and checks it. Never compiled."""
