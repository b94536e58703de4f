"""A service with an empty database, a browser, and a page for each test."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from mori.server.settings import Limits
from tests.server.databases import free_port
from tests.web.playing import PATIENCE, Table

PAGE = Path(__file__).resolve().parents[2] / "src" / "mori" / "server" / "page" / "index.html"
# The one without a window comes first: it draws the same pages with a third less work.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = next((found for name in BROWSERS if (found := shutil.which(name))), None)
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",  # pages of one context share a process, and what it has read
)
# The tests lay more tables from one address than people do.
UNLIMITED = [word for limit in fields(Limits) for word in ("--limit", f"{limit.name}=0")]
START_SECONDS = PATIENCE / 1000
POLICY = "Content Security Policy"

expect.set_options(timeout=PATIENCE)  # its own patience is five seconds, which a busy machine takes


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser or a built page these tests say so, and are not run."""
    missing = "no Chromium" if CHROMIUM is None else "" if PAGE.is_file() else "no built page"
    for item in items:
        if "tests/web" in str(item.path) and missing:
            item.add_marker(pytest.mark.skip(reason=missing))


class Service:
    """`mori serve` as a process of its own."""

    def __init__(self, database: Path, options: tuple[str, ...] = ()) -> None:
        self.database = database
        self.options = options
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", "from mori.cli import main; main()", "serve"]
        command += ["--port", str(self.port), "--database-url", f"sqlite:///{self.database}"]
        command += [*UNLIMITED, *self.options]
        self.process = subprocess.Popen(command, env={**os.environ})
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=1) as answer:
                    if answer.status == 200:
                        return
            except (urllib.error.URLError, OSError):
                assert self.process.poll() is None, "the service has ended"
                time.sleep(0.1)
        raise AssertionError("the service does not answer")

    def kill(self) -> None:
        """As when the machine goes down: no time to tidy up."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    @contextlib.contextmanager
    def again(self) -> Iterator[None]:
        """Started again after it was killed, and stopped at the end."""
        self.start()
        yield
        self.stop()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=30)


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    running = Service(tmp_path_factory.mktemp("service") / "mori.db")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_service(tmp_path: Path) -> Iterator[Service]:
    """One that the test may kill."""
    running = Service(tmp_path / "mori.db")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield chromium
        chromium.close()


WINDOW = ViewportSize(width=1440, height=900)
UPRIGHT = ViewportSize(width=390, height=844)


def new_context(browser: Browser, *, has_worker: bool = False, **options: Any) -> BrowserContext:
    """A browser; the page's worker, which keeps all its files, is for the tests of it alone."""
    workers = "allow" if has_worker else "block"
    usual = {"viewport": WINDOW, "locale": "en-GB", "service_workers": workers}
    opened = browser.new_context(**{**usual, **options})
    opened.set_default_timeout(PATIENCE)
    return opened


PHONE = {"viewport": UPRIGHT, "bypass_csp": True, "has_touch": True, "is_mobile": True}


def watched(browser: Browser, **options: Any) -> Iterator[Page]:
    """A page in a browser of its own. A script error or a broken policy in it fails the test."""
    context = new_context(browser, **options)
    page = context.new_page()
    mistakes: list[str] = []
    note_mistakes(page, mistakes)
    yield page
    context.close()
    assert mistakes == []


def note_mistakes(page: Page, mistakes: list[str]) -> None:
    page.on("pageerror", lambda error: mistakes.append(str(error)))
    page.on("console", lambda said: mistakes.append(said.text) if POLICY in said.text else None)


def guest_of(browser: Browser, address: str, **options: Any) -> Iterator[Table]:
    """Somebody at a service who has not sat down yet, in a browser that has kept nothing."""
    for page in watched(browser, **options):
        page.goto(f"{address}/healthz")  # of the service, so that settings can be kept
        yield Table(page, address)


@pytest.fixture
def guest(browser: Browser, service: Service) -> Iterator[Table]:
    """Somebody who has not sat down yet, at the shared service."""
    yield from guest_of(browser, service.address)


@pytest.fixture
def phone_guest(browser: Browser, service: Service) -> Iterator[Table]:
    """The same with a phone."""
    yield from guest_of(browser, service.address, **PHONE)


@pytest.fixture
def own_page(browser: Browser) -> Iterator[Page]:
    """A page that is nowhere yet, for a service of the test's own."""
    yield from watched(browser)


@pytest.fixture
def blank(guest: Table) -> Page:
    """A page on the shared service that shows nothing yet and remembers nothing."""
    return guest.page


@pytest.fixture
def page(blank: Page, service: Service) -> Page:
    """The lobby of the shared service."""
    blank.goto(service.address)
    return blank
