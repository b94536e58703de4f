"""Reading packs from disk: what is accepted, what a pack is known by, what is refused."""

import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

from mori.content import MAX_FILE_BYTES, RawPack, read_pack, require_game
from mori.core.errors import ContentError, Problem
from tests.content.toml_text import places


def put(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def refused(path: Path) -> list[Problem]:
    with pytest.raises(ContentError) as caught:
        read_pack(path)
    places(caught.value)
    return caught.value.problems


def only(path: Path) -> Problem:
    (problem,) = refused(path)
    return problem


def test_one_file_is_a_pack(tmp_path: Path) -> None:
    raw = read_pack(put(tmp_path / "a.toml", 'schema = "hitodama-components/1"\n[x]\ny = 1\n'))
    assert raw.files == {"a.toml": {"schema": "hitodama-components/1", "x": {"y": 1}}}
    assert raw.game == "hitodama"
    assert require_game(raw) == "hitodama"


def test_a_folder_is_a_pack_sorted_by_name(tmp_path: Path) -> None:
    put(tmp_path / "z.toml", "a = 1")
    put(tmp_path / "pack.toml", 'schema = 1\ngame = "bitoku"')
    put(tmp_path / "README.md", "not data")
    (tmp_path / "folder.toml").mkdir()
    raw = read_pack(tmp_path)
    assert list(raw.files) == ["pack.toml", "z.toml"]
    assert raw.game == "bitoku"


def test_a_text_is_parsed_once_and_an_edited_one_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed: list[str] = []

    def loads(text: str) -> dict[str, object]:
        parsed.append(text)
        return tomllib.loads(text)

    monkeypatch.setattr("mori.content.pack.tomllib", SimpleNamespace(loads=loads))
    path = put(tmp_path / "a.toml", "once = 1")
    put(tmp_path / "b.toml", "twice = 2")
    first, second = read_pack(tmp_path), read_pack(tmp_path)
    assert first == second and parsed == ["once = 1", "twice = 2"]
    put(path, "once = 3")
    assert read_pack(tmp_path).files == {"a.toml": {"once": 3}, "b.toml": {"twice": 2}}
    assert parsed[2:] == ["once = 3"]


def test_a_pack_that_names_no_game_is_read_but_not_played(tmp_path: Path) -> None:
    raw = read_pack(put(tmp_path / "a.toml", "schema = 3"))
    assert raw.game == ""
    with pytest.raises(ContentError) as caught:
        require_game(raw)
    assert places(caught.value) == [("", "", "game_unknown")]


def digest(path: Path, text: str) -> str:
    return read_pack(put(path, text)).digest


def test_the_fingerprint_is_that_of_the_data(tmp_path: Path) -> None:
    first = digest(tmp_path / "a.toml", "# old\nx = 1\ny = [1, 2]\nd = 2020-01-01\n")
    same = digest(tmp_path / "a.toml", "y = [\n  1,\n  2, # new\n]\nd = 2020-01-01\nx = 0x1")
    assert first == same
    assert len(first) == 64
    for other in ("x = 2\ny = [1, 2]", "x = 1\ny = [2, 1]", 'x = "1"\ny = [1, 2]'):
        assert digest(tmp_path / "a.toml", other + "\nd = 2020-01-01") != first
    assert digest(tmp_path / "a.toml", 'x=1\ny=[1, 2]\nd="2020-01-01"') != first


def test_a_single_file_may_be_renamed_and_moved(tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    folder.mkdir()
    first = digest(tmp_path / "a.toml", "x = 1")
    assert digest(folder / "b.toml", "x = 1") == first
    assert read_pack(folder).digest == first


def test_files_beside_others_are_known_by_name(tmp_path: Path) -> None:
    def of(*names: str) -> RawPack:
        folder = tmp_path / "-".join(names)
        folder.mkdir()
        for number, name in enumerate(names):
            put(folder / name, f"x = {number}")
        return read_pack(folder)

    assert of("a.toml", "b.toml").digest != of("a.toml", "c.toml").digest


def test_missing_path(tmp_path: Path) -> None:
    assert only(tmp_path / "nowhere").code == "path_missing"


def test_folder_without_toml(tmp_path: Path) -> None:
    assert only(tmp_path).code == "no_toml_files"


def test_unreadable_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def deny(*_arguments: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = put(tmp_path / "a.toml", "x = 1")
    monkeypatch.setattr(Path, "open", deny)
    assert only(path).code == "unreadable"


def test_every_broken_file_is_named(tmp_path: Path) -> None:
    put(tmp_path / "a.toml", "x = 1")
    put(tmp_path / "b.toml", "x = 1\ny = = 2\n")
    put(tmp_path / "c.toml", "x = 1\nx = 2\n")
    (tmp_path / "d.toml").write_bytes(b"x = 1\ny = '\xff\xfe'\n")
    found = [(problem.file, problem.code) for problem in refused(tmp_path)]
    assert found == [("b.toml", "toml_syntax"), ("c.toml", "toml_syntax"), ("d.toml", "not_utf8")]


def test_a_syntax_error_says_where(tmp_path: Path) -> None:
    problem = only(put(tmp_path / "a.toml", "x = 1\ny = = 2\n"))
    assert (problem.data["line"], problem.data["column"]) == (2, 5)
    assert "(" not in str(problem.data["detail"])


def test_a_truncated_file_ends_where_it_ends(tmp_path: Path) -> None:
    problem = only(put(tmp_path / "a.toml", 'x = 1\ny = { a = "b'))
    assert (problem.code, problem.data["line"]) == ("toml_syntax", 2)


def test_a_file_of_bytes(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_bytes(bytes(range(256)))
    assert only(path).code == "not_utf8"
    path.write_bytes(b"\x00" * 20)
    assert only(path).code == "toml_syntax"


def test_an_oversized_file_is_not_parsed(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_bytes(b"#" * (MAX_FILE_BYTES + 1))
    problem = only(path)
    assert (problem.code, problem.data["size"]) == ("file_too_large", MAX_FILE_BYTES + 1)
    path.write_bytes(b"#" * MAX_FILE_BYTES)
    assert read_pack(path).files == {"a.toml": {}}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("x = " + "[" * 50 + "]" * 50, "nested_too_deeply"),
        ("x = " + "[" * 20_000, "nested_too_deeply"),
        ("a." * 100_000 + "b = 1", "nested_too_deeply"),  # the parser would take minutes
        ("[" + " 'a b' . " * 50_000 + "c]", "nested_too_deeply"),
        ("x = { " + '"".' * 50_000 + "c = 1 }", "nested_too_deeply"),
        ("x = 9223372036854775808", "number_out_of_range"),
        ("x = 0x" + "f" * 20_000, "number_out_of_range"),
        ("x = " + "9" * 20_000, "toml_syntax"),
        ("x = 2020-02-31", "toml_syntax"),
    ],
)
def test_what_toml_allows_and_no_pack_holds(tmp_path: Path, text: str, code: str) -> None:
    assert only(put(tmp_path / "a.toml", text)).code == code
