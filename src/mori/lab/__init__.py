"""Studying the games: simulation, measurements, comparisons."""

from mori.lab.counting import Spread
from mori.lab.levels import LevelFigures, compared, simulate_levels
from mori.lab.opponents import OpponentsSummary, OpponentSummary
from mori.lab.plan import SimulationPlan
from mori.lab.report import SeatSummary, SimulationReport
from mori.lab.simulation import simulate
from mori.lab.stated import Departure, departures

__all__ = [
    "Departure",
    "LevelFigures",
    "OpponentSummary",
    "OpponentsSummary",
    "SeatSummary",
    "SimulationPlan",
    "SimulationReport",
    "Spread",
    "compared",
    "departures",
    "simulate",
    "simulate_levels",
]
