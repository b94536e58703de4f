"""What is taken along for the Python in the browser follows from what its workers import."""

import ast
from pathlib import Path

import pytest

from offline import sources


def imports_at_once(path: Path) -> set[str]:
    """The modules of Mori that a file names when it is imported itself."""
    return {
        name
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ImportFrom) and node.module
        for name in (node.module, *(f"{node.module}.{each.name}" for each in node.names))
        if sources.is_ours(name)
    }


def test_whatever_a_module_imports_is_there_too() -> None:
    files = [path for path in sources.mori_files() if path.suffix == ".py"]
    there = {sources.module_of(path) for path in files}
    exists = {sources.module_of(path) for path in sources.PACKAGE.rglob("*.py")}
    left_out = {
        sources.module_of(path)
        for path in sources.PACKAGE.rglob("*.py")
        if sources.is_any(path.relative_to(sources.PACKAGE).as_posix(), sources.UNUSED_IN_MORI)
    }
    missing = {
        (sources.module_of(path), name)
        for path in files
        for name in (imports_at_once(path) & exists) - there - left_out
    }
    assert missing == set()
    assert {*sources.ENTRIES, *sources.FOUND_BY_NAME} <= there


def test_the_data_of_what_is_taken_along_is_there_and_no_other() -> None:
    files = {path.relative_to(sources.PACKAGE).as_posix() for path in sources.mori_files()}
    assert "games/bitoku/data/bitoku.toml" in files
    assert not any(name.startswith(("cli/", "lab/", "learn/", "envs/")) for name in files)
    assert not any(name.endswith((".ftl", ".npz", ".so")) for name in files)


def test_every_library_is_accounted_for() -> None:
    assert sources.unaccounted() == []
    assert set(sources.LEFT_OUT) <= sources.foreign_modules(), "left out although nothing needs it"


@pytest.mark.parametrize("forgotten", ["LEFT_OUT", "LIBRARIES"])
def test_a_new_library_stops_the_build(
    forgotten: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sources, forgotten, ())
    with pytest.raises(SystemExit, match="does not say what becomes of"):
        sources.lay_out_mori(tmp_path)


def test_a_part_of_the_standard_library_that_is_needed_is_not_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sources, "UNUSED", (*sources.UNUSED, "hashlib.py"))
    assert sources.unaccounted() == ["hashlib"]
