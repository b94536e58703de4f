"""How soon the lobby and a table show on a slow line, and what comes over it until then.

    python -m bench.lobby [KBIT]

A browser that has nothing kept opens the lobby over a line of so many kilobits a second (400 unless
told) and 100 ms; others open a table of each game by its address, as a friend does who was sent it.
The service has been asked before; its answers are compressed, as by the proxy of `deploy/`.
"""

import json
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

import uvicorn
from playwright.sync_api import Browser, CDPSession, sync_playwright
from starlette.middleware.gzip import GZipMiddleware

from mori.server.app import create_app
from mori.server.settings import Settings
from tests.web.conftest import CHROMIUM, QUIET, free_port
from tests.web.playing import Table

KBIT = 400
LATENCY_MS = 100
SHOWS = {"the first words": "h1", "all games": "section.game:nth-of-type(2)"}
BOARD = "[data-step]"
GAMES = ("bitoku", "hitodama")

# When each thing was there first, by the page's own clock, and how much had come by then.
WATCH = """
window.shown = {};
new MutationObserver(() => {
  for (const [what, selector] of Object.entries(window.wanted)) {
    if (what in window.shown || !document.querySelector(selector)) continue;
    const came = [...performance.getEntriesByType("navigation"),
                  ...performance.getEntriesByType("resource")];
    const size = came.reduce((sum, { transferSize }) => sum + transferSize, 0);
    window.shown[what] = [performance.now(), size];
  }
}).observe(document, { childList: true, subtree: true, attributes: true });
"""


def serve(folder: Path) -> tuple[uvicorn.Server, str]:
    """A service in a thread of its own, and its address."""
    app = create_app(Settings(database_url=f"sqlite:///{folder / 'mori.db'}"))
    app.add_middleware(GZipMiddleware)
    port = free_port()
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="warning"))
    threading.Thread(target=server.run, daemon=True).start()
    while not server.started:
        time.sleep(0.05)
    return server, f"http://127.0.0.1:{port}"


def slow(session: CDPSession, kbit: int) -> None:
    """Make the line slow."""
    conditions = {"offline": False, "latency": LATENCY_MS, "uploadThroughput": -1}
    speed = {"downloadThroughput": kbit * 1000 / 8}
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", conditions | speed)


def tell(browser: Browser, address: str, kbit: int, shows: dict[str, str], game: str = "") -> None:
    """Open the lobby, or a table of a game, and tell when each thing shows."""
    page = browser.new_page(service_workers="block")
    page.goto(f"{address}/healthz")
    path = f"/t/{Table(page, address).make(game, 'me', 'bamboo')}" if game else ""
    slow(page.context.new_cdp_session(page), kbit)
    page.add_init_script(f"window.wanted = {json.dumps(shows)};{WATCH}")
    page.goto(address + path, wait_until="commit")
    for what, selector in shows.items():
        page.wait_for_selector(selector)
        at, size = page.evaluate("what => window.shown[what]", what)
        print(f"{what}: {at / 1000:.2f} s, {size / 1000:.0f} kB")
    page.close()


def main() -> int:
    if CHROMIUM is None:
        print("There is no Chromium.", file=sys.stderr)
        return 1
    kbit = int(sys.argv[1]) if len(sys.argv) > 1 else KBIT
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, address = serve(Path(folder))
        urllib.request.urlopen(f"{address}/api/games").read()  # which opens the games
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        tell(browser, address, kbit, SHOWS)
        for game in GAMES:
            tell(browser, address, kbit, {f"a table of {game}": BOARD}, game)
        browser.close()
        server.should_exit = True
    return 0


if __name__ == "__main__":
    sys.exit(main())
