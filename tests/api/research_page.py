"""The code of docs/research.md, block by block under its headings."""

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
TASKS = "Ten tasks"
MOST_LINES = 5  # of a task


def blocks() -> dict[str, list[str]]:
    """The Python blocks below each heading of the page."""
    found: dict[str, list[str]] = {}
    for part in PAGE.read_text(encoding="utf-8").split("\n## ")[1:]:
        title = part.partition("\n")[0]
        found[title] = re.findall(r"```python\n(.*?)```", part, re.DOTALL)
    return found


def run(title: str) -> dict[str, Any]:
    """Run the blocks below a heading one after another, as a reader would type them."""
    names: dict[str, Any] = {"__name__": "research"}
    for number, block in enumerate(blocks()[title], start=1):
        exec(compile(block, f"{PAGE.name}: {title}, block {number}", "exec"), names)
    return names
