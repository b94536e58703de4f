"""A study counts what was offered and taken, gives intervals, and can be continued."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import mori
from mori import SetupError
from mori.core.registry import entry_of
from mori.lab.study import Measured, StudyReport, study
from tests.cli.running import run

CASES = [(game, n) for game in mori.game_names() for n in entry_of(game).player_counts()]


def studied(game: str, players: int, games: int = 3, **more: Any) -> StudyReport:
    return study(game, players=players, games=games, seed=5, bot="random", **more)


@pytest.mark.parametrize(("game", "players"), CASES)
def test_every_choice_is_counted_by_seats(game: str, players: int) -> None:
    report = studied(game, players)
    assert report.games == 3 and len(report.seats) == players
    assert report.choices
    for each in report.choices:
        assert 0 <= each.taken <= each.offered <= 3 * players
        assert each.taken <= each.times_taken <= each.times_offered
        assert each.rate.low <= each.rate.value <= each.rate.high
        assert (each.wins is None) == (not each.taken)
    assert len({(each.kind, each.subjects) for each in report.choices}) == len(report.choices)


@pytest.mark.parametrize(("game", "players"), CASES)
def test_the_sources_of_points_add_up_to_the_scores(game: str, players: int) -> None:
    report = studied(game, players, games=2)
    winners = [each.winners for each in report.categories if each.winners is not None]
    others = [each.others for each in report.categories if each.others is not None]
    sums = [sum(points) for points in (winners, others) if points]
    scores = [seat.score.value for seat in report.seats if seat.score is not None]
    assert min(sums) - 0.5 <= sum(scores) / len(scores) <= max(sums) + 0.5


def test_a_study_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    studied("hitodama", 2, games=2, results=file)
    with file.open("a") as torn:
        torn.write('{"number": 2, "rou')
    finished: list[int] = []
    report = studied("hitodama", 2, games=4, results=file, progress=finished.append)
    assert finished == [3, 4]  # the first two were not played again
    assert report.to_data() == studied("hitodama", 2, games=4).to_data()


def test_several_processes_report_the_same() -> None:
    assert studied("hitodama", 3, jobs=2).to_data() == studied("hitodama", 3).to_data()


def test_the_games_of_another_study_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    studied("hitodama", 2, games=1, results=file)
    with pytest.raises(SetupError) as refused:
        study("hitodama", players=2, games=1, seed=6, bot="random", results=file)
    assert refused.value.code == "arena_results_other"
    file.write_text(file.read_text() + '{"number": 1}\n')
    with pytest.raises(SetupError) as refused:
        studied("hitodama", 2, games=1, results=file)
    assert refused.value.code == "arena_results_broken"


def test_a_difference_is_clear_if_zero_lies_outside_its_interval() -> None:
    near = Measured.difference([5.0, 9.0, 7.0], [6.0, 8.0, 4.0])
    far = Measured.difference([50.0, 52.0, 51.0], [6.0, 8.0, 4.0])
    assert near is not None and not near.is_clear
    assert far is not None and far.is_clear and far.value == pytest.approx(45.0)
    assert Measured.difference([1.0], [1.0, 2.0]) is None


@pytest.mark.parametrize("language", ["en", "es", "fr", "cs"])
def test_the_command_writes_a_page_and_its_figures(language: str, tmp_path: Path) -> None:
    asked = ["lab", "report", "bitoku", "--players", "1", "--games", "2", "--bot", "random"]
    said = run(*asked, "--out", str(tmp_path), "--lang", language)
    assert said.exit_code == 0 and "report.html" in said.stdout
    page = (tmp_path / "report.html").read_text()
    assert f'<html lang="{language}">' in page and "<svg" in page
    assert not re.search(r"cli-|yokai:|[{}]\$", page)  # everything is told in words
    data = json.loads((tmp_path / "report.json").read_text())
    assert data["games"] == 2 and data["choices"]


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = run("lab", "report", "hitodama", "--games", "1", "--out", str(tmp_path / "file"))
    assert said.exit_code == 2 and "file" in said.stderr
