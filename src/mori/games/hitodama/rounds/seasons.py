"""The course of the seasons: their open lines, and when the next one begins (H-SEASON)."""

from mori.games.hitodama.rounds.akkus import reveal_akku_card
from mori.games.hitodama.rounds.ending import END_SEASONS, end_game
from mori.games.hitodama.table.state import OPEN
from mori.games.hitodama.table.tables import AKKU
from mori.games.hitodama.writers.writer import HitodamaWriter


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
