"""Builds the folder: Python, Mori, nets and answers first, then the page that names them."""

import io
import json
import os
import shutil
import subprocess
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import setup_page
from mori.bots.fit import DESCRIPTION
from mori.core.registry import entry_of, game_names
from mori.server.browser.starting import EMPTY
from mori.server.storage import open_database, upgrade
from mori.server.storage.revisions import latest
from offline import sources
from offline.answers import answers
from offline.bundle import digest_of, packed, zipped

ROOT: Final = sources.ROOT
WORK: Final = ROOT / "build" / "offline"
RESULT: Final = ROOT / "dist" / "offline"
RUNTIME: Final = WORK / "runtime"  # what is put next to the page
ABOUT: Final = WORK / "runtime.json"
HOME: Final = "home"  # where the service in the browser has its files
LOADER: Final = "pyodide.mjs"


def build() -> None:
    setup_page.install_packages()
    fresh(RUNTIME)
    python = put_python()
    mori, nets = put_mori()
    known = put_answers()
    ABOUT.write_text(json.dumps(described(python, mori, nets, known), indent=1))
    print("== building the page for a static host", flush=True)
    environment = {**os.environ, "MORI_RUNTIME": str(ABOUT)}
    command = ["npm", "run", "--silent", "build", "--", "--mode", "offline", "--logLevel", "warn"]
    if subprocess.run(command, cwd=setup_page.WEB, env=environment, check=False).returncode:
        raise SystemExit("The page cannot be built.")
    shutil.copytree(RUNTIME, RESULT, dirs_exist_ok=True)
    (RESULT / ".nojekyll").touch()  # GitHub's pages leave no file out
    (RESULT / "index.html").touch()


def is_up_to_date() -> bool:
    """Whether the folder is there and newer than all that it is made from."""
    made_from = [*setup_page.page_sources(), ROOT / "constraints.txt", ROOT / "pyproject.toml"]
    made_from += Path(__file__).parent.glob("*.*")
    made_from += [
        path
        for path in (ROOT / "src" / "mori").rglob("*")
        if path.suffix in (".py", ".toml", ".md", ".npz")
    ]
    made_from += (ROOT / "docs" / "rules").rglob("*.md")
    return setup_page.is_newer(RESULT / "index.html", made_from)


def put_python() -> str:
    """Pyodide, with the standard library as bytecode; returns the folder."""
    print("== compiling Python's standard library", flush=True)
    compiled = bytecode_of("stdlib", sources.lay_out_standard_library)
    library = zipped(stored_zip(compiled))
    files = {"stdlib.zip.packed": library, LOADER: (sources.PYODIDE / LOADER).read_bytes()}
    for name in ("pyodide.asm.wasm", "pyodide.asm.mjs"):
        files[f"{name}.packed"] = zipped((sources.PYODIDE / name).read_bytes())
    folder = f"python/{digest_of(*files.values())}/"
    for name, data in files.items():
        put(folder + name, data)
    return folder


def put_mori() -> tuple[str, dict[str, dict[str, str]]]:
    """Mori with its libraries, what carries earlier rows over, and the nets; returns the folder."""
    print("== compiling Mori and its libraries", flush=True)
    compiled = bytecode_of("mori", sources.lay_out_mori)
    nets = {game: entry_of(game).folder for game in game_names()}
    places: dict[str, dict[str, str]] = {}
    for game, home in nets.items():
        file = home / "nets" / "best.npz" if home is not None else None
        if file is None or not file.is_file():
            continue
        place = f"mori/games/{game}/nets/best.npz"
        put_description(file, compiled / place)
        data = zipped(file.read_bytes())
        name = f"nets/{game}-{digest_of(data)}.npz.packed"
        put(name, data)
        places[game] = {"file": name, "place": place}
    make_empty_database(compiled / HOME / EMPTY)
    bundle = packed(compiled)
    folder = f"mori/{digest_of(bundle)}/"
    put(folder + "mori.packed", bundle)
    return folder, places


