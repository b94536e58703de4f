"""Every sentence of whole games, of the action space and of every reason, in every language."""

import random
import re
from collections.abc import Iterable, Iterator

import pytest

from mori.content.problems import PROBLEM_CODES
from mori.core.errors import IllegalAction, MoriError, Problem, Reason
from mori.core.facts import Fact
from mori.words import LANGUAGES, Words
from tests.words.asked import names, options
from tests.words.games import GAMES, entry, new_game, rules, words_of
from tests.words.sources import raised_errors

REFERENCE = re.compile(r"\w:\w")
NAMES = ["Ana", "Émile", "Zdeňka", "{ $seat }"]  # a name is never read as Fluent

# What the reasons of each game may carry, with plausible values.
REASON_VALUES: dict[str, dict[str, object]] = {
    "hitodama": {
        "place": "place:amber.2",
        "tile": "tile:merchant",
        "card": "card:lunar_akku",
        "line": "line:fuyu_1.1:akku=1",
        "gain": "bundle:sapphire=1",
        "need": "bundle:amber=2",
        "have": 1,
        "limit": 3,
    },
    "bitoku": {"missing": "bundle:jade=1,any=2", "discount": 1, "count": 2},
}
# Which of them each reason carries, where it is not what the game's reasons carry as a rule.
USUAL_KEYS: dict[str, tuple[str, ...]] = {"hitodama": ("place",), "bitoku": ()}
REASON_KEYS: dict[str, dict[str, tuple[str, ...]]] = {
    "hitodama": {
        "reserve_empty": (),
        "already_moved": (),
        "cannot_pay": ("need", "have"),
        "nothing_to_gain": ("gain",),
        "card_not_held": ("card",),
        "stack_full": ("limit",),
        "none_asleep_on_board": (),
        "hand_full": ("limit",),
        "deck_empty": (),
        "no_akku_on_map": (),
        "line_not_in_season": ("line",),
        "line_closed": ("line",),
        "not_an_akku_line": ("line",),
        "no_akku_line_open": (),
        "nowhere_to_go": (),  # a place as well, when one meeple is meant
        "same_tile": ("tile",),
        "tile_full": ("tile",),
        "no_benefit_anywhere": (),
        "tile_has_room": ("tile",),
        "no_full_tile": (),
        "wrong_deck": ("card",),
        "must_choose": (),
    },
    "bitoku": {"cannot_pay": ("missing", "discount"), "too_far": ("count",)},
}
# Bitoku has several times as many decisions in a game as Hitodama.
SEEDS = {"hitodama": 3, "bitoku": 1}


def assert_readable(text: str) -> None:
    """No placeholder, no reference left over, no isolation mark, nothing doubled or empty."""
    assert text == text.strip() and text
    assert "⁨" not in text and "⁩" not in text
    assert "  " not in text and ".." not in text
    assert REFERENCE.search(text) is None, text


def all_words(game: str) -> list[Words]:
    return [words_of(language, game) for language in LANGUAGES]


def player_counts() -> Iterator[tuple[str, int]]:
    for game in GAMES:
        for players in entry(game).player_counts():
            yield game, players


@pytest.mark.parametrize(("game", "players"), list(player_counts()))
def test_whole_games_are_told_in_every_language(game: str, players: int) -> None:
    chance = random.Random(players)
    languages = all_words(game)
    answered: dict[tuple[str, str], dict[str, str]] = {}
    for seed in range(SEEDS[game]):
        play = new_game(game, players, seed)
        told = 0
        while not play.is_over:
            decision = chance.choice(play.decisions)
            prompt = play.prompt(decision)
            refused = chance.choice(play.rules.space.actions)
            reason = play.why_not(refused, decision.seat)
            for words in languages:
                assert_readable(words.decision(decision.kind, prompt))
                if reason is not None:
                    assert_readable(words.reason(reason, NAMES))
                known = answered.setdefault((words.language, repr(prompt)), {})
                for action in decision.actions:
                    if action.text not in known:  # the same words for the same question
                        known[action.text] = words.action(action, prompt)
                        assert_readable(known[action.text])
                answers = [known[action.text] for action in decision.actions]
                assert len(set(answers)) == len(answers), answers
            play.apply(chance.choice(decision.actions), decision.seat)
        for form in forms(play.facts):
            told += 1
            sentences = [words.fact(form, NAMES) for words in languages]
            for sentence in sentences:
                assert_readable(sentence.replace(NAMES[3], "name"))
            assert len(set(sentences)) == len(LANGUAGES), sentences
        assert told > 100


def forms(facts: Iterable[Fact]) -> Iterable[Fact]:
    """All that is told, to those who see it and to others; what is told twice comes once."""
    found: dict[str, Fact] = {}
    for fact in facts:
        for form in (fact, fact.reduced):
            if form is not None:
                found.setdefault(repr((form.kind, form.args)), form)
    return found.values()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_action_of_the_space_has_words_of_its_own(game: str, language: str) -> None:
    words = words_of(language, game)
    found = entry(game)
    for players in (found.min_players, found.max_players):
        space = rules(game, players).space
        sentences = [words.action(action) for action in space.actions]
        for sentence in sentences:
            assert_readable(sentence)
        assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_words(game: str, language: str) -> None:
    words = words_of(language, game)
    for code in entry(game).words.reasons:
        keys = REASON_KEYS[game].get(code, USUAL_KEYS[game])
        data = {key: REASON_VALUES[game][key] for key in keys}
        sentence = words.reason(Reason(code, ("H-ACT-1",), data))
        assert_readable(sentence)
        assert "H-ACT-1" not in sentence
        refusal = words.error(IllegalAction("not_legal", Reason(code, (), data), {"action": "x"}))
        assert sentence in refusal and refusal != sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_words(language: str) -> None:
    words = Words(language)
    for code, keys in raised_errors().items():
        data: dict[str, object] = {key: f"<{key}>" for key in keys}
        data.update({key: 2 for key in keys & {"count", "players", "seats", "actions"}})
        if code == "not_legal":
            data["reason"] = "."
        assert_readable(words.error(MoriError(code, data)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_words_on_one_line(language: str) -> None:
    words = Words(language)
    for code, keys in PROBLEM_CODES.items():
        for value in ("berry", "", 3, True):
            problem = Problem("a.toml", "tile[3] amber", "id", code, dict.fromkeys(keys, value))
            line = words.problem(problem)
            assert line.startswith("a.toml: tile[3] amber: id: ")
            assert "\n" not in line
            assert_readable(line)


@pytest.mark.parametrize("game", GAMES)
def test_every_component_category_ending_and_rule_group_has_a_name(game: str) -> None:
    found = entry(game)
    for words in all_words(game):
        for name in (*names(game, words), *options(game, words)):
            assert_readable(name)
        for category in found.words.categories:
            assert_readable(words.category(category))
        for ending in found.words.endings:
            assert_readable(words.ending(ending))
        for group in found.rule_groups:
            assert_readable(words.rule_group(group))
