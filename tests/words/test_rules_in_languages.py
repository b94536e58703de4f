"""The rules of a game say the same in every language, and say it to players.

Each text is held against the English one: ids and their order, figures, references, tables.
`pytest tests/words/test_rules_in_languages.py -k fr-` looks at one language.
"""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from mori.words import LANGUAGES
from mori.words.rulebook import Rulebook
from tests.test_repository import ROOT
from tests.words.test_catalogues import SIGN, is_set_well

ENGLISH = "en"
GAMES = ("bitoku", "hitodama")

REFERENCE = re.compile(r"\b(?:[BH]R-\d+|[BHT]-[A-Z0-9]+(?:-[A-Z0-9]+)*[a-z]?)\b")
FIGURE = re.compile(r"\d+")
SEPARATOR = re.compile(r"^\|[\s|:-]+\|$")
# How words begin that speak to programmers, or to makers of a component pack.
IN_ANY_LANGUAGE = "software seed digest toml json bug bots engine implement algorit snapshot min("
PROGRAMMERS = {
    "en": "pack generat data code simulat uniform graph integer prompt test switch",
    "es": "paquete generador semilla datos código motor simulac uniforme grafo interruptor",
    "fr": "logiciel générat graine données code moteur simulat uniforme graphe commutateur",
    "cs": "generát semínk data kód simulac snímek rovnoměr graf přepínač",
}
# Behind these words of Czech no line breaks.
CZECH_WORDS = re.compile(r"(?<!\w)[kosuvzKOSUVZ] (?=\w)")


def file_of(language: str, game: str) -> Path:
    return ROOT / "docs" / "rules" / language / f"{game}.md"


def read(language: str, game: str) -> str:
    return file_of(language, game).read_text("utf-8")


@cache
def book_of(language: str, game: str) -> Rulebook:
    return Rulebook(read(language, game), language)


def pieces(book: Rulebook) -> dict[str, str]:
    """All that is told, by its id: terms by their number."""
    found = {f"term {n}": f"{term.word} | {term.meaning}" for n, term in enumerate(book.terms)}
    found |= {rule.id: rule.text for rule in book.rules.values()}
    found |= {one.id: f"{one.title} → {one.text}" for one in book.rulings.values()}
    found |= {one.id: f"{one.situation} | {one.expected}" for one in book.examples.values()}
    return found


def tables(text: str) -> list[list[int]]:
    """How many cells each row of each table of a text has."""
    found: list[list[int]] = [[]]
    for line in text.splitlines():
        if line.startswith("|"):
            found[-1].append(len(re.findall(r"(?<!\\)\|", line)) - 1)
        elif found[-1]:
            found.append([])
    return [rows for rows in found if rows]


def in_both(language: str, game: str) -> list[tuple[str, str, str]]:
    """Each piece: its id, in English, in the language."""
    english, other = pieces(book_of(ENGLISH, game)), pieces(book_of(language, game))
    return [(name, english[name], other.get(name, "")) for name in english]


BOOKS = pytest.mark.parametrize(
    ("language", "game"),
    [(language, game) for language in LANGUAGES for game in GAMES],
)


@BOOKS
def test_ids_order_sources_rulings_and_confidence_are_the_same(language: str, game: str) -> None:
    english, other = book_of(ENGLISH, game), book_of(language, game)
    assert list(pieces(other)) == list(pieces(english))
    assert [(one.id, one.sources, one.rulings) for one in other.rules.values()] == [
        (one.id, one.sources, one.rulings) for one in english.rules.values()
    ]
    assert [(one.id, one.confidence, one.group) for one in other.rulings.values()] == [
        (one.id, one.confidence, one.group) for one in english.rulings.values()
    ]


@BOOKS
def test_figures_and_references_are_the_same(language: str, game: str) -> None:
    differing = []
    for name, english, other in in_both(language, game):
        for what in (REFERENCE, FIGURE):
            ours, theirs = Counter(what.findall(english)), Counter(what.findall(other))
            if ours != theirs:
                differing.append((name, "missing", ours - theirs, "too many", theirs - ours))
    assert differing == []


@BOOKS
def test_tables_have_the_same_shape(language: str, game: str) -> None:
    assert tables(read(language, game)) == tables(read(ENGLISH, game))
    headings = [
        [line.count("#") for line in read(one, game).splitlines() if line.startswith("#")]
        for one in (language, ENGLISH)
    ]
    assert headings[0] == headings[1]


@BOOKS
def test_every_piece_is_told_and_none_is_left_in_english(language: str, game: str) -> None:
    untold = [name for name, english, other in in_both(language, game) if english and not other]
    assert untold == []
    if language != ENGLISH:
        left = [
            name
            for name, english, other in in_both(language, game)
            if other == english and len(re.findall(r"[a-z]{4,}", REFERENCE.sub("", english))) > 3
        ]
        assert left == []


@BOOKS
def test_no_rule_speaks_to_programmers(language: str, game: str) -> None:
    words = f"{IN_ANY_LANGUAGE} {PROGRAMMERS.get(language, '')}".split()
    spoken = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, words))})", re.IGNORECASE)
    text = read(language, game)
    assert [line[:90] for line in text.splitlines() if spoken.search(line)] == []
    assert "`" not in text


@BOOKS
def test_lines_break_where_the_language_allows(language: str, game: str) -> None:
    lines = read(language, game).splitlines()
    lines += "\n".join(pieces(book_of(language, game)).values()).splitlines()  # as they are shown
    told = [REFERENCE.sub("", line) for line in lines if not SEPARATOR.match(line)]
    if language == "fr":
        broken = [
            line[max(0, sign.start() - 40) : sign.end() + 10]
            for line in told
            for sign in SIGN.finditer(line)
            if not is_set_well(line, sign.start())
        ]
        assert broken == []
    if language == "cs":
        assert [line[:90] for line in told if CZECH_WORDS.search(line)] == []
