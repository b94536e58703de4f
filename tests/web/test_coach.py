"""The coach at the table: chosen in the settings, it holds a choice once; by keyboard and ear."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Service, running, settings_in
from tests.web.playing import Table
from tests.web.test_pages import SETTINGS

# Bots, and a coach that always finds the last choice better, whatever is chosen.
STRICT = (
    "import sys; print('ready', flush=True)\n"
    "import msgspec; from mori.server.bots import worker\n"
    "def judged(job, position, view):\n"
    "    better = worker.told(view, view.decision.canonical[-1])\n"
    "    return worker.BotReply(line=[better], lead=6.0)\n"
    "worker.judged = judged\n"
    "for line in sys.stdin.buffer:\n"
    "    print(msgspec.json.encode(worker.reply_to(line)).decode(), flush=True)\n"
)
FIRST = '.options [data-choice]:not([data-choice="group"])'


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Service]:
    command = (sys.executable, "-c", STRICT)
    with running(settings_in(tmp_path, bot_command=command, bot_workers=1)) as service:
        yield service


def test_a_choice_is_held_once_and_played_if_the_reader_insists(
    own_page: Page, strict: Service
) -> None:
    page = own_page
    page.goto(f"{strict.address}/healthz")
    table = Table(page, strict.address)
    table.sit_down("hitodama", "me", "random")

    # It is off until it is chosen.
    before = table.state()
    page.locator(FIRST).first.click()
    table.wait_for_change(before)
    assert page.locator("[data-coach]").count() == 0
    table.wait()
    page.locator(SETTINGS).click()
    choice = page.get_by_role("radiogroup", name="Coach")
    expect(choice.get_by_role("radio", name="Off")).to_be_checked()
    choice.get_by_text("On").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    # By keyboard: the answer is held, it is read aloud, and the focus goes on there.
    table.wait()
    before = table.state()
    page.locator(FIRST).first.focus()
    page.keyboard.press("Enter")
    again = page.get_by_role("button", name="Think again")
    anyway = page.get_by_role("button", name="Play it anyway")
    expect(again).to_be_focused()
    expect(page.locator("[data-coach]")).to_contain_text("The coach would rather: ")
    expect(page.locator("[data-coach]")).to_contain_text("Better by about 6 points")
    expect(page.locator("[aria-live]").filter(has_text="The coach would rather: ")).to_have_count(1)
    assert table.state() == before
    page.keyboard.press("Tab")
    expect(anyway).to_be_focused()
    page.keyboard.press("Enter")
    table.wait_for_change(before)
    expect(page.locator("[data-coach]")).to_have_count(0)


def test_thinking_again_leads_back_to_the_question(own_page: Page, strict: Service) -> None:
    page = own_page
    page.goto(f"{strict.address}/healthz")
    table = Table(page, strict.address)
    table.sit_down("hitodama", "me", "random")
    table.settings(coach="on")
    before = table.state()
    page.locator(FIRST).first.click()
    expect(page.get_by_role("button", name="Think again")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-coach]")).to_have_count(0)
    assert table.state() == before
    page.locator(FIRST).nth(1).click()  # it has spoken about this question
    table.wait_for_change(before)
    assert page.locator("[data-coach]").count() == 0
