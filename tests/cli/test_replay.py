"""`mori replay`: good, truncated, edited and foreign records."""

import json
from pathlib import Path
from typing import Any

import pytest

import mori
from mori.bots import make_bot, play_out
from mori.cli.replay import show_result
from mori.words import Words
from tests.cli.running import run, run_json
from tests.games.hitodama.table import Table
from tests.games.hitodama.test_endings import waive_the_last_line


@pytest.fixture(scope="module")
def text() -> str:
    game = mori.new_game("hitodama", players=2, seed=11)
    play_out(game, [make_bot("random", seat) for seat in range(2)])
    return mori.write_record(game.record())


@pytest.fixture
def good(text: str, tmp_path: Path) -> Path:
    return written(tmp_path / "good.json", text)


def written(file: Path, text: str) -> Path:
    file.write_text(text, encoding="utf-8")
    return file


def edited(text: str, file: Path, **changes: Any) -> Path:
    return written(file, json.dumps({**json.loads(text), **changes}))


def test_a_good_record_prints_its_log(good: Path) -> None:
    result = run("replay", str(good))
    assert result.exit_code == 0 and result.stderr == ""
    assert len(result.stdout.splitlines()) > 50
    assert len(run("replay", "--quiet", str(good)).stdout.splitlines()) == 1


def test_what_decides_between_equal_points_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table(season="fuyu")
    table.give(1, berry=2)
    waive_the_last_line(table)
    show_result(table.game, Words("en", "hitodama"))
    told = "Player 2 and Player 1 have the same points; Player 2 ranks ahead"
    assert capsys.readouterr().out.splitlines()[-1].startswith(told)


def test_a_seat_reads_no_more_than_it_learnt(good: Path) -> None:
    (whole,) = run_json("replay", str(good))
    (seen,) = run_json("replay", str(good), "--seat", "1")
    assert whole["ok"] and whole["steps"] > 0 and whole["result"]["scores"]
    assert whole["log"] != seen["log"]
    assert run("replay", str(good), "--seat", "3").exit_code == 2


def test_json_tells_of_every_record(good: Path, tmp_path: Path) -> None:
    data = run_json("replay", "--quiet", str(good), str(tmp_path / "none.json"))
    assert [entry["ok"] for entry in data] == [True, False]


def test_the_first_step_that_differs_is_named(text: str, good: Path, tmp_path: Path) -> None:
    checks = json.loads(text)["checks"]
    checks[7] = "00000000"
    false = edited(text, tmp_path / "edited.json", checks=checks)
    result = run("replay", "--quiet", str(false), str(good))
    assert result.exit_code == 2
    assert "edited.json" in result.stderr and "7" in result.stderr
    assert "good.json" in result.stdout, "the others are checked all the same"
    assert run_json("replay", str(false))[0]["step"] == 7


def test_an_edited_answer_is_found(text: str, tmp_path: Path) -> None:
    actions = json.loads(text)["actions"]
    actions[3] = "1 fly to the moon"
    false = edited(text, tmp_path / "edited.json", actions=actions)
    assert run_json("replay", str(false))[0]["step"] == 4


def test_another_pack_is_named(text: str, tmp_path: Path) -> None:
    foreign = edited(text, tmp_path / "foreign.json", pack="0" * 64)
    (check,) = run_json("replay", str(foreign))
    assert check["ok"] and check["other_pack"] == "0" * 64
    assert "every step of this game is the same" in run("replay", "--quiet", str(foreign)).stdout
    other = edited(text, tmp_path / "other.json", pack="0" * 64, seed=6)
    (check,) = run_json("replay", str(other))
    assert (check["code"], check["step"]) == ("record_pack", 0)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\x00\xff\xfe garbage",
        b"[" * 100_000,
        b'"' + b"x" * 1_000_000 + b'"',
        b"9" * 1_000_000,
        b" " * 5_000_000,
        b'{"format": "\\ud800"}',
    ],
)
def test_garbage_gets_a_message(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "garbage.json"
    file.write_bytes(content)
    result = run("replay", str(file))
    assert result.exit_code == 2
    assert "garbage.json" in result.stderr and len(result.stderr) < 1000


@pytest.mark.parametrize("cut", [1, 100, 3000])
def test_a_truncated_record_gets_a_message(text: str, cut: int, tmp_path: Path) -> None:
    result = run("replay", str(written(tmp_path / "cut.json", text[: len(text) - cut - 1])))
    assert result.exit_code == 2 and "cut.json" in result.stderr


def test_missing_files_and_folders_get_a_message(tmp_path: Path) -> None:
    result = run("replay", str(tmp_path), str(tmp_path / "none.json"))
    assert result.exit_code == 2 and len(result.stderr.splitlines()) == 3


def test_a_french_log_keeps_its_spaces(good: Path) -> None:
    shown = run("replay", str(good), "--lang", "fr").stdout
    assert "\N{NO-BREAK SPACE}:" in shown and "\N{REPLACEMENT CHARACTER}" not in shown


def test_names_in_a_record_cannot_steer_the_terminal(text: str, tmp_path: Path) -> None:
    record = edited(text, tmp_path / "names.json", seats=["\x1b[2J", "\ud800"])
    result = run("replay", str(record))
    assert result.exit_code == 0 and "\x1b" not in result.stdout
