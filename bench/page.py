"""How quickly the page shows a bot's move, and whether it stays smooth meanwhile.

    python -m bench.page [SECONDS]

Three bots play Bitoku with a person in Chromium, who always takes the first answer, at the fast
pace. Told are, over all moves: how long drawing a move takes, how long until it is painted, and how
far apart frames are from then on, while its pieces travel. On a busy machine the figures say more
about the machine than about the page.
"""

import itertools
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize, sync_playwright

from tests.web.conftest import CHROMIUM, QUIET, Service
from tests.web.playing import Table

SECONDS = 30
WINDOW = ViewportSize(width=1440, height=900)
TRAVEL_MS = 420  # as the page moves its pieces

# Every drawing as [when it began, how long it took, whether it was the person's own move], every
# frame as [its time, when it was done].
WATCH = """
window.bench = { draws: [], frames: [] };
new PerformanceObserver((list) => {
  for (const { startTime, duration, name, detail } of list.getEntries()) {
    if (name === "mori-draw") window.bench.draws.push([startTime, duration, detail.isMine]);
  }
}).observe({ type: "measure" });
const channel = new MessageChannel();
let painted = 0;
channel.port1.onmessage = () => window.bench.frames.push([painted, performance.now()]);
const next = (time) => {
  painted = time;
  channel.port2.postMessage(0);
  requestAnimationFrame(next);
};
requestAnimationFrame(next);
setInterval(() => document.querySelector(".decide .options button:not([disabled])")?.click(), 250);
"""


def measure(seconds: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        service = Service(Path(folder) / "mori.sqlite3")
        service.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
            page = browser.new_page(viewport=WINDOW)
            page.goto(service.address)
            table = Table(page, service.address)
            table.settings(speed="fast", motion="system")
            table.make("bitoku", "me", "greedy", "greedy", "greedy")
            page.add_init_script(WATCH)
            table.open()
            page.wait_for_selector("[data-step]")
            page.wait_for_timeout(seconds * 1000)
            found: dict[str, Any] = page.evaluate("window.bench")
            browser.close()
        finally:
            service.stop()
    return found


def told(title: str, values: list[float]) -> str:
    ordered = sorted(values)

    def share(part: float) -> float:
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))]

    shares = f"90 % {share(0.9):.1f}, 99 % {share(0.99):.1f}, most {ordered[-1]:.1f}"
    return f"{title:<34}median {statistics.median(ordered):.1f}, {shares} ms ({len(ordered)})"


def main() -> int:
    if CHROMIUM is None:
        print("There is no Chromium.", file=sys.stderr)
        return 1
    found = measure(int(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
    draws, frames = found["draws"], found["frames"]
    painted = [
        next((end for start, end in frames if start >= began + took), began + took)
        for began, took, _ in draws
    ]
    moves = [(own, end - began) for (began, _, own), end in zip(draws, painted, strict=True)]
    # From the frame that shows a move to where its pieces have arrived, or the next one begins.
    begins = [*(began for began, _, _ in draws[1:]), frames[-1][0]]
    gaps = [
        after[0] - before[0]
        for before, after in itertools.pairwise(frames)
        for end, begin in zip(painted, begins, strict=True)
        if end <= before[0] and after[0] <= min(end + TRAVEL_MS, begin)
    ]
    print(told("drawing a move", [took for _, took, _ in draws]))
    print(told("a bot's move until it is painted", [until for own, until in moves if not own]))
    print(told("one's own, with what comes next", [until for own, until in moves if own]))
    print(told("between frames while pieces move", gaps))
    late = sum(gap > 1.5 * 1000 / 60 for gap in gaps)
    print(f"frames that came late: {late} of {len(gaps)} ({late / len(gaps):.1%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
