"""Matches between bots on shared deals, and ratings from them."""

from mori.lab.arena.arena import play_arena
from mori.lab.arena.plan import ALL_PAIRS, NEIGHBOURS, ArenaPlan
from mori.lab.arena.report import ArenaReport, PairFigures, SoloFigures

__all__ = [
    "ALL_PAIRS",
    "NEIGHBOURS",
    "ArenaPlan",
    "ArenaReport",
    "PairFigures",
    "SoloFigures",
    "play_arena",
]
