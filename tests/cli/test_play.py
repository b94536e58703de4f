"""`mori play` from the command line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

import mori
from mori.cli.guard import guarded
from mori.cli.play import play

app = typer.Typer()
app.command()(guarded(play))

COMMAND = "import typer; from mori.cli.guard import guarded; from mori.cli.play import play; "
COMMAND += "app = typer.Typer(); app.command()(guarded(play)); app()"


def run(*args: str, typed: str | bytes = "", charset: str = "utf-8", **environment: str) -> Result:
    runner = CliRunner(charset=charset, env={"COLUMNS": "80", **environment})
    return runner.invoke(app, list(args), input=typed, catch_exceptions=False)


def run_process(*args: str, typed: bytes, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-c", COMMAND, *args],
        input=typed,
        capture_output=True,
        timeout=120,
        env={**os.environ, "PYTHONUTF8": "1", "COLUMNS": "80", **environment},
    )


@pytest.mark.parametrize(
    ("args", "game", "you", "rival"),
    [
        (("--seed", "5"), "Bitoku", "Purple", "Yellow"),
        (("bitoku", "--seed", "5"), "Bitoku", "Purple", "Yellow"),
        (("hitodama", "--seed", "5"), "Hitodama", "Tetté", "Genji"),
    ],
)
def test_without_more_words_it_is_you_against_the_usual_level(
    args: tuple[str, ...], game: str, you: str, rival: str
) -> None:
    result = run("--terminal", *args)
    assert result.exit_code == 0
    assert f"{game} for 2 players, seed 5." in result.output
    assert f"{you} (you)" in result.output
    assert f"{rival} (Bamboo)" in result.output
    assert result.output.endswith("Goodbye.\n")


@pytest.mark.parametrize(
    ("args", "seats"),
    [
        (("--players", "3"), ["Tetté (you)", "Genji (Bamboo)", "Kizune (Bamboo)"]),
        (("--bots", "random"), ["Tetté (you)", "Genji (Bot, careless)"]),
        (
            ("--bots", "random,greedy"),
            ["Tetté (you)", "Genji (Bot, careless)", "Kizune (Bot, steady)"],
        ),
        (("--players", "4", "--bots", "random"), ["Tetté (you)", "Eiko (Bot, careless)"]),
        (("--seats", "random,me"), ["Tetté (Bot, careless)", "Genji (you)"]),
    ],
)
def test_who_sits_where(args: tuple[str, ...], seats: list[str]) -> None:
    output = run("hitodama", "--terminal", *args).output
    assert all(seat in output for seat in seats)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("chess",), "chess"),
        (("hitodama", "--players", "9"), "2 to 4"),
        (("hitodama", "--players", "1"), "2 to 4"),
        (("--players", "0"), "not 0"),
        (("--players", "-1"), "not -1"),
        (("hitodama", "--players", "0", "--bots", "random"), "2 to 4"),
        (("hitodama", "--level", "odd"), "odd"),
        (("--players", "2", "--seats", "me,me,me"), "3 seats"),
        (("--players", "2", "--bots", "random,random"), "3 seats"),
        (("--bots", "wizard"), "wizard"),
        (("--seats", "me,"), "me,"),
        (("--seats", "me,me", "--bots", "random"), "not both"),
        (("--options", "harder"), "harder"),
        (("hitodama", "--options", "harder=true"), "harder"),
        (("bitoku", "--options", "score_floor=maybe"), "score_floor"),
        (("bitoku", "--players", "2", "--options", "harder=true"), "would change nothing"),
        (("--seed", "-1"), "-1"),
        (("--lang", "xx"), "xx"),
        (("--pack", "no-such-folder"), "no-such-folder"),
        (("--resume", "no-such-file"), "no-such-file"),
        (("--resume", "x", "--players", "2"), "--players"),
        (("--resume", "x", "--level", "odd"), "--level"),
    ],
)
def test_mistakes_are_told_with_status_2(args: tuple[str, ...], message: str) -> None:
    result = run("--terminal", *args)
    assert result.exit_code == 2
    assert message in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize("game", mori.game_names())
def test_without_a_seed_nobody_finds_it_and_it_deals_the_same_game_again(
    tmp_path: Path, game: str
) -> None:
    file, again = tmp_path / "game.json", tmp_path / "again.json"
    assert run(game, "--terminal", typed=f"save {file}\n").exit_code == 0
    record = mori.read_record(file.read_text())
    assert record["rng"] == "sha256-ctr/1"
    result = run(game, "--terminal", "--seed", str(record["seed"]), typed=f"save {again}\n")
    assert f"seed {record['seed']}." in result.output
    assert mori.read_record(again.read_text())["checks"] == record["checks"]


def saved(folder: Path, game: str = "hitodama") -> Path:
    file = folder / "game.json"
    result = run(game, "--terminal", "--seed", "5", typed=f"1\nsave {file}\n")
    assert result.exit_code == 0
    return file


@pytest.mark.parametrize("game", mori.game_names())
def test_a_saved_game_is_resumed_where_it_stopped(tmp_path: Path, game: str) -> None:
    file = saved(tmp_path, game)
    result = run("--terminal", "--resume", str(file), typed="1\n")
    assert result.exit_code == 0
    count = len(mori.replay(file).answers)
    assert f"goes on after {count} answers" in result.output


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"format"', '"fromat"'),
        ('"checks": [', '"checks": ["0", '),
        ('"0 move', '"0 mvoe'),
        ("mori-record/1", "mori-record/9"),
        ('"seed": 5', '"seed": 6'),
        ("}", ""),
        ('"bamboo"', '"wizard"'),
    ],
)
def test_a_broken_record_is_told_with_status_2(tmp_path: Path, old: str, new: str) -> None:
    file = saved(tmp_path)
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    result = run("--terminal", "--resume", str(file))
    assert result.exit_code == 2
    assert result.output.strip()
    assert "Traceback" not in result.output


def test_a_finished_game_shows_its_result_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = mori.new_game("hitodama", players=2, seed=1, seats=["human", "human"])
    while not game.is_over:
        game.apply(game.decisions[0].actions[0])
    file.write_text(mori.write_record(game.record()), "utf-8")
    result = run("--terminal", "--resume", str(file))
    assert result.exit_code == 0
    assert "The game is over" in result.output


@pytest.mark.parametrize("typed", [b"", b"\n", b"1\n1", b"\xff\xfe\x00\n1\n", b"\n" * 2000])
def test_input_that_ends_is_a_quiet_end(typed: bytes) -> None:
    result = run("--terminal", "--seed", "5", typed=typed)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.endswith("Goodbye.\n")


def test_a_line_of_a_megabyte_is_refused_once() -> None:
    args = ("hitodama", "--terminal", "--seed", "5")
    result = run(*args, typed=b"1" * 1_000_000 + b"\n1\n")
    assert result.exit_code == 0
    assert result.stdout.count("too long") == 1
    assert "moves an essence" in result.stdout.rpartition("too long")[2]
    assert len(result.stdout) < 100_000


@pytest.mark.parametrize(
    "environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}, {"FORCE_COLOR": "", "TERM": "xterm"}]
)
def test_no_color_and_dumb_terminals_get_no_escape_codes(environment: dict[str, str]) -> None:
    result = run("--terminal", "--seed", "5", typed="1\n", **environment)
    assert result.exit_code == 0
    assert b"\x1b" not in result.stdout_bytes


def test_an_ascii_terminal_is_no_mistake() -> None:
    result = run("--terminal", "--seed", "5", typed="?\n1\n", charset="ascii")
    assert (result.exit_code, result.stderr) == (0, "")
    result.stdout_bytes.decode("ascii")


def test_a_pipe_with_broken_letters_in_an_ascii_terminal() -> None:
    """All of that once more in a process, with the streams that the system gives it."""
    environment = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "TERM": "dumb"}
    typed = b"\xff\xfe\x00\n1\n1"
    result = run_process("--terminal", "--seed", "5", typed=typed, **environment)
    assert (result.returncode, result.stderr) == (0, b"")
    assert result.stdout.endswith(b"Goodbye.\n") and b"\x1b" not in result.stdout
    result.stdout.decode("ascii")
