"""What people ask of their system, the table keeps to: no motion, colours of their own."""

import json

from tests.web.late import ask, imported, sit_down_late
from tests.web.playing import Table

# Whatever moves on the page, or begins to from now on, by a style or by a script.
WATCH = """() => {
  window.moved = new Set();
  const note = one => {
    if (one.effect.getComputedTiming().duration > 0)
      window.moved.add(`${one.constructor.name} of ${one.effect.target.outerHTML.slice(0, 80)}`);
  };
  const look = () => document.getAnimations().forEach(note);
  const BEGUN = ['animationstart', 'transitionrun'];
  for (const begun of BEGUN) addEventListener(begun, look, true);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const begun = animate.apply(this, how);
    note(begun);
    return begun;
  };
  window.watchNoMore = () => {
    Element.prototype.animate = animate;
    for (const begun of BEGUN) removeEventListener(begun, look, true);
  };
  look();
}"""

# The edges of all that can be chosen, as they are drawn.
EDGES = """() => [...document.querySelectorAll('[data-place][tabindex="0"]')].map(place => {
  const { outlineStyle, outlineWidth } = getComputedStyle(place);
  return [place.dataset.place, outlineStyle, parseFloat(outlineWidth)];
})"""


def test_with_reduced_motion_nothing_moves_up_to_the_end(guest: Table) -> None:
    """One's answer, the Tengu's turn after it and the Ascension are shown step by step, still."""
    table, page = guest, guest.page
    source = imported(table.address, "bitoku-1-greedy")
    last = len(ask(f"{table.address}/api/tables/{source}/replay")["steps"]) - 1
    wish = json.dumps({"step": last - 1, "seats": ["me"]}).encode()
    page.emulate_media(reduced_motion="reduce")
    table.settings(speed="fast", motion="system")
    table.take(ask(f"{table.address}/api/tables/{source}/fork", wish))
    table.open()
    table.wait()
    page.evaluate(WATCH)
    table.choose(lambda count: 0)
    page.wait_for_selector(".ended")
    assert page.evaluate("() => [...window.moved]") == []
    page.evaluate("() => window.watchNoMore()")
    page.emulate_media(reduced_motion="null")


def test_in_colours_of_the_system_choices_and_focus_have_edges(guest: Table) -> None:
    page = guest.page
    page.emulate_media(forced_colors="active")
    sit_down_late(guest, "hitodama-4-greedy")
    guest.wait()
    edges = page.evaluate(EDGES)
    assert {place.partition("-")[0] for place, _, _ in edges} >= {"card", "tile"}, "hand and board"
    assert {(style, width) for _, style, width in edges} == {("solid", 2)}
    page.keyboard.press("Tab")  # with keys the focus is seen
    page.locator('[data-place][tabindex="0"]').first.focus()
    assert ["solid", 3] in [edge[1:] for edge in page.evaluate(EDGES)]
    page.emulate_media(forced_colors="none")
