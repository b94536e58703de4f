"""Every rule that the engine cites, in a reason or beside a line, is a rule of the book."""

import re
from pathlib import Path

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


def test_every_cited_rule_is_in_the_book() -> None:
    known = {game: known_ids(game) for game in {path.parts[0] for path in SOURCES}}
    unknown: dict[str, set[str]] = {}
    for path in SOURCES:
        text = (GAMES / path).read_text(encoding="utf-8")
        cited = set(CITED.findall(text)) | set(ID_STRING.findall(text))
        if not cited <= known[path.parts[0]]:
            unknown[str(path)] = cited - known[path.parts[0]]
    assert unknown == {}
