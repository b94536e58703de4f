"""Signs and colours of the table.

A quiet wood: sage frames, ink, and colour only where a piece lies. No colour stands alone: every
seat has a letter, every resource a sign, and what can be chosen has a number in brackets.
"""

from dataclasses import dataclass
from typing import Final

from rich.console import Console

FRAME: Final = "#7d8f6d"
QUIET: Final = "dim"
TITLE: Final = "bold"
GO: Final = "bold #d99a1c"  # may be chosen now, and nothing else
NO: Final = "#c4473a"
HITODAMA: Final = "bold #9a86d8"
SEATS: Final = ("#4f8ad0", "#7c9a33", "#d8743a", "#b565ae")
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
class Signs:
    """The characters for one kind of terminal."""

    resources: dict[str, str]
    arrow: str
    trade: str
    coin: str
    hitodama: str
    end: str
    done: str
    bar: str
    bar_wrath: str
    rest: str
    rest_wrath: str
    marker: str
    no_marker: str
    dot: str
    free: str
    dash: str
    bullet: str
    pointer: str


UNICODE: Final = Signs(
    resources={
        "berry": "●",
        "amber": "◆",
        "sapphire": "▼",
        "akku": "☻",
        "solar_card": "☼",
        "lunar_card": "☾",
        "ice": "❅",
    },
    arrow="→",
    trade="⇄",
    coin="◎",
    hitodama="◉",
    end="✝",
    done="✓",
    bar="━",
    bar_wrath="┿",
    rest="╌",
    rest_wrath="┆",
    marker="●",
    no_marker="○",
    dot="·",
    free="◦",
    dash="–",
    bullet="·",
    pointer="›",
)

ASCII: Final = Signs(
    resources={
        "berry": "b",
        "amber": "a",
        "sapphire": "s",
        "akku": "k",
        "solar_card": "O",
        "lunar_card": "C",
        "ice": "#",
    },
    arrow=">",
    trade="<>",
    coin="$",
    hitodama="@",
    end="X",
    done="+",
    bar="=",
    bar_wrath="|",
    rest="-",
    rest_wrath="!",
    marker="*",
    no_marker="o",
    dot=".",
    free="_",
    dash="-",
    bullet="-",
    pointer=">",
)


def signs_for(console: Console) -> Signs:
    """The signs that the terminal's encoding has."""
    return UNICODE if console.encoding.lower().startswith("utf") else ASCII


def seat_style(seat: int) -> str:
    return SEATS[seat % len(SEATS)]
