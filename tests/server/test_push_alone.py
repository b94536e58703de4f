"""What happens to a push after each response, and its content; nothing is sent."""

import asyncio
import json
import ssl
import time
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import h11
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from mori.server.errors import RequestError
from mori.server.feed import Feed
from mori.server.metrics import Metrics
from mori.server.protocol.push import PushDevice, PushEnd
from mori.server.push import pushing, sending
from mori.server.push.encryption import CURVE, Receiver, decoded, encoded, point
from mori.server.push.endpoints import Endpoints, Forbidden, is_public
from mori.server.push.identity import HALF, Identity, new_private
from mori.server.push.message import push_message
from mori.server.push.pushing import PUT_OFF, Pushing, topic
from mori.server.push.sending import Outcome, Unanswered, _request, _retry_seconds
from mori.server.storage import StorageTrouble
from mori.server.storage.push import END, REMINDER, TURN, Device, Push
from mori.server.tokens import token_digest
from tests.server.instead import instead

NOW = 9000.0
DEVICE = Device(
    id="d", endpoint="https://push.example/x", public="p", auth="a", language="en", remind_hours=0
)
PUSH = Push(
    token="k", device=DEVICE, news=TURN, asked=1.0, due=2.0, tries=0, table="t", seat=1,
    game="hitodama", title="",
)  # fmt: skip


@pytest.fixture(autouse=True)
def no_certificates(monkeypatch: pytest.MonkeyPatch) -> None:
    """They take longer to read than all that is done here."""
    instead(monkeypatch, ssl, sending, create_default_context=lambda: None)


class Store:
    """Notes what is to be stored."""

    def __init__(self) -> None:
        self.told: list[tuple[Any, ...]] = []
        names = ("end", "forget", "put_off", "keep")
        self.push = SimpleNamespace(**{name: self.named(name) for name in names})

    def named(self, name: str) -> Any:
        return lambda *given: self.told.append((name, *given))

    async def call(self, method: Any, *given: Any) -> Any:
        return method(*given)


def made(store: Any, feed: Feed | None = None, contact: str | None = None) -> Pushing:
    settings: Any = SimpleNamespace(public_url=contact, push_anywhere=False)
    found = Pushing(settings, store, feed or Feed(), Metrics())
    found.clock = lambda: NOW
    return found


def answered(what: Outcome | Exception, push: Push = PUSH) -> tuple[str, list[tuple[Any, ...]]]:
    """What is said to have become of a push, and what was stored of it."""
    store = Store()
    telling = made(store)

    async def send(push: Push) -> Outcome:
        if isinstance(what, Exception):
            raise what
        return what

    telling._send = send  # type: ignore[method-assign]
    return asyncio.run(telling._result(push)), store.told


@pytest.mark.parametrize("status", [200, 201, 299])
def test_what_was_taken_is_told(status: int) -> None:
    assert answered(Outcome(status, None)) == ("sent", [("end", PUSH, NOW)])


@pytest.mark.parametrize("status", [199, 300, 301, 400, 403, 407, 413])
def test_what_was_refused_is_not_tried_again(status: int, caplog: pytest.LogCaptureFixture) -> None:
    assert answered(Outcome(status, None)) == ("refused", [("end", PUSH, NOW)])
    assert f"push_refused table=t status={status}" in caplog.text


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(status: int) -> None:
    assert answered(Outcome(status, None)) == ("gone", [("forget", "d")])


@pytest.mark.parametrize("status", [408, 425, 429, 500, 503])
def test_what_cannot_be_taken_now_is_put_off_for_longer_each_time(status: int) -> None:
    for tries, seconds in enumerate(PUT_OFF):
        push = replace(PUSH, tries=tries)
        later = ("later", [("put_off", push, NOW + seconds)])
        assert answered(Outcome(status, None), push) == later
        assert answered(Outcome(status, seconds - 1), push) == later
    asked = answered(Outcome(status, 500.0))
    assert asked == ("later", [("put_off", PUSH, NOW + 500)]), "as it was asked for"
    long = answered(Outcome(status, 1e6))
    assert long == ("later", [("put_off", PUSH, NOW + 86_400)]), "but for no more than a day"
    last = replace(PUSH, tries=len(PUT_OFF))
    assert answered(Outcome(status, None), last) == ("refused", [("end", last, NOW)])


