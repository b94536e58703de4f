"""The training curve: measurements as JSON and as a picture."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

WIDTH: Final = 720
HEIGHT: Final = 200
MARGIN: Final = 48
COLOURS: Final = ("#1b6e53", "#b3541e", "#3d5a98", "#8a4f7d", "#7a7a2e", "#555555")

Point = dict[str, float]


def write_curve(folder: Path, points: Sequence[Point]) -> None:
    """Write `curve.json` and `curve.svg`."""
    (folder / "curve.json").write_text(json.dumps(list(points), indent=1) + "\n", encoding="utf-8")
    (folder / "curve.svg").write_text(picture(points), encoding="utf-8")


def picture(points: Sequence[Point]) -> str:
    """A small chart of each figure over the number of decisions."""
    names = [
        name for name in (points[-1] if points else {}) if name not in ("decisions", "seconds")
    ]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" '
        f'height="{HEIGHT * len(names)}" font-family="sans-serif" font-size="11">'
    ]
    for number, name in enumerate(names):
        parts += chart(points, name, number * HEIGHT, COLOURS[number % len(COLOURS)])
    parts.append("</svg>\n")
    return "\n".join(parts)


def chart(points: Sequence[Point], name: str, top: float, colour: str) -> list[str]:
    known = [(point["decisions"], point[name]) for point in points if name in point]
    least, most = min(y for _, y in known), max(y for _, y in known)
    last = max(x for x, _ in known) or 1.0
    spread = (most - least) or 1.0
    inner_width, inner_height = WIDTH - 2 * MARGIN, HEIGHT - MARGIN

    def place(x: float, y: float) -> str:
        across = MARGIN + x / last * inner_width
        down = top + MARGIN / 2 + (1 - (y - least) / spread) * inner_height
        return f"{across:.1f},{down:.1f}"

    line = " ".join(place(x, y) for x, y in known)
    base = top + MARGIN / 2 + inner_height
    return [
        f'<text x="{MARGIN}" y="{top + 14}">{name}</text>',
        f'<line x1="{MARGIN}" y1="{base}" x2="{WIDTH - MARGIN}" y2="{base}" stroke="#999"/>',
        f'<text x="4" y="{top + MARGIN / 2 + 8}">{most:.3g}</text>',
        f'<text x="4" y="{base}">{least:.3g}</text>',
        f'<text x="{WIDTH - MARGIN}" y="{base + 14}" text-anchor="end">{last:.3g}</text>',
        f'<polyline fill="none" stroke="{colour}" stroke-width="1.5" points="{line}"/>',
    ]
