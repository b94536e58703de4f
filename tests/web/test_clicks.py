"""A click on a thing is the whole answer: whole games by clicking places, and dragging pieces."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession

from tests.web.playing import CURTAIN, ENDED, LONGEST_GAME, Table, until, until_there

# Every thing on the table that answers: where, and its name. The page has asked for chains by then.
ANSWERING = """() => {
  const main = document.querySelector('main');
  if (!main || document.querySelector('.ended') || document.querySelector('.curtain')) return null;
  const found = [...document.querySelectorAll('[data-place][role="button"]')].flatMap(element => {
    const box = element.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    const hit = document.elementFromPoint(x, y)?.closest('[data-place]');
    const isReached = hit?.getAttribute('data-place') === element.getAttribute('data-place');
    return isReached ? [[x, y, element.getAttribute('data-place')]] : [];
  });
  return [main.dataset.step, found, [...document.querySelectorAll('[data-place].within')].length];
}"""
# What a click has done: gone on, held an answer, offered meanings, or taken a piece in hand.
DONE = """step => {
  const main = document.querySelector('main');
  if (!main || document.querySelector('.ended') || document.querySelector('.curtain')) return 'on';
  if (document.querySelector('[role=menu]')) return 'menu';
  if (document.querySelector('.floating.why')) return 'why';
  if (main.dataset.step !== step) return 'on';
  if (main.dataset.held !== '0' && main.dataset.held !== undefined) return 'held';
  return document.querySelector('.narrowed') ? 'narrowed' : '';
}"""
CHAINS_MS = 250  # until the chains of a new question are surely lit; a click before them waits


def click_on(table: Table, spots: list[list[Any]]) -> str:
    """Click on one of the things, and what comes of it."""
    before = table.state()
    x, y, place = table.random.choice(spots)
    table.page.mouse.click(x, y)
    done = str(until(table.page, DONE, before))
    assert done != "why", f"{place} was lit, and is refused"
    return done


def play_by_clicking(table: Table) -> dict[str, int]:
    """Play to the end by clicking things, the list only where nothing on the table answers."""
    count = {"things": 0, "lists": 0, "menus": 0, "chains": 0}
    for _ in range(LONGEST_GAME):
        found = table.wait()
        if found in (ENDED, CURTAIN):
            return count
        table.page.wait_for_timeout(CHAINS_MS)
        around = table.page.evaluate(ANSWERING)
        if around is None:
            continue
        step, spots, near = around
        count["chains"] += near > 0
        if not spots or has_units(table):
            count["lists"] += 1
            table.answer()
            continue
        count["things"] += 1
        done = click_on(table, spots)
        if done == "menu":
            count["menus"] += 1
            table.page.locator("[role=menuitem]").first.click()
            table.wait_for_change(step)
        elif done == "narrowed":
            click_target(table, step)
    raise AssertionError("the game does not end")


def has_units(table: Table) -> bool:
    """Units are put together before they are sent."""
    return bool(table.page.locator(".unit").count())


def click_target(table: Table, step: str) -> None:
    """A piece is in hand: click where it goes, until something is answered."""
    for _ in range(4):
        around = table.page.evaluate(ANSWERING)
        if around is None or around[0] != step:
            return
        lit = table.clickable('[data-place][tabindex="0"]')
        if not lit:
            table.choose(lambda count: 0)
            return
        x, y, _ = lit[0]
        table.page.mouse.click(x, y)
        table.page.wait_for_timeout(CHAINS_MS)
    table.choose(lambda count: 0)


@pytest.mark.parametrize("game", ["bitoku", "hitodama"])
def test_a_whole_game_is_played_by_clicking_things(guest: Table, game: str) -> None:
    guest.page.set_viewport_size({"width": 1440, "height": 900})
    guest.sit_down(game, "me", "random")
    count = play_by_clicking(guest)
    assert count["things"] > 3 * count["lists"], count
    assert game == "hitodama" or count["chains"] > 20, count


# -- dragging


def middle(table: Table, place: str) -> tuple[float, float]:
    box = table.page.locator(f'[data-place="{place}"]').first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(table: Table, source: str, target: str) -> None:
    start, end = middle(table, source), middle(table, target)
    mouse = table.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + 12, start[1] - 12)
    until_there(table.page, ".carried")
    mouse.move(*end, steps=4)
    mouse.up()


def finger(cdp: CDPSession, kind: str, at: tuple[float, float] | None) -> None:
    points = [] if at is None else [{"x": at[0], "y": at[1]}]
    cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def drag_by_finger(table: Table, source: str, target: str) -> None:
    """A finger rests on the piece for a moment; one that moves at once scrolls."""
    start, end = middle(table, source), middle(table, target)
    cdp = table.page.context.new_cdp_session(table.page)
    finger(cdp, "touchStart", start)
    table.page.wait_for_timeout(300)
    for part in (0.1, 0.4, 0.7, 1.0):
        at = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
        finger(cdp, "touchMove", at)
    until_there(table.page, ".carried")
    finger(cdp, "touchEnd", None)


def at_first_turn(table: Table) -> None:
    table.page.set_viewport_size({"width": 1440, "height": 900})
    table.sit_down("bitoku", "me", "greedy")
    table.choose(lambda count: 0)  # the discard of Spring
    until_there(table.page, '[data-place="space-1"][tabindex="0"]')
    table.page.wait_for_timeout(CHAINS_MS)


def first_card(table: Table) -> str:
    name = table.page.locator('[data-place^="hand-"][tabindex="0"]').first.get_attribute(
        "data-place"
    )
    assert name is not None
    return name


def test_a_card_is_dragged_to_a_space(guest: Table) -> None:
    at_first_turn(guest)
    before, card = guest.state(), first_card(guest)
    drag(guest, card, "space-2")
    guest.wait_for_change(before)
    played = guest.view()["players"][0]["played"]
    assert played[1] == card.removeprefix("hand-")


def test_a_card_that_is_dropped_elsewhere_stays_where_it_was(guest: Table) -> None:
    at_first_turn(guest)
    before, card = guest.state(), first_card(guest)
    drag(guest, card, "own-deck")
    guest.page.wait_for_timeout(CHAINS_MS)
    assert guest.state() == before
    assert guest.page.locator(".carried").count() == 0
    assert guest.page.evaluate("() => String(getSelection())") == ""


def test_a_die_is_dragged_to_a_region(guest: Table) -> None:
    at_first_turn(guest)
    guest.choose(lambda count: 0)  # plays a card, which unlocks a die
    for _ in range(12):
        guest.wait()
        guest.page.wait_for_timeout(CHAINS_MS)
        ready = [
            number
            for number, die in enumerate(guest.view()["players"][0]["dice"], start=1)
            if die["state"] == "unlocked"
        ]
        if ready and guest.page.locator('.within[data-place^="forest-"]').count():
            break
        guest.choose(lambda count: 0)
    before = guest.state()
    region = guest.page.locator('.within[data-place^="forest-"]').first.get_attribute("data-place")
    assert region is not None
    drag(guest, f"die-0-{ready[0]}", region)
    guest.wait_for_change(before)
    assert guest.view()["players"][0]["dice"][ready[0] - 1]["state"] == "forest"


def test_a_finger_drags_a_card_too(phone_guest: Table) -> None:
    at_first_turn(phone_guest)
    before, card = phone_guest.state(), first_card(phone_guest)
    drag_by_finger(phone_guest, card, "space-3")
    phone_guest.wait_for_change(before)
    played = phone_guest.view()["players"][0]["played"]
    assert played[2] == card.removeprefix("hand-")


def asked_for(table: Table, choice: str) -> str:
    """Play on until the list offers a choice with this beginning; the rest of its name."""
    offered = table.page.locator(f'.decide [data-choice^="{choice} "]')
    for _ in range(LONGEST_GAME):
        table.wait()
        table.page.wait_for_timeout(CHAINS_MS)
        if offered.count():
            return str(offered.first.get_attribute("data-choice")).split()[1]
        table.answer()
    raise AssertionError(f"nothing offers {choice}")


Drag = Callable[[Table, str, str], None]
HANDS = {"mouse": drag, "finger": drag_by_finger}


@pytest.fixture(params=HANDS)
def hand(request: pytest.FixtureRequest) -> tuple[Table, Drag]:
    """Somebody with a mouse, or with a finger on a screen of the same size."""
    name: str = request.param
    table: Table = request.getfixturevalue("guest" if name == "mouse" else "phone_guest")
    table.page.set_viewport_size({"width": 1440, "height": 900})
    return table, HANDS[name]


def test_a_pilgrim_is_dragged_along_its_path(hand: tuple[Table, Drag]) -> None:
    table, pull = hand
    table.sit_down("bitoku", "me", "random")
    space = asked_for(table, "start")
    before, stood = table.state(), table.view()["paths"]["nodes"][space][0]
    pull(table, "path-start", space)
    table.wait_for_change(before)
    assert table.view()["paths"]["nodes"][space][0] == stood + 1


def test_an_essence_is_dragged_to_a_space(hand: tuple[Table, Drag]) -> None:
    table, pull = hand
    table.sit_down("hitodama", "me", "random")
    lit = table.page.locator('[data-place^="tile-"][data-place*="-"][tabindex="0"]')
    lit.first.wait_for()
    target = str(lit.first.get_attribute("data-place"))
    before = table.state()
    pull(table, "reserve-0", target)
    table.wait_for_change(before)
    spaces = [one for tile in table.view()["tiles"] for one in tile["spaces"]]
    [reached] = [one for one in spaces if f"tile-{one['place'].replace('.', '-')}" == target]
    assert reached["essence"]["seat"] == 0