def test_nobody_there_is_as_good_as_later_and_what_is_forbidden_is_forgotten(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO", "mori.server")
    assert answered(Unanswered("OSError")) == ("later", [("put_off", PUSH, NOW + 60)])
    assert "push_unanswered table=t error=OSError" in caplog.text
    assert answered(Forbidden()) == ("forbidden", [("forget", "d")])
    assert "push_forbidden table=t" in caplog.text


def test_whoever_is_there_is_not_told() -> None:
    class Elsewhere(Feed):
        async def look(self, table: str) -> None:
            self.enter(table, 1)

    store = Store()
    assert asyncio.run(made(store, Elsewhere())._result(PUSH)) == "present"
    assert store.told == [("end", PUSH, NOW)]


def test_a_bug_ends_its_push_and_trouble_leaves_it(caplog: pytest.LogCaptureFixture) -> None:
    for error, ended, results in ((ValueError("bug"), 1, 1.0), (StorageTrouble("x"), 0, None)):
        store = Store()
        telling = made(store)

        async def result(push: Push, error: Exception = error) -> str:
            raise error

        telling._result = result  # type: ignore[method-assign]
        try:
            asyncio.run(telling._tell(PUSH))
        except StorageTrouble:
            assert not ended
        counted = telling._metrics.registry.get_sample_value
        assert store.told == [("end", PUSH, NOW)] * ended
        assert counted("mori_pushes_total", {"result": "failed"}) == results
        assert counted("mori_incidents_total") == ended
    assert caplog.text.count("where=push t") == 1


# -- who wants to be told


def browser() -> tuple[str, str]:
    key = ec.generate_private_key(CURVE).public_key()
    return encoded(point(key)), encoded(b"a" * 16)


def test_a_device_is_kept_with_the_digests_of_its_keys() -> None:
    public, auth = browser()
    asked = PushDevice(
        endpoint="https://push.example/x", p256dh=public, auth=auth, language="cs",
        tokens=["one", "two"], remind_hours=5,
    )  # fmt: skip
    store = Store()
    asyncio.run(made(store).keep(asked))
    device = Device(
        id=token_digest(asked.endpoint), endpoint=asked.endpoint, public=public, auth=auth,
        language="cs", remind_hours=5,
    )  # fmt: skip
    assert store.told == [("keep", device, [token_digest("one"), token_digest("two")])]
    asyncio.run(made(store).forget(PushEnd(endpoint=asked.endpoint)))
    assert store.told[1:] == [("forget", device.id)]


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.example/x"},
        {"p256dh": "AAAA"},
        {"auth": encoded(b"a" * 15)},
        {"auth": encoded(b"a" * 16) + "\0\0\0\0"},
        {"p256dh": encoded(b"a" * 16) + "\n"},
        {"language": "xx"},
    ],
)
def test_what_is_no_device_is_refused(wrong: dict[str, str]) -> None:
    public, auth = browser()
    given: dict[str, Any] = {"endpoint": "https://push.example/x", "p256dh": public, "auth": auth}
    with pytest.raises(RequestError, match="bad_push"):
        asked = PushDevice(**{**given, "language": "en", "tokens": [], **wrong})
        asyncio.run(made(Store()).keep(asked))


# -- how it is written


