"""At the table: reload, undo, why not, languages, people at one screen, a lost server."""

import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from mori.words.rulebook import rulebook
from tests.server.running import running, settings_in
from tests.web.conftest import Service
from tests.web.late import sit_down_late
from tests.web.playing import LANGUAGE_MENU, Table, switch_language


def test_one_click_in_the_lobby_begins_a_game(guest: Table) -> None:
    guest.go("/")
    page = guest.page
    page.locator("section.game button.pri").first.click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".decide, .wait").first).to_be_visible()


def test_a_reload_in_mid_decision_asks_the_same_again(guest: Table) -> None:
    guest.sit_down("bitoku", "me", "random")
    guest.answer()
    guest.wait()
    question, listed = guest.question, guest.choices.count()
    guest.page.reload()
    guest.wait()
    assert (guest.question, guest.choices.count()) == (question, listed)


def test_undo_takes_back_the_last_answer(guest: Table) -> None:
    guest.sit_down("hitodama", "me", "random")
    undo = guest.page.locator(".decide .acts").get_by_role("button", name="Undo")
    while undo.is_disabled():
        before = guest.state()
        question = guest.question
        guest.choose(lambda count: 0)
        guest.wait_for_change(before)
        guest.wait()
    after = guest.state()
    guest.page.keyboard.press("z")
    guest.wait_for_change(after)
    guest.wait()
    assert int(guest.state()) == int(after) - 1
    assert guest.question == question


def test_what_cannot_be_chosen_says_why_not_with_its_rule(guest: Table) -> None:
    """In the reader's language, the rule included."""
    guest.make("bitoku", "me", "random")
    guest.settings(language="es")
    guest.open()
    guest.wait()
    guest.choose(lambda count: 0)  # which card to discard
    guest.wait()
    guest.page.locator('[data-place="hilldie-yomi-1"]:visible').first.click(force=True)
    rule = guest.page.locator(".why .rule")
    book = rulebook("bitoku", "es")
    assert book is not None
    expect(rule.locator("a")).to_have_text("B-SUMMER-30")
    expect(rule.locator("span")).to_have_text(book.rules["B-SUMMER-30"].text)


def test_the_language_is_switched_in_mid_game(guest: Table) -> None:
    guest.sit_down("hitodama", "me", "random")
    page = guest.page

    def expect_spoken(language: str, said: str) -> None:
        assert page.locator("html").get_attribute("lang") == language
        expect(page.locator(".decide")).to_contain_text(said, ignore_case=True)

    words = {"es": "Tu turno", "fr": "tour", "en": "Your turn", "cs": "tahu"}
    for language, said in words.items():
        page.locator(f"header {LANGUAGE_MENU}").click()
        switch_language(page, language)
        expect_spoken(language, said)
    page.reload()  # it is kept
    guest.wait()
    expect_spoken(language, said)


def test_people_at_one_screen_have_a_curtain_between_them(guest: Table) -> None:
    guest.sit_down("hitodama", "me", "person")
    seen = set()
    for _ in range(40):
        guest.wait()
        if guest.is_curtained:
            # Nothing of anybody's hand is behind it.
            assert guest.page.locator("[data-choice], svg [data-place]").count() == 0
            seen.add(guest.page.locator(".curtain").inner_text())
            guest.page.locator(".curtain button").click()
            if len(seen) == 2:
                return
            continue
        guest.answer()
    raise AssertionError("the seats never changed")


def test_people_at_one_screen_look_back_when_the_game_is_over(guest: Table) -> None:
    guest.sit_down("hitodama", "me", "person")
    guest.open("/replay")
    expect(guest.page.get_by_text("until the game is over")).to_be_visible()
    assert guest.page.locator("[data-place]").count() == 0


def test_a_killed_server_loses_nothing(own_service: Service, own_page: Page) -> None:
    page = own_page
    page.goto(f"{own_service.address}/healthz")
    table = Table(page, own_service.address)
    table.sit_down("bitoku", "me", "random")
    for _ in range(3):
        table.wait()
        table.answer()
    table.wait()
    step, question = table.state(), table.question
    own_service.kill()
    with own_service.again():
        table.wait()
        table.page.reload()
        table.wait()
        assert (table.state(), table.question) == (step, question)
        table.answer()
        table.wait()
    # One that is told to end says so, and the page goes on by itself.
    expect(page.locator(".offline")).to_contain_text("restarted")
    with own_service.again():
        expect(page.locator(".offline")).to_have_count(0)
        table.answer()


def test_what_cannot_be_fetched_comes_when_the_server_is_back(
    tmp_path: Path, own_page: Page
) -> None:
    page = own_page
    with running(settings_in(tmp_path)) as service:
        page.goto(service.address)
        page.get_by_role("heading", level=1).wait_for()
    page.locator("header [aria-haspopup=menu]").first.click()
    with page.expect_event("requestfailed"):
        page.get_by_role("menuitemradio", name="Čeština").click()
    with running(settings_in(tmp_path), port=urlsplit(service.address).port or 0):
        expect(page.locator("html")).to_have_attribute("lang", "cs")
        expect(page.get_by_text("Hrát hned").first).to_be_visible()


def test_a_rivals_name_opens_their_board_without_what_is_hidden(guest: Table) -> None:
    sit_down_late(guest, "bitoku-4-greedy")
    page = guest.page
    guest.wait()
    rivals = [player for player in guest.view()["players"] if "hand" not in player]
    known = max(len(player["known_in_hand"]) for player in rivals)
    name = page.get_by_role("button", name="show the whole board").first
    opened = page.get_by_role("dialog")
    name.click()
    expect(opened).to_be_visible()
    places = opened.locator("[data-place]")
    expect(opened.locator('[data-place="slot-memory-1"]')).to_be_visible()
    assert opened.locator('[data-place^="hand-"]').count() <= known
    assert opened.locator('[data-place][tabindex="0"]').count() == 0, "nothing is chosen there"
    places.locator("visible=true").last.click()
    expect(page.get_by_role("alert")).to_have_count(0)  # it is explained, not refused
    page.keyboard.press("Escape")  # the card first
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(name).to_be_focused()


def test_one_press_of_tab_leads_through_the_log_and_arrows_within_it(guest: Table) -> None:
    guest.sit_down("hitodama", "me", "random")
    page = guest.page
    for _ in range(4):
        guest.answer()
        guest.wait()
    lines = page.locator("#log .line")
    assert lines.count() > 3
    expect(page.locator('#log [tabindex="0"], #log button:not([tabindex])')).to_have_count(1)
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(-2)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Look back at this moment")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#log :focus")).to_have_count(0)
