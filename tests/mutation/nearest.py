"""Which tests a mutant meets, in stages: the nearest first, each stage wider than the one before.

Near is a test that names the rules which the changed function names beside its code, imports its
module, or bears its name.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tests.mutation.mutants import DATA, HIDDEN, PAGE, ROOT, RULES, SERVICE, Mutant
from tests.mutation.python_code import functions

RULE: Final = re.compile(r"\b(?:[BH]-[A-Z]+(?:-[A-Z]+)?-\w+|[BH]R-\d+)\b")
NEAR: Final = 6  # files of the first stage

# No change of a number in a pack gets past these: they hold the pack's fingerprint. So they prove
# nothing about it.
WITHOUT_RECORDS: Final = (
    "not fixture and not recorded and not golden and not record and not fingerprint"
)

# What tests in general cost too much for every mutant, or cannot see one: they read the repository,
# pack it, or need a browser.
NOT_ASKED: Final = (
    "tests/web",
    "tests/package",
    "tests/outside",
    "tests/mutation",
    "tests/test_repository.py",
    "tests/test_page_rooms.py",
    "tests/conformance/test_engines.py",
    "tests/lab/test_bench",
    "tests/cli/test_bench.py",
)

PROMISES: Final = "tests/conformance/test_promises.py"
DIGESTS: Final = "tests/test_digests.py"  # they notice nearly all that is reached, and at once
RECORDED: Final = ["tests/test_golden.py", "tests/test_page_fixtures.py"]
ABOVE_ALL: Final = ["tests/test_plugins.py"]  # of the core, though it stands above all rooms
SHOWING: Final = [
    "tests/server/test_playing.py",
    "tests/server/test_bots.py",
    "tests/server/test_trying.py",
]


class Stage(NamedTuple):
    """Tests that are run together, until the first one fails."""

    files: list[str]
    chosen: str = ""  # as for pytest -k


@cache
def text_of(file: str) -> str:
    return (ROOT / file).read_text("utf-8")


@cache
def rules_in(file: str) -> frozenset[str]:
    return frozenset(RULE.findall(text_of(file)))


def words_of(name: str) -> set[str]:
    return {word.rstrip("s") for word in re.split(r"[^a-z]+", name.lower()) if len(word) > 2}


@cache
def test_files(folder: str) -> list[str]:
    found = (path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob("test_*.py"))
    return sorted(file for file in found if not file.startswith(NOT_ASKED))


@cache
def text_of_function(file: str, place: str) -> str:
    source = text_of(file)
    for name, function in functions(ast.parse(source)):
        if name == place:
            return "\n".join(source.splitlines()[function.lineno - 1 : function.end_lineno])
    return ""


def nearness(mutant: Mutant, test: str) -> int:
    module = mutant.file.removeprefix("src/").removesuffix(".py").replace("/", ".")
    own = frozenset(RULE.findall(text_of_function(mutant.file, mutant.place)))
    named = words_of(Path(mutant.file).stem) & words_of(Path(test).stem.removeprefix("test"))
    placed = words_of(mutant.place) & words_of(Path(test).stem.removeprefix("test"))
    return (
        6 * len(own & rules_in(test))
        + len(rules_in(mutant.file) & rules_in(test))
        + 8 * len(named)
        + 2 * len(placed)
        + 8 * (module in text_of(test))
    )


def game_of(file: str) -> str:
    parts = Path(file).parts
    return parts[3] if parts[2] == "games" else ""


def stages(mutant: Mutant) -> Iterator[Stage]:
    """The tests of a mutant of Python or of a pack; those of the page find themselves."""
    assert mutant.area != PAGE
    game = game_of(mutant.file)
    if mutant.area == DATA:
        folder = test_files(f"tests/games/{game}")
        pack = [file for file in folder if "/pack/" in file]
        yield Stage([f"tests/games/{game}/pack/test_shipped.py"], WITHOUT_RECORDS)
        yield Stage([file for file in folder if file not in pack], WITHOUT_RECORDS)
        yield Stage([*pack, "tests/games/test_shown.py", "tests/content"], WITHOUT_RECORDS)
        return
    if mutant.area == SERVICE:
        home, rest = test_files("tests/server"), ["tests/cli/test_serve.py"]
    else:
        own = test_files(f"tests/games/{game}") if game else [*test_files("tests/core"), *ABOVE_ALL]
        home = [*own, *(file for file in test_files("tests/conformance") if file != PROMISES)]
        of_all = [file for file in test_files("tests/games") if Path(file).parent.name == "games"]
        rest = [*of_all, *test_files("tests/words"), *test_files("tests/core"), *SHOWING]
        rest += [] if game else test_files("tests/games/hitodama")
    ranked = sorted(home, key=lambda test: -nearness(mutant, test))
    chosen = WITHOUT_RECORDS if mutant.area == HIDDEN else ""
    if mutant.area == RULES:
        yield Stage([DIGESTS], game)
    yield Stage(ranked[:NEAR], chosen)
    if mutant.area == RULES:
        yield Stage(RECORDED, game)
    if mutant.area != SERVICE:
        yield Stage([PROMISES], game)
    yield Stage(ranked[NEAR:], chosen)
    yield Stage([file for file in dict.fromkeys(rest) if file not in home], chosen)
