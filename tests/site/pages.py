"""The pages of the documentation, and the examples in them."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(
    path.relative_to(ROOT)
    for path in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS.rglob("*.md")]
)
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path) -> list[tuple[str, str]]:
    """The fenced blocks of a page: language ("" if none is named) and text."""
    return BLOCK.findall((ROOT / page).read_text("utf-8"))


def commands(page: Path, program: str = "mori") -> Iterator[list[str]]:
    """The arguments of each command line with this program, as the page has it."""
    for block in blocks(page):
        yield from commands_in(*block, program)


def commands_in(language: str, text: str, program: str = "mori") -> Iterator[list[str]]:
    """The same of one block."""
    for line in text.splitlines() if language in ("", "bash", "sh") else ():
        if line.startswith(program + " ") and "$" not in line:
            yield shlex.split(line, comments=True)[1:]
