"""Hints: what a bot would choose for a seat, computed separately, with nothing played."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mori
from mori.bots import bots_for
from mori.core.snapshot import to_data
from mori.server.bots import pool
from mori.server.settings import UNLIMITED, Limits
from tests.server.running import MadeTable, Message, Service, Socket, running, settings_in
from tests.server.test_bots import DEAD, DIES, FAILS, GARBLED, ILLEGAL, LATE, READY
from tests.server.test_friends import Table
from tests.server.test_seat_takeovers import chat_of
from tests.server.test_trying import at_units

SEED = 3
# A process that writes down its jobs, waits for a file named `gate`, and answers as the random bot
# would: that one depends on its seed wherever there is a choice.
WATCHED = READY + (
    "import json, os, msgspec; from mori.server.bots.worker import reply_to\n"
    "for line in sys.stdin.buffer:\n"
    "    with open({folder!r} + '/jobs', 'ab') as jobs: jobs.write(line)\n"
    "    while not os.path.exists({folder!r} + '/gate'): time.sleep(0.005)\n"
    "    job = json.dumps(json.loads(line) | {{'bot': 'random'}}).encode()\n"
    "    print(msgspec.json.encode(reply_to(job)).decode(), flush=True)\n"
)


class Watched:
    """A service whose bots' processes can be watched and held up."""

    def __init__(self, service: Service, folder: Path) -> None:
        self.service = service
        self._folder = folder

    def open_gate(self) -> None:
        (self._folder / "gate").touch()

    def jobs(self) -> list[dict[str, Any]]:
        file = self._folder / "jobs"
        return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    command = (sys.executable, "-c", WATCHED.format(folder=str(tmp_path)))
    with running(settings_in(tmp_path, bot_command=command, bot_seconds=60.0)) as service:
        yield Watched(service, tmp_path)


@pytest.fixture
def made(service: Service) -> MadeTable:
    return service.make("hitodama", ["me", "me"], seed=SEED, hints=True)


@pytest.fixture
def asked() -> int:
    return mori.new_game("hitodama", players=2, seed=SEED).decisions[0].seat


def hint(socket: Socket) -> Message:
    return socket.ask("hint", decision=socket.state["decision"]["number"])


def send_hint(socket: Socket, id: int) -> None:
    socket.send(
        {"type": "hint", "id": id, "mark": "0.0", "decision": socket.state["decision"]["number"]}
    )


def read_answers(socket: Socket, count: int) -> dict[int, Message]:
    """The next messages that answer something, by their id."""
    found: dict[int, Message] = {}
    while len(found) < count:
        message = socket.read()
        if "id" in message:
            found[message["id"]] = message
    return found


@pytest.mark.parametrize(("game", "players"), [("hitodama", 2), ("bitoku", 2), ("bitoku", 1)])
def test_a_hint_names_the_strongest_bot_and_one_of_the_actions(
    service: Service, game: str, players: int
) -> None:
    made = service.make(game, ["me"] * players, seed=SEED, hints=True)
    seat = mori.new_game(game, players=players, seed=SEED).decisions[0].seat
    with made.join(seat) as socket:
        decision = socket.state["decision"]
        told = hint(socket)
        assert told["type"] == "suggestion", told
        assert told["decision"] == decision["number"]
        assert told["bot"] == bots_for(game, players)[-1]
        legal = [action["text"] for action in decision["actions"]]
        choices = [choice["action"] for choice in told["choices"]]
        assert told["action"] == choices[0] and set(choices) <= set(legal)
        assert len(choices) == len(set(choices)) == min(3, len(legal))
        assert set(told["choices"][0]) == {"action", "win", "margin", "points"}
        assert socket.answer(told["action"])["type"] == "done"


