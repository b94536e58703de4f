"""The page of an invitation: it comes before the table that it leads to."""

import json
import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route, expect

from mori.words import LANGUAGES
from tests.web.axe import serious
from tests.web.conftest import PAGE, Service
from tests.web.late import ask
from tests.web.playing import until_seen

# Bytes, compressed by vite: what somebody invited waits for. 3 seconds of a line of 400 kbit/s are
# 150 kB, less the ways there and back.
MOST = 58_000
NEEDED = re.compile(
    r"/(t/[\w-]+|assets/(index|Door|Invited|Room|friends|input|note)-[\w-]+\.(js|css)|api/tables/[\w-]+(/invitation)?)"
)


def invitation(service: Service, game: str, seats: list[str]) -> str:
    table = {"game": game, "seats": seats, "name": "Hana"}
    made = ask(f"{service.address}/api/tables", json.dumps(table).encode())
    secret = next(iter(made["invitations"].values()))
    return f"{service.address}/t/{made['table']['id']}#join={secret}"


def test_an_invitation_waits_for_nothing_of_the_table(blank: Page, service: Service) -> None:
    """No font, no icon, no pack, no other words: they come when it can be used."""
    came: set[str] = set()

    def answer(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if NEEDED.fullmatch(path):  # all others never come
            came.add(path)
            route.continue_()

    blank.route("**/*", answer)
    for language in LANGUAGES:
        kept = json.dumps({"language": language})
        blank.evaluate("kept => localStorage.setItem('mori.settings', kept)", kept)
        blank.goto(invitation(service, "bitoku", ["me", "friend"]), wait_until="commit")
        expect(blank.locator("form .btn.pri")).to_be_enabled()
        expect(blank.locator("#sign")).to_have_count(0)
        expect(blank.get_by_role("status")).to_contain_text("Hana")
        expect(blank.locator("a[href='/book/bitoku'][target=_blank]")).to_be_visible()
        blank.evaluate("() => localStorage.clear()")
    sent = [PAGE.parent / f"{path.lstrip('/')}.br" for path in came if "assets" in path]
    assert 0 < sum(file.stat().st_size for file in sent) < MOST
    blank.unroute_all(behavior="ignoreErrors")


def test_a_sign_of_life_is_in_the_html(blank: Page, service: Service) -> None:
    blank.route("**/assets/**", lambda route: None)
    blank.goto(invitation(service, "bitoku", ["me", "friend"]), wait_until="commit")
    expect(blank.get_by_role("img", name="Mori")).to_be_visible()
    blank.unroute_all(behavior="ignoreErrors")


def test_the_table_is_loaded_while_the_invitation_is_read(blank: Page, service: Service) -> None:
    blank.goto(invitation(service, "hitodama", ["me", "friend", "friend"]))
    expect(blank.locator("input[name=seat]")).to_have_count(2)
    assert serious(blank, has_colours=True) == []
    asked: list[str] = []
    until_seen(blank, "form .btn.pri:enabled")
    blank.wait_for_load_state("networkidle")
    blank.on("request", lambda request: asked.append(urlsplit(request.url).path))
    blank.fill("form .name input", "Sumi")
    blank.click("form .btn.pri")
    expect(blank.get_by_role("heading", name="Waiting for everybody")).to_be_visible()
    scripts = [Path(path).name for path in asked if path.endswith(".js")]
    assert not [name for name in scripts if name.startswith(("Table", "ui", "page"))]


def test_with_one_free_seat_there_is_nothing_to_choose(blank: Page, service: Service) -> None:
    blank.goto(invitation(service, "bitoku", ["me", "friend"]))
    blank.fill("form .name input", "Sumi")
    blank.keyboard.press("Enter")
    until_seen(blank, "[data-step]")


def test_a_name_may_be_given_before_the_free_seat_is_known(blank: Page, service: Service) -> None:
    held: list[Route] = []
    blank.route("**/invitation", lambda route: held.append(route))
    blank.goto(invitation(service, "hitodama", ["me", "friend"]))
    blank.fill("form .name input", "Sumi")
    blank.keyboard.press("Enter")
    expect(blank.locator("form .btn.pri")).to_be_disabled()
    for route in held:
        route.continue_()
    until_seen(blank, "[data-step]")
