"""The ring of forest tiles around the score board, as a grid of three by three."""

from typing import Any, Final

from rich import box
from rich.cells import cell_len
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mori.cli.terminal.drawing import Brush, side_by_side, spread
from mori.cli.terminal.hitodama.pieces import (
    RESOURCES,
    SEASONS,
    SPIRIT,
    bundle,
    essence,
    piece_signs,
    point,
    resource,
)
from mori.cli.terminal.signs import FRAME, QUIET, TITLE, seat_style

# Ring positions as they lie on the screen; None is the score board. Tiles never move on the
# screen: when North changes, their names do.
GRID: Final = ((7, 0, 1), (6, None, 2), (5, 4, 3))
NAMED: Final = 26  # a tile with this many columns has room for names
EDGES: Final = 4  # two borders and a space beside each
FITTED: Final = 6  # of a tile's edge, what no text may cover


def draw_ring(view: dict[str, Any], brush: Brush, width: int) -> Table:
    column = width // 3
    tiles = {tile["ring"]: tile for tile in view["tiles"]}
    grid = side_by_side(gap=0)
    for _ in range(3):
        grid.add_column(width=column)
    for row in GRID:
        bodies = [
            centre_lines(view, brush, column - EDGES)
            if ring is None
            else tile_lines(view, tiles[ring], brush, column - EDGES)
            for ring in row
        ]
        height = max(len(lines) for lines in bodies) + 2
        grid.add_row(
            *(
                centre_panel(view, lines, brush, column, height)
                if ring is None
                else tile_panel(view, tiles[ring], lines, brush, column, height)
                for ring, lines in zip(row, bodies)
            )
        )
    return grid


def tile_panel(
    view: dict[str, Any],
    tile: dict[str, Any],
    lines: list[Text],
    brush: Brush,
    width: int,
    height: int,
) -> Panel:
    starts = tile["slot"] == season_of(view)["cardinal"]
    style = SEASONS.get(view["season"], FRAME) if starts else FRAME
    title = Text.assemble(
        (point(tile["slot"], brush), f"bold {style}" if starts else QUIET),
        " ",
        (brush.words.ref(f"tile:{tile['id']}"), TITLE),
    )
    number = brush.number(f"tile-{tile['id']}")
    if number:
        title = Text.assemble(title, " ", number)
    subtitle = None
    if starts:
        season = brush.words.ref(f"season:{view['season']}")
        note = brush.say("terminal-hitodama-starts-here", season=season)
        subtitle = Text(note if cell_len(note) <= width - FITTED else season, style)
    return Panel(
        Text("\n").join(lines),
        box.ROUNDED,
        title=title,
        title_align="left",
        subtitle=subtitle,
        subtitle_align="right",
        border_style=style,
        width=width,
        height=height,
        padding=(0, 1),
    )


def tile_lines(view: dict[str, Any], tile: dict[str, Any], brush: Brush, width: int) -> list[Text]:
    return [space_line(view, space, brush, width) for space in tile["spaces"]]


def space_line(view: dict[str, Any], space: dict[str, Any], brush: Brush, width: int) -> Text:
    """A space: its rank, what it asks and gives, who is there, and its number if it has one."""
    rank = space["place"].rpartition(".")[2]
    left = Text.assemble((rank, QUIET), " ", benefit(view, space, brush))
    if "copy_of" in space:
        left.append(" " + brush.say("terminal-hitodama-extra"), QUIET)
    number = brush.number(f"tile-{space['place'].replace('.', '-')}")
    for with_name in (width >= NAMED, False):  # at this width the name may still not fit
        pieces = [number, occupant(space, brush, with_name)]
        right = Text(" ").join(piece for piece in pieces if piece)
        if left.cell_len + right.cell_len < width:
            break
    return spread(left, right, width)


