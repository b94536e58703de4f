"""What the page's tests are held against is what the engine says now."""

from pathlib import Path

import pytest

from mori.core.registry import game_names
from tests import page_fixtures
from tests.page_fixtures import PAGE, files, main


def test_the_fixtures_are_up_to_date() -> None:
    made = files()
    assert len(made) == 1 + len(game_names())
    assert set(PAGE.rglob("fixtures.json")) == set(made)
    for path, text in made.items():
        assert path.read_text("utf-8") == text, "run python -m tests.page_fixtures"


def test_a_stale_fixture_is_named_and_written_anew(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    current, old, new = (tmp_path / name for name in ("current.json", "old.json", "new.json"))
    current.write_text("{}", "utf-8")
    old.write_text("[]", "utf-8")
    monkeypatch.setattr(page_fixtures, "PAGE", tmp_path)
    monkeypatch.setattr(page_fixtures, "files", lambda: dict.fromkeys((current, old, new), "{}"))
    assert main(["--check"]) == 1
    assert capsys.readouterr().err.split() == ["old.json", "new.json"]
    assert main([]) == 0
    assert main(["--check"]) == 0
