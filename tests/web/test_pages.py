"""Replay, rules and lobby pages, and what axe finds on all of them."""

import gzip
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from mori.words.rulebook import rulebook
from tests.golden import RECORDS
from tests.web.conftest import PAGE, Service
from tests.web.late import imported
from tests.web.moving import go, speak
from tests.web.playing import Table, until_seen

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Bytes, compressed: all scripts; all words, in four languages; those of the lessons; all that a
# first lobby view fetches, and what it waits for until its games can be read and pressed: 2 seconds
# of a line of 400 kbit/s are 100 kB, less the ways there and back.
MOST_SCRIPT = 400_000
MOST_WORDS = 220_000
MOST_LESSONS = 100_000
MOST_AT_FIRST = 150_000
MOST_FOR_THE_GAMES = 52_000
FOR_THE_GAMES = re.compile(r"/(assets/index-[\w-]+\.(js|css)|api/games)?")
LANGUAGES = ("en", "es", "fr", "cs")
GAMES = ("bitoku", "hitodama")
A_RULE = {"bitoku": "B-RIVER-7", "hitodama": "H-ACT-MOVE-4"}
ANOTHER_RULE = {"bitoku": "B-ROCK-1", "hitodama": "H-SETUP-1"}
WITH_A_TABLE = {"bitoku": "B-HOME-1", "hitodama": "H-TRIB-1"}


PHONE: ViewportSize = {"width": 390, "height": 664}
SLIDER = "[role=slider]"
SETTINGS = 'header button:has(use[href="#i-ui-settings"])'

# What axe-core calls serious or critical, and what is too small to be hit. Rules that find only
# what is less than that are not asked. In another language the same elements have the same roles
# and colours: only what asks for words, or for the room that they take, can find something there.
# Only the sentences leave the page: the whole report, with every element that passed, is megabytes,
# and without what they are written as it is sooner made.
# Places are named and described a moment after they are drawn (parts/reading.svelte.ts). It looks
# at the page as people do, and not through what keeps it from being painted (conftest.py).
SERIOUS = """async ([isTranslated, part]) => {
  const computed = window.getComputedStyle;
  window.getComputedStyle = (element, pseudo) => {
    const style = computed(element, pseudo);
    if (element !== document.documentElement) return style;
    const value = style.getPropertyValue.bind(style);
    style.getPropertyValue = name => name === 'opacity' ? '1' : value(name);
    return style;
  };
  await new Promise(done => setTimeout(done, 200));
  const isLess = ({ impact }) => impact === 'minor' || impact === 'moderate';
  const isWorded = ({ id }) => /name|alt|label|lang|title|target-size|scrollable/.test(id);
  const rules = { 'target-size': { enabled: true } };
  for (const rule of axe._audit.rules)
    if (isLess(rule) || isTranslated && !isWorded(rule)) rules[rule.id] = { enabled: false };
  axe.configure({ noHtml: true });
  const options = { resultTypes: ['violations'], rules, preload: false };
  const { violations } = await axe.run(part || document, options);
  window.getComputedStyle = computed;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target }) => target)}`);
}"""


def serious(page: Page, *, has_colours: bool, part: str = "") -> list[str]:
    """What axe-core finds on the page as it is now, or in the part of it that has changed."""
    found: list[str] = page.evaluate(SERIOUS, [not has_colours, part])
    return found


def test_finished_games_are_replayed_step_by_step(page: Page, service: Service) -> None:
    slider = page.locator(SLIDER)
    for name in ("hitodama-2-greedy", "bitoku-1-greedy", "bitoku-4-greedy"):
        answers = len(json.loads((RECORDS / f"{name}.json").read_text("utf-8"))["actions"])
        go(page, f"/t/{imported(service.address, name)}/replay")
        until_seen(page, f'{SLIDER}[aria-valuemax="{answers}"]')
        start = slider.get_attribute("aria-valuenow")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(slider).not_to_have_attribute("aria-valuenow", start or "")
        page.keyboard.press("End")
        expect(slider).to_have_attribute("aria-valuenow", str(answers))