def benefit(view: dict[str, Any], space: dict[str, Any], brush: Brush) -> Text:
    """What a space asks and gives, in signs."""
    signs = brush.signs
    kind = space["kind"]
    if kind == "tribute":
        return Text(brush.say("terminal-hitodama-tribute"))
    if kind == "merchant":
        return Text.assemble(piece_signs(brush).trade, bundle(space["gain"], brush))
    if kind == "akku_visit":
        card = view["akku_card"]
        pay = bundle(card["cost"], brush) if card is not None else Text("?")
        return Text.assemble(pay, signs.arrow, resource("akku", brush))
    if kind == "cost":
        return Text.assemble(bundle(space["pay"], brush), signs.arrow, bundle(space["gain"], brush))
    return bundle(space["gain"], brush)


def occupant(space: dict[str, Any], brush: Brush, with_name: bool) -> Text:
    """Who or what is on a space: a sign, or a name before it."""
    if "blocker" in space:
        kind = space["blocker"]
        sign = Text.assemble(" ", resource(kind, brush), " ")
        name = (
            brush.say("terminal-hitodama-ice")
            if kind == "ice"
            else brush.words.ref(f"resource:{kind}")
        )
        return Text.assemble((name, RESOURCES[kind]), sign) if with_name else sign
    if "essence" not in space:
        return Text()
    seat, standing = space["essence"]["seat"], space["essence"]["standing"]
    badge = essence(seat, standing, brush)
    if not with_name:
        return badge
    name = (
        brush.names[seat]
        if standing
        else f"{brush.names[seat]}, {brush.say('terminal-hitodama-asleep')}"
    )
    return Text.assemble((name, seat_style(seat)), " ", badge)


def season_of(view: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(
        season for season in view["tributes"] if season["season"] == view["season"]
    )
    return found


# -- the score board in the middle


def centre_panel(
    view: dict[str, Any], lines: list[Text], brush: Brush, width: int, height: int
) -> Panel:
    style = SEASONS.get(view["season"], FRAME)
    title = Text(brush.words.ref(f"season:{view['season']}"), f"bold {style}")
    return Panel(
        Text("\n").join(lines),
        box.DOUBLE,
        title=title,
        border_style=style,
        width=width,
        height=height,
        padding=(0, 1),
    )


def centre_lines(view: dict[str, Any], brush: Brush, width: int) -> list[Text]:
    signs = brush.signs
    marker = view["round_marker"]
    markers = " ".join(signs.marker if i == marker else signs.no_marker for i in range(2))
    spirit = view["hitodama"]
    return [
        spread(
            Text(brush.say("terminal-hitodama-round", round=view["round"])), Text(markers), width
        ),
        spread(
            Text(brush.say("terminal-hitodama-wrath", level=spirit["level"]), SPIRIT),
            wrath_effect(spirit, brush),
            width,
        ),
        chaos_path(spirit, brush, width),
        spread(
            Text(brush.say("terminal-hitodama-displace")),
            bundle(season_of(view)["displacement"], brush),
            width,
        ),
    ]


def wrath_effect(spirit: dict[str, Any], brush: Brush) -> Text:
    """What the wrath does now: ice comes, or the first of these resources is lost."""
    if spirit["brings_ice"]:
        return resource("ice", brush)
    lost = [resource(name, brush) for name in spirit["takes_first_of"]]
    return Text.assemble(brush.signs.dash, Text("/").join(lost)) if lost else Text()


def chaos_path(spirit: dict[str, Any], brush: Brush, width: int) -> Text:
    """The levels along the path, the hitodama in its place, and the end."""
    text = Text()
    gap = " " if 2 * len(spirit["levels"]) <= width else ""
    for position, level in enumerate(spirit["levels"]):
        if position == spirit["position"]:
            text.append(piece_signs(brush).spirit, SPIRIT)
        elif position == spirit["end"]:
            text.append(piece_signs(brush).end, SPIRIT)
        else:
            text.append(str(level), QUIET)
        text.append(gap)
    text.rstrip()
    return text
