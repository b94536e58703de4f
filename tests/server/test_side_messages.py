"""Messages that are not about the game reveal nothing of it, neither by words nor by sizes."""

import json
import re
from contextlib import ExitStack

import mori
from tests.server.running import MadeTable, Service
from tests.server.test_undoing import answered, consented, heard

CHANCE = re.compile(r'"(request|said|id|created)":"[^"]*"|"(seconds|left)":\d+')
CLOCK = {"kind": "game", "seconds": 6000, "increment": 5}


def side_messages(made: MadeTable, first: int) -> list[tuple[int | None, list[str]]]:
    """All messages that everybody is sent, except the states.

    Requests, refusals, the chat, clocks, who is there, who leaves and comes back.
    """
    with answered(made, 2) as sockets:
        mine, other = sockets[first], sockets[1 - first]
        other.ask("ask_undo")
        mine.ask("ask_undo")
        asked = heard(other)
        other.ask("say", text="Not this time.")
        consented(other, asked, is_given=False)
        mine.ask("ask_undo")
        mine.ask("say", phrase="oops")
        for socket in sockets.values():
            socket.ask("consent", request="none", is_given=True)
        # Whoever is not asked leaves: the bot that stands in has nothing to do.
        away = 1 - mine.state["asked"][0]
        leaving = f"/api/tables/{made.id}/leave"
        assert made.service.http.post(leaving, headers=made.headers(away)).is_success
        sockets[away].ask("undo")
        sockets[away].ask("back")
        for socket in sockets.values():
            while socket.texts[-1].count('"is_away":true'):
                socket.read()
            socket.ask("why_not", action="end")
        found = []
        for seat, socket in sockets.items():
            told = [text for text in socket.texts if "state" not in json.loads(text)]
            told.append(json.dumps(socket.present["seats"]))
            found.append((seat, [CHANCE.sub("", text) for text in told]))
            for text in socket.texts:
                assert not any(key in text for key in (*made.tokens.values(), made.host))
        return found


def test_it_is_the_same_whatever_is_hidden(service: Service) -> None:
    seeds = [
        seed
        for seed in range(1, 30)
        if mori.new_game("hitodama", players=2, seed=seed).decisions[0].seat == 1
    ]
    tables = [
        service.make("hitodama", ["me", "me"], seed=seed, clock=CLOCK, stand_in="greedy")
        for seed in seeds[:4]
    ]
    first, *others = [side_messages(made, 1) for made in tables]
    assert sum(len(texts) for _, texts in first) > 30
    assert all(any('"clocks"' in text for text in texts) for _, texts in first)
    for other in others:
        assert other == first


def test_clocks_run_for_those_who_are_asked_and_tell_no_more(service: Service) -> None:
    """Three answer in secret: what the clocks tell is the same to all, and known from `asked`."""
    made = service.make("bitoku", ["me"] * 3, seed=1, clock=CLOCK)
    seats = [*made.tokens, None]
    with ExitStack() as stack:
        sockets = {seat: stack.enter_context(made.join(seat)) for seat in seats}
        for step in range(1, 5):
            seat = sockets[None].state["asked"][0]
            decision = sockets[seat].state["decision"]
            assert sockets[seat].answer(decision["actions"][0]["text"])["type"] == "done"
            for socket in sockets.values():
                socket.read_to(step)
        told = {}
        for seat, socket in sockets.items():
            socket.ask("why_not", action="end")
            messages = [json.loads(text) for text in socket.texts]
            asked = [each["state"]["asked"] for each in messages if "state" in each]
            clocks = [each["seats"] for each in messages if each["type"] == "clocks"]
            running = [
                [at for at, clock in enumerate(each) if clock["is_running"]] for each in clocks
            ]
            assert running == asked
            told[seat] = running
        assert told[None][:3] == [[0, 1, 2], [1, 2], [2]]
