"""Tips for a first game: each fits rules, places and words, is said at least once, and in time."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from mori.core.errors import ContentError
from mori.core.game import Game, start_game
from mori.core.registry import entry_of, game_names, load_rules
from mori.core.rng import seeded
from mori.core.view import seat_view
from mori.lessons.tip_checks import Survey, tip_problems
from mori.lessons.tips import _triggers, message_of, read_tips, tips_now, tips_of
from mori.server.tables.course import Course, Mark
from mori.server.tables.seen import state_now, state_then
from mori.words import LANGUAGES, Words
from tests.words.messages import TIP_FILES, texts

GAMES = [game for game in game_names() if tips_of(game)]
# One game of each with every number of players shows every tip, also the rare ones.
SEEDS = {"hitodama": (1, 2), "bitoku": (34, 38)}
MOST_WORDS = 40  # of one sentence: it stands beside a table
FIGURES = re.compile(r"\d+")
EACH = pytest.mark.parametrize("game", GAMES)


@cache
def survey(game: str) -> Survey:
    found = Survey(game)
    for players in entry_of(game).player_counts():
        for seed in SEEDS[game]:
            found.play(players, seed)
    return found


@EACH
def test_tips_fit_rules_places_and_words_and_each_is_said(game: str) -> None:
    words = Words("en")
    assert [words.problem(problem) for problem in tip_problems(survey(game))] == []


@EACH
def test_every_kind_of_question_has_a_tip(game: str) -> None:
    asked = {
        pattern.split()[1] for tip in tips_of(game) for pattern in tip.when if "asked" in pattern
    }
    assert asked == set(entry_of(game).words.decisions)


@pytest.mark.parametrize("file", TIP_FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_tips(file: str, language: str) -> None:
    game = file.removeprefix("tips_")
    written = texts(language, file)
    assert sorted(written) == sorted(message_of(game, tip.id) for tip in tips_of(game))
    for name, text in written.items():
        told = text.source().removeprefix("x = ").strip()
        english = texts("en", file)[name].source()
        assert Counter(FIGURES.findall(told)) == Counter(FIGURES.findall(english)), name
        assert len(told.split()) <= MOST_WORDS, name
        assert told.endswith((".", "!")), name


def said(game: Game, seat: int | None, start: int = 0) -> list[str]:
    return [tip.id for tip in tips_now(seat_view(game, seat), game.facts_for(seat, start))]


def test_tips_follow_what_a_seat_is_asked_and_has_learnt() -> None:
    game = start_game(load_rules("hitodama", 2), 101, ["human"] * 2)
    first, other = game.decisions[0].seat, 1 - game.decisions[0].seat
    assert said(game, first) == ["goal", "actions", "spaces", "cards", "discard"]
    assert said(game, other) == ["goal"]  # nothing is asked of it
    assert said(game, None) == []  # who looks on is not taught
    game.apply("move reserve > berry.1", first)
    assert said(game, first) == ["goal", "spaces", "cards", "discard"]  # two actions are left
    for text in ("draw", "end"):
        game.apply(text, first)
    before = len(game.facts)
    for text in ("draw", "end"):
        game.apply(text, other)
    assert "asleep" in said(game, first, before)
    assert "asleep" not in said(game, other, before)  # what happened to another seat
    assert "asleep" not in said(game, first, len(game.facts))  # what was known before


def test_a_game_that_is_over_has_no_tips() -> None:
    game = start_game(load_rules("hitodama", 2), 1, ["human"] * 2)
    rng = seeded(1)
    while not game.is_over:
        decision = game.decisions[0]
        game.apply(decision.actions[rng.below(len(decision.actions))], decision.seat)
    assert said(game, 0) == []


def test_all_mistakes_of_form_are_named_at_once(tmp_path: Path) -> None:
    path = tmp_path / "tips.toml"
    path.write_text(
        """
title = "tips"
[[tips]]
id = "goal"
when = ["asked no_such", "fact no_such", "sometimes", "round 1", "can draw"]
rules = []
[[tips]]
id = "goal"
when = ["asked turn", "fact no_such"]
rules = ["H-ACT-1"]
light = []
""",
        encoding="utf-8",
    )
    with pytest.raises(ContentError) as refusal:
        read_tips("hitodama", path)
    assert {(one.entry, one.key, one.code) for one in refusal.value.problems} == {
        ("", "title", "unknown_key"),
        ("", "tips", "repeated"),
        ("tips[0] goal", "when[2]", "wrong_shape"),
        ("tips[0] goal", "rules", "too_few"),
        ("tips[1] goal", "light", "unknown_key"),
        ("tips[1] goal", "when[1]", "unknown_reference"),
    }
    assert read_tips("hitodama", tmp_path / "none.toml") == ()


def test_what_does_not_fit_the_game_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "tips.toml"
    path.write_text(
        """
[[tips]]
id = "actions"
when = ["round 99"]
lit = ["reserve-{seat}", "no-such-place"]
rules = ["no-such-rule"]
[[tips]]
id = "no-such-sentence"
when = ["round 1"]
rules = ["H-ACT-1"]
""",
        encoding="utf-8",
    )
    tips = read_tips("hitodama", path)
    for module in ("mori.lessons.tips", "mori.lessons.tip_checks"):
        monkeypatch.setattr(f"{module}.tips_of", lambda game: tips)
    monkeypatch.setattr("mori.lessons.tips._triggers", _triggers.__wrapped__)
    found = Survey("hitodama")
    found.play(2, 1)
    problems = [(one.entry, one.key, one.code) for one in tip_problems(found)]
    assert problems == [
        ("tips[0] actions", "rules", "unknown_reference"),
        ("tips[0] actions", "lit[1]", "lesson_place"),
        ("tips[0] actions", "", "tip_never"),
        *[("tips[1] no-such-sentence", "", "lesson_words")] * len(LANGUAGES),
    ]


def test_a_state_has_the_tips_of_its_seat_with_what_it_learnt_since_its_last_answer() -> None:
    course = Course(start_game(load_rules("hitodama", 2), 101, ["human"] * 2))
    first, other = course.game.decisions[0].seat, 1 - course.game.decisions[0].seat

    def told(seat: int | None) -> dict[str, list[str]]:
        state = state_now(course, course.game.seat_view(seat), Mark(0, 0))
        return {tip.id: tip.lit for tip in state.tips}

    assert told(first)["actions"] == [f"reserve-{first}"]
    assert told(None) == {}
    for text in ("move reserve > berry.1", "draw", "end"):
        course.apply(text, first)
    for text in ("draw", "end"):
        course.apply(text, other)
    assert "asleep" in told(first) and "asleep" not in told(other)
    course.apply("draw", first)
    assert "asleep" not in told(first)
    course = course.rewound(5)
    assert "asleep" in told(first)
    assert state_then(course, 0, first).tips == []


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_only_tables_where_dice_are_compared_are_told_to_compare_them(players: int) -> None:
    game = start_game(load_rules("bitoku", players), 1, ["human"] * players)
    rng, told = seeded(1), set[str]()
    while not told & {"place", "place-alone"}:
        decision = game.decisions[0]
        told.update(said(game, decision.seat))
        game.apply(decision.actions[rng.below(len(decision.actions))], decision.seat)
    assert told & {"place", "place-alone"} == {"place" if players > 2 else "place-alone"}
