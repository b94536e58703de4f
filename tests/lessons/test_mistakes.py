"""Every mistake of a lesson is named, all at once and where it stands."""

from pathlib import Path

import pytest

from mori.core.errors import ContentError, SetupError
from mori.lessons import Lesson, find_lesson, lessons_of
from mori.lessons.checking import problems_of
from mori.lessons.lesson import read_lessons
from mori.words import LANGUAGES, Words

GOOD = """
players = 2
seed = 101
[[steps]]
say = "berries"
do = ["move reserve > berry.1"]
"""


def read(folder: Path, text: str, name: str = "01-ring.toml") -> Lesson:
    (folder / name).write_text(text, encoding="utf-8")
    (lesson,) = read_lessons("hitodama", folder)
    return lesson


def found(lesson: Lesson) -> list[tuple[str, str, str]]:
    return [(one.entry, one.key, one.code) for one in problems_of(lesson)]


def test_a_good_one_has_no_mistakes(tmp_path: Path) -> None:
    assert found(read(tmp_path, GOOD)) == []


def test_all_mistakes_of_form_are_named_at_once(tmp_path: Path) -> None:
    (tmp_path / "ring.toml").write_text(
        """
players = 2
seat = 2
seed = 101
level = "no such level"
before = ["move reserve"]
[[steps]]
say = "No Id"
[[steps]]
say = "twice"
light = []
then = ["1 draw", "draw"]
[[steps.instead]]
do = []
say = "twice"
""",
        encoding="utf-8",
    )
    (tmp_path / "02-more.toml").write_text(
        GOOD.replace("seed = 101", 'seat = 3\nlevel = "hard"') + '[[steps]]\nsay = "berries"\n',
        encoding="utf-8",
    )
    with pytest.raises(ContentError) as refusal:
        read_lessons("hitodama", tmp_path)
    assert {(one.file, one.key, one.code) for one in refusal.value.problems} == {
        ("ring.toml", "", "wrong_shape"),
        ("ring.toml", "before[0]", "wrong_shape"),
        ("ring.toml", "steps[0].say", "wrong_shape"),
        ("ring.toml", "steps[1].light", "unknown_key"),
        ("ring.toml", "steps[1].then[1]", "wrong_shape"),
        ("ring.toml", "steps[1].instead[0].do", "too_few"),
        ("02-more.toml", "seed", "missing_key"),
    }


def test_values_that_contradict_each_other_are_named(tmp_path: Path) -> None:
    text = GOOD.replace("seed = 101", 'seed = 101\nseat = 3\nlevel = "hard"')
    (tmp_path / "02-more.toml").write_text(text + '[[steps]]\nsay = "berries"\n', encoding="utf-8")
    with pytest.raises(ContentError) as refusal:
        read_lessons("hitodama", tmp_path)
    assert [(one.key, one.code) for one in refusal.value.problems] == [
        ("say", "repeated"),
        ("seat", "too_big"),
        ("", "lesson_setup"),
    ]


def test_what_does_not_fit_the_game_is_named_where_it_stands(tmp_path: Path) -> None:
    lesson = read(
        tmp_path,
        """
players = 2
seed = 101
[[steps]]
say = "berries"
lit = ["tile-berry-1", "tile-plum", "spirit"]
rules = ["H-ACT-1", "no-such-rule"]
do = ["move reserve > berry.1", "move reserve > plum.1"]
[[steps.instead]]
do = ["move * > berry.1"]
say = "lower"
[[steps]]
say = "tribute"
do = ["fact essence_placed target=place:berry.*"]
then = ["1 draw"]
""",
    )
    assert found(lesson) == [
        ("steps[0] berries", "rules", "unknown_reference"),
        ("steps[0] berries", "lit[1]", "lesson_place"),
        ("steps[0] berries", "do[1]", "lesson_pattern"),
        ("steps[0] berries", "instead[0]", "lesson_pattern"),
        ("steps[1] tribute", "then[0]", "lesson_answer"),
    ]


def test_a_step_that_only_one_of_two_ways_leads_to_is_found(tmp_path: Path) -> None:
    """The first answer leaves its best space to the next step, the other one takes it."""
    lesson = read(
        tmp_path,
        GOOD.replace('berry.1"]', 'berry.1", "move reserve > amber.2"]')
        + '[[steps]]\nsay = "tribute"\ndo = ["move reserve > amber.2"]\n',
    )
    assert found(lesson) == [("steps[1] tribute", "do", "lesson_pattern")]


def test_a_seat_that_is_not_asked_and_a_beginning_that_there_is_not(tmp_path: Path) -> None:
    lesson = read(tmp_path, GOOD.replace("seed = 101", "seed = 101\nseat = 1"))
    assert found(lesson) == [("steps[0] berries", "do", "lesson_not_asked")]
    lesson = read(tmp_path, GOOD.replace("seed = 101", 'seed = 101\nbefore = ["1 draw"]'))
    assert found(lesson) == [("", "before", "lesson_setup")]


def test_a_sentence_that_is_missing_is_missed_in_every_language(tmp_path: Path) -> None:
    problems = problems_of(read(tmp_path, GOOD.replace("berries", "no-such-sentence")))
    assert [one.data["language"] for one in problems] == list(LANGUAGES)
    for language in LANGUAGES:
        assert "hitodama-lesson-ring-no-such-sentence" in Words(language).problem(problems[0])


def test_a_game_without_lessons_has_none(tmp_path: Path) -> None:
    assert read_lessons("hitodama", tmp_path / "none") == ()
    assert find_lesson("hitodama", "ring") in lessons_of("hitodama")
    with pytest.raises(SetupError, match="unknown_lesson"):
        find_lesson("hitodama", "no-such-lesson")
