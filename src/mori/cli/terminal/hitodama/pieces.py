"""Hitodama's pieces in signs and colours: resources, essences, and what is on the score board."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from mori.cli.terminal.drawing import Brush
from mori.cli.terminal.signs import UNICODE

MOST_SIGNS: Final = 4  # more of one resource are written as a number
SPIRIT: Final = "bold #9a86d8"
SEASONS: Final = {"haru": "#d07f9e", "natsu": "#5f9e4c", "aki": "#c46f2d", "fuyu": "#5f9fc4"}
RESOURCES: Final = {
    "berry": "#d0475f",
    "amber": "#d08f26",
    "sapphire": "#4f7fe0",
    "akku": "bold",
    "solar_card": "#c2a020",
    "lunar_card": "#8f8fd8",
    "ice": "#55b4cf",
}


@dataclass(frozen=True)
class PieceSigns:
    """The characters for one kind of terminal."""

    resources: dict[str, str]
    trade: str
    coin: str
    spirit: str
    end: str
    bar: str
    bar_wrath: str
    rest: str
    rest_wrath: str


RICH: Final = PieceSigns(
    resources={
        "berry": "●",
        "amber": "◆",
        "sapphire": "▼",
        "akku": "☻",
        "solar_card": "☼",
        "lunar_card": "☾",
        "ice": "❅",
    },
    trade="⇄",
    coin="◎",
    spirit="◉",
    end="✝",
    bar="━",
    bar_wrath="┿",
    rest="╌",
    rest_wrath="┆",
)
PLAIN: Final = PieceSigns(
    resources={
        "berry": "b",
        "amber": "a",
        "sapphire": "s",
        "akku": "k",
        "solar_card": "O",
        "lunar_card": "C",
        "ice": "#",
    },
    trade="<>",
    coin="$",
    spirit="@",
    end="X",
    bar="=",
    bar_wrath="|",
    rest="-",
    rest_wrath="!",
)


def piece_signs(brush: Brush) -> PieceSigns:
    return RICH if brush.signs is UNICODE else PLAIN


def point(slot: str, brush: Brush) -> str:
    """The letters of a point of the compass, as the language has them."""
    return brush.say(f"terminal-hitodama-slot-{slot.lower()}")


def resource(name: str, brush: Brush) -> Text:
    return Text(piece_signs(brush).resources[name], RESOURCES[name])


def bundle(amounts: Mapping[str, int], brush: Brush) -> Text:
    """Goods in signs: each as often as it is there, or with its number."""
    text = Text()
    for name, amount in amounts.items():
        if amount > MOST_SIGNS:
            text.append(str(amount))
        sign = piece_signs(brush).resources[name]
        text.append(sign * (1 if amount > MOST_SIGNS else amount), RESOURCES[name])
    return text


def essence(seat: int, standing: bool, brush: Brush) -> Text:
    """An essence: upright a capital letter, asleep a small one with a z."""
    letter = brush.marks[seat]
    if standing:
        return Text(f" {letter} ", f"bold reverse {brush.style(seat)}")
    return Text(f" {letter.lower()}z", brush.style(seat))
