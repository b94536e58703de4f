"""A sweep plays the same deals with several values of a number, and says what each changes."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from mori import ContentError, SetupError
from mori.content import read_pack
from mori.core.registry import entry_of
from mori.lab.study import SweepReport, sweep
from mori.lab.study.changing import number_at, write_changed
from tests.cli.running import run

VISION = "visions.toml/vision/vision-01/vp"


def own(game: str) -> Path:
    pack = entry_of(game).pack
    assert pack is not None
    return pack


def swept(folder: Path, place: str = VISION, **more: Any) -> SweepReport:
    asked = {"players": 2, "values": [9], "games": 2, "bot": "random", **more}
    return sweep("bitoku", place=place, seed=5, folder=folder, **asked)


@pytest.mark.parametrize(
    "game, place",
    [("bitoku", VISION), ("hitodama", "hitodama.toml/akku_card/1/cost/amber")],
)
def test_a_changed_pack_differs_in_one_number_only(game: str, place: str, tmp_path: Path) -> None:
    before = read_pack(own(game))
    number = number_at(own(game), place)
    same = read_pack(write_changed(own(game), place, number, tmp_path / "same"))
    assert same.digest == before.digest
    other = write_changed(own(game), place, number + 1, tmp_path / "other")
    assert number_at(other, place) == number + 1
    assert number_at(own(game), place) == number
    back = read_pack(write_changed(other, place, number, tmp_path / "back"))
    assert back.digest == before.digest


@pytest.mark.parametrize(
    "place",
    ["", "visions.toml", "visions.toml/vision", f"{VISION}/x", "visions.toml/vision/29/vp",
     "visions.toml/vision/0/vp", "visions.toml/vision/vision-01/id", "../visions.toml/vision/1/vp"],
)  # fmt: skip
def test_what_is_no_number_of_the_pack_is_refused(place: str) -> None:
    with pytest.raises(SetupError) as refused:
        number_at(own("bitoku"), place)
    assert refused.value.code == "unknown_number"


def test_an_entry_is_found_by_its_id_or_its_number() -> None:
    assert number_at(own("bitoku"), VISION) == number_at(
        own("bitoku"), VISION.replace("vision-01", "1")
    )


def test_values_are_compared_with_the_pack_deal_by_deal(tmp_path: Path) -> None:
    usual = number_at(own("bitoku"), VISION)
    report = swept(tmp_path)
    assert [(each.value, each.is_usual) for each in report.values] == [(usual, True), (9, False)]
    same, other = report.values
    assert same.change is None and other.change is not None
    assert same.pack != other.pack
    assert set(other.change.categories) >= {"visions"}
    assert other.change.score is not None and other.change.opponent_score is None
    assert {subject for each in same.choices for subject in each.subjects} <= {"vision:vision-01"}


def test_a_number_that_nobody_meets_changes_nothing(tmp_path: Path) -> None:
    """Two players have a board of their own."""
    other = swept(tmp_path, "board_4.toml/market/mitama/1/vp", values=[3]).values[1]
    assert other.change is not None and other.change.score is not None
    assert (other.change.score.low, other.change.score.high) == (0, 0)


def test_a_sweep_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    first: list[int] = []
    report = swept(tmp_path, progress=first.append)
    again: list[int] = []
    assert swept(tmp_path, progress=again.append) == report
    assert first == [1, 2, 3, 4] and again == []


def test_a_value_that_the_pack_may_not_have_is_told_as_its_checks_tell_it(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as refused:
        swept(tmp_path, values=[-1])
    assert [problem.key for problem in refused.value.problems] == ["vp"]


@pytest.mark.parametrize("language", ["en", "es", "fr", "cs"])
def test_the_command_writes_a_page_and_its_figures(language: str, tmp_path: Path) -> None:
    asked = ["lab", "sweep", "bitoku", VISION, "--from", "4", "--to", "8", "--step", "4"]
    asked += ["--players", "1", "--games", "2", "--bot", "random"]
    said = run(*asked, "--out", str(tmp_path), "--lang", language)
    assert said.exit_code == 0 and "report.html" in said.stdout
    page = (tmp_path / "report.html").read_text()
    assert f'<html lang="{language}">' in page
    assert not re.search(r"cli-|yokai:|[{}]\$", page)  # everything is told in words
    data = json.loads((tmp_path / "report.json").read_text())
    assert [each["value"] for each in data["values"]] == [4, 8]


def test_values_that_are_none_or_too_many_are_refused(tmp_path: Path) -> None:
    for low, high in (("3", "2"), ("1", "1000")):
        asked = ["lab", "sweep", "bitoku", VISION, "--from", low, "--to", high]
        said = run(*asked, "--out", str(tmp_path))
        assert said.exit_code == 2 and said.stderr.strip()
