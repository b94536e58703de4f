"""A seat that somebody else takes during a game: the host can do it, and everybody is told."""

import json

from tests.server.running import Message, Service, Socket
from tests.server.test_friends import Table


def chat_of(socket: Socket) -> list[Message]:
    """All lines that a socket was told."""
    messages = [json.loads(text) for text in socket.texts]
    return [line for message in messages if message["type"] == "chat" for line in message["lines"]]


def look_into(table: Table, seat: int, name: str) -> None:
    """The host takes a seat with a new link, under the name of its person."""
    made = table.post(f"seats/{seat}/invitation", token=table.host)
    table.invitations[seat] = made.json()["invitation"]
    table.take(seat, name)


def test_a_host_who_looks_into_a_seat_is_seen_by_all(service: Service) -> None:
    table = Table(service, ["me", "friend", "friend"], name="Hana", seed=3)
    table.take(1, "Iris")
    table.take(2, "Sumi")
    assert [seat["given_anew"] for seat in table.look()["seats"]] == [None] * 3
    assert table.post("rights", {"watching": True}, token=table.host).status_code == 200
    with table.join(2) as sumi, table.join(0) as hana:
        asked = hana.state["asked"][0]
        with table.join(asked) as mover:
            mover.answer("end")
        sumi.read_to(1)
        look_into(table, 1, "Iris")
        while not chat_of(sumi):
            told = sumi.read()
            if told["type"] == "table":
                seen = told["table"]["seats"][1]
        assert seen["given_anew"] == {"times": 1, "step": 1}
        [line] = chat_of(sumi)
        assert (line["seat"], line["phrase"], line["text"]) == (1, None, "")
        assert line["note"] == {"code": "given_anew", "step": 1}
        # The link that Iris gets then is one more: she sees it as well.
        look_into(table, 1, "Iris")
        with table.join(1) as iris:
            assert iris.read()["type"] == "chat"
            assert [line["note"]["step"] for line in chat_of(iris)] == [1, 1]
            assert iris.ask("say", phrase="hello")["type"] == "done"
            assert chat_of(iris)[-1]["note"] is None
    assert table.look()["seats"][1]["given_anew"] == {"times": 2, "step": 1}


def test_seats_that_change_hands_before_the_start_are_nobodys_matter(service: Service) -> None:
    table = Table(service, ["me", "friend", "friend"], name="Hana")
    table.take(1, "Iris")
    look_into(table, 1, "Sumi")
    table.take(2, "Iris")
    assert [seat["given_anew"] for seat in table.look()["seats"]] == [None] * 3
    with table.join(1) as sumi:
        assert sumi.ask("say", phrase="hello")["type"] == "done"
        assert [line["phrase"] for line in chat_of(sumi)] == ["hello"]
