"""Tips of a first game: read, closed for good and turned off, by keyboard and on a phone."""

import json

from playwright.sync_api import Page, expect

from tests.web.axe import serious
from tests.web.playing import Table
from tests.web.test_pages import SETTINGS


def test_the_tips_of_a_first_game(guest: Table) -> None:
    table = guest
    page: Page = table.page
    table.settings(tips="first")
    table.make("hitodama", "me", "greedy")
    table.open()
    tip, question = page.locator("[data-tip]"), page.locator(".decide")
    expect(tip).to_have_attribute("data-tip", "goal")
    expect(
        page.locator("[data-place=season-haru].shown, .shown > [data-place=season-haru]")
    ).to_have_count(1)
    assert serious(page, has_colours=True) == []

    # Closed for good, and the keyboard stays with the next one.
    tip.locator(".pri").press("Enter")
    expect(tip).to_have_attribute("data-tip", "actions")
    expect(tip.locator(".pri")).to_be_focused()
    page.reload()
    expect(tip).to_have_attribute("data-tip", "actions")

    # What a bot would do is told beside the question.
    tip.get_by_role("button", name="Ask for advice").press("Enter")
    expect(question.locator(".hinted")).not_to_have_count(0)
    expect(tip.get_by_role("button", name="Ask for advice")).to_have_count(0)

    # On a phone two lines of it stand above the question, the rest in its room.
    page.set_viewport_size({"width": 390, "height": 664})
    sheet, lines = page.locator(".sheet, .listed"), tip.locator(".lines")
    expect(sheet).to_be_visible()
    box, below = tip.bounding_box(), sheet.bounding_box()
    assert box is not None and below is not None
    assert box["height"] < 64 and box["y"] + box["height"] <= below["y"] + 1
    lines.press("Enter")
    expect(sheet).to_have_count(0)
    assert serious(page, has_colours=True) == []
    tip.get_by_role("button", name="Back to the question").press("Enter")
    expect(sheet).to_be_visible()
    tip.get_by_role("button", name="Got it").press("Enter")
    expect(tip).to_have_attribute("data-tip", "spaces")

    # No more of them, until the settings bring all of them back.
    page.set_viewport_size({"width": 1440, "height": 900})
    tip.get_by_role("button", name="No more tips").press("Enter")
    expect(tip).to_have_count(0)
    expect(question.locator("[data-choice]").first).to_be_focused()
    page.locator(SETTINGS).press("Enter")
    page.locator("dialog[open] button", has_text="Show all tips again").press("Enter")
    page.keyboard.press("Escape")
    expect(tip).to_have_attribute("data-tip", "goal")
    kept = json.loads(page.evaluate("localStorage.getItem('mori.tips')"))
    assert kept == {"closed": [], "finished": [], "shown": {}}


def test_a_tip_is_shown_twice_and_then_takes_one_line(guest: Table) -> None:
    table = guest
    page: Page = table.page
    table.settings(tips="on")
    table.make("hitodama", "me", "greedy")
    table.open()
    table.wait()
    known = {f"hitodama/{tip}": 2 for tip in ("goal", "actions", "spaces", "cards", "discard")}
    page.evaluate("kept => localStorage.setItem('mori.tips', kept)", json.dumps({"shown": known}))
    page.reload()
    tip = page.locator("[data-tip]")
    expect(tip.locator("button.lines")).to_be_visible()
    box = tip.bounding_box()
    assert box is not None and box["height"] < 40
    tip.locator("button.lines").press("Enter")
    expect(tip.locator(".pri")).to_be_visible()
    tip.get_by_role("button", name="Show one line").press("Enter")
    expect(tip.locator(".pri")).to_have_count(0)

    # A phone needs the room: there it is gone.
    page.set_viewport_size({"width": 390, "height": 664})
    expect(page.locator(".phone")).to_be_visible()
    expect(tip).to_have_count(0)
