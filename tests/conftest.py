"""Settings for the whole suite, and a game that only tests know."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from mori.core import registry
from mori.core.registry import GameEntry
from mori.words import LANGUAGES
from tests.house import CATALOGUE, HOUSE

# As the command line has it (mori.cli): a net is read on one thread, as fast and at less cost.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# What Mori says to tests is English, in any locale.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("MORI_LANG", None)

# A deadline is a timing, and timings belong in bench/.
settings.register_profile("mori", deadline=None)
settings.load_profile("mori")


@pytest.fixture(scope="session")
def house_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game's folder with its words, the same in every language."""
    folder = tmp_path_factory.mktemp("house")
    for language in LANGUAGES:
        words = folder / "words" / language
        words.mkdir(parents=True)
        (words / "game.ftl").write_text(CATALOGUE, encoding="utf-8")
    return folder


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch, house_folder: Path) -> GameEntry:
    """The game of tests/house.py, registered and with words until the test is over."""
    monkeypatch.setitem(registry._games, HOUSE.name, HOUSE)
    monkeypatch.setattr(HOUSE, "folder", house_folder)
    return HOUSE
