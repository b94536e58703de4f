"""Links on a service: a game becomes one and opens again; lines of a challenge are compared."""

import json
from typing import Any

import pytest

import mori
from mori.bots import play_out
from mori.core.game import Game
from tests.server.running import Service, finished_record

JSON = {"Content-Type": "application/json"}


def imported(service: Service, record: str) -> str:
    answer = service.http.post("/api/records", content=record, headers=JSON)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


def post(service: Service, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = service.http.post(path, json=body)
    assert answer.is_success, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize(("game", "players"), [("bitoku", 1), ("bitoku", 3), ("hitodama", 2)])
def test_a_finished_table_has_a_link_that_opens_the_same_game(
    service: Service, game: str, players: int
) -> None:
    record = finished_record(game, players)
    table = imported(service, record)
    link = service.http.get(f"/api/tables/{table}/link").json()["link"]
    assert link == mori.write_link(json.loads(record))
    opened = post(service, "/api/links", {"link": f"https://mori.example/#g={link}"})["table"]
    assert opened["is_replay"] and opened["finished"] and opened["shuffle"]["kind"] == "imported"
    assert service.http.get(f"/api/tables/{opened['id']}/record").text == record


def test_a_running_game_has_no_link(service: Service) -> None:
    table = service.make("hitodama", ["me", "me"])
    refused = service.http.get(f"/api/tables/{table.id}/link")
    assert service.error(refused) == (409, "not_finished")


@pytest.mark.parametrize(
    ("link", "code"),
    [("", "link_not_one"), ("hitodama.AQAC", "link_damaged"), ("chess.AQAC", "link_damaged")],
)
def test_a_bad_link_is_refused_by_name(service: Service, link: str, code: str) -> None:
    for path in ("/api/links", "/api/links/look"):
        assert service.error(service.http.post(path, json={"link": link})) == (422, code)


def test_a_link_longer_than_any_game_is_not_read(service: Service) -> None:
    refused = service.http.post("/api/links", json={"link": "hitodama." + "A" * 5000})
    assert refused.status_code == 422


def asked(seed: int | None, *bots: str) -> dict[str, Any]:
    seats = ["me", *bots]
    return {"game": "hitodama", "seats": seats, **({} if seed is None else {"seed": str(seed)})}


def test_a_challenge_fixes_deal_options_and_bots(service: Service) -> None:
    level = {"game": "bitoku", "seats": ["me"], "level": "gentle", "seed": "77"}
    made = post(service, "/api/challenges", level)
    told = post(service, "/api/links/look", {"link": made["link"]})
    assert told["seats"] == [None] and told["seed"] == "77" and told["level"] == "gentle"
    assert not told["is_game"] and told["link"] == told["challenge"] == made["link"]
    assert told["deal"] == made["deal"] and told["is_same_engine"] and told["pack"] is None
    again = post(service, "/api/tables", {**level, "level": None, "options": told["options"]})
    assert again["table"]["level"] == "gentle" and again["table"]["shuffle"]["kind"] == "chosen"
    refused = service.http.post("/api/links", json={"link": made["link"]})
    assert service.error(refused) == (422, "link_is_deal")


def test_without_a_seed_a_challenge_has_a_deal_of_its_own(service: Service) -> None:
    first, second = (post(service, "/api/challenges", asked(None, "fern")) for _ in range(2))
    assert first["deal"] != second["deal"]


def course_of(service: Service, seed: str) -> list[str]:
    """What came of a table where the person always answers what is listed first."""
    made = service.make("hitodama", ["me", "fern"], seed=seed)
    with made.join(0) as socket:
        for _ in range(20):
            socket.read_to_turn()
            assert socket.answer(socket.state["decision"]["actions"][0]["text"])["type"] == "done"
        socket.read_to_turn()
        return [json.dumps(fact, sort_keys=True) for fact in socket.facts]


def test_with_the_same_deal_and_the_same_answers_bots_answer_the_same(service: Service) -> None:
    assert course_of(service, "77") == course_of(service, "77") != course_of(service, "78")


# -- lines


def line(seed: int, choices: list[str], bots: int) -> Game:
    """A game with this deal; the person chooses as the bots of these seeds do."""
    game = mori.new_game("hitodama", players=2, seed=seed, seats=["human", "fern"])
    play_out(game, [mori.make_bot(choices[0], bots), mori.make_bot("fern", 1)])
    return game


def test_lines_say_where_they_leave_the_readers_own(service: Service) -> None:
    mine, same, other = line(7, ["random"], 1), line(7, ["random"], 1), line(7, ["random"], 2)
    foreign = line(8, ["random"], 1)
    links = [mori.write_link(game) for game in (mine, same, other, foreign)]
    own, twin, parted, refused = post(service, "/api/challenges/lines", {"lines": links})["lines"]
    assert own["result"]["scores"] == mine.final_result.scores and own["parting"] is None
    assert twin["parting"] is None and twin["steps"] == own["steps"]
    assert refused["error"]["code"] == "link_other_deal" and refused["result"] is None
    step = parted["parting"]["step"]
    texts = [[action.text for action in game.answers] for game in (mine, other)]
    assert texts[0][:step] == texts[1][:step]
    assert parted["parting"]["mine"]["action"]["text"] == texts[0][step]
    assert parted["parting"]["other"]["action"]["text"] == texts[1][step]
    assert parted["parting"]["mine"]["seat"] == mine.answer_seats[step]


def secret_line(order: tuple[int, int], first: int) -> str:
    """A game in which both seats first answer in secret, in this order."""
    game = mori.new_game("bitoku", players=2, seed=4)
    for seat in order:
        decision = game.decision_of(seat)
        assert decision is not None
        game.apply(decision.actions[first if seat == 0 else 0], seat)
    play_out(game, [mori.make_bot("random", seat) for seat in range(2)])
    return mori.write_link(game)


def test_the_order_of_secret_answers_parts_no_lines(service: Service) -> None:
    links = [secret_line((0, 1), 0), secret_line((1, 0), 0), secret_line((1, 0), 1)]
    _, same, other = post(service, "/api/challenges/lines", {"lines": links})["lines"]
    assert same["parting"] is None
    assert other["parting"]["step"] == 0 and other["parting"]["other"]["seat"] == 0


def test_the_readers_own_line_must_be_whole(service: Service) -> None:
    answer = service.http.post("/api/challenges/lines", json={"lines": ["hitodama.AQAC"]})
    assert service.error(answer) == (422, "link_damaged")
