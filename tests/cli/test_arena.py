"""`mori arena` and `mori bots`."""

from pathlib import Path

import pytest

from mori.bots import bots_for
from tests.cli.running import run, run_json

FEW = ("arena", "hitodama", "--games", "2", "--seed", "5", "--bots", "random,random")


def test_json_is_one_object_with_the_pairs() -> None:
    (pair,) = run_json(*FEW)["pairs"]
    assert (pair["a"], pair["b"], pair["games"]) == ("random", "random", 2)
    assert pair["low"] <= pair["elo"] <= pair["high"]


@pytest.mark.parametrize("language", ["en", "es", "fr", "cs"])
def test_the_table_is_told_in_every_language(language: str) -> None:
    result = run(*FEW, "--lang", language)
    assert result.exit_code == 0 and "Elo" in result.stdout
    solo = ("arena", "bitoku", "--players", "1", "--games", "1", "--level", "gentle")
    result = run(*solo, "--bots", "random,random", "--lang", language)
    assert result.exit_code == 0 and "%" in result.stdout


def test_results_and_a_picture_are_written(tmp_path: Path) -> None:
    results, picture = tmp_path / "r.jsonl", tmp_path / "p.svg"
    result = run(*FEW, "--results", str(results), "--picture", str(picture))
    assert result.exit_code == 0, result.stderr
    assert len(results.read_text().splitlines()) == 3
    assert picture.read_text().startswith("<svg")


@pytest.mark.parametrize(
    "arguments",
    [
        ("chess",),
        ("hitodama", "--players", "9"),
        ("hitodama", "--bots", "greedy"),
        ("hitodama", "--bots", "greedy,nobody"),
        ("hitodama", "--bots", "greedy,no_module:Bot"),
        ("hitodama", "--bots", ","),
        ("hitodama", "--games", "0"),
        ("hitodama", "--seed", "-1"),
        ("hitodama", "--level", "gentle"),
        ("hitodama", "--options", "garbled"),
        ("hitodama", "--pack", "/no/such/pack"),
        (
            "hitodama",
            "--results",
            "/no/such/folder/file",
            "--games",
            "1",
            "--bots",
            "random,random",
        ),
        (
            "hitodama",
            "--picture",
            "/no/such/folder/file",
            "--games",
            "1",
            "--bots",
            "random,random",
        ),
        ("hitodama", "--results", "/", "--games", "1", "--bots", "random,random"),
        ("hitodama", "--lang", "xx"),
    ],
)
def test_mistakes_get_a_message_and_status_2(arguments: tuple[str, ...]) -> None:
    result = run("arena", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert 0 < len(result.stderr) < 2000 and "Traceback" not in result.stderr


def test_a_bot_of_ones_own_that_fails_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_broken_bot.py").write_text(
        "from mori.bots import Bot\n"
        "class MyBot(Bot):\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, view): raise ValueError('oh')\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [str(tmp_path)])
    result = run("arena", "hitodama", "--games", "1", "--bots", "my_broken_bot:MyBot,random")
    assert result.exit_code == 0
    assert "my_broken_bot:MyBot" in result.stderr and "ValueError: oh" in result.stderr


@pytest.mark.parametrize(("game", "players"), [("bitoku", 1), ("bitoku", 4), ("hitodama", 3)])
def test_the_bots_are_listed_from_weak_to_strong(game: str, players: int) -> None:
    names = run_json("bots", game, "--players", str(players))
    assert names == bots_for(game, players)
    told = run("bots", game, "--players", str(players), "--lang", "cs")
    assert told.exit_code == 0 and all(name in told.stdout for name in names)


@pytest.mark.parametrize("arguments", [("chess",), ("hitodama", "--players", "1"), ()])
def test_bots_of_no_game_are_a_mistake(arguments: tuple[str, ...]) -> None:
    assert run("bots", *arguments).exit_code == 2
