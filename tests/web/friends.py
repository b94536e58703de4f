"""Friends, each with what their own browser keeps: they come by link, talk, play and look on."""

import re
from collections.abc import Sequence

from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.conftest import WINDOW, new_context
from tests.web.diary import SCRIPT, Entry
from tests.web.playing import Table

SERVICE = re.compile(r"^https?://[^/]+")
SECRET = re.compile(r"#(join|watch)=([\w-]{16,})$")
AT_A_TABLE = re.compile(r"/t/([\w-]+)$")
LONGEST = 10_000  # steps: more than any game has


class Friend:
    """Somebody who keeps their own settings and keys, at one of the services."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        language: str = "en",
        window: ViewportSize = WINDOW,
    ) -> None:
        self.name = name
        self.language = language
        self.address = address
        self.seat: int | None = None
        self.diary: list[Entry] = []
        self.context = new_context(browser, viewport=window)
        self.context.add_init_script(SCRIPT)
        self.page: Page = self.context.new_page()
        self.mistakes: list[str] = []
        self.page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        self.page.goto(f"{address}/healthz")
        Table(self.page, address).settings(language=language, name=name)

    def close(self) -> None:
        self.context.close()
        assert self.mistakes == []

    # -- coming and going

    def go(self, link: str) -> None:
        """Open a link at the service where this friend is.

        The page is left first: the same table by another link is another sitting.
        """
        self.note()
        self.page.goto("about:blank")
        self.page.goto(self.address + SERVICE.sub("", link))

    def come(self, link: str, colour: int | None = None) -> None:
        """Open an invitation, choose a name and a seat, which has its colour, and take it."""
        self.go(link)
        form = self.page.locator("form")
        expect(form).to_be_visible()
        expect(self.page).not_to_have_url(SECRET)  # what is secret is off the bar
        form.locator(".name input").fill(self.name)
        if colour is not None:
            form.locator(f'input[name="seat"][value="{colour}"]').check()
        self.seat = int(form.locator('input[name="seat"]:checked').input_value())
        form.locator("button.pri").click()
        expect(form).to_have_count(0)

    def leave(self) -> None:
        """Go away, without a word."""
        self.note()
        self.page.goto("about:blank")

    @property
    def table(self) -> str:
        found = AT_A_TABLE.search(self.page.url)
        assert found is not None
        return found[1]

    def expect_no_spilling(self) -> None:
        """What stands in the turn order stays in its frame."""
        spilt = "all => all.filter((one) => one.scrollWidth > one.clientWidth).length"
        assert self.page.locator(".order, .order .seat").evaluate_all(spilt) == 0
        wide = "() => document.documentElement.scrollWidth > innerWidth"
        assert not self.page.evaluate(wide)

    # -- playing

    def press(self, button: str) -> None:
        self.page.locator(button).first.click()

    def answer(self, choice: str) -> None:
        """Choose something by name."""
        self.press(f'.decide [data-choice="{choice}"]:not([disabled])')

    def play(self, step: int, last: int = LONGEST) -> tuple[int, bool]:
        """Answer whatever is asked from a step on: the step then, and whether it is all over."""
        found: list[int] = self.page.evaluate("([at, last]) => friend.play(at, last)", [step, last])
        return found[0], bool(found[1])

    def reach(self, step: int) -> int:
        """Wait for a step."""
        found: int = self.page.evaluate("step => friend.reach(step)", step)
        return found

    def note(self) -> None:
        """Keep what the page has noted so far: another page knows nothing of it."""
        self.diary += self.page.evaluate("window.friend?.diary.splice(0) ?? []")

    def expect_step(self, step: int) -> None:
        expect(self.page.locator("main")).to_have_attribute("data-step", str(step))

    # -- beside the game

    def say(self, phrase: str, text: str) -> None:
        """Say a phrase, and something else."""
        self.page.keyboard.press("c")
        self.page.get_by_role("button", name=phrase).click()
        self.page.get_by_role("textbox").fill(text)
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("log").last).to_contain_text(text)
        self.page.keyboard.press("Escape")

    def ask_undo(self) -> None:
        self.press("header button:not([disabled]):has([href='#i-ui-undo'])")

    def consent(self, is_given: bool = True) -> None:
        which = "first" if is_given else "last"
        self.press(f"section.asked .acts button:{which}-child:not([disabled])")

    def open_people(self) -> None:
        self.page.locator("header button:has([href='#i-ui-person'])").click()

    def close_people(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)


def lay(host: Friend, game: str, friends: int, stand_in: str = "") -> list[str]:
    """A table with seats for friends, laid through the page: the links to them."""
    host.go(f"/?game={game}")
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_text(str(friends + 1), exact=True).click()
    for seat in range(2, friends + 2):
        dialog.get_by_role("combobox", name=f"Seat {seat}", exact=True).select_option("friend")
    dialog.get_by_role("combobox", name="If a friend leaves").select_option(stand_in)
    dialog.get_by_role("button", name="Start").click()
    expect(host.page.get_by_role("heading", name="Waiting for everybody")).to_be_visible()
    host.seat = 0
    return links(host)


def links(host: Friend) -> list[str]:
    """What the host hands out: the links to the seats that are free."""
    fields = host.page.get_by_role("textbox", name="Invitation to seat")
    return [field.input_value() for field in fields.all()]


def play_to(friends: Sequence[Friend], step: int, last: int = LONGEST) -> int:
    """Let everybody answer what they are asked, until a step or the end."""
    is_over = False
    while step < last and not is_over:
        before = step
        for friend in friends:
            step, is_over = friend.play(step, last)
            if is_over or step >= last:
                break
        if step == before:
            step = friends[0].reach(step + 1)  # nobody here is asked: a bot plays
    return step
