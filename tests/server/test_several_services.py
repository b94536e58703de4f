"""Two services with one database: real PostgreSQL and Redis."""

import contextlib
import json
import time
from collections.abc import Callable, Iterator

import pytest

import mori
from mori.server.settings import UNLIMITED, Settings
from tests.server.databases import Postgres, Redis
from tests.server.racing import run_races
from tests.server.running import (
    PATIENCE,
    MadeTable,
    Message,
    Service,
    Socket,
    finished_record,
    running,
)
from tests.server.test_friends import Table, closed
from tests.server.test_trying import at_units

LAST_STEPS = 60  # of a game: as many turns that two services could both take


@pytest.fixture(scope="module")
def services(postgres: Postgres, redis: Redis) -> Iterator[tuple[Service, Service]]:
    settings = Settings(
        database_url=postgres.new_database(), redis_url=redis.url, bot_workers=2, bot_seconds=30.0
    )
    with running(settings) as here, running(settings) as there:
        yield here, there


def elsewhere(made: MadeTable, service: Service) -> MadeTable:
    return MadeTable(service, {"table": made.info, "tokens": made.tokens})


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


def states(socket: Socket) -> list[Message]:
    return [json.loads(text) for text in socket.texts]


def play(sockets: dict[int, Socket], answers: int) -> None:
    """Answer in turn, each seat at the service where it sits."""
    for number in range(answers):
        first = next(iter(sockets.values()))
        if first.state["result"] is not None:
            return
        step, asked = first.state["step"], first.state["asked"][0]
        decision = sockets[asked].state["decision"]
        action = decision["actions"][(number * 7) % len(decision["actions"])]["text"]
        assert sockets[asked].answer(action)["type"] == "done"
        for socket in sockets.values():
            socket.read_to(step + 1)


@pytest.mark.parametrize(("game", "players"), [("hitodama", 2), ("bitoku", 3)])
def test_everybody_is_told_the_same_wherever_they_sit(
    services: tuple[Service, Service], game: str, players: int
) -> None:
    here, there = services
    made = here.make(game, ["me"] * players, seed=5)
    other = elsewhere(made, there)
    with contextlib.ExitStack() as stack:
        sockets = {
            seat: stack.enter_context((made, other)[seat % 2].join(seat)) for seat in range(players)
        }
        watchers = [stack.enter_context(table.join(None)) for table in (made, other)]
        play(sockets, 40)
        for watcher in watchers:
            watcher.read_to(sockets[0].state["step"])
        first, second = (states(watcher) for watcher in watchers)
        assert first == second, "state by state, with facts and moments, each once and in order"
        assert [message["state"]["step"] for message in first] == list(range(len(first)))


def test_units_given_at_once_are_told_at_once_everywhere(
    services: tuple[Service, Service],
) -> None:
    here, there = services
    made, _ = at_units(here, "take_resource")
    with made.join(0) as mine, elsewhere(made, there).join(None) as watcher:
        decision, step = mine.state["decision"], mine.state["step"]
        units = [decision["actions"][at]["text"] for at in (-1, 0)]
        told = mine.ask("answer", decision=decision["number"], actions=units)
        assert told["type"] == "done" and mine.state["step"] == step + 2
        watcher.read_to(step + 2)
        assert [message["state"]["step"] for message in states(watcher)] == [step, step + 2]


def test_of_two_answers_at_once_one_wins(services: tuple[Service, Service]) -> None:
    here, there = services
    made = here.make("hitodama", ["me", "me"], seed=2)
    seat = mori.new_game("hitodama", players=2, seed=2).decisions[0].seat
    with made.join(seat) as first, elsewhere(made, there).join(seat) as second:
        for _ in range(12):
            if first.state["decision"] is None:
                break
            step = first.state["step"]
            actions = first.state["decision"]["actions"]
            asked = {"mark": first.state["mark"], "decision": first.state["decision"]["number"]}
            for socket, action in ((first, actions[0]), (second, actions[-1])):
                message = {"type": "answer", "id": 1000, **asked, "actions": [action["text"]]}
                socket.send(message)
            told = [until_told(socket) for socket in (first, second)]
            assert sorted(told) == ["done", "stale_decision"]
            for socket in (first, second):
                socket.read_to(step + 1)
            assert first.state == second.state and first.facts == second.facts


def until_told(socket: Socket) -> str:
    while True:
        message = socket.read()
        if message["type"] in ("done", "error"):
            return str(message.get("code", message["type"]))


