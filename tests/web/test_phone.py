"""A phone: fingers on the part of the board that is brought close, and the sheet below it."""

import re
from operator import ge

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.web.playing import OPEN, Table, until_seen

UPRIGHT = {"width": 390, "height": 844}
LYING = {"width": 844, "height": 390}

# A thing in the window that a tap in its middle would hit.
FIND = """isLit => {
  for (const element of document.querySelectorAll('.near [data-place]')) {
    if ((element.getAttribute('tabindex') === '0') !== isLit) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2, y = top + height / 2;
    if (document.elementFromPoint(x, y)?.closest('[data-place]') === element) return [x, y];
  }
  return null;
}"""


# How many letters of what is close are left out, and how many are there.
LEFT_OUT = """() => {
  const all = [...document.querySelectorAll('.near text')];
  const left = all.filter(text => getComputedStyle(text).visibility === 'hidden').length;
  return [left, all.length - left];
}"""

# How large the letters of what is close are, in units of the picture: in rows of icons, and others.
LETTERS = """() => ['.strip text', 'text:not(.strip text)'].map(selector =>
  [...document.querySelectorAll(`.near ${selector}`)].map(
    text => parseFloat(getComputedStyle(text).fontSize)))"""

SETTLED_MS = 300  # longer than a movement, and than a finger that strikes twice


class Phone:
    def __init__(self, page: Page, touch: CDPSession, table: Table) -> None:
        self.page = page
        self.touch = touch
        self.table = table

    def turn(self, tab: int) -> None:
        self.page.locator(".phone nav button").nth(tab).tap()

    def shown(self) -> list[float]:
        """Which part of the picture is close: its left, top, width and height."""
        written = self.page.locator(".near > svg").get_attribute("viewBox") or ""
        return [float(number) for number in written.split()]

    def settle(self) -> None:
        """Wait until what is close stays so."""
        before: list[float] = []
        while (now := self.shown()) != before:
            before = now
            self.page.wait_for_timeout(SETTLED_MS)

    def fingers(self, *places: tuple[float, float], kind: str) -> None:
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(places)]
        self.touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def find(self, *, lit: bool) -> tuple[float, float]:
        found: list[float] | None = self.page.evaluate(FIND, lit)
        assert found is not None
        return found[0], found[1]


@pytest.fixture
def phone(phone_guest: Table, request: pytest.FixtureRequest) -> Phone:
    """Somebody with a phone at the first question of a game, looking at the board."""
    game, *seats = getattr(request, "param", ("bitoku", "me"))
    page = phone_guest.page
    phone_guest.settings()
    phone_guest.make(game, *seats)
    phone_guest.open()
    held = Phone(page, page.context.new_cdp_session(page), phone_guest)
    until_seen(page, ".sheet .go")
    held.turn(0)
    until_seen(page, ".near > svg")
    return held


def test_a_finger_moves_what_is_close_and_two_bring_it_closer(phone: Phone) -> None:
    box = phone.page.locator(".near").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    step = phone.table.state()
    start = phone.shown()

    phone.fingers((x, y), kind="touchStart")
    phone.fingers((x - 60, y - 10), kind="touchMove")
    phone.fingers((x - 90, y - 10), kind="touchMove")
    phone.fingers(kind="touchEnd")
    expect(phone.page.locator(".near > svg")).not_to_have_attribute(
        "viewBox", " ".join(str(number) for number in start)
    )
    moved = phone.shown()
    assert moved[0] > start[0] and moved[2:] == start[2:]

    # From far away there are no letters that cannot be read; closer, they are all there.
    letters = []
    for apart, together in ((120, 10), (10, 120)):
        phone.fingers((x - apart, y), (x + apart, y), kind="touchStart")
        phone.fingers((x - together, y), (x + together, y), kind="touchMove")
        phone.fingers(kind="touchEnd")
        is_far = together < apart
        phone.page.wait_for_function(f"() => (({LEFT_OUT})()[{int(is_far)}] === 0)")
        assert phone.page.evaluate(LEFT_OUT)[int(not is_far)] > 100
        letters.append(phone.page.evaluate(LETTERS))

    # Those that have room grow before they are left out; in a row of icons they have none.
    (rows_far, others_far), (rows_close, others_close) = letters
    assert rows_far == rows_close != []
    assert others_far != others_close
    assert all(map(ge, others_far, others_close))

    phone.fingers((x - 20, y), (x + 20, y), kind="touchStart")
    phone.fingers((x - 60, y), (x + 60, y), kind="touchMove")
    phone.fingers(kind="touchEnd")
    assert phone.shown()[2] < moved[2]
    assert phone.table.state() == step  # and nothing was chosen by it

    # The next question leaves it as close as it was brought.
    close = phone.shown()[2]
    phone.page.locator(".sheet .go").tap()
    phone.table.wait_for_change(step)
    until_seen(phone.page, OPEN)
    phone.turn(0)
    until_seen(phone.page, ".near > svg")
    assert phone.shown()[2] == pytest.approx(close)


