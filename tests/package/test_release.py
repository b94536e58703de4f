"""What `make release` refuses and chooses. That it builds and plays, it finds out itself."""

import json
import subprocess
from pathlib import Path

import pytest

from release import building, checking
from release.pythons import Python, found_pythons


def program(folder: Path, name: str, says: str) -> str:
    """A program that answers so when it is asked what Python it is."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{says}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def python(folder: Path, name: str, version: str, kind: str = "cpython", headers: int = 1) -> str:
    told = json.dumps([kind, version, bool(headers)])
    return program(folder, name, f"echo '{told}'")


def test_wheels_are_built_for_every_cpython_that_has_its_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = python(tmp_path, "python3.11", "3.11")
    python(tmp_path, "python3.12", "3.12", headers=0)
    program(tmp_path, "python3.13", "exit 127")  # as pyenv's for a version that is not chosen
    other = python(tmp_path, "a-pypy", "3.13", kind="pypy")
    newest = python(tmp_path, "mine", "3.14")
    python(tmp_path, "python3.14", "3.14")
    too_old = python(tmp_path, "old", "3.10")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert found_pythons() == [Python(first, "3.11"), Python(f"{tmp_path}/python3.14", "3.14")]
    monkeypatch.setenv("PYTHONS", f"{other} {newest} {too_old} {tmp_path}/nothing")
    assert found_pythons() == [Python(first, "3.11"), Python(newest, "3.14")]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a changelog, and the folders of the release beside it."""
    folder = tmp_path / "checkout"
    folder.mkdir()
    (folder / "CHANGELOG.md").write_text("# Changelog\n\n## 0.3.0 – 2026-11-19\n", "utf-8")
    for command in (
        ("init", "--quiet"),
        ("add", "."),
        ("-c", "user.name=Aki", "-c", "user.email=aki@example.org", "commit", "-qm", "Begin"),
    ):
        subprocess.run(["git", *command], cwd=folder, check=True)
    monkeypatch.setattr(building, "ROOT", folder)
    monkeypatch.setattr(building, "WORK", tmp_path / "work")
    monkeypatch.setattr(building, "CLONE", tmp_path / "work" / "clone")
    return folder


def test_only_what_is_committed_is_released(checkout: Path) -> None:
    (checkout / "notes").write_text("mine", "utf-8")  # git does not know it
    building.clean_clone()
    assert [path.name for path in building.CLONE.iterdir()] == [".git", "CHANGELOG.md"]
    (checkout / "CHANGELOG.md").write_text("changed", "utf-8")
    with pytest.raises(SystemExit, match=r"(?s)committed.*CHANGELOG\.md"):
        building.clean_clone()


def test_a_version_without_a_chapter_in_the_changelog_is_refused(checkout: Path) -> None:
    building.clean_clone()
    building.check_changelog("0.3.0")
    for version in ("0.3.1", "0.3", "0-3-0"):
        with pytest.raises(SystemExit, match=version):
            building.check_changelog(version)


def test_checksums_are_those_that_sha256sum_knows(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "RESULT", tmp_path)
    monkeypatch.setattr(checking, "RESULT", tmp_path)
    wheels = [tmp_path / "a.whl", tmp_path / "b.whl"]
    for wheel in wheels:
        wheel.write_bytes(wheel.name.encode())
    sums = building.write_checksums(wheels)
    done = subprocess.run(["sha256sum", "--check", sums.name], cwd=tmp_path, capture_output=True)
    assert done.stdout == b"a.whl: OK\nb.whl: OK\n"
    checking.check_checksums(wheels)
    wheels[1].write_bytes(b"another")
    with pytest.raises(SystemExit, match=r"b\.whl"):
        checking.check_checksums(wheels)
