"""Between two visits of a table: what happened meanwhile, a note to oneself, and the way on."""

from playwright.sync_api import expect

from tests.golden import RECORDS
from tests.web.playing import Table

# As if the reader had looked at the beginning of the game only, and long ago.
LONG_AWAY = """table => {
  const seen = JSON.parse(localStorage.getItem('mori.looked'));
  Object.assign(seen[table], { count: 3, at: Date.now() - 3600000 });
  localStorage.setItem('mori.looked', JSON.stringify(seen));
}"""
NOTE = "Farms first, <b>then</b> the lake."


def test_what_happened_meanwhile_is_told_until_it_is_read(guest: Table) -> None:
    page = guest.page
    guest.settings()
    guest.make("hitodama", "me", "random")
    guest.open()
    for _ in range(4):
        guest.wait()
        guest.answer()
    guest.wait()
    missed = page.locator(".missed")
    page.reload()
    guest.wait()
    expect(missed).to_have_count(0)  # that was no absence
    page.evaluate(LONG_AWAY, guest.id)
    page.reload()
    guest.wait()
    expect(missed).to_contain_text("Since you last looked")
    expect(missed.locator("li").first).to_be_visible()
    guest.answer()
    expect(missed).to_have_count(0)


def test_a_note_stays_in_the_browser_and_shows_in_the_lobby(guest: Table) -> None:
    page = guest.page
    guest.settings()
    guest.make("hitodama", "me", "random")
    guest.open()
    guest.wait()
    before = guest.state()
    page.get_by_role("button", name="My note").click()
    note = page.get_by_role("textbox", name="My note")
    note.fill(NOTE)
    page.keyboard.press("z")  # a letter, and no command to the table
    page.reload()
    guest.wait()
    assert guest.state() == before
    page.get_by_role("button", name="My note").click()
    expect(note).to_have_value(f"{NOTE}z")
    guest.go("/")
    expect(page.locator("li").filter(has_text="then").first).to_contain_text(NOTE)


def test_after_a_game_the_way_leads_to_a_table_that_waits(guest: Table) -> None:
    page = guest.page
    guest.settings()
    guest.make("hitodama", "me", "random", title="The other one")
    record = (RECORDS / "bitoku-4-greedy.json").read_bytes()
    headers = {"content-type": "application/json"}
    made = page.request.post(f"{guest.address}/api/records", data=record, headers=headers)
    page.goto(f"{guest.address}/t/{made.json()['table']['id']}")
    page.locator(".ended").get_by_role("link", name="Next table: The other one").click()
    expect(page).to_have_url(f"{guest.address}/t/{guest.id}")
