"""With the mouse: the start of each game, and each kind of table from late in a game to its end.

Between them the same questions are asked again: a whole game is played in test_plain.py.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Service
from tests.web.late import TABLES, late_table
from tests.web.playing import Table

# By kind of answer: what its button has to say besides its name; "": anything in a line of its own.
SAYS = {
    "place": "",
    "use": "Forest Action",
    "force": "Forest Action",
    "skip": "declines:",
    "decline": "",
    "obtain": "",
    "keep_vision": r"you lose \d+ VP",
    "cross": "",
}
INTERNAL = re.compile(r"[a-z]:[a-z0-9]|_|\b[a-z]+-\d+\b|[{}]")
ANSWERS = """() => [...document.querySelectorAll('.decide .option[data-choice]')].map(
  option => [option.getAttribute('data-choice'), option.innerText])"""


def expect_explained(table: Table) -> None:
    """Every answer in the panel says what it costs and brings, in words of the game."""
    for choice, text in table.page.evaluate(ANSWERS):
        assert not INTERNAL.search(text), text
        says = SAYS.get(choice.split(" ")[0])
        assert says is None or re.search(says, text.partition("\n")[2]), (choice, text)
        assert says is None or "\n" in text, (choice, text)


def expect_the_end(table: Table) -> None:
    """The page says that the game is over and shows the scores; the service has the record."""
    expect(table.page.locator(".ended")).to_be_visible()
    table.page.locator(".ended button").first.click()
    expect(table.page.get_by_role("table").first).to_be_visible()
    record = table.page.request.get(f"{table.address}/api/tables/{table.id}/record")
    assert record.ok and record.json()["result"] is not None


@pytest.mark.parametrize(("game", "rounds"), [("hitodama", 4), ("bitoku", 1)])
def test_rounds_are_played_with_the_mouse_and_the_next_begins(
    table: Table, game: str, rounds: int
) -> None:
    """A quarter of the game: every round asks the same; how the last one ends is seen below."""
    table.sit_down(game, "me", "random")
    table.expect_no_scrolling()

    def is_enough() -> bool:
        expect_explained(table)
        return bool(table.view()["round"] > rounds)

    table.play_out(is_enough)
    assert not table.is_over


@pytest.mark.parametrize("record", TABLES)
def test_a_late_game_is_played_to_its_end(blank: Page, service: Service, record: str) -> None:
    table = late_table(blank, service.address, record)
    table.wait()
    table.expect_no_scrolling()
    table.play_out()
    expect_the_end(table)
