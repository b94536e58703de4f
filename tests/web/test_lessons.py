"""Learning at the table, by keyboard on a large window and by finger on a phone."""

from playwright.sync_api import Page, expect

from mori.lessons import begin, find_lesson, standing
from tests.web.axe import serious
from tests.web.playing import Table

RING = find_lesson("hitodama", "ring")


def place_of(action: str) -> str:
    """Where an answer of the first lesson is chosen last."""
    game = begin(RING)
    view = game.seat_view(RING.seat)
    assert view.decision is not None
    meant = next(one for one in view.decision.actions if one.text == action)
    return view.about(meant).places[-1]


def at(page: Page, say: str) -> None:
    """Wait until a sentence of the lesson stands there."""
    number = [step.say for step in RING.steps].index(say)
    expect(page.locator(".lesson")).to_have_attribute("data-lesson-step", str(number))


def choose(page: Page, action: str) -> None:
    """Choose an answer in the list; the spaces to go to are listed together."""
    if action.startswith("move"):
        page.locator('.decide [data-choice="group"]').first.press("Enter")
    page.locator(f'.decide [data-choice="{action}"]').press("Enter")


def test_a_lesson_from_the_lobby_to_its_end_by_keyboard(guest: Table) -> None:
    page = guest.page
    guest.settings(confirm="on")
    guest.go("/")
    card = page.locator("section.game", has_text="Hitodama")
    learn = card.get_by_role("button", name="Learn")
    learn.press("Enter")
    first = page.locator("dialog ol li").first
    expect(first).to_be_visible()
    assert serious(page, has_colours=True) == []
    page.keyboard.press("Escape")
    expect(learn).to_be_focused()
    learn.press("Enter")
    first.locator(".btn").press("Enter")
    at(page, "welcome")
    expect(page.locator(".decide")).to_have_count(0)  # first it is read
    page.keyboard.press("Enter")  # the way on has the focus
    at(page, "goal")
    assert serious(page, has_colours=True) == []
    page.keyboard.press("Enter")
    at(page, "berries")
    expect(page.locator("[data-hinted-place=tile-berry-1]")).to_have_count(1)
    choose(page, "draw")  # held back, then refused: nothing has changed
    page.locator(".held .pri, .decide .pri").first.press("Enter")
    expect(page.locator(".lesson [role=alert]")).to_be_visible()
    expect(page.locator("main")).to_have_attribute("data-step", "0")
    choose(page, "move reserve > berry.1")
    at(page, "tribute")
    page.reload()  # what was read and done is kept
    at(page, "tribute")
    choose(page, "move reserve > tribute_first_player.1")
    choose(page, "draw")
    page.locator(".held .pri, .decide .pri").first.press("Enter")
    at(page, "resolved")  # the rival has answered
    page.locator(".lesson .pri").press("Enter")
    choose(page, "tribute haru_2.2")
    page.locator(".held .pri, .decide .pri").first.press("Enter")
    at(page, "home")
    page.locator(".lesson .pri").press("Enter")
    expect(page.locator(".lesson .acts .btn")).to_have_count(2)
    guest.go("/")
    expect(learn).to_contain_text("1/")
    expect(page.locator("#continue ~ ul li")).to_have_count(0)  # no table to go on with


def test_a_lesson_on_a_phone(phone_guest: Table) -> None:
    page = phone_guest.page
    page.set_viewport_size({"width": 390, "height": 664})
    phone_guest.settings(language="fr")
    phone_guest.go("/")
    page.locator("section.game", has_text="Hitodama").get_by_role("button", name="Apprendre").tap()
    page.locator("dialog ol li .btn").first.tap()
    at(page, "welcome")
    for say in ("goal", "berries"):
        page.locator(".lesson .pri").tap()
        at(page, say)
    assert serious(page, has_colours=True) == []
    for action, said in (("move reserve > berry.2", True), ("move reserve > berry.1", False)):
        spot = page.locator(f'.near [data-place="{place_of(action)}"]')
        expect(spot).to_be_in_viewport(ratio=0.9)
        box = spot.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if said:
            expect(page.locator(".lesson [role=alert]")).to_contain_text("2 baies")
    at(page, "tribute")
    assert standing(RING, 1).step == [step.say for step in RING.steps].index("tribute")
