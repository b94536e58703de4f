"""The pictures in docs/screens, from the real page:  python -m tests.web.screenshots [NAME …]

Without names it makes all of them. Lobby and score page are called "pages" here.
"""

import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.golden import RECORDS
from tests.outside.conftest import install
from tests.web.conftest import CHROMIUM, QUIET, Service
from tests.web.playing import Table

SCREENS = Path(__file__).resolve().parents[2] / "docs" / "screens"
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
TABLET = ViewportSize(width=820, height=1180)
BOTS = ["greedy"] * 3

# Name: size, theme, game, seats, how many answers are given first.
TABLES = {
    "bitoku-4": (DESKTOP, "light", "bitoku", ["me", *BOTS], 14),
    "bitoku-4-dark": (DESKTOP, "dark", "bitoku", ["me", *BOTS], 14),
    "bitoku-solo": (DESKTOP, "light", "bitoku", ["me"], 14),
    "bitoku-phone": (PHONE, "light", "bitoku", ["me", *BOTS], 14),
    "bitoku-phone-dark": (PHONE, "dark", "bitoku", ["me", *BOTS], 14),
    "bitoku-tablet": (TABLET, "light", "bitoku", ["me", *BOTS], 14),
    "hitodama-4": (DESKTOP, "light", "hitodama", ["me", *BOTS], 9),
    "hitodama-4-dark": (DESKTOP, "dark", "hitodama", ["me", *BOTS], 9),
    "hitodama-phone": (PHONE, "light", "hitodama", ["me", *BOTS], 0),
    "hitodama-phone-dark": (PHONE, "dark", "hitodama", ["me", *BOTS], 0),
    "hitodama-tablet": (TABLET, "dark", "hitodama", ["me", *BOTS], 9),
    "pebbles": (DESKTOP, "light", "pebbles", ["me", "magpie", "magpie"], 6),
}

# Name: game, number of the lesson, how many sentences of it are read first.
LESSONS = {"lesson": ("Bitoku", 1, 2)}


def take(browser: Browser, service: Service, name: str) -> None:
    size, theme, game, seats, answers = TABLES[name]
    scale = 2 if size == PHONE else 1
    context = browser.new_context(viewport=DESKTOP, device_scale_factor=scale, locale="en-GB")
    page = context.new_page()
    page.goto(service.address)
    table = Table(page, service.address)
    table.settings(theme=theme)
    table.make(game, *seats)
    table.open()
    for _ in range(answers):
        table.wait()
        table.answer()
    table.wait()
    if size != DESKTOP:
        page.set_viewport_size(size)
        page.reload()
    page.wait_for_timeout(1500)
    page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=82)
    context.close()


def take_lesson(browser: Browser, service: Service, name: str) -> None:
    game, number, sentences = LESSONS[name]
    context = browser.new_context(viewport=DESKTOP, locale="en-GB")
    page = context.new_page()
    page.goto(service.address)
    Table(page, service.address).settings(theme="light")
    page.reload()
    page.locator("section.game", has_text=game).get_by_role("button", name="Learn").click()
    page.locator("dialog ol li").nth(number - 1).locator(".btn").first.click()
    page.locator(".lesson").wait_for()
    for _ in range(sentences):
        page.locator(".lesson .pri").click()
    page.wait_for_timeout(1500)
    page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=82)
    context.close()


def take_pages(browser: Browser, service: Service) -> None:
    """Lobby and final score, light and dark."""
    for theme in ("light", "dark"):
        context = browser.new_context(viewport=DESKTOP, locale="en-GB")
        page = context.new_page()
        page.goto(service.address)
        table = Table(page, service.address)
        table.settings(theme=theme)
        page.reload()
        page.wait_for_selector("section.game")
        page.wait_for_timeout(800)
        suffix = "" if theme == "light" else "-dark"
        page.screenshot(path=SCREENS / f"lobby{suffix}.jpg", type="jpeg", quality=82)
        record = (RECORDS / "bitoku-4-greedy.json").read_bytes()
        answer = page.request.post(
            f"{service.address}/api/records",
            data=record,
            headers={"content-type": "application/json"},
        )
        page.goto(f"{service.address}/t/{answer.json()['table']['id']}")
        page.wait_for_selector(".ended button")
        page.locator(".ended button").first.click()
        page.get_by_role("table").first.wait_for()
        page.wait_for_timeout(800)
        page.screenshot(path=SCREENS / f"score{suffix}.jpg", type="jpeg", quality=82)
        context.close()


def main() -> None:
    SCREENS.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    install(folder / "installed", folder)
    known = os.environ.get("PYTHONPATH", "")
    paths = filter(None, [str(folder / "installed"), known])
    os.environ["PYTHONPATH"] = os.pathsep.join(paths)  # for the service
    service = Service(folder / "mori.db")
    service.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
            for name in sys.argv[1:] or [*TABLES, *LESSONS, "pages"]:
                if name in TABLES:
                    take(browser, service, name)
                elif name in LESSONS:
                    take_lesson(browser, service, name)
                else:
                    take_pages(browser, service)
                sys.stdout.write(f"{name}\n")
            browser.close()
    finally:
        service.stop()


if __name__ == "__main__":
    main()