def put_for_migrations() -> str:
    """What carries over the rows of an earlier version; returns the file."""
    compiled = bytecode_of(
        "migrations", lambda folder: sources.lay_out_libraries(folder, sources.FOR_MIGRATIONS)
    )
    bundle = packed(compiled)
    name = f"mori/migrations-{digest_of(bundle)}.packed"
    put(name, bundle)
    return name


def put_answers() -> dict[str, str]:
    """The answers known beforehand; returns their files by their paths."""
    print("== asking the service what it answers to anybody", flush=True)
    found: dict[str, str] = {}
    for path, body in answers().items():
        name = f"answers/{digest_of(body)}.json"
        put(name, body)
        found[path] = name
    return found


def described(
    python: str, mori: str, nets: dict[str, dict[str, str]], known: dict[str, str]
) -> dict[str, object]:
    """What the page is told of all this."""
    migrations = put_for_migrations()
    files = sorted(path for path in RUNTIME.rglob("*") if path.is_file())
    sizes = {path.relative_to(RUNTIME).as_posix(): path.stat().st_size for path in files}
    about = {
        "python": python,
        "mori": mori,
        "migrations": migrations,
        "revision": latest(),
        "engine": "interpreted",
        "bytes": sizes,
        "answers": known,
        "nets": nets,
    }
    return {"version": digest_of(json.dumps(about).encode(), *page_sources()), **about}


def page_sources() -> list[bytes]:
    """All that the page is made from."""
    return [path.read_bytes() for path in sorted(setup_page.page_sources())]


def bytecode_of(name: str, lay_out: Callable[[Path], None]) -> Path:
    """A folder with the bytecode of some sources and all their other files."""
    laid_out, compiled = fresh(WORK / f"{name}-sources"), WORK / f"{name}-compiled"
    lay_out(laid_out)
    script = Path(__file__).with_name("bytecode.mjs")
    made_of = WORK / f"{name}.made-of"
    digest = digest_of(script.read_bytes(), packed(laid_out))
    if made_of.is_file() and made_of.read_text() == digest:
        return compiled
    made_of.unlink(missing_ok=True)
    fresh(compiled)
    paths = [str(path) for path in (script, sources.PYODIDE, laid_out, compiled)]
    subprocess.run(["node", *paths], check=True, stdout=subprocess.DEVNULL)
    for path in laid_out.rglob("*"):
        file = path.relative_to(laid_out).as_posix()
        is_source = sources.is_any(file, sources.KEPT_AS_SOURCES)
        if is_source:
            (compiled / file).with_suffix(".pyc").unlink(missing_ok=True)
        if path.is_file() and (is_source or path.suffix != ".py"):
            sources.copy(path, compiled / file)
    made_of.write_text(digest)
    return compiled


def stored_zip(folder: Path) -> bytes:
    """A zip whose files are as they are: all of it is compressed at once, which is smaller."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as file:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                file.writestr(
                    zipfile.ZipInfo(path.relative_to(folder).as_posix()), path.read_bytes()
                )
    return buffer.getvalue()


def put_description(net: Path, target: Path) -> None:
    """What is said of a net, without its numbers: the worker with the tables asks for no more."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(net) as whole, zipfile.ZipFile(target, "w") as file:
        name = f"{DESCRIPTION}.npy"
        file.writestr(zipfile.ZipInfo(name), whole.read(name))


def make_empty_database(file: Path) -> None:
    """A database of the newest revision: migrating takes long."""
    file.parent.mkdir(parents=True, exist_ok=True)
    engine = open_database(f"sqlite:///{file.as_posix()}")
    upgrade(engine)
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    engine.dispose()
    for ending in ("-wal", "-shm"):
        file.with_name(file.name + ending).unlink(missing_ok=True)


def put(name: str, data: bytes) -> None:
    file = RUNTIME / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)


def fresh(folder: Path) -> Path:
    """An empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
