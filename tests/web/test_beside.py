"""People in browsers of their own: the chat, who is connected, undo by consent."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.conftest import Service
from tests.web.playing import Table

DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
FIRST, SECOND = 1, 0  # the order of the seats with seed 1


@contextmanager
def sitting(browser: Browser, service: Service) -> Iterator[tuple[Page, Page]]:
    """Two people, each with the key of one seat: whoever begins at a desk, the other on a phone."""
    body: dict[str, Any] = {"game": "hitodama", "seats": ["me", "me"], "seed": 1}
    made = httpx.post(f"{service.address}/api/tables", json=body, timeout=60).json()
    contexts, pages = [], []
    for seat, size, language in ((FIRST, DESKTOP, "en"), (SECOND, PHONE, "cs")):
        context = browser.new_context(viewport=size, service_workers="block")
        page = context.new_page()
        page.goto(service.address)
        table = Table(page, service.address)
        table.settings(language=language)
        table.take({**made, "tokens": {str(seat): made["tokens"][str(seat)]}})
        table.open()
        contexts.append(context)
        pages.append(page)
    try:
        yield pages[0], pages[1]
    finally:
        for context in contexts:
            context.close()


def test_two_people_talk_and_take_back_by_consent(browser: Browser, service: Service) -> None:
    with sitting(browser, service) as (first, second):
        expect(first.locator(".order i:not(.away)")).to_have_count(1)
        # A phrase is heard in the reader's own language, and unread until it is opened.
        first.keyboard.press("c")
        first.get_by_role("button", name="Hello!").click()
        first.get_by_role("textbox").fill("Tea <b>first</b>?")
        first.keyboard.press("Enter")
        chat = second.locator("[data-chat-button]")
        expect(chat.locator("i")).to_have_text("2")
        chat.click()
        expect(second.get_by_role("log")).to_contain_text("Ahoj!")
        expect(second.get_by_role("log")).to_contain_text("Tea <b>first</b>?")
        expect(chat.locator("i")).to_have_count(0)
        second.keyboard.press("Escape")
        first.keyboard.press("Escape")
        expect(first.get_by_role("log")).to_have_count(0)
        # Both answer; then only the other's consent takes the first answer back.
        second.set_viewport_size(DESKTOP)
        for page in (first, second):
            page.locator('[data-choice="end"]:not([disabled])').first.click()
        expect(first.locator("main")).to_have_attribute("data-step", "2")
        first.locator(".acts").get_by_role("button", name="Ask for undo").click()
        asked = second.locator("section.asked")
        expect(asked).to_be_visible()
        asked.get_by_role("button").first.click()
        for page in (first, second):
            expect(page.locator("main")).to_have_attribute("data-step", "0")
        expect(first.get_by_text("All agreed")).to_be_visible()
        second.close()
        expect(first.locator(".order i.away")).to_have_count(1)
