"""Nothing is cut off, nothing lies over anything else, nothing leaves the window.

A late position of each table, with much on it, is looked at in every size and language. One page
does for all: it goes from table to table, and speaks one language after the other.
"""

import pytest

from mori.words import LANGUAGES
from tests.web.late import TABLES, late_step, sit_down_late
from tests.web.layout import FITS_A_WINDOW
from tests.web.moving import speak
from tests.web.playing import OPEN, Table, until_there

WIDE = ({"width": 1440, "height": 900}, {"width": 1280, "height": 720})
WIDE_BOXES = [".table > header", ".frame", ".mine", ".right > *", ".rivals > *"]
WIDE_PANELS = [".right > *", ".rivals > *", ".table > header"]


@pytest.mark.parametrize("record", TABLES)
def test_a_full_table_fits_large_windows_in_every_language(guest: Table, record: str) -> None:
    page = guest.page
    sit_down_late(guest, record)
    step, _ = late_step(guest.address, record)
    until_there(page, f'main[data-step="{step}"] {OPEN}')
    found: list[str] = []
    for turn, language in enumerate(reversed(LANGUAGES)):
        speak(page, language)
        for size in WIDE if turn % 2 == 0 else reversed(WIDE):  # each begins where the last ended
            page.set_viewport_size(size)  # type: ignore[arg-type]
            wrong = page.evaluate(FITS_A_WINDOW, [WIDE_BOXES, WIDE_PANELS])
            found += [f"{size['width']} {language}: {mistake}" for mistake in wrong]
    assert found == []
