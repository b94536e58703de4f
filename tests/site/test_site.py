"""The documentation site builds without a warning, is whole, and loads nothing from elsewhere."""

import fcntl
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

import mori
from tests.site.pages import DOCS, ROOT

LOADING = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src"}
# `rel` of links that a browser does not load.
NOT_LOADED = {"canonical", "next", "prev"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built once for all processes that test it. Broken links are errors."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "site"
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            done = subprocess.run(
                [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "-d", folder],
                cwd=ROOT,
                env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
                capture_output=True,
                text=True,
            )
            assert done.returncode == 0, done.stdout + done.stderr
    return folder


class Loaded(HTMLParser):
    """What a page loads by itself, and its inline scripts."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.links: list[str] = []
        self.inline = 0
        self.handlers: list[str] = []
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        key = LOADING.get(tag, "")
        if found.get(key) and not {*(found.get("rel") or "").split()} & NOT_LOADED:
            self.addresses.append(found[key] or "")
        if tag == "script" and "src" not in found and found.get("type") != "application/json":
            self.inline += 1
        if tag == "a" and found.get("href"):
            self.links.append(found["href"] or "")
        self.handlers += [name for name in found if name.startswith("on")]


def test_the_site_is_whole_and_loads_nothing_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 80
    for page in pages:
        loaded = Loaded(page)
        assert (loaded.inline, loaded.handlers) == (0, []), page
        for address in loaded.addresses:
            assert not re.match(r"(\w+:)?//", address), f"{page}: {address}"
            assert (page.parent / address.partition("?")[0]).resolve().is_file(), address
        for link in loaded.links:
            target = link.partition("#")[0]
            if target and not re.match(r"\w+:", target):
                assert (page.parent / target).resolve().exists(), f"{page}: {link}"
    # The site is built among the sources.
    assert list(site.rglob("*.py")) == []
    for script in site.rglob("*.js"):
        assert "unpkg.com" not in script.read_text("utf-8"), script


def test_every_page_is_on_the_site_and_can_be_searched(site: Path) -> None:
    names = [path.relative_to(DOCS) for path in DOCS.rglob("*.md")]
    for name in names:
        page = name.with_name("index") if name.name == "README.md" else name.with_suffix("")
        assert (site / f"{page}.html").is_file(), name
    index = (site / "search" / "search_index.json").read_text("utf-8")
    for address in ("contributing.html", "decisions/0001-frames-of-data.html", "api/mori.html"):
        assert f'"{address}' in index, address


def test_the_api_has_everything_that_mori_offers(site: Path) -> None:
    page = (site / "api" / "mori.html").read_text("utf-8")
    missing = [
        name
        for name in mori.api.__all__
        if not name.startswith("__") and not re.search(rf'id="mori\.[\w.]*\b{name}"', page)
    ]
    assert missing == []
    assert "Answer a pending decision" in page  # Game.apply, from the sources
