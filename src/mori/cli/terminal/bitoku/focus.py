"""What one looks at for a question in mid-turn: the part of the table that it is about."""

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from mori.cli.terminal.bitoku import pages
from mori.cli.terminal.bitoku.forest import HOME, area_text, draw_forest, region_block
from mori.cli.terminal.bitoku.holdings import (
    bitoku_text,
    crystals_text,
    goods_text,
    rocks_text,
    souls_text,
    vision_rows,
)
from mori.cli.terminal.bitoku.market import draw_market, garden_row
from mori.cli.terminal.bitoku.own import LABEL, cards_text, spaces
from mori.cli.terminal.bitoku.paths import draw_paths
from mori.cli.terminal.bitoku.places import in_region, kind_of
from mori.cli.terminal.bitoku.saying import View, name
from mori.cli.terminal.bitoku.short import short
from mori.cli.terminal.drawing import Brush, Row, labelled

Focus = Callable[[View, Brush], RenderableType]


def draw_focus(view: View, brush: Brush) -> RenderableType:
    """What the question is about, and what the seat has to answer it with."""
    player = view["players"][view["seat"]]
    rows: list[Row] = [
        (Text.assemble(brush.mark(view["seat"]), f" {player['score']}"), goods_text(player, brush))
    ]
    status = labelled(rows, brush.width)
    draw = focus_of(view, brush)
    return status if draw is None else Group(draw(view, brush), status)


def focus_beside_table(view: View, brush: Brush) -> RenderableType | None:
    """What a question is about, if it is not on the table in any case."""
    draw = focus_of(view, brush)
    return draw(view, brush) if draw in (on_market, on_paths, on_rocks) else None


def focus_of(view: View, brush: Brush) -> Focus | None:
    """What is drawn for the places that the question is about."""
    place = brush.about[0] if brush.about else ""
    return DECKS.get(place) or FOCUSES.get(kind_of(place, view))


def on_region(view: View, brush: Brush) -> RenderableType:
    id = in_region(brush.about[0])
    region = next(region for region in view["regions"] if region["id"] == id)
    return region_block(view, region, brush, brush.width, short)


def on_sites(view: View, brush: Brush) -> RenderableType:
    rows: list[Row] = [
        (
            Text(name("region", region["id"], brush), "bold"),
            area_text(view, region["id"], brush, short, brush.width // 2),
        )
        for region in view["regions"]
        if region["id"] != HOME
    ]
    return labelled(rows, brush.width)


def on_market(view: View, brush: Brush) -> RenderableType:
    return draw_market(view, brush.about[0].split("-")[1], brush)


def on_paths(view: View, brush: Brush) -> RenderableType:
    player = view["players"][view["seat"]]
    path = (brush.label("terminal-bitoku-bitoku-path"), bitoku_text(player, brush))
    return Group(draw_paths(view, brush), labelled([path], brush.width, LABEL))


def on_board(view: View, brush: Brush) -> RenderableType:
    return spaces(view, view["players"][view["seat"]], brush)


def on_crystals(view: View, brush: Brush) -> RenderableType:
    player = view["players"][view["seat"]]
    crystals = (brush.label("terminal-bitoku-crystals"), crystals_text(view, player, brush))
    return Group(spaces(view, player, brush), labelled([crystals], brush.width, LABEL))


def on_visions(view: View, brush: Brush) -> RenderableType:
    return labelled(vision_rows(view, view["players"][view["seat"]], brush), brush.width, LABEL)


def on_rocks(view: View, brush: Brush) -> RenderableType:
    player = view["players"][view["seat"]]
    rocks = (brush.label("terminal-bitoku-rocks"), rocks_text(view, player, brush))
    return labelled([garden_row(view, brush), rocks], brush.width, LABEL)


def on_souls(view: View, brush: Brush) -> RenderableType:
    player = view["players"][view["seat"]]
    souls = (brush.label("terminal-bitoku-souls"), souls_text(view, player, brush))
    return labelled([souls], brush.width, LABEL)


def on_cards(view: View, brush: Brush) -> RenderableType:
    player = view["players"][view["seat"]]
    cards = (brush.label("terminal-bitoku-cards"), cards_text(view, player, brush))
    return labelled([cards], brush.width, LABEL)


# By the kind of the first place; what is not here needs no more than goods and score.
FOCUSES: Final[dict[str, Focus]] = {
    "river": draw_forest,
    "row": on_region,
    "site": on_sites,
    "market": on_market,
    "path": on_paths,
    "kodama": pages.kodamas_page,
    "slot": on_crystals,
    "die": on_board,
    "space": on_board,
    "berth": on_board,
    "garden": on_rocks,
    "rockspace": on_rocks,
    "soul": on_souls,
    "hand": on_cards,
}
# Places of which only some are drawn.
DECKS: Final[dict[str, Focus]] = {
    "deck-vision": on_visions,
    "deck-yokai": on_cards,
    "own-deck": on_cards,
}
