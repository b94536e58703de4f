"""Bitoku, for two to four players."""
