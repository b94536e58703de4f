"""A build that cannot be whole stops, and says why and how to do without."""

import os
from pathlib import Path

import pytest

import setup_engine
import setup_page


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources of a page in a folder of their own, nothing installed and nothing built."""
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "package.json").write_text('{"engines": {"node": ">=20.19"}}', encoding="utf-8")
    (folder / "package-lock.json").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(setup_page, "ROOT", tmp_path)
    monkeypatch.setattr(setup_page, "WEB", folder)
    monkeypatch.setattr(setup_page, "INSTALLED", folder / "node_modules" / "installed")
    monkeypatch.setattr(setup_page, "PAGE", tmp_path / "page" / "index.html")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin-that-is-not-there")
    return folder


def program(folder: Path, name: str, script: str) -> None:
    """Put a program where the build finds it, and nothing else."""
    path = folder / "bin" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


def test_without_node_the_page_says_what_it_needs(web: Path) -> None:
    with pytest.raises(SystemExit, match=r"needs npm and Node 20.19 or newer.\n.*MORI_PAGE=0"):
        setup_page.build_page()


def test_a_node_that_is_too_old_is_named(web: Path, tmp_path: Path) -> None:
    program(tmp_path, "npm", "exit 0")
    program(tmp_path, "node", "echo v20.9.1")
    with pytest.raises(SystemExit, match=r"Node 20.19 or newer, and this is v20.9.1"):
        setup_page.build_page()


def test_npm_that_fails_stops_the_build(web: Path, tmp_path: Path) -> None:
    program(tmp_path, "npm", "exit 3")
    program(tmp_path, "node", "echo v20.19.0")
    with pytest.raises(SystemExit, match="npm ci failed"):
        setup_page.build_page()


def test_a_page_is_built_again_only_when_it_is_older_than_a_source(
    web: Path, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    program(tmp_path, "node", "echo v22.1.0")
    program(
        tmp_path,
        "npm",
        f'echo "$1" >>{log}; /bin/mkdir -p node_modules ../page; '
        ": >node_modules/installed; : >../page/index.html",
    )
    setup_page.build_page()
    setup_page.build_page()
    assert log.read_text("utf-8").split() == ["ci", "run"]
    later = setup_page.PAGE.stat().st_mtime + 10
    catalogue = tmp_path / "src" / "mori" / "words.ftl"
    catalogue.parent.mkdir(parents=True)
    catalogue.touch()
    os.utime(catalogue, (later, later))
    setup_page.build_page()
    assert log.read_text("utf-8").split() == ["ci", "run", "run"]


def test_packed_sources_need_the_page_and_no_node(
    web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup_page, "WEB", tmp_path / "nowhere")
    with pytest.raises(SystemExit, match="packed without it"):
        setup_page.build_page()
    setup_page.PAGE.parent.mkdir()
    setup_page.PAGE.touch()
    setup_page.build_page()


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> setup_engine.BuildEngine:
    """The command that compiles, on a machine whose C compiler fails."""
    monkeypatch.setenv("CC", "false")
    monkeypatch.setattr(setup_engine, "is_built_in_place", lambda *_: False)
    command = setup_engine.BuildEngine(setup_engine.NativeDistribution())
    command.build_lib = str(tmp_path)
    command.ensure_finalized()
    return command


def test_without_a_compiler_the_engine_says_what_it_needs(
    engine: setup_engine.BuildEngine,
) -> None:
    with pytest.raises(SystemExit, match=r"(?s)no working C compiler.*MORI_COMPILE=0"):
        engine.run()


def test_without_a_compiler_make_setup_leaves_no_engine_and_a_notice(
    engine: setup_engine.BuildEngine,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    old = tmp_path / f"old{setup_engine.SUFFIX}"
    old.touch()
    monkeypatch.setattr(setup_engine, "WANTED", "auto")
    engine.run()
    assert capsys.readouterr().err.startswith("Notice: no working C compiler")
    assert list(tmp_path.rglob("*.*")) == []


def test_an_engine_is_packed_again_only_if_it_was_made_from_these_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "mori"
    compiled, read_by_it = package / "core" / "game.py", package / "content" / "pack.py"
    manifest = package / "manifest"
    for path in (compiled, read_by_it, manifest):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("", encoding="utf-8")
    monkeypatch.setattr(setup_engine, "SOURCES", tmp_path)
    monkeypatch.setattr(setup_engine, "PACKAGE", package)

    def is_built(wanted: str = "") -> bool:
        return setup_engine.is_built_in_place(manifest, wanted, [compiled])

    later = manifest.stat().st_mtime + 10
    os.utime(manifest, (later, later))
    assert not is_built()  # no extension modules
    for extension in setup_engine.extensions_of([compiled]):
        extension.touch()
    assert is_built()
    assert not is_built("of other sources")
    os.utime(read_by_it, (later + 10, later + 10))
    assert not is_built()


def test_an_editable_install_compiles_beside_the_sources() -> None:
    command = setup_engine.BuildEngine(setup_engine.NativeDistribution())
    setattr(command, "editable_mode", True)  # noqa: B010  # as setuptools does
    command.ensure_finalized()
    assert command.inplace
