"""With the mouse: a game from start to end, another's start, and each kind of table to its end."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Service
from tests.web.late import TABLES, late_table
from tests.web.playing import Table


def expect_the_end(table: Table) -> None:
    """The page says that the game is over and shows the scores; the service has the record."""
    expect(table.page.locator(".ended")).to_be_visible()
    table.page.locator(".ended button").first.click()
    expect(table.page.get_by_role("table").first).to_be_visible()
    record = table.page.request.get(f"{table.address}/api/tables/{table.id}/record")
    assert record.ok and record.json()["result"] is not None


def test_a_whole_game_is_played_with_the_mouse(table: Table) -> None:
    table.sit_down("hitodama", "me", "random")
    table.expect_no_scrolling()
    table.play_out()
    expect_the_end(table)


def test_a_year_is_played_with_the_mouse_and_the_next_begins(table: Table) -> None:
    """Every year asks the same questions; how the last one ends is seen below."""
    table.sit_down("bitoku", "me", "random")
    table.expect_no_scrolling()
    table.play_out(lambda: table.view()["round"] > 1)
    assert not table.is_over


@pytest.mark.parametrize("record", TABLES)
def test_a_late_game_is_played_to_its_end(blank: Page, service: Service, record: str) -> None:
    table = late_table(blank, service.address, record)
    table.wait()
    table.expect_no_scrolling()
    table.play_out()
    expect_the_end(table)
