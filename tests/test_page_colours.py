"""The colours of the score page: what stands on a bar can be read, and the bar is seen."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[1] / "web" / "src"
STYLES = [PAGE / "pages" / "pages.css", PAGE / "look" / "tokens.css"]
DARK = ':root[data-theme="dark"]'
TEXT, SHAPE = 4.5, 3.0  # WCAG 1.4.3 and 1.4.11


def colours(theme: str) -> dict[str, str]:
    """The colours of a theme by name; the dark one has those of the light one, too."""
    found: dict[str, str] = {}
    for style in STYLES:
        light, *dark = style.read_text("utf-8").split(DARK)
        for text in [light, *(dark[:1] if theme == "dark" else [])]:
            found |= dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", text))
    return found


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_parts_of_the_score_are_seen_and_their_points_can_be_read(theme: str) -> None:
    known = colours(theme)
    parts = {name: colour for name, colour in known.items() if re.fullmatch(r"part-\d+", name)}
    assert len(parts) == 20
    for name, colour in parts.items():
        assert contrast(colour, known["on-part"]) >= TEXT, name
        # On light paper it is the edge of a part that is seen.
        seen = known["part-edge"] if theme == "light" else colour
        assert contrast(seen, known["paper"]) >= SHAPE, name
