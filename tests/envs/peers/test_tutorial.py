"""The tutorial for researchers does what it says: its code is run, from the first line on.

Training with PPO takes five minutes and a library that is not installed here: the page has the text
of `docs/examples/ppo.py`, whose form is tested.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.site.pages import ROOT, blocks

PAGE = Path("docs/tutorials/researchers.md")
SCRIPT = ROOT / "docs" / "examples" / "ppo.py"


def code() -> list[str]:
    return [text for kind, text in blocks(PAGE) if kind == "python"]


def test_a_researcher_plays_learns_and_measures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "tutorial"}
    *steps, _ = code()
    for number, text in enumerate(steps, start=1):
        exec(compile(text, f"{PAGE.name}, block {number}", "exec"), names)
    assert names["info"]["action_mask"].shape == (32, names["layout"]["choices"])
    assert json.loads((tmp_path / "data" / "export.json").read_text("utf-8"))["games"] == 40
    assert names["pair"].share > 0.5 and names["pair"].margin > 0  # the policy beats chance
    told = capsys.readouterr().out
    assert "Elo" in told and "games," in told


def test_the_page_has_the_script_that_trains() -> None:
    assert code()[-1] == SCRIPT.read_text("utf-8")
