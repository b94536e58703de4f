"""The documentation names only files that exist, and README leads to every page of it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted(
    path.relative_to(ROOT)
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/decisions/*.md")]
    # It speaks of files of the past.
    if path.name != "CHANGELOG.md"
)
# The folders that a page may take a path to begin in.
BEGINNINGS = (
    ".", "src/mori", "src/mori/server", "src/mori/games/bitoku", "src/mori/games/hitodama",
    "web", "web/src", "web/src/table", "docs",
)  # fmt: skip
FILE = r"[\w.-]+\.(?:py|ts|svelte|toml|json|md|ftl|js|yml)"
SOURCE = re.compile(rf"`((?:[\w.<>-]+/)+(?:{FILE}|[\w.<>-]+/))`")
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
# Files of readers, of games from elsewhere and of what is made on the way.
NOT_OURS = re.compile(
    r"^(build|dist|my|pebbles|var|etc|src/mori_pebbles|mori_pebbles|\.venv|api)/|src/mori/words/catalogues/de/"
)


def exists(path: str) -> bool:
    example = path.replace("<game>", "hitodama").replace("<language>", "en")
    example = example.replace("games/X/", "games/hitodama/").replace("NN-name", "01-ring")
    return any((ROOT / beginning / example).exists() for beginning in BEGINNINGS)


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_a_page_names_only_files_that_exist(page: Path) -> None:
    text = (ROOT / page).read_text("utf-8")
    named = {path for path in SOURCE.findall(text) if not NOT_OURS.match(path)}
    assert sorted(path for path in named if not exists(path)) == []
    links = set(LINK.findall(text))
    assert sorted(link for link in links if not (ROOT / page.parent / link).exists()) == []


def test_the_readme_leads_to_every_page() -> None:
    linked = set(LINK.findall((ROOT / "README.md").read_text("utf-8")))
    pages = {str(page) for page in PAGES if page.parent == Path("docs")}
    assert sorted(pages - linked) == []
