"""Nothing is cut off, nothing lies over anything else, nothing leaves the window.

A late position of each table, with much on it, is looked at in every size and language. The
language is switched in the page, so that few tables do for many pictures.
"""

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Service
from tests.web.late import TABLES, late_table
from tests.web.layout import mistakes, settle
from tests.web.playing import LANGUAGE_MENU, switch_language

LANGUAGES = ("cs", "fr", "es", "en")
WIDE = ({"width": 1440, "height": 900}, {"width": 1280, "height": 720})
WIDE_BOXES = [".table > header", ".frame", ".mine", ".right > *", ".rivals > *"]
WIDE_PANELS = [".right > *", ".rivals > *", ".table > header"]


@pytest.mark.parametrize("record", TABLES)
def test_a_full_table_fits_large_windows_in_every_language(
    blank: Page, service: Service, record: str
) -> None:
    page = blank
    table = late_table(page, service.address, record)
    table.wait()
    found: list[str] = []
    for turn, language in enumerate(LANGUAGES):
        page.locator(f"header {LANGUAGE_MENU}").click()
        switch_language(page, language)
        for size in WIDE if turn % 2 == 0 else reversed(WIDE):  # each begins where the last ended
            page.set_viewport_size(size)  # type: ignore[arg-type]
            settle(page)
            table.expect_no_scrolling()
            at = f"{size['width']} {language}"
            found += [f"{at}: {mistake}" for mistake in mistakes(page, WIDE_BOXES, WIDE_PANELS)]
    assert found == []
