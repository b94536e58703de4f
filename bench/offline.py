"""What Mori without a server takes: bytes, seconds, milliseconds and memory in a browser.

    make offline && python -m bench.offline [--slow 4]

Serves dist/offline to headless Chromium on this machine, with a cold and a warm start. `--slow 4`
gives every worker and page a quarter of the processor, as on a phone.
"""

import argparse
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from tests.web.conftest import CHROMIUM, QUIET, new_context
from tests.web.playing import Table
from tests.web.static_host import StaticHost
from tests.web.test_hints import HINT

READY = "() => navigator.serviceWorker.ready.then(() => true)"
# Answers of one's own, until the bot has answered and something is asked again.
DECISIONS = 40


class Measured:
    """One visit: what came over the line, and when things were there."""

    def __init__(self, page: Page, host: StaticHost) -> None:
        self.page = page
        self.host = host
        self.began = time.monotonic()
        self.bytes_before = host.bytes

    def told(self, what: str) -> None:
        seconds = time.monotonic() - self.began
        sent = (self.host.bytes - self.bytes_before) / 1e6
        print(f"| {what} | {sent:.1f} MB | {seconds:.1f} s |")


def visit(page: Page, host: StaticHost, name: str) -> None:
    """From nothing to the first question of a game."""
    measured = Measured(page, host)
    page.goto(host.address)
    page.get_by_role("button", name="Play now").last.wait_for()
    measured.told(f"{name}: the lobby")
    card = page.locator("section.game", has_text="Hitodama")
    card.locator(".chair select").last.select_option("cedar")
    card.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".decide [data-choice]")
    measured.told(f"{name}: the first question of a game")


def play(page: Page, address: str) -> None:
    """Milliseconds of an answer with what bots do until the next question, and of a hint."""
    table = Table(page, address)
    table.wait()
    answers: list[float] = []
    hints: list[float] = []
    for number in range(DECISIONS):
        if table.is_over:
            break
        if number % 10 == 0:
            began = time.monotonic()
            page.locator(HINT).click()
            page.locator("#hint", has_text="would choose").wait_for()
            hints.append(time.monotonic() - began)
        began = time.monotonic()
        table.answer()
        table.wait()
        answers.append(time.monotonic() - began)
    for name, times in (("an answer, to the next question", answers), ("a hint", hints)):
        middle, most = statistics.median(times) * 1000, max(times) * 1000
        print(f"| {name} | {middle:.0f} ms | at most {most:.0f} ms |")


def processor_seconds(session: CDPSession) -> float:
    """The processor time of all pages so far."""
    told = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return float(sum(each["cpuTime"] for each in told if each["type"] == "renderer"))


@contextmanager
def browser_at(context: BrowserContext, slow: int) -> Iterator[Page]:
    page = context.new_page()
    page.add_init_script(
        "localStorage.setItem('mori.settings', JSON.stringify({speed:'instant',motion:'reduced',"
        "tips:'off',confirm:'off'}))"
    )
    if slow > 1:
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    yield page
    page.close()


def measure(browser: Browser, slow: int) -> None:
    host = StaticHost()
    host.start()
    session = browser.new_browser_cdp_session()
    context = new_context(browser, has_worker=True)
    print("| what | bytes or middle | time |\n|---|---|---|")
    before = processor_seconds(session)
    with browser_at(context, slow) as page:
        visit(page, host, "cold")
        print(f"| processor time until then | | {processor_seconds(session) - before:.1f} s |")
        play(page, host.address)
        page.evaluate(READY)
    before = processor_seconds(session)
    with browser_at(context, slow) as page:
        visit(page, host, "warm")
        print(f"| processor time until then | | {processor_seconds(session) - before:.1f} s |")
    context.close()
    host.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=int, default=1, help="processor slowed down by this factor")
    chosen = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        measure(browser, chosen.slow)
        browser.close()


if __name__ == "__main__":
    main()
