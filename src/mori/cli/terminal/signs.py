"""Signs and colours of the table.

A quiet wood: sage frames, ink, and colour only where a piece lies. No colour stands alone: every
side has a letter, and what can be chosen has a number in brackets. The pieces of a game are in its
own table.
"""

from dataclasses import dataclass
from typing import Final

from rich.console import Console

FRAME: Final = "#7d8f6d"
QUIET: Final = "dim"
TITLE: Final = "bold"
GO: Final = "bold #d99a1c"  # may be chosen now, and nothing else
NO: Final = "#c4473a"
SEATS: Final = ("#4f8ad0", "#7c9a33", "#d8743a", "#b565ae")


@dataclass(frozen=True)
class Signs:
    """The characters for one kind of terminal."""

    arrow: str
    done: str
    marker: str
    no_marker: str
    dot: str
    free: str
    dash: str
    bullet: str
    pointer: str


UNICODE: Final = Signs(
    arrow="→",
    done="✓",
    marker="●",
    no_marker="○",
    dot="·",
    free="◦",
    dash="–",
    bullet="·",
    pointer="›",
)

ASCII: Final = Signs(
    arrow=">",
    done="+",
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
