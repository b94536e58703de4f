"""Tribute lines: which can be paid, and paying them (H-TRIB)."""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.games.hitodama.language.notation import PAY_TRIBUTE
from mori.games.hitodama.language.reasons import not_asked
from mori.games.hitodama.rounds.ending import end_if_points_reached
from mori.games.hitodama.rounds.prompt import Prompt
from mori.games.hitodama.rounds.scoring import score
from mori.games.hitodama.rounds.seasons import (
    change_season_if_complete,
    end_if_year_is_over,
    open_lines,
)
from mori.games.hitodama.rounds.wrath import unleash_wraths
from mori.games.hitodama.table.state import OPEN
from mori.games.hitodama.table.tables import AKKU
from mori.games.hitodama.writers.writer import HitodamaWriter


def needed(w: HitodamaWriter, line: int) -> int:
    """How many units a line still asks for."""
    return w.tables.lines[line].amount - w.state.line_waived[line]


def can_pay_line(w: HitodamaWriter, seat: int, line: int) -> bool:
    # H-TRIB-2: in full or not at all.
    return w.holding(seat, w.tables.lines[line].resource) >= needed(w, line)


def payable_lines(w: HitodamaWriter, seat: int) -> list[int]:
    return [line for line in open_lines(w) if can_pay_line(w, seat, line)]


def line_points(w: HitodamaWriter, line: int) -> int:
    """What paying a line scores (H-TRIB-5); a line with waived units scores nothing (HR-36)."""
    if w.state.line_waived[line]:
        return 0
    entry = w.tables.lines[line]
    return entry.amount * w.tables.values[entry.resource]


def pay_line(w: HitodamaWriter, seat: int, essence: int, line: int) -> None:
    """Pay a line with an essence, and all that follows, in the order of H-TRIB-7."""
    resource = w.tables.lines[line].resource
    before = w.state.scores[seat]
    points = line_points(w, line)
    w.close_line(seat, line, needed(w, line))
    if resource == AKKU:
        w.retire_essence(essence)  # H-TRIB-6: asleep on the player board
    else:
        w.return_essence(essence)
    if points:
        score(w, seat, points, resource)
    else:
        w.leave_unscored(seat, line)
    if end_if_points_reached(w) or end_if_year_is_over(w):
        return
    unleash_wraths(w, seat, before)
    change_season_if_complete(w)


def waive(w: HitodamaWriter, seat: int, line: int, amount: int) -> None:
    """Strike akkus off a line; nobody scores it. It may complete the season (H-SEASON-6)."""
    w.waive_units(seat, line, min(amount, needed(w, line)))
    if not end_if_year_is_over(w):
        change_season_if_complete(w)


class PayTribute(Prompt):
    """Pay one open line of the season in play, or not (H-TRIB-2, H-TRIB-3)."""

    __slots__ = ("essence",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "essence", "optional")

    def __init__(self, seat: int, essence: int, optional: bool) -> None:
        super().__init__(seat, optional)
        self.essence = essence

    def kind(self) -> str:
        return "pay_tribute"

    def prompt(self, w: HitodamaWriter, seat: int) -> dict[str, object]:
        return {"season": w.tables.season_ref(w.state.season)}

    def choices(self, w: HitodamaWriter) -> list[Action]:
        return [w.notation.pay_tribute[line] for line in payable_lines(w, self.seat)]

    def take(self, w: HitodamaWriter, action: Action) -> None:
        pay_line(w, self.seat, self.essence, action.a)

    def decline(self, w: HitodamaWriter) -> None:
        w.decline_tribute(self.seat)

    def why_not_choice(self, w: HitodamaWriter, action: Action) -> Reason:
        if action.kind != PAY_TRIBUTE:
            return not_asked(action)
        return why_not_line(w, self.seat, action.a)

    def clone(self) -> "PayTribute":
        return PayTribute(self.seat, self.essence, self.optional)


def why_not_line(w: HitodamaWriter, seat: int, line: int) -> Reason:
    """Why a seat cannot pay a tribute line."""
    data: dict[str, object] = {"line": w.tables.lines[line].ref}
    if line not in open_lines(w):
        closed = w.state.line_closed[line] != OPEN
        return Reason("line_closed" if closed else "line_not_in_season", ("H-TRIB-2",), data)
    assert not can_pay_line(w, seat, line)
    entry = w.tables.lines[line]
    return Reason(
        "cannot_pay",
        ("H-TRIB-2",),
        {
            "need": w.tables.token_ref(entry.resource, needed(w, line)),
            "have": w.holding(seat, entry.resource),
        },
    )
