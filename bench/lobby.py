"""How soon lobby, invitation and table show on a slow line, and what comes over it until then.

    python -m bench.lobby [KBIT [MS]]

A browser with an empty cache opens the lobby over a slow line (by default 400 kbit/s with a round
trip of 300 ms); others open an invitation to each game, type a
name and sit down; others open a table by its address. The service has been asked before.
"""

import json
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

from bench.slow_line import SlowLine, slow_line
from mori.server.app import create_app
from mori.server.settings import Settings
from tests.web.conftest import CHROMIUM, QUIET, free_port
from tests.web.late import ask

KBIT = 400
LATENCY_MS = 300
LOBBY = {"the first words": "h1", "all games": "section.game:nth-of-type(2)"}
INVITATION = {"a sign of life": "svg", "an invitation": "form button.pri"}
BOARD = {"a table": "[data-step]"}
GAMES = ("bitoku", "hitodama")
TYPING_MS = 3000  # while somebody reads an invitation and types a name

# When each thing was there first, by the page's own clock.
WATCH = """
window.shown = {};
new MutationObserver(() => {
  for (const [what, selector] of Object.entries(window.wanted))
    if (document.querySelector(selector)) window.shown[what] ??= performance.now();
}).observe(document, { childList: true, subtree: true, attributes: true });
"""


def serve(folder: Path) -> tuple[uvicorn.Server, int]:
    """A service in a thread of its own, and its port."""
    app = create_app(Settings(database_url=f"sqlite:///{folder / 'mori.db'}"))
    port = free_port()
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="warning"))
    threading.Thread(target=server.run, daemon=True).start()
    while not server.started:
        time.sleep(0.05)
    return server, port


def opened(browser: Browser, line: SlowLine, path: str, shows: dict[str, str]) -> Page:
    """A new browser at an address; tells when each thing shows."""
    page = browser.new_page(service_workers="block")
    page.add_init_script(f"window.wanted = {json.dumps(shows)};{WATCH}")
    before = line.down.passed
    page.goto(line.address + path, wait_until="commit")
    for what, selector in shows.items():
        page.wait_for_selector(selector, state="attached")
        at = page.evaluate("what => window.shown[what]", what)
        print(f"  {what}: {at / 1000:.2f} s, {(line.down.passed - before) / 1000:.0f} kB")
    return page


def made(service: str, game: str, *seats: str) -> dict[str, object]:
    table = {"game": game, "seats": seats, "name": "Hana"}
    return ask(f"{service}/api/tables", json.dumps(table).encode())


def invited(browser: Browser, line: SlowLine, service: str, game: str) -> None:
    """Open an invitation, type a name, and sit down."""
    table = made(service, game, "me", "friend")
    (secret,) = table["invitations"].values()  # type: ignore[attr-defined]
    path = f"/t/{table['table']['id']}#join={secret}"  # type: ignore[index]
    page = opened(browser, line, path, INVITATION)
    before = line.down.passed
    page.wait_for_timeout(TYPING_MS)
    page.fill("form .name input", "Sumi")
    sat = time.monotonic()
    page.click("form button.pri")
    page.wait_for_selector("[data-step]")
    size = (line.down.passed - before) / 1000
    print(f"  from the seat to the table: {time.monotonic() - sat:.2f} s, {size:.0f} kB")
    page.close()


def main() -> int:
    if CHROMIUM is None:
        print("There is no Chromium.", file=sys.stderr)
        return 1
    kbit, latency = (*(int(one) for one in sys.argv[1:]), *(KBIT, LATENCY_MS)[len(sys.argv) - 1 :])
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, port = serve(Path(folder))
        service = f"http://127.0.0.1:{port}"
        urllib.request.urlopen(f"{service}/api/games").read()  # which opens the games
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        with slow_line(port, kbit, latency) as line:
            print("lobby")
            opened(browser, line, "", LOBBY).close()
            for game in GAMES:
                print(game)
                invited(browser, line, service, game)
                table = made(service, game, "me", "bamboo")
                tokens = ",".join(f"{at}={one}" for at, one in table["tokens"].items())  # type: ignore[attr-defined]
                opened(browser, line, f"/t/{table['table']['id']}#{tokens}", BOARD).close()  # type: ignore[index]
        browser.close()
        server.should_exit = True
    return 0


if __name__ == "__main__":
    sys.exit(main())
