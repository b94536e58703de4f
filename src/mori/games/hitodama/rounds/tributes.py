"""Tribute lines and the course of the seasons (H-TRIB, H-SEASON)."""

from mori.games.hitodama.rounds.blockers import reveal_akku_card
from mori.games.hitodama.rounds.scoring import (
    END_SEASONS,
    end_game,
    end_if_points_reached,
    score,
    unleash_wraths,
)
from mori.games.hitodama.table.state import OPEN
from mori.games.hitodama.table.tables import AKKU
from mori.games.hitodama.writers.writer import HitodamaWriter


def open_lines(w: HitodamaWriter) -> list[int]:
    """The open lines of the season in play, card by card (H-TRIB-1)."""
    state = w.state
    tables = w.tables
    first = state.season * tables.tributes_per_season
    lines: list[int] = []
    for card in state.tributes[first : first + tables.tributes_per_season]:
        start = card * tables.lines_per_card
        for line in range(start, start + tables.lines_per_card):
            if state.line_closed[line] == OPEN:
                lines.append(line)
    return lines


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
    score(w, seat, points, resource)
    if end_if_points_reached(w) or end_if_year_is_over(w):
        return
    unleash_wraths(w, seat, before)
    change_season_if_complete(w)


def waive(w: HitodamaWriter, seat: int, line: int, amount: int) -> None:
    """Strike akkus off a line; nobody scores it. It may complete the season (H-SEASON-6)."""
    w.waive_units(seat, line, min(amount, needed(w, line)))
    if not end_if_year_is_over(w):
        change_season_if_complete(w)


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
    w.clear_season()
    w.change_season()  # H-SEASON-3: the token follows the season, so nothing else moves
    if w.state.akku_waits and w.state.supply[AKKU] > 0:
        reveal_akku_card(w)  # H-AKKU-8
