"""Studying the games: simulations, measurements, comparisons."""

from mori.lab.arena import ArenaReport, PairFigures, SoloFigures, play_arena
from mori.lab.calibration import CalibrationReport, calibrate
from mori.lab.cast import BotSource
from mori.lab.counting import Spread
from mori.lab.export import ExportReport
from mori.lab.export import export as export_games
from mori.lab.levels import LevelFigures, compared, simulate_levels
from mori.lab.mishaps import Crashes
from mori.lab.opponents import OpponentsSummary, OpponentSummary
from mori.lab.plan import SimulationPlan
from mori.lab.report import SeatSummary, SimulationReport
from mori.lab.simulation import simulate
from mori.lab.stated import Departure, departures

__all__ = [
    "ArenaReport",
    "BotSource",
    "CalibrationReport",
    "Crashes",
    "Departure",
    "ExportReport",
    "LevelFigures",
    "OpponentSummary",
    "OpponentsSummary",
    "PairFigures",
    "SeatSummary",
    "SimulationPlan",
    "SimulationReport",
    "SoloFigures",
    "Spread",
    "calibrate",
    "compared",
    "departures",
    "export_games",
    "play_arena",
    "simulate",
    "simulate_levels",
]
