"""The documentation site under /docs."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from mori.words import LANGUAGES, Words
from tests.server.running import Service, running, settings_in


@pytest.fixture(scope="module")
def documented(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service with a site that MkDocs could have built."""
    folder = tmp_path_factory.mktemp("docs")
    (folder / "rules").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Mori</title>")
    (folder / "rules" / "index.html").write_text("<!doctype html><title>Rules</title>")
    (folder / "search.js").write_text("export {};")
    (folder.parent / "secret.txt").write_text("not for you")
    with running(settings_in(tmp_path_factory.mktemp("data"), docs=folder)) as started:
        yield started


def test_the_site_is_served_under_docs(documented: Service) -> None:
    moved = documented.http.get("/docs")
    assert (moved.status_code, moved.headers["Location"]) == (308, "/docs/")
    for path, title in (
        ("/docs/", "Mori"),
        ("/docs/index.html", "Mori"),
        ("/docs/rules/", "Rules"),
    ):
        page = documented.http.get(path)
        assert page.status_code == 200 and title in page.text
        assert page.headers["Content-Type"].startswith("text/html")
        assert page.headers["Cache-Control"] == "no-cache"
    script = documented.http.get("/docs/search.js")
    assert "javascript" in script.headers["Content-Type"]
    again = documented.http.get(
        "/docs/search.js", headers={"If-None-Match": script.headers["ETag"]}
    )
    assert again.status_code == 304


def test_the_site_has_the_headers_that_protect(documented: Service) -> None:
    headers = documented.http.get("/docs/").headers
    assert "script-src 'self';" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    "path", ["/docs/nothing.html", "/docs/..%2fsecret.txt", "/docs/rules/..%2f..%2fsecret.txt"]
)
def test_nothing_else_is_served(documented: Service, path: str) -> None:
    assert documented.error(documented.http.get(path)) == (404, "not_found")
    assert documented.http.post("/docs/").status_code == 405


def test_without_a_site_the_service_says_so_in_plain_words(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, docs=tmp_path / "none")) as service:
        for language in LANGUAGES:
            header = {"Accept-Language": f"tlh, {language}-XX;q=0.8, en;q=0.1"}
            answer = service.http.get("/docs/", headers=header)
            assert answer.status_code == 404
            assert answer.headers["Content-Type"].startswith("text/plain")
            assert answer.text.strip() == Words(language).text("error-docs-missing")
