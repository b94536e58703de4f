"""`mori sim`."""

from pathlib import Path

import pytest

from mori.bots import Bot
from mori.core.game import Game
from mori.lab import playing
from tests.cli.running import run, run_json

FEW = ("sim", "hitodama", "--games", "3", "--seed", "5")


def test_json_is_one_object_with_the_same_games_each_time() -> None:
    first, again = run_json(*FEW), run_json(*FEW)
    assert first["fingerprint"] == again["fingerprint"]
    assert (first["game"], first["finished"], len(first["seats"])) == ("hitodama", 3, 2)


def test_the_table_names_the_bots() -> None:
    result = run(*FEW, "--bots", "random,greedy")
    assert result.exit_code == 0
    assert "greedy" in result.stdout and "random" in result.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("chess",),
        ("hitodama", "--players", "9"),
        ("hitodama", "--players", "0"),
        ("hitodama", "--players", "many"),
        ("hitodama", "--games", "-1"),
        ("hitodama", "--games", "0"),
        ("hitodama", "--seed", "-1"),
        ("hitodama", "--seed", str(2**64)),
        ("hitodama", "--jobs", "0"),
        ("hitodama", "--bots", "nobody"),
        ("hitodama", "--bots", ","),
        ("hitodama", "--bots", ""),
        ("hitodama", "--bots", "x" * 100_000),
        ("hitodama", "--bots", "random,random,random"),
        ("hitodama", "--options", "garbled"),
        ("hitodama", "--options", "=1"),
        ("hitodama", "--options", "a=1,a=2"),
        ("hitodama", "--options", "unknown=1"),
        ("hitodama", "--pack", "/no/such/pack"),
        ("hitodama", "--lang", "xx"),
    ],
)
def test_mistakes_get_a_message_and_status_2(arguments: tuple[str, ...]) -> None:
    result = run("sim", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert 0 < len(result.stderr) < 2000 and "Traceback" not in result.stderr


def test_a_bug_leaves_a_record_and_status_1(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def choose_never(game: Game, bots: list[Bot], failed: list[tuple[int, str]]) -> None:
        raise ZeroDivisionError("broken")

    monkeypatch.setattr(playing, "choose_for", choose_never)
    monkeypatch.chdir(tmp_path)
    result = run(*FEW)
    assert result.exit_code == 1
    (record,) = tmp_path.glob("mori-bug-*.json")
    assert record.name in result.stderr and "broken" in result.stderr
    assert run("replay", "--quiet", str(record)).exit_code == 0
