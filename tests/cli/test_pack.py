"""`mori pack`."""

from pathlib import Path

import pytest

from mori.cli.pack_sources import own_source
from tests.cli.running import run, run_json


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of Mori's own pack, to be spoilt."""
    (source,) = own_source("hitodama").path.glob("*.toml")
    file = tmp_path / "copy.toml"
    file.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    return file


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_own_packs_are_good() -> None:
    result = run("pack", "check")
    assert result.exit_code == 0
    (own,) = run_json("pack", "check", "--game", "hitodama")
    assert own["ok"] and own["problems"] == own["notices"] == []
    assert own["fingerprint"] in result.stdout


@pytest.mark.parametrize("game", ["bitoku", "hitodama"])
def test_a_copy_is_the_pack_itself_and_overwrites_nothing(game: str, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "ours"
    copied = run("pack", "copy", game, str(folder))
    assert copied.exit_code == 0 and f"mori pack check {folder}" in copied.stdout
    (own,) = run_json("pack", "check", "--game", game)
    checked = run_json("pack", "check", str(folder))
    assert checked["ok"] and checked["digest"] == own["digest"]
    again = run("pack", "copy", game, str(folder))
    assert (again.exit_code, again.stderr) == (
        2,
        f"There is a file or a folder at {folder} already.\n",
    )


def test_varied_packs_are_good_and_overwrite_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "packs"
    asked = ("pack", "vary", "hitodama", str(folder), "--share", "5,50", "--count", "2")
    result = run(*asked)
    assert result.exit_code == 0
    assert [path.name for path in sorted(folder.iterdir())] == ["001", "002"]
    for pack in folder.iterdir():
        assert str(pack) in result.stdout
        assert run("pack", "check", str(pack)).exit_code == 0
    assert run(*asked).exit_code == 2


@pytest.mark.parametrize("share", ["", "0", "101", "5,,20", "many"])
def test_a_share_that_is_no_percentage_is_told(share: str, tmp_path: Path) -> None:
    result = run("pack", "vary", "hitodama", str(tmp_path / "packs"), "--share", share)
    assert result.exit_code == 2 and "5,20,50" in result.stderr
    assert not (tmp_path / "packs").exists()


def test_a_copy_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    copied = run("pack", "copy", "bitoku", str(tmp_path / "file" / "ours"))
    assert copied.exit_code == 2 and "cannot be written" in copied.stderr


def test_every_problem_is_told_at_once(copy: Path) -> None:
    spoil(copy, 'id = "map"\nvalue = 1', 'id = "map"\nvalue = "one"')
    spoil(copy, 'id = "player_board"\nvalue', 'id = "player_board"\nvaluee')
    result = run("pack", "check", str(copy))
    assert result.exit_code == 2
    assert all(word in result.stdout for word in ("copy.toml", "map", "player_board", "valuee"))
    data = run_json("pack", "check", str(copy))
    assert not data["ok"] and len(data["problems"]) >= 2


def test_what_the_rulebook_states_otherwise_is_a_notice(copy: Path) -> None:
    spoil(copy, 'designer = "Adrián Luzarreta"', 'designer = "Somebody"')
    result = run("pack", "check", str(copy))
    assert result.exit_code == 0
    data = run_json("pack", "check", str(copy))
    assert data["notices"] == [{"table": "meta", "id": "", "keys": ["designer"]}]


def test_show_counts_and_lists() -> None:
    shown = {counts["game"]: counts for counts in run_json("pack", "show")}
    assert shown["hitodama"]["tables"]["tile"] == {"reconstructed": 8}
    assert sum(shown["bitoku"]["tables"]["bitoku"].values()) == 7
    assert "tile.side" in run("pack", "show").stdout
    listed = {entry["game"]: entry for entry in run_json("pack", "show", "--table", "tile")}
    assert len(listed["hitodama"]["entries"]) == 8
    assert run("pack", "show", "--table", "tile").exit_code == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ("check", "/no/such/pack"),
        ("check", "--game", "chess"),
        ("show", "/no/such/pack"),
        ("show", "--table", "nothing"),
    ],
)
def test_mistakes_get_a_message_and_status_2(arguments: tuple[str, ...]) -> None:
    result = run("pack", *arguments)
    assert result.exit_code == 2 and result.output


@pytest.mark.parametrize("content", [b"", b"\xff\x00", b"a = [" * 5000, b'game = "chess"\n'])
def test_garbage_gets_a_message(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "garbage.toml"
    file.write_bytes(content)
    result = run("pack", "check", str(file))
    assert result.exit_code == 2 and result.output
