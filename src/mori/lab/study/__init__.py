"""Studies: how a game plays out between strong bots, and what each of its choices is worth."""

from mori.lab.study.figures import (
    CategoryFigures,
    ChoiceFigures,
    SeatFigures,
    StudyReport,
)
from mori.lab.study.measuring import Measured
from mori.lab.study.plan import StudyPlan
from mori.lab.study.study import study

__all__ = [
    "CategoryFigures",
    "ChoiceFigures",
    "Measured",
    "SeatFigures",
    "StudyPlan",
    "StudyReport",
    "study",
]
