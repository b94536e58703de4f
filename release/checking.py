"""Checks the artefacts: each is installed where nothing else is, and a game is played with it."""

import shutil
import subprocess
import zipfile
from collections.abc import Iterable
from pathlib import Path

from release.bare import Bare
from release.building import (
    CHECKSUMS,
    CLONE,
    OFFLINE,
    RESULT,
    WORK,
    digest_of,
    fresh,
    python_of_clone,
)

GAMES = (("hitodama", "cedar"), ("bitoku", "bamboo"))
BROWSER_TEST = "tests/web/test_offline_folder.py"
ONE_GAME = "test_hitodama_against_cedar_with_hints_and_then_its_link"
PASSED = "1 passed"
SKIPPED = "1 skipped"


def check_wheel(wheel: Path, version: str, engine: str, python: str) -> str:
    """Install a wheel alone, replay all recorded games, open the lobby and play both games."""
    bare = Bare(fresh(WORK / "installed"), python)
    bare.pip("install", str(wheel))
    said = bare.mori("--version")
    if said != f"Mori {version}, {engine} engine\n":
        raise SystemExit(f"{wheel.name}: {said}")
    records = sorted((CLONE / "tests" / "fixtures" / "records").glob("*.json"))
    bare.mori("replay", "--quiet", *map(str, records))
    with bare.playing() as lobby:
        for game, rival in GAMES:
            result = lobby.play(game, [rival])
            if not result["scores"]:
                raise SystemExit(f"{wheel.name}: {game} has no result")
        return f"{len(records)} records, 2 games, lobby after {lobby.seconds:.1f} s"


def check_offline(archive: Path, version: str) -> str:
    """Unpack the archive where the folder was, and play a game from there in a browser."""
    shutil.rmtree(OFFLINE)
    with zipfile.ZipFile(archive) as file:
        file.extractall(OFFLINE.parent)
    (OFFLINE.parent / f"mori-offline-{version}").rename(OFFLINE)
    command = [python_of_clone(), "-m", "pytest", "-q", "-p", "no:cacheprovider", BROWSER_TEST]
    done = subprocess.run(
        [*command, "-k", ONE_GAME], cwd=CLONE, capture_output=True, text=True, check=False
    )
    if PASSED in done.stdout:
        return "a game in the browser, with the network cut"
    if done.returncode == 0 and SKIPPED in done.stdout:
        return "NOT PLAYED: there is no Chromium"
    raise SystemExit(f"{archive.name}:\n{done.stdout}{done.stderr}")


def check_checksums(artefacts: Iterable[Path]) -> None:
    """Every artefact is named, and is what is said."""
    lines = (RESULT / CHECKSUMS).read_text("utf-8").splitlines()
    said = {name: digest for digest, name in (line.split("  ") for line in lines)}
    for path in artefacts:
        if said.get(path.name) != digest_of(path):
            raise SystemExit(f"{CHECKSUMS} does not fit {path.name}.")
