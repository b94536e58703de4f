"""Tributes and what follows from paying them: points, the seasons, the wrath of the hitodama
(H-TRIB, H-SEASON, H-WRATH).
"""

from typing import ClassVar

from mori.core.actions import Action
from mori.core.errors import Reason
from mori.games.hitodama.language.notation import PAY_TRIBUTE
from mori.games.hitodama.language.reasons import not_asked
from mori.games.hitodama.rounds.blockers import reveal_akku_card, reveal_ice_card
from mori.games.hitodama.rounds.ending import END_SEASONS, end_game, end_if_points_reached
from mori.games.hitodama.rounds.prompt import Prompt
from mori.games.hitodama.table.state import OPEN
from mori.games.hitodama.table.tables import AKKU, WRATH_ICE, WRATH_LOSS
from mori.games.hitodama.writer import HitodamaWriter

# -- seasons


def open_lines(w: HitodamaWriter) -> list[int]:
    """The open lines of the season in play, card by card (H-TRIB-1)."""
    return open_lines_of(w, w.state.season)


def open_lines_of(w: HitodamaWriter, season: int) -> list[int]:
    """The open lines of a season's face-up cards."""
    state = w.state
    tables = w.tables
    first = season * tables.tributes_per_season
    lines: list[int] = []
    for card in state.tributes[first : first + tables.tributes_per_season]:
        start = card * tables.lines_per_card
        for line in range(start, start + tables.lines_per_card):
            if state.line_closed[line] == OPEN:
                lines.append(line)
    return lines


def end_if_year_is_over(w: HitodamaWriter) -> bool:
    """End the game if the last season has no open line left (H-END-2, H-SEASON-7)."""
    if w.state.season < len(w.tables.seasons) - 1 or open_lines(w):
        return False
    end_game(w, END_SEASONS)
    return True


def change_season_if_complete(w: HitodamaWriter) -> None:
    """Begin the next season as soon as all lines of both cards are closed (H-SEASON-2)."""
    if open_lines(w):
        return
    while not open_lines(w):  # a season to come may have been waived line by line (HR-36)
        if end_if_year_is_over(w):
            return
        w.clear_season()
        w.change_season()  # H-SEASON-3: the token follows the season, so nothing else moves
    if w.state.akku_waits and w.state.supply[AKKU] > 0:
        reveal_akku_card(w)  # H-AKKU-8


# -- wraths


def unleash_wraths(w: HitodamaWriter, seat: int, before: int) -> None:
    """Carry out the wraths of a marker's advance from `before`, in track order (H-WRATH-6)."""
    now = w.state.scores[seat]
    for space in w.tables.wrath_spaces:
        # H-WRATH-2, H-WRATH-3: each wrath space entered, by passing or stopping, acts once.
        if before < space <= now:
            unleash_wrath(w, seat, space)


def unleash_wrath(w: HitodamaWriter, seat: int, space: int) -> None:
    number = w.tables.chaos_levels[w.state.chaos]
    level = w.tables.wrath_levels[number]
    w.unleash_wrath(seat, space, number)
    if level.effect == WRATH_ICE:
        for _ in range(level.amount):
            reveal_ice_card(w)
    elif level.effect == WRATH_LOSS:
        lose_first_available(w, seat, level.loses, level.amount)


def lose_first_available(w: HitodamaWriter, seat: int, resources: list[int], amount: int) -> None:
    """Take from the seat the first of the resources it has (H-WRATH-7, H-WRATH-8)."""
    for resource in resources:
        held = w.holding(seat, resource)
        if held:
            w.lose(seat, resource, min(amount, held))
            return
    w.nothing_to_lose(seat)


# -- tribute lines


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
        w.score(seat, points, resource)
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
