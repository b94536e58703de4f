"""Builds Mori as a folder of files that plays without a server (docs/offline.md)."""
