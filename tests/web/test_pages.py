"""Replay, rules and lobby pages, and what axe finds on all of them."""

import gzip
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from mori.words import LANGUAGES
from mori.words.rulebook import rulebook
from tests.golden import RECORDS
from tests.web.axe import serious
from tests.web.conftest import PAGE, WINDOW, Service
from tests.web.late import imported
from tests.web.moving import speak
from tests.web.playing import Table, until_seen

# Bytes, compressed: all scripts; all words of a language; those of its lessons and of the coach;
# all that a first lobby view fetches, and what it waits for until its games can be read and
# pressed: 2 seconds of a line of 400 kbit/s are 100 kB, less the ways there and back.
MOST_SCRIPT = 400_000
MOST_WORDS = 55_800
MOST_LESSONS = 25_000
MOST_COACH = 500
MOST_AT_FIRST = 150_000
MOST_FOR_THE_GAMES = 52_000
FOR_THE_GAMES = re.compile(r"/(assets/index-[\w-]+\.(js|css)|api/games)?")
GAMES = ("bitoku", "hitodama")
A_RULE = {"bitoku": "B-RIVER-7", "hitodama": "H-ACT-MOVE-4"}
ANOTHER_RULE = {"bitoku": "B-ROCK-1", "hitodama": "H-SETUP-1"}
WITH_A_TABLE = {"bitoku": "B-HOME-1", "hitodama": "H-TRIB-1"}


PHONE: ViewportSize = {"width": 390, "height": 664}
AT_FIRST = {"speed": "normal", "motion": "system", "confirm": "on", "tips": "first"}
SLIDER = "[role=slider]"
SETTINGS = 'header button:has(use[href="#i-ui-settings"])'


def compressed(*files: Path) -> int:
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def test_scripts_and_words_stay_small() -> None:
    assets = PAGE.parent / "assets"
    assert 0 < compressed(*assets.glob("*.js")) < MOST_SCRIPT
    lessons = set(assets.glob("lessons-*.ftl"))  # only who takes one fetches those of its game
    assert 0 < compressed(*lessons) < MOST_LESSONS * len(LANGUAGES)
    coach = set(assets.glob("web_coach-*.ftl"))  # only who has one, or opens the settings
    assert 0 < compressed(*coach) < MOST_COACH * len(LANGUAGES)
    usual = set(assets.glob("*.ftl")) - lessons - coach
    assert 0 < compressed(*usual) < MOST_WORDS * len(LANGUAGES)


def test_a_first_view_of_the_lobby_loads_little(blank: Page, service: Service) -> None:
    asked: list[str] = []
    blank.on("request", lambda request: asked.append(request.url.removeprefix(service.address)))
    blank.goto(service.address)
    expect(blank.locator("section.game")).to_have_count(len(GAMES))
    expect(blank.locator("#replays")).to_be_visible()
    files = [path for path in asked if path.startswith("/assets/") and not path.endswith("woff2")]
    assert {path.rsplit(".")[-1] for path in files} == {"js", "css", "ftl", "svg"}
    assert len(files) == len(set(files)), "each is fetched once"
    assert compressed(*(PAGE.parent / path.lstrip("/") for path in files)) < MOST_AT_FIRST


