"""The books of the games: the same in every language, true to the rules, with figures there are."""

import re
from pathlib import Path

import pytest

from mori.books import Block, Book, book_of, figures_of, has_book
from mori.books.figures import set_up
from mori.books.text import BookMistake, is_of, read_book
from mori.core.registry import game_names
from mori.words import LANGUAGES
from mori.words.languages import FALLBACK, tied
from mori.words.rulebook import rulebook
from tests.words.test_catalogues import SIGN, is_set_well

GAMES = [game for game in game_names() if has_book(game)]
FEWEST_WORDS, MOST_WORDS = 1_200, 2_200
WORD = re.compile(r"[^\W\d_][\w’-]*")
NUMBER = re.compile(r"\d+")
STRAIGHT = re.compile(r"""['"]|\.\.\.|  """)
EACH_GAME = pytest.mark.parametrize("game", GAMES)
EACH = [
    pytest.param(game, language, id=f"{game}-{language}")
    for game in GAMES
    for language in LANGUAGES
]


def told(game: str, language: str = FALLBACK) -> Book:
    book = book_of(game, language)
    assert book is not None and book.language == language
    return book


def texts(book: Book) -> list[str]:
    titles = [book.title, *(part.title for part in book.parts)]
    return [*titles, *(block.text for block in book.blocks() if block.text)]


def test_mori_s_own_games_have_a_book() -> None:
    assert GAMES == ["bitoku", "hitodama"]


@pytest.mark.parametrize(("game", "language"), EACH)
def test_a_book_is_built_alike_in_every_language(game: str, language: str) -> None:
    """Parts, kinds of blocks, figures, references, and the numbers in each block."""

    def shape(book: Book) -> list[object]:
        return [
            (part.id, [(block.kind, block.figure, block.rules) for block in part.blocks])
            for part in book.parts
        ]

    def numbers(book: Book) -> list[list[str]]:
        return [sorted(NUMBER.findall(block.text)) for block in book.blocks()]

    book, english = told(game, language), told(game)
    assert shape(book) == shape(english)
    assert numbers(book) == numbers(english)
    assert len(book.lead) == len(english.lead) == 1


@EACH_GAME
def test_a_book_refers_to_rules_that_there_are_and_leaves_no_group_out(game: str) -> None:
    rules, book, left_out = rulebook(game), told(game), figures_of(game).left_out
    assert rules is not None
    named = [rule for block in book.blocks() for rule in block.rules]
    assert set(named) <= {*rules.rules, *rules.groups()}
    for group in rules.groups():
        is_told = any(is_of(rule, group) for rule in named)
        assert is_told != bool(left_out.get(group)), group
    assert set(left_out) <= set(rules.groups())


@EACH_GAME
def test_every_paragraph_says_which_rules_it_tells(game: str) -> None:
    for part in told(game).parts:
        for block in part.blocks:
            assert bool(block.rules) == (block.kind in ("text", "item", "example")), block.text


@EACH_GAME
def test_every_figure_is_shown_once_and_its_position_can_be_reached(game: str) -> None:
    found = figures_of(game)
    shown = [block.figure for block in told(game).blocks() if block.kind == "figure"]
    assert sorted(shown) == sorted(found.figures)
    assert {figure.position for figure in found.figures.values()} == set(found.positions)
    for position in found.positions.values():
        assert not set_up(game, position).is_over


@pytest.mark.parametrize(("game", "language"), EACH)
def test_a_book_is_short_and_well_set(game: str, language: str) -> None:
    book = told(game, language)
    assert FEWEST_WORDS < sum(len(WORD.findall(text)) for text in texts(book)) < MOST_WORDS
    assert [text for text in texts(book) if STRAIGHT.search(text)] == []
    assert [text for text in texts(book) if tied(text, language) != text] == []
    if language == "fr":
        signs = [(text, at.start()) for text in texts(book) for at in SIGN.finditer(text)]
        assert [text for text, at in signs if not is_set_well(text, at)] == []
        assert signs


@EACH_GAME
def test_a_book_has_a_turn_at_a_glance_and_explains_every_icon(game: str) -> None:
    """The catalogues have both; tests/words/test_meanings.py knows that no icon is missing."""
    kinds = [block.kind for block in told(game).blocks()]
    assert (kinds.count("turn"), kinds.count("icons")) == (1, 1)
    assert told(game).parts[-1].blocks == [Block("icons")]


WRONG = (
    "### {a} Too deep",
    "## No id",
    "## {b} Twice",
    "* another list",
    "1. a numbered list",
    "{figure}",
    "{figure Name} Caption.",
    "{anything}",
    "A reference [X-END-1] in the middle.",
    "A wrong reference. [see X-END]",
    "A table | of cells",
    "<b>html</b>",
    "- ",
    " indented",
    "spaces at the end ",
)


@pytest.mark.parametrize("line", WRONG)
def test_a_line_that_is_none_of_a_book_s_is_named(line: str, tmp_path: Path) -> None:
    file = tmp_path / "book" / "en.md"
    file.parent.mkdir()
    file.write_text(f"# Title\n\nLead.\n\n## {{b}} Part\n\nText. [X-END-1]\n\n{line}\n", "utf-8")
    with pytest.raises(BookMistake, match="line 9"):
        read_book(file, "en")


def test_a_book_begins_with_its_title(tmp_path: Path) -> None:
    file = tmp_path / "en.md"
    for text in ("", "Title\n", "## {a} Part\n"):
        file.write_text(text, "utf-8")
        with pytest.raises(BookMistake, match="line 1"):
            read_book(file, "en")


def test_a_book_is_read_block_by_block(tmp_path: Path) -> None:
    file = tmp_path / "cs.md"
    file.write_text(
        "# T\n\nLead.\n\n## {a} A\n\nOne. [X-END, X-ROCK-1]\n- Two.\n> Tři v lese. [X-PATH-4]\n"
        "{figure f} Caption.\n{turn}\n",
        "utf-8",
    )
    book = read_book(file, "cs")
    assert (book.title, book.lead) == ("T", [Block("text", "Lead.")])
    assert book.parts[0].blocks == [
        Block("text", "One.", ("X-END", "X-ROCK-1")),
        Block("item", "Two."),
        Block("example", "Tři v\u00a0lese.", ("X-PATH-4",)),
        Block("figure", "Caption.", (), "f"),
        Block("turn"),
    ]
    groups = ("X-END", "X-ROCK", "X-PATH", "X-HOME")
    assert [book.part_of(group) for group in groups] == ["a", "a", "a", ""]
