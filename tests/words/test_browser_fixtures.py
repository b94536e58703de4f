"""What the words of the browser are compared with: complete, not too large.

That it is up to date is tested with the page's other fixtures (tests/test_page_fixtures.py).
"""

import json

from tests.words.browser_fixtures import CALLS, FILE, used_texts
from tests.words.games import GAMES
from tests.words.messages import texts

LARGEST = 1_000_000


def test_the_fixture_is_not_too_large() -> None:
    assert FILE.stat().st_size < LARGEST


def test_the_fixture_uses_every_text() -> None:
    used = set().union(*(used_texts(game) for game in ("", *GAMES)))
    for file in ("common", "advice", "errors", *GAMES):
        assert sorted(texts("en", file).keys() - used) == []


def test_the_fixture_calls_every_method() -> None:
    cases = json.loads(FILE.read_text(encoding="utf-8"))
    del cases["names"], cases["components"]
    assert {case[0] for game in cases.values() for case in game} == CALLS.keys()
