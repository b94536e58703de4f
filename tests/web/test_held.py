"""Answers that are held back: the last of a turn until confirmed, units until all are chosen."""

import json
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mori.core.record import read_record
from mori.core.replay import replay
from tests.golden import GAMES, RECORDS
from tests.web.late import ask, imported
from tests.web.playing import OPEN, Table

CONFIRM = ".decide [data-choice=confirm]"


def held_table(table: Table, game: str, *seats: str, **wishes: Any) -> None:
    """Somebody for whom what may be final is confirmed."""
    table.settings(confirm="on", tips="first")
    table.make(game, *seats, **wishes)
    table.open()
    table.wait()
    if table.is_curtained:
        table.page.locator(".curtain button").click()
        table.wait()


def play_to_held(table: Table) -> None:
    """Choose until an answer is held back that would be the last of the turn."""
    confirm = table.page.locator(CONFIRM)
    for _ in range(200):
        before, held = table.state(), table.held()
        count = table.choices.count()
        chosen = table.choices.nth(table.random.randrange(count))
        is_folded = chosen.get_attribute("data-choice") == "group"
        chosen.click()
        if is_folded:
            continue
        table.page.wait_for_selector(
            f'main:not([data-step="{before}"]), main:not([data-held="{held}"])', state="attached"
        )
        table.wait()
        if confirm.count():
            return
    raise AssertionError("nothing was ever held back")


def answers_at(table: Table) -> int:
    """How many answers the service has."""
    seat = next(iter(table.tokens))
    at = f"{table.address}/api/tables/{table.id}/replay?seat={seat}"
    answer = table.page.request.get(at, headers={"Authorization": f"Bearer {table.tokens[seat]}"})
    return len(answer.json()["steps"]) - 1


@pytest.mark.parametrize(
    ("game", "seats"),
    [("bitoku", ["me"]), ("bitoku", ["me", "random"]), ("hitodama", ["me", "person"])],
    ids=["solo", "against a bot", "at one screen"],
)
def test_the_last_answer_of_a_turn_waits_until_it_is_confirmed(
    guest: Table, game: str, seats: list[str]
) -> None:
    held_table(guest, game, *seats)
    if "random" in seats:  # all discard at once: the bot has when its answer is the first step
        guest.page.wait_for_selector('main[data-step="1"]', state="attached")
    play_to_held(guest)
    page, before = guest.page, guest.state()
    held = guest.question
    assert answers_at(guest) == int(before)
    # Nobody else moves, no curtain falls, and it can be taken back.
    expect(page.locator(".curtain")).to_have_count(0)
    page.locator("[data-take-back]").click()
    expect(page.locator("main")).to_have_attribute("data-held", "0")
    guest.wait()
    assert guest.state() == before
    assert guest.question != held, "it is asked again"
    # Chosen again and confirmed, it goes on.
    play_to_held(guest)
    before = guest.state()
    page.locator(CONFIRM).click()
    guest.wait_for_change(before)
    assert answers_at(guest) > int(before)


def test_what_is_held_is_shown_as_it_would_be_and_kept_nowhere(guest: Table) -> None:
    """Ending the turn of Hitodama with an essence moved: the move stands, the turn is open."""
    held_table(guest, "hitodama", "me", "random")
    page = guest.page
    end = page.locator('.decide [data-choice="end"]')
    confirm = page.locator(CONFIRM)
    end.click()
    expect(confirm).to_be_visible()
    expect(page.locator(".held li").first).to_contain_text("ends the turn")
    assert page.locator('[data-place][tabindex="0"]').count() == 0, "nothing else can be chosen"
    page.reload()  # nothing was played
    guest.wait()
    before = guest.state()
    assert before == str(answers_at(guest))
    expect(end).to_be_visible()

    # The keyboard holds, takes back and confirms.
    page.keyboard.press("ArrowDown")
    for key in ("z", "Escape"):
        end.focus()
        page.keyboard.press("Enter")
        expect(confirm).to_be_focused()
        page.keyboard.press(key)
        expect(confirm).to_have_count(0)
    end.focus()
    page.keyboard.press("Enter")
    expect(confirm).to_be_focused()
    page.keyboard.press("Enter")
    guest.wait_for_change(before)


def test_a_card_that_would_be_drawn_is_not_shown(guest: Table) -> None:
    held_table(guest, "hitodama", "me", "random")
    page = guest.page
    hand = guest.view()["players"][0]["hand"]
    page.locator('.decide [data-choice="draw"]').click()
    expect(page.locator("#question")).to_contain_text("no longer be able to undo")
    page.locator(CONFIRM).click()
    guest.wait()
    assert len(guest.view()["players"][0]["hand"]) == len(hand) + 1

    # Confirmation can be switched off, and stays off.
    page.get_by_role("button", name="How fast others move").click()
    expect(page.get_by_role("group", name="Answers that are final")).to_be_visible()
    page.get_by_role("menuitemradio", name="Answer at once").click()
    page.reload()
    guest.wait()
    before = guest.state()
    page.locator('.decide [data-choice="end"]').click()
    guest.wait_for_change(before)


# -- units


@cache
def asked_for_units(kind: str) -> tuple[str, int, int]:
    """A golden game, and a step after which a seat is asked for several units; whose it is."""
    for name in GAMES:
        record = replay(read_record((RECORDS / f"{name}.json").read_bytes()))
        game = record.rewound(0)
        for step, (seat, action) in enumerate(
            zip(record.answer_seats, record.answers, strict=True)
        ):
            for decision in game.decisions:
                if decision.kind == kind and game.seat_view(decision.seat).units() > 1:
                    return name, step, decision.seat
            game.apply(action, seat)
    raise AssertionError(kind)


