"""The chat: written by players, stored with the table, sent to everybody who may read it."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from mori.server.settings import UNLIMITED, Limits
from mori.server.storage import ChatLine, chat
from mori.server.tables.chat import Chat
from tests.server.running import Message, Service, Socket, run, running, settings_in
from tests.server.test_several_services import elsewhere, services

__all__ = ["services"]


def next_chat(socket: Socket) -> Message:
    while True:
        message = socket.read()
        if message["type"] == "chat":
            return message


def heard(socket: Socket) -> list[Message]:
    """The next lines, which are added to those before."""
    message = next_chat(socket)
    assert not message["is_whole"]
    lines: list[Message] = message["lines"]
    return lines


def kept(socket: Socket) -> list[Message]:
    """All that is kept, as somebody who has come is told it, at once and once."""
    message = next_chat(socket)
    assert message["is_whole"]
    lines: list[Message] = message["lines"]
    return lines


def said(line: Message) -> tuple[int, str | None, str]:
    return line["seat"], line["phrase"], line["text"]


def check_talk(first: Socket, second: Socket) -> None:
    assert first.ask("say", text=" Good \u0000morning \u202e!\n ")["type"] == "done"
    assert said(heard(second)[0]) == (0, None, "Good morning !"), "nothing that cannot be shown"
    assert second.ask("say", phrase="hello")["type"] == "done"
    assert said(heard(first)[-1]) == (1, "hello", "")


def test_those_who_sit_hear_each_other(service: Service) -> None:
    made = service.make("hitodama", ["me", "me"], seed=1)
    with made.join(0) as first, made.join(1) as second:
        check_talk(first, second)
        with made.join(0) as late:
            lines = kept(late)
            assert [said(line) for line in lines] == [(0, None, "Good morning !"), (1, "hello", "")]
            assert lines[0]["number"] < lines[1]["number"]


def test_those_at_other_services_hear_it_too(services: tuple[Service, Service]) -> None:
    here, there = services
    made = here.make("hitodama", ["me", "me"], seed=1)
    with made.join(0) as first, elsewhere(made, there).join(1) as second:
        check_talk(first, second)
        # The game goes on, and neither disturbs the other.
        asked, other = (first, second) if first.state["decision"] else (second, first)
        assert asked.answer("end")["type"] == "done"
        other.read_to(1)


def test_a_line_that_is_stored_before_it_is_told_of_is_read_once() -> None:
    """Of two lines said elsewhere the feed has told the first, and the database has both."""
    stored = SimpleNamespace(id="t", said=1, chat_open=False)
    lines = [ChatLine(number, 0, "", "hello", "") for number in (1, 2)]
    told: list[int] = []

    def since(id: str, number: int) -> list[ChatLine]:
        return [line for line in lines if line.number > number]

    async def call(read: Callable[..., Any], *given: object) -> Any:
        return read(*given)

    async def until_done(work: Callable[[], Awaitable[Any]]) -> Any:
        return await work()

    def send(message: Any) -> None:
        told.extend(line.number for line in message.lines)

    async def follow_twice() -> None:
        parts = (
            SimpleNamespace(stored=stored),
            SimpleNamespace(call=call, chat=SimpleNamespace(since=since)),
            SimpleNamespace(until_done=until_done),
            SimpleNamespace(listeners=[SimpleNamespace(seat=1, send=send)]),
        )
        talking = Chat(*cast(Any, parts))
        await talking.follow()
        stored.said = 2
        await talking.follow()

    run(follow_twice())
    assert told == [1, 2]


def test_watchers_do_not_read_it(service: Service) -> None:
    made = service.make("hitodama", ["me", "me"], seed=1)
    with made.join(0) as first, made.join(1) as second, made.join(None) as watcher:
        check_talk(first, second)
        asked = first if first.state["decision"] else second
        asked.answer("end")
        watcher.read_to(1)
        assert "chat" not in {message["type"] for message in map(json.loads, watcher.texts)}
        assert watcher.ask("say", text="hello")["code"] == "not_seated"
        with made.join(None) as late:
            assert late.ask("say", text="hello")["code"] == "not_seated"
            assert not any("morning" in text for text in late.texts)


def test_the_host_opens_it_for_those_who_look_on(service: Service) -> None:
    made = service.make("hitodama", ["me", "me"], seed=1)
    host = {"Authorization": f"Bearer {made.host}"}
    path = f"/api/tables/{made.id}/rights"
    told = service.http.post(path, json={"chat_open": True}, headers=host).json()
    assert told["table"]["chat_open"]
    with made.join(0) as first, made.join(None) as watcher:
        first.ask("say", text="hello")
        assert said(heard(watcher)[0]) == (0, None, "hello")
        service.http.post(path, json={"chat_open": False}, headers=host)
        first.ask("say", phrase="thanks")
        assert watcher.ask("say", text="hello")["code"] == "not_seated"
        assert not any("thanks" in text for text in watcher.texts)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"text": " \u0007\n"}, "chat_empty"),
        ({}, "bad_message"),
        ({"text": "a", "phrase": "hello"}, "bad_message"),
        ({"text": "a" * 301}, "bad_message"),
        ({"phrase": "what nobody says"}, "bad_message"),
    ],
)
def test_what_cannot_be_said(service: Service, fields: Message, code: str) -> None:
    made = service.make("hitodama", ["me", "me"], seed=1)
    with made.join(0) as socket:
        assert socket.ask("say", **fields)["code"] == code


def test_nobody_talks_alone(service: Service) -> None:
    made = service.make("hitodama", ["me", "greedy"], seed=1)
    with made.join(0) as socket:
        assert socket.ask("say", phrase="hello")["code"] == "chat_alone"


def test_only_the_latest_lines_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "LINES", 3)
    settings = settings_in(tmp_path)
    with running(settings) as service:
        made = service.make("hitodama", ["me", "me"], seed=1)
        with made.join(0) as socket:
            for number in range(5):
                assert socket.ask("say", text=str(number))["type"] == "done"
    with running(settings) as again, elsewhere(made, again).join(1) as other:
        assert [line["text"] for line in kept(other)] == ["2", "3", "4"]


def test_one_seat_says_only_so_much_in_a_minute(tmp_path: Path) -> None:
    limits = Limits(**{**vars(UNLIMITED), "chat": 2})
    with running(settings_in(tmp_path, limits=limits)) as service:
        made = service.make("hitodama", ["me", "me"], seed=1)
        with made.join(0) as first, made.join(1) as second:
            told = [first.ask("say", phrase="hello") for _ in range(3)]
            assert [line.get("code") for line in told] == [None, None, "limit_chat"]
            assert second.ask("say", phrase="hello")["type"] == "done", "another seat has its own"
