"""What a page showed at every step, noted by the page itself, and how four such diaries compare.

A script in the page notes each state as it is drawn, and answers what the page asks: a question to
the page costs as much as drawing it, and a game has hundreds of answers, seen in five browsers.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from mori.core.view import View, seat_view
from mori.server.tables.course import Course
from tests.web.playing import PATIENCE

SCRIPT = """(() => {
  const OPEN = '.decide [data-choice]:not([disabled]):not([aria-disabled="true"])';
  const diary = [];
  let waiting = [];
  const find = (selector) => document.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const stepOf = () => Number(find("main[data-step]")?.dataset.step ?? -1);
  const heldOf = () => find("main[data-step]")?.dataset.held;
  const isOver = () => find(".ended") !== null;
  const named = (element, name) => element.getAttribute(name);
  const placeOf = (piece) => named(piece.closest("[data-place]"), "data-place");
  const shortly = () => new Promise((next) => setTimeout(next));

  /** What lies on the board and how the sides stand, for all; which cards are held, for one. */
  const seen = () => ({
    step: stepOf(),
    sides: all(".order .seat").map((side) => [
      named(side.querySelector("use"), "href"),
      side.querySelector("b").textContent,
      side.classList.contains("now"),
      side.classList.contains("passed"),
    ].join(" ")),
    // Pieces that are alike are numbered as the page has seen them move.
    board: all("[data-piece]", find(".frame, .map")).map((piece) => [
      named(piece, "data-piece").replace(/-\\d+$/, ""),
      placeOf(piece),
    ].join(" ")).sort(),
    hand: all(".hand .cards [data-piece]").map(placeOf),
  });

  new MutationObserver(() => {
    if (stepOf() >= 0 && stepOf() !== diary.at(-1)?.step) diary.push(seen());
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  }).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-step", "data-held", "disabled", "aria-disabled"],
  });

  const until = async (test) => {
    let isLate = false;
    const timer = setTimeout(() => (isLate = true) && waiting.forEach((wake) => wake()), PATIENCE);
    for (let found; ; ) {
      if ((found = test())) return clearTimeout(timer), found;
      if (isLate) throw new Error(`nothing happens: ${stepOf()} ${find("aside")?.textContent}`);
      await new Promise((wake) => waiting.push(wake));
    }
  };

  /** What can be chosen: nothing when it is another's turn; null while that is not known yet. */
  const choices = () => {
    if (isOver() || stepOf() < 0) return [];
    const wait = find(".wait");
    if (wait) return wait.querySelector("[href='#i-ui-pass']") ? null : [];
    const open = all(OPEN);
    return open.length > 0 ? open : null;
  };

  window.friend = {
    diary,
    reach: (step) => until(() => stepOf() >= step || isOver()).then(stepOf),
    /** Answers whatever is asked from a step on, and stops before another. */
    play: async (step, last) => {
      await until(() => stepOf() >= step || isOver());
      for (let clicks = 0; stepOf() < last; clicks++) {
        const open = await until(choices);
        if (open.length === 0) break;
        const [before, held] = [stepOf(), heldOf()];
        const at = before % 12 === 0 ? (before * 7 + clicks) % open.length : open.length - 1;
        open[at].click();
        if (named(open[at], "data-choice") === "group") await shortly();
        else await until(() => stepOf() !== before || heldOf() !== held || isOver());
      }
      return [stepOf(), isOver()];
    },
  };
})();""".replace("PATIENCE", str(PATIENCE))


class Entry(TypedDict):
    """What one page showed at one step."""

    step: int
    sides: list[str]
    board: list[str]
    hand: list[str]


def on_the_way(diary: Sequence[Entry]) -> dict[int, Entry]:
    """What was shown at each step of the game, without what was taken back."""
    found: dict[int, Entry] = {}
    for entry in diary:
        found = {step: seen for step, seen in found.items() if step < entry["step"]}
        found[entry["step"]] = entry
    return found


def check_alike(diaries: Sequence[Mapping[int, Entry]]) -> None:
    """Whatever two pages have shown of the same step is the same, but for the cards in the hand."""
    first = diaries[0]
    for diary in diaries[1:]:
        for step in first.keys() & diary.keys():
            mine, theirs = shown_to_all(diary[step]), shown_to_all(first[step])
            assert mine == theirs, (step, sorted({*mine} ^ {*theirs}))


def shown_to_all(entry: Entry) -> list[str]:
    return entry["sides"] + entry["board"]


def check_hands(course: Course, diaries: Mapping[int | None, Mapping[int, Entry]]) -> None:
    """At every step each page showed the cards that its seat may know, and no other hand's."""
    for step, position in enumerate(course.positions()):
        for seat, diary in diaries.items():
            if step not in diary:
                continue
            shown = {place.partition("-")[2] for place in diary[step]["hand"]}
            known = [known_hand(player) for player in View(seat_view(position, seat))["players"]]
            # Whoever watches has a hand before them as far as all know it; on a phone none.
            allowed = [*known, set()] if seat is None else [known[seat]]
            assert shown in allowed, (step, seat, shown)


def known_hand(player: dict[str, Any]) -> set[str]:
    """The cards of a hand, as far as a reader may know them."""
    return {*(player.get("hand") or player.get("known_in_hand") or [])}
