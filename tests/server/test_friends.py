"""Tables for friends: seats by link, names, the host, spectators, and strangers."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import MadeTable, Message, Service, Socket, running, settings_in

HITODAMA = "hitodama"


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


class Table(MadeTable):
    """A table with seats for friends, and its host."""

    def __init__(self, service: Service, seats: list[str], **more: object) -> None:
        asked = {"game": HITODAMA, "seats": seats, **more}
        answer = service.http.post("/api/tables", json=asked)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        super().__init__(service, made)
        self.host: str = made["host"]
        self.invitations = {int(seat): text for seat, text in made["invitations"].items()}

    def post(self, path: str, body: Message | None = None, token: str = "") -> Any:
        headers = bearer(token) if token else {}
        address = f"/api/tables/{self.id}/{path}"
        return self.service.http.post(address, json=body or {}, headers=headers)

    def take(self, seat: int, name: str, /, **more: object) -> Message:
        """Take a seat by the invitation to it."""
        body = {"name": name, "invitation": self.invitations[seat], **more}
        answer = self.post("seats", body)
        assert answer.status_code == 201, answer.text
        taken: Message = answer.json()
        self.tokens[taken["seat"]] = taken["token"]
        return taken

    def look(self) -> Message:
        found: Message = self.service.http.get(f"/api/tables/{self.id}").json()
        return found

    def refused(self, answer: Any) -> tuple[int, str]:
        return self.service.error(answer)


@contextmanager
def waiting(table: Table, token: str | None) -> Iterator[Socket]:
    """A socket at a table that has not started."""
    with table.service.socket(table.id) as socket:
        socket.send({"type": "join", "token": token})
        yield socket


def closed(socket: Socket) -> Message:
    """The last that a socket is told before it is closed."""
    last: Message = {}
    with pytest.raises(ConnectionClosed):
        while True:
            last = socket.read()
    return last


def test_friends_take_their_seats_by_link_and_the_last_one_starts_the_game(
    service: Service,
) -> None:
    table = Table(service, ["me", "friend", "friend"], name="Hana")
    assert set(table.tokens) == {0} and set(table.invitations) == {1, 2}
    info = table.look()
    assert [seat["name"] for seat in info["seats"]] == ["Hana", "", ""]
    assert [seat["is_free"] for seat in info["seats"]] == [False, True, True]
    assert not info["started"]
    with waiting(table, table.tokens[0]) as hana:
        told = hana.read()
        assert (told["type"], told["seat"]) == ("table", 0)
        assert "components" not in told["table"]
        asked = table.post("invitation", {"invitation": table.invitations[2]}).json()
        assert asked["seat"] == 2
        table.take(2, "Iris")
        assert [seat["name"] for seat in hana.read()["table"]["seats"]] == ["Hana", "", "Iris"]
        table.take(1, "Sumi")
        welcome = hana.read()
        assert welcome["type"] == "welcome" and welcome["table"]["started"]
        assert welcome["state"]["step"] == 0
    with table.join(1) as sumi:
        assert sumi.state["view"]["seat"] == 1 if "seat" in sumi.state["view"] else True


def test_before_the_start_nobody_is_asked_and_nothing_of_the_game_is_told(
    service: Service,
) -> None:
    table = Table(service, ["me", "friend", "greedy"])
    with waiting(table, table.tokens[0]) as socket:
        assert socket.read()["type"] == "table"
        socket.state = {"mark": "0.0"}
        for type, more in (
            ("answer", {"decision": 0, "actions": ["x"]}),
            ("try", {"decision": 0, "actions": ["x"]}),
            ("undo", {}),
            ("why_not", {"place": "x"}),
            ("hint", {"decision": 0}),
        ):
            assert socket.ask(type, **more)["code"] == "not_started"
    replay = f"/api/tables/{table.id}/replay"
    for path in (replay, f"{replay}/0", f"{replay}/0/moments"):
        answer = service.http.get(f"{path}?seat=0", headers=table.headers(0))
        assert service.error(answer) == (409, "not_started")
    body = {"tokens": [table.tokens[0]]}
    [mine] = service.http.post("/api/tables/mine", json=body).json()["tables"]
    assert mine["asked"] == []


def test_bots_play_from_the_start_on(service: Service) -> None:
    table = Table(service, ["friend", "greedy"])
    seat = table.take(0, "Hana")["seat"]
    with table.join(seat) as socket:
        socket.read_to_turn()
        while socket.state["step"] < 4:
            socket.answer(socket.state["decision"]["actions"][0]["text"])
            socket.read_to_turn()
        assert socket.state["asked"]


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Hana \n Nováková ", "Hana Nováková"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("a\u202eb\x00c", "a b c"),
        ("x" * 60, "x" * 24),
        ("e" + "\u0301" * 9, "é" + "\u0301" * 2),
        ("{ $name }", "{ $name }"),
    ],
)
def test_names_are_made_fit_to_be_shown(service: Service, given: str, kept: str) -> None:
    table = Table(service, ["me", "friend"])
    assert table.take(1, given)["table"]["seats"][1]["name"] == kept


def test_two_equal_names_are_told_apart(service: Service) -> None:
    table = Table(service, ["me", "friend", "friend", "friend"], name="Eva")
    names = [
        table.take(seat, name)["table"]["seats"][seat]["name"]
        for seat, name in ((1, "Eva"), (2, "EVA"), (3, "Eva 2"))
    ]
    assert names == ["Eva 2", "EVA 3", "Eva 2 2"]


def test_people_at_one_screen_are_called_as_they_were_typed(service: Service) -> None:
    seats = ["person", "me", "friend", "greedy"]
    table = Table(service, seats, name="Eva", names=[" Ota ", "nobody", "nobody", "nobody"])
    assert [seat["name"] for seat in table.info["seats"]] == ["Ota", "Eva", "", ""]
    assert not Table(service, ["me", "person"], name="Eva").info["seats"][1]["name"]


def test_bad_names_and_invitations_are_refused(service: Service) -> None:
    table = Table(service, ["me", "friend", "friend"])
    other = Table(service, ["me", "friend"])
    good = table.invitations[1]

    def take(**body: object) -> tuple[int, str]:
        return table.refused(table.post("seats", {"name": "Hana", **body}))

    assert take(name="", invitation=good) == (422, "name_missing")
    assert take(name=" \u200b\x07", invitation=good) == (422, "name_missing")
    assert take(name="x" * 1000, invitation=good) == (422, "bad_body")
    assert take(invitation="nonsense") == (403, "bad_invitation")
    assert take(invitation=other.invitations[1]) == (403, "bad_invitation")
    assert take(invitation=table.tokens[0]) == (403, "bad_invitation")
    assert take(invitation=table.host) == (403, "bad_invitation")
    assert take() == (403, "bad_invitation")
    assert take(seat=2) == (403, "bad_invitation")
    assert take(invitation=good, seat=0) == (409, "seat_taken")
    assert take(invitation=good, seat=7) == (409, "seat_taken")
    table.take(1, "Hana")
    assert take(invitation=good) == (403, "bad_invitation")  # it is used up
    asked = table.post("invitation", {"invitation": good})
    assert table.refused(asked) == (403, "bad_invitation")
    with service.socket(table.id) as socket:  # an invitation opens no seat
        socket.send({"type": "join", "token": table.invitations[2]})
        assert socket.read()["code"] == "bad_token"


def test_a_free_seat_is_chosen_and_the_other_invitation_stays_good(service: Service) -> None:
    table = Table(service, ["me", "friend", "friend"])
    assert table.take(1, "Hana", seat=2)["seat"] == 2
    assert table.take(2, "Iris")["seat"] == 1
    assert [seat["name"] for seat in table.look()["seats"]] == ["", "Iris", "Hana"]


def test_the_host_revokes_a_seat_and_its_sockets_are_closed(service: Service) -> None:
    table = Table(service, ["me", "friend"], name="Hana")
    table.take(1, "Iris")
    with table.join(1) as iris, table.join(0) as hana:
        answer = table.post("seats/1/invitation", token=table.host)
        assert answer.status_code == 201
        assert closed(iris)["code"] == "bad_token"
        told = hana.read()
        assert told["type"] == "table"
        assert told["table"]["seats"][1] == {
            "kind": "person",
            "bot": None,
            "name": "Iris",
            "is_free": True,
            "is_away": False,
            "given_anew": None,
        }
        with service.socket(table.id) as again:
            again.send({"type": "join", "token": table.tokens[1]})
            assert again.read()["code"] == "bad_token"
        table.invitations[1] = answer.json()["invitation"]
        table.take(1, "Iris")
        assert hana.read()["table"]["seats"][1]["is_free"] is False
    with table.join(1) as iris:
        assert iris.state["step"] == 0


def test_only_the_host_may_say_who_sits(service: Service) -> None:
    table = Table(service, ["me", "friend", "friend"])
    other = Table(service, ["me", "friend"])
    table.take(1, "Iris")
    requests: list[tuple[str, Message]] = [
        ("seats/1/invitation", {}),
        ("seats/2/bot", {"bot": "greedy"}),
        ("rights", {"watching": True}),
    ]
    for path, body in requests:
        assert table.refused(table.post(path, body)) == (401, "token_missing")
        for token in (table.tokens[0], table.tokens[1], table.invitations[2], other.host):
            assert table.refused(table.post(path, body, token)) == (403, "not_host")
    address = f"/api/tables/{table.id}"
    assert table.refused(service.http.delete(address)) == (401, "token_missing")
    for token in (table.tokens[0], other.host):
        answer = service.http.delete(address, headers=bearer(token))
        assert table.refused(answer) == (403, "not_host")
    answer = table.post("seats/3/invitation", token=table.host)
    assert table.refused(answer) == (404, "no_such_seat")


def test_a_free_seat_is_handed_to_a_bot_and_back(service: Service) -> None:
    table = Table(service, ["me", "friend", "friend"])
    bot = {"bot": "greedy"}
    answer = table.post("seats/0/bot", bot, table.host)
    assert table.refused(answer) == (409, "seat_taken")
    answer = table.post("seats/1/bot", {"bot": "nobody"}, table.host)
    assert table.refused(answer) == (422, "unknown_bot")
    given = table.post("seats/1/bot", bot, table.host).json()["table"]
    assert given["seats"][1] == {
        "kind": "bot",
        "bot": "greedy",
        "name": "",
        "is_free": False,
        "is_away": False,
        "given_anew": None,
    }
    answer = table.post("seats", {"name": "Iris", "invitation": table.invitations[1]})
    assert table.refused(answer) == (403, "bad_invitation")
    back = table.post("seats/1/invitation", token=table.host).json()
    assert back["table"]["seats"][1]["is_free"]
    table.post("seats/1/bot", bot, table.host)
    started = table.post("seats/2/bot", bot, table.host).json()["table"]
    assert started["started"]
    answer = table.post("seats/1/invitation", token=table.host)  # it was never a person's
    assert table.refused(answer) == (409, "seat_taken")


def test_leaving_before_the_start_frees_the_seat(service: Service) -> None:
    table = Table(service, ["me", "friend", "friend"])
    table.take(1, "Iris")
    left = table.post("leave", token=table.tokens[1]).json()["table"]
    assert left["seats"][1]["is_free"] and left["seats"][1]["name"] == ""
    assert table.refused(table.post("leave", token=table.tokens[1])) == (403, "bad_token")
    assert table.refused(table.post("leave", token=table.host)) == (403, "bad_token")
    assert table.refused(table.post("leave")) == (401, "token_missing")


def test_watching_is_off_until_the_host_allows_it_by_link(service: Service) -> None:
    table = Table(service, ["me", "friend"])
    table.take(1, "Iris")
    with service.socket(table.id) as socket:
        socket.send({"type": "join", "token": None})
        assert socket.read()["code"] == "watching_off"
    watch = table.post("rights", {"watching": True}, table.host).json()["watch"]
    with service.socket(table.id) as watcher:
        welcome = watcher.join(watch)
        assert welcome["seat"] is None and welcome["state"]["decision"] is None
        assert watcher.ask("why_not", place="x")["code"] == "not_seated"
        off = table.post("rights", {"watching": False}, table.host).json()
        assert off["watch"] is None and off["table"]["watching"] == "none"
        assert closed(watcher)["code"] == "bad_token"
    with service.socket(table.id) as host:  # the host may always look on
        assert host.join(table.host)["seat"] is None
    with service.socket(table.id) as peek:  # a player may look as a spectator does
        peek.send({"type": "join", "token": table.tokens[0], "is_watching": True})
        assert peek.read()["seat"] is None


def test_a_table_without_friends_is_as_it_was(service: Service) -> None:
    table = Table(service, ["me", "person"])
    assert table.info["started"] and table.info["watching"] == "all"
    with table.join(None) as anybody:
        assert anybody.state["decision"] is None


def test_the_host_deletes_a_table_and_everybody_is_sent_away(service: Service) -> None:
    table = Table(service, ["me", "friend"])
    table.take(1, "Iris")
    with table.join(1) as iris:
        address = f"/api/tables/{table.id}"
        assert service.http.delete(address, headers=bearer(table.host)).json() == {"done": True}
        closed(iris)
        assert service.error(service.http.get(address)) == (404, "unknown_table")
    body = {"tokens": [*table.tokens.values(), table.host]}
    assert service.http.post("/api/tables/mine", json=body).json()["tables"] == []


def test_a_host_without_a_seat_finds_the_table_again(service: Service) -> None:
    table = Table(service, ["friend", "friend"])
    body = {"tokens": [table.host]}
    [mine] = service.http.post("/api/tables/mine", json=body).json()["tables"]
    assert mine["table"]["id"] == table.id and mine["mine"] == []


def test_nobody_is_told_another_ones_secrets(service: Service) -> None:
    table = Table(service, ["me", "friend", "friend"], listed=True, name="Hana")
    secrets = {table.host, *table.tokens.values(), *table.invitations.values()}
    heard: list[str] = []
    with waiting(table, table.tokens[0]) as hana:
        hana.read()
        for seat, name in ((1, "Iris"), (2, "Sumi")):
            taken = table.take(seat, name)
            secrets.add(taken.pop("token"))
            heard.append(json.dumps(taken))
            hana.read()
        watch = table.post("rights", {"watching": True}, table.host).json()["watch"]
        secrets.add(watch)
        hana.read()
        with table.join(1) as iris, service.socket(table.id) as watcher:
            watcher.join(watch)
            answer = table.post("seats/2/invitation", token=table.host).json()
            secrets.add(answer.pop("invitation"))
            heard.append(json.dumps(answer))
            for socket in (hana, iris, watcher):
                assert socket.read()["type"] == "table"
                heard += socket.texts
    heard.append(service.http.get(f"/api/tables/{table.id}").text)
    heard.append(service.http.get("/api/tables/listed").text)
    told = "\n".join(heard)
    assert len(secrets) == 8 and not [each for each in secrets if each in told]


def test_a_restart_keeps_who_sits_and_who_waits(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = settings_in(tmp_path_factory.mktemp("friends"))
    with running(settings) as service:
        table = Table(service, ["me", "friend", "friend"], name="Hana", stand_in="greedy")
        table.take(1, "Iris")
        before = table.look()
    with running(settings) as service:
        table.service = service
        assert table.look() == before
        table.take(2, "Sumi")
        with table.join(1) as iris:
            assert iris.state["asked"]
