"""Friends at two screens: a table that strangers may join, and another game after the first."""

import json
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from tests.web.axe import serious
from tests.web.conftest import Service
from tests.web.friends import Friend, lay, play_to
from tests.web.late import ask, imported


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


def test_another_game_is_proposed_from_the_page_of_the_scores_too(
    friends: list[Friend], service: Service
) -> None:
    """The guest proposes it where the score is read, the host hears it, both go there."""
    record = "hitodama-2-greedy"
    replayed = imported(service.address, record)
    steps = ask(f"{service.address}/api/tables/{replayed}/replay")["steps"]
    step = len(steps) - 4
    wish = {"step": step, "seats": ["me", "me"]}
    made = ask(f"{service.address}/api/tables/{replayed}/fork", json.dumps(wish).encode())
    host, guest = friends
    table = made["table"]["id"]
    for seat, friend in enumerate(friends):
        friend.page.evaluate(
            "kept => localStorage.setItem('mori.tokens', kept)",
            json.dumps({table: {str(seat): made["tokens"][str(seat)]}}),
        )
    kept = {table: {"host": made["host"], "invitations": {}, "watch": None}}
    host.page.evaluate("kept => localStorage.setItem('mori.hosts', kept)", json.dumps(kept))
    for friend in friends:
        friend.page.goto(f"{service.address}/t/{table}")
    play_to(friends, step)
    guest.page.locator(".ended .btn.pri").click()
    guest.page.get_by_role("button", name="Play again").click()
    proposed = host.page.locator(".ended [role=status]")
    expect(proposed).to_contain_text("Up for another game")
    expect(guest.page.locator(".score [role=status]")).to_contain_text("can open the next game")
    expect(guest.page.get_by_role("button", name="Play again")).to_be_disabled()
    host.page.get_by_role("button", name="Play again").click()
    for friend in friends:
        friend.expect_step(0)
        assert friend.table not in (table, replayed)
    assert host.table == guest.table
    seats = [friend.page.evaluate("localStorage.getItem('mori.tokens')") for friend in friends]
    assert [list(json.loads(kept)[host.table]) for kept in seats] == [["1"], ["0"]]
