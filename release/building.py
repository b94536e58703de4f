"""Builds the artefacts: everything from a clean clone, every wheel from the source distribution."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from release.bare import ROOT, Bare
from release.pythons import Python

WORK: Final = ROOT / "build" / "release"
CLONE: Final = WORK / "clone"
RESULT: Final = ROOT / "dist" / "release"
OFFLINE: Final = CLONE / "dist" / "offline"
CHECKSUMS: Final = "SHA256SUMS"
EARLIEST: Final = (1980, 1, 1, 0, 0, 0)  # that a zip can name; the same files give the same zip
# Nothing of this checkout, and nothing that make has set for itself.
FOREIGN: Final = ("MORI_", "MAKE", "MFLAGS", "PYTHON", "VIRTUAL_ENV", "SIDE_BY_SIDE", "ARGS")


def clean_clone() -> None:
    """A clone of what has been committed, with nothing that was built here."""
    changed = _said("git", "status", "--porcelain", "--untracked-files=no")
    if changed:
        raise SystemExit(f"A release is built from what is committed, and this is not:\n{changed}")
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    run("git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(CLONE), folder=ROOT)


def check_changelog(version: str) -> None:
    """The version that is built has a chapter of its own."""
    text = (CLONE / "CHANGELOG.md").read_text("utf-8")
    if not re.search(rf"(?m)^## {re.escape(version)} ", text):
        raise SystemExit(f"CHANGELOG.md has no chapter on {version}.")


def build_offline(version: str) -> Path:
    """The folder for static hosts, as one file. The clone has its tools in .venv from then on."""
    run("make", "--no-print-directory", "offline")
    archive = RESULT / f"mori-offline-{version}.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
        for path in sorted(OFFLINE.rglob("*")):
            if path.is_file():
                name = f"mori-offline-{version}/{path.relative_to(OFFLINE).as_posix()}"
                entry = zipfile.ZipInfo(name, EARLIEST)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = 0o644 << 16
                file.writestr(entry, path.read_bytes())
    return archive


def build_sources() -> Path:
    """The source distribution, with the page in it."""
    run(python_of_clone(), "setup.py", "--quiet", "sdist", "--dist-dir", str(RESULT))
    return only(RESULT.glob("*.tar.gz"))


def build_pure(sources: Path) -> Path:
    """The wheel for every machine, built where there is neither a compiler nor Node."""
    builder = Bare(fresh(WORK / "pure"))
    wheels = ("wheel", "--no-deps", "--wheel-dir", str(RESULT))
    builder.pip(*wheels, str(sources), MORI_COMPILE="0", SOURCE_DATE_EPOCH=date_of_commit())
    return only(RESULT.glob("*-py3-none-any.whl"))


def build_compiled(sources: Path, python: Python) -> Path:
    """A wheel with the compiled engine, for one Python and every Linux that is not too old."""
    folder = fresh(WORK / python.version)
    builder = Bare(folder, python.path)
    builder.variables["PATH"] = os.environ["PATH"]  # the compiler
    builder.pip(
        *("wheel", "--no-deps", "--wheel-dir", str(folder), str(sources)),
        SOURCE_DATE_EPOCH=date_of_commit(),
    )
    built = only(folder.glob("*.whl"))
    target = fresh(folder / "repaired")
    if sys.platform == "linux":
        # It looks at the versions of the C library's functions, and names the oldest that has all.
        run(python_of_clone(), "-m", "auditwheel", "repair", "--wheel-dir", str(target), str(built))
    else:
        shutil.copy2(built, target)
    wheel = only(target.glob("*.whl"))
    if "-linux_" in wheel.name:
        raise SystemExit(f"{wheel.name} is for this machine alone.")
    shutil.copy2(wheel, RESULT)
    return RESULT / wheel.name


def write_checksums(artefacts: Iterable[Path]) -> Path:
    """As sha256sum writes and checks them."""
    lines = [f"{digest_of(path)}  {path.name}\n" for path in sorted(artefacts)]
    (RESULT / CHECKSUMS).write_text("".join(lines), encoding="utf-8")
    return RESULT / CHECKSUMS


def digest_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def python_of_clone() -> str:
    return str(CLONE / ".venv" / "bin" / "python")


def date_of_commit() -> str:
    """In seconds, for files in archives: the same commit gives the same dates."""
    return _said("git", "log", "-1", "--format=%ct")


def run(*command: str, folder: Path = CLONE, **variables: str) -> None:
    """Run a command of the build; whatever goes wrong ends the release."""
    tools = f"{CLONE / '.venv' / 'bin'}:{os.environ['PATH']}"
    kept = {name: value for name, value in os.environ.items() if not name.startswith(FOREIGN)}
    done = subprocess.run(
        command,
        cwd=folder,
        env={**kept, "PATH": tools, "SOURCE_DATE_EPOCH": date_of_commit(), **variables},
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed.")


def fresh(folder: Path) -> Path:
    """An empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def only(paths: Iterable[Path]) -> Path:
    """The only one of some paths."""
    (path,) = paths
    return path


def _said(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()
