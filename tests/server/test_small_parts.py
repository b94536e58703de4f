"""Small parts of the service, each by itself: limits, requests, logs, tokens, health, tables."""

import asyncio
import contextlib
import gc
import hashlib
import json
import logging
import os
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request

import mori
from mori.core.errors import IllegalAction, MoriError, RuleBug, SetupError
from mori.core.shuffle import NONCE_DIGITS
from mori.server import logs, maintenance, readiness, settings, tokens
from mori.server.bots.job import BotJob, BotReply
from mori.server.errors import RequestError, incident, refusal, status_of
from mori.server.limits import Limiter, Places, Visitor, address_in, visitor_of
from mori.server.maintenance import DatabaseUnusable
from mori.server.metrics import Metrics
from mori.server.protocol.encoding import error_message, harmless
from mori.server.readiness import Readiness
from mori.server.records import _state, _step
from mori.server.requests import Answer, Refusal, read_bytes, token_of
from mori.server.routes import health
from mori.server.routes.live import closing_code, id_in, read
from mori.server.settings import UNLIMITED, Limits, Settings
from mori.server.storage import StorageTrouble
from mori.server.storage.backup import NoDatabase, NotEmpty
from mori.server.storage.database import InMemory
from mori.server.storage.lock import InUse
from mori.server.tables.audience import BACKLOG, Listener
from mori.server.tables.hints import Hints, Question
from mori.server.tables.work import Work
from mori.server.typed_text import clean_name, one_line
from tests.server.instead import instead


def counted(metrics: Metrics, name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(name, labels) or 0.0


def code_of(work: Callable[[], object]) -> str:
    with pytest.raises(MoriError) as error:
        work()
    return error.value.code


# -- fair use


def test_a_place_is_had_until_it_is_given_back() -> None:
    places = Places(2)
    with places.one("a"):
        assert not places.is_full("a")
        with places.one("a"):
            assert places.is_full("a") and not places.is_full("b")
        assert not places.is_full("a")
    assert places._taken == {}
    with Places(0).one("a"):
        assert not Places(0).is_full("a"), "no limit"


def test_each_thing_has_a_limit_of_its_own_and_says_when_to_come_again() -> None:
    moment = 0.0
    some = Limits(
        tables=1, imports=2, push=3, chat=4, requests=5, messages=6, kilobytes=1, hints=1,
        sockets=1, table_sockets=2, table_strangers=1,
    )  # fmt: skip
    metrics = Metrics()
    limiter = Limiter(some, metrics, lambda: moment)
    visitor = Visitor(limiter, "1.2.3.4")
    for what, amount, seconds in (
        ("tables", 1, 3600),
        ("imports", 2, 1800),
        ("push", 3, 1200),
        ("chat", 4, 15),
        ("requests", 25, 1),
        ("messages", 30, 1),
    ):
        for _ in range(amount):
            visitor.take(what)
        with pytest.raises(RequestError) as error:
            visitor.take(what)
        assert (error.value.code, error.value.data) == (f"limit_{what}", {"seconds": seconds})
        assert counted(metrics, "mori_limited_total", what=what) == 1
    visitor.take("bytes", 5 * 1024)
    assert code_of(lambda: visitor.take("bytes", 1)) == "limit_bytes"
    Visitor(limiter, "5.6.7.8").take("tables")
    moment = 0.2
    visitor.take("requests")
    with limiter.hint("a"):
        assert code_of(lambda: limiter.hint("a").__enter__()) == "limit_hints"
        with limiter.hint("b"):
            pass
    with limiter.hint("a"), limiter.socket("a"):
        assert code_of(lambda: limiter.socket("a").__enter__()) == "limit_sockets"
        with limiter.socket("b"):
            pass
    with limiter.socket("a"):
        pass

    def refused(address: str, *, has_key: bool) -> bool:
        place = limiter.spectator(address, "t", has_key=has_key)
        return code_of(lambda: place.__enter__()) == "limit_table_sockets"

    with limiter.spectator("a", "t", has_key=False):
        assert refused("a", has_key=False)
        with limiter.spectator("a", "u", has_key=False), limiter.spectator("a", "t", has_key=True):
            assert refused("a", has_key=True) and refused("b", has_key=False)
    with limiter.spectator("a", "t", has_key=False):
        pass
    free = Visitor(Limiter(UNLIMITED, metrics), "a")
    for what in ("tables", "requests", "bytes"):
        free.take(what, 1e9)
        free.take(what, 1e9)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", "unknown"),
        ("pipe", "unknown"),
    ],
)
def test_somebody_is_counted_by_their_address(host: str, address: str) -> None:
    assert address_in(host) == address
    limiter = Limiter(UNLIMITED, Metrics())
    app = SimpleNamespace(state=SimpleNamespace(limiter=limiter))
    client = SimpleNamespace(host=host) if host else None
    found = visitor_of(SimpleNamespace(app=app, client=client))  # type: ignore[arg-type]
    assert (found.address, found.limiter) == (address, limiter)


