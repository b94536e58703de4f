"""By ear and with keys a year of Bitoku and a game of Hitodama; with the mouse each kind of table
from late in a game to its end."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.late import TABLES, sit_down_late
from tests.web.listening import INTERNAL, Listener
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
POND = "Hitodama: eight tiles around the score board"
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


def test_a_year_of_bitoku_is_played_by_ear(guest: Table) -> None:
    """With keys alone, by what the accessibility tree tells; the focus is on every question."""
    guest.sit_down("bitoku", "me", "random")
    guest.expect_no_scrolling()
    listener = Listener(guest)
    listener.expect_places_told("Bitoku board")
    listener.expect_all_places_reached()
    listener.ask_why_not("Bitoku board")
    while "round 2 of 4" not in {node.name for node in listener.hear_progress()}:
        expect_explained(guest)
        listener.answer()
    assert not guest.is_over
    listener.leave()


def test_a_game_of_hitodama_is_played_by_ear(guest: Table) -> None:
    guest.sit_down("hitodama", "me", "greedy")
    guest.expect_no_scrolling()
    listener = Listener(guest, seed=3)  # a short game with many kinds of questions
    listener.expect_places_told(POND)
    listener.expect_all_places_reached()
    listener.ask_why_not(POND)
    while not guest.is_over:
        expect_explained(guest)
        listener.answer()
    listener.leave()
    expect_the_end(guest)


@pytest.mark.parametrize("record", TABLES)
def test_a_late_game_is_played_to_its_end(guest: Table, record: str) -> None:
    sit_down_late(guest, record)
    guest.wait()
    guest.expect_no_scrolling()
    guest.play_out(look=expect_explained)
    expect_the_end(guest)
