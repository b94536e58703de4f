"""A fresh clone to which a translator has added a language."""

from pathlib import Path

import pytest

from tests.package.clone import fresh_clone
from tests.translating.pseudo import add_language


@pytest.fixture(scope="session")
def translated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    clone = fresh_clone(tmp_path_factory.mktemp("translated") / "clone")
    add_language(clone)
    return clone
