"""Challenges: a link fixes the game, each plays it, and the lines come back in links."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import mori
from mori.core.link import read_link, write_link
from mori.core.linked_game import link_of_deal
from mori.core.registry import load_rules
from mori.words import LANGUAGES
from tests.server import running
from tests.web.axe import serious
from tests.web.conftest import PHONE, Service, new_context, note_mistakes
from tests.web.moving import said, speak, switch
from tests.web.playing import Table

WIDER = "() => document.documentElement.scrollWidth > innerWidth"
LINE, SEND, TITLE = "Your line", "Send this challenge", "A challenge: Hitodama"


def reader(browser: Browser, service: Service, name: str, **options: Any) -> Iterator[Table]:
    """Somebody with a browser of their own."""
    context = new_context(browser, **options)
    mistakes: list[str] = []
    page = context.new_page()
    note_mistakes(page, mistakes)
    page.goto(service.address)
    table = Table(page, service.address)
    table.settings(name=name)
    yield table
    context.close()
    assert mistakes == []


@pytest.fixture
def anna(browser: Browser, service: Service) -> Iterator[Table]:
    yield from reader(browser, service, "Anna")


@pytest.fixture
def ben(browser: Browser, service: Service) -> Iterator[Table]:
    yield from reader(browser, service, "Ben")


@pytest.fixture
def phone(browser: Browser, service: Service) -> Iterator[Table]:
    yield from reader(browser, service, "Ben", **PHONE)


def set_up(table: Table) -> str:
    """A challenge from the lobby, whose page is open then; its link."""
    table.go("/")
    card = table.page.locator("section.game", has_text="Hitodama")
    card.get_by_role("button", name="Set up").click()
    dialog = table.page.locator("dialog")
    dialog.locator(".chair select").nth(1).select_option("bamboo")
    dialog.get_by_label("Seed").fill("7")
    dialog.get_by_role("button", name="Challenge a friend").click()
    expect(table.page.locator("h1")).to_have_text(TITLE)
    return table.page.get_by_role("textbox", name=SEND).input_value()


def choosing(seed: int) -> Callable[[Sequence[Any]], Any]:
    """Chooses by chance, but the first answer is always the same."""
    chance = random.Random(seed)
    count = 0

    def choose(among: Sequence[Any]) -> Any:
        nonlocal count
        count += 1
        return among[0] if count == 1 else chance.choice(among)

    return choose


def play(table: Table, seed: int) -> None:
    """Starts the challenge whose page is open, and plays it to its end without the page."""
    table.page.get_by_role("button", name="Play this deal").click()
    table.page.wait_for_url("**/t/*")
    table.id = table.page.url.rsplit("/", 1)[-1]
    tokens = table.page.evaluate("() => JSON.parse(localStorage.getItem('mori.tokens'))")
    choose = choosing(seed)
    with httpx.Client(base_url=table.address) as http:
        service = running.Service(table.address, http)
        with service.socket(table.id) as socket:
            socket.join(next(iter(tokens[table.id].values())))
            while True:
                socket.read_to_turn()
                decision = socket.state["decision"]
                if decision is None:
                    break
                told = socket.answer(choose(decision["actions"])["text"])
                assert told["type"] == "done", told


def line_of(table: Table) -> str:
    """The link to send back, from where the game is looked at again."""
    table.go(f"/t/{table.id}/replay")
    return table.page.get_by_role("textbox", name=LINE).input_value()


def open_link(table: Table, link: str) -> None:
    table.page.goto("about:blank")
    table.page.goto(link)
    expect(table.page.locator("h1")).to_have_text(TITLE)


def heads(page: Page) -> Locator:
    return page.locator("thead th")


def a_line(link: str, seed: int) -> str:
    """Somebody's game of a challenge, in a link without a name."""
    deal = read_link(link)
    game = mori.new_game(deal.game, players=2, seed=deal.seed, seats=deal.seats)
    return played(game, seed)


def finished_line(game: str, seed: int) -> str:
    """A game of another deal."""
    return played(mori.new_game(game, players=2, seed=seed), seed)


def played(game: mori.Game, seed: int) -> str:
    """The link of a game that is played to its end by chance."""
    choose = choosing(seed)
    while not game.is_over:
        decision = game.decisions[0]
        game.apply(choose(decision.actions), decision.seat)
    return mori.write_link(game)


