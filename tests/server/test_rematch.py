"""Rematches: proposed, opened once, and joined with the key of the old seat."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from mori.server.storage import Conflict, Rematch
from mori.server.tables.rematch import Rematching
from tests.server.running import MadeTable, Message, Service, Socket, finished_record
from tests.server.test_friends import bearer
from tests.server.test_several_services import elsewhere, services, until

__all__ = ["services"]


def over(service: Service, *seats: str, name: str = "Hana") -> MadeTable:
    """A table whose game is over."""
    record = finished_record("hitodama", len(seats))
    headers = {"Content-Type": "application/json"}
    id = service.http.post("/api/records", content=record, headers=headers).json()["table"]["id"]
    last = service.http.get(f"/api/tables/{id}/replay").json()["steps"][-1]["step"]
    body = {"step": last, "seats": list(seats), "name": name}
    made = service.http.post(f"/api/tables/{id}/fork", json=body).json()
    assert made["table"]["finished"]
    return MadeTable(service, made)


def ask(table: MadeTable, token: str) -> Any:
    address = f"/api/tables/{table.id}/rematch"
    return table.service.http.post(address, headers=bearer(token))


def asked(table: MadeTable, token: str) -> Message:
    answer = ask(table, token)
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


def follow(service: Service, id: str, token: str) -> Any:
    return service.http.post(f"/api/tables/{id}/follow", headers=bearer(token))


def heard(socket: Socket) -> Message:
    while True:
        message = socket.read()
        if message["type"] == "rematch":
            return message


def told(proposed: list[int], table: str | None, *, is_new: bool = True) -> Message:
    return {"type": "rematch", "proposed": proposed, "table": table, "is_new": is_new}


def test_all_are_led_to_one_table_each_with_a_key_of_their_own(service: Service) -> None:
    made = over(service, "me", "me", "greedy")
    with made.join(0) as hana, made.join(1) as iris, made.join(None) as watcher:
        assert asked(made, made.tokens[1]) == {"table": None, "host": None, "invitations": {}}
        for socket in (hana, iris, watcher):
            assert heard(socket) == told([1], None)
        opened = asked(made, made.host)
        id = opened["table"]["id"]
        for socket in (hana, iris, watcher):
            assert heard(socket) == told([1], id)
        # Everybody moves one seat on, and bots stay bots.
        info = opened["table"]
        assert [seat["bot"] for seat in info["seats"]] == [None, "greedy", None]
        assert [seat["is_free"] for seat in info["seats"]] == [True, False, True]
        assert [seat["name"] for seat in info["seats"]] == ["", "", "Hana"]
        assert (info["started"], info["host_seat"]) == (False, 2)
        assert info["shuffle"]["kind"] == "fair" and info["options"] == made.info["options"]
        first = follow(service, id, made.tokens[0]).json()
        assert first["seat"] == 2 and not first["table"]["started"]
        second = follow(service, id, made.tokens[1]).json()
        assert second["seat"] == 0 and second["table"]["started"]
        assert len({first["token"], second["token"], *made.tokens.values()}) == 4
        # Another device of the same seat has the same key.
        assert follow(service, id, made.tokens[1]).json()["token"] == second["token"]
        keys = [first["token"], second["token"], opened["host"], *opened["invitations"].values()]
        for socket in (hana, iris, watcher):
            socket.ask("why_not", action="end")
            assert not any(key in text for key in keys for text in socket.texts)
    tokens = {2: first["token"], 0: second["token"]}
    again = MadeTable(service, {"table": info, "tokens": tokens})
    with again.join(0) as iris, again.join(2) as hana:
        # The bot may have begun already.
        assert (iris.state["result"], hana.state["result"]) == (None, None)
    with made.join(None) as late:  # a newcomer at the old table hears of the new one
        assert heard(late) == told([1], id, is_new=False)


def test_the_first_who_proposes_opens_it_if_the_host_is_gone(service: Service) -> None:
    made = over(service, "me", "me", "me")
    with made.join(0):
        assert asked(made, made.tokens[2])["table"] is None
        assert asked(made, made.tokens[1])["table"] is None
        assert asked(made, made.tokens[2])["table"] is None
    until(lambda: asked(made, made.tokens[1])["table"] is None)
    until(lambda: asked(made, made.tokens[2])["host"] is not None)
    found = asked(made, made.tokens[1])
    assert found["table"]["host_seat"] == 1 and found["host"] is None
    assert asked(made, made.host)["table"]["id"] == found["table"]["id"]


def test_what_is_refused(service: Service) -> None:
    going = service.make("hitodama", ["me", "me"])
    assert service.error(ask(going, going.tokens[0])) == (409, "not_finished")
    assert service.error(follow(service, going.id, going.tokens[0])) == (403, "bad_token")
    made = over(service, "me", "me")
    assert service.error(service.http.post(f"/api/tables/{made.id}/rematch")) == (
        401,
        "token_missing",
    )
    assert service.error(ask(made, going.tokens[0])) == (403, "bad_token")
    opened = asked(made, made.host)
    id = opened["table"]["id"]
    assert service.error(service.http.post(f"/api/tables/{id}/follow")) == (401, "token_missing")
    for token in (going.tokens[0], made.host, opened["host"]):
        assert service.error(follow(service, id, token)) == (403, "bad_token")
    # A player who does not follow leaves a seat free; the next one who takes it keeps it.
    body = {"name": "Otto", "invitation": opened["invitations"]["0"]}
    assert service.http.post(f"/api/tables/{id}/seats", json=body).status_code == 201
    assert service.error(follow(service, id, made.tokens[1])) == (409, "seat_taken")
    # Who followed and lost the seat does not have it again by following.
    hers = follow(service, id, made.tokens[0]).json()
    address = f"/api/tables/{id}/seats/{hers['seat']}/invitation"
    assert service.http.post(address, headers=bearer(opened["host"])).status_code == 201
    assert service.error(follow(service, id, made.tokens[0])) == (409, "seat_taken")
    # A table that is gone can be opened again.
    assert service.http.delete(f"/api/tables/{id}", headers=bearer(opened["host"])).is_success
    assert asked(made, made.tokens[0])["table"]["id"] != id
    bots = over(service, "greedy", "greedy")
    assert service.error(ask(bots, bots.host)) == (403, "not_seated")


def test_a_person_a_bot_stood_in_for_is_waited_for(service: Service) -> None:
    made = service.make("hitodama", ["me", "me"], stand_in="random")
    for seat in (0, 1):
        leaving = f"/api/tables/{made.id}/leave"
        assert service.http.post(leaving, headers=made.headers(seat)).is_success
    with made.join(None) as watcher:
        while watcher.state["result"] is None:
            watcher.read()
    info = asked(made, made.host)["table"]
    assert [seat["kind"] for seat in info["seats"]] == ["person", "person"]
    assert info["stand_in"] == "random" and not any(seat["is_away"] for seat in info["seats"])


def test_of_many_at_once_over_two_services_one_opens_it(services: tuple[Service, Service]) -> None:
    here, there = services
    made = over(here, "me", "me", "me")
    tables = (made, elsewhere(made, there))
    with made.join(0) as hana, tables[1].join(1) as iris:
        with ThreadPoolExecutor(8) as threads:
            asking = [(tables[number % 2], made.host) for number in range(8)]
            found = list(threads.map(lambda each: asked(*each), asking))
        ids = {answer["table"]["id"] for answer in found}
        assert len(ids) == 1 and sum(answer["host"] is not None for answer in found) == 1
        [id] = ids
        assert heard(hana) == heard(iris) == told([], id)
        with ThreadPoolExecutor(8) as threads:
            following = [((here, there)[n % 2], id, made.tokens[n // 2 % 2]) for n in range(8)]
            taken = list(threads.map(lambda each: follow(*each).json(), following))
        assert len({(answer["seat"], answer["token"]) for answer in taken}) == 2
    assert json.dumps(taken).count(made.host) == 0


@dataclass
class Kept:
    """As much of a stored table as a rematch asks for."""

    rematch: Rematch | None = None


@pytest.mark.parametrize("stored", ["mine", "theirs"])
def test_after_a_conflict_it_is_mine_only_if_it_was_what_was_stored(stored: str) -> None:
    draft: Any = SimpleNamespace(stored=SimpleNamespace(id="mine"), keys=list)
    truth: Any = SimpleNamespace(stored=Kept())

    async def note_rematch(rematch: Rematch, work: object) -> None:
        assert rematch.table == "mine"
        raise Conflict

    async def after_conflict() -> None:
        truth.stored = Kept(Rematch(table=stored))

    async def drafting(_: object) -> Any:
        return draft

    async def is_there(table: str) -> bool:
        return bool(table)

    truth.note_rematch, truth.after_conflict = note_rematch, after_conflict
    asking = Rematching(truth, lambda _: None).ask(0, lambda _: True, drafting, is_there)
    assert asyncio.run(asking) is (draft if stored == "mine" else None)