def at_units(table: Table, kind: str, confirm: str = "off") -> Page:
    """The table at a question that takes several units."""
    record, step, seat = asked_for_units(kind)
    replayed = imported(table.address, record)
    seats = ["random"] * int(record.split("-")[1])
    seats[seat] = "me"
    wish = json.dumps({"step": step, "seats": seats}).encode()
    table.take(ask(f"{table.address}/api/tables/{replayed}/fork", wish))
    table.settings(confirm=confirm)
    table.open()
    table.page.wait_for_selector(".decide .units")
    return table.page


def line(page: Page, at: int) -> tuple[Locator, Locator, Locator]:
    """How many of a unit are chosen, and the buttons for one more and one less."""
    unit = page.locator(".units .unit").nth(at)
    return unit.locator("output"), unit.locator(".more"), unit.locator(".less")


@pytest.mark.parametrize("kind", ["take_resource", "advance_kodama", "pay_resource", "give_card"])
def test_units_are_put_together_and_taken_off_before_they_are_sent(guest: Table, kind: str) -> None:
    page = at_units(guest, kind)
    before, question = guest.state(), guest.question
    last = page.locator(".units .unit").count() - 1
    count, more, less = line(page, last)
    what = page.locator(".units .what").last.inner_text()
    expect(more).to_have_accessible_name(f"One more: {what}")
    expect(less).to_have_accessible_name(f"One less: {what}")
    expect(count).to_have_accessible_name(f"0 chosen: {what}")
    expect(less).to_have_attribute("aria-disabled", "true")
    more.click()
    expect(count).to_have_text("1")
    assert guest.question != question, "it says what is still to choose"
    less.click()
    expect(count).to_have_text("0")
    expect(page.locator("#question")).to_have_text(question)
    # In no order that the engine would prefer: the last line first.
    more.click()
    expect(count).to_have_text("1")
    line(page, 0)[1].click()
    expect(page.locator(CONFIRM)).to_be_visible()
    expect(more).to_have_attribute("aria-disabled", "true")
    assert answers_at(guest) == int(before), "nothing was sent yet"
    page.locator(CONFIRM).click()
    guest.wait_for_change(before)
    assert int(guest.state()) >= int(before) + 2


def test_units_go_along_with_the_answer_that_ends_their_question(guest: Table) -> None:
    """Amulets, and then the place for the die: one message, and the die has the Amulets' value."""
    page = at_units(guest, "place_die")
    before = guest.state()
    count, more, _ = line(page, 0)
    value = page.locator("#question").inner_text()
    more.click()
    expect(count).to_have_text("1")
    expect(page.locator("#question")).not_to_have_text(value)
    page.locator(f".decide .options > {OPEN}").first.click()
    guest.wait_for_change(before)
    assert answers_at(guest) >= int(before) + 2


def test_units_with_the_keyboard_alone(guest: Table) -> None:
    page = at_units(guest, "take_resource")
    before = guest.state()
    page.keyboard.press("1")
    expect(line(page, 0)[0]).to_have_text("1")
    line(page, 0)[2].focus()
    page.keyboard.press("Enter")
    expect(line(page, 0)[0]).to_have_text("0")
    page.keyboard.press("2")
    expect(line(page, 1)[0]).to_have_text("1")
    page.keyboard.press("z")
    expect(line(page, 1)[0]).to_have_text("0")
    line(page, 1)[1].focus()
    page.keyboard.press("Enter")
    expect(line(page, 1)[0]).to_have_text("1")
    expect(line(page, 1)[1]).to_be_focused()  # pressed again, it takes one more
    page.keyboard.press("Enter")
    expect(line(page, 1)[0]).to_have_text("2")
    page.locator(CONFIRM).focus()
    page.keyboard.press("Enter")
    guest.wait_for_change(before)


# -- on a phone


def expect_room_for_a_finger(page: Page, selector: str) -> None:
    for box in [one.bounding_box() for one in page.locator(selector).all()]:
        assert box is not None
        assert box["width"] >= 44 and box["height"] >= 44, box
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390


def test_a_phone_holds_confirms_and_takes_back(phone_guest: Table) -> None:
    """For somebody new: what may be final is confirmed, because nothing else was ever chosen."""
    phone, page = phone_guest, phone_guest.page
    phone.make("hitodama", "me", "random")
    page.goto(f"{phone.address}/t/{phone.id}")
    page.wait_for_selector(".sheet .go")
    before = phone.state()
    page.locator(".grab").tap()
    page.locator('.decide [data-choice="end"]').tap()
    expect(page.locator(CONFIRM)).to_be_visible()
    expect_room_for_a_finger(page, ".held .btn")
    page.locator("[data-take-back]").tap()
    expect(page.locator(CONFIRM)).to_have_count(0)
    page.locator('.decide [data-choice="end"]').tap()
    page.locator(CONFIRM).tap()
    phone.wait_for_change(before)


def test_a_phone_chooses_units(phone_guest: Table) -> None:
    phone = phone_guest
    page = at_units(phone, "take_resource")
    before = phone.state()
    expect_room_for_a_finger(page, ".units button")
    for at in (1, 0):
        line(page, at)[1].tap()
        expect(line(page, at)[0]).to_have_text("1")
    expect_room_for_a_finger(page, ".held .btn")
    page.locator(CONFIRM).tap()
    phone.wait_for_change(before)
