"""Looking back at a finished game: its review, a moment chosen again, and a branch played."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from mori.words import LANGUAGES
from tests.web.axe import serious
from tests.web.late import ask, imported
from tests.web.playing import Table, until, until_seen

RECORD = "hitodama-2-greedy"  # its review takes seconds
CURVE = ".curve [role=slider]"
FILM = ".foot [role=slider]"
REVIEW_SECONDS = 300_000  # milliseconds that no busy machine needs
TABS = 4  # of the review


def reviewed(table: Table) -> str:
    """A finished game whose review has been made, or is made while the page waits."""
    return imported(table.address, RECORD)


def look_back(table: Table, **chosen: str) -> Page:
    page = table.page
    table.settings(**chosen)
    table.go(f"/t/{reviewed(table)}/review")
    page.wait_for_selector(CURVE, timeout=REVIEW_SECONDS)
    return page


def tab(page: Page, number: int) -> Locator:
    return page.locator(".review nav button").nth(number)


def shown_number(text: str) -> float:
    return float(re.sub(r"[^\d.,+−±-]", "", text).replace("−", "-").strip("±+") or 0)


def press_tab_until(page: Page, selector: str) -> None:
    """Go there with the Tab key, as somebody without a mouse does."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", selector):
            return
    raise AssertionError(f"the Tab key does not reach {selector}")


def test_a_replay_leads_to_its_review_which_is_made_while_one_waits(guest: Table) -> None:
    page = guest.page
    guest.settings()
    guest.go(f"/t/{imported(guest.address, RECORD)}/replay")
    page.locator('aside nav a[href$="/review"]').click()
    until_seen(page, ".review progress", CURVE)
    page.wait_for_selector(CURVE, timeout=REVIEW_SECONDS)
    expect(tab(page, 0)).to_have_attribute("aria-current", "true")
    assert page.url.endswith("/review")


def test_the_curve_brings_the_replay_to_its_steps(guest: Table) -> None:
    page = look_back(guest)
    curve, film = page.locator(CURVE), page.locator(FILM)
    last = int(curve.get_attribute("aria-valuemax") or 0)
    press_tab_until(page, CURVE)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(film).to_have_attribute("aria-valuenow", "2")
    told = curve.get_attribute("aria-valuetext") or ""
    assert "Step 2 of" in told and told.count("%") == 2
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    until(page, "wanted => +document.querySelector(wanted).ariaValueNow > 2", FILM)
    page.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    expect(film).to_have_attribute("aria-valuenow", str(last))
    rows = page.locator(".curve table tbody tr")
    assert rows.count() > 2, "for ears, the curve is a table"
    first_turn = page.locator(".review ol button").first
    first_turn.click()
    expect(first_turn).to_have_attribute("aria-current", "step")
    expect(film).not_to_have_attribute("aria-valuenow", str(last))


def test_luck_and_choices_add_up_to_the_result(guest: Table) -> None:
    page = look_back(guest)
    page.locator("label:has(input[value=points])").click()
    rows = page.locator("table[aria-labelledby=review-luck] tbody tr")
    cells = [rows.nth(at).locator("td").all_inner_texts() for at in range(rows.count())]
    result = ask(f"{guest.address}/api/tables/{reviewed(guest)}/replay/0")
    assert len(cells) == 5 and len(cells[0]) == len(result["sides"])
    for side in range(len(cells[0])):
        *parts, end = [shown_number(row[side]) for row in cells]
        assert round(sum(parts), 6) == end


def test_a_moment_is_chosen_again_by_keyboard_and_a_branch_is_played(guest: Table) -> None:
    page = look_back(guest)
    tab(page, 1).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".review ol .btn")
    press_tab_until(page, ".review ol .btn")
    page.keyboard.press("Enter")
    page.wait_for_selector(".moment .option")
    heading = page.locator(".moment h3")
    expect(heading).to_be_focused()
    glowing = page.locator(".replay svg [data-place][tabindex='0']")
    expect(glowing, "what can be chosen is lit on the board").not_to_have_count(0)
    press_tab_until(page, ".moment .option")
    while page.locator(".moment .option").count():
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
        if not page.locator(".moment .verdict").count():
            page.locator(".moment .option").first.focus()
    page.wait_for_selector(".moment .acts")
    expect(page.locator(".moment .verdict")).to_be_focused()
    assert len(page.locator(".moment .verdict p").all_inner_texts()) >= 2
    page.locator(".moment .acts .btn.pri").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.locator("dialog .btn.pri").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    branch = Table(page, guest.address)
    assert branch.wait() == ".decide " + '[data-choice]:not([disabled]):not([aria-disabled="true"])'
    before = branch.state()
    branch.answer()
    assert branch.state() != before or branch.is_over


def test_an_answer_on_the_board_is_compared_too(guest: Table) -> None:
    page = look_back(guest)
    tab(page, 1).click()
    page.locator(".review ol .btn").first.click()
    page.wait_for_selector(".moment .option")
    page.locator(".moment .quietly").click()
    expect(page.locator(".moment .strong.good")).to_be_visible()
    page.locator(".moment .acts .btn").first.click()
    page.wait_for_selector(".moment .option")
    page.locator(".replay svg [data-place][tabindex='0']").first.click()
    # A place with one choice gives it; one with several lists them, with a way back to all.
    until_seen(page, ".moment .verdict", ".moment > .btn:not(.quietly)")


def test_the_end_of_a_game_leads_to_its_review(guest: Table) -> None:
    page = look_back(guest)
    guest.id = reviewed(guest)
    guest.open()
    until_seen(page, ".ended")
    expect(page.locator('.ended a[href$="/review"]')).to_be_visible()
    page.locator(".ended .btn.pri").click()
    page.wait_for_selector(".score .head")
    # What decided it is told as soon as the review is there.
    until(page, "() => document.querySelectorAll('.score .title p').length === 3")
    page.locator('.score a[href$="/review"]').click()
    page.wait_for_selector(CURVE)


def test_axe_finds_nothing_serious_in_a_review(guest: Table) -> None:
    page = look_back(guest)
    found: list[str] = []
    for theme in ("light", "dark"):
        guest.settings(theme=theme)
        for number in range(TABS):
            tab(page, number).click()
            found += [f"{theme} {number}: {each}" for each in serious(page, has_colours=True)]
    tab(page, 1).click()
    page.locator(".review ol .btn").first.click()
    page.wait_for_selector(".moment .option")
    found += [f"moment: {each}" for each in serious(page, has_colours=True)]
    page.locator(".moment .quietly").click()
    page.wait_for_selector(".moment .acts")
    found += [f"verdict: {each}" for each in serious(page, has_colours=True)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_a_review_is_read_and_a_moment_chosen_in_each_language(
    phone_guest: Table, language: str
) -> None:
    page = look_back(phone_guest, language=language)
    for number in range(TABS):
        tab(page, number).click()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    found = serious(page, has_colours=False)
    tab(page, 1).click()
    page.locator(".review ol .btn").first.click()
    page.wait_for_selector(".moment .option")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(".then svg").first).to_be_visible()
    page.locator(".moment .bar .btn").nth(1).click()  # to the board, where it can be chosen, too
    expect(page.locator(".focus svg").first).to_be_visible()
    page.locator("nav [aria-current], nav button").nth(1).click()
    page.locator(".moment .quietly").click()
    page.wait_for_selector(".moment .acts")
    found += serious(page, has_colours=False)
    assert found == []
