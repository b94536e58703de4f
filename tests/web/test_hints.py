"""Hints at the table: a firefly on the suggested choice, and nothing played by itself."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import Table

HINT = "button[aria-label=Hint]"
FINAL = "#hint[data-final]"  # no better one follows


def press_h(page: Page) -> None:
    page.keyboard.press("h")


def click_hint(page: Page) -> None:
    page.locator(HINT).click()


@pytest.mark.parametrize(
    ("game", "ask"), [("hitodama", press_h), ("bitoku", click_hint)], ids=["keyboard", "mouse"]
)
def test_a_firefly_sits_on_the_suggested_choice_until_something_is_chosen(
    guest: Table, game: str, ask: Callable[[Page], None]
) -> None:
    table = guest
    table.sit_down(game, "me", "random")
    page, before = table.page, table.state()
    hinted = page.locator(".decide .hinted")
    perches = page.locator("[data-hinted-place]")
    expect(page.locator(HINT)).to_be_visible()
    assert hinted.count() == perches.count() == 0

    ask(page)
    page.wait_for_selector(FINAL)
    expect(hinted).to_have_count(1)
    expect(hinted.locator("svg.firefly")).to_be_visible()
    expect(page.locator("#hint")).to_contain_text("would choose")
    expect(hinted).to_have_accessible_description(page.locator("#hint").inner_text().strip())
    expect(perches.first).to_be_visible()
    places = perches.evaluate_all("all => all.map(one => one.dataset.hintedPlace)")
    lit = page.locator('[data-place][tabindex="0"]')
    assert set(places) <= set(lit.evaluate_all("all => all.map(one => one.dataset.place)"))
    # Nothing was played, neither here nor at the service.
    page.reload()
    table.wait()
    assert table.state() == before
    assert hinted.count() == 0

    # Asked again it is the same; pressed again it goes away; chosen, it answers.
    ask(page)
    page.wait_for_selector(FINAL)
    expect(perches.first).to_be_visible()
    assert perches.evaluate_all("all => all.map(one => one.dataset.hintedPlace)") == places
    ask(page)
    expect(hinted).to_have_count(0)
    expect(perches).to_have_count(0)
    ask(page)
    page.wait_for_selector(FINAL)
    while table.state() == before:
        expect(hinted).to_have_count(1)
        is_folded = hinted.get_attribute("data-choice") == "group"
        hinted.click()
        if not is_folded:
            table.wait_for_change(before)
    expect(perches).to_have_count(0)
    expect(hinted).to_have_count(0)


def test_there_is_no_hint_for_whoever_only_watches(guest: Table) -> None:
    table = guest
    table.settings()
    table.make("hitodama", "me", "me")
    table.page.evaluate("() => localStorage.removeItem('mori.tokens')")
    table.open()
    expect(table.page.locator("svg [data-place]").first).to_be_visible()
    assert table.page.locator(HINT).count() == 0
    table.page.keyboard.press("h")
    assert table.page.locator(".hinted, [data-hinted-place], #hint").count() == 0
