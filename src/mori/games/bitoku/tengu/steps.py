"""The Tengu's Kodama steps."""

from mori.games.bitoku.options import TENGU_CALM_KODAMAS
from mori.games.bitoku.table.state import TENGU
from mori.games.bitoku.tengu.terms import steps_behind
from mori.games.bitoku.tengu.writer import SoloWriter


def kodama_step(w: SoloWriter, region: int) -> None:
    """One step forward; it is lost before a taken last space (BR-137, B-KODAMA-6)."""
    if w.can_advance(TENGU, region):
        w.advance_kodama(TENGU, region)
    else:
        stay(w, region, "track_end")


def placing_step(w: SoloWriter, region: int) -> None:
    """The step that comes with placing a die (B-TENGU-TAC-3, B-TENGU-LEVEL-5)."""
    if w.options.on(TENGU_CALM_KODAMAS) and steps_behind(w, region) <= 0:
        stay(w, region, "not_behind")
    else:
        kodama_step(w, region)
    w.pause()


def stay(w: SoloWriter, region: int, why: str) -> None:
    if w.facts is not None:
        w.tell("tengu_kodama_stays", {"region": w.region_ref(region), "why": f"condition:{why}"})
