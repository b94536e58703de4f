"""Pages shown on demand: Hills, Kodamas, Visions, rivals, cards, and what the signs mean."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from mori.cli.terminal.bitoku.forest import HOME, hill_text
from mori.cli.terminal.bitoku.own import board
from mori.cli.terminal.bitoku.pieces import vision
from mori.cli.terminal.bitoku.saying import View, card_name, name, printed, spelled
from mori.cli.terminal.bitoku.sides import seats_in_order
from mori.cli.terminal.drawing import Brush, Row, labelled, side_by_side
from mori.cli.terminal.signs import GO, QUIET

CARDS_LABEL: Final = 18


def hills_page(view: View, brush: Brush) -> RenderableType:
    """The favours of all Hills, spelled out."""
    rows: list[Row] = [
        (
            Text(name("region", hill["id"], brush), "bold"),
            hill_text(view, hill["id"], brush, spelled, brush.width),
        )
        for hill in view["hills"]
    ]
    return labelled(rows, brush.width)


def kodamas_page(view: View, brush: Brush) -> RenderableType:
    """The five tracks, space by space, with the treasures at their ends."""
    length = view["components"]["kodama_length"]
    table = side_by_side(has_heads=True)
    table.add_column()
    for space in range(1, length + 1):
        table.add_column(Text(str(space), QUIET), justify="center", no_wrap=True)
    table.add_column(Text(brush.say("terminal-bitoku-treasure"), QUIET), no_wrap=True)
    for region in view["regions"]:
        label = Text(name("region", region["id"], brush), "bold")
        cells = [track_cell(region, space, brush) for space in range(1, length + 1)]
        prizes = f" {brush.signs.dot} ".join(str(prize) for prize in region["treasure"])
        table.add_row(label, *cells, prizes)
    return table


def track_cell(region: dict[str, Any], space: int, brush: Brush) -> Text:
    parts = [
        Text.assemble(brush.mark(seat), brush.number(f"kodama-{region['id']}-{seat}"))
        for seat, where in enumerate(region["kodamas"])
        if where == space
    ]
    if region["neutral_kodama"] == space:
        parts.append(Text(brush.signs.no_marker, QUIET))
    return Text().join(parts) or Text(brush.signs.dot, QUIET)


def visions_page(view: View, brush: Brush) -> RenderableType:
    """Everybody's Visions; they lie face up."""
    rows: list[Row] = []
    for player in own_first(view):
        seat = player["seat"]
        for index, card in enumerate(player["visions"] or [None]):
            label = Text()
            if index == 0:
                label = Text.assemble(brush.mark(seat), " ", (brush.names[seat], "bold"))
            text = (
                Text(brush.signs.dash, QUIET)
                if card is None
                else Text.assemble(
                    (f"{name('vision', card, brush)}  ", QUIET),
                    vision(view, card, player["items"], brush),
                )
            )
            rows.append((label, text))
    return labelled(rows, brush.width)


def rivals_page(view: View, brush: Brush) -> RenderableType:
    """The boards of all others."""
    parts: list[RenderableType] = []
    for seat in view["order"]:
        if seat != view["seat"]:
            parts += [board(view, view["players"][seat], brush), ""]
    return Group(*parts[:-1])


def cards_page(view: View, brush: Brush) -> RenderableType:
    """The own Yōkai cards, wherever they are, then what all know of the others' cards."""
    rows: list[Row] = []
    for player in own_first(view):
        seat = player["seat"]
        rows.append((Text.assemble(brush.mark(seat), " ", (brush.names[seat], "bold")), Text()))
        is_open = "hand" in player  # the own one, at the end everybody's
        hand = player["hand"] if is_open else player["known_in_hand"]
        piles = [
            ("terminal-bitoku-hand" if is_open else "terminal-bitoku-known", hand),
            ("terminal-bitoku-played", [card for card in player["played"] if card]),
            ("terminal-bitoku-discard", player["discard"]),
            ("terminal-bitoku-removed", player["removed"]),
        ]
        for message, cards in piles:
            for index, card in enumerate(cards):
                label = brush.label(message) if index == 0 else Text()
                rows.append((label, card_line(view, card, brush)))
        rows.append((brush.label("terminal-bitoku-deck"), Text(str(player["deck"]))))
    return labelled(rows, brush.width, CARDS_LABEL)


def card_line(view: View, card: str, brush: Brush) -> Text:
    """A Yōkai card: what it does, and what its Virtue is."""
    number = brush.number(f"hand-{card}")
    text = Text.assemble(number, " " if number else "", (card_name(view, card, brush), "bold"))
    text.append(f" {brush.signs.dash} {printed(view, 'yokai', card, brush)}")
    return text


def own_first(view: View) -> list[dict[str, Any]]:
    """The players in turn order, but the own board before all others."""
    seats = sorted(seats_in_order(view), key=lambda seat: seat != view["seat"])
    return [view["players"][seat] for seat in seats]


def legend(view: View, brush: Brush) -> RenderableType:
    """What the signs on the table mean."""
    signs = brush.signs
    rows: list[Row] = [(brush.mark(side), Text(role)) for side, role in enumerate(brush.roles)]
    mark = brush.marks[0]
    rows += [
        (Text("[7]", GO), Text(brush.say("terminal-bitoku-legend-number"))),
        (Text(f"{mark}4"), Text(brush.say("terminal-bitoku-legend-die"))),
        (Text("4+"), Text(brush.say("terminal-bitoku-legend-least"))),
        (Text(signs.free), Text(brush.say("terminal-bitoku-legend-free"))),
        (Text(" ".join("ABC")), Text(brush.say("terminal-bitoku-legend-favours"))),
        (Text(signs.done), Text(brush.say("terminal-bitoku-legend-done"))),
        (Text("/"), Text(brush.say("terminal-bitoku-legend-or"))),
        (
            Text(brush.say("terminal-bitoku-short-movement", n=1)),
            Text(brush.say("terminal-bitoku-legend-movement")),
        ),
    ]
    if any(region["id"] == HOME and region["neutral_kodama"] for region in view["regions"]):
        rows.append((Text(signs.no_marker), Text(brush.say("terminal-bitoku-legend-neutral"))))
    return Group(brush.label("terminal-legend"), labelled(rows, brush.width))