# -- messages and requests


def test_the_id_of_a_message_is_found_where_there_is_one() -> None:
    assert id_in('{"id": 7}') == 7 and id_in('{"id": true}') is None
    assert id_in("[7]") is None and id_in('{"id": "7"}') is None and id_in("{") is None
    assert id_in("[" * 60_000) is None
    fits = '"' + "x" * (64 * 1024 - 2) + '"'
    assert id_in(fits) is None
    for long in (fits + " ", '"' + "ž" * 40_000 + '"'):
        with pytest.raises(RequestError) as error:
            id_in(long)
        assert (error.value.code, error.value.data) == ("message_too_large", {"limit": 65_536})
    for wrong in ("{", "[" * 60_000, '{"type":"join","token":7}'):
        with pytest.raises(RequestError) as error:
            read(wrong)
        assert error.value.code == "bad_message" and len(str(error.value.data["detail"])) <= 200


def test_a_socket_is_closed_with_its_reason() -> None:
    assert closing_code(StorageTrouble("storage_away")) == 1013
    assert closing_code(RequestError("unknown_table")) == 4404
    assert closing_code(RequestError("limit_sockets")) == 4429
    assert closing_code(RequestError("internal_error")) == 1011
    assert closing_code(RequestError("watching_off")) == 4409


def request(headers: dict[str, str], *chunks: bytes) -> Request:
    left = list(chunks)

    async def receive() -> Any:
        if not left:
            await asyncio.Event().wait()
        return {"type": "http.request", "body": left.pop(0), "more_body": bool(left)}

    known = [(name.encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "POST", "headers": known}, receive)


def test_a_body_is_json_of_a_bearable_size(monkeypatch: pytest.MonkeyPatch) -> None:
    json_kind = {"content-type": " Application/JSON ; charset=utf-8"}
    assert asyncio.run(read_bytes(request(json_kind, b"ab", b"cd"), 4)) == b"abcd"
    for given, limit, code, data in (
        (request(json_kind, b"ab", b"cd"), 3, "body_too_large", {"limit": 3}),
        (request({"content-type": "x" * 99}, b""), 4, "body_type", {"given": "x" * 60}),
        (request({}, b""), 4, "body_type", {"given": ""}),
    ):
        with pytest.raises(RequestError) as error:
            asyncio.run(read_bytes(given, limit))
        assert error.value.code == code and data.items() <= error.value.data.items()
    monkeypatch.setattr("mori.server.requests.BODY_SECONDS", 0.001)
    assert code_of(lambda: asyncio.run(read_bytes(request(json_kind), 4))) == "body_late"


def test_a_token_comes_behind_its_word() -> None:
    for header, token in (
        ("Bearer abc", "abc"), ("bearer  abc ", "abc"), ("Bearer ", None), ("Basic abc", None),
    ):  # fmt: skip
        assert token_of(request({"authorization": header})) == token
    assert token_of(request({})) is None


