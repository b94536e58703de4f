"""The page and the catalogues: the texts it uses, and no other text for people in its sources.

- In text nodes and in attributes that people read (`title`, `aria-label` …) no letter may stand,
  but for a few names, single letters and ids of rules.
- No literal of the code has three words or more, but for those of errors, which a programmer reads.
"""

import re

import pytest

from mori.words import LANGUAGES
from tests.words.messages import WEB_FILES, texts
from tests.words.web_sources import is_too_open, meant, named_messages, sources, texts_of

NAMES = {"Mori", "Bitoku", "Hitodama"}
RULE = re.compile(r"[A-Z]-[A-Z]+(?:-[A-Z]+)?(?:-[A-Z]?\d+[a-z]?)?|[A-Z]R-\d+|T-\d\d")
WORD = re.compile(r"[^\W\d_]{2,}[,.:;!?]*")
LETTERS = re.compile(r"[^\W\d_]{2,}")


def is_for_people(shown: str) -> bool:
    """Whether what is shown needs a translation."""
    return any(
        LETTERS.search(word) and word not in NAMES and not RULE.fullmatch(word)
        for word in shown.split()
    )


def is_prose(literal: str) -> bool:
    return sum(WORD.fullmatch(word) is not None for word in literal.split()) >= 3


def texts_for_people(path: str, source: str) -> list[str]:
    found = texts_of(path, source)
    lines = [(line, text) for line, text in found.shown if is_for_people(text)]
    lines += [(line, text) for line, text in found.literals if is_prose(text)]
    return [f"{path}:{line}: {text!r}" for line, text in sorted(lines)]


def web_texts(language: str) -> set[str]:
    return {name for file in WEB_FILES for name in texts(language, file)}


def test_no_text_for_people_in_the_sources_of_the_page() -> None:
    found = [text for path, source in sources().items() for text in texts_for_people(path, source)]
    assert found == []


def test_the_page_names_its_messages_closely() -> None:
    assert [(path, name) for name, path in named_messages().items() if is_too_open(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_every_text_it_needs_and_no_other(language: str) -> None:
    written = web_texts(language)
    found = {name: meant(name, written) for name in named_messages()}
    assert sorted((named_messages()[name], name) for name in found if not found[name]) == []
    used = {text for texts in found.values() for text in texts}
    assert sorted(written - used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_of_the_page_are_known_by_their_names(language: str) -> None:
    assert sorted(name for name in web_texts(language) if not name.startswith("web-")) == []


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        ("<p>Your turn</p>", ["Your turn"]),
        ("<p>{words.text(`web-a-b`)} &times; {n}</p>", []),
        ('<b title="Take it back">x</b>', ["Take it back", "x"]),
        ('<b title={a > b ? "c" : "d"} class="wide card">1</b>', ["1"]),
        ("{#if a < b}<i>no</i>{:else}{`<i>${x}</i>`}{/if}", ["no"]),
        ("<script>const a = '<p>no</p>';</script>\n<!-- no --><style>p {}</style>", []),
        ('<Field label="Points {n}" on:click={() => go({ a: "}" })} />done', ["Points", "done"]),
    ],
)
def test_what_the_markup_shows(source: str, shown: list[str]) -> None:
    assert [text for _, text in texts_of("a.svelte", source).shown] == shown


@pytest.mark.parametrize(
    ("source", "literals"),
    [
        ("a('x', \"y\") // 'z'", ["x", "y"]),
        ("/* 'a' */ const b = `c-${d('e')}-f`", ["c-…-f", "e"]),
        ("t.replace(/[\"'/]/g, 'a') / b / 'c'", ["a", "c"]),
        ("throw new LookupError('this is not right')", []),
        ("say('it\\'s so')", ["it's so"]),
    ],
)
def test_the_literals_of_code(source: str, literals: list[str]) -> None:
    assert [text for _, text in texts_of("a.ts", source).literals] == literals


@pytest.mark.parametrize(
    ("text", "is_told"),
    [("Mori", False), ("B-PATH-1", False), ("x", False), ("× 3", False), ("OK", True)],
)
def test_what_is_for_people(text: str, is_told: bool) -> None:
    assert is_for_people(text) == is_told


@pytest.mark.parametrize(
    ("name", "is_open"),
    [("web-…", True), ("web-seat-…", False), ("web-…-seat", False), ("web-seat", False)],
)
def test_a_message_is_named_closely(name: str, is_open: bool) -> None:
    assert is_too_open(name) == is_open
