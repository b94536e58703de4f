"""A service that offers Mori without a server, too: both pages live side by side in one browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Service, watched
from tests.web.static_host import FOLDER
from tests.web.test_offline_folder import KEPT, at_table, sit_down

# The page's own worker is there: until then it is the one of the page above that answers.
KEPT_BELOW = """async () => {
  for (let times = 0; times < 600; times++) {
    const found = await navigator.serviceWorker.getRegistration();
    if (found?.scope.endsWith("/offline/") && found.active?.state === "activated") return;
    await new Promise((soon) => setTimeout(soon, 100));
  }
  throw new Error("no worker below /offline/");
}"""
CACHES = "() => caches.keys().then((names) => names.map((name) => name.split(' ')[1]).sort())"

pytestmark = pytest.mark.skipif(
    not (FOLDER / "index.html").is_file(), reason="no dist/offline: make offline"
)


@pytest.fixture
def own_page(browser: Browser) -> Iterator[Page]:
    yield from watched(browser, has_worker=True)


def test_it_plays_under_offline_after_the_service_is_gone(own_page: Page, tmp_path: Path) -> None:
    page = own_page
    service = Service(tmp_path / "mori.db", ("--offline", str(FOLDER)))
    service.start()
    try:
        page.goto(service.address)
        page.evaluate("() => navigator.serviceWorker.register('/sw.js').then(() => true)")
        page.evaluate(KEPT)
        page.goto(f"{service.address}/offline/")
        page.evaluate(KEPT_BELOW)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate(CACHES) == ["/", "/offline/"]
    finally:
        service.stop()
    table = at_table(page.context, f"{service.address}/offline/")
    sit_down(table, "Hitodama", bot="bamboo")
    table.answer()
    table.wait()
    page.goto(service.address)  # its own page opens without a connection as well
    expect(page.get_by_role("alert")).to_contain_text("The service cannot be reached")
