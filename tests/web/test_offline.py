"""The page on the home screen: it opens without a connection, and says so."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import running, settings_in
from tests.web.conftest import PAGE, watched

KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      kept.push(new URL(request.url).pathname);
  return kept;
}"""


@pytest.fixture
def own_page(browser: Browser) -> Iterator[Page]:
    yield from watched(browser, has_worker=True)


def test_the_lobby_opens_without_a_connection(own_page: Page, tmp_path: Path) -> None:
    page = own_page
    with running(settings_in(tmp_path)) as service:
        page.goto(service.address)
        page.evaluate("async () => { await navigator.serviceWorker.register('/sw.js') }")
        page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.context.set_offline(True)
    page.goto(f"{service.address}/t/nowhere")  # an address that was never asked for
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(service.address)
    expect(page.get_by_role("alert")).to_contain_text("You are offline")
    page.get_by_label("Language").click()
    page.get_by_role("menuitemradio", name="čeština").click()
    expect(page.get_by_role("alert")).to_contain_text("Chybí připojení")
    kept = page.evaluate(KEPT)
    assert len(kept) > 50 and not [path for path in kept if path.startswith("/api")]


def test_the_manifest_names_pictures_that_are_there() -> None:
    manifest = json.loads((PAGE.parent / "manifest.webmanifest").read_text("utf-8"))
    index = PAGE.read_text("utf-8")
    named = [icon["src"] for icon in manifest["icons"]]
    named += re.findall(r'(?:apple-touch-icon|manifest|"icon")" href="([^"]+)"', index)
    assert len(named) == 6
    for name in (*named, "/badge.png", "/sw.js"):
        assert (PAGE.parent / name.removeprefix("/")).is_file(), name
