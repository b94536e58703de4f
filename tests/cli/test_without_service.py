"""Without the libraries of the service: all works but the table in the browser, which says so."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from mori.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "mori"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT = PYPROJECT["project"]
CONTRACTS = PYPROJECT["tool"]["importlinter"]["contracts"]
# Where a module is not named like its library.
MODULES = {
    "fluent.runtime": "fluent",
    "open_spiel": "pyspiel",
    "prometheus-client": "prometheus_client",
}
CHECKED_TYPES = {"mypy_extensions"}  # seen by the type checker only
# In a process where some modules cannot be imported, as if they were not installed, runs commands
# and writes for each its status and what it said; then others without other modules.
RUN_WITHOUT = """
import json, sys
groups = json.loads(sys.argv[1])

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in missing:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
found = []
for missing, commands in groups:
    import mori
    from typer.testing import CliRunner
    from mori.cli.app import app
    results = [CliRunner().invoke(app, command) for command in commands]
    assert not set(missing) & set(sys.modules)
    found.append([[r.exit_code, r.stdout, r.stderr, repr(r.exception)] for r in results])
print(json.dumps(found))
"""


def modules_of(requirements: list[str]) -> set[str]:
    """The modules of the libraries that are required."""
    names = {re.split(r"[^\w.-]", requirement)[0] for requirement in requirements}
    return {MODULES.get(name, name) for name in names}


INSTALLED = modules_of(PROJECT["dependencies"])
UVLOOP = modules_of(PROJECT["optional-dependencies"]["server"])
REDIS = modules_of(PROJECT["optional-dependencies"]["redis"])
PUSH = modules_of(PROJECT["optional-dependencies"]["push"])
TRAIN = modules_of(PROJECT["optional-dependencies"]["train"])
CLUSTER = modules_of(PROJECT["optional-dependencies"]["cluster"])
RESEARCH = modules_of(PROJECT["optional-dependencies"]["research"])
EXPORT = modules_of(PROJECT["optional-dependencies"]["export"])
MCP = modules_of(PROJECT["optional-dependencies"]["mcp"])


def imported_by(folder: Path, *, without: Path | None = None) -> set[str]:
    """The libraries that modules below a folder import, wherever in the module."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        if without is not None and path.is_relative_to(without):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.partition(".")[0])
    return found - sys.stdlib_module_names - {"mori"} - CHECKED_TYPES


WITHOUT_SERVICE = imported_by(PACKAGE, without=PACKAGE / "server")
# What only the service imports of what is always installed.
SERVICE = INSTALLED & imported_by(PACKAGE / "server") - WITHOUT_SERVICE

Results = list[list[object]]

OTHERS = [
    ["sim", "hitodama", "--games", "1"],
    ["rules", "hitodama", "H-BLOCK-3"],
    ["pack", "check"],
    ["play", "hitodama", "--terminal", "--seats", "me,random"],
]
SERVICES = [[command, "--lang", lang] for command in ("play", "serve") for lang in LANGUAGES]
# What is missing grows less, so one process can show all: what it has loaded, it keeps.
GROUPS: list[tuple[set[str], list[list[str]]]] = [
    # numpy is there, but takes its time: what needs no net does not load it.
    (SERVICE | REDIS | PUSH | {"numpy"}, OTHERS),
    (SERVICE, SERVICES),
    ({"websockets"}, [["serve"]]),
]


@pytest.fixture(scope="module")
def results() -> list[Results]:
    """What the commands of each group said."""
    argument = json.dumps([[sorted(modules), commands] for modules, commands in GROUPS])
    done = subprocess.run(
        [sys.executable, "-c", RUN_WITHOUT, argument],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        check=True,
    )
    found: list[Results] = json.loads(done.stdout)
    return found


def test_what_is_installed_is_what_is_imported() -> None:
    extras = TRAIN | CLUSTER | RESEARCH | EXPORT | MCP
    assert (INSTALLED - SERVICE) | extras == WITHOUT_SERVICE
    # psycopg is SQLAlchemy's affair, which imports it for a URL of PostgreSQL.
    assert imported_by(PACKAGE) == INSTALLED | extras | REDIS | PUSH


def test_only_the_service_imports_its_libraries() -> None:
    """The list that import-linter keeps to `server`."""
    contract = next(each for each in CONTRACTS if each["name"].startswith("the libraries of the s"))
    assert set(contract["forbidden_modules"]) - {"psycopg"} == SERVICE | PUSH | REDIS


def test_a_faster_event_loop_is_an_extra_that_uvicorn_finds_by_itself() -> None:
    assert {"uvloop"} == UVLOOP and not UVLOOP & imported_by(PACKAGE)


def test_other_commands_do_not_need_the_web_stack(results: list[Results]) -> None:
    assert len(results[0]) == len(OTHERS)
    for status, said, complained, raised in results[0]:
        assert (status, complained, raised) == (0, "", "None") and said


def test_the_service_says_what_to_install(results: list[Results]) -> None:
    assert [(status, said) for status, said, _, _ in results[1]] == [(2, "")] * len(SERVICES)
    sentences = [str(complained) for _, _, complained, _ in results[1]]
    assert all(sentence.endswith("pip install mori\n") for sentence in sentences)
    assert len(set(sentences)) == len(LANGUAGES)


def test_a_single_library_that_is_missing_is_named(results: list[Results]) -> None:
    ((status, _, complained, _),) = results[2]
    assert status == 2 and "websockets" in str(complained)