def test_an_answer_says_who_may_keep_it_and_a_refusal_what_to_do() -> None:
    assert Answer({}).headers["cache-control"] == "no-store" and Answer({}).status_code == 200
    assert Answer({}, 201, "public").headers["cache-control"] == "public"
    refused = Refusal(RequestError("limit_chat", {"seconds": 4}))
    assert refused.status_code == 429 and refused.headers["retry-after"] == "4"
    assert "www-authenticate" not in refused.headers and "connection" not in refused.headers
    assert Refusal(RequestError("token_missing")).headers["www-authenticate"] == "Bearer"
    assert Refusal(RequestError("body_late")).headers["connection"] == "close"
    assert refused.headers["cache-control"] == "no-store"


def test_an_error_repeats_nothing_that_cannot_be_told() -> None:
    told = harmless({"a": "x\ud800", "b": [1, ("y", None)], "c": 2.5, "d": Path("p"), "e": True})
    assert told == {"a": "x?", "b": [1, ["y", None]], "c": 2.5, "d": "p", "e": True}
    message = error_message(RequestError("bad_token"), 4)
    assert (message.id, message.code, message.data) == (4, "bad_token", {})


def test_every_error_has_a_status_and_a_bug_only_a_number(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert status_of(RequestError("unknown_table")) == 404
    assert status_of(IllegalAction("not_legal")) == 409 and status_of(SetupError("x")) == 422
    own, metrics = RequestError("bad_token"), Metrics()
    assert refusal(own, "here", metrics) is own and not caplog.records
    bug = RuleBug("rule_bug", {"seed": 918273, "game": "g"}, "ZeroDivisionError()")
    for error in (bug, ValueError("inside")):
        caplog.clear()
        told = refusal(error, "here", metrics)
        assert told.code == "internal_error" and list(told.data) == ["incident"]
        number = str(told.data["incident"])
        assert len(number) == 8 and f"incident {number} where=here" in caplog.text
        assert "918273" not in caplog.text
        assert caplog.text.count("record=") == (error is bug)
        assert caplog.records[0].exc_info is not None
    assert incident(bug, "there", metrics).data != incident(bug, "there", metrics).data
    assert b"mori_incidents_total 4.0" in metrics.text()


def test_the_log_is_for_people_or_for_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[dict[str, Any]] = []
    instead(monkeypatch, logging, logs, basicConfig=lambda **given: made.append(given))
    mori_log = logging.getLogger("mori")
    level = mori_log.level
    try:
        for is_json in (False, True):
            logs.start_log(logging.DEBUG, is_json=is_json)
            formatter = made[-1]["handlers"][0].formatter
            assert isinstance(formatter, logs.JsonLines) == is_json
            assert made[-1]["level"] == logging.WARNING and mori_log.level == logging.DEBUG
    finally:
        mori_log.setLevel(level)
    try:
        raise ValueError("why")
    except ValueError:
        fail = logging.LogRecord("mori", 30, "", 1, "what %s=%d", ("n", 3), sys.exc_info())
    line = json.loads(logs.JsonLines().format(fail))
    assert (line["event"], line["message"], line["level"]) == ("what", "what n=3", "warning")
    assert "ValueError: why" in line["traceback"]
    fail.exc_info = (ValueError, ValueError("handed on"), None)  # told without having been raised
    assert "ValueError: handed on" in json.loads(logs.JsonLines().format(fail))["traceback"]
    fail.exc_info = (None, None, None)
    assert "traceback" not in json.loads(logs.JsonLines().format(fail))


def test_a_hint_that_failed_when_nobody_waited_any_more_makes_no_noise() -> None:
    told: list[dict[str, Any]] = []

    async def think(job: object, is_wanted: object) -> None:
        raise OSError("no process")

    async def scenario() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, noise: told.append(noise))
        hints = Hints("table", SimpleNamespace(think=think), Metrics())  # type: ignore[arg-type]
        game = mori.new_game("hitodama", players=2, seed=1)
        hints.hint(game, Question(0, game.state.question), game.decisions[0].seat, nullcontext)
        while hints.are_thinking:
            await asyncio.sleep(0)
        gc.collect()

    asyncio.run(scenario())
    assert told == []


