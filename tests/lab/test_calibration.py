"""Calibration: promises held against outcomes."""

from pathlib import Path

import pytest

from mori import SetupError
from mori.lab.calibration import accuracy_of, bins_of, calibrate
from mori.lab.pictures import Dot, curve_picture
from tests.bots.nets import without_nets
from tests.bots.test_advice import early_game, use_net_of_chance
from tests.cli.running import run, run_json

FEW = ("calibrate", "hitodama", "--games", "2", "--bot", "random")


@pytest.fixture
def net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use_net_of_chance(early_game("hitodama", 2), tmp_path, monkeypatch)


def test_promises_are_gathered_by_their_chance() -> None:
    bins = bins_of([(0.12, 0), (0.18, 1), (1.0, 1), (0.95, 0)])
    assert [(each.low, each.high, each.count) for each in bins] == [(0.1, 0.2, 2), (0.9, 1.0, 2)]
    assert [(each.promised, each.came) for each in bins] == [(0.15, 0.5), (0.975, 0.5)]
    assert bins_of([]) == []


def test_points_are_off_on_average_and_to_one_side() -> None:
    found = accuracy_of([(10, 8), (10, 14)])
    assert (found.error, found.bias) == (3, -1)


def test_the_report_follows_from_the_seed(net: None) -> None:
    report = calibrate("hitodama", players=2, games=3, seed=1, bot="random")
    assert report == calibrate("hitodama", players=2, games=3, seed=1, bot="random")
    assert report.promises == sum(each.count for each in report.bins) > 10
    assert 0 <= report.error <= 1 and 0 <= report.brier <= 1 and report.points.error > 0
    for each in report.bins:
        assert each.low <= each.promised <= each.high and 0 <= each.came <= 1


def test_the_curve_is_drawn_and_told_in_every_language(net: None, tmp_path: Path) -> None:
    data = run_json(*FEW)
    assert data["promises"] > 0 and data["bins"]
    picture = tmp_path / "curve.svg"
    for language in ("en", "es", "fr", "cs"):
        result = run(*FEW, "--lang", language, "--picture", str(picture))
        assert result.exit_code == 0, result.stderr
    assert picture.read_text().startswith("<svg")
    assert (
        curve_picture("T", ("x", "y"), [Dot(0.1, 0.2, 1), Dot(0.5, 0.4, 0.5)]).count("circle") == 2
    )


def test_without_a_net_nothing_is_promised(monkeypatch: pytest.MonkeyPatch) -> None:
    without_nets(monkeypatch)
    with pytest.raises(SetupError, match="no_net"):
        calibrate("hitodama", players=2, games=1, seed=1, bot="random")
    assert run(*FEW).exit_code == 2


@pytest.mark.parametrize("more", [("--players", "9"), ("--bot", "nobody"), ("--games", "0")])
def test_mistakes_get_a_message_and_status_2(net: None, more: tuple[str, ...]) -> None:
    result = run(*FEW, *more)
    assert result.exit_code == 2 and result.stdout == "" and result.stderr
