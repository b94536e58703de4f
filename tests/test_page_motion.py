"""Whoever wants no motion has none: what moves before or after an element is named for it.

All elements are kept still by one rule. What a style puts before or after them is not: a rule for
all of that would have the browser look for two more styles at every element of a board.
"""

import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[1] / "web" / "src"
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
MOVES = re.compile(r"^\s*(animation|transition|scroll-behavior)[\w-]*:", re.MULTILINE)
STILL = ':root[data-motion="reduced"] '
NAMED = re.compile(re.escape(STILL) + r"([^\s:]+)::after")


def test_what_moves_before_or_after_an_element_is_kept_still() -> None:
    named = NAMED.findall((PAGE / "app.css").read_text("utf-8"))
    moving = [
        selector.strip()
        for file in (*PAGE.rglob("*.css"), *PAGE.rglob("*.svelte"))
        for selectors, declared in RULE.findall(file.read_text("utf-8"))
        if MOVES.search(declared)
        for selector in selectors.split(",")
        if "::" in selector and STILL not in selector
    ]
    assert len(moving) >= 2
    for selector in moving:
        assert selector.endswith("::after"), selector
        assert any(name in selector for name in named), selector
