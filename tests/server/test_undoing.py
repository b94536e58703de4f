"""Undo by consent: everybody is asked, and one refusal or any other change ends the request."""

import contextlib
from collections.abc import Iterator

import pytest

from mori.server.tables import undo_consent
from tests.server.databases import Postgres, Redis
from tests.server.running import MadeTable, Message, Service, Socket, running, settings_in
from tests.server.test_several_services import elsewhere, services

__all__ = ["services"]
SEED = 1  # seat 1 begins, and nothing comes to light for a while
FIRST, SECOND, THIRD = 1, 2, 0  # the order of the seats with this seed
Sockets = dict[int | None, Socket]


@contextlib.contextmanager
def answered(made: MadeTable, answers: int, other: MadeTable | None = None) -> Iterator[Sockets]:
    """Everybody at a table of people after some answers; some of them elsewhere."""
    seats: list[int | None] = [*made.tokens, None]
    with contextlib.ExitStack() as stack:
        sockets = {}
        for number, seat in enumerate(seats):
            at = other if other is not None and number % 2 else made
            sockets[seat] = stack.enter_context(at.join(seat))
        for step in range(1, answers + 1):
            asked = sockets[sockets[None].state["asked"][0]]
            assert asked.answer("end")["type"] == "done"
            for socket in sockets.values():
                socket.read_to(step)
        yield sockets


def heard(socket: Socket) -> Message:
    """The next news of a request."""
    while True:
        message = socket.read()
        if message["type"] == "undo_asked":
            return message


def ended(how: str, by: int | None = None) -> Message:
    return {"type": "undo_asked", "asked": None, "ended": how, "by": by}


def consented(socket: Socket, asked: Message, is_given: bool = True) -> Message:
    return socket.ask("consent", request=asked["asked"]["request"], is_given=is_given)


def check_consent(sockets: Sockets) -> None:
    mine = sockets[FIRST]
    assert (mine.state["can_undo"], mine.state["can_ask_undo"]) == (False, True)
    assert mine.ask("ask_undo")["type"] == "done"
    told = {seat: heard(sockets[seat]) for seat in (SECOND, THIRD, None)}
    asked = told[None]["asked"]
    assert 0 < asked.pop("seconds") <= 60
    assert asked == {
        "request": asked["request"],
        "seat": FIRST,
        "answers": 2,
        "waiting": [THIRD, SECOND],
    }
    assert consented(sockets[THIRD], told[THIRD])["type"] == "done"
    assert heard(sockets[SECOND])["asked"]["waiting"] == [SECOND]
    assert sockets[SECOND].state["step"] == 2, "not yet: one is still asked"
    assert consented(sockets[SECOND], told[SECOND])["type"] == "done"
    for socket in sockets.values():
        socket.read_to(0)
        assert socket.state["rewound"] and socket.state["asked"] == [FIRST]
        while not any('"given"' in text for text in socket.texts):
            heard(socket)
    assert mine.answer("end")["type"] == "done", "the game goes on from there"


def test_what_all_consent_to_is_taken_back_with_what_was_answered_since(service: Service) -> None:
    with answered(service.make("hitodama", ["me"] * 3, seed=SEED), 2) as sockets:
        check_consent(sockets)


def test_those_who_sit_at_other_services_are_asked_too(
    services: tuple[Service, Service], postgres: Postgres, redis: Redis
) -> None:
    here, there = services
    made = here.make("hitodama", ["me"] * 3, seed=SEED)
    with answered(made, 2, elsewhere(made, there)) as sockets:
        check_consent(sockets)


@pytest.mark.parametrize(("by", "how"), [(THIRD, "refused"), (FIRST, "withdrawn")])
def test_one_refusal_ends_it_and_is_not_asked_again(service: Service, by: int, how: str) -> None:
    with answered(service.make("hitodama", ["me"] * 3, seed=SEED), 2) as sockets:
        sockets[FIRST].ask("ask_undo")
        asked = heard(sockets[SECOND])
        assert consented(sockets[SECOND], asked)["type"] == "done"
        assert consented(sockets[by], asked, is_given=False)["type"] == "done"
        heard(sockets[None]), heard(sockets[None])
        assert heard(sockets[None]) == ended(how, by)
        assert consented(sockets[SECOND], asked)["code"] == "undo_not_asked"
        assert sockets[FIRST].ask("ask_undo")["code"] == "undo_refused"
        sockets[THIRD].answer("end")
        sockets[FIRST].read_to(3)
        assert sockets[FIRST].ask("ask_undo")["type"] == "done", "of another position it may be"


