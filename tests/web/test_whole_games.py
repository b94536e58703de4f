"""Whole games with the mouse, at every kind of table."""

import pytest
from playwright.sync_api import expect

from tests.web.playing import Table

TABLES = [
    ("hitodama", ["me", "random"], {}),
    ("hitodama", ["me", "random", "random", "random"], {}),
    ("bitoku", ["me"], {"level": "gentle"}),
    ("bitoku", ["me", "random"], {}),
    ("bitoku", ["me", "random", "random", "random"], {}),
]


@pytest.mark.parametrize(
    ("game", "seats", "wishes"), TABLES, ids=lambda value: str(len(value)) if value else "-"
)
def test_a_whole_game_is_played_with_the_mouse(
    table: Table, game: str, seats: list[str], wishes: dict[str, object]
) -> None:
    table.sit_down(game, *seats, **wishes)
    table.expect_no_scrolling()
    table.play_out()
    expect(table.page.locator(".ended")).to_be_visible()
    table.page.locator(".ended button").first.click()
    expect(table.page.get_by_role("table").first).to_be_visible()
    record = table.page.request.get(f"{table.address}/api/tables/{table.id}/record")
    assert record.ok and record.json()["result"] is not None
