"""Pages shown on demand: all seasons, cards and decks, points by source, the signs."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from mori.cli.terminal.drawing import Brush, Row, labelled
from mori.cli.terminal.hitodama.guardians import card_text, draw_guardians
from mori.cli.terminal.hitodama.pieces import (
    SEASONS,
    SPIRIT,
    bundle,
    essence,
    piece_signs,
    point,
    resource,
)
from mori.cli.terminal.hitodama.status import hand_as_rows, tribute_text
from mori.cli.terminal.signs import FRAME, GO, QUIET


def seasons_page(view: dict[str, Any], brush: Brush) -> RenderableType:
    """The tributes of the whole year; all of them are open to everybody."""
    rows: list[Row] = []
    ids = [season["season"] for season in view["tributes"]]
    now = ids.index(view["season"])
    for index, season in enumerate(view["tributes"]):
        style = SEASONS.get(season["season"], FRAME)
        name = Text(brush.words.ref(f"season:{season['season']}"), f"bold {style}")
        if index < now:
            when = brush.note("terminal-hitodama-season-past")
        elif index == now:
            when = Text(brush.say("terminal-hitodama-season-now"), style)
        else:
            when = brush.note("terminal-hitodama-season-later")
        name.append(f" {point(season['cardinal'], brush)}", QUIET)
        price = Text.assemble(
            (brush.say("terminal-hitodama-displace"), QUIET),
            " ",
            bundle(season["displacement"], brush),
        )
        rows.append((name, Text.assemble(when, "   ", price)))
        rows.append((Text(), tribute_text(season, brush, False)))
    return labelled(rows, brush.width)


def cards_page(view: dict[str, Any], brush: Brush) -> RenderableType:
    """The own hand, the solar stack, the decks and what lies on their discard piles."""
    rows = hand_as_rows(view, brush)
    for index, card in enumerate(reversed(view["solar_stack"])):
        label = brush.label("terminal-hitodama-solar-stack") if index == 0 else Text()
        rows.append(
            (
                label,
                Text.assemble(
                    brush.mark(card["seat"]),
                    " ",
                    card_text(view, card["card"], "solar", brush),
                ),
            )
        )
    for deck, pile in view["decks"].items():
        label = Text(brush.words.ref(f"deck:{deck}"), "bold")
        text = Text(str(pile["cards"]))
        if pile["discard"]:
            text.append(f" {brush.signs.dot} ", QUIET)
            text.append(brush.say("terminal-hitodama-discards") + ": ", QUIET)
            text.append(counted(pile["discard"], brush))
        rows.append((label, text))
    return labelled(rows, brush.width)


def counted(cards: list[str], brush: Brush) -> str:
    """Card names, each once, with how often it is there."""
    names = [brush.words.ref(f"card:{card}") for card in cards]
    times = "×" if brush.signs.arrow == "→" else "x"
    return ", ".join(
        name if names.count(name) == 1 else f"{names.count(name)}{times} {name}"
        for name in dict.fromkeys(names)
    )


def legend(view: dict[str, Any], brush: Brush) -> RenderableType:
    """What the signs on the table mean."""
    signs = piece_signs(brush)
    rows: list[Row] = [
        (resource(name, brush), Text(brush.words.ref(f"resource:{name}")))
        for name in ("berry", "amber", "sapphire", "akku", "solar_card", "lunar_card")
    ]
    rows.append((resource("ice", brush), Text(brush.say("terminal-hitodama-ice"))))
    for player in view["players"]:
        seat = player["seat"]
        name = brush.names[seat]
        rows.append(
            (
                essence(seat, True, brush),
                Text(brush.say("terminal-hitodama-legend-standing", name=name)),
            )
        )
        rows.append(
            (
                essence(seat, False, brush),
                Text(brush.say("terminal-hitodama-legend-asleep", name=name)),
            )
        )
    rows += [
        (Text("[7]", GO), Text(brush.say("terminal-hitodama-legend-number"))),
        (
            Text(f"{signs.resources['berry']}{brush.signs.arrow}"),
            Text(brush.say("terminal-hitodama-legend-pay")),
        ),
        (Text(signs.trade), Text(brush.say("terminal-hitodama-legend-trade"))),
        (Text(signs.coin), Text(brush.say("terminal-hitodama-coin"))),
        (Text(signs.spirit, SPIRIT), Text(brush.say("terminal-hitodama-legend-wrath"))),
        (Text(f"{signs.bar}{signs.bar_wrath}"), Text(brush.say("terminal-hitodama-legend-track"))),
    ]
    return Group(brush.label("terminal-legend"), labelled(rows, brush.width))


def brief(view: dict[str, Any], brush: Brush) -> RenderableType:
    """What a seat has, beside a small question."""
    own = [player for player in view["players"] if player["seat"] == view["seat"]]
    return draw_guardians({**view, "players": own}, brush)
