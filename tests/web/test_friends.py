"""Friends at one table, each in a browser of their own: by link, with names."""

import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.conftest import Service
from tests.web.playing import PATIENCE, Table

SECRET = re.compile(r"#(join|watch)=([\w-]{16,})$")
ROUNDS = 24  # answers, through four browsers
NASTY = "<b>Iris</b>{$x}"


class Friend:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, service: Service, name: str) -> None:
        self.name = name
        self.context: BrowserContext = browser.new_context(
            viewport={"width": 1400, "height": 900}, service_workers="block"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.table = Table(self.page, service.address)
        self.page.goto(service.address)
        self.table.settings(name=name)

    def come(self, link: str) -> None:
        """Open a link, type the name, take the seat."""
        self.page.goto(link)
        expect(self.page.get_by_role("heading", name="You are invited")).to_be_visible()
        expect(self.page).not_to_have_url(SECRET)  # what is secret is off the bar
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.page.get_by_role("button", name="Take the seat").click()
        expect(self.page.get_by_role("heading", name="You are invited")).to_have_count(0)


@pytest.fixture
def friends(browser: Browser, service: Service) -> Iterator[list[Friend]]:
    with ExitStack() as stack:
        found = [Friend(browser, service, name) for name in ("Hana", NASTY, "Hana", "Sumi")]
        for friend in found:
            stack.callback(friend.context.close)
        yield found


def lay(host: Page, service: Service) -> None:
    """A table for four, three of them by link, through the page."""
    host.goto(f"{service.address}/?game=hitodama")
    dialog = host.get_by_role("dialog")
    dialog.get_by_text("4", exact=True).click()
    for seat in (2, 3, 4):
        dialog.get_by_role("combobox", name=f"Seat {seat}", exact=True).select_option("friend")
    dialog.get_by_role("button", name="Start").click()
    expect(host.get_by_role("heading", name="Waiting for everybody")).to_be_visible()


def links(host: Page) -> list[str]:
    fields = host.get_by_role("textbox", name="Invitation to seat")
    return [field.input_value() for field in fields.all()]


def test_four_friends_play_each_in_a_browser_of_their_own(
    friends: list[Friend], service: Service
) -> None:
    hana, iris, other, sumi = friends
    lay(hana.page, service)
    invitations = links(hana.page)
    assert len({SECRET.search(link)[2] for link in invitations}) == 3  # type: ignore[index]
    hana.page.get_by_role("button", name="QR code").first.click()
    expect(hana.page.get_by_role("img", name="Invitation to seat 2")).to_be_visible()

    iris.come(invitations[0])
    expect(iris.page.get_by_role("heading", name="Waiting for everybody")).to_be_visible()
    expect(iris.page.get_by_role("textbox", name="Invitation")).to_have_count(0)
    expect(hana.page.locator("li b").nth(1)).to_have_text(NASTY)
    expect(hana.page.get_by_text("2 seats are free")).to_be_visible()
    other.page.goto(invitations[0])  # it is used up
    expect(other.page.get_by_role("alert")).to_contain_text("good no more")
    other.come(invitations[1])
    sumi.come(invitations[2])

    tables = [friend.table for friend in friends]
    for friend in friends:
        friend.page.wait_for_selector("main[data-step]")
        expect(friend.page.locator("body")).to_contain_text("Sumi")
        expect(friend.page.locator("body")).to_contain_text("Hana 2")
        expect(friend.page.locator("body")).to_contain_text(NASTY)
    step = 0
    while step < ROUNDS:
        asked = [table for table in tables if table.choices.count()]
        for table in asked:
            table.choose(lambda count: count // 2)
        steps = [int(friend.page.locator("main").get_attribute("data-step") or 0)
                 for friend in friends]  # fmt: skip
        step = max(steps)

    # The host lets somebody watch, who sees that they do and cannot play.
    hana.page.get_by_role("button", name="At the table").click()
    hana.page.get_by_role("checkbox", name="Others may watch").check()
    link = hana.page.get_by_role("textbox", name="Link for watchers").input_value()
    watcher = friends[3].context.browser.new_context()  # type: ignore[union-attr]
    try:
        page = watcher.new_page()
        page.goto(link)
        expect(page.get_by_text("You are watching")).to_be_visible()
        expect(page.locator(".decide [data-choice]")).to_have_count(0)
    finally:
        watcher.close()

    # Whoever loses the key gets a new link; the old one opens nothing any more.
    hana.page.get_by_role("button", name="New link").nth(2).click()
    hana.page.get_by_role("button", name="Take the seat from Sumi?").click()
    expect(sumi.page.get_by_role("heading", name="cannot be opened")).to_be_visible()
    sumi.come(links(hana.page)[0])
    sumi.page.wait_for_selector("main[data-step]")


def test_a_table_in_the_list_is_joined_by_strangers_and_deleted_by_its_host(
    friends: list[Friend], service: Service
) -> None:
    hana, stranger = friends[0], friends[3]
    lay(hana.page, service)
    hana.page.get_by_role("checkbox", name="Open to anybody").check()
    stranger.page.goto(service.address)
    stranger.page.get_by_role("link", name="Join").first.click()
    stranger.page.get_by_role("button", name="Take the seat").click()
    expect(stranger.page.get_by_role("heading", name="Waiting for everybody")).to_be_visible()
    expect(hana.page.get_by_text("Sumi")).to_be_visible()
    stranger.page.get_by_role("button", name="Leave the table").click()
    stranger.page.get_by_role("button", name="Really leave?").click()
    expect(stranger.page).to_have_url(f"{service.address}/")
    expect(hana.page.get_by_text("Sumi")).to_have_count(0)
    hana.page.get_by_role("button", name="Delete the table").click()
    hana.page.get_by_role("button", name="Delete it for everybody?").click()
    expect(hana.page).to_have_url(f"{service.address}/")
