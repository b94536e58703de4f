"""`mori train`: what it refuses, and a whole training, small."""

import importlib.util
from pathlib import Path

import pytest

from tests.cli.running import run, run_json

HAS_TORCH = importlib.util.find_spec("torch") is not None
NEEDS_TORCH = pytest.mark.skipif(
    not HAS_TORCH, reason="PyTorch is not installed: pip install mori[train]"
)


def test_without_pytorch_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(
        "importlib.util.find_spec", lambda name: None if name == "torch" else find(name)
    )
    result = run("train", "hitodama")
    assert result.exit_code == 2 and "mori[train]" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "chess"),
        (["hitodama", "--players", "two"], "two"),
        (["hitodama", "--players", "2,,3"], "2,,3"),
        (["hitodama", "--players", "9"], "9"),
        (["hitodama", "--players", "1"], "1"),
    ],
)
def test_mistakes_are_told_before_anything_is_trained(arguments: list[str], told: str) -> None:
    result = run("train", *arguments)
    assert result.exit_code == 2 and told in result.stderr


@NEEDS_TORCH
@pytest.mark.parametrize(
    "arguments", [["--resume"], ["--device", "abacus"], ["--from", "nowhere.npz"]]
)
def test_more_mistakes(arguments: list[str], tmp_path: Path) -> None:
    result = run("train", "hitodama", "--out", str(tmp_path), *arguments)
    assert result.exit_code == 2 and not list(tmp_path.iterdir())


@NEEDS_TORCH
def test_a_small_training(tmp_path: Path) -> None:
    small = "--imitation 1 --seconds 1 --processes 1 --lanes 2 --width 8 --layers 1 --batch 32"
    data = run_json(
        "train",
        "hitodama",
        *("--players", "2", "--out", str(tmp_path), "--evaluation", "2", "--device", "cpu"),
        *small.split(),
    )
    assert Path(data["net"]).is_file()
    assert [standing["players"] for standing in data["standings"]] == [2]
