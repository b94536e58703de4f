"""The quick help at a table: a turn at a glance, icons and terms, by mouse, keyboard and touch."""

import pytest
from playwright.sync_api import expect

from tests.web.axe import serious
from tests.web.playing import Table


@pytest.mark.parametrize(
    ("game", "language", "size", "term"),
    [
        ("bitoku", "en", (1280, 720), "Kodama"),
        ("hitodama", "cs", (390, 664), "akku"),
    ],
)
def test_help_is_at_hand_while_playing(
    guest: Table, game: str, language: str, size: tuple[int, int], term: str
) -> None:
    table, page = guest, guest.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table.settings(language=language)
    table.make(game, "me", "random", "random")
    table.open()
    page.locator("[aria-haspopup=dialog]").first.wait_for()
    page.keyboard.press("i")
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("ol li")).to_have_count(9)
    dialog.locator("ol button").first.focus()
    card = page.locator("#term-card")  # the keyboard has come to a term
    expect(card.locator("p")).not_to_be_empty()
    expect(card).to_be_in_viewport(ratio=1)
    assert serious(page, has_colours=True) == []
    for part in (1, 2):
        dialog.locator("nav button").nth(part).click()
        dialog.get_by_role("searchbox").fill(term)
        expect(dialog.locator("li, dt").filter(has_text=term).first).to_be_visible()
        expect(card).to_be_hidden()
        assert serious(page, has_colours=True, part="dialog[open]") == []
    page.keyboard.press("Escape")  # empties the search
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.locator("[aria-haspopup=dialog]").first.click()
    expect(dialog).to_be_visible()
