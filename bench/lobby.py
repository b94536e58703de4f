"""How soon the lobby shows on a slow line, and what comes over it until then.

    python -m bench.lobby [KBIT]

A browser that has nothing kept opens the lobby over a line of so many kilobits a second (400 unless
told) and 100 ms. The service has been asked before; its answers are compressed, as by the proxy of
`deploy/`.
"""

import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

import uvicorn
from playwright.sync_api import CDPSession, sync_playwright
from starlette.middleware.gzip import GZipMiddleware

from mori.server.app import create_app
from mori.server.settings import Settings
from tests.web.conftest import CHROMIUM, QUIET, free_port

KBIT = 400
LATENCY_MS = 100
SHOWS = {"the first words": "h1", "all games": "section.game:nth-of-type(2)"}


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


def slow(session: CDPSession, kbit: int) -> list[float]:
    """Make the line slow; what comes over it is counted into the list."""
    counted: list[float] = []
    session.send("Network.enable")
    conditions = {"offline": False, "latency": LATENCY_MS, "uploadThroughput": -1}
    speed = {"downloadThroughput": kbit * 1000 / 8}
    session.send("Network.emulateNetworkConditions", conditions | speed)
    session.on("Network.loadingFinished", lambda it: counted.append(it["encodedDataLength"]))
    return counted


def main() -> int:
    if CHROMIUM is None:
        print("There is no Chromium.", file=sys.stderr)
        return 1
    kbit = int(sys.argv[1]) if len(sys.argv) > 1 else KBIT
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, address = serve(Path(folder))
        urllib.request.urlopen(f"{address}/api/games").read()  # which opens the games
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        page = browser.new_page(service_workers="block")
        counted = slow(page.context.new_cdp_session(page), kbit)
        began = time.monotonic()
        page.goto(address, wait_until="commit")
        for what, selector in SHOWS.items():
            page.wait_for_selector(selector)
            print(f"{what}: {time.monotonic() - began:.2f} s, {sum(counted) / 1000:.0f} kB")
        browser.close()
        server.should_exit = True
    return 0


if __name__ == "__main__":
    sys.exit(main())
