"""Somebody who listens to the page and uses keys alone: knows what the accessibility tree tells."""

import random
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from tests.web.playing import ENDED, Table, until

QUESTION = "The question"
CONFIRM = "Confirm"
WITH_ARROWS = 0.1  # how often an answer is gone to, instead of chosen by its digit
ON_BOARD = 0.15  # how often it is given on the board
MOST_DIGITS = 9
INTERNAL = re.compile(r"[a-z]:[a-z0-9]|_|\b[a-z]+-\d+\b|[{}]")

# Changes with every answer, every unit that is chosen and every group that is opened.
SEEN = """() => [...document.querySelectorAll('main, .options, .ended, .curtain')].map(
  part => [part.dataset.step, part.dataset.held, part.matches('main') ? '' : part.textContent]
).join('|')"""

# The places to which no arrow leads, from place to place. The table's own keys do it; each place is
# looked for from the nearest that was reached, first with the arrow that points at it.
LEFT_OUT = """() => {
  const ARROWS = { ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowUp: [0, -1] };
  const places = [...document.querySelectorAll('[data-place][tabindex]')].filter(
    place => !place.closest('[data-still]') && place.getBoundingClientRect().width > 0);
  const middles = new Map(places.map(place => {
    const { x, y, width, height } = place.getBoundingClientRect();
    return [place, [x + width / 2, y + height / 2]];
  }));
  const left = new Set(places.slice(1));
  const waysFrom = place => Object.keys(ARROWS).map(key => ({ place, key }));
  const untried = new Set(waysFrom(places[0]));
  const far = ({ place, key }, target) => {
    const across = middles.get(target)[0] - middles.get(place)[0];
    const down = middles.get(target)[1] - middles.get(place)[1];
    const [right, below] = ARROWS[key];
    return 2 * Math.hypot(across, down) - across * right - down * below;
  };
  const isNewWith = way => {
    untried.delete(way);
    way.place.focus();
    way.place.dispatchEvent(
      new KeyboardEvent('keydown', { key: way.key, bubbles: true, cancelable: true }));
    if (!left.delete(document.activeElement)) return false;
    for (const more of waysFrom(document.activeElement)) untried.add(more);
    return true;
  };
  for (const target of left) {
    while (left.has(target)) {
      const ways = [...untried].map(way => [far(way, target), way]);
      if (!ways.sort(([one], [other]) => one - other).some(([, way]) => isNewWith(way)))
        return [...left].map(place => place.dataset.place);
    }
  }
  return [];
}"""


@dataclass(frozen=True)
class Heard:
    """A node of the accessibility tree, with the names of the groups it is in, outermost first."""

    role: str
    name: str
    description: str
    is_focused: bool
    is_disabled: bool
    groups: tuple[str, ...] = field(compare=False)


