"""Mori's own games. Each registers by an entry point, as games from elsewhere do."""