@pytest.mark.parametrize(("worlds", "asked"), [(0, [0]), (5, [0, 5])], ids=["slow", "fast"])
def test_without_worlds_to_play_in_a_deep_hint_is_the_usual_one(
    worlds: int, asked: list[int]
) -> None:
    jobs: list[BotJob] = []

    async def scenario() -> None:
        game = mori.new_game("hitodama", players=2, seed=1)
        decision = game.decisions[0]

        async def think(job: BotJob, is_wanted: object) -> BotReply:
            jobs.append(job)
            return BotReply(action=decision.actions[0].text)

        hints = Hints("table", SimpleNamespace(think=think), Metrics(), worlds)  # type: ignore[arg-type]
        question = Question(0, game.state.question)
        for is_deep in (False, True):
            told = await hints.hint(game, question, decision.seat, nullcontext, is_deep=is_deep)
            assert told.action == decision.actions[0].text

    asyncio.run(scenario())
    assert [job.worlds for job in jobs] == asked


def test_readiness_is_asked_of_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def is_alive() -> bool:
        asked.append("alive")
        if len(asked) > 1:
            raise StorageTrouble("storage_away")
        return True

    store: Any = SimpleNamespace(is_alive=is_alive, call=asyncio.to_thread)
    service: Any = SimpleNamespace(readiness=Readiness(store))
    answers = [asyncio.run(health.healthz(service)) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 503] and len(asked) == 2


def test_a_database_that_hangs_is_asked_by_one_health_check_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(readiness, "READY_SECONDS", 0.01)
        asked: list[asyncio.Event] = []

        async def call(method: object) -> bool:
            asked.append(asyncio.Event())
            await asked[-1].wait()
            return True

        store: Any = SimpleNamespace(is_alive=None, call=call)
        ready = Readiness(store)
        found = await asyncio.gather(*(ready.status() for _ in range(5)))
        assert set(found) == {"database_away"} and len(asked) == 1
        asked[0].set()
        await asyncio.sleep(0)
        monkeypatch.setattr(readiness, "READY_SECONDS", 60.0)
        again = asyncio.create_task(ready.status())
        while len(asked) < 2:
            await asyncio.sleep(0)
        asked[1].set()
        assert await again == "ok"

    asyncio.run(scenario())


# -- what is described, made and read


def test_secrets_are_long_enough_and_lead_to_others_the_same_way() -> None:
    assert len(tokens.new_token()) == 32 and len(tokens.new_table_id()) == 16
    assert len(tokens.new_nonce()) == NONCE_DIGITS
    assert len({tokens.new_token() for _ in range(3)}) == 3
    led = tokens.token_for("token", "table")
    assert led == tokens.token_for("token", "table") and len(led) == 32
    assert led != tokens.token_for("token", "other") != tokens.token_for("other", "other")
    assert tokens.token_digest("a") == hashlib.sha256(b"a").hexdigest()


def test_a_title_is_on_one_line() -> None:
    assert one_line(" a\tb\n\u200bc  d ") == "a b c d" and one_line("\x00") == ""


def test_what_is_typed_is_not_drawn_over_the_lines_around() -> None:
    assert one_line("a" + "\u0300" * 300 + "b") == "a" + "\u0300" * 2 + "b"


@pytest.mark.parametrize("sign", ["\u3164", "\u2800", "\u115f", "\uffa0", "\u034f", "\u200d"])
def test_a_name_is_seen(sign: str) -> None:
    assert clean_name(sign) == "" and clean_name(f"Ha{sign}na") == "Ha na"


@pytest.mark.parametrize(
    "text",
    [
        "\U0001f3f3\ufe0f\u200d\U0001f308",  # a flag of two signs
        "\U0001f469\U0001f3fd\u200d\U0001f680",  # an astronaut, with a skin tone
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  # Persian
        "\u0915\u094d\u200d\u0937",  # Hindi
    ],
)
def test_what_is_joined_stays_together(text: str) -> None:
    assert one_line(text) == text and clean_name(text) == text


