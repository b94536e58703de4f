"""The Forest: each region with its Hill, dice, rows and Inhabited Area, and the Home."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from mori.cli.terminal.bitoku.pieces import (
    Telling,
    bitoku_card,
    building,
    dice,
    yokai_card,
)
from mori.cli.terminal.bitoku.saying import View, card_name, component, name, spelled
from mori.cli.terminal.bitoku.short import minus, short
from mori.cli.terminal.drawing import Brush, Row, flow, labelled, side_by_side
from mori.cli.terminal.signs import FRAME, QUIET

SIDE_BY_SIDE: Final = 120  # columns from which the two banks stand beside each other
HOME: Final = "home"


def draw_forest(view: View, brush: Brush) -> RenderableType:
    """The whole Forest in short: left of the Home, right of it, and the Home."""
    return banks(view, brush, short)


def forest_page(view: View, brush: Brush) -> RenderableType:
    """The same with every effect spelled out."""
    return banks(view, brush, spelled)


def banks(view: View, brush: Brush, tell: Telling) -> RenderableType:
    regions = [region for region in view["regions"] if region["id"] != HOME]
    middle = len(regions) // 2
    if brush.width < SIDE_BY_SIDE:
        blocks = [region_block(view, region, brush, brush.width, tell) for region in regions]
        home = home_block(view, brush, brush.width, tell)
        return Group(*blocks[:middle], home, *blocks[middle:])
    column = (brush.width - 2) // 2
    grid = side_by_side()
    grid.add_column(width=column)
    grid.add_column(width=column)
    for left, right in zip(regions[:middle], regions[middle:]):
        grid.add_row(
            region_block(view, left, brush, column, tell),
            region_block(view, right, brush, column, tell),
        )
    return Group(grid, home_block(view, brush, brush.width, tell))


def region_block(
    view: View, region: dict[str, Any], brush: Brush, width: int, tell: Telling
) -> RenderableType:
    room = width - label_width(brush) - 2
    rows: list[Row] = [
        (brush.note("terminal-bitoku-hill"), hill_text(view, region["id"], brush, tell, room)),
        (brush.note("terminal-bitoku-actions"), rows_text(view, region["id"], brush, tell, room)),
        (brush.note("terminal-bitoku-area"), area_text(view, region["id"], brush, tell, room)),
    ]
    head = heading(region, dice_text(region, brush), brush, width)
    return Group(head, aligned(rows, brush, width))


def aligned(rows: list[Row], brush: Brush, width: int) -> RenderableType:
    """Rows under labels of one width, whichever block they stand in."""
    widest = label_width(brush)
    return labelled([(Text(label.plain.ljust(widest), QUIET), text) for label, text in rows], width)


def label_width(brush: Brush) -> int:
    labels = ("terminal-bitoku-hill", "terminal-bitoku-actions", "terminal-bitoku-area")
    return max(len(brush.say(label)) for label in labels)


def heading(region: dict[str, Any], standing: Text, brush: Brush, width: int) -> Text:
    """A region's name and dice, the Kodamas on its track and the treasure they run for."""
    title = Text.assemble((f"{name('region', region['id'], brush)} ", f"bold {FRAME}"), standing)
    if standing:
        title.append(" ")
    lake = Text.assemble(
        " ",
        (brush.say("terminal-bitoku-kodamas"), QUIET),
        " ",
        kodama_text(region, brush),
        "  ",
        (brush.say("terminal-bitoku-treasure"), QUIET),
        " ",
        brush.signs.dot.join(str(prize) for prize in region["treasure"]),
    )
    line = "─" if brush.signs.arrow == "→" else "-"
    rest = max(width - title.cell_len - lake.cell_len, 0)
    return Text.assemble(title, (line * rest, FRAME), lake)


def kodama_text(region: dict[str, Any], brush: Brush) -> Text:
    """Each Kodama's space on its track; the neutral one has an open mark."""
    parts = []
    for seat, space in enumerate(region["kodamas"]):
        number = brush.number(f"kodama-{region['id']}-{seat}")
        mark = Text(f"{brush.marks[seat]}{space}", brush.style(seat))
        parts.append(Text.assemble(mark, number))
    if region["neutral_kodama"]:
        parts.append(Text(f"{brush.signs.no_marker}{region['neutral_kodama']}", QUIET))
    return Text(" ").join(parts)


def dice_text(region: dict[str, Any], brush: Brush) -> Text:
    number = brush.number(f"forest-{region['id']}-{len(region['dice']) + 1}")
    standing = dice(region["dice"], region["spaces"], brush)
    return Text.assemble(standing, "  " if number else "", number)