class Listener:
    """Plays a table by what it hears."""

    def __init__(self, table: Table, seed: int = 1) -> None:
        self.table = table
        self.page: Page = table.page
        self.tree = self.page.context.new_cdp_session(self.page)
        self.random = random.Random(seed)

    def leave(self) -> None:
        """What nobody listens to need not be told: the tree is kept for each change of the page."""
        self.tree.detach()

    # -- hearing

    def hear(self, part: str = "") -> list[Heard]:
        """All that is there, or in a part of the page, in the order in which it is read."""
        if part:
            there = self.tree.send("Runtime.evaluate", {"expression": part})["result"]
            root = {"objectId": there["objectId"]}
            nodes = self.tree.send("Accessibility.queryAXTree", root)["nodes"]
        else:
            nodes = self.tree.send("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        found: list[Heard] = []
        open_nodes: list[tuple[dict[str, Any], tuple[str, ...]]] = [(nodes[0], ())]
        while open_nodes:
            node, groups = open_nodes.pop()
            heard = told(node, groups)
            if not node["ignored"]:
                found.append(heard)
                groups = (*groups, *group_of(heard))
            children = [known[child] for child in node.get("childIds", ()) if child in known]
            open_nodes += [(child, groups) for child in reversed(children)]
        return found

    def hear_question(self) -> list[Heard]:
        return self.hear("document.querySelector('[data-asking]')")

    def hear_progress(self) -> list[Heard]:
        return self.hear("document.querySelector('header')")

    def focus(self, heard: list[Heard]) -> Heard:
        (found,) = [node for node in heard if node.is_focused and node.role != "RootWebArea"]
        return found

    def hear_focus(self) -> Heard:
        """What the keys are at, and in which groups that is."""
        there = self.tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        about = {"objectId": there["result"]["objectId"]}
        nodes = self.tree.send("Accessibility.getPartialAXTree", about)["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        groups: tuple[str, ...] = ()
        node = known.get(nodes[0].get("parentId"))
        while node is not None:
            groups = (*group_of(told(node, ())), *groups)
            node = known.get(node.get("parentId"))
        found = told(nodes[0], groups)
        assert found.is_focused and not nodes[0]["ignored"], found
        return found

    def choices(self, heard: list[Heard]) -> list[str]:
        """What can be answered, in the order of the keys that choose it."""
        return [
            node.name
            for node in heard
            if node.role == "button"
            and not node.is_disabled
            and QUESTION in node.groups
            and node.groups[-1] != QUESTION  # in the group that has the question for its name
            and not node.name.startswith("One less")
        ]

    def places(self, heard: list[Heard], board: str) -> list[Heard]:
        return [
            node
            for node in heard
            if board in node.groups and node.role in ("button", "image", "img")
        ]

    def expect_places_told(self, board: str) -> None:
        """Each place of the board lies in an area, has a name for people, and says what it is."""
        self.page.locator("[data-place][aria-description]").first.wait_for()  # all are told at once
        places = self.places(self.hear(), board)
        assert len(places) > 40
        for place in places:
            assert place.name and not INTERNAL.search(f"{place.name} {place.description}"), place
            assert place.groups[-1] != board, f"{place.name} is in no area"
        silent = [place.name for place in places if not place.description]
        assert len(silent) < len(places) / 20, silent

    def expect_all_places_reached(self) -> None:
        """With arrows alone."""
        assert self.page.evaluate(LEFT_OUT) == []
        self.go_back()

    # -- deciding

    def ask_why_not(self, board: str) -> None:
        """Goes to a place that cannot be chosen, asks it, and comes back to the question."""
        self.page.keyboard.press("ArrowLeft")
        for key in ("ArrowUp", "ArrowRight", "ArrowLeft") * 5:
            place = self.hear_focus()
            if place.role != "button" and board in place.groups:
                break
            self.page.keyboard.press(key)
        self.page.keyboard.press("Enter")
        self.page.get_by_role("alert").wait_for()
        self.go_back()

    def go_back(self) -> None:
        """To the question, through whatever is open."""
        for _ in ("a card", "what was narrowed", "the focus"):
            self.page.keyboard.press("Escape")
            if self.hear_focus().name == QUESTION:
                return
        raise AssertionError("Escape does not lead back to the question")

    def expect_question(self, heard: list[Heard]) -> None:
        focused = self.focus(heard)
        assert focused.name == QUESTION or QUESTION in focused.groups, focused

    def answer(self) -> None:
        """One answer, from what is heard alone, until there is something else to do."""
        before = self.table.state()
        heard = self.hear_question()
        self.expect_question(heard)
        if self.random.random() < ON_BOARD and self.answer_on_board():
            self.table.wait_for_change(before)
            self.table.wait()
            return
        while True:
            self.choose(heard)
            if self.table.wait() == ENDED or self.table.state() != before:
                return
            heard = self.hear_question()

    def choose(self, heard: list[Heard]) -> None:
        names = self.choices(heard)
        if not names:  # all units are chosen, or what was chosen is still on its way
            if any(node.name == CONFIRM and not node.is_disabled for node in heard):
                self.page.keyboard.press("1")
            return
        at = self.random.randrange(len(names))
        seen = self.page.evaluate(SEEN)
        if at < MOST_DIGITS and self.random.random() > WITH_ARROWS:
            self.page.keyboard.press(str(at + 1))
        else:
            is_listed = self.focus(heard).name in names
            begin = names.index(self.focus(heard).name) if is_listed else -1
            for _ in range((at - begin) % len(names) if is_listed else at + 1):
                self.page.keyboard.press("ArrowDown")
            assert self.focus(self.hear_question()).name == names[at]
            self.page.keyboard.press("Enter")
        until(self.page, f"before => ({SEEN})() !== before", seen)

    def answer_on_board(self) -> bool:
        """At the first place that can be chosen there, if it means one answer only."""
        self.page.keyboard.press("ArrowLeft")
        place = self.hear_focus()
        if place.role != "button" or ": " not in place.name or ";" in place.name:
            self.go_back()
            return False
        self.page.keyboard.press("Enter")
        return True


def group_of(heard: Heard) -> tuple[str, ...]:
    """The name of a group, for what is in it; nothing for others."""
    return (heard.name,) if heard.role in ("group", "region") and heard.name else ()


def told(node: dict[str, Any], groups: tuple[str, ...]) -> Heard:
    kept = {item["name"]: item["value"].get("value") for item in node.get("properties", ())}
    return Heard(
        role=node.get("role", {}).get("value", ""),
        name=node.get("name", {}).get("value", ""),
        description=node.get("description", {}).get("value", ""),
        is_focused=bool(kept.get("focused")),
        is_disabled=bool(kept.get("disabled")),
        groups=groups,
    )
