"""Fair shuffles: committed to before the first move, revealed after the last; others say so."""

import json
from pathlib import Path

import mori
from mori.core.shuffle import commitment
from tests.cli.running import run, run_json
from tests.server.running import MadeTable, Message, Service, finished_record

JSON = {"Content-Type": "application/json"}


def shuffle_of(service: Service, table: str) -> Message:
    found: Message = service.http.get(f"/api/tables/{table}").json()["shuffle"]
    return found


def played(service: Service) -> MadeTable:
    """A table of two people who played to the end, and nobody chose its seed."""
    made = service.make("hitodama", ["me", "me"])
    with made.join(0) as first, made.join(1) as second:
        while first.state["result"] is None:
            asked = first if first.state["decision"] else second
            assert asked.answer(asked.state["decision"]["actions"][-1]["text"])["type"] == "done"
            for socket in (first, second):
                socket.read_to(asked.state["step"])
        for text in first.texts + second.texts:
            assert "nonce" not in text or json.loads(text)["table"]["shuffle"]["nonce"] is None
    return made


def test_a_seed_is_promised_before_and_told_after(service: Service, tmp_path: Path) -> None:
    made = played(service)
    promised = made.info["shuffle"]
    assert promised["kind"] == "fair"
    assert promised["seed"] is promised["nonce"] is None
    told = shuffle_of(service, made.id)
    assert told["commitment"] == promised["commitment"]
    assert told["commitment"] == commitment(int(told["seed"]), told["nonce"])

    record = service.http.get(f"/api/tables/{made.id}/record").text
    assert str(json.loads(record)["seed"]) == told["seed"]
    assert 1 << 64 <= int(told["seed"]) < 1 << 128
    assert json.loads(record)["rng"] == "sha256-ctr/1"
    file = tmp_path / "game.json"
    file.write_text(record)
    checked = run("replay", "--quiet", "--verify", str(file))
    assert checked.exit_code == 0 and told["commitment"] in checked.stdout
    right = ("--commitment", told["commitment"].upper())
    assert run("replay", "--quiet", *right, str(file)).exit_code == 0
    (wrong,) = run_json("replay", "--commitment", "0" * 64, str(file))
    assert not wrong["ok"] and wrong["code"] == "other_commitment"

    # A game that comes from a record or another game says so, and keeps the promise of the first.
    imported = service.http.post("/api/records", content=record, headers=JSON).json()["table"]
    assert imported["shuffle"] == {**told, "kind": "imported"}
    fork = {"step": 1, "seats": ["me", "me"]}
    branched = service.http.post(f"/api/tables/{made.id}/fork", json=fork).json()["table"]
    assert branched["shuffle"] == {
        "kind": "branched",
        "commitment": None,
        "seed": None,
        "nonce": None,
    }


def test_no_two_tables_promise_the_same(service: Service) -> None:
    tables = [service.make("hitodama", ["me", "me"]) for _ in range(3)]
    assert len({table.info["shuffle"]["commitment"] for table in tables}) == 3


def test_a_chosen_seed_is_told_to_all(service: Service) -> None:
    made = service.make("hitodama", ["me", "me"], seed=7)
    assert made.info["shuffle"]["kind"] == "chosen"
    with made.join(None) as spectator:
        assert json.loads(spectator.texts[0])["table"]["shuffle"]["kind"] == "chosen"
    body = {"tokens": list(made.tokens.values())}
    (mine,) = service.http.post("/api/tables/mine", json=body).json()["tables"]
    assert mine["table"]["shuffle"] == {
        "kind": "chosen",
        "commitment": None,
        "seed": None,
        "nonce": None,
    }


def test_a_told_seed_can_be_wished_for_with_all_its_digits(service: Service) -> None:
    """It has more of them than a number of the page, so it comes as text."""
    wished: list[str | int] = [str(2**128 - 1), str(2**128 - 2), "7", 7]
    shown = []
    for seed in wished:
        with service.make("hitodama", ["me", "me"], seed=seed).join(None) as spectator:
            shown.append(spectator.state["view"])
    games = [mori.new_game("hitodama", players=2, seed=int(seed)) for seed in wished]
    views = [json.loads(json.dumps(game.view(None))) for game in games]
    assert shown == [{key: view[key] for key in shown[0]} for view in views]
    assert len({json.dumps(view) for view in shown}) == 3, "alike if the seed is"

    body = {"game": "hitodama", "seats": ["me", "me"], "seed": str(2**128)}
    refused = service.http.post("/api/tables", json=body)
    assert refused.status_code == 422
    error = refused.json()["error"]
    assert (error["code"], error["data"]["limit"]) == ("wrong_seed", str(2**128 - 1))


def test_records_without_a_promise_are_as_good_as_ever(service: Service, tmp_path: Path) -> None:
    record = finished_record("hitodama", 2)
    answer = service.http.post("/api/records", content=record, headers=JSON)
    shuffle = answer.json()["table"]["shuffle"]
    assert (shuffle["kind"], shuffle["seed"], shuffle["nonce"]) == ("imported", "1", None)
    file = tmp_path / "old.json"
    file.write_text(record)
    assert run("replay", "--quiet", str(file)).exit_code == 0
    (refused,) = run_json("replay", "--verify", str(file))
    assert not refused["ok"] and refused["code"] == "no_commitment"