def rows_text(view: View, region: str, brush: Brush, tell: Telling, room: int) -> Text:
    """The graded Forest Actions: the least die and what it gets."""
    parts = []
    for row in view["components"]["rows"][region]:
        number = brush.number(f"row-{region}-{row['min_die']}")
        parts.append(
            Text.assemble(
                number,
                " " if number else "",
                (f"{row['min_die']}+", "bold"),
                " ",
                tell(row["effects"], brush),
            )
        )
    return joined(parts, brush, tell, room)


def area_text(view: View, region: str, brush: Brush, tell: Telling, room: int) -> Text:
    sites = [site for site in view["sites"] if site["region"] == region]
    return joined([site_text(view, site, brush, tell) for site in sites], brush, tell, room)


def site_text(view: View, site: dict[str, Any], brush: Brush, tell: Telling) -> Text:
    """A building space: its type, and the building that stands there with its owner."""
    type = name("building", component(view, "site", site["id"])["type"], brush)
    number = brush.number(site["id"])
    text = Text.assemble(number, " " if number else "")
    if site["building"] is None:
        text.append(f"{type} {brush.signs.dash}", QUIET)
        return text
    text.append(type)
    if site["owner"] is not None:
        text.append(" ")
        text.append_text(brush.mark(site["owner"]))
    text.append(f" {building(view, site['building'], brush, tell)}")
    return text


def hill_text(view: View, region: str, brush: Brush, tell: Telling, room: int) -> Text:
    """The favours of a region's Hill, and the dice that have crossed to it."""
    hill = next(hill for hill in view["hills"] if hill["id"] == region)
    area = next(area for area in view["hill_areas"] if region in area["hills"])
    parts = [dice(area["dice"], area["spaces"], brush)]
    cards = (
        hill["bitoku"] and card_text("bitoku", hill["bitoku"], view, brush, tell),
        hill["yokai"] and card_text("yokai", hill["yokai"], view, brush, tell),
        tell(view["components"]["favours"][2], brush)
        if tell is spelled
        else brush.say("terminal-bitoku-small-rewards"),
    )
    favours = zip("abc", ("bitoku", "yokai", "small"), cards, hill["covered"])
    for letter, favour, card, covered in favours:
        number = brush.number(f"hill-{region}-{favour}")
        text = Text.assemble(number, " " if number else "", (letter.upper(), "bold"), " ")
        if covered:
            text.append(brush.say("terminal-bitoku-covered"), QUIET)
        else:
            text.append(card or brush.signs.dash)
        parts.append(text)
    return joined(parts, brush, tell, room)


def card_text(tag: str, id: str, view: View, brush: Brush, tell: Telling) -> str:
    if tag == "bitoku":
        return f"{name(tag, id, brush)} ({bitoku_card(view, id, brush, tell)})"
    return f"{card_name(view, id, brush)} ({yokai_card(view, id, brush, tell)})"


def joined(parts: list[Text], brush: Brush, tell: Telling, room: int) -> Text:
    """Parts after each other in short, on lines of their own where they are spelled out."""
    if tell is spelled:
        return Text("\n").join(parts)
    return flow(parts, Text(f" {brush.signs.dot} ", QUIET), room)


def home_block(view: View, brush: Brush, width: int, tell: Telling) -> RenderableType:
    """The Home of the Great Spirit: one die on each space, the highest first."""
    region = next(region for region in view["regions"] if region["id"] == HOME)
    parts = []
    for space in view["home"]:
        printed = component(view, HOME, space["id"])
        number = brush.number(space["id"])
        standing = [space["die"]] if space["die"] is not None else []
        text = Text.assemble(
            (f"{printed['label']} ", "bold"),
            dice(standing, 1, brush),
            " ",
            number,
            " " if number else "",
        )
        if printed["min_die"] > 1:
            text.append(f"{printed['min_die']}+ ", "bold")
        if printed["die_change"]:
            change = f"{minus(brush)}{-printed['die_change']}"
            text.append(brush.say("terminal-bitoku-die-change", change=change) + " & ")
        text.append(tell(printed["effects"], brush))
        parts.append(text)
    room = width - label_width(brush) - 2
    rows: list[Row] = [(brush.note("terminal-bitoku-actions"), joined(parts, brush, tell, room))]
    return Group(heading(region, Text(), brush, width), aligned(rows, brush, width))
