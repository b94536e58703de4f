"""Records, replays, forks and imports."""

import json
from typing import Any

import pytest

import mori
from tests.server.running import CASES, MadeTable, Service, finished_record, without_places

JSON = {"Content-Type": "application/json"}


def imported(service: Service, record: str) -> MadeTable:
    answer = service.http.post("/api/records", content=record, headers=JSON)
    assert answer.status_code == 201, answer.text
    return MadeTable(service, {**answer.json(), "tokens": {}})


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_record_is_imported_comes_back_the_same_and_can_be_played_on_from(
    service: Service, game: str, players: int
) -> None:
    record = finished_record(game, players)
    source = imported(service, record)
    assert source.info["is_replay"] and source.info["finished"]

    played = mori.replay(json.loads(record))
    step = len(played.answers) // 2
    body = {"step": step, "seats": ["me"] * players}
    answer = service.http.post(f"/api/tables/{source.id}/fork", json=body)
    assert answer.status_code == 201
    made = MadeTable(service, answer.json())
    assert sorted(made.tokens) == list(range(players))
    assert not made.info["is_replay"] and not made.info["finished"]
    then = played.rewound(step)
    asked = then.decisions[0]
    with made.join(asked.seat) as socket:
        assert socket.state["step"] == step
        assert without_places(socket.facts) == [
            fact.to_data() for fact in then.facts_for(asked.seat)
        ]
        assert socket.answer(asked.actions[-1].text)["type"] == "done"

    answer = service.http.get(f"/api/tables/{source.id}/record")
    assert answer.text == record, "what came of the fork has not changed it"
    assert f'filename="mori-{game}-{source.id}.json"' in answer.headers["Content-Disposition"]


def test_who_imported_a_record_can_delete_it(service: Service) -> None:
    source = imported(service, finished_record("hitodama", 2))
    address = f"/api/tables/{source.id}"
    assert service.error(service.http.delete(address)) == (401, "token_missing")
    key = {"Authorization": f"Bearer {source.host}"}
    assert service.http.delete(address, headers=key).is_success
    assert service.http.get(address).status_code == 404


def test_tables_without_a_seat_of_mine_are_listed_if_they_are_named(service: Service) -> None:
    brought = imported(service, finished_record("hitodama", 2))
    imported(service, finished_record("hitodama", 2))  # not mine, not named
    made = service.make("hitodama", ["me", "me"])
    tokens = list(made.tokens.values())
    body = {"tokens": tokens, "tables": [brought.id, made.id, "nothing"]}
    found = service.http.post("/api/tables/mine", json=body).json()["tables"]
    assert [(mine["table"]["id"], mine["mine"]) for mine in found] == [
        (made.id, [0, 1]),
        (brought.id, []),
    ]
    body = {"tokens": [], "tables": [brought.id]}
    found = service.http.post("/api/tables/mine", json=body).json()["tables"]
    assert [mine["table"]["id"] for mine in found] == [brought.id]