def test_an_undo_is_told_everywhere_and_what_it_made_void_is_stale(
    services: tuple[Service, Service],
) -> None:
    here, there = services
    made = here.make("hitodama", ["me", "me"], seed=3)
    seat = mori.new_game("hitodama", players=2, seed=3).decisions[0].seat
    with made.join(seat) as mine, elsewhere(made, there).join(1 - seat) as other:
        moves = [
            action["text"]
            for action in mine.state["decision"]["actions"]
            if action["text"].startswith("move ")
        ]
        for move in (moves[0], "end"):
            assert mine.answer(move)["type"] == "done"
        other.read_to_turn()
        seen = other.state
        for _ in range(2):
            assert mine.ask("undo")["type"] == "done"
        for move in (moves[-1], "end"):
            assert mine.answer(move)["type"] == "done"
        while other.state["mark"] != mine.state["mark"]:
            other.read()
        # The same number, for another position: what was thought out for the first is refused.
        action = seen["decision"]["actions"][-1]["text"]
        number = {"decision": seen["decision"]["number"], "actions": [action]}
        assert other.state["decision"]["number"] == number["decision"]
        assert other.state["step"] == seen["step"] and other.state["view"] != seen["view"]
        for asked in ("answer", "try"):
            refused = other.ask(asked, mark=seen["mark"], **number)
            assert refused.get("code") == "stale_decision", asked
        assert other.answer(action)["type"] == "done"
        assert mine.ask("undo")["code"] in ("nothing_to_undo", "stale_decision")


def test_a_key_that_is_revoked_at_one_service_is_dead_at_the_other(
    services: tuple[Service, Service],
) -> None:
    here, there = services
    table = Table(here, ["me", "friend"], name="Hana")
    table.take(1, "Iris")
    other = elsewhere(table, there)
    key = {"Authorization": f"Bearer {table.tokens[1]}"}
    with other.join(1) as iris, other.join(0) as hana:
        revoked = table.post("seats/1/invitation", token=table.host)
        with there.socket(table.id) as again:
            again.send({"type": "join", "token": table.tokens[1]})
            assert again.read()["code"] == "bad_token"
        left = there.http.post(f"/api/tables/{table.id}/leave", headers=key)
        assert there.error(left) == (403, "bad_token")
        assert closed(iris)["code"] == "bad_token"
        assert hana.read()["table"]["seats"][1]["is_free"]
        # Whoever has the new link takes the seat anywhere.
        body = {"name": "Sumi", "invitation": revoked.json()["invitation"]}
        taken = there.http.post(f"/api/tables/{table.id}/seats", json=body).json()
        assert hana.read()["table"]["seats"][1]["name"] == "Sumi"
        table.tokens[1] = taken["token"]
        with table.join(1) as sumi:
            assert sumi.state["step"] == 0


@pytest.mark.parametrize("kind", ["answer", "undo", "ask_undo", "consent", "say", "back"])
def test_a_key_that_ended_at_one_service_changes_nothing_at_the_other(
    services: tuple[Service, Service], redis: Redis, kind: str
) -> None:
    """The other service has not heard of it yet: nobody tells it while Redis is away."""
    here, there = services
    table = Table(here, ["me", "friend"], seed=3)
    table.take(1, "Iris")
    other = elsewhere(table, there)
    with table.join(0) as hana, other.join(1) as iris:
        last = 1 if kind in ("undo", "consent") else 0  # of the seats, to answer
        while iris.state["step"] < 4 or last in iris.state["asked"]:
            step = iris.state["step"]
            assert (hana if 0 in iris.state["asked"] else iris).answer("end")["type"] == "done"
            for socket in (hana, iris):
                socket.read_to(step + 1)
        sent: Message = {}
        if kind in ("answer", "undo", "ask_undo"):
            sent["mark"] = iris.state["mark"]
        if kind == "answer":
            sent.update(decision=iris.state["decision"]["number"], actions=["end"])
        elif kind == "consent":
            assert hana.ask("ask_undo")["type"] == "done"
            request = told(iris, "undo_asked")["asked"]["request"]
            sent = {"request": request, "is_given": True}
        elif kind == "say":
            sent = {"phrase": "hello"}
        elif kind == "back":
            assert table.post("leave", token=table.tokens[1]).status_code == 200
            told(iris, "table")
        redis.stop()
        try:
            assert table.post("seats/1/invitation", token=table.host).status_code == 201
            before = here.http.get(f"/api/tables/{table.id}").json()
            iris.send({"type": kind, "id": 70, **sent})
            assert told(iris, "error")["code"] == "bad_token"
        finally:
            redis.start()
        assert here.http.get(f"/api/tables/{table.id}").json() == before
        with table.join(0) as again:
            assert again.state["mark"] == hana.state["mark"]
            again.ask("say", phrase="thanks")
            kinds = [message["type"] for message in states(again)]
            assert sorted(kinds) == ["chat", "done", "welcome"], "nothing was said or asked before"


