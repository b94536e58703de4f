"""Lessons at a table: answering, refusals, undo, and surviving a kill."""

import sys
from pathlib import Path
from typing import Any

from mori.core.registry import create_game
from mori.lessons import find_lesson, standing
from mori.server.tables.course import Course
from tests.server.running import MadeTable, Service, running, settings_in

FIRST = "move reserve > berry.1"
SECOND = "move reserve > tribute_first_player.2"


def opened(service: Service, lesson: str = "ring") -> MadeTable:
    answer = service.http.post("/api/lessons", json={"game": "hitodama", "lesson": lesson})
    assert answer.status_code == 201, answer.text
    return MadeTable(service, answer.json())


def told(service: Service, game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = service.http.get(f"/api/lessons/{game}").json()["lessons"]
    return found


def test_what_there_is_to_learn_is_told(service: Service) -> None:
    games = {game["name"]: game for game in service.http.get("/api/games").json()["games"]}
    ring = told(service, "hitodama")[0]
    assert games["hitodama"]["lessons"][0] == ring["id"] == "ring"
    lesson = find_lesson("hitodama", "ring")
    assert [step["say"] for step in ring["steps"]] == [step.say for step in lesson.steps]
    for number, step in enumerate(ring["steps"]):
        if step["until"] is None:
            assert not lesson.steps[number].do
        else:  # it waits until so many answers are there
            assert standing(lesson, step["until"] - 1).step == number
            assert standing(lesson, step["until"]).step > number
    missing = service.http.post("/api/lessons", json={"game": "hitodama", "lesson": "none"})
    assert service.error(missing) == (404, "unknown_lesson")
    assert service.error(service.http.get("/api/lessons/none")) == (404, "unknown_game")


def test_a_lesson_goes_its_way_and_a_wrong_turn_changes_nothing(service: Service) -> None:
    table = opened(service)
    assert table.info["lesson"] == "ring" and table.info["watching"] == "none"
    with table.join(0) as learner:
        state = learner.state
        refused = learner.answer("move reserve > berry.2")
        assert (refused["code"], refused["data"]) == ("lesson_other", {"say": "lower"})
        assert learner.answer("draw")["data"] == {"say": ""}
        assert learner.answer("wake")["code"] == "not_legal"
        assert learner.state == state
        assert learner.answer(FIRST)["type"] == "done"
        assert learner.answer(SECOND)["type"] == "done"
        assert learner.ask("undo")["type"] == "done"  # as at any table
        assert learner.answer(SECOND)["type"] == "done"
        assert learner.answer("draw")["type"] == "done"
        learner.read_to(6)  # the rival has answered by itself
        assert learner.state["decision"]["kind"] == "pay_tribute"
        assert learner.answer("tribute haru_2.1")["data"] == {"say": "less"}
        assert learner.answer("tribute haru_2.2")["type"] == "done"
        assert learner.state["decision"]["kind"] == "turn"
        assert learner.answer("draw")["code"] == "lesson_over"
    mine = service.http.post("/api/tables/mine", json={"tokens": [table.tokens[0]]}).json()
    assert [one["table"]["lesson"] for one in mine["tables"]] == ["ring"]


def test_a_lesson_goes_on_after_the_service_was_gone(tmp_path: Path) -> None:
    """Also if it went between an answer and what the rival says to it."""
    never = (sys.executable, "-c", "import time; print('ready', flush=True); time.sleep(3600)")
    busy = settings_in(tmp_path, bot_workers=1, bot_command=never, bot_seconds=3600.0)
    with running(busy) as service:
        for _ in range(4):  # no bot has room to answer any more
            service.make("hitodama", ["random", "random"])
        table = opened(service)
        with table.join(0) as learner:
            for answer in (FIRST, SECOND, "draw"):
                assert learner.answer(answer)["type"] == "done"
            assert learner.state["step"] == 3
    with running(settings_in(tmp_path, bot_workers=1)) as service:
        table.service = service
        with table.join(0) as learner:
            learner.read_to(6)
            assert learner.answer("tribute haru_2.2")["type"] == "done"


def test_what_led_to_a_lesson_is_not_taken_back() -> None:
    course = Course(create_game("hitodama", 2, 101), settled=1)
    course.apply(FIRST, 0)
    assert course.game.undoable(0) == [0]
    assert course.undoable(0) == [] and course.latest_of(0) is None
    course.apply(SECOND, 0)
    assert course.undoable(0) == [1] and course.latest_of(0) == 2
    assert course.rewound(1).undoable(0) == []
