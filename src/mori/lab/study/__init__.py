"""Studies: how a game plays out between strong bots, what each of its choices is worth, and what a
changed number of a pack does.
"""

from mori.lab.study.figures import (
    CategoryFigures,
    ChoiceFigures,
    SeatFigures,
    StudyReport,
)
from mori.lab.study.measuring import Measured
from mori.lab.study.plan import StudyPlan
from mori.lab.study.study import study
from mori.lab.study.sweep import Change, SweepReport, SweptValue, sweep

__all__ = [
    "CategoryFigures",
    "Change",
    "ChoiceFigures",
    "Measured",
    "SeatFigures",
    "StudyPlan",
    "StudyReport",
    "SweepReport",
    "SweptValue",
    "study",
    "sweep",
]