def told(socket: Socket, type: str) -> Message:
    while (message := socket.read())["type"] != type:
        pass
    return message


def late_table(service: Service, seats: list[str], left: int) -> MadeTable:
    """A table that goes on with a game when so many steps were left."""
    record = finished_record("hitodama", len(seats))
    json_sent = {"Content-Type": "application/json"}
    source = service.http.post("/api/records", content=record, headers=json_sent).json()["table"]
    body = {"step": len(mori.replay(json.loads(record)).answers) - left, "seats": seats}
    return MadeTable(
        service, service.http.post(f"/api/tables/{source['id']}/fork", json=body).json()
    )


def test_bots_play_each_turn_once_whoever_takes_it(services: tuple[Service, Service]) -> None:
    made = [late_table(service, ["random", "random"], LAST_STEPS) for service in services]
    tables = [*made, elsewhere(made[0], services[1]), elsewhere(made[1], services[0])]
    with contextlib.ExitStack() as stack:
        watchers = [stack.enter_context(table.join(None)) for table in tables]
        for watcher in watchers:
            while watcher.state["result"] is None:
                watcher.read()
        for here, there in ((0, 2), (1, 3)):
            assert watchers[here].state == watchers[there].state
            steps = [message["state"]["step"] for message in states(watchers[there])]
            assert steps == list(range(steps[0], steps[-1] + 1)), "each told once, in order"
    for table in made:
        mori.replay(table.service.http.get(f"/api/tables/{table.id}/record").json())
    assert sum(service.metric("mori_incidents_total") for service in services) == 0


def test_what_is_no_id_is_not_found(services: tuple[Service, Service]) -> None:
    here, _ = services
    for path in ("/api/tables/a%00b", "/api/tables/a%00b/replay", "/api/tables/a%00b/record"):
        assert here.error(here.http.get(path)) == (404, "unknown_table")
    mine = here.http.post("/api/tables/mine", json={"tokens": ["\0"], "tables": ["a\0b"]})
    assert mine.json() == {"tables": []}
    with here.socket("a%00b") as socket:
        assert socket.read()["code"] == "unknown_table"
    assert here.metric("mori_incidents_total") == 0


def test_without_redis_nothing_is_missed(services: tuple[Service, Service], redis: Redis) -> None:
    here, there = services
    made = here.make("hitodama", ["me", "me"], seed=7)
    with made.join(0) as first, elsewhere(made, there).join(1) as second:
        play({0: first, 1: second}, 3)
        redis.stop()
        try:
            play({0: first, 1: second}, 3)
            assert first.state["step"] == second.state["step"] == 6
        finally:
            redis.start()
        play({0: first, 1: second}, 3)


def test_a_database_that_is_away_is_told_and_waited_for(
    services: tuple[Service, Service], postgres: Postgres
) -> None:
    here, there = services
    made = here.make("hitodama", ["me", "me"], seed=8)
    seat = mori.new_game("hitodama", players=2, seed=8).decisions[0].seat
    with made.join(seat) as mine, elsewhere(made, there).join(None) as watcher:
        postgres.stop()
        mine.send(
            {
                "type": "answer",
                "id": 50,
                "mark": mine.state["mark"],
                "decision": mine.state["decision"]["number"],
                "actions": ["end"],
            }
        )
        try:
            assert mine.read() == {"type": "trouble", "code": "storage_away"}
            told = here.http.get(f"/api/tables/{made.id}")
            assert here.error(told) == (503, "storage_away")
        finally:
            postgres.start()
        told_after = [mine.read(), mine.read(), mine.read()]
        kinds = [message["type"] for message in told_after]
        assert kinds == ["trouble", "state", "done"] and told_after[0]["code"] is None
        watcher.read_to(1)
        assert here.metric("mori_incidents_total") == there.metric("mori_incidents_total") == 0


def test_everybody_at_once_over_two_services(postgres: Postgres, redis: Redis) -> None:
    """`bench/races.py` does it longer."""
    settings = Settings(
        database_url=postgres.new_database(),
        redis_url=redis.url,
        bot_workers=1,
        limits=UNLIMITED,
    )
    found = run_races(settings, games=8, rounds=10)
    assert (found["games"], found["diverged"]) == (8, 0)
    assert found["answered"] > 0 and found["undone"] > 0 and found["refused"]["stale_decision"] > 0
