"""Nothing is cut off, nothing lies over anything else, nothing leaves the window.

A late position of each table, with much on it, is looked at in every size and language. The
language is switched in the page, so that few tables do for many pictures.
"""

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import Service
from tests.web.late import TABLES, late_table
from tests.web.playing import LANGUAGE_MENU, PATIENCE, switch_language

LANGUAGES = ("cs", "fr", "es", "en")
WIDE = ({"width": 1440, "height": 900}, {"width": 1280, "height": 720})
PHONE = {"width": 390, "height": 844}
TABS = ("board", "mine", "rivals", "log")

# Text that does not fit its box, unless it ends in dots on purpose and says all when pointed at.
CLIPPED = """() => [...document.querySelectorAll('main *')].flatMap(element => {
  if (!(element instanceof HTMLElement) || element.closest('.sr, [data-still], [inert]')) return [];
  const style = getComputedStyle(element);
  if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') return [];
  const ends = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  const text = element.innerText.trim();
  const tooWide = element.scrollWidth > element.clientWidth + 1;
  const tooHigh = style.overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 1;
  const hasText = [...element.querySelectorAll('*'), element].some(inner =>
    [...inner.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim()));
  const isSeen = element.clientWidth > 1 && element.clientHeight > 1;
  if (!hasText || ends || !isSeen || !(tooWide || tooHigh)) return [];
  return [`${element.tagName}.${element.className}: ${text.slice(0, 60)}`];
})"""

# Boxes beside each other: none lies over another, and none leaves the window.
OUT_OF_PLACE = """selectors => {
  const found = [];
  const boxes = selectors.flatMap(selector =>
    [...document.querySelectorAll(selector)].flatMap((element, i) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (right - left < 1 || bottom - top < 1 || element.closest('[inert]')) return [];
      return [{ name: `${selector} ${i + 1}`, element, left, top, right, bottom }];
    }));
  for (const { name, left, top, right, bottom } of boxes)
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`${name} leaves the window: ${[left, top, right, bottom].map(Math.round)}`);
  boxes.forEach((one, i) => boxes.slice(i + 1).forEach(other => {
    if (one.element.contains(other.element) || other.element.contains(one.element)) return;
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (across > 1 && down > 1) found.push(`${one.name} over ${other.name}`);
  }));
  return found;
}"""

# What of a panel's own content sticks out of it, and is not in something that scrolls.
STICKING_OUT = """selectors => {
  const isScrolled = (element, panel) => {
    for (let outer = element.parentElement; outer !== panel; outer = outer.parentElement)
      if (getComputedStyle(outer).overflowY !== 'visible') return true;
    return getComputedStyle(panel).overflowY !== 'visible';
  };
  return selectors.flatMap(selector => [...document.querySelectorAll(selector)].flatMap(panel => {
    const box = panel.getBoundingClientRect();
    return [...panel.querySelectorAll('*')].flatMap(element => {
      if (element.closest('.sr') || element.closest('svg') !== null) return [];
      const { left, right, bottom, width, height } = element.getBoundingClientRect();
      const isWithin = left >= box.left - 6 && right <= box.right + 6 && bottom <= box.bottom + 6;
      if (width < 1 || height < 1 || isWithin || isScrolled(element, panel)) return [];
      const text = element.textContent.trim().slice(0, 40);
      return [`${selector}: ${element.tagName}.${element.className} ${text} sticks out`];
    });
  }));
}"""

# What a finger would miss.
UNFILLED = """() => [...document.querySelectorAll('.picture')].flatMap(picture => {
  const frame = picture.getBoundingClientRect();
  const { width, height } = picture.querySelector('svg').getBoundingClientRect();
  const fills = Math.abs(frame.width - width) < 1 && Math.abs(frame.height - height) < 1;
  return fills ? [] : ['the board does not fill its frame'];
})"""

SMALL = """() => [...document.querySelectorAll(
  'nav button, .areas button, .sheet button:not(.grab)')].flatMap(element => {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || Math.round(height) >= 44 && Math.round(width) >= 44) return [];
    return [`${element.className} ${element.textContent.trim()}: ${width} by ${height}`];
  })"""

DRAWN = """async () => {
  await document.fonts.ready;
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
}"""

WIDE_BOXES = [".table > header", ".frame", ".mine", ".right > *", ".rivals > *"]
WIDE_PANELS = [".right > *", ".rivals > *", ".table > header"]
PHONE_BOXES = [
    ".phone > header",
    ".map:not(.gone)",
    ".areas",
    ".near",
    ".glance",
    ".phone > .foot",
    ".page",
]
PHONE_PANELS = [".phone > header", ".phone > .foot", ".page", ".page > *", ".glance"]


def settle(page: Page) -> None:
    """Until the window has been drawn in its new size, with its letters."""
    page.evaluate(DRAWN)


def mistakes(page: Page, boxes: list[str], panels: list[str]) -> list[str]:
    found: list[str] = page.evaluate(CLIPPED)
    found += page.evaluate(OUT_OF_PLACE, boxes)
    found += page.evaluate(STICKING_OUT, panels)
    found += page.evaluate(UNFILLED)
    return found


@pytest.mark.parametrize("record", TABLES)
def test_a_full_table_fits_large_windows_in_every_language(
    blank: Page, service: Service, record: str
) -> None:
    page = blank
    table = late_table(page, service.address, record)
    table.wait()
    found: list[str] = []
    for language in LANGUAGES:
        page.locator(f"header {LANGUAGE_MENU}").click()
        switch_language(page, language)
        for size in WIDE:
            page.set_viewport_size(size)  # type: ignore[arg-type]
            settle(page)
            table.expect_no_scrolling()
            at = f"{size['width']} {language}"
            found += [f"{at}: {mistake}" for mistake in mistakes(page, WIDE_BOXES, WIDE_PANELS)]
    assert found == []


@pytest.mark.parametrize("record", TABLES)
def test_a_full_table_fits_a_phone_in_every_language(
    browser: Browser, service: Service, record: str
) -> None:
    context = browser.new_context(
        service_workers="block",
        viewport=PHONE,  # type: ignore[arg-type]
        locale="en-GB",
        bypass_csp=True,
        has_touch=True,
        is_mobile=True,
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{service.address}/healthz")
    table = late_table(page, service.address, record)
    page.wait_for_selector(".phone nav")
    page.wait_for_selector("[data-choice]:not([disabled])")
    found: list[str] = []
    for language in LANGUAGES:
        page.locator(".phone nav button").nth(TABS.index("rivals")).tap()
        page.locator(f".page section {LANGUAGE_MENU}").tap()
        switch_language(page, language)
        for i, tab in enumerate(TABS):
            page.locator(".phone nav button").nth(i).tap()
            settle(page)
            table.expect_no_scrolling()
            at = f"{tab} {language}"
            found += [f"{at}: {mistake}" for mistake in mistakes(page, PHONE_BOXES, PHONE_PANELS)]
            found += [f"{at}: {small}" for small in page.evaluate(SMALL)]
    context.close()
    assert found == []