def test_a_name_that_is_cut_does_not_end_in_a_joiner() -> None:
    flag = "\U0001f3f3\u200d\U0001f308"
    assert clean_name("x" * 22 + flag) == "x" * 22 + flag[0]


@pytest.mark.parametrize(
    ("processors", "workers"), [(None, 2), (1, 2), (2, 2), (4, 3), (5, 4), (64, 4)]
)
def test_bots_have_some_processors_and_not_all(
    processors: int | None, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    instead(monkeypatch, os, settings, cpu_count=lambda: processors)
    assert settings.default_workers() == workers


def test_what_became_of_a_game_is_told_by_its_error() -> None:
    assert _state(RequestError("pack_missing")) == _state(RequestError("pack_changed"))
    assert _state(RequestError("pack_missing")) == "pack_missing"
    assert _state(RequestError("table_incomplete")) == "damaged"
    assert _state(RequestError("table_engine")) == _state(SetupError("wrong_option")) == "changed"
    assert _step(RequestError("x", {"step": 3})) == 3
    assert _step(RequestError("x", {"step": "3"})) is None and _step(RequestError("x")) is None


def test_a_redis_that_can_never_be_used_is_told_before_the_start(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/t.sqlite3"
    with pytest.raises(DatabaseUnusable) as error:
        maintenance.prepare(Settings(database_url=url, redis_url="http://nowhere"))
    assert error.value.word == "cli-mistake-redis"
    assert not list(tmp_path.iterdir()), "and nothing was begun"


@pytest.mark.parametrize(
    ("error", "word", "reason"),
    [
        (NoDatabase("file"), "cli-mistake-no-database", "file"),
        (NotEmpty("x"), "cli-mistake-not-empty", ""),
        (InUse("file"), "cli-mistake-database-in-use", "file"),
        (InMemory("x"), "cli-mistake-database-in-memory", ""),
        (ModuleNotFoundError("driver"), "cli-mistake-database-driver", "driver"),
        (OSError("first\nsecond"), "cli-mistake-database", "first"),
        (StorageTrouble("storage_full"), "cli-mistake-database", "storage_full"),
    ],
)
def test_what_is_wrong_with_a_database_has_its_word(
    error: Exception, word: str, reason: str
) -> None:
    with pytest.raises(DatabaseUnusable) as told, maintenance.telling_unusable():
        raise error
    assert told.value.word == word and str(told.value).startswith(reason)
    assert bool(str(told.value)) == bool(reason) and "\n" not in str(told.value)


# -- listeners, and work that is done to its end


def test_whoever_reads_too_slowly_is_sent_away() -> None:
    async def scenario() -> None:
        listener = Listener(None)
        for number in range(BACKLOG):
            listener.send_encoded(str(number).encode())
        assert listener.outbox.qsize() == BACKLOG
        listener.send_encoded(b"one too many")
        assert listener.outbox.qsize() == 1 and listener.outbox.get_nowait() is None

    asyncio.run(scenario())


def test_what_is_begun_is_done_though_nobody_waits_for_it() -> None:
    async def scenario() -> None:
        metrics = Metrics()
        work, going, done = Work("t1", metrics), asyncio.Event(), list[str]()

        async def change() -> str:
            await going.wait()
            done.append("changed")
            return "result"

        async def fail() -> None:
            raise ValueError

        assert not work
        waiting = asyncio.create_task(work.whole(change()))
        await asyncio.sleep(0)
        assert work
        waiting.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await waiting
        assert done == [] and work
        going.set()
        await work.done()
        assert done == ["changed"] and not work
        assert await work.whole(change()) == "result"
        failed = work.begin(fail())
        await work.done()
        assert isinstance(failed.exception(), ValueError)
        assert b"mori_incidents_total 1.0" in metrics.text(), "nobody else hears of it"

    asyncio.run(scenario())
