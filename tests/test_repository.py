"""What holds for the repository as a whole: every rule is tested, nothing is left open."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import mori
from mori.core.registry import entry_of

ROOT = Path(__file__).resolve().parent.parent
RULE_BOOKS = sorted((ROOT / "docs" / "rules" / "en").glob("*.md"))

DEFINED = re.compile(r"\*\*([BH]-[A-Z]+(?:-[A-Z]+)?-(?:[A-Z]?\d+[a-z]?|[A-L]))\*\*")
EXAMPLE = re.compile(r"^\| (T-\d\d) \|")
NAMED = re.compile(r"[\"']([BHT]-[A-Z0-9][A-Za-z0-9-]*)[\"']")

# How the ids of a book begin, so that no two books can mean different rules by one id. T-nn are the
# worked examples of Hitodama alone; those of Bitoku are B-EX-n, rules like any other.
BEGINNINGS = {"bitoku": ("B-",), "hitodama": ("H-", "T-")}

# What no test need name, and why.
UNTESTED = (
    re.compile(r"B-FACT-\d+"),  # what the rulebooks say about components: facts, not rules
)
LEFT_OPEN = re.compile("T[O]DO|F[I]XME|X[X]X")  # written so that it does not find itself


def ids_in(book: Path) -> list[str]:
    """The ids that a rule book defines, in order: a line defines at most one, at its beginning."""
    found = (
        DEFINED.findall(line[:80]) or EXAMPLE.findall(line)
        for line in book.read_text("utf-8").splitlines()
    )
    return [ids[0] for ids in found if ids]


def defined_rules() -> set[str]:
    """The ids that the rule books define."""
    return {rule for book in RULE_BOOKS for rule in ids_in(book)}


def is_untested(rule: str) -> bool:
    return any(pattern.fullmatch(rule) for pattern in UNTESTED)


def named_rules() -> set[str]:
    """The ids that stand in a string of a test; the exemptions here are none."""
    paths = [path for path in python_files("tests") if path != Path(__file__).resolve()]
    texts = [path.read_text("utf-8") for path in paths]
    return {rule for text in texts for rule in NAMED.findall(text)}


def python_files(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def page_files() -> Iterator[Path]:
    """The sources of the page, but for those that a generator writes."""
    for suffix in ("ts", "svelte"):
        for path in sorted((ROOT / "web" / "src").rglob(f"*.{suffix}")):
            if not path.read_text("utf-8").startswith("// Generated"):
                yield path


def test_every_rule_is_named_by_a_test() -> None:
    rules = {rule for rule in defined_rules() if not is_untested(rule)}
    assert rules, "no rule found in docs/rules"
    assert sorted(rules - named_rules()) == []


@pytest.mark.parametrize("book", RULE_BOOKS, ids=lambda book: book.stem)
def test_a_rule_book_defines_each_id_once_and_only_its_own(book: Path) -> None:
    ids = ids_in(book)
    assert [rule for rule, times in Counter(ids).items() if times > 1] == []
    assert [rule for rule in ids if not rule.startswith(BEGINNINGS[book.stem])] == []


def test_no_two_rule_books_share_the_beginning_of_an_id() -> None:
    beginnings = [beginning for book in RULE_BOOKS for beginning in BEGINNINGS[book.stem]]
    assert len(beginnings) == len(set(beginnings))


def test_what_is_exempt_exists_and_is_not_tested_after_all() -> None:
    for pattern in UNTESTED:
        assert any(pattern.fullmatch(rule) for rule in defined_rules()), pattern.pattern
    assert sorted(rule for rule in named_rules() if is_untested(rule)) == []


def test_tests_name_only_rules_that_exist() -> None:
    assert sorted(named_rules() - defined_rules()) == []


def test_nothing_is_left_open() -> None:
    marked = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in (*python_files("src", "tests", "bench"), *page_files())
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if LEFT_OPEN.search(line)
    ]
    assert marked == []


def test_the_compiled_engine_was_built_from_these_sources() -> None:
    assert not mori.engine_is_stale(), "the sources have changed since: run make setup"


def test_no_compiled_module_asks_isinstance_for_a_union() -> None:
    """Compiled, it is rebuilt at every call; ruff has no rule for this."""
    found = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in python_files("src/mori/core", "src/mori/games", "src/mori/bots")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "isinstance"
        and isinstance(call.args[1], ast.BinOp)
        and "/pack/" not in path.as_posix()  # interpreted
    ]
    assert found == []


# -- whose room it is

# What is plain English before it is a piece of any game, in the words that shared code has for it.
PLAIN = set(
    [
        "action",
        "actions",
        "active",
        "and",
        "any",
        "back",
        "behind",
        "board",
        "counter",
        "display",
        "draw",
        "empty",
        "end",
        "equal",
        "extra",
        "first",
        "full",
        "has",
        "last",
        "left",
        "legal",
        "location",
        "locked",
        "match",
        "matches",
        "memory",
        "middle",
        "new",
        "node",
        "none",
        "not",
        "offer",
        "only",
        "open",
        "order",
        "pair",
        "payment",
        "player",
        "possible",
        "property",
        "resolve",
        "resource",
        "resources",
        "right",
        "row",
        "side",
        "site",
        "space",
        "start",
        "steps",
        "tie",
        "two",
    ]
)
OWN_ROOMS = ("games/*/**/*.py", "cli/terminal/*/**/*.py")  # a folder for each game


def words_in(text: str) -> set[str]:
    """Its words, also those that an identifier is made of."""
    return set(re.findall(r"[a-z]{3,}", re.sub(r"([a-z])([A-Z])", r"\1 \2", text).lower()))


@cache
def names_of_pieces() -> set[str]:
    """What the games call their pieces and places, and what they are called themselves."""
    references = (ref for game in mori.game_names() for ref in entry_of(game).words.components())
    return words_in(" ".join([*references, *mori.game_names()]))


@cache
def names_of_games() -> set[str]:
    """The games, and those whom their rules play."""
    sides = (
        ref.removeprefix("side:")
        for game in mori.game_names()
        for ref in entry_of(game).words.components()
        if ref.startswith("side:")
    )
    return {*mori.game_names(), *sides}


def code_of(tree: ast.Module) -> Iterator[str]:
    """What a module says to Python: names and literals, not what it explains to people."""
    explained = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in explained:
                yield node.value
        else:
            for field in ("id", "attr", "arg", "name"):
                name = getattr(node, field, None)
                if isinstance(name, str):
                    yield name


@cache
def shared_modules() -> list[Path]:
    """Every module that is no game's own."""
    package = ROOT / "src" / "mori"
    own = {path for pattern in OWN_ROOMS for path in package.glob(pattern)}
    return sorted(set(package.rglob("*.py")) - own)


@cache
def words_of_code() -> dict[str, set[str]]:
    """The words of the code of every shared module, by its path."""
    return {
        str(path.relative_to(ROOT)): words_in(" ".join(code_of(ast.parse(path.read_text("utf-8")))))
        for path in shared_modules()
    }


def test_no_shared_module_names_a_piece_or_a_place_of_a_game() -> None:
    pieces = names_of_pieces() - PLAIN
    assert len(pieces) > 100
    found = {path: sorted(words & pieces) for path, words in words_of_code().items()}
    assert {path: words for path, words in found.items() if words} == {}


def test_no_shared_module_names_a_game_even_to_explain_something() -> None:
    package = ROOT / "src" / "mori" / "__init__.py"  # the example in help(mori)
    found = [
        f"{path.relative_to(ROOT)}: {game}"
        for path in shared_modules()
        for game in names_of_games()
        if path != package and game in path.read_text("utf-8").lower()
    ]
    assert found == []


def test_the_words_that_are_plain_are_needed() -> None:
    used = set().union(*words_of_code().values())
    assert sorted(PLAIN - used) == [] and sorted(PLAIN - names_of_pieces()) == []
