"""Studying the games: simulation, measurements, comparisons."""

from mori.lab.plan import SimulationPlan
from mori.lab.report import SeatSummary, SimulationReport, Spread
from mori.lab.simulation import simulate
from mori.lab.stated import Departure, departures

__all__ = [
    "Departure",
    "SeatSummary",
    "SimulationPlan",
    "SimulationReport",
    "Spread",
    "departures",
    "simulate",
]
