"""What the table refuses, the rules it names forbid: each is listed with the words that do.

A refusal that names a rule which says something else is a mistake that nobody notices until a
player looks the rule up. So `refusals.toml` quotes the rule for every pair of refusal and rule,
those that the sources write out and those that come up in play.
"""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import mori
from mori.core.errors import WHEN_CHOSEN
from mori.core.registry import entry_of
from mori.words.rulebook import Rulebook, rulebook

GAMES = Path(mori.__file__).parent / "games"
QUOTED: dict[str, dict[str, dict[str, str]]] = tomllib.loads(
    (Path(__file__).parent / "refusals.toml").read_text("utf-8")
)
EVERY = 6  # answers from one look to the next
STARTS = ("B-", "BR", "H-", "HR")  # of ids

Pair = tuple[str, str]  # a refusal's code, and a rule that it names


def book_of(game: str) -> Rulebook:
    book = rulebook(game)
    assert book is not None
    return book


def words_of(book: Rulebook, rule: str) -> str:
    return book.rules[rule].text if rule in book.rules else book.rulings[rule].text


def strings_in(node: ast.expr) -> list[str]:
    """The strings that are written out: of a tuple and of a choice between two, all of them."""
    inside = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
    return [value for value in inside if isinstance(value, str)]


def written(game: str) -> Iterator[Pair]:
    """The refusals and rules that the sources of a game write out."""
    for path in (GAMES / game).rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            if call.func.id not in ("reason", "Reason") or isinstance(call.args[0], ast.BinOp):
                continue
            rules = call.args[1:] if call.func.id == "reason" else call.args[1:2]
            named = [rule for each in rules for rule in strings_in(each) if rule[:2] in STARTS]
            for code in codes_in(call.args[0]):
                yield from ((code, rule) for rule in named)


def codes_in(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return strings_in(node.body) + strings_in(node.orelse)
    return strings_in(node) if isinstance(node, ast.Constant) else []


def met(game: str, players: int) -> Iterator[Pair]:
    """The refusals and rules that a game at random meets, asked about all that is not offered."""
    play = mori.new_game(game, players=players, seed=players)
    rng = mori.seeded(players)
    while not play.is_over:
        decision = play.decisions[rng.below(len(play.decisions))]
        if play.state.question % EVERY == 0:
            for action in play.rules.space.actions:
                refused = play.why_not(action, decision.seat)
                if refused is not None and not refused.code.startswith(WHEN_CHOSEN):
                    yield from ((refused.code, rule) for rule in refused.rules)
        play.apply(decision.actions[rng.below(len(decision.actions))], decision.seat)


def unquoted(game: str, pairs: Iterator[Pair]) -> set[Pair]:
    quoted = QUOTED[game]
    return {(code, rule) for code, rule in pairs if rule not in quoted.get(code, {})}


@pytest.mark.parametrize("game", sorted(QUOTED))
def test_every_rule_says_what_a_refusal_names_it_for(game: str) -> None:
    book = book_of(game)
    wrong = [
        (code, rule, quote)
        for code, rules in QUOTED[game].items()
        for rule, quote in rules.items()
        if quote not in words_of(book, rule)
    ]
    assert wrong == []


@pytest.mark.parametrize("game", sorted(QUOTED))
def test_every_refusal_in_the_sources_quotes_its_rules(game: str) -> None:
    pairs = set(written(game))
    assert len(pairs) > 20
    assert unquoted(game, iter(pairs)) == set()


@pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in sorted(QUOTED) for players in entry_of(game).player_counts()],
)
def test_every_refusal_at_the_table_quotes_its_rules(game: str, players: int) -> None:
    pairs = set(met(game, players))
    assert len(pairs) > 15
    assert unquoted(game, iter(pairs)) == set()
