"""Phones and tablets, with the bars of their browsers: each question fits in every size, language
and theme, and so do the list of its choices and the other tabs.
"""

import json
from typing import Any

import pytest

from mori.core.record import read_record
from mori.words import LANGUAGES
from tests.golden import RECORDS
from tests.web.late import ask, imported
from tests.web.layout import FITS_A_PHONE, FITS_A_QUESTION, settle
from tests.web.moving import switch
from tests.web.playing import OPEN, Table, has, until_seen, until_there

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
    ("bitoku-4-greedy", 331),  # a die, all over the board
    ("bitoku-4-greedy", 337),  # a tile of the market
    ("bitoku-4-greedy", 424),  # thirteen Kodama on the lake
    ("bitoku-1-greedy", 108),  # a favour of the Hills, beside the Tengu
    ("hitodama-4-greedy", 109),  # a turn, with 63 answers
    ("hitodama-4-greedy", 104),  # a tribute
    ("hitodama-4-greedy", 83),  # a card to give
)


class Phone:
    def __init__(self, guest: Table) -> None:
        self.table = guest
        self.page = guest.page

    def sit_down(self, record: str, step: int, language: str = "en") -> None:
        """At a table that goes on from a step of a record."""
        actions: Any = read_record((RECORDS / f"{record}.json").read_bytes())["actions"]
        seats = ["greedy"] * len({str(line).split()[0] for line in actions})
        seats[int(str(actions[step]).split()[0])] = "me"
        wish = json.dumps({"step": step, "seats": seats}).encode()
        address = self.table.address
        self.table.take(ask(f"{address}/api/tables/{imported(address, record)}/fork", wish))
        self.table.settings(language=language)
        self.table.open()
        until_there(self.page, f'main[data-step="{step}"] {OPEN}')

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

    def at_the_question(self) -> list[str]:
        """The same, and that there is something to choose."""
        found: list[str] = self.page.evaluate(FITS_A_QUESTION, [BOXES, PANELS, LEAST_PX])
        return found

    def in_all_sizes(self, theme: str) -> list[str]:
        switch(self.page, theme=theme)
        found = []
        for size in SIZES:
            self.resize(size)
            found += [f"{theme} {size[0]}: {mistake}" for mistake in self.at_the_question()]
        return found

    def in_list(self) -> list[str]:
        """What is wrong with the list of all choices."""
        self.resize(LOWEST)
        if not self.open_list():
            return []
        found = [f"list: {mistake}" for mistake in self.at_the_question()]
        self.go_back()
        until_seen(self.page, "section.sheet")  # and not the lobby
        return found

    def elsewhere(self) -> list[str]:
        """What is wrong with the other tabs; the page stays there."""
        self.resize(NARROWEST)
        found = []
        for tab in TABS:
            self.turn(tab)
            found += [f"tab {tab}: {mistake}" for mistake in self.mistakes()]
        return found


@pytest.fixture
def phone(phone_guest: Table) -> Phone:
    return Phone(phone_guest)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("record", "step"), QUESTIONS)
def test_a_question_fits_every_size_and_theme(
    phone: Phone, record: str, step: int, language: str
) -> None:
    phone.sit_down(record, step, language)
    found = [mistake for theme in THEMES for mistake in phone.in_all_sizes(theme)]
    found += phone.in_list() + phone.elsewhere()
    assert not found, "\n".join(found)


def test_the_way_back_leads_from_a_tab_to_the_board(phone: Phone) -> None:
    phone.resize(NARROWEST)
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
    phone.resize(TABLET)
    phone.sit_down("bitoku-1-greedy", 108)
    assert phone.at_the_question() == []  # also where a table is opened
    phone.resize(NARROWEST)
    assert phone.at_the_question() == []
    for style, told in SPOILT.items():
        added = phone.page.add_style_tag(content=style)
        found = phone.at_the_question()
        assert [mistake for mistake in found if told in mistake], (style, found)
        added.evaluate("style => style.remove()")
