"""Alone at the table: the Tengu's turn is watched step by step, and looked at again so."""

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.web.playing import Table

# Soon after each drawing of the table, and long before the next: how much the log tells by then.
WATCH = """() => {
  window.drawn = [];
  window.measured ??= performance.measure.bind(performance);
  performance.measure = (...given) => {
    if (given[0] === "mori-draw") {
      const at = window.drawn.push("") - 1;
      const log = document.querySelector("#log"); // which may be left by then
      const read = () => (window.drawn[at] = log.innerText);
      setTimeout(read, 150);
    }
    return window.measured(...given);
  };
}"""


@pytest.fixture
def came(guest: Table) -> list[dict[str, Any]]:
    """The states that come from the service from now on."""
    came: list[dict[str, Any]] = []

    def heard(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "state":
            came.append(message)

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", heard)

    guest.page.on("websocket", opened)
    return came


def play_to_a_turn_of_the_tengu(
    table: Table, came: list[dict[str, Any]], speed: str
) -> dict[str, Any]:
    """Answer until the Tengu has taken a turn of several steps; the message that told of it."""
    table.settings(speed=speed)
    table.make("bitoku", "me", seed=5)
    table.open()
    table.wait()
    while not came or len(came[-1]["moments"]) < 3:
        table.page.evaluate(WATCH)
        before = table.state()
        table.choose(lambda count: 0)
        table.wait_for_change(before)
        table.wait()
    return came[-1]


def test_each_step_of_the_tengus_turn_is_shown(guest: Table, came: list[dict[str, Any]]) -> None:
    table = guest
    message = play_to_a_turn_of_the_tengu(table, came, "fast")
    table.page.wait_for_function("() => !window.drawn.includes('')")
    drawn = table.page.evaluate("() => window.drawn")
    assert len(drawn) == len(message["moments"]) + 1
    assert len(set(drawn)) == len(drawn), "each of them tells more"


def test_who_wants_it_at_once_gets_it_so_and_looks_back_through_the_steps(
    guest: Table, came: list[dict[str, Any]]
) -> None:
    table = guest
    message = play_to_a_turn_of_the_tengu(table, came, "instant")
    assert len(table.page.evaluate("() => window.drawn")) == 1

    step = message["state"]["step"]
    table.open(f"/replay#{step - 1}")
    told = table.page.locator(".foot p.told")
    forward = table.page.locator("button[aria-label='One step forward']")
    told.wait_for()
    seen = [told.inner_text()]
    for _ in range(len(message["moments"]) + 1):
        forward.click()
        expect(told).not_to_have_text(seen[-1])
        seen.append(told.inner_text())
    assert len(set(seen)) == len(seen)
    expect(forward).to_be_disabled()
    table.page.locator("button[aria-label='One step back']").click()
    expect(told).to_have_text(seen[-2])