def test_a_game_with_hints_is_the_same_as_one_without(service: Service) -> None:
    tables = [service.make("hitodama", ["me", "me"], seed=SEED, hints=True) for _ in range(2)]
    seen: list[list[str]] = []
    for table, has_hints in zip(tables, [True, False], strict=True):
        with table.join(0) as first, table.join(1) as second, table.join(None) as spectator:
            for step in range(1, 13):
                player = first if first.state["decision"] else second
                if has_hints:
                    assert hint(player)["type"] == "suggestion"
                actions = player.state["decision"]["actions"]
                assert player.answer(actions[step % len(actions)]["text"])["type"] == "done"
                for socket in (first, second, spectator):
                    socket.read_to(step)
            seen.append([json.dumps(one.state) for one in (first, second, spectator)])
            assert len(spectator.texts) == 13, "nobody else hears of a hint"
    assert seen[0] == seen[1]


def test_the_same_question_has_the_same_hint(watched: Watched, asked: int) -> None:
    watched.open_gate()
    made = watched.service.make("hitodama", ["me", "me"], seed=SEED, hints=True)
    with made.join(asked) as socket, made.join(asked) as other:
        first = hint(socket)
        assert hint(socket)["action"] == first["action"]
        assert hint(other)["action"] == first["action"]
        assert len(watched.jobs()) == 1, "thought about once"
        # Taken back, the question is thought about again, with the same chance.
        assert socket.answer("end")["type"] == "done"
        assert socket.ask("undo")["type"] == "done"
        assert hint(socket)["action"] == first["action"]
        jobs = watched.jobs()
        assert len(jobs) == 2 and jobs[0]["seed"] == jobs[1]["seed"]
        # Another question has other chance.
        assert socket.answer(socket.state["decision"]["actions"][0]["text"])["type"] == "done"
        hint(socket)
        assert watched.jobs()[2]["seed"] != jobs[0]["seed"]


def test_a_hint_is_thought_out_from_what_the_seat_may_know(watched: Watched, asked: int) -> None:
    watched.open_gate()
    seed = 4321432143214321
    game = mori.new_game("hitodama", players=2, seed=seed)
    seat = game.decisions[0].seat
    made = watched.service.make("hitodama", ["me", "me"], seed=seed, hints=True)
    with made.join(seat) as socket:
        hint(socket)
    [job] = watched.jobs()
    assert job["seat"] == seat and job["bot"] == bots_for("hitodama", 2)[-1]
    assert job["world"] == json.loads(json.dumps(to_data(game.seat_view(seat).world)))
    assert str(seed) not in json.dumps(job)


# -- who may ask, and when


def test_only_a_seat_that_is_asked_gets_a_hint(
    service: Service, made: MadeTable, asked: int
) -> None:
    with service.socket(made.id) as stranger:
        assert stranger.ask("hint", decision=1)["code"] == "not_joined"
    with made.join(1 - asked) as other, made.join(None) as spectator, made.join(asked) as socket:
        number = socket.state["decision"]["number"]
        assert spectator.ask("hint", decision=number)["code"] == "not_seated"
        assert other.ask("hint", decision=number)["code"] == "not_your_decision"
        assert other.ask("hint", decision=number + 1)["code"] == "stale_decision"
        for wrong in (0, number + 1, 2**53 - 1):
            assert socket.ask("hint", decision=wrong)["code"] == "stale_decision"
        assert hint(socket)["type"] == "suggestion"


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hint"},
        {"type": "hint", "id": 1, "mark": "0.0"},
        {"type": "hint", "decision": 1},
        {"type": "hint", "id": 1, "mark": "0.0", "decision": -1},
        {"type": "hint", "id": 1, "mark": "0.0", "decision": "1"},
        {"type": "hint", "id": 1, "mark": "0.0", "decision": 2**53},
        {"type": "hint", "id": 1, "mark": "0.0", "decision": 1, "bot": "random"},
        {"type": "suggestion", "id": 1, "decision": 1, "bot": "random", "action": "end"},
    ],
    ids=lambda message: json.dumps(message)[:60],
)
def test_a_garbled_hint_is_refused(made: MadeTable, asked: int, message: Message) -> None:
    with made.join(asked) as socket:
        socket.send(message)
        assert socket.read()["code"] == "bad_message"
        assert hint(socket)["type"] == "suggestion"


