"""Phones and tablets, with the bars of their browsers: questions in every size, language and theme.

Each question is seen in every size, in every language and in both themes, and over all of them so
is every size. One page does for all: it goes from table to table, and size, language and theme are
changed while it is open. Each of these changes has the whole page styled anew, so that as few of
them are made as show all that, all at once, and where least is drawn: the other tabs come last, and
it is from the log that the page goes on to the next table.
"""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import BrowserContext, Page

from mori.core.record import read_record
from mori.words import LANGUAGES
from tests.golden import RECORDS
from tests.web.conftest import Service
from tests.web.late import ask, imported
from tests.web.layout import FITS_A_PHONE, FITS_A_QUESTION, settle
from tests.web.moving import said, sit_down, switch
from tests.web.playing import OPEN, has, until, until_seen, until_there

THEMES = ("light", "dark")
SIZES = ((375, 553), (390, 664), (844, 390), (820, 1180), (360, 612))
LOWEST, TABLET, NARROWEST = SIZES[0], SIZES[3], SIZES[4]
TABS = (1, 2, 3)  # one's own board, the rivals, the log
LEAST_PX = 10  # of letters
BOXES = [".phone > header", ".bar", ".near", ".glance", ".phone > .foot", ".page"]
PANELS = [".phone > header", ".phone > .foot", ".page", ".page > *", ".glance"]

# The step of a record at which somebody is asked something.
QUESTIONS = (
    ("bitoku-4-greedy", 174),  # a turn, with cards in hand
    ("bitoku-4-greedy", 312),  # a die, all over the board
    ("bitoku-4-greedy", 328),  # a tile of the market
    ("bitoku-4-greedy", 551),  # thirteen Kodama on the lake
    ("bitoku-1-greedy", 108),  # a favour of the Hills, beside the Tengu
    ("hitodama-4-greedy", 109),  # a turn, with 63 answers
    ("hitodama-4-greedy", 104),  # a tribute
    ("hitodama-4-greedy", 83),  # a card to give
)

# The tab of the rivals is called so: the words are there.
SPOKEN = "word => document.querySelectorAll('.phone nav button')[2]?.textContent.includes(word)"


class Look(NamedTuple):
    size: tuple[int, int]
    language: str
    theme: str


class Phone:
    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    def sit_down(self, record: str, step: int) -> None:
        """At a table that goes on from a step of a record."""
        actions: Any = read_record((RECORDS / f"{record}.json").read_bytes())["actions"]
        seats = ["greedy"] * len({str(line).split()[0] for line in actions})
        seats[int(str(actions[step]).split()[0])] = "me"
        wish = json.dumps({"step": step, "seats": seats}).encode()
        source = imported(self.address, record)
        sit_down(self.page, ask(f"{self.address}/api/tables/{source}/fork", wish))
        until_there(self.page, f'main[data-step="{step}"] {OPEN}')

    def change(self, look: Look) -> None:
        """All at once, so that it is drawn once."""
        kept = {"speed": "instant", "motion": "reduced", "confirm": "off", "tips": "off"}
        switch(self.page, **kept, language=look.language, theme=look.theme)
        self.resize(look.size)

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def open_list(self) -> bool:
        """Of all choices, unless several of them are chosen: then it is there."""
        settle(self.page)
        if not has(self.page, "section.sheet"):
            return False
        self.page.locator("section.sheet .grab").tap()
        return True

    def go_back(self) -> None:
        """With the browser's button, which closes what lies above the board."""
        self.page.evaluate("() => history.back()")
        self.page.wait_for_function("() => !history.state?.depth")

    def turn(self, tab: int) -> None:
        self.page.locator(".phone nav button").nth(tab).tap()

    def mistakes(self) -> list[str]:
        """What is wrong with the page as it is, once it is drawn."""
        found: list[str] = self.page.evaluate(FITS_A_PHONE, [BOXES, PANELS, LEAST_PX])
        return found

    def mistakes_elsewhere(self) -> list[str]:
        """What is wrong with the other tabs; the page stays there."""
        found: list[str] = []
        for tab in TABS:
            self.turn(tab)
            found += [f"tab {tab}: {mistake}" for mistake in self.mistakes()]
        return found

    def at_the_question(self) -> list[str]:
        """The same, and that there is something to choose."""
        found: list[str] = self.page.evaluate(FITS_A_QUESTION, [BOXES, PANELS, LEAST_PX])
        return found

    def look(self, look: Look) -> list[str]:
        self.change(look)
        until(self.page, SPOKEN, said(look.language, "web-tab-rivals"))
        at = f"{look.size[0]} {look.language}"
        return [f"{at}: {mistake}" for mistake in self.at_the_question()]

    def mistakes_in_list(self, looks: list[Look]) -> list[str]:
        """Of all choices, where they are not there as it is."""
        if not self.open_list():
            return []
        found = [f"list {mistake}" for look in looks for mistake in self.look(look)]
        self.go_back()
        until_seen(self.page, "section.sheet")  # and not the lobby
        return found