def test_a_challenge_goes_to_a_friend_and_comes_back(anna: Table, ben: Table) -> None:
    link = set_up(anna)
    assert "/#c=hitodama." in link
    play(anna, 1)
    sent = line_of(anna)
    assert "&by=Anna" in sent

    open_link(ben, sent)
    page = ben.page
    expect(page.get_by_text("Anna has played this deal.")).to_be_visible()
    expect(page.get_by_text("One line has come.")).to_be_visible()
    expect(heads(page)).to_have_count(0)  # nothing of her game is told beforehand
    expect(page.get_by_role("link", name="Replay")).to_have_count(0)
    play(ben, 2)
    back = line_of(ben)
    page.get_by_role("link", name="Open the challenge").click()
    expect(heads(page)).to_have_text(["You", "Anna"])
    expect(page.get_by_text("Anna: after")).to_be_visible()
    mine, hers = page.locator(".sum td").all_text_contents()

    open_link(anna, back)
    expect(heads(anna.page)).to_have_text(["You", "Ben"])
    assert anna.page.locator(".sum td").all_text_contents() == [hers, mine]
    anna.page.get_by_role("link", name="Look at it: Ben").click()
    anna.page.wait_for_url("**/replay#*")
    expect(anna.page.locator("[role=slider]")).not_to_have_attribute("aria-valuenow", "0")


def test_a_finished_game_becomes_a_challenge(anna: Table, ben: Table) -> None:
    """From the page of its scores; who made it has played it."""
    anna.make("hitodama", "me", "random", seed=5)
    anna.open()
    anna.play_out()
    anna.page.locator(".ended").get_by_role("button", name="The score in full").click()
    anna.page.get_by_role("button", name="Challenge a friend").click()
    link = anna.page.get_by_role("textbox", name=LINE).input_value()
    anna.page.get_by_role("link", name="Open the challenge").click()
    expect(heads(anna.page)).to_have_text(["You"])
    open_link(ben, link)
    expect(ben.page.get_by_role("button", name="Play this deal")).to_be_visible()


def test_lines_are_pasted_and_bad_ones_refused_in_words(anna: Table) -> None:
    link = set_up(anna)
    page, field = anna.page, anna.page.get_by_label("Link to a line")
    deal = link.split("#c=")[1]

    def paste(text: str, told: str) -> None:
        field.fill(text)
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_text(told)).to_be_visible()

    line = a_line(deal, 1)
    paste("good luck", "This is not a link to a game of Mori.")
    paste(line[:-3], "The link is damaged")
    paste(deal, "nobody has played it yet")
    paste(finished_line("hitodama", 9), "This link belongs to another challenge.")
    paste(f"https://elsewhere.example/#c={line}&by=Eva", "The line was added.")
    paste(line, "This line was here already.")
    expect(page.get_by_text("One line has come.")).to_be_visible()
    expect(heads(page)).to_have_count(0)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("letters", "The link is damaged"),
        ("engine", "The link was made with Mori 0.0.1"),
        ("pack", "was played with the pack 00000000"),
        ("game", "unknown"),
    ],
)
def test_a_challenge_that_cannot_be_opened_says_why(anna: Table, change: str, told: str) -> None:
    """Only another version is no reason: most of its games are the same here."""
    link = link_of_deal(load_rules("hitodama", 2), 7, ["human", "random"])
    if change == "engine":
        link.engine = "0.0.1"
    elif change == "pack":
        link.pack = "00000000"
    elif change == "game":
        link.game = "unknown"
    text = write_link(link)
    anna.go(f"/#c={text[:-2] if change == 'letters' else text}")
    if change != "engine":
        expect(anna.page.locator("h1")).to_have_text("This challenge cannot be opened")
        told_at = anna.page.get_by_role("alert")
    else:
        told_at = anna.page.locator(".version")
    expect(told_at).to_contain_text(told)


def test_a_challenge_is_found_again_in_the_lobby_and_forgotten(anna: Table) -> None:
    link = set_up(anna)
    page = anna.page
    anna.go("/")
    page.get_by_role("link", name="Open the challenge").click()
    expect(page.get_by_role("textbox", name=SEND)).to_have_value(link)
    anna.go("/")
    page.get_by_role("button", name="Forget this challenge").click()
    expect(page.get_by_role("link", name="Open the challenge")).to_have_count(0)


def test_on_a_phone_in_every_language_nothing_is_wrong_with_a_challenge(phone: Table) -> None:
    """Before and after it was played: nothing serious for axe, and nothing to the right."""
    page = phone.page
    link = set_up(phone)
    deal = link.split("#c=")[1]
    lines = [f"{link.split('#')[0]}#c={a_line(deal, seed)}&by={name}" for seed, name in LINES]
    for line in lines:
        open_link(phone, line)
    found = wrong(page)
    play(phone, 3)
    open_link(phone, link)
    expect(heads(page)).to_have_count(1 + len(lines))
    assert found + wrong(page) == []


LINES = ((1, "Anna"), (2, "A name of 24 letters W W"))


def wrong(page: Page) -> list[str]:
    """What axe finds, dark and light, and what makes the page wider than the phone."""
    found: list[str] = []
    for theme in ("dark", "light"):
        switch(page, theme=theme)
        found += [f"{theme}: {mistake}" for mistake in serious(page, has_colours=True)]
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        speak(page, language)
        title = said(language, "web-challenge-title", game="Hitodama")
        expect(page.locator("h1")).to_have_text(title)
        if page.evaluate(WIDER):
            found.append(f"{language}: wider than the window")
    return found
