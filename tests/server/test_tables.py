"""Making tables, and their public data."""

from typing import Any

import pytest

import mori
from mori.bots import bots_for
from mori.core.registry import entry_of
from tests.server.running import CASES, Service

PERSON = {
    "kind": "person",
    "bot": None,
    "name": "",
    "is_free": False,
    "is_away": False,
    "given_anew": None,
}


def test_every_game_says_how_it_can_be_played(service: Service) -> None:
    games = service.http.get("/api/games").json()["games"]
    assert [game["name"] for game in games] == mori.game_names()
    for game in games:
        entry = entry_of(game["name"])
        assert game["players"] == list(entry.player_counts())
        assert [option["name"] for option in game["options"]] == [o.name for o in entry.options]
        assert game["bots"] == bots_for(game["name"], entry.max_players)
        assert [pack["fingerprint"] for pack in game["packs"]] == [entry.check_pack(None)]
        for count in entry.player_counts():
            listed = game["levels"].get(str(count), [])
            levels = {level["name"]: level["options"] for level in listed}
            assert levels == mori.difficulties(entry.name, count)


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_table_for_people(service: Service, game: str, players: int) -> None:
    made = service.make(game, ["me"] + ["person"] * (players - 1), title="  Friday \n night ")
    assert sorted(made.tokens) == list(range(players))
    assert len(set(made.tokens.values())) == players
    assert made.info["title"] == "Friday night"
    assert made.info["players"] == players
    assert made.info["seats"] == [PERSON] * players
    assert made.info["pack"] == {
        "fingerprint": entry_of(game).check_pack(None),
        "path_is_own": True,
        "name": "",
    }
    assert (made.info["finished"], made.info["is_replay"]) == (False, False)
    assert "components" not in made.info
    # What bots know of the pack is told by an opened table only.
    assert made.info.pop("bot_fit") == "trained"
    assert service.http.get(f"/api/tables/{made.id}").json() == made.info


def test_bots_have_no_tokens(service: Service) -> None:
    made = service.make("hitodama", ["random", "me", "greedy"])
    assert list(made.tokens) == [1]
    assert made.info["seats"] == [
        {
            "kind": "bot",
            "bot": "random",
            "name": "",
            "is_free": False,
            "is_away": False,
            "given_anew": None,
        },
        PERSON,
        {
            "kind": "bot",
            "bot": "greedy",
            "name": "",
            "is_free": False,
            "is_away": False,
            "given_anew": None,
        },
    ]


@pytest.mark.parametrize("level", list(mori.difficulties("bitoku", 1)))
def test_a_level_is_known_by_its_options(service: Service, level: str) -> None:
    made = service.make("bitoku", ["me"], level=level)
    assert made.info["level"] == level
    again = service.make("bitoku", ["me"], options=made.info["options"])
    assert again.info["level"] == level


def test_options_that_are_no_level_have_none(service: Service) -> None:
    made = service.make("bitoku", ["me", "random", "random"], options={"harder": True})
    assert made.info["options"]["harder"] is True
    assert made.info["level"] is None


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": ["me"]}, "unknown_game"),
        ({"game": "hitodama", "seats": ["me"]}, "wrong_players"),
        ({"game": "hitodama", "seats": ["me"] * 5}, "wrong_players"),
        ({"game": "hitodama", "seats": ["me", "wizard"]}, "unknown_bot"),
        ({"game": "hitodama", "seats": ["me", "human"]}, "unknown_bot"),
        ({"game": "hitodama", "seats": ["me", "me"], "level": "odd"}, "unknown_level"),
        ({"game": "bitoku", "seats": ["me"], "options": {"odd": True}}, "unknown_option"),
        ({"game": "bitoku", "seats": ["me"], "options": {"score_floor": "yes"}}, "wrong_option"),
        ({"game": "bitoku", "seats": ["me"], "options": {"score_floor": 1}}, "wrong_option"),
        ({"game": "bitoku", "seats": ["me"], "options": {"harder": True}}, "option_idle"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_code(
    service: Service, body: dict[str, Any], code: str
) -> None:
    status, given = service.error(service.http.post("/api/tables", json=body))
    assert given == code
    assert status in (404, 422)


def test_the_seed_makes_the_game_and_is_not_shown(service: Service) -> None:
    seed = 123456789123
    made = service.make("hitodama", ["me", "me"], seed=seed)
    with made.join(0) as socket:
        expected = mori.new_game("hitodama", players=2, seed=seed).view(0)
        assert socket.state["view"] == {k: v for k, v in expected.items() if k != "components"}
        assert all(str(seed) not in text for text in socket.texts)
    assert str(seed) not in service.http.get(f"/api/tables/{made.id}").text


def test_my_tables_are_those_of_my_tokens_the_latest_first(service: Service) -> None:
    first = service.make("hitodama", ["me", "person"])
    second = service.make("bitoku", ["me", "person"])
    tokens = [first.tokens[0], first.tokens[1], second.tokens[1], "not a token"]

    def mine() -> list[dict[str, Any]]:
        answer = service.http.post("/api/tables/mine", json={"tokens": tokens})
        tables: list[dict[str, Any]] = answer.json()["tables"]
        return tables

    assert [(mine_["table"]["id"], mine_["mine"]) for mine_ in mine()] == [
        (second.id, [1]),
        (first.id, [0, 1]),
    ]
    asked = mine()[1]["asked"]
    with first.join(asked[0]) as socket:
        socket.answer(socket.state["decision"]["actions"][0]["text"])
    latest = mine()[0]
    assert {**latest["table"], "bot_fit": "trained"} == first.info
    assert (latest["round"], latest["result"]) == (1, None)
    assert service.http.post("/api/tables/mine", json={"tokens": []}).json() == {"tables": []}


def test_tokens_are_not_stored(service: Service, tmp_path_factory: pytest.TempPathFactory) -> None:
    made = service.make("hitodama", ["me", "me"])
    folders = tmp_path_factory.getbasetemp().glob("service*")
    stored = b"".join(file.read_bytes() for folder in folders for file in folder.iterdir())
    assert made.id.encode() in stored
    assert made.tokens[0].encode() not in stored


def test_a_game_tells_for_how_many_players_each_option_is(service: Service) -> None:
    games = {each["name"]: each for each in service.http.get("/api/games").json()["games"]}
    players = {each["name"]: each["players"] for each in games["bitoku"]["options"]}
    assert players["tengu_acts_first"] == [1]
    assert players["score_floor"] == games["bitoku"]["players"] == [1, 2, 3, 4]
