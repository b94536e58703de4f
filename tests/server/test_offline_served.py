"""Mori without a server, offered by a service under /offline."""

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Service, running, settings_in

SCRIPT = "export {};\n" * 500


@pytest.fixture(scope="module")
def offering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service with a folder as `make offline` lays it out."""
    folder = tmp_path_factory.mktemp("offline")
    for name in ("assets", "python/0123"):
        (folder / name).mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Mori</title>")
    (folder / "sw.js").write_text("addEventListener('fetch', () => {});")
    (folder / "assets" / "index-1.js").write_text(SCRIPT)
    (folder / "python" / "0123" / "pyodide.asm.wasm.packed").write_bytes(gzip.compress(b"wasm"))
    (folder.parent / "secret.txt").write_text("not for you")
    with running(settings_in(tmp_path_factory.mktemp("data"), offline=folder)) as started:
        yield started


def test_the_page_is_under_offline(offering: Service) -> None:
    moved = offering.http.get("/offline")
    assert (moved.status_code, moved.headers["Location"]) == (308, "/offline/")
    for path in ("/offline/", "/offline/?at=/t/abc", "/offline/index.html"):
        page = offering.http.get(path)
        assert page.status_code == 200 and "<title>Mori</title>" in page.text
        assert page.headers["Content-Type"].startswith("text/html")


def test_its_own_policy_allows_webassembly_and_that_of_the_service_does_not(
    offering: Service,
) -> None:
    for path in ("/offline/", "/offline/assets/index-1.js"):
        (policy,) = offering.http.get(path).headers.get_list("Content-Security-Policy")
        assert "script-src 'self' blob: 'wasm-unsafe-eval';" in policy
    (policy,) = offering.http.get("/healthz").headers.get_list("Content-Security-Policy")
    assert "script-src 'self';" in policy
    assert offering.http.get("/offline/").headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/offline/", "no-cache"),
        ("/offline/sw.js", "no-cache"),
        ("/offline/assets/index-1.js", "public, max-age=31536000, immutable"),
        (
            "/offline/python/0123/pyodide.asm.wasm.packed",
            "public, max-age=31536000, immutable",
        ),
    ],
)
def test_what_is_named_by_its_content_is_kept_for_ever(
    offering: Service, path: str, kept: str
) -> None:
    answer = offering.http.get(path)
    assert answer.headers["Cache-Control"] == kept
    again = offering.http.get(path, headers={"If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.headers["Cache-Control"]) == (304, kept)


def test_texts_are_sent_compressed_and_what_is_packed_as_it_is(offering: Service) -> None:
    script = offering.http.get("/offline/assets/index-1.js")
    assert script.text == SCRIPT and script.headers["Content-Encoding"] == "gzip"
    assert script.headers["Vary"] == "Accept-Encoding"
    assert int(script.headers["Content-Length"]) < len(SCRIPT) / 10
    assert "javascript" in script.headers["Content-Type"]
    plain = offering.http.get("/offline/assets/index-1.js", headers={"Accept-Encoding": "br"})
    assert plain.text == SCRIPT and "Content-Encoding" not in plain.headers
    packed = offering.http.get("/offline/python/0123/pyodide.asm.wasm.packed")
    assert "Content-Encoding" not in packed.headers and gzip.decompress(packed.content) == b"wasm"


def test_a_folder_that_was_built_again_is_served_as_it_is_now(tmp_path: Path) -> None:
    (tmp_path / "sw.js").write_text(SCRIPT)
    with running(settings_in(tmp_path, offline=tmp_path)) as service:
        assert service.http.get("/offline/sw.js").text == SCRIPT
        (tmp_path / "sw.js").write_text(SCRIPT * 2)
        os.utime(tmp_path / "sw.js", (1, 1))
        assert service.http.get("/offline/sw.js").text == SCRIPT * 2


@pytest.mark.parametrize(
    "path", ["/offline/nothing.js", "/offline/..%2fsecret.txt", "/offline/assets"]
)
def test_nothing_else_is_served(offering: Service, path: str) -> None:
    assert offering.error(offering.http.get(path)) == (404, "not_found")
    assert offering.http.post("/offline/").status_code == 405


def test_a_service_that_was_not_told_offers_none(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as service:
        assert service.error(service.http.get("/offline/")) == (404, "not_found")