def test_there_are_no_hints_once_the_game_is_over(service: Service) -> None:
    made = service.make("hitodama", ["me", "me"], seed=SEED, hints=True)
    with made.join(0) as first, made.join(1) as second:
        while first.state["result"] is None:
            player = first if first.state["decision"] else second
            number = player.state["decision"]["number"]
            actions = player.state["decision"]["actions"]
            assert player.answer(actions[-1]["text"])["type"] == "done"
            for socket in (first, second):
                socket.read_to(player.state["step"])
        assert first.ask("hint", decision=number)["code"] == "game_over"


# -- while it is thought out


def test_others_are_served_while_a_hint_is_thought_out(watched: Watched, asked: int) -> None:
    made = watched.service.make("hitodama", ["me", "me"], seed=SEED, hints=True)
    with made.join(asked) as socket, made.join(1 - asked) as other:
        send_hint(socket, 1000)
        send_hint(socket, 1001)
        assert socket.ask("why_not", action="end")["code"] is None
        assert other.ask("why_not", action="end")["code"] == "not_your_decision"
        assert watched.service.http.get("/healthz").status_code == 200
        refused = [json.loads(text) for text in socket.texts if '"error"' in text]
        assert [(one["id"], one["code"]) for one in refused] == [(1001, "hint_running")]
        watched.open_gate()
        told = read_answers(socket, 1)[1000]
        assert told["type"] == "suggestion"
        assert hint(socket)["action"] == told["action"]


def test_an_answer_is_stored_at_once_and_makes_the_hint_stale(watched: Watched, asked: int) -> None:
    made = watched.service.make("hitodama", ["me", "me"], seed=SEED, hints=True)
    with made.join(asked) as socket, made.join(1 - asked) as other:
        send_hint(socket, 1000)
        number = socket.state["decision"]["number"]
        socket.send(
            {"type": "answer", "id": 1, "mark": "0.0", "decision": number, "actions": ["end"]}
        )
        answers = read_answers(socket, 2)
        assert answers[1]["type"] == "done"
        assert answers[1000]["code"] == "stale_decision"
        assert socket.state["step"] == 1
        # The bot's process is free for the next one, though the gate was never opened for this.
        other.read_to_turn()
        watched.open_gate()
        assert hint(other)["type"] == "suggestion"
    assert watched.service.metric("mori_incidents_total") == 0


def test_an_undo_makes_the_hint_stale(watched: Watched, asked: int) -> None:
    made = watched.service.make("hitodama", ["me", "me"], seed=SEED, hints=True)
    with made.join(asked) as socket, made.join(1 - asked) as other:
        socket.answer("end")
        other.read_to_turn()
        send_hint(other, 1000)
        assert other.ask("why_not", action="end")["code"] is None  # the hint has begun
        assert socket.ask("undo")["type"] == "done"
        assert read_answers(other, 1)[1000]["code"] == "stale_decision"
        assert other.state["step"] == 0
        watched.open_gate()
        assert hint(socket)["type"] == "suggestion"


def test_what_others_answer_in_secret_leaves_the_hint_alone(watched: Watched) -> None:
    """The discards of spring: all are asked the same question at once."""
    made = watched.service.make("bitoku", ["me", "me"], seed=SEED, hints=True)
    with made.join(0) as socket, made.join(1) as other:
        assert socket.state["asked"] == [0, 1]
        send_hint(socket, 1000)
        assert socket.ask("why_not", action="end")["type"] == "reason"  # the hint has begun
        assert other.answer(other.state["decision"]["actions"][0]["text"])["type"] == "done"
        socket.read_to(1)
        watched.open_gate()
        told = read_answers(socket, 1)[1000]
        assert told["type"] == "suggestion"


def test_whoever_leaves_takes_nothing_along(watched: Watched, asked: int) -> None:
    made = watched.service.make("hitodama", ["me", "me"], seed=SEED, hints=True)
    with made.join(asked) as leaving:
        send_hint(leaving, 1000)
        assert leaving.ask("why_not", action="end")["code"] is None  # the hint has begun
    with made.join(asked) as staying:
        watched.open_gate()
        assert hint(staying)["type"] == "suggestion"
        assert staying.answer("end")["type"] == "done"
    assert watched.service.metric("mori_incidents_total") == 0