def test_whatever_changes_the_game_voids_it(service: Service) -> None:
    with answered(service.make("hitodama", ["me"] * 3, seed=SEED), 2) as sockets:
        sockets[FIRST].ask("ask_undo")
        asked = heard(sockets[THIRD])
        assert sockets[SECOND].ask("ask_undo")["code"] == "undo_alone"
        assert sockets[THIRD].ask("ask_undo")["code"] == "nothing_to_undo"
        assert sockets[THIRD].answer("end")["type"] == "done"
        heard(sockets[None])
        assert heard(sockets[None]) == ended("overtaken")
        assert consented(sockets[SECOND], asked)["code"] == "undo_not_asked"
        assert sockets[None].state["step"] == 3


def test_only_one_is_asked_for_at_a_time_and_whoever_comes_hears_of_it(service: Service) -> None:
    made = service.make("hitodama", ["me"] * 3, seed=SEED)
    with answered(made, 3) as sockets:
        sockets[FIRST].ask("ask_undo")
        assert sockets[SECOND].ask("ask_undo")["code"] == "undo_pending"
        with made.join(THIRD) as late:
            assert heard(late)["asked"]["seat"] == FIRST


def test_a_request_that_nobody_answers_ends_by_itself(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undo_consent, "ASKED_SECONDS", 0.1)
    with answered(service.make("hitodama", ["me"] * 3, seed=SEED), 2) as sockets:
        sockets[FIRST].ask("ask_undo")
        asked = heard(sockets[SECOND])
        assert heard(sockets[SECOND]) == ended("late")
        assert consented(sockets[SECOND], asked)["code"] == "undo_not_asked"
        assert sockets[FIRST].ask("ask_undo")["type"] == "done", "it may be asked for again"


def test_bots_and_those_at_the_same_screen_consent_at_once(service: Service) -> None:
    made = service.make("hitodama", ["me"] * 2, seed=SEED)
    with answered(made, 2) as sockets:
        mine = sockets[FIRST]
        wrong = mine.ask("ask_undo", tokens=["no key of this table"])
        assert wrong["code"] == "bad_token"
        assert mine.ask("ask_undo", tokens=[made.tokens[THIRD]])["type"] == "done"
        assert (mine.state["step"], mine.state["rewound"]) == (0, True)


def test_a_bots_answer_is_taken_back_without_asking_anybody(service: Service) -> None:
    made = service.make("hitodama", ["greedy", "me"], seed=SEED)
    with made.join(1) as mine:
        mine.answer("end")
        mine.read_to_turn()
        if mine.state["can_ask_undo"]:  # what the bot did may have brought something to light
            assert mine.ask("ask_undo")["type"] == "done"
            assert (mine.state["step"], mine.state["rewound"]) == (0, True)
        else:
            assert mine.ask("ask_undo")["code"] == "undo_revealed"


def test_what_came_to_light_is_never_taken_back(service: Service) -> None:
    made = service.make("bitoku", ["me"] * 2, seed=SEED)
    with made.join(0) as first, made.join(1) as second:
        for socket in (first, second):  # the discards are turned up when all are in
            socket.answer(socket.state["decision"]["actions"][0]["text"])
        for socket in (first, second):
            socket.read_to(2)
            assert not socket.state["can_ask_undo"]
            assert socket.ask("ask_undo")["code"] == "undo_revealed"


def test_watchers_neither_ask_nor_consent(service: Service) -> None:
    with answered(service.make("hitodama", ["me"] * 2, seed=SEED), 2) as sockets:
        watcher = sockets[None]
        assert watcher.ask("ask_undo")["code"] == "not_seated"
        sockets[FIRST].ask("ask_undo")
        assert consented(watcher, heard(watcher))["code"] == "not_seated"
        assert consented(sockets[FIRST], {"asked": {"request": "x"}})["code"] == "undo_not_asked"


def test_a_request_outlives_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = settings_in(tmp_path_factory.mktemp("restart"))
    with running(settings) as before:
        made = before.make("hitodama", ["me"] * 2, seed=SEED)
        with answered(made, 2) as sockets:
            sockets[FIRST].ask("ask_undo")
    with running(settings) as after, elsewhere(made, after).join(THIRD) as other:
        assert consented(other, heard(other))["type"] == "done"
        assert (other.state["step"], other.state["rewound"]) == (0, True)
