"""A person at the page: makes a table, sees what can be chosen, and chooses it with the mouse."""

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.layout import SCROLLS

LONGEST_GAME = 1500  # answers of one person
PATIENCE = 90_000  # milliseconds until a test gives up; none needs them, however busy the machine

ON_BOARD = 0.3  # how often an answer is given on the board

# The middle of each element that a click there would reach, with the action it stands for.
CLICKABLE = """selector => [...document.querySelectorAll(selector)].flatMap(element => {
  const box = element.getBoundingClientRect();
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  const hit = document.elementFromPoint(x, y);
  const reached = hit !== null && (element === hit || element.contains(hit));
  return reached ? [[x, y, element.getAttribute('data-choice') ?? '']] : [];
})"""

# Settings as if they were changed in another tab.
CHOOSE = """kept => {
  localStorage.setItem('mori.settings', kept);
  dispatchEvent(new StorageEvent('storage', { key: 'mori.settings' }));
}"""

LANGUAGE_MENU = "button:has([href='#i-ui-language'])"
OPEN = '[data-choice]:not([disabled]):not([aria-disabled="true"])'
ENDED, CURTAIN, CHOICES = READY = (".ended", ".curtain", f".decide {OPEN}")  # what there is to do

# The first of several selectors of which an element is seen.
SEEN = """selectors => selectors.find(selector =>
  [...document.querySelectorAll(selector)].some(element => {
    const { width, height } = element.getBoundingClientRect();
    return width * height > 0 && element.checkVisibility({ visibilityProperty: true });
  }))"""

# The step and how many answers are held back, once one of them is another, or nothing is asked any
# more of the spectator. How many are held may be left open.
CHANGED = """([step, held]) => {
  const { dataset } = document.querySelector('main') ?? {};
  const now = dataset && [dataset.step ?? '', dataset.held ?? '0'];
  const isOther = now && (now[0] !== step || held !== null && now[1] !== held);
  const isAway = document.querySelector('.ended') ?? document.querySelector('.curtain');
  return (isOther || isAway) && { now: now ?? ['', '0'], isAway: isAway !== null };
}"""

# The same as they are, and what lies open to the mouse.
AROUND = f"""selector => {{
  const {{ dataset }} = document.querySelector('main') ?? {{}};
  return dataset && [dataset.step ?? '', dataset.held ?? '0', ({CLICKABLE})(selector)];
}}"""


def until(page: Page, test: str, arg: object = None) -> Any:
    """Until a function of the page finds something for an argument; what it finds."""
    return page.wait_for_function(test, arg=arg).json_value()


def until_there(page: Page, selector: str) -> None:
    """Until the page has such an element, seen or not."""
    page.wait_for_selector(selector, state="attached")


def until_seen(page: Page, *selectors: str) -> str:
    """Until such an element is seen, and which it is."""
    return str(until(page, SEEN, selectors))


def has(page: Page, selector: str) -> bool:
    found: bool = page.evaluate("selector => document.querySelector(selector) !== null", selector)
    return found


def switch_language(page: Page, language: str) -> None:
    """Through the page's own menu, which has been opened, as its reader does it."""
    page.locator(f'button[role="menuitemradio"][lang="{language}"]').click()
    until(page, "language => document.documentElement.lang === language", language)