def test_a_flood_of_hints_is_refused(watched: Watched, asked: int) -> None:
    made = watched.service.make("hitodama", ["me", "me"], seed=SEED, hints=True)
    with made.join(asked) as socket:
        for id in range(400):
            send_hint(socket, id)
        answers = read_answers(socket, 399)
        assert {one.get("code") for one in answers.values()} == {
            "hint_running",
            "messages_too_fast",
        }
        watched.open_gate()
        assert read_answers(socket, 1)[0]["type"] == "suggestion"
    assert len(watched.jobs()) == 1


def test_stale_hints_end_no_process(
    tmp_path: Path, asked: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answered and taken back again and again: the same process thinks on for all of them."""
    monkeypatch.setattr(pool, "SLOW_SECONDS", 1e6)  # or another process helps a slow one
    pids = READY + (
        "import os; from mori.server.bots.worker import reply_to; import msgspec\n"
        f"with open({str(tmp_path / 'started')!r}, 'a') as started: print('one', file=started)\n"
        "for line in sys.stdin.buffer:\n"
        f"    with open({str(tmp_path / 'jobs')!r}, 'ab') as jobs: jobs.write(line)\n"
        f"    while not os.path.exists({str(tmp_path / 'gate')!r}): time.sleep(0.005)\n"
        "    print(msgspec.json.encode(reply_to(line)).decode(), flush=True)\n"
    )
    command = (sys.executable, "-c", pids)
    settings = settings_in(tmp_path, bot_command=command, bot_seconds=60.0, bot_workers=1)
    with running(settings) as service:
        made = service.make("hitodama", ["me", "me"], seed=SEED, hints=True)
        watched = Watched(service, tmp_path)
        with made.join(asked) as socket:
            for _ in range(5):
                wish = {
                    "decision": socket.state["decision"]["number"],
                    "mark": socket.state["mark"],
                }
                socket.send({"type": "hint", "id": 1000, **wish})
                assert socket.ask("why_not", action="end")["code"] is None  # the hint has begun
                assert socket.answer("end")["type"] == "done"
                assert socket.ask("undo")["type"] == "done"
            stale = [text for text in socket.texts if '"id":1000' in text]
            assert len(stale) == 5 and all("stale_decision" in text for text in stale)
            watched.open_gate()
            told = hint(socket)
            assert told["type"] == "suggestion" and socket.answer(told["action"])["type"] == "done"
        assert (tmp_path / "started").read_text().split() == ["one"]
        assert len(watched.jobs()) == 2, "only one of those that became stale was begun"


def test_so_many_hints_are_begun_in_a_minute(tmp_path: Path, asked: int) -> None:
    limits = Limits(**{**vars(UNLIMITED), "hints_begun": 2})
    with running(settings_in(tmp_path, limits=limits)) as service:
        made = service.make("hitodama", ["me", "me"], seed=SEED, hints=True)
        with made.join(asked) as socket:
            for _ in range(2):
                assert hint(socket)["type"] == "suggestion"
                assert hint(socket)["type"] == "suggestion", "one that is known costs nothing"
                assert socket.answer("end")["type"] == "done"
                assert socket.ask("undo")["type"] == "done"
            refused = hint(socket)
            assert refused["code"] == "limit_hints" and refused["data"]["seconds"] >= 1


# -- bots that break down


@pytest.mark.parametrize(
    ("script", "code"),
    [
        (LATE, "hint_late"),
        (DEAD, "hint_failed"),
        (DIES, "hint_failed"),
        (GARBLED, "hint_failed"),
        (ILLEGAL, "hint_failed"),
        (FAILS, "hint_failed"),
    ],
    ids=["late", "dead", "dies", "garbled", "illegal", "fails"],
)
def test_a_bot_that_breaks_down_is_told_and_harms_nothing(
    tmp_path: Path, asked: int, script: str, code: str
) -> None:
    command = (sys.executable, "-c", script)
    seconds = 0.05 if script is LATE else 30.0
    settings = settings_in(tmp_path, bot_command=command, bot_seconds=seconds, bot_workers=1)
    with running(settings) as service:
        made = service.make("hitodama", ["me", "me"], seed=SEED, hints=True)
        with made.join(asked) as socket:
            for _ in range(2):  # it may be tried again
                told = hint(socket)
                assert (told["type"], told["code"], told["data"]) == ("error", code, {})
            assert socket.state["step"] == 0
            assert socket.answer("end")["type"] == "done"
        assert service.metric("mori_hints_total") == 2
        assert service.metric("mori_bots_replaced_total") == 0, "no move was made for anybody"
        assert service.metric("mori_incidents_total") == 0


def test_a_deep_hint_tells_the_order_of_playouts_and_how_the_turn_goes_on(
    made: MadeTable, asked: int
) -> None:
    with made.join(asked) as socket:
        number = socket.state["decision"]["number"]
        told = socket.ask("hint", decision=number, is_deep=True)
        assert told["type"] == "suggestion", told
        legal = {action["text"] for action in socket.state["decision"]["actions"]}
        assert {choice["action"] for choice in told["choices"]} <= legal
        assert told["action"] == told["choices"][0]["action"]
        assert set(told["choices"][0]) == {"action", "win", "margin", "points"}
        assert told.get("lead", 0) >= 0 and isinstance(told.get("reasons", []), list)
        assert [set(each) for each in told["line"]] == (
            [{"text", "kind", "args", "prompt", "adds"}] * len(told["line"])
        )
        assert len(told["line"]) >= 2, "a turn has three actions"
        assert socket.answer(told["action"])["type"] == "done"
        following = {action["text"] for action in socket.state["decision"]["actions"]}
        assert told["line"][0]["text"] in following


def test_a_hint_while_units_are_counted_up_is_about_the_rest(service: Service) -> None:
    table, _ = at_units(service, "take_resource")
    with table.join(0) as socket:
        decision = socket.state["decision"]
        first = decision["actions"][0]["text"]
        tried = socket.ask("try", decision=decision["number"], actions=[first])
        told = socket.ask("hint", decision=decision["number"], counted=[first])
        assert told["type"] == "suggestion", told
        assert tried["decision"] is not None
        left = {action["text"] for action in tried["decision"]["actions"]}
        assert {choice["action"] for choice in told["choices"]} <= left
        whole = [first] * decision["units"]
        refused = socket.ask("hint", decision=decision["number"], counted=whole)
        assert refused["type"] == "error", "there is nothing left to choose"
        assert first in {action["text"] for action in socket.state["decision"]["actions"]}


def test_several_people_get_hints_only_if_their_table_was_made_so(
    service: Service, asked: int
) -> None:
    made = service.make("hitodama", ["me", "me"], seed=SEED)
    assert made.info["hints"] is False
    with made.join(asked) as socket:
        assert hint(socket)["code"] == "hints_off"


def test_somebody_alone_may_always_ask_for_hints(service: Service) -> None:
    made = service.make("hitodama", ["me", "greedy"], seed=SEED)
    assert made.info["hints"] is True


def test_a_hint_where_several_play_is_told_to_all_once_for_each_step(service: Service) -> None:
    table = Table(service, ["me", "friend"], game="hitodama", name="Hana", seed=SEED, hints=True)
    table.take(1, "Iris")
    with table.join(0) as hana, table.join(1) as iris:
        asked = hana.state["asked"][0]
        asker, other = (hana, iris) if asked == 0 else (iris, hana)
        for _ in range(2):
            assert hint(asker)["type"] == "suggestion"
        assert other.ask("say", phrase="hello")["type"] == "done"
        lines = chat_of(other)
    assert [(line["seat"], line["note"]) for line in lines if line["note"]] == [
        (asked, {"code": "hint_asked", "step": 0})
    ]
    assert [line["phrase"] for line in lines] == [None, "hello"]


def test_somebody_alone_asks_for_hints_without_a_word(service: Service) -> None:
    made = service.make("hitodama", ["me", "greedy"], seed=SEED)
    with made.join(0) as socket:
        if 0 in socket.state["asked"]:
            assert hint(socket)["type"] == "suggestion"
        assert chat_of(socket) == []
