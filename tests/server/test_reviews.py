"""Reviews of finished games at a service."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

import mori
from mori.reviewing import reviewing
from mori.server.settings import Limits
from tests.server.running import Service, finished_record, running, settings_in
from tests.server.test_replays import imported

WAIT = 120.0  # seconds that no busy machine needs


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that play hardly anything on."""
    monkeypatch.setattr(reviewing, "ROUNDS", (4,))
    monkeypatch.setattr(reviewing, "BUDGET", 1_000)


def made_review(service: Service, table: str) -> dict[str, Any]:
    address = f"/api/tables/{table}/review"
    told = service.http.post(address).json()
    until = time.monotonic() + WAIT
    seen = [told["progress"]]
    while told["state"] == "running":
        assert time.monotonic() < until
        time.sleep(0.05)
        told = service.http.get(address).json()
        seen.append(told["progress"])
    assert seen == sorted(seen)
    return dict(told)


@pytest.mark.usefixtures("small")
def test_a_finished_game_is_reviewed_once_and_its_review_is_kept(service: Service) -> None:
    record = finished_record("hitodama", 2)
    source = imported(service, record)
    address = f"/api/tables/{source.id}/review"
    assert service.http.get(address).json()["state"] == "none"
    told = made_review(service, source.id)
    assert told["state"] == "done" and told["progress"] == 1
    found = told["review"]
    game = mori.replay(json.loads(record))
    assert found["steps"] == len(game.answers) == len(found["decisions"])
    scores = game.final_result.scores
    assert [each["points"]["end"] for each in found["luck"]] == scores
    assert service.http.post(address).json() == told == service.http.get(address).json()


def test_a_running_game_has_no_review_and_no_reasons(service: Service) -> None:
    table = service.make("hitodama", ["me", "me"])
    address = f"/api/tables/{table.id}/review"
    assert service.error(service.http.post(address)) == (409, "not_finished")
    assert service.error(service.http.get(address)) == (409, "not_finished")
    asked = service.http.get(f"{address}/1", params={"first": "a", "second": "b"})
    assert service.error(asked) == (409, "not_finished")


def test_two_choices_of_a_finished_game_are_compared(service: Service) -> None:
    record = finished_record("hitodama", 2)
    source = imported(service, record)
    game = mori.replay(json.loads(record))
    step = next(
        step
        for step in range(len(game.answers) - 5, 0, -1)
        if len(game.rewound(step).decisions[0].canonical) > 1
    )
    first, second = game.rewound(step).decisions[0].canonical[:2]
    address = f"/api/tables/{source.id}/review/{step + 1}"
    told = service.http.get(address, params={"first": first.text, "second": second.text}).json()
    assert (told["first"], told["second"], told["worlds"]) == (first.text, second.text, 24)
    assert told["verdict"] in ("first", "second", "even") and len(told["at_once"]) == 2
    wrong = service.http.get(address, params={"first": first.text, "second": "nonsense"})
    assert service.error(wrong) == (409, "unknown_action")
    late = f"/api/tables/{source.id}/review/{len(game.answers) + 1}"
    refused = service.http.get(late, params={"first": first.text, "second": first.text})
    assert service.error(refused) == (404, "no_such_step")


def test_a_decision_of_a_finished_game_is_asked_again_as_its_seat_saw_it(service: Service) -> None:
    record = finished_record("hitodama", 2)
    source = imported(service, record)
    game = mori.replay(json.loads(record))
    for step in (1, len(game.answers) // 2, len(game.answers)):
        known = game.rewound(step - 1).seat_view(game.answer_seats[step - 1])
        assert known.decision is not None
        address = f"/api/tables/{source.id}/review/{step}/question"
        told = service.http.get(address).json()
        assert (told["seat"], told["kind"]) == (known.seat, known.decision.kind)
        assert [each["text"] for each in told["actions"]] == [
            each.text for each in known.decision.actions
        ]
    late = f"/api/tables/{source.id}/review/{len(game.answers) + 1}/question"
    assert service.error(service.http.get(late)) == (404, "no_such_step")
    running = service.make("hitodama", ["me", "me"])
    early = f"/api/tables/{running.id}/review/1/question"
    assert service.error(service.http.get(early)) == (409, "not_finished")


def test_an_address_has_so_many_reviews_under_way(tmp_path: Path) -> None:
    """None goes on here: the bots never start."""
    never = ("sleep", "3600")
    settings = settings_in(tmp_path, bot_command=never, limits=Limits(hints=2))
    with running(settings) as service:
        tables = [imported(service, finished_record("hitodama", 2)).id for _ in range(3)]
        first, second, third = (f"/api/tables/{table}/review" for table in tables)
        for address in (first, second, first):
            assert service.http.post(address).json()["state"] == "running"
        assert service.error(service.http.post(third)) == (429, "limit_hints")


def test_a_review_that_fails_by_a_bug_is_counted_and_gives_its_place_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_given: object) -> None:
        raise KeyError("a bug")

    monkeypatch.setattr("mori.server.reviews.Reviewing", broken)
    with running(settings_in(tmp_path, limits=Limits(hints=1))) as service:
        for count in (1, 2):
            source = imported(service, finished_record("hitodama", 2))
            assert made_review(service, source.id)["state"] == "failed"
            assert service.metric("mori_incidents_total") == count
