"""`mori learn`: the lessons of a game in the terminal."""

import pytest
from typer.testing import CliRunner, Result

from mori.cli.app import app
from mori.words import LANGUAGES
from mori.words.lessons import lesson_words


def run(*arguments: str, typed: str = "") -> Result:
    runner = CliRunner(env={"COLUMNS": "100", "MORI_LANG": "en"})
    return runner.invoke(app, ["learn", *arguments], input=typed, catch_exceptions=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_of_a_game_are_named(language: str) -> None:
    told = run("hitodama", "--lang", language)
    assert told.exit_code == 0
    words = lesson_words(language, "hitodama")
    for lesson in ("ring", "places", "cards", "akkus", "seasons"):
        title = words.text(f"hitodama-lesson-{lesson}")
        assert any(line.startswith(lesson) and title in line for line in told.output.split("\n"))


def test_a_lesson_is_gone_through_and_a_wrong_turn_changes_nothing() -> None:
    words = lesson_words("en", "hitodama")
    typed = ["", "", "move reserve > berry.2", "draw", "move reserve > berry.1", "undo"]
    typed += ["move reserve > berry.1", "move reserve > tribute_first_player.1", "draw", ""]
    typed += ["tribute haru_2.2", ""]
    result = run("hitodama", "ring", typed="\n".join(typed) + "\n")
    told = " ".join(result.output.split())
    for say in ("welcome", "berries", "lower", "tribute", "resolved", "pay", "home"):
        assert words.text(f"hitodama-lesson-ring-{say}") in told, say
    assert "That is legal, but not what this step is about." in told
    assert told.endswith(words.text("hitodama-lesson-ring", "learnt"))


def test_what_led_to_a_lesson_is_not_taken_back_and_a_lesson_can_be_left() -> None:
    result = run("hitodama", "places", typed="\n\nundo\nquit\n")
    assert "You have not made a move yet." in result.output
    assert result.output.endswith("Goodbye.\n")
    assert run("hitodama", "places", typed="q\n").output.endswith("Goodbye.\n")
    assert run("hitodama", "places").output.endswith("Goodbye.\n")


def test_a_lesson_that_there_is_not() -> None:
    result = run("hitodama", "none")
    assert result.exit_code != 0 and "There is no lesson “none”." in result.output
