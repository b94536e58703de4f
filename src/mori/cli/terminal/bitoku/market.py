"""The four markets, the Rock Garden and the decks."""

from rich.console import Group, RenderableType
from rich.text import Text

from mori.cli.terminal.bitoku.saying import View, name, price, printed, rock_name, tile_name
from mori.cli.terminal.drawing import Brush, Row, labelled, side_by_side
from mori.cli.terminal.signs import QUIET


def market_page(view: View, brush: Brush) -> RenderableType:
    parts: list[RenderableType] = []
    for market in view["markets"]:
        parts += [draw_market(view, market, brush), ""]
    return Group(*parts, labelled([garden_row(view, brush), *deck_rows(view, brush)], brush.width))


def draw_market(view: View, market: str, brush: Brush) -> RenderableType:
    """The tiles of a market, the innermost first, with what they do and cost."""
    rows = side_by_side(width=brush.width)
    rows.add_column(justify="right", no_wrap=True)
    rows.add_column(max_width=brush.width // 4)
    rows.add_column(ratio=1)
    rows.add_column(max_width=brush.width // 4)
    shown = view["markets"][market]
    for number, tile in enumerate(shown["tiles"], start=1):
        lit = brush.number(f"market-{market}-{number}")
        label = lit if lit else Text(str(number), QUIET)
        if tile is None:
            rows.add_row(label, Text(brush.signs.dash, QUIET), "", "")
            continue
        space = view["components"]["market_spaces"][market][number - 1]
        # What a building costs is on the player board, not on the market.
        cost = "" if market == "building" else price(space, brush)
        does = printed(view, market, tile, brush)
        rows.add_row(label, tile_name(view, market, tile, brush), does, cost)
    stack = brush.say("terminal-bitoku-stack", count=shown["stack"])
    title = Text.assemble((name("market", market, brush), "bold"), "  ", (stack, QUIET))
    return Group(title, rows)


def garden_row(view: View, brush: Brush) -> Row:
    parts = []
    for space, rock in enumerate(view["garden"], start=1):
        if rock is not None:
            number = brush.number(f"garden-{space}")
            parts.append(Text.assemble(number, " " if number else "", rock_name(view, rock, brush)))
    rocks = Text(f" {brush.signs.dot} ", QUIET).join(parts) or Text(brush.signs.dash, QUIET)
    return brush.label("terminal-bitoku-garden"), rocks


def deck_rows(view: View, brush: Brush) -> list[Row]:
    rows: list[Row] = []
    for deck, pile in view["decks"].items():
        text = Text(str(pile["cards"]))
        if pile.get("discard"):
            text.append(f"  {brush.say('terminal-bitoku-discard')} ", QUIET)
            text.append(", ".join(name(deck, card, brush) for card in pile["discard"]), QUIET)
        rows.append((Text(name("deck", deck, brush), "bold"), text))
    return rows
