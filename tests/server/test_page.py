"""The page, the books, health checks and metrics."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

import mori
from mori.core.registry import entry_of
from mori.words.rulebook import rulebook
from tests.server.running import Service, running, settings_in


@pytest.fixture(scope="module")
def paged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service with a page that vite could have built."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>forest</title>")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "index-4f3a.js").write_text("export {};")
    (folder / "assets" / "table-1.js").write_text("a = b;")
    for ending, pack in (("br", b"packed by vite"), ("gz", gzip.compress(b"a = b;"))):
        (folder / "assets" / f"table-1.js.{ending}").write_bytes(pack)
    (folder.parent / "secret.txt").write_text("not for you")
    with running(settings_in(tmp_path_factory.mktemp("data"), page=folder)) as started:
        yield started


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/replay", "/rules/bitoku", "/t/..%2f.."])
def test_the_page_knows_its_own_addresses(paged: Service, path: str) -> None:
    answer = paged.http.get(path)
    assert answer.status_code == 200
    assert "forest" in answer.text
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Content-Type"].startswith("text/html")
    # What the page asks for first is asked for at once.
    first = {"/": "</api/games>", "/t/abc": "</api/tables/abc>"}
    assert answer.headers.get("Link", "").partition(";")[0] == first.get(path, "")


def test_assets_are_kept_for_ever_and_other_files_asked_for_again(paged: Service) -> None:
    asset = paged.http.get("/assets/index-4f3a.js")
    assert asset.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert "javascript" in asset.headers["Content-Type"]
    icon = paged.http.get("/favicon.svg")
    assert icon.headers["Cache-Control"] == "no-cache"
    again = paged.http.get("/favicon.svg", headers={"If-None-Match": icon.headers["ETag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("gzip;q=0.5", "gzip"),
        ("br;q=0.0,zstd", None),
        ("", None),
    ],
)
def test_files_are_sent_packed_to_who_unpacks_them(
    paged: Service, accepted: str, sent: str | None
) -> None:
    headers = {"Accept-Encoding": accepted}
    request = paged.http.build_request("GET", "/assets/table-1.js", headers=headers)
    answer = paged.http.send(request, stream=True)
    whole = b"".join(answer.iter_raw())
    assert answer.headers.get("Content-Encoding") == sent
    assert whole[:2] == {"br": b"pa", "gzip": b"\x1f\x8b", None: b"a "}[sent]
    assert "javascript" in answer.headers["Content-Type"]
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    other = paged.http.get("/assets/index-4f3a.js", headers=headers)  # it lies there unpacked only
    assert other.text == "export {};"


@pytest.mark.parametrize(
    "path", ["/secret.txt", "/../secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt"]
)
def test_nothing_outside_the_page_is_served(paged: Service, path: str) -> None:
    assert paged.error(paged.http.get(path)) == (404, "not_found")


@pytest.mark.parametrize("path", ["/", "/assets/index-4f3a.js", "/api/games", "/nowhere"])
def test_every_answer_has_the_headers_that_protect(paged: Service, path: str) -> None:
    headers = paged.http.get(path).headers
    policy = headers["Content-Security-Policy"]
    script = next(part for part in policy.split("; ") if part.startswith("script-src"))
    assert script == "script-src 'self'"
    assert "frame-ancestors 'none'" in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"


def test_without_a_built_page_the_service_says_so(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, page=tmp_path / "none")) as service:
        for path in ("/", "/t/abc", "/rules/bitoku", "/book/bitoku"):
            assert service.error(service.http.get(path)) == (503, "page_missing")
        assert service.error(service.http.get("/favicon.svg")) == (404, "not_found")
        assert service.http.get("/healthz").json()["status"] == "ok"


@pytest.mark.parametrize("game", mori.game_names())
def test_the_rule_book_is_told(service: Service, game: str) -> None:
    book = rulebook(game)
    assert book is not None
    told = service.http.get(f"/api/rules/{game}").json()
    rules = {rule["id"]: rule for group in told["groups"] for rule in group["rules"]}
    assert list(rules) == [rule.id for rules in book.groups().values() for rule in rules]
    rulings = {ruling["id"] for ruling in told["rulings"]}
    assert rulings == set(book.rulings)
    for rule in rules.values():
        assert rule["text"] == book.rules[rule["id"]].text
        assert set(rule["rulings"]) <= rulings
    assert [example["id"] for example in told["examples"]] == list(book.examples)


@pytest.mark.parametrize("game", mori.game_names())
def test_where_the_data_of_a_pack_come_from(service: Service, game: str) -> None:
    told = service.http.get(f"/api/packs/{game}").json()
    assert told["pack"]["fingerprint"] == entry_of(game).check_pack(None)
    assert sum(sum(row.values()) for row in told["tables"].values()) == len(told["entries"])
    assert {"stated", "reconstructed"} & {entry["provenance"] for entry in told["entries"]}


def test_the_counters_have_what_happened(service: Service) -> None:
    before = service.metric("mori_tables_made_total")
    made = service.make("hitodama", ["me", "me"], seed=1)
    with made.join(0), made.join(1):
        assert service.metric("mori_sockets") >= 2
    assert service.metric("mori_tables_made_total") == before + 1
    assert service.http.get("/metrics").headers["Content-Type"].startswith("text/plain")
