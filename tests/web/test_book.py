"""The book of a game on the page: figures drawn by the table's own parts, keys, ear, paper."""

import pytest
from playwright.sync_api import ViewportSize, expect

from mori.books import book_of, figures_of
from tests.web.axe import serious
from tests.web.playing import Table, until

A4 = ViewportSize(width=794, height=1123)  # pixels of 1/96 inch
PHONE = ViewportSize(width=390, height=664)
WIDTHS = "[document.documentElement.scrollWidth, innerWidth]"
# What hangs out on the right, where paper ends.
OUTSIDE = """() => [...document.querySelectorAll("article *")]
  .filter((one) => !one.closest("svg") && one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.className || one.tagName)"""
# Once all figures are drawn, with as many pictures as they are to have: how each is called, and
# what is in it. One question to a page of thousands of elements.
FIGURES = """pictures => {
  const figures = [...document.querySelectorAll('article figure')];
  const drawn = figures.map(one => one.querySelectorAll('.window > svg, .before > section').length);
  return `${drawn}` === `${pictures}` && figures.map(figure => {
    const image = figure.querySelector('[role=img]');
    const { width, height } = image.getBoundingClientRect();
    return {
      name: image.ariaLabel,
      isSeen: width * height > 0 && image.checkVisibility({ visibilityProperty: true }),
      places: [...image.querySelectorAll('[data-place]')].map(({ dataset }) => dataset.place),
    };
  });
}"""

# Of each window on a part of the board, held against the whole board of the same position: what can
# be seen of that through the window and is not drawn in it, and how much of the board is drawn.
# The paints of each board have names of their own.
WINDOWS = """nth => {
  const SHAPES = 'circle, ellipse, line, path, rect, text, use';
  const shapes = svg => [...svg.querySelectorAll(SHAPES)].filter(one => !one.closest('defs'));
  const said = one => {
    let all = one.outerHTML.replace(/url\\(#[^)]*\\)/g, '');
    for (let around = one.parentNode; around.localName !== 'svg'; around = around.parentNode)
      all += `${around.getAttribute('transform') ?? ''}${around.style.transform}`;
    return all;
  };
  const whole = document.querySelectorAll('article figure')[nth].querySelector('.window > svg');
  const picture = whole.getBoundingClientRect();
  const unit = whole.viewBox.baseVal.width / picture.width;
  const drawn = shapes(whole).map(one => {
    const box = one.getBoundingClientRect();
    const [left, right] = [box.left, box.right].map(x => (x - picture.left) * unit);
    const [top, bottom] = [box.top, box.bottom].map(y => (y - picture.top) * unit);
    return { said: said(one), left, right, top, bottom };
  });
  const windows = [...document.querySelectorAll('.window > svg')].filter(svg => svg !== whole);
  return windows.map(svg => {
    const { x, y, width, height } = svg.viewBox.baseVal;
    const own = new Set(shapes(svg).map(said));
    const seen = drawn.filter(({ left, right, top, bottom }) =>
      left < x + width && right > x && top < y + height && bottom > y);
    return {
      missing: seen.filter(one => !own.has(one.said)).map(one => one.said),
      share: shapes(svg).length / drawn.length,
    };
  });
}"""


@pytest.mark.parametrize("game", ["bitoku", "hitodama"])
def test_a_book_is_read_on_the_page_and_on_paper(guest: Table, game: str) -> None:
    page, book, found = guest.page, book_of(game), figures_of(game)
    assert book is not None
    guest.settings()
    guest.go(f"/book/{game}")
    shown = [block for block in book.blocks() if block.kind == "figure"]
    figures = until(page, FIGURES, [len(found.figures[block.figure].shows) for block in shown])
    for block, figure in zip(shown, figures, strict=True):
        assert (figure["name"], figure["isSeen"]) == (block.text, True), block.figure
        assert set(found.figures[block.figure].lit) <= set(figure["places"]), block.figure
    # a window has what is seen through it, and not the whole board behind it
    assert {figure.position for figure in found.figures.values()} == {"table"}
    windows = page.evaluate(WINDOWS, [block.figure for block in shown].index("board"))
    assert [window["missing"] for window in windows if window["missing"]] == []
    assert max(window["share"] for window in windows) < 0.5
    expect(page.locator("article .legend")).to_be_visible()
    assert serious(page, has_colours=True) == []

    # by the keyboard: from the contents to a part, and no figure holds it up
    page.locator(".contents a").nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"h2#{book.parts[1].id}")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".rules a:focus")).to_have_count(1)

    # on a phone, in the dark, and on paper
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.set_viewport_size(PHONE)
    expect(page.locator("article figure .windows").last).to_be_visible()
    width, inner = page.evaluate(WIDTHS)
    assert width <= inner
    page.set_viewport_size(A4)
    page.emulate_media(media="print")
    expect(page.locator("header, .contents").first).to_be_hidden()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate(OUTSIDE) == []
    page.emulate_media(media="null")


def test_rules_and_book_lead_to_each_other(guest: Table) -> None:
    page = guest.page
    guest.settings()
    guest.go("/rules/hitodama")
    page.locator("section[aria-labelledby=H-WRATH] .in-book a").click()
    expect(page.locator("h2#spirit")).to_be_focused()
    page.locator("section[aria-labelledby=spirit] .rules a").first.click()
    expect(page.locator("[id='H-WRATH-1']")).to_be_focused()