def test_a_long_touch_tells_what_a_thing_is_and_does_not_choose_it(phone: Phone) -> None:
    step = phone.table.state()
    x, y = phone.find(lit=False)
    phone.fingers((x, y), kind="touchStart")
    expect(phone.page.locator("[role=tooltip]")).to_be_visible()
    phone.page.wait_for_timeout(200)  # the finger stays a while longer
    phone.fingers(kind="touchEnd")
    expect(phone.page.locator("[role=tooltip]")).to_be_visible()
    expect(phone.page.locator("[role=alert]")).to_have_count(0)
    assert phone.table.state() == step
    # So does one on a choice.
    box = phone.page.locator(".sheet .go").bounding_box()
    assert box is not None
    phone.fingers((box["x"] + 60, box["y"] + 20), kind="touchStart")
    expect(phone.page.locator("[role=tooltip]")).to_have_count(0)  # the last one is gone
    expect(phone.page.locator("[role=tooltip]")).to_be_visible()
    phone.page.wait_for_timeout(200)
    phone.fingers(kind="touchEnd")
    expect(phone.page.locator("[role=tooltip]")).to_be_visible()
    assert phone.table.state() == step


def test_a_tap_on_what_cannot_be_chosen_says_why_until_the_next_tap(phone: Phone) -> None:
    phone.page.touchscreen.tap(*phone.find(lit=False))
    expect(phone.page.locator("[role=alert], [role=tooltip]")).to_be_visible()
    phone.page.touchscreen.tap(190, 20)  # the head of the page
    expect(phone.page.locator("[role=alert], [role=tooltip]")).to_have_count(0)


def test_a_tap_on_the_map_goes_there(phone: Phone) -> None:
    box = phone.page.locator(".map").bounding_box()
    assert box is not None
    for across, region in ((0.16, "Yomi"), (0.83, "Forges")):
        phone.page.touchscreen.tap(
            box["x"] + box["width"] * across, box["y"] + box["height"] * 0.72
        )
        expect(phone.page.locator(".areas [aria-pressed=true]")).to_have_text(re.compile(region))


def test_turning_the_phone_keeps_the_question_and_the_next_choice_is_said(phone: Phone) -> None:
    question = phone.table.question
    for size in (LYING, UPRIGHT):
        phone.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(phone.page.locator("#question")).to_have_text(question)
        for part in (".near", ".phone > .foot", ".areas"):
            box = phone.page.locator(part).bounding_box()
            assert box is not None
            assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"] + 1
            assert box["height"] > 40 and box["y"] + box["height"] <= size["height"] + 1
    phone.page.get_by_role("button", name="Next choice").press("Enter")
    offered = phone.page.locator(".sheet .go > span").first.inner_text()
    expect(phone.page.locator("[aria-live] p").last).to_contain_text(offered)


@pytest.mark.parametrize("phone", [("hitodama", "me", "greedy")], indirect=True)
def test_what_is_too_small_for_a_finger_comes_closer_before_it_is_chosen(phone: Phone) -> None:
    step = phone.table.state()
    whole = phone.shown()
    phone.page.touchscreen.tap(*phone.find(lit=True))
    expect(phone.page.locator(".map:not(.gone)")).to_be_visible()
    assert phone.shown()[2] < whole[2] / 2
    assert phone.table.state() == step
    phone.settle()
    phone.page.touchscreen.tap(*phone.find(lit=True))
    phone.table.wait_for_change(step)
