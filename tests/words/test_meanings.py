"""Every icon and every term of a game has a meaning, in every language, and each is written once.

That the icons explained are those that the page draws is held in the page's own tests
(web/src/pages/meanings.test.ts).
"""

import re
from collections import Counter
from pathlib import Path

import pytest

from mori.words import LANGUAGES, catalogue
from mori.words.meanings import explained, glossary
from mori.words.rulebook import Rulebook, rulebook
from tests.words.games import GAMES
from tests.words.messages import texts
from tests.words.test_rules_in_languages import read

FIGURES = re.compile(r"\d+")
SENTENCE = re.compile(r"[.!?…]$")
# Letters of the form of a word, and what stands for more of them at its end.
FORM = re.compile(r"[\w«»’() -]+\*?(?: [\w«»’-]+\*?)*")
KINDS = ("icon", "term", "turn")
EACH = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES]
)


def source(game: str, language: str, name: str, attribute: str = "") -> str:
    """A text as it stands in the catalogue."""
    message = f"{game}-{name}{f'.{attribute}' if attribute else ''}"
    return texts(language, f"meanings_{game}")[message].source().removeprefix("x = ").strip()


def meaning(game: str, language: str, name: str) -> str:
    return source(game, language, name, "meaning" if name.startswith("term-") else "")


@EACH
def test_all_that_is_explained_has_its_texts_and_there_is_no_other(
    game: str, language: str
) -> None:
    needed = {f"{game}-{name}" for name in explained(game)}
    needed |= {f"{name}.meaning" for name in needed if name.startswith(f"{game}-term-")}
    written = texts(language, f"meanings_{game}").keys()
    assert sorted(needed - written) == []
    assert sorted(name for name in written - needed if not name.endswith(".forms")) == []
    assert {name.partition("-")[0] for name in explained(game)} == set(KINDS)


@EACH
def test_a_meaning_is_a_sentence_and_says_more_than_the_name(game: str, language: str) -> None:
    for name in explained(game):
        told = meaning(game, language, name)
        assert SENTENCE.search(told) and len(told.split()) > 3, (name, told)
    for term in glossary(game, language):
        assert term.meaning.rstrip(".").casefold() != term.word.casefold()


@EACH
def test_figures_are_the_same_in_every_language(game: str, language: str) -> None:
    for name in explained(game):
        ours, english = (meaning(game, one, name) for one in (language, "en"))
        assert Counter(FIGURES.findall(ours)) == Counter(FIGURES.findall(english)), name


@EACH
def test_no_two_terms_are_written_alike(game: str, language: str) -> None:
    """So that a word in a sentence means one thing; and the first form is a real one."""
    forms = [
        form.strip()
        for name, text in texts(language, f"meanings_{game}").items()
        if name.endswith(".forms")
        for form in text.source().removeprefix("x = ").split(",")
    ]
    assert [form for form in forms if not FORM.fullmatch(form)] == []
    assert [form for form, times in Counter(map(str.casefold, forms)).items() if times > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_each_leads_to_a_rule_that_there_is(game: str) -> None:
    book = rulebook(game, "en")
    assert book is not None
    assert [rule for rule in explained(game).values() if rule not in book.rules] == []


@EACH
def test_a_term_is_explained_in_one_place(game: str, language: str) -> None:
    """Those that only the rules use stand in the rule text, all others in the catalogue."""
    ours = Rulebook(read(language, game), language).terms
    theirs = glossary(game, language)
    assert ours and theirs
    assert {term.word for term in ours} & {term.word for term in theirs} == set()
    book = rulebook(game, language)
    assert book is not None and book.terms == [*theirs, *ours]


def test_a_game_without_meanings_has_the_terms_of_its_rule_text_only(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(catalogue, "catalogue_path", lambda *_: tmp_path / "none.ftl")
    assert glossary("hitodama", "cs") == []
