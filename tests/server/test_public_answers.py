"""Answers that are the same for everybody: compressed, and asked about again by their digest."""

import gzip

import httpx
import pytest

from tests.server.running import PLAIN, Service

PUBLIC = {
    "/api/games": "no-cache",
    "/api/lessons/bitoku": "no-cache",
    "/api/packs/bitoku": "max-age=300",
    "/api/rules/bitoku": "max-age=300",
    "/api/books/bitoku": "max-age=300",
    "/api/words/bitoku/cs": "max-age=300",
}


def raw(service: Service, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer with its bytes as they came over the line."""
    with (
        httpx.Client(base_url=service.address, verify=PLAIN) as client,
        client.stream("GET", path, headers=headers) as answer,
    ):
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize("path", PUBLIC)
def test_it_is_compressed_for_those_who_take_it(service: Service, path: str) -> None:
    answer, packed = raw(service, path, **{"accept-encoding": "br, gzip"})
    plain, body = raw(service, path, **{"accept-encoding": "br, gzip;q=0"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(packed) == body
    assert len(packed) * 2 < len(body)
    assert answer.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert answer.headers["cache-control"] == PUBLIC[path]


@pytest.mark.parametrize("path", PUBLIC)
def test_what_one_has_already_is_not_sent_again(service: Service, path: str) -> None:
    first, _ = raw(service, path)
    etag = first.headers["etag"]
    again, body = raw(service, path, **{"if-none-match": etag})
    assert (again.status_code, body, again.headers["etag"]) == (304, b"", etag)
    other, body = raw(service, path, **{"if-none-match": 'W/"another"'})
    assert other.status_code == 200 and body


def test_a_pack_costs_a_tenth_of_its_length(service: Service) -> None:
    _, packed = raw(service, "/api/packs/bitoku", **{"accept-encoding": "gzip"})
    assert len(packed) < 10_000


def test_what_belongs_to_a_table_is_neither_kept_nor_compressed(service: Service) -> None:
    made = service.make("hitodama", ["me", "me"])
    for path in (f"/api/tables/{made.id}", f"/api/tables/{made.id}/replay?seat=0"):
        token = {"authorization": f"Bearer {made.tokens[0]}"}
        answer, _ = raw(service, path, **{"accept-encoding": "gzip", **token})
        assert answer.is_success and "content-encoding" not in answer.headers
        assert answer.headers["cache-control"] == "no-store" and "etag" not in answer.headers


def test_a_service_of_its_own_offers_everything(service: Service) -> None:
    answer = service.http.get("/api/games").json()
    assert answer["offers"] == {"friends": True, "notices": True, "coach": True}
