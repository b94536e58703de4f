"""Settings for the whole suite, and a game that only tests know."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource
from hypothesis import settings

from mori.core import registry
from mori.core.registry import GameEntry
from mori.words.catalogue import read_resource
from tests.house import CATALOGUE, HOUSE

# A deadline is a timing, and timings belong in bench/.
settings.register_profile("mori", deadline=None)
settings.load_profile("mori")


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> GameEntry:
    """The game of tests/house.py, registered and with words until the test is over."""

    def reading(language: str, file: str) -> Resource:
        if file == HOUSE.name:
            return FluentResource(CATALOGUE)
        return read_resource(language, file)

    monkeypatch.setitem(registry._games, HOUSE.name, HOUSE)
    monkeypatch.setattr("mori.words.catalogue.read_resource", reading)
    return HOUSE
