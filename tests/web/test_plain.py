"""A game that the page was not built with: its choices as a list, its view as an outline."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.outside.conftest import installed  # noqa: F401 - a fixture
from tests.web.axe import serious
from tests.web.conftest import Service, guest_of
from tests.web.playing import Table

GAME = "pebbles"


@pytest.fixture(scope="module")
def service_with_it(
    installed: Path,  # noqa: F811
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Service]:
    running = Service(tmp_path_factory.mktemp("service-with-it") / "mori.db")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(installed), prepend=os.pathsep)
        running.start()
    yield running
    running.stop()


@pytest.fixture
def guest_there(browser: Browser, service_with_it: Service) -> Iterator[Table]:
    yield from guest_of(browser, service_with_it.address)


def sit_down_with_an_absent_person(table: Table) -> None:
    """In the seat that begins. Nobody else answers, so that an answer can be taken back."""
    table.settings()
    table.make(GAME, "me", "person")
    headers = {"Authorization": f"Bearer {table.tokens['0']}"}
    state = f"{table.address}/api/tables/{table.id}/replay/0?seat=0"
    asked = str(table.page.request.get(state, headers=headers).json()["asked"][0])
    table.take({"table": {"id": table.id}, "tokens": {asked: table.tokens[asked]}})
    table.open()
    table.wait()


def test_it_is_offered_and_set_up_in_the_lobby(guest_there: Table) -> None:
    page = guest_there.page
    guest_there.settings()
    guest_there.go("/")
    card = page.locator("section.game", has=page.get_by_role("heading", name="Pebbles"))
    card.get_by_role("button", name="Set up").click()
    expect(page.get_by_role("dialog")).to_contain_text("A long game")
    page.keyboard.press("Escape")
    card.get_by_role("link", name="Rules").click()
    expect(page.locator("#P-TURN-3")).to_contain_text("You lay a pebble")


def test_it_is_played_undone_and_asked_why_not(guest_there: Table) -> None:
    table, page = guest_there, guest_there.page
    sit_down_with_an_absent_person(table)
    outline = page.get_by_role("region", name="The table in words")
    expect(outline).to_contain_text("Hand size")
    expect(page.locator("#question")).to_contain_text("draw a pebble or lay one")
    assert serious(page, has_colours=True) == []

    for action, reason in (("lay rainbow", "lay rainbow"), ("lay golden", "P-TURN-3")):
        page.locator("#why-not-action").fill(action)
        page.get_by_role("button", name="Why not?").click()
        expect(page.get_by_role("alert").filter(has_text=reason)).to_be_visible()

    before = table.state()
    page.locator('.decide [data-choice^="lay"]').first.click()
    table.wait_for_change(before)
    expect(page.locator("#log")).to_contain_text("lays")
    page.get_by_role("button", name="Undo", exact=True).first.click()
    table.wait()
    assert table.state() == before
    expect(page.locator("#log")).not_to_contain_text("lays")


def test_it_is_played_to_its_end_and_looked_at_again(guest_there: Table) -> None:
    table, page = guest_there, guest_there.page
    table.sit_down(GAME, "me", "magpie")
    table.play_out()
    expect(page.locator(".ended")).to_be_visible()
    table.open("/replay")
    expect(page.locator(".log .list")).to_contain_text("Round 2")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("region", name="The table in words")).to_contain_text("Hand size")
