"""A line that stalls without closing, drops and returns, while two friends play."""

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.web.conftest import Service, new_context
from tests.web.line import Line, line_to
from tests.web.playing import CHOICES, Table

NOTICE_MS = 5000  # until the reader is told of a dead line
REPLACED_MS = 6000  # after the notice: the page has tried another socket by then
SECONDS = 600  # on each clock
LOST = "The connection is lost"
SENT_LATER = "Your move will be sent"


class Player:
    """Somebody at the table, whose line can be cut."""

    def __init__(self, browser: Browser, service: Service, stack: ExitStack) -> None:
        self.line: Line = stack.enter_context(line_to(service.port))
        context = new_context(browser)
        stack.callback(context.close)
        self.page: Page = context.new_page()
        self.clocks: list[dict[str, Any]] = []
        self.came = time.monotonic()
        self.page.on("websocket", self._hear)
        self.page.goto(f"{self.line.address}/healthz")
        self.table = Table(self.page, self.line.address)
        self.table.settings()

    def _hear(self, socket: WebSocket) -> None:
        def heard(payload: str | bytes) -> None:
            message = json.loads(payload)
            if message["type"] == "clocks":
                self.clocks = message["seats"]

        socket.on("framereceived", heard)

    def answer(self) -> None:
        self.page.locator(CHOICES).last.click()

    def expect_step(self, step: int) -> None:
        expect(self.page.locator("main")).to_have_attribute("data-step", str(step))

    def expect_well(self) -> None:
        """Nothing is said of the line any more, and nothing was refused."""
        expect(self.page.locator(".offline")).to_have_count(0)
        expect(self.page.locator("[role=alert]")).to_have_count(0)


@pytest.fixture
def players(browser: Browser, service: Service) -> Iterator[list[Player]]:
    """Two friends at a table with clocks, by seat."""
    with ExitStack() as stack:
        found = [Player(browser, service, stack) for _ in range(2)]
        found[0].table.make("hitodama", "me", "me", clock={"kind": "game", "seconds": SECONDS})
        made = {"table": {"id": found[0].table.id}}
        tokens = found[0].table.tokens
        for seat, player in enumerate(found):
            player.table.take({**made, "tokens": {str(seat): tokens[str(seat)]}})
            player.table.open()
            player.expect_step(0)
        yield found


def asked_of(players: list[Player], step: int) -> tuple[Player, Player]:
    """Who is asked, and the other one."""
    (seat,) = players[0].table.seen(str(step))["asked"]
    players[seat].page.locator(CHOICES).first.wait_for()
    return players[seat], players[1 - seat]


def answers_at(player: Player) -> int:
    seat = next(iter(player.table.tokens))
    at = f"{player.line.address}/api/tables/{player.table.id}/replay?seat={seat}"
    token = {"Authorization": f"Bearer {player.table.tokens[seat]}"}
    return len(player.page.request.get(at, headers=token).json()["steps"]) - 1


def expect_dead(player: Player) -> None:
    expect(player.page.get_by_text(LOST)).to_be_visible(timeout=NOTICE_MS)
    expect(player.page.get_by_text(SENT_LATER)).to_be_visible()


def test_an_answer_is_neither_lost_nor_doubled_by_a_bad_line(players: list[Player]) -> None:
    # It stalls: the answer waits in the line, and the page sends it again by another socket.
    one, other = asked_of(players, 0)
    one.line.stall()
    one.answer()
    expect_dead(one)
    other.expect_step(0)
    one.page.wait_for_timeout(REPLACED_MS)
    one.line.flow()
    for player in players:
        player.expect_step(1)
        player.expect_well()
    assert answers_at(other) == 1

    # It drops: the answer is lost, and sent again.
    one, other = asked_of(players, 1)
    one.line.stall()
    one.answer()
    expect_dead(one)
    one.line.drop()
    one.line.flow()
    for player in players:
        player.expect_step(2)
        player.expect_well()
    assert answers_at(other) == 2

    # The answer arrives, but its confirmation is lost.
    one, other = asked_of(players, 2)
    one.line.stall(only_back=True)
    one.answer()
    other.expect_step(3)
    expect_dead(one)
    one.line.drop()
    one.line.flow()
    for player in players:
        player.expect_step(3)
        player.expect_well()
    assert answers_at(other) == 3


def test_a_bad_line_costs_its_player_the_time_that_it_takes_and_nobody_else_any(
    players: list[Player],
) -> None:
    one, other = asked_of(players, 0)
    seat = players.index(one)
    one.line.stall()
    stalled = time.monotonic()
    expect(one.page.get_by_text(LOST)).to_be_visible(timeout=NOTICE_MS)
    one.answer()  # while it is known that there is no line
    expect(one.page.get_by_text(SENT_LATER)).to_be_visible()
    one.page.wait_for_timeout(REPLACED_MS)
    one.line.drop()
    one.line.flow()
    one.expect_step(1)
    one.expect_well()
    bad = time.monotonic() - stalled
    other.expect_step(1)
    for mine, theirs in zip(one.clocks, other.clocks, strict=True):
        assert abs(mine["left"] - theirs["left"]) < 1
    used = SECONDS - other.clocks[seat]["left"]
    assert REPLACED_MS / 1000 < used < time.monotonic() - players[0].came
    assert other.clocks[1 - seat]["left"] > SECONDS - bad / 2