@pytest.mark.parametrize(("game", "players"), [("bitoku", 1), ("bitoku", 2), ("hitodama", 3)])
def test_a_finished_game_can_be_seen_through_any_eyes(
    service: Service, game: str, players: int
) -> None:
    record = finished_record(game, players)
    made = imported(service, record)
    played = mori.replay(json.loads(record))
    seats: list[int | None] = [*range(players), None]
    last = len(played.answers)
    for seat in seats:
        query = {} if seat is None else {"seat": seat}
        replay = service.http.get(f"/api/tables/{made.id}/replay", params=query).json()
        assert replay["table"]["components"] == played.view(None).get("components", {})
        steps = replay["steps"]
        assert [step["step"] for step in steps] == list(range(last + 1))
        assert [step["seat"] for step in steps] == [None, *played.answer_seats]
        assert steps[0]["round"] == 1
        facts = [fact for step in steps for fact in step["facts"]]
        assert without_places(facts) == [fact.to_data() for fact in played.facts_for(seat)]
        assert any(told_silently(played, steps, seat))
        for step in (0, 1, 19, 20, 21, last // 2, last):
            then = played.rewound(step)
            state = service.http.get(f"/api/tables/{made.id}/replay/{step}", params=query).json()
            view = {k: v for k, v in then.view(seat).items() if k not in ("components", "decision")}
            assert (state["step"], state["view"]) == (step, view)
            assert state["asked"] == [decision.seat for decision in then.decisions]
            assert (state["decision"], state["can_undo"]) == (None, False)
            assert (state["result"] is not None) == (step == last)
    refused = service.http.get(f"/api/tables/{made.id}/replay/{last + 1}")
    assert service.error(refused) == (404, "no_such_step")


def told_silently(played: mori.Game, steps: list[dict[str, Any]], seat: int | None) -> list[bool]:
    """Whether each step without facts tells the answer, but only to a seat that may know it."""
    told = {step["step"]: step["action"] for step in steps if step["action"]}
    silent = [step["step"] for step in steps if not step["facts"]]
    may_know = [step for step in silent if played.is_over or played.answer_seats[step - 1] == seat]
    assert list(told) == may_know
    for step, action in list(told.items())[:3]:
        asked = played.rewound(step - 1).view(played.answer_seats[step - 1]).known
        given = played.answers[step - 1]
        assert action == {
            "text": given.text,
            "kind": given.kind,
            "args": given.args,
            "prompt": asked.prompt(),
            "adds": asked.about(given).adds,
        }
    return [step in told for step in silent]


def test_during_the_game_a_seat_looks_back_through_its_own_eyes(service: Service) -> None:
    made = service.make("bitoku", ["me", "me"], seed=6)
    played = mori.new_game("bitoku", players=2, seed=6)
    with made.join(0) as first, made.join(1) as second:
        for _ in range(12):
            decision = played.decisions[0]
            socket = (first, second)[decision.seat]
            socket.answer(decision.actions[0].text, decision.number)
            played.apply(decision.actions[0], decision.seat)
    silent: list[bool] = []
    for seat in (0, 1):
        path, headers = f"/api/tables/{made.id}/replay", made.headers(seat)
        steps = service.http.get(path, params={"seat": seat}, headers=headers).json()["steps"]
        facts = [fact for step in steps for fact in step["facts"]]
        assert without_places(facts) == [fact.to_data() for fact in played.facts_for(seat)]
        silent += told_silently(played, steps, seat)
        state = service.http.get(f"{path}/7", params={"seat": seat}, headers=headers).json()
        assert state["view"]["players"] == played.rewound(7).view(seat)["players"]
    assert set(silent) == {True, False}, "one's own answers are told, not the other's"


def test_a_replay_can_be_joined_by_spectators_only(service: Service) -> None:
    made = imported(service, finished_record("hitodama", 2))
    with made.join(None) as socket:
        assert socket.state["result"] is not None
        assert socket.state["decision"] is None


def test_a_fork_may_be_for_bots(service: Service) -> None:
    source = imported(service, finished_record("hitodama", 2))
    body = {"step": 5, "seats": ["random", "random"]}
    made = MadeTable(service, service.http.post(f"/api/tables/{source.id}/fork", json=body).json())
    with made.join(None) as socket:
        while socket.state["result"] is None:
            socket.read()


def test_a_fork_of_the_last_step_is_the_end_and_there_is_none_after_it(service: Service) -> None:
    record = finished_record("hitodama", 2)
    source = imported(service, record)
    last = len(mori.replay(json.loads(record)).answers)
    path = f"/api/tables/{source.id}/fork"
    made = service.http.post(path, json={"step": last, "seats": ["me", "me"]})
    assert made.status_code == 201 and made.json()["table"]["finished"]
    beyond = service.http.post(path, json={"step": last + 1, "seats": ["me", "me"]})
    assert beyond.json()["error"]["data"] == {"step": last + 1, "last": last}


def test_a_fork_that_cannot_be(service: Service) -> None:
    source = imported(service, finished_record("hitodama", 2))
    path = f"/api/tables/{source.id}/fork"
    for body, code in (
        ({"step": 9999, "seats": ["me", "me"]}, "no_such_step"),
        ({"step": 1, "seats": ["me"]}, "wrong_seats"),
        ({"step": 1, "seats": ["me", "wizard"]}, "unknown_bot"),
        ({"step": -1, "seats": ["me", "me"]}, "bad_body"),
    ):
        assert service.error(service.http.post(path, json=body))[1] == code
