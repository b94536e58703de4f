"""What lies around the ring: tributes, akku card, solar stack, supply and the own hand."""

from typing import Any

from rich.text import Text

from mori.cli.terminal.drawing import Brush, Row
from mori.cli.terminal.hitodama.guardians import hand_rows
from mori.cli.terminal.hitodama.pieces import (
    bundle,
    point,
    resource,
)
from mori.cli.terminal.hitodama.ring import season_of
from mori.cli.terminal.signs import QUIET


def status_rows(view: dict[str, Any], brush: Brush, narrow: bool) -> list[Row]:
    return [
        (brush.label("terminal-hitodama-tributes"), tribute_text(season_of(view), brush, narrow)),
        (brush.label("terminal-hitodama-akku-card"), akku_text(view, brush)),
        (brush.label("terminal-hitodama-solar-stack"), stack_text(view, brush)),
        (brush.label("terminal-hitodama-supply"), supply_text(view, brush)),
        (brush.label("terminal-hitodama-decks"), decks_text(view, brush)),
    ]


def hand_as_rows(view: dict[str, Any], brush: Brush) -> list[Row]:
    label = brush.label("terminal-hitodama-your-hand")
    return [
        (label if index == 0 else Text(), card) for index, card in enumerate(hand_rows(view, brush))
    ]


def tribute_text(season: dict[str, Any], brush: Brush, narrow: bool) -> Text:
    """The lines of a season's cards: what each asks and gives, or who has paid it."""
    cards = []
    for card in season["cards"]:
        lines = [line_text(line, brush) for line in card["lines"]]
        cards.append(Text(f" {brush.signs.dot} ").join(lines))
    return Text("\n" if narrow else " | ", QUIET).join(cards)


def line_text(line: dict[str, Any], brush: Brush) -> Text:
    goods = bundle({line["resource"]: line["amount"]}, brush)
    if line["state"] == "waived":
        return Text(brush.say("terminal-hitodama-line-waived"), QUIET)
    if line["state"] == "paid":
        goods.stylize(QUIET)
        return Text.assemble(goods, " ", (brush.signs.done, QUIET), brush.mark(line["paid_by"]))
    points = brush.say("terminal-hitodama-line-points", points=line["points"])
    number = brush.number(f"line-{line['line'].replace('.', '-')}")
    return Text.assemble(goods, " ", points, " " if number else "", number)


def akku_text(view: dict[str, Any], brush: Brush) -> Text:
    card = view["akku_card"]
    if card is None:
        return brush.note("terminal-hitodama-akku-none")
    # The sentence is split where the signs go, so that they keep their colours.
    before, after = brush.say("terminal-hitodama-akku-cost", cost="\0").split("\0")
    places = " ".join(point(place, brush) for place in card["places"])
    return Text.assemble(places, ": ", before, bundle(card["cost"], brush), after)


def stack_text(view: dict[str, Any], brush: Brush) -> Text:
    """The solar cards that wait, the one that acts first at the front."""
    stack = view["solar_stack"]
    count = brush.say("terminal-of-limit", count=len(stack), limit=view["solar_stack_limit"])
    text = Text(count, "" if stack else QUIET)
    for card in reversed(stack):
        text.append(f" {brush.signs.dot} ", QUIET)
        text.append_text(brush.mark(card["seat"]))
        text.append(" " + brush.words.ref(f"card:{card['card']}"))
    return text


def supply_text(view: dict[str, Any], brush: Brush) -> Text:
    """What is left of everything, in signs and words: the table's legend, too."""
    parts = [counted(name, amount, brush) for name, amount in view["supply"].items()]
    return Text("  ").join(parts)


def decks_text(view: dict[str, Any], brush: Brush) -> Text:
    decks = view["decks"]
    solar = counted("solar_card", decks["solar"]["cards"], brush)
    lunar = counted("lunar_card", decks["lunar"]["cards"], brush)
    return Text("  ").join([solar, lunar])


def counted(name: str, amount: int, brush: Brush) -> Text:
    # The name before the number: so it needs no plural and no case.
    word = (
        brush.say("terminal-hitodama-ice") if name == "ice" else brush.words.ref(f"resource:{name}")
    )
    return Text.assemble(resource(name, brush), " ", (word, QUIET), f" {amount}")