def test_a_push_service_is_shown_who_sends_and_how_it_is_to_be_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    private = new_private()
    assert len(decoded(private)) == HALF
    telling = made(Store(), contact="https://mori.example")
    telling._identity = Identity(private, "https://mori.example")
    posted: list[Any] = []

    async def post(endpoint: str, headers: dict[str, str], body: bytes) -> Outcome:
        posted.append((endpoint, headers, body))
        return Outcome(201, None)

    public, auth = browser()
    push = replace(PUSH, device=replace(DEVICE, public=public, auth=auth))
    telling._sender = SimpleNamespace(post=post)  # type: ignore[assignment]
    instead(monkeypatch, time, pushing, time=lambda: 100.9)
    asyncio.run(telling._send(push))
    endpoint, headers, body = posted[0]
    assert endpoint == DEVICE.endpoint
    assert (headers["TTL"], headers["Urgency"], headers["Topic"]) == (
        "86400",
        "normal",
        topic(push),
    )
    assert len(topic(push)) == 32 and topic(push) != topic(replace(push, token="other"))
    assert len(body) == 16 + 4 + 1 + 65 + 1024 + 16, "the size tells nothing"
    proof, key = headers["Authorization"].removeprefix("vapid t=").split(", k=")
    assert key == telling._identity.public == asyncio.run(telling.public_key())
    head, claims, signed = proof.split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    said = {"aud": "https://push.example", "exp": 100 + 43_200, "sub": "https://mori.example"}
    assert json.loads(decoded(claims)) == said
    halves = [int.from_bytes(decoded(signed)[at : at + HALF], "big") for at in (0, HALF)]
    own = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    own.verify(encode_dss_signature(*halves), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    nobody = Identity(private, None).authorization("https://push.example:444/y", 1.0)
    said = json.loads(decoded(nobody.removeprefix("vapid t=").split(".")[1]))
    assert said == {"aud": "https://push.example:444", "exp": 43_201}
    with pytest.raises(ValueError):
        Receiver(public, encoded(b"a" * 17))


def test_the_key_is_asked_for_once() -> None:
    store, asked = Store(), list[object]()
    private = new_private()

    def key(make: object) -> str:
        asked.append(make)
        return private

    store.push.key = key
    telling = made(store)
    first, again = asyncio.run(telling.public_key()), asyncio.run(telling.public_key())
    assert first == again and asked == [new_private]


def test_a_push_tells_in_the_words_of_whoever_gets_it() -> None:
    said = json.loads(push_message(PUSH))
    assert (said["table"], said["kind"], said["title"]) == ("t", TURN, "Hitodama")
    bodies = {
        json.loads(
            push_message(replace(PUSH, news=news, device=replace(DEVICE, language=language)))
        )["body"]
        for news in (TURN, END, REMINDER)
        for language in ("en", "cs")
    }
    assert len(bodies) == 6
    assert (
        json.loads(push_message(replace(PUSH, title="Ours", game="two_words")))["title"] == "Ours"
    )
    assert json.loads(push_message(replace(PUSH, game="two_words")))["title"] == "Two words"


@pytest.mark.parametrize(
    ("endpoint", "target"),
    [("https://push.example/a?b=1", b"/a?b=1"), ("https://push.example", b"/")],
)
def test_a_request_is_whole(endpoint: str, target: bytes) -> None:
    connection = h11.Connection(h11.CLIENT)
    written = _request(connection, Endpoints().read(endpoint), {"TTL": "5"}, b"body")
    head, _, body = written.partition(b"\r\n\r\n")
    lines = head.split(b"\r\n")
    assert lines[0] == b"POST " + target + b" HTTP/1.1" and body == b"body"
    assert {line.lower() for line in lines[1:]} == {
        b"host: push.example",
        b"ttl: 5",
        b"content-length: 4",
        b"connection: close",
    }


def test_when_to_ask_again_is_read_where_it_is_a_number() -> None:
    def after(value: str, name: str = "Retry-After") -> float | None:
        headers = [("Date", "7"), (name, value)]
        return _retry_seconds(h11.Response(status_code=429, headers=headers))

    assert after("120") == 120.0 and after("9999999") == 9999999.0
    assert after("10000000") is None and after("Fri, 31 Dec") is None
    assert after("5", "Later") is None


def test_of_a_name_every_address_must_be_everybodys(monkeypatch: pytest.MonkeyPatch) -> None:
    async def find(addresses: list[str], *, anywhere: bool = False) -> str:
        async def getaddrinfo(host: str, port: int, type: int) -> list[Any]:
            assert (host, port) == ("push.example", 443)
            return [(0, 0, 0, "", (address, port)) for address in addresses]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", getaddrinfo)
        return await Endpoints(anywhere=anywhere).find("push.example", 443)

    assert asyncio.run(find(["8.8.8.8", "1.1.1.1"])) == "8.8.8.8"
    with pytest.raises(Forbidden):
        asyncio.run(find(["8.8.8.8", "10.0.0.1"]))
    assert asyncio.run(find(["10.0.0.1"], anywhere=True)) == "10.0.0.1"
    asked: list[str] = []

    async def twice() -> None:
        async def getaddrinfo(host: str, port: int, type: int) -> list[Any]:
            asked.append(host)
            return [(0, 0, 0, "", ("8.8.8.8", port))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", getaddrinfo)
        endpoints = Endpoints()
        assert [await endpoints.find("push.example", 443) for _ in range(2)] == ["8.8.8.8"] * 2

    asyncio.run(twice())
    assert asked == ["push.example"], "it is looked up once"
    teredo = "2001:0:7f00:1::f7f7:f7f7"  # of a server on this machine
    assert not is_public(teredo) and not is_public("2002:a00:1::")
    assert is_public("2002:808:808::")
