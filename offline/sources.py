"""What the Python in the browser gets: its standard library, libraries, and Mori itself."""

import fnmatch
import hashlib
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from functools import cache
from pathlib import Path
from typing import Final

import grimp

ROOT: Final = Path(__file__).resolve().parent.parent
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
PACKAGE: Final = ROOT / "src" / "mori"

# Pyodide has its own build of this one, with a wheel on PyPI.
MSGSPEC: Final = "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
MSGSPEC_SHA256: Final = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
# Pure Python: taken from where Mori is installed, in the versions that constraints.txt names.
LIBRARIES: Final = ("anyio", "idna", "prometheus_client", "sqlalchemy", "starlette")
MODULES: Final = ("typing_extensions.py",)
# Imported by what is taken along, and not there: why nothing misses them.
LEFT_OUT: Final = {
    "cryptography": "notifications need a service that is always there",
    "fluent": "the page makes the sentences",
    "h11": "nothing comes over a network",
    "numpy": "typed arrays do its arithmetic",
    "platformdirs": "settings and packs of the machine",
    "redis": "several services in front of one database",
}
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

# Where Python begins there: the worker with the tables, and that in which bots think. What these
# import, anywhere in their code, is taken along (`modules`); games and bots are declared.
ENTRIES: Final = ("mori.server.browser.starting", "mori.server.browser.thinking")
# Found by their files' names, when rows of an earlier version are carried over.
FOUND_BY_NAME: Final = ("mori.server.migrations",)
UNUSED_IN_MORI: Final = (
    "*/__pycache__/*", "*.so", "*.npz", "*.ftl", "server/page/*", "server/docs/*",
    "server/push/sending.py", "*/README.md", "*/book/*.md", "py.typed",
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
    if lost := unaccounted():
        raise SystemExit(f"offline/sources.py does not say what becomes of {', '.join(lost)}.")
    for path in mori_files():
        copy(path, folder / "mori" / path.relative_to(PACKAGE))
    lay_out_libraries(folder, LIBRARIES, MODULES)
    with zipfile.ZipFile(wheel_of_msgspec()) as wheel:
        for name in wheel.namelist():
            if name.startswith("msgspec/") and not is_any(name, ("*.pyi", "*/py.typed")):
                wheel.extract(name, folder)
    about = folder / "mori.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: mori\nVersion: {version()}\n")
    (about / "entry_points.txt").write_text(entry_points())


@cache
def modules() -> frozenset[str]:
    """The modules of Mori that run there: the entries, and all that they import, however late."""
    graph = import_graph()
    found: set[str] = set()
    waiting = {*ENTRIES, *declared_modules()}
    while waiting:
        name = waiting.pop()
        found.add(name)
        needed = {*graph.find_modules_directly_imported_by(name), *packages_around(name)}
        waiting |= {each for each in needed if is_ours(each)} - found
    return frozenset(found)


def foreign_modules() -> set[str]:
    """What these modules import besides Mori: top-level names."""
    graph = import_graph()
    return {
        imported
        for name in modules()
        for imported in graph.find_modules_directly_imported_by(name)
        if not is_ours(imported)
    }


def unaccounted() -> list[str]:
    """What Mori imports there and this module knows nothing of, or leaves out by mistake."""
    known = {"msgspec", *LIBRARIES, *FOR_MIGRATIONS, *LEFT_OUT}
    return sorted(
        name
        for name in foreign_modules() - known
        if name not in sys.stdlib_module_names or is_any(f"{name}.py", UNUSED)
    )


@cache
def import_graph() -> grimp.ImportGraph:
    """Which module imports which, read from the sources."""
    return grimp.build_graph(
        "mori",
        include_external_packages=True,
        exclude_type_checking_imports=True,
        cache_dir=None,
    )


def declared_modules() -> set[str]:
    """The modules of games and bots, and those that are found by their names."""
    targets = {target for group in declared().values() for target in group.values()}
    named = {
        name
        for package in FOUND_BY_NAME
        for name in (package, *import_graph().find_descendants(package))
    }
    return {target.partition(":")[0] for target in targets} | named


def packages_around(name: str) -> set[str]:
    parts = name.split(".")
    return {".".join(parts[:count]) for count in range(1, len(parts))}


def is_ours(name: str) -> bool:
    return name.partition(".")[0] == "mori"


def mori_files() -> list[Path]:
    """The files of these modules, and the data beside them."""
    taken = modules()
    files: list[Path] = []
    for path in sorted(PACKAGE.rglob("*")):
        inside = path.relative_to(PACKAGE).as_posix()
        if not path.is_file() or is_any(inside, UNUSED_IN_MORI):
            continue
        owner = module_of(path) if path.suffix == ".py" else package_of(path)
        if owner in taken:
            files.append(path)
    return files


def module_of(path: Path) -> str:
    """The module that a file of Python is."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def package_of(path: Path) -> str:
    """The package that a file of data belongs to: the nearest folder around it that is one."""
    folder = path.parent
    while not (folder / "__init__.py").is_file():
        folder = folder.parent
    return module_of(folder / "__init__.py")


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


def declared() -> dict[str, dict[str, str]]:
    """The games and bots that Mori declares: groups of names with their modules and objects."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return {group: dict(project["entry-points"][group]) for group in ("mori.games", "mori.bots")}


def entry_points() -> str:
    """The same, as installed packages declare them."""
    lines: list[str] = []
    for group, targets in declared().items():
        lines += [f"[{group}]", *(f"{name} = {target}" for name, target in targets.items())]
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