def compressed(*files: Path) -> int:
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def test_scripts_and_words_stay_small() -> None:
    assets = PAGE.parent / "assets"
    assert 0 < compressed(*assets.glob("*.js")) < MOST_SCRIPT
    lessons = set(assets.glob("lessons-*.ftl"))  # only who takes one fetches those of its game
    assert 0 < compressed(*lessons) < MOST_LESSONS
    assert 0 < compressed(*set(assets.glob("*.ftl")) - lessons) < MOST_WORDS


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
        for count in (1, 4):  # whoever chooses how many play needs no other words for it either
            blank.locator(f"section.game label:has(input[value='{count}'])").first.click()
        expect(blank.locator("section.game").first.locator("select")).to_have_count(4)
        titles.add(blank.locator("h1").text_content())
    assert len(titles) == len(LANGUAGES)
    sent = [PAGE.parent / f"{path.lstrip('/')}.br" for path in came if "assets" in path]
    assert 0 < sum(file.stat().st_size for file in sent) < MOST_FOR_THE_GAMES
    blank.unroute_all(behavior="ignoreErrors")


def test_a_game_from_a_file_is_found_again_among_the_replays(page: Page, service: Service) -> None:
    page.set_input_files("input[type=file]", RECORDS / "hitodama-2-greedy.json")
    page.wait_for_url("**/replay")
    table = page.url.split("/")[-2]
    page.goto(service.address)
    expect(page.locator(f'a[href*="{table}"]').first).to_be_visible()


def test_a_broken_file_is_refused_in_words(page: Page) -> None:
    page.set_input_files(
        "input[type=file]",
        {"name": "broken.json", "mimeType": "application/json", "buffer": b'{"format": '},
    )
    expect(page.get_by_role("alert").first).to_be_visible()
    assert "Traceback" not in page.content()


def other_languages(page: Page) -> Iterator[str]:
    """Switched in the page, so that it is loaded once."""
    for language in LANGUAGES[1:]:
        speak(page, language)
        yield language


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_page_finds_a_rule_by_its_number(table: Table, game: str) -> None:
    """And axe finds nothing serious: rules look the same in every language, one there is enough."""
    page, wanted, other = table.page, A_RULE[game], ANOTHER_RULE[game]
    table.settings(language=LANGUAGES[0])
    page.goto(f"{table.address}/rules/{game}")
    expect(page.locator(f"[id='{other}']")).to_be_visible()
    expect(page.locator(f"[id='{WITH_A_TABLE[game]}'] table")).to_be_visible()
    page.evaluate(AXE.read_text("utf-8"))
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
    table.page.goto(table.address)
    table.page.wait_for_selector("section.game")


def open_table(table: Table, game: str, *seats: str) -> None:
    table.make(game, *seats)
    table.open()
    table.wait()


def open_replay(table: Table) -> None:
    table.page.goto(f"{table.address}/t/{imported(table.address, 'bitoku-2-random')}/replay")
    until_seen(table.page, SLIDER)


PAGES: dict[str, Callable[[Table], None]] = {
    "lobby": open_lobby,
    "table of bitoku": lambda table: open_table(table, "bitoku", "me"),
    "table of hitodama": lambda table: open_table(table, "hitodama", "me", "random", "random"),
    "replay": open_replay,
}


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_serious_in_any_language(table: Table, name: str) -> None:
    page = table.page
    table.settings(language=LANGUAGES[0])
    PAGES[name](table)
    page.evaluate(AXE.read_text("utf-8"))  # as a script tag, the page's own policy would refuse it
    found = [f"{LANGUAGES[0]}: {mistake}" for mistake in serious(page, has_colours=True)]
    for language in other_languages(page):
        found += [f"{language}: {mistake}" for mistake in serious(page, has_colours=False)]
    if name.startswith("table"):
        page.set_viewport_size(PHONE)
        expect(page.locator(".foot")).to_be_visible()
        found += [f"phone: {mistake}" for mistake in serious(page, has_colours=True)]
    if name == "lobby":
        page.locator(SETTINGS).click()
        expect(page.get_by_role("dialog").get_by_role("radio")).to_have_count(10)
        opened = serious(page, has_colours=True, part="dialog[open]")
        found += [f"settings: {mistake}" for mistake in opened]
    assert found == []


def test_axe_finds_nothing_serious_from_the_setup_to_the_score(table: Table) -> None:
    page = table.page
    page.goto(f"{table.address}/?game=bitoku")
    expect(page.get_by_role("dialog", name="Bitoku")).to_be_visible()
    page.evaluate(AXE.read_text("utf-8"))
    assert serious(page, has_colours=True) == []
    go(page, f"/t/{imported(table.address, 'hitodama-2-greedy')}")
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
