"""Pictures of measurements, as SVG. All words in them are arguments."""

import math
from collections.abc import Sequence
from html import escape
from itertools import pairwise
from typing import Final, NamedTuple

WIDTH: Final = 720
LABELS: Final = 230  # width of the column of names
MARGIN: Final = 24
ROW: Final = 30
TOP: Final = 64
BOTTOM: Final = 56
INK, SOFT, LINE, MARK = "#2b2a26", "#77736a", "#ddd8cc", "#3f7d58"
STEPS: Final = (1, 2, 5)


class Interval(NamedTuple):
    """A figure with its name, from `low` to `high`."""

    label: str
    low: float
    value: float
    high: float


class Dot(NamedTuple):
    """A point of a curve between 0 and 1; `weight`, up to 1, is its importance."""

    x: float
    y: float
    weight: float


def intervals_picture(title: str, axis: str, rows: Sequence[Interval]) -> str:
    """Figures with their intervals, one below the other, on one axis that includes zero."""
    ticks = ticks_of(min(0.0, *(row.low for row in rows)), max(0.0, *(row.high for row in rows)))
    height = TOP + ROW * len(rows) + BOTTOM
    span = ticks[-1] - ticks[0]

    def at(value: float) -> float:
        return LABELS + (WIDTH - LABELS - MARGIN) * (value - ticks[0]) / span

    parts = [_text(MARGIN, 34, title, size=18, weight=600)]
    bottom = TOP + ROW * len(rows)
    for tick in ticks:
        parts.append(_line(at(tick), TOP - 8, at(tick), bottom, INK if tick == 0 else LINE))
        parts.append(_text(at(tick), bottom + 18, f"{tick:g}", anchor="middle", ink=SOFT))
    parts.append(_text(at((ticks[0] + ticks[-1]) / 2), bottom + 42, axis, "middle", SOFT))
    for number, row in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        parts.append(_text(MARGIN, y + 5, row.label))
        parts.append(_line(at(row.low), y, at(row.high), y, MARK, 3))
        parts.append(f'<circle cx="{at(row.value):.1f}" cy="{y:.1f}" r="5" fill="{MARK}"/>')
    return _picture(height, parts)


def bar_picture(low: float, value: float, high: float) -> str:
    """A share between 0 and 1 as a small bar, with its interval, for a cell of a table."""
    wide, high_end = 90, 12
    parts = [
        f'<rect x="0" y="3" width="{wide}" height="6" fill="{LINE}"/>',
        f'<rect x="0" y="3" width="{wide * value:.1f}" height="6" fill="{MARK}"/>',
        _line(wide * low, 6, wide * high, 6, INK, 1),
    ]
    size = f'viewBox="0 0 {wide} {high_end}" width="{wide}" height="{high_end}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} aria-hidden="true">{"".join(parts)}</svg>'
    )


def curve_picture(title: str, axes: tuple[str, str], dots: Sequence[Dot]) -> str:
    """A curve of shares over shares, next to the diagonal."""
    left, size = 96, 480
    bottom = TOP + size

    def at(dot: tuple[float, float]) -> tuple[float, float]:
        return left + size * dot[0], bottom - size * dot[1]

    parts = [_text(MARGIN, 34, title, size=18, weight=600)]
    for tick in ticks_of(0, 1):
        x, y = at((tick, tick))
        parts.append(_line(x, TOP, x, bottom, LINE))
        parts.append(_line(left, y, left + size, y, LINE))
        parts.append(_text(x, bottom + 18, f"{tick:g}", anchor="middle", ink=SOFT))
        parts.append(_text(left - 8, y + 5, f"{tick:g}", anchor="end", ink=SOFT))
    parts.append(_line(*at((0, 0)), *at((1, 1)), SOFT))
    parts.append(_text(left + size / 2, bottom + 42, axes[0], "middle", SOFT))
    turned = f'transform="rotate(-90 34 {TOP + size / 2:.0f})"'
    parts.append(f"<g {turned}>{_text(34, TOP + size / 2, axes[1], 'middle', SOFT)}</g>")
    for before, after in pairwise(dots):
        parts.append(_line(*at(before[:2]), *at(after[:2]), MARK, 2))
    for dot in dots:
        x, y = at(dot[:2])
        radius = 3 + 6 * math.sqrt(dot.weight)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{MARK}"/>')
    return _picture(bottom + BOTTOM, parts)


def ticks_of(low: float, high: float, most: int = 10) -> list[float]:
    """At most `most` round numbers that cover the range from `low` to `high`."""
    span = max(high - low, 1e-9)
    power = math.floor(math.log10(span / most))
    while True:
        for step in STEPS:
            # Division by a whole power where possible: 3 / 10 is rounder than 3 × 0.1.
            scale = (step, 10**-power) if power < 0 else (step * 10**power, 1)
            first = math.floor(low * scale[1] / scale[0])
            last = max(math.ceil(high * scale[1] / scale[0]), first + 1)
            if last - first < most:
                return [number * scale[0] / scale[1] for number in range(first, last + 1)]
        power += 1


def _picture(height: float, parts: list[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
        f'width="{WIDTH}" height="{height:.0f}" font-family="system-ui, sans-serif" font-size="14">'
    )
    return "\n".join([head, '<rect width="100%" height="100%" fill="#fff"/>', *parts, "</svg>\n"])


def _line(x1: float, y1: float, x2: float, y2: float, ink: str, width: int = 1) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{ink}" stroke-width="{width}"/>'


def _text(
    x: float,
    y: float,
    text: str,
    anchor: str = "start",
    ink: str = INK,
    *,
    size: int = 14,
    weight: int = 400,
) -> str:
    look = f'text-anchor="{anchor}" fill="{ink}" font-size="{size}" font-weight="{weight}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {look}>{escape(text)}</text>'
