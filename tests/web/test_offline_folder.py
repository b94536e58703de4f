"""Mori from a static host, below a path, with the network cut once the page is kept."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from mori.lessons import find_lesson
from tests.web.conftest import new_context, note_mistakes
from tests.web.playing import Table
from tests.web.static_host import FOLDER, StaticHost
from tests.web.test_hints import HINT

# All files are kept: the page's own worker for them is there.
KEPT = "() => navigator.serviceWorker.ready.then(() => true)"
RING = find_lesson("hitodama", "ring")

pytestmark = pytest.mark.skipif(
    not (FOLDER / "index.html").is_file(), reason="no dist/offline: make offline"
)
Opened = tuple[BrowserContext, str]


def opened_once(browser: Browser) -> Opened:
    """A browser that has opened the page once, before the host went away; and its address.

    The first tab stays there, and with it the service.
    """
    context = new_context(browser, has_worker=True)
    host = StaticHost()
    host.start()
    page = context.new_page()
    page.goto(host.address)
    page.evaluate(KEPT)
    host.stop()
    return context, host.address


@pytest.fixture(scope="session")
def kept(browser: Browser) -> Iterator[Opened]:
    context, address = opened_once(browser)
    yield context, address
    context.close()


@pytest.fixture
def own(browser: Browser) -> Iterator[Opened]:
    """A browser of the test's own."""
    context, address = opened_once(browser)
    yield context, address
    context.close()


def at_table(context: BrowserContext, address: str, mistakes: list[str] | None = None) -> Table:
    """A person in a new tab."""
    page = context.new_page()
    if mistakes is not None:
        note_mistakes(page, mistakes)
    page.goto(address)
    table = Table(page, address)
    table.settings()
    return table


@pytest.fixture
def table(kept: Opened) -> Iterator[Table]:
    mistakes: list[str] = []
    table = at_table(*kept, mistakes)
    yield table
    table.page.close()
    assert mistakes == []


def sit_down(table: Table, game: str, *, players: str = "2", bot: str = "") -> None:
    """Start a game from the lobby."""
    card = table.page.locator("section.game", has_text=game)
    card.get_by_role("radio", name=players, exact=True).check(force=True)
    if bot:
        card.locator(".chair select").last.select_option(bot)
    card.get_by_role("button", name="Play now").click()
    table.wait()


def test_hitodama_against_cedar_with_hints_and_then_its_link(table: Table) -> None:
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
    open_its_link(table.page)


def open_its_link(page: Page) -> None:
    """The replay of the game that has just ended, from its link."""
    page.locator(".ended").get_by_role("link", name="Look back").click()
    page.get_by_role("button", name="Link to this game").click()
    link = page.get_by_label("Link to this game").input_value()
    assert "#g=hitodama." in link
    page.goto("about:blank")
    page.goto(link)
    expect(page).to_have_url(re.compile("/replay"))
    expect(page.get_by_role("button", name="Link to this game")).to_be_visible()


def test_a_whole_game_against_the_tengu(table: Table) -> None:
    sit_down(table, "Bitoku", players="Solo")
    table.play_out()
    assert table.is_over


def test_a_lesson(table: Table) -> None:
    page = table.page
    page.locator("section.game", has_text="Hitodama").get_by_role("button", name="Learn").click()
    page.locator("dialog ol li .btn").first.click()
    lesson = page.locator(".lesson")
    for number, _ in enumerate(RING.steps[:2]):
        expect(lesson).to_have_attribute("data-lesson-step", str(number))
        page.keyboard.press("Enter")
    expect(lesson).to_have_attribute("data-lesson-step", "2")


def test_rules_and_book_are_there(table: Table) -> None:
    page = table.page
    page.locator("section.game", has_text="Bitoku").get_by_role("link", name="Rules").click()
    expect(page.get_by_text("B-SPRING-4").first).to_be_attached()
    page.go_back()
    page.locator("section.game", has_text="Bitoku").get_by_role("link", name="How to play").click()
    expect(page.locator("h1")).to_be_visible()


def test_a_game_goes_on_after_everything_was_closed(own: Opened) -> None:
    context, address = own
    table = at_table(context, address)
    sit_down(table, "Hitodama", bot="bamboo")
    for _ in range(4):
        table.answer()
        table.wait()
    step, place = table.state(), table.page.url
    for page in context.pages:
        page.close()
    again = Table(context.new_page(), address)
    again.page.goto(place)
    again.wait()
    assert int(again.state()) >= int(step)
    again.answer()
    again.wait()


def test_another_tab_takes_over_when_the_first_one_is_closed(own: Opened) -> None:
    context, address = own
    first = context.pages[0]
    table = at_table(context, address)
    sit_down(table, "Hitodama", bot="bamboo")
    step = table.state()
    first.close()
    table.answer()
    table.wait()
    assert int(table.state()) > int(step)


def test_everything_can_be_taken_to_another_browser(own: Opened, kept: Opened) -> None:
    context, address = own
    table = at_table(context, address)
    sit_down(table, "Hitodama", bot="bamboo")
    table.answer()
    table.wait()
    place = table.page.url.removeprefix(address)
    with table.page.expect_download() as download:
        open_settings(table.page, address)
        table.page.get_by_role("button", name="Save everything").click()
    other = at_table(*kept)
    open_settings(other.page, kept[1])
    other.page.get_by_label("Add from a file").set_input_files(download.value.path())
    expect(other.page.get_by_role("status").filter(has_text="1 game added.")).to_be_visible()
    other.page.goto(kept[1] + place)
    other.wait()
    other.page.close()


def open_settings(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("button", name="Settings").first.click()
    expect(page.get_by_role("heading", name="Games in this browser")).to_be_visible()
