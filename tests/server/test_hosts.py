"""Accepted host names and origins, without a service."""

import socket

import pytest
from starlette.datastructures import Headers

from mori.server import hosts
from mori.server.errors import RequestError
from mori.server.hosts import Hosts, origin_of, own_names
from tests.server.instead import instead

PUBLIC = "https://user@Mori.example:8443/under"


def refused(known: Hosts, host: str, origin: str | None = None) -> str:
    """The code of the refusal, or nothing."""
    headers = {"host": host} if origin is None else {"host": host, "origin": origin}
    try:
        known.check(Headers(headers))
    except RequestError as error:
        return error.code
    return ""


@pytest.mark.parametrize(
    "host",
    [
        *("Table.Example", "table.example.", "table.example:80", "mori.example"),
        *("here", "here.local", "localhost", "any.localhost"),
        *("127.0.0.1:8421", "[::1]:8421", "[fe80::1%25eth0]"),
    ],
)
def test_a_service_answers_to_its_names_and_to_any_address(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosts, "own_names", lambda: frozenset({"here", "here.local"}))
    assert refused(Hosts(["TABLE.example."], PUBLIC), host) == ""


@pytest.mark.parametrize(
    "host",
    ["", "evil.example", "notlocalhost", "local", "[::1", "256.0.0.1", "1.2.3.4.evil.example"],
)
def test_it_answers_to_no_other_name(host: str) -> None:
    assert refused(Hosts(["table.example"], PUBLIC), host) == "wrong_host"
    assert refused(Hosts([]), host) == "wrong_host"
    if host not in ("", "[::1"):
        assert refused(Hosts(["*"]), host) == ""


def test_a_refusal_names_no_more_of_what_was_given_than_it_must() -> None:
    known = Hosts(["table.example"])
    with pytest.raises(RequestError) as error:
        known.check(Headers({"host": "x" * 100}))
    assert error.value.data == {"host": "x" * 60}
    with pytest.raises(RequestError) as error:
        known.check(Headers({"host": "table.example", "origin": "y" * 100}))
    assert error.value.data == {"origin": "y" * 60}


def test_pages_of_the_service_may_ask_and_no_others() -> None:
    known = Hosts(["table.example"], PUBLIC)
    assert refused(known, "Table.Example:81", "http://table.example:81") == ""
    assert refused(known, "localhost", "https://mori.example:8443") == "", "behind a proxy"
    assert refused(known, "localhost", "http://mori.example:8443") == "wrong_origin"
    assert refused(known, "localhost", "https://mori.example") == "wrong_origin"
    assert refused(known, "localhost", "null") == "wrong_origin"
    assert refused(Hosts([]), "localhost", "http://evil.example") == "wrong_origin"
    assert refused(Hosts([]), "localhost", "null") == "wrong_origin"


def test_an_origin_is_a_scheme_and_a_host() -> None:
    assert origin_of(PUBLIC) == ("https", "mori.example:8443")
    assert origin_of("http://a") == ("http", "a")
    assert origin_of("http://") is None and origin_of("file://a") is None
    assert origin_of("http://[::1") is None


def test_a_machine_is_called_as_its_system_says(monkeypatch: pytest.MonkeyPatch) -> None:
    for said, names in (("Here", {"here", "here.local"}), ("", set[str]())):
        instead(monkeypatch, socket, hosts, gethostname=lambda said=said: said)
        assert own_names.__wrapped__() == names