@pytest.fixture(scope="module")
def phone(handset: BrowserContext, service: Service) -> Iterator[Phone]:
    page = handset.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(service.address)
    yield Phone(page, service.address)
    page.close()
    assert wrong == []


def looks(number: int) -> tuple[list[Look], list[Look]]:
    """How the list of all choices of a question is seen, and then the question.

    The board begins as the list has ended, and its last size has the language of the one before it.
    """

    count = len(LANGUAGES)

    def look(size: tuple[int, int], turn: int) -> Look:
        return Look(size, LANGUAGES[turn % count], THEMES[(turn + number // count) % 2])

    listed = [look(LOWEST, number + place) for place in range(1 - count, 1)]
    return listed, [
        look(SIZES[min(place, len(SIZES) - 1)], number + min(place, count - 1))
        for place in range(max(count, len(SIZES)))
    ]


def test_every_size_is_seen_in_every_language_and_theme() -> None:
    plans = [looks(number) for number in range(len(QUESTIONS))]
    for listed, board in plans:
        assert {look.size for look in board} == set(SIZES)
        assert {look.size for look in listed} == {LOWEST}
    boards = [look for _, board in plans for look in board]
    sized = [[look for look in boards if look.size == size] for size in SIZES]
    for seen in [*sized, *(part for plan in plans for part in plan)]:
        assert {look.language for look in seen} == set(LANGUAGES)
        assert {look.theme for look in seen} == set(THEMES)


def test_questions_fit_every_size_language_and_theme(phone: Phone) -> None:
    found: list[str] = []
    for number, (record, step) in enumerate(QUESTIONS):
        listed, board = looks(number)
        phone.change(listed[0])
        phone.sit_down(record, step)
        wrong = phone.mistakes_in_list(listed)
        wrong += [mistake for look in board for mistake in phone.look(look)]
        if phone.page.locator(".near").is_visible():
            wrong += phone.mistakes_elsewhere()
        found += [f"{record} {step} {mistake}" for mistake in wrong]
    assert found == []


def test_the_way_back_leads_from_a_tab_to_the_board(phone: Phone) -> None:
    phone.change(Look(NARROWEST, "en", "light"))
    phone.sit_down("bitoku-1-greedy", 108)
    for tab in TABS:
        phone.turn(tab)
    phone.go_back()
    until_seen(phone.page, ".near")


# What a careless change of a style would do, and how it is told.
SPOILT = {
    ".near { flex: none !important; height: 90px }": "the board has",
    "nav button { font-size: 9px !important }": "9.0 px:",
    ".near text { font-size: 4px !important; visibility: visible }": " px:",
    ".near text { visibility: hidden }": "left out: ",
    ".phone nav { height: 40px !important; min-height: 0 !important }": "by ",
    "#question { overflow: hidden; height: 8px }": "H2",
    ".foot { margin-right: -30px !important }": "leaves the window",
    ".near svg { transform: translateX(100vw) }": "that glow is in sight",
    "body { height: 140vh }": "scrolls",
}


def test_what_does_not_fit_is_seen(phone: Phone) -> None:
    phone.change(Look(TABLET, "en", "light"))
    phone.sit_down("bitoku-1-greedy", 108)
    assert phone.at_the_question() == []  # also where a table is opened
    phone.resize(NARROWEST)
    assert phone.at_the_question() == []
    for style, told in SPOILT.items():
        added = phone.page.add_style_tag(content=style)
        found = phone.at_the_question()
        assert [mistake for mistake in found if told in mistake], (style, found)
        added.evaluate("style => style.remove()")
