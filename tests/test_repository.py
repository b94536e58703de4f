"""What holds for the repository as a whole: every rule is tested, every module short and done."""

import re
from collections.abc import Iterator
from pathlib import Path

import mori

ROOT = Path(__file__).resolve().parent.parent
RULE_BOOKS = sorted((ROOT / "docs" / "rules").glob("*.md"))
LONGEST_MODULE = 400

DEFINED = re.compile(r"\*\*([BH]-[A-Z]+(?:-[A-Z]+)?-(?:[A-Z]?\d+[a-z]?|[A-L]))\*\*")
EXAMPLE = re.compile(r"^\| (T-\d\d) \|")
NAMED = re.compile(r"[\"']([BHT]-[A-Z0-9][A-Za-z0-9-]*)[\"']")
UNTESTABLE = re.compile(r"^B-FACT-")
LEFT_OPEN = re.compile("T[O]DO|F[I]XME|X[X]X")  # written so that it does not find itself


def defined_rules() -> set[str]:
    """The ids that the rule books define: a line defines at most one, at its beginning."""
    lines = [line for book in RULE_BOOKS for line in book.read_text("utf-8").splitlines()]
    found = [DEFINED.findall(line[:80]) or EXAMPLE.findall(line) for line in lines]
    return {ids[0] for ids in found if ids and not UNTESTABLE.match(ids[0])}


def named_rules() -> set[str]:
    """The ids that stand in a string of a test."""
    texts = [path.read_text("utf-8") for path in python_files("tests")]
    return {rule for text in texts for rule in NAMED.findall(text)}


def python_files(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def test_every_rule_is_named_by_a_test() -> None:
    rules = defined_rules()
    assert rules, "no rule found in docs/rules"
    assert sorted(rules - named_rules()) == []


def test_tests_name_only_rules_that_exist() -> None:
    assert sorted(named_rules() - defined_rules()) == []


def test_no_module_is_too_long() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in python_files("src")}
    too_long = {str(path.relative_to(ROOT)): n for path, n in lengths.items() if n > LONGEST_MODULE}
    assert too_long == {}


def test_nothing_is_left_open() -> None:
    marked = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in python_files("src", "tests", "bench")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if LEFT_OPEN.search(line)
    ]
    assert marked == []


def test_the_compiled_engine_was_built_from_these_sources() -> None:
    assert not mori.engine_is_stale(), "the sources have changed since: run make setup"
