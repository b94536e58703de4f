"""A table that strangers may join."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from tests.web.axe import serious
from tests.web.conftest import Service
from tests.web.friends import Friend, lay


@pytest.fixture
def friends(browser: Browser, service: Service) -> Iterator[list[Friend]]:
    with ExitStack() as stack:
        found = [Friend(browser, service.address, name) for name in ("Hana", "Sumi")]
        for friend in found:
            stack.callback(friend.close)
        yield found


def test_a_table_in_the_list_is_joined_by_strangers_and_deleted_by_its_host(
    friends: list[Friend], service: Service
) -> None:
    hana, stranger = friends
    lay(hana, "hitodama", 3)
    hana.page.get_by_role("checkbox", name="Open to anybody").check()
    assert serious(hana.page, has_colours=True) == []
    stranger.page.goto(service.address)
    stranger.page.get_by_role("link", name="Join").first.click()
    stranger.page.locator('input[name="seat"][value="3"]').check()
    stranger.page.get_by_role("button", name="Take the seat").click()
    expect(stranger.page.get_by_role("heading", name="Waiting for everybody")).to_be_visible()
    expect(stranger.page.get_by_role("textbox", name="Invitation")).to_have_count(0)
    expect(hana.page.locator("li b").nth(3)).to_have_text("Sumi")
    expect(hana.page.get_by_text("2 seats are free")).to_be_visible()
    stranger.page.get_by_role("button", name="Leave the table").click()
    stranger.page.get_by_role("button", name="Really leave?").click()
    expect(stranger.page).to_have_url(f"{service.address}/")
    expect(hana.page.get_by_text("Sumi")).to_have_count(0)
    hana.page.get_by_role("button", name="Delete the table").click()
    hana.page.get_by_role("button", name="Delete it for everybody?").click()
    expect(hana.page).to_have_url(f"{service.address}/")
