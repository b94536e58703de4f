"""The guardians: score, basket, hand and essences of each, and one's own cards."""

from itertools import pairwise
from typing import Any

from rich.table import Table
from rich.text import Text

from mori.cli.terminal.drawing import Brush, side_by_side
from mori.cli.terminal.hitodama.pieces import RESOURCES, essence, piece_signs, resource
from mori.cli.terminal.signs import QUIET, seat_style

WITH_BAR = 80  # columns from which a score is drawn, too
STROKES = 3  # of the score bar between two wrath spaces


def draw_guardians(view: dict[str, Any], brush: Brush) -> Table:
    """One line for each seat."""
    grid = side_by_side(gap=2 if brush.width >= WITH_BAR else 1)
    for _ in range(6):
        grid.add_column(no_wrap=True)
    for player in view["players"]:
        seat = player["seat"]
        name = Text.assemble(
            brush.mark(seat),
            " ",
            (brush.roles[seat], f"bold {seat_style(seat)}" if seat == view["seat"] else ""),
        )
        if view["coin"] == seat:
            name.append(f" {piece_signs(brush).coin}")
        grid.add_row(
            name,
            Text(f"{player['score']:>2}", "bold"),
            score_bar(view["score_track"], player["score"], seat, brush)
            if brush.width >= WITH_BAR
            else Text(),
            amounts(player["basket"], brush),
            amounts(
                {"solar_card": player["solar_cards"], "lunar_card": player["lunar_cards"]}, brush
            ),
            at_home(player, brush),
        )
    return grid


def score_bar(track: dict[str, Any], score: int, seat: int, brush: Brush) -> Text:
    """The way to the end of the track, a stroke upright at each wrath space."""
    signs = piece_signs(brush)
    stops = [0, *track["wrath_spaces"], track["end"]]
    text = Text()
    for start, stop in pairwise(stops):
        for stroke in range(1, STROKES + 1):
            point = start + (stop - start) * stroke / STROKES
            reached = score >= point
            is_wrath = stroke == STROKES and stop != track["end"]
            if reached:
                text.append(signs.bar_wrath if is_wrath else signs.bar, seat_style(seat))
            else:
                text.append(signs.rest_wrath if is_wrath else signs.rest, QUIET)
    return text


def amounts(goods: dict[str, int], brush: Brush) -> Text:
    """Each resource with its number, those that are missing in pale."""
    text = Text()
    for name, amount in goods.items():
        text.append(piece_signs(brush).resources[name], RESOURCES[name] if amount else QUIET)
        text.append(f"{amount:<2} ", "" if amount else QUIET)
    text.rstrip()
    return text


def at_home(player: dict[str, Any], brush: Brush) -> Text:
    """The essences in the reserve, upright, and asleep on the board."""
    pieces = [essence(player["seat"], True, brush)] * player["reserve"]
    pieces += [essence(player["seat"], False, brush)] * player["asleep_on_board"]
    return Text(" ").join(pieces)


def hand_rows(view: dict[str, Any], brush: Brush) -> list[Text]:
    """The seat's own cards, each with its effect; nothing for spectators."""
    seat = view["seat"]
    if seat is None:
        return []
    player = view["players"][seat]
    if not player["hand"]:
        return [brush.note("terminal-hitodama-hand-empty")]
    cards = zip(player["hand"], player["hand_decks"])
    return [card_text(view, card, deck, brush) for card, deck in cards]


def card_text(view: dict[str, Any], card: str, deck: str, brush: Brush) -> Text:
    reference = f"card:{card}"
    number = brush.number(f"card-{card}")
    text = Text.assemble(number, " " if number else "", resource(f"{deck}_card", brush), " ")
    name = brush.words.ref(reference)
    text.append(name, "bold")
    printed = view["components"]["card"][card]
    effect = brush.words.printed(printed["kind"], printed)
    if effect != f"{name}.":  # the name of a card may be all there is to say
        text.append(f" {brush.signs.dash} {effect}")
    return text