def test_on_a_slow_line_the_games_come_first(blank: Page, service: Service) -> None:
    """Nothing else keeps them waiting, in any language: no font, no icon, no other words."""
    came: set[str] = set()

    def answer(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if FOR_THE_GAMES.fullmatch(path):  # all others never come
            came.add(path)
            route.continue_()

    titles = set()
    blank.route("**/*", answer)
    for language in LANGUAGES:
        kept = json.dumps({"language": language})
        blank.evaluate("kept => localStorage.setItem('mori.settings', kept)", kept)
        blank.goto(service.address, wait_until="commit")
        expect(blank.locator("section.game .btn.pri")).to_have_count(len(GAMES))
        for count in (1, 4):  # the number of players changes no words
            blank.locator(f"section.game label:has(input[value='{count}'])").first.click()
        expect(blank.locator("section.game").first.locator("select")).to_have_count(4)
        titles.add(blank.locator("h1").text_content())
    assert len(titles) == len(LANGUAGES)
    sent = [PAGE.parent / f"{path.lstrip('/')}.br" for path in came if "assets" in path]
    assert 0 < sum(file.stat().st_size for file in sent) < MOST_FOR_THE_GAMES
    blank.unroute_all(behavior="ignoreErrors")


def test_a_game_from_a_file_is_found_again_among_the_replays(guest: Table) -> None:
    page = guest.page
    guest.settings()
    guest.go("/")
    page.set_input_files("input[type=file]", RECORDS / "hitodama-2-greedy.json")
    page.wait_for_url("**/replay")
    table = page.url.split("/")[-2]
    guest.go("/")
    expect(page.locator(f'a[href*="{table}"]').first).to_be_visible()


def test_a_broken_file_is_refused_in_words(guest: Table) -> None:
    page = guest.page
    guest.settings()
    guest.go("/")
    page.set_input_files(
        "input[type=file]",
        {"name": "broken.json", "mimeType": "application/json", "buffer": b'{"format": '},
    )
    expect(page.get_by_role("alert").first).to_be_visible()
    assert "Traceback" not in page.content()


def test_finished_games_are_replayed_step_by_step(guest: Table) -> None:
    page, slider = guest.page, guest.page.locator(SLIDER)
    guest.settings(**AT_FIRST)
    for name in ("hitodama-2-greedy", "bitoku-1-greedy", "bitoku-4-greedy"):
        answers = len(json.loads((RECORDS / f"{name}.json").read_text("utf-8"))["actions"])
        guest.go(f"/t/{imported(guest.address, name)}/replay")
        until_seen(page, f'{SLIDER}[aria-valuemax="{answers}"]')
        start = slider.get_attribute("aria-valuenow")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(slider).not_to_have_attribute("aria-valuenow", start or "")
        page.keyboard.press("End")
        expect(slider).to_have_attribute("aria-valuenow", str(answers))


def other_languages(page: Page) -> Iterator[str]:
    """Switched in the page, so that it is loaded once."""
    for language in LANGUAGES[1:]:
        speak(page, language)
        yield language


# What a careless change would do to one of many rules that look alike: to the style of a part of
# it, to what lies behind its text, to a name and to a language. It is told of the last part named.
SPOILT = {
    "color: #aaa": "p color-contrast",
    "background: #777": ".text p color-contrast",
    "opacity: 0.4": ".body p color-contrast",
    "letter-spacing: 0.01em !important": "p avoid-inline-spacing",
    "behind": "p color-contrast",
    "nameless": ".id link-name",
    "tongue": ".text valid-lang",
}
SPOIL = """spoilt => {
  const told = [];
  const mark = (element, rule) => {
    element.id = `spoilt-${told.length}`;
    told.push(`${rule} #${element.id}`);
  };
  const behind = text => {
    const shade = document.createElement('i');
    shade.style.cssText = 'position: absolute; inset: 0; background: #777';
    text.style.position = 'relative';
    text.parentElement.style.position = 'relative';
    text.before(shade);
  };
  const rules = [...document.querySelectorAll('article')];
  const places = [0, rules.length >> 1, rules.length - Object.keys(spoilt).length];
  for (const place of places)
    Object.entries(spoilt).forEach(([how, what], number) => {
      const rule = rules[place + number];
      const parts = what.split(' ');
      const [part, last] = [rule.querySelector(parts[0]), rule.querySelector(parts.at(-2))];
      if (how === 'behind') behind(part);
      else if (how === 'nameless') part.replaceChildren(), part.removeAttribute('title');
      else if (how === 'tongue') part.lang = 'xx-tongue';
      else part.style.cssText += how;
      mark(last, parts.at(-1));
    });
  const links = [...document.querySelectorAll('nav li > a')];
  const pair = place => links.slice(place, place + 2);
  for (const link of [0, links.length >> 1, links.length - 2].flatMap(pair)) {
    link.style.cssText = 'display: block; height: 9px; padding: 0';
    link.querySelector('small').remove(); // what hangs out is not told as too small
    mark(link, 'target-size');
  }
  const inText = [...document.querySelectorAll('article:not(:has([id^=spoilt])) .text p a')];
  for (const link of [inText[0], inText.at(-1)]) {
    link.style.cssText = 'text-decoration: none; font: inherit; color: #444';
    mark(link, 'link-in-text-block');
  }
  return told;
}"""


def test_axe_finds_whatever_is_spoilt(guest: Table) -> None:
    """In the first, the middle and the last of many rules that look alike."""
    page = guest.page
    guest.settings(language=LANGUAGES[0])
    guest.go("/rules/hitodama")
    chapter = A_RULE["hitodama"].rsplit("-", 2)[0]
    page.locator("input[type=search]").fill(chapter)
    expect(page.locator(f"[id='{ANOTHER_RULE['hitodama']}']")).to_have_count(0)
    assert serious(page, has_colours=True) == []
    told = page.evaluate(SPOIL, SPOILT)
    assert len(told) == 3 * len(SPOILT) + 6 + 2
    found = serious(page, has_colours=True, most=1000)
    named = [mistake.split(": ", 1) for mistake in found]
    assert set(told) <= {f"{rule} {one}" for rule, all_ in named for one in all_.split(",")}


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_page_finds_a_rule_by_its_number(guest: Table, game: str) -> None:
    """And axe finds nothing serious: rules look the same in every language, one there is enough."""
    page, wanted, other = guest.page, A_RULE[game], ANOTHER_RULE[game]
    guest.settings(language=LANGUAGES[0])
    guest.go(f"/rules/{game}")
    expect(page.locator(f"[id='{other}']")).to_be_visible()
    expect(page.locator(f"[id='{WITH_A_TABLE[game]}'] table")).to_be_visible()
    found = [f"{LANGUAGES[0]}: {mistake}" for mistake in serious(page, has_colours=True)]
    page.locator("input[type=search]").fill(wanted)
    expect(page.locator(f"[id='{wanted}']")).to_be_visible()
    expect(page.locator(f"[id='{other}']")).to_have_count(0)
    for language in other_languages(page):
        book = rulebook(game, language)
        assert book is not None
        text = page.locator(f"[id='{wanted}'] [lang={language}]").first
        expect(text).to_have_text(book.rules[wanted].text)
        found += [f"{language}: {mistake}" for mistake in serious(page, has_colours=False)]
    assert found == []


def open_lobby(table: Table) -> None:
    table.go("/")
    until_seen(table.page, "section.game")


def open_table(table: Table, game: str, *seats: str) -> None:
    table.make(game, *seats)
    table.open()
    table.wait()


def open_replay(table: Table) -> None:
    table.go(f"/t/{imported(table.address, 'bitoku-2-random')}/replay")
    until_seen(table.page, SLIDER)


PAGES: dict[str, Callable[[Table], None]] = {
    "lobby": open_lobby,
    "table of bitoku": lambda table: open_table(table, "bitoku", "me"),
    "table of hitodama": lambda table: open_table(table, "hitodama", "me", "random", "random"),
    "replay": open_replay,
}


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_serious_in_any_language(guest: Table, name: str) -> None:
    page = guest.page
    guest.settings(language=LANGUAGES[0])
    PAGES[name](guest)
    found = [f"{LANGUAGES[0]}: {mistake}" for mistake in serious(page, has_colours=True)]
    for language in other_languages(page):
        found += [f"{language}: {mistake}" for mistake in serious(page, has_colours=False)]
    if name.startswith("table"):
        page.set_viewport_size(PHONE)
        expect(page.locator(".foot")).to_be_visible()
        found += [f"phone: {mistake}" for mistake in serious(page, has_colours=True)]
    if name == "lobby":
        page.locator(SETTINGS).click()
        expect(page.get_by_role("dialog").get_by_role("radio")).to_have_count(12)
        opened = serious(page, has_colours=True, part="dialog[open]")
        found += [f"settings: {mistake}" for mistake in opened]
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert found == []


def test_axe_finds_nothing_serious_in_the_score_and_the_setup(guest: Table) -> None:
    page = guest.page
    guest.settings(**AT_FIRST)
    guest.go(f"/t/{imported(guest.address, 'hitodama-2-greedy')}")
    scores = page.locator(".ended button", has_text="The score in full")
    expect(scores).to_be_visible()
    assert serious(page, has_colours=True) == []
    scores.click()
    expect(scores).to_have_count(0)
    page.locator(".parts i").first.hover()
    expect(page.locator(".parts i.looked").first).to_be_visible()
    pale = "parts => parts.filter(part => getComputedStyle(part).opacity !== '1').length"
    assert page.locator(".parts i").evaluate_all(pale) == 0, "the others stay as they are"
    assert serious(page, has_colours=True) == []
    page.set_viewport_size(PHONE)
    assert serious(page, has_colours=True) == []
    page.set_viewport_size(WINDOW)
    guest.go("/?game=bitoku")
    expect(page.get_by_role("dialog", name="Bitoku")).to_be_visible()
    assert serious(page, has_colours=True) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
