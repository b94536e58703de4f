"""The lobby: setting up a table, its pack, and what comes with the address."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.packs import TITLE, hitodama_pack
from tests.server.running import Service as Here
from tests.server.running import running, settings_in
from tests.web.conftest import Service, guest_of
from tests.web.playing import Table

AT_A_TABLE = re.compile(r"/t/[\w-]+$")


@pytest.fixture(scope="module")
def stocked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    """A service with a pack of Hitodama beside Mori's own."""
    folder = tmp_path_factory.mktemp("stocked")
    with running(settings_in(folder, packs=(hitodama_pack(folder / "our-box"),))) as service:
        yield service


@pytest.fixture
def guest_there(browser: Browser, stocked: Here) -> Iterator[Table]:
    yield from guest_of(browser, stocked.address)


def card(page: Page, game: str) -> Locator:
    return page.locator("section.game").filter(has=page.get_by_role("heading", name=game))


def test_one_click_and_one_is_playing(guest: Table) -> None:
    page = guest.page
    guest.settings()
    guest.go("/")
    card(page, "Hitodama").get_by_role("button", name="Play now").click()
    page.wait_for_selector(".decide .options button:not([disabled]), .others")
    expect(page).to_have_url(AT_A_TABLE)


def test_a_game_in_the_address_is_set_up_at_once(blank: Page, service: Service) -> None:
    page = blank
    page.goto(f"{service.address}/?game=hitodama")
    expect(page.get_by_role("dialog", name="Hitodama")).to_be_visible()
    expect(page).to_have_url(f"{service.address}/")
    page.keyboard.press("Enter")  # what is chosen to begin with is as good as any
    expect(page).to_have_url(AT_A_TABLE)


def test_a_game_that_there_is_not_leads_to_the_lobby(guest: Table) -> None:
    page = guest.page
    guest.settings()
    guest.go("/?game=chess&pack=x")
    expect(card(page, "Bitoku")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page).to_have_url(f"{guest.address}/")


def test_the_dialog_tells_of_the_only_pack_in_the_language_chosen_there(guest: Table) -> None:
    page = guest.page
    guest.settings()
    guest.go("/")
    card(page, "Bitoku").get_by_role("button", name="Set up a table").click()
    pack = page.get_by_role("group", name="Component pack")
    expect(pack).to_contain_text("Mori’s own")
    expect(pack.get_by_role("radio")).to_have_count(0)
    address = pack.get_by_role("link").get_attribute("href")
    assert address == "/rules/bitoku#components"
    page.get_by_role("dialog").get_by_text("Čeština", exact=True).click()
    expect(page.get_by_role("dialog", name="Připravit stůl")).to_be_visible()


def test_a_table_is_laid_with_the_pack_that_is_chosen(guest_there: Table) -> None:
    page = guest_there.page
    guest_there.settings()
    guest_there.go("/")
    card(page, "Hitodama").get_by_role("button", name="Set up a table").click()
    page.get_by_role("radio", name=TITLE).check()
    page.get_by_role("button", name="Start").click()
    expect(page).to_have_url(AT_A_TABLE)
    table = page.url.rpartition("/")[2]
    made = page.request.get(f"{guest_there.address}/api/tables/{table}").json()
    assert made["pack"]["name"] == TITLE
    # From the table the rules tell of the same pack.
    page.wait_for_selector("main[data-step]")
    rules = page.locator("header a[href^='/rules/']").get_attribute("href")
    guest_there.go(f"{rules}#components")
    expect(page.locator(".pack")).to_contain_text(TITLE)


def test_what_was_changed_is_forgotten_with_the_dialog(guest_there: Table) -> None:
    page = guest_there.page
    guest_there.settings()
    guest_there.go("/?game=hitodama&pack=our-box")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name=TITLE)).to_be_checked()
    dialog.get_by_role("radio", name="Mori’s own").check()
    dialog.get_by_text("4", exact=True).click()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    hitodama = card(page, "Hitodama")
    expect(hitodama).to_contain_text(TITLE)
    expect(hitodama.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(hitodama.get_by_role("button", name="Set up a table")).to_be_focused()


def test_a_table_without_its_pack_is_listed_and_says_why(own_page: Page, tmp_path: Path) -> None:
    page = own_page
    pack = hitodama_pack(tmp_path / "our-box")
    with running(settings_in(tmp_path, packs=(pack,))) as service:
        page.goto(service.address)
        table = Table(page, service.address)
        id = table.make("hitodama", "me", "person", pack="our-box", title="Friday")
        page.goto("about:blank")  # a page whose service is away tries to load itself again
    # What the browser keeps, it keeps for this address.
    with running(settings_in(tmp_path), port=urlsplit(service.address).port or 0) as bare:
        page.goto(bare.address)
        listed = page.get_by_role("listitem").filter(has_text="Friday")
        expect(listed).to_contain_text(TITLE)
        expect(listed.get_by_role("link")).to_have_count(0)
        page.goto(f"{bare.address}/t/{id}")
        expect(page.get_by_text(TITLE)).to_be_visible()
        page.goto("about:blank")


def test_newcomers_see_the_game_in_a_minute_and_begin_the_first_lesson(guest: Table) -> None:
    page = guest.page
    guest.settings()
    guest.go("/")
    offer = card(page, "Hitodama").get_by_role("button", name="New here?")
    offer.press("Enter")
    minute = page.get_by_role("dialog", name="A restless spirit")
    expect(minute).to_contain_text("1 of 4")
    page.keyboard.press("Escape")
    expect(offer).to_be_focused()
    offer.click()
    for _ in range(3):
        page.get_by_role("button", name="Next").click()
    last = page.get_by_role("dialog", name="Where points come from")
    expect(last.get_by_role("button", name="Play your first game")).to_be_visible()
    last.get_by_role("button", name="To the first lesson").click()
    expect(page.locator(".lesson")).to_be_visible()


def test_who_has_learnt_something_is_no_newcomer(guest: Table) -> None:
    page = guest.page
    guest.settings()
    guest.go("/")
    page.evaluate(
        "localStorage.setItem('mori.lessons', JSON.stringify({'hitodama/ring': {isDone: true}}))"
    )
    page.reload()
    expect(card(page, "Bitoku").get_by_role("button", name="New here?")).to_be_visible()
    expect(card(page, "Hitodama").get_by_role("button", name="New here?")).to_have_count(0)
    card(page, "Hitodama").get_by_role("button", name="Learn").click()
    lessons = page.get_by_role("dialog")
    expect(lessons).to_contain_text("These 4 lessons are enough for a first game.")
    expect(lessons.locator(".minutes").first).to_contain_text("min")
    lessons.get_by_role("button", name="Play your first game").first.click()
    expect(page).to_have_url(AT_A_TABLE)


def test_solo_tables_name_the_tengu_and_explain_its_level(guest: Table) -> None:
    page = guest.page
    guest.settings()
    guest.go("/")
    bitoku = card(page, "Bitoku")
    bitoku.get_by_role("radio", name="Solo").check(force=True)
    level = bitoku.get_by_label("Level of the Tengu")
    expect(level.locator("option:checked")).to_have_text("Tengu: Standard")
    expect(bitoku).to_contain_text("The rules as they stand")
    level.select_option("gentle")
    expect(bitoku).to_contain_text("Tengu: Gentle · Much easier")
