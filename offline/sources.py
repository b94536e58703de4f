"""What the Python in the browser gets: its standard library, libraries, and Mori itself."""

import fnmatch
import hashlib
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
PACKAGE: Final = ROOT / "src" / "mori"

# Pyodide has its own build of this one, with a wheel on PyPI.
MSGSPEC: Final = "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
MSGSPEC_SHA256: Final = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
# Pure Python: taken from where Mori is installed, in the versions that constraints.txt names.
LIBRARIES: Final = ("anyio", "idna", "prometheus_client", "sqlalchemy", "starlette")
MODULES: Final = ("typing_extensions.py",)
# Only to carry over what an earlier version of Mori has kept.
FOR_MIGRATIONS: Final = ("alembic", "mako", "markupsafe")

# Parts of the standard library that nothing here uses.
UNUSED: Final = (
    "_pyrepl/*", "unittest/*", "multiprocessing/*", "xmlrpc/*", "xml/*", "ctypes/*", "idlelib/*",
    "pydoc_data/*", "wsgiref/validate.py", "http/cookiejar.py", "encodings/mac_*",
    "encodings/cp[!4]*", "encodings/iso8859_*", "encodings/iso2022*", "encodings/big5*",
    "encodings/gb*", "encodings/euc*", "encodings/johab*", "encodings/shift*", "encodings/koi8*",
    "encodings/kz*", "encodings/hp*", "encodings/ptcp*", "encodings/tis*", "encodings/hz*",
    "encodings/mbcs*", "encodings/oem*", "pdb.py", "bdb.py", "cmd.py", "pydoc.py", "doctest.py",
    "mailbox.py",
    "imaplib.py", "smtplib.py", "ftplib.py", "poplib.py", "nntplib.py", "optparse.py",
    "plistlib.py", "trace.py", "pstats.py", "profile.py", "cProfile.py", "modulefinder.py",
    "wave.py", "configparser.py", "tarfile.py", "pickletools.py", "_pyio.py",
    "turtle*.py", "zipapp.py", "tabnanny.py", "symtable.py", "netrc.py", "webbrowser.py", "this.py",
    "antigravity.py", "pyclbr.py", "rlcompleter.py", "tracemalloc.py", "xdrlib.py", "sched.py",
    "colorsys.py", "fileinput.py",
)  # fmt: skip

# Parts of the libraries that a service on SQLite never loads.
UNUSED_IN_LIBRARIES: Final = (
    "*.so", "*.c", "*.h", "*.pyx", "*.pxd", "*.pyi", "*/py.typed", "*/__pycache__/*",
    "sqlalchemy/testing/*", "sqlalchemy/ext/*", "sqlalchemy/orm/*",
    "sqlalchemy/dialects/mssql/*", "sqlalchemy/dialects/mysql/*", "sqlalchemy/dialects/oracle/*",
    "sqlalchemy/dialects/postgresql/*", "anyio/pytest_plugin.py", "anyio/_backends/_trio.py",
    "prometheus_client/bridge/*", "prometheus_client/twisted/*", "prometheus_client/django/*",
    "prometheus_client/aiohttp/*", "starlette/testclient.py",
    "alembic/testing/*", "alembic/templates/*",
)  # fmt: skip

# What a page without a server asks Mori for; sentences are made by the page.
PARTS: Final = (
    "content",
    "core",
    "games",
    "bots",
    "lessons",
    "books",
    "words",
    "server",
    "reviewing",
)
FILES: Final = ("__init__.py", "_engine.py", "api.py", "plugins.py")
UNUSED_IN_MORI: Final = (
    "*/__pycache__/*", "*.so", "*.npz", "*.ftl", "server/page/*", "server/docs/*",
    "server/push/sending.py", "*/README.md", "*/book/*.md",
)  # fmt: skip
# These are read as sources: anyio reads itself, and migrations are found by their files' names.
KEPT_AS_SOURCES: Final = ("anyio/*", "mori/server/migrations/*")


def lay_out_standard_library(folder: Path) -> None:
    """The standard library without what nothing here uses."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        for name in library.namelist():
            if not name.endswith("/") and not is_any(name, UNUSED):
                library.extract(name, folder)


def lay_out_mori(folder: Path) -> None:
    """Mori and the libraries that its service needs."""
    for name in FILES:
        copy(PACKAGE / name, folder / "mori" / name)
    for part in PARTS:
        copy_tree(PACKAGE / part, folder / "mori" / part, PACKAGE, UNUSED_IN_MORI)
    lay_out_libraries(folder, LIBRARIES, MODULES)
    with zipfile.ZipFile(wheel_of_msgspec()) as wheel:
        for name in wheel.namelist():
            if name.startswith("msgspec/") and not is_any(name, ("*.pyi", "*/py.typed")):
                wheel.extract(name, folder)
    about = folder / "mori.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: mori\nVersion: {version()}\n")
    (about / "entry_points.txt").write_text(entry_points())


def lay_out_libraries(folder: Path, names: tuple[str, ...], modules: tuple[str, ...] = ()) -> None:
    installed = Path(sysconfig.get_paths()["purelib"])
    for name in names:
        copy_tree(installed / name, folder / name, installed, UNUSED_IN_LIBRARIES)
    for name in modules:
        copy(installed / name, folder / name)


def wheel_of_msgspec() -> Path:
    """The wheel, downloaded once by pip and checked."""
    folder = ROOT / "build" / "offline" / "wheels"
    file = folder / MSGSPEC
    if not file.is_file():
        name, version, python, abi, platform = MSGSPEC.removesuffix(".whl").split("-")
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        command += ["--disable-pip-version-check", "--no-input", "--only-binary", ":all:"]
        command += ["--platform", platform, "--python-version", python.removeprefix("cp")]
        command += ["--implementation", "cp", "--abi", abi, "--dest", str(folder)]
        subprocess.run([*command, f"{name}=={version}"], check=True)
    found = hashlib.sha256(file.read_bytes()).hexdigest()
    if found != MSGSPEC_SHA256:
        file.unlink()
        raise SystemExit(f"{MSGSPEC} is another one: its SHA-256 is {found}.")
    return file


def version() -> str:
    from mori.core.version import VERSION

    return VERSION


def entry_points() -> str:
    """The games and bots that Mori declares."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines: list[str] = []
    for group in ("mori.games", "mori.bots"):
        lines += [f"[{group}]"]
        lines += [f"{name} = {target}" for name, target in project["entry-points"][group].items()]
    return "\n".join(lines) + "\n"


def copy_tree(source: Path, target: Path, root: Path, unused: tuple[str, ...]) -> None:
    for path in sorted(source.rglob("*")):
        if path.is_file() and not is_any(path.relative_to(root).as_posix(), unused):
            copy(path, target / path.relative_to(source))


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def is_any(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)
