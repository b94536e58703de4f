"""Every rule that the engine cites, in a reason or beside a line, is a rule of the book."""

import re
from pathlib import Path

import pytest

import mori.games
from mori.words.rulebook import rulebook

GAMES = Path(mori.games.__file__).parent
SOURCES = [
    path.relative_to(GAMES)
    for path in sorted(GAMES.rglob("*.py"))
    if path.name != "words_needed.py" and path.parent != GAMES
]

# Rules as strings ("H-ACT-3"), and rules and rulings in comments and docstrings (B-PATH-8, HR-35).
CITED = re.compile(r"\b((?:B|H)-[A-Z]+(?:-[A-Z]+)*-[A-Z]?\d+[a-z]?|[BH]R-\d+)\b")
ID_STRING = re.compile(r'"((?:B|H)-[A-Za-z0-9-]+)"')


def known_ids(game: str) -> set[str]:
    book = rulebook(game)
    assert book is not None
    groups = {rule.rpartition("-")[0] for rule in book.rules}  # a pack's problem may name a section
    return {*book.rules, *book.rulings, *groups}


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_every_cited_rule_is_in_the_book(path: Path) -> None:
    text = (GAMES / path).read_text(encoding="utf-8")
    cited = set(CITED.findall(text)) | set(ID_STRING.findall(text))
    assert cited <= known_ids(path.parts[0])
