"""Mori from a static host, below a path, with the network cut once the page is kept."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.web.conftest import new_context, note_mistakes
from tests.web.playing import Table
from tests.web.static_host import FOLDER, StaticHost
from tests.web.test_hints import HINT

# All files are kept: the page's own worker for them is there.
KEPT = "() => navigator.serviceWorker.ready.then(() => true)"

pytestmark = pytest.mark.skipif(
    not (FOLDER / "index.html").is_file(), reason="no dist/offline: make offline"
)


@pytest.fixture(scope="session")
def kept(browser: Browser) -> Iterator[tuple[BrowserContext, str]]:
    """A browser that has opened the page once, before the host went away; and its address."""
    context = new_context(browser, has_worker=True)
    host = StaticHost()
    host.start()
    page = context.new_page()
    page.goto(host.address)
    page.evaluate(KEPT)
    host.stop()
    yield context, host.address  # the first tab stays, and with it the service
    context.close()


@pytest.fixture
def table(kept: tuple[BrowserContext, str]) -> Iterator[Table]:
    context, address = kept
    page = context.new_page()
    mistakes: list[str] = []
    note_mistakes(page, mistakes)
    page.goto(address)
    table = Table(page, address)
    table.settings()
    yield table
    page.close()
    assert mistakes == []


def sit_down(table: Table, game: str, *, players: str = "2", bot: str = "") -> None:
    """Start a game from the lobby."""
    card = table.page.locator("section.game", has_text=game)
    card.get_by_role("radio", name=players, exact=True).check(force=True)
    if bot:
        card.locator(".chair select").last.select_option(bot)
    card.get_by_role("button", name="Play now").click()
    table.wait()


def test_hitodama_against_cedar_with_hints(table: Table) -> None:
    sit_down(table, "Hitodama", bot="cedar")
    asked = 0

    def now_and_then(table: Table) -> None:
        nonlocal asked
        asked += 1
        if asked % 10 == 1:
            table.page.locator(HINT).click()
            expect(table.page.locator("#hint")).to_contain_text("would choose")

    table.play_out(look=now_and_then)
    assert table.is_over and asked > 10