class Table:
    """One table in the browser, from the first screen to the last."""

    def __init__(self, page: Page, address: str, seed: int = 1) -> None:
        self.page = page
        self.address = address
        self.id = ""
        self.tokens: dict[str, str] = {}
        self.random = random.Random(seed)
        page.set_default_timeout(PATIENCE)

    def settings(self, **chosen: str) -> None:
        """What the reader has chosen: language, theme, speed, motion, confirming, tips."""
        kept = {"speed": "instant", "motion": "reduced", "confirm": "off", "tips": "off", **chosen}
        self.page.evaluate(CHOOSE, json.dumps(kept))

    def make(self, game: str, *seats: str, **wishes: Any) -> str:
        """A table made through the service, with its tokens in this browser."""
        body = {"game": game, "seats": list(seats), "seed": 11, **wishes}
        answer = self.page.request.post(f"{self.address}/api/tables", data=body)
        assert answer.ok, answer.text()
        self.take(answer.json())
        return self.id

    def take(self, made: dict[str, Any]) -> None:
        """Sit down at a table that was made, with its tokens in this browser."""
        self.id = made["table"]["id"]
        self.tokens = made["tokens"]
        self.page.evaluate(
            "kept => localStorage.setItem('mori.tokens', kept)",
            json.dumps({self.id: self.tokens}),
        )

    def open(self, path: str = "") -> None:
        self.go(f"/t/{self.id}{path}")

    def go(self, path: str) -> None:
        self.page.goto(f"{self.address}{path}")

    def sit_down(self, game: str, *seats: str, **wishes: Any) -> None:
        """Make a table, open it and wait for the first question, and until nobody else is asked."""
        self.settings()
        self.make(game, *seats, **wishes)
        self.open()
        self.wait()
        self.wait_for_bots()

    # -- deciding

    def wait(self) -> str:
        """Until there is something to do, and what it is: the end, a curtain or a question."""
        return until_seen(self.page, *READY)

    @property
    def is_over(self) -> bool:
        return has(self.page, ENDED)

    @property
    def is_curtained(self) -> bool:
        return has(self.page, CURTAIN)

    @property
    def question(self) -> str:
        return self.page.locator("#question").inner_text()

    @property
    def choices(self) -> Locator:
        return self.page.locator(CHOICES)

    def choose(self, pick: Callable[[int], int]) -> None:
        """Click one of the listed choices; groups are opened first, units chosen to the last."""
        before = self.state()
        while True:
            self.choices.first.wait_for()
            count = self.choices.count()
            if not count:
                continue  # the last answer was still on its way
            chosen = self.choices.nth(pick(count))
            text = chosen.get_attribute("data-choice")
            held = self.held()
            chosen.click()
            if text != "group" and not self.is_holding(before, held):
                return

    def clickable(self, selector: str) -> list[tuple[float, float, str]]:
        """What lies open to the mouse: where, and which action it is. One question to the page."""
        found: list[tuple[float, float, str]] = self.page.evaluate(CLICKABLE, selector)
        return found

    def answer(self) -> None:
        """Answer the present question with the mouse, now and then on the board itself."""
        before, held, listed = until(self.page, AROUND, CHOICES)
        if self.random.random() < ON_BOARD:
            glowing = self.clickable('[data-place][tabindex="0"]')
            if glowing:
                x, y, _ = self.random.choice(glowing)
                self.page.mouse.click(x, y)
                self.page.wait_for_timeout(60)
                now, held, listed = until(self.page, AROUND, CHOICES)
                if now != before:  # else it has narrowed the choice in the panel
                    return
        while listed:
            x, y, text = self.random.choice(listed)
            self.page.mouse.click(x, y)
            if text != "group" and not self.is_holding(before, held):
                return
            _, held, listed = until(self.page, AROUND, CHOICES)
        self.choose(self.random.randrange)  # out of sight: scrolls to it
        self.wait_for_change(before)

    def wait_for_change(self, before: str) -> None:
        """Until the game has gone on, or somebody else is to look at the screen."""
        until(self.page, CHANGED, [before, None])

    def held(self) -> str:
        """How many answers are held back."""
        return self.told("held")[0] or "0"

    def is_holding(self, before: str, held: str) -> bool:
        """Whether a click has only chosen one more unit; else, until the game has gone on."""
        changed = until(self.page, CHANGED, [before, held])
        step, now = changed["now"]
        if step == before and now != "0":
            return bool(now != held)
        if step == before and not changed["isAway"]:
            self.wait_for_change(before)
        return False

    def seen(self, step: str) -> dict[str, Any]:
        """The state after a step as the first person's seat sees it, asked from the service."""
        seat = next(iter(self.tokens))
        at = f"{self.address}/api/tables/{self.id}/replay/{step}?seat={seat}"
        answer = self.page.request.get(at, headers={"Authorization": f"Bearer {self.tokens[seat]}"})
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def view(self) -> dict[str, Any]:
        """The latest view of the first person's seat."""
        found: dict[str, Any] = self.seen(self.state())["view"]
        return found

    def wait_for_bots(self) -> None:
        """Where several are asked at once: until those of them that are bots have answered."""
        while step := self.state():
            if not {str(seat) for seat in self.seen(step)["asked"]} - self.tokens.keys():
                break
            self.wait_for_change(step)

    def state(self) -> str:
        return self.told("step")[0]

    def told(self, *what: str) -> list[str]:
        """What the page tells of itself, for such as us."""
        found: list[str] = until(
            self.page,
            """what => {
              const main = document.querySelector('main');
              return main && what.map(one => main.dataset[one] ?? '');
            }""",
            list(what),
        )
        return found

    def play_out(
        self,
        is_enough: Callable[[], bool] = lambda: False,
        look: Callable[["Table"], None] = lambda table: None,
    ) -> None:
        """Play to the end with the mouse, or as far as is enough, and look at every question."""
        for _ in range(LONGEST_GAME):
            found = self.wait()
            if found == ENDED or is_enough():
                return
            if found == CURTAIN:
                self.page.locator(".curtain button").click()
                continue
            look(self)
            self.answer()
        raise AssertionError("the game does not end")

    def expect_no_scrolling(self) -> None:
        """The whole table is in view."""
        assert self.page.evaluate(SCROLLS) == []

    def expect_text(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()
