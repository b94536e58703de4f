"""The Tengu's board, and the page about it."""

from dataclasses import replace

from rich.console import Group, RenderableType
from rich.text import Text

from mori.cli.terminal.bitoku.holdings import bitoku_text, goods_text
from mori.cli.terminal.bitoku.own import LABEL, draw_own_board, title
from mori.cli.terminal.bitoku.pages import CARDS_LABEL, cards_page
from mori.cli.terminal.bitoku.pieces import own_die
from mori.cli.terminal.bitoku.saying import View, card_name, name, points, rock_name
from mori.cli.terminal.bitoku.tengu_cards import closed_cards, draw_cards, open_cards
from mori.cli.terminal.drawing import Brush, Row, labelled, side_by_side
from mori.cli.terminal.points import draw_accounts
from mori.cli.terminal.signs import QUIET

SIDE_BY_SIDE = 150  # columns from which the two boards stand beside each other


def draw_boards(view: View, brush: Brush) -> RenderableType:
    """The Tengu's board and the own one."""
    if brush.width < SIDE_BY_SIDE:
        return Group(draw_tengu(view, brush), "", draw_own_board(view, brush))
    half = replace(brush, width=(brush.width - 2) // 2)
    grid = side_by_side()
    grid.add_column(width=half.width)
    grid.add_column(width=half.width)
    grid.add_row(draw_own_board(view, half), draw_tengu(view, half))
    return grid


def draw_tengu(view: View, brush: Brush) -> RenderableType:
    """All that lies before the Tengu."""
    return board(view, holding_rows(view, brush), brush)


def board(view: View, rows: list[Row], brush: Brush) -> RenderableType:
    tengu = view["tengu"]
    return Group(
        title(tengu["side"], tengu["score"], brush),
        draw_cards(view, open_cards(view, brush), brush),
        labelled(rows, brush.width, LABEL),
    )


def holding_rows(view: View, brush: Brush) -> list[Row]:
    tengu = view["tengu"]
    return [
        (brush.label("terminal-bitoku-tengu-attitude"), attitude_text(view, brush)),
        (brush.label("terminal-bitoku-tengu-dice"), dice_text(view, brush)),
        (brush.label("terminal-bitoku-goods"), goods_text(tengu, brush)),
        (brush.label("terminal-bitoku-tengu-favourites"), favourites_text(view, brush)),
        (brush.label("terminal-bitoku-bitoku-path"), bitoku_text(tengu, brush)),
        (brush.label("terminal-bitoku-souls"), souls_text(view, brush)),
        (brush.label("terminal-bitoku-tengu-owns"), owned_text(view, brush)),
    ]


def attitude_text(view: View, brush: Brush) -> Text:
    tengu = view["tengu"]
    return Text.assemble(
        (name("attitude", tengu["attitude"], brush), "bold"),
        (f"  {brush.say('terminal-bitoku-deck')} ", QUIET),
        str(tengu["deck"]),
        (f"  {brush.say('terminal-bitoku-discard')} ", QUIET),
        str(len(tengu["discard"])),
    )


def dice_text(view: View, brush: Brush) -> Text:
    """Its dice, which never change, and where each is."""
    tengu = view["tengu"]
    style = f"bold {brush.style(tengu['side'])}"
    mark = brush.marks[tengu["side"]]
    parts = [
        Text.assemble((f"{mark}{die['value']}", style), f" {own_die(view, die, brush)}")
        for die in tengu["dice"]
    ]
    return Text("  ").join(parts)


def favourites_text(view: View, brush: Brush) -> Text:
    """What its rocks show."""
    rocks = [Text(rock_name(view, rock, brush)) for rock in view["tengu"]["rocks"]]
    return Text(f" {brush.signs.dot} ", QUIET).join(rocks)


def souls_text(view: View, brush: Brush) -> Text:
    """Pairs, Mitamas without a partner, and how many Dragonflies: it ignores what they do."""
    tengu = view["tengu"]
    parts = [
        Text.assemble((f"{brush.signs.done} ", "bold"), name("mitama", mitama, brush))
        for mitama, _ in tengu["pairs"]
    ]
    parts += [Text(name("mitama", tile, brush)) for tile in tengu["mitamas"]]
    if tengu["dragonflies"]:
        word = brush.say("terminal-bitoku-short-dragonfly")
        parts.append(Text(f"{word} {len(tengu['dragonflies'])}"))
    return Text(f" {brush.signs.dot} ", QUIET).join(parts) or Text(brush.signs.dash, QUIET)


def owned_text(view: View, brush: Brush) -> Text:
    """How many Yōkai cards, Crystals and buildings, and what their counters have uncovered."""
    tengu = view["tengu"]
    counters = view["components"]["tengu_counters"]
    used = tengu["counters_used"]
    amounts = {
        "terminal-bitoku-tengu-yokai": str(len(tengu["yokai"])),
        "terminal-bitoku-crystals": str(len(tengu["crystals"])),
        "terminal-bitoku-buildings": brush.say(
            "terminal-of-limit", count=used, limit=len(counters)
        ),
    }
    parts = [
        Text.assemble((f"{brush.say(message)} ", QUIET), amount)
        for message, amount in amounts.items()
    ]
    uncovered = Text(f" ({points(sum(counters[:used]), brush)})", QUIET)
    return Text.assemble(Text("  ").join(parts), uncovered)


# -- pages


def tengu_page(view: View, brush: Brush) -> RenderableType:
    """The board, then all its cards, and what its pile and its Crystals are."""
    crystals = [name("crystal", tile, brush) for tile in view["tengu"]["crystals"]]
    rows = holding_rows(view, brush)
    rows += [
        (brush.label("terminal-bitoku-tengu-yokai"), pile_text(view, brush)),
        (brush.label("terminal-bitoku-crystals"), Text(", ".join(crystals) or brush.signs.dash)),
    ]
    return Group(
        board(view, rows, brush),
        "",
        brush.note("terminal-bitoku-tengu-will"),
        "",
        draw_cards(view, closed_cards(view, brush), brush),
    )


def pile_text(view: View, brush: Brush) -> Text:
    """Its Yōkai cards, which all have seen."""
    cards = [card_name(view, card, brush) for card in view["tengu"]["yokai"]]
    return Text(", ".join(cards) or brush.signs.dash)


def solo_cards_page(view: View, brush: Brush) -> RenderableType:
    """The own Yōkai cards, then the Tengu's."""
    pile: Row = (brush.title(view["tengu"]["side"]), pile_text(view, brush))
    return Group(cards_page(view, brush), labelled([pile], brush.width, CARDS_LABEL))


def solo_score_page(view: View, brush: Brush) -> RenderableType:
    """Points by source: the player's, and the Tengu's with categories of its own."""
    tengu = view["tengu"]
    accounts = [(player["seat"], player) for player in view["players"]]
    return draw_accounts([*accounts, (tengu["side"], tengu)], brush)
