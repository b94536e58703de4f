"""Friends in browsers of their own, and somebody who watches: whole games, and all that is beside.

Two friends at one service, and four at two that share PostgreSQL and Redis, with each browser at
the other one than the browser before. What is long, and what takes many, is where there is more
that can go wrong: at two.
"""

import itertools
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from mori.cli.replay import check_record, verified
from mori.server.packs import Packs
from mori.server.settings import UNLIMITED, Settings
from mori.server.storage import Store, open_database
from mori.server.tables.course import Course, restored, rules_of
from mori.words import Words
from tests.server.databases import running_postgres, running_redis
from tests.server.running import running, settings_in
from tests.web.conftest import CHROMIUM, QUIET, WINDOW
from tests.web.diary import check_alike, check_hands, on_the_way
from tests.web.friends import Friend, lay, links, play_to
from tests.web.playing import CHOICES, until_there

NASTY = "<b>Iris</b>{$x}"
PHONE = ViewportSize(width=390, height=664)
People = tuple[tuple[str, str, ViewportSize], ...]
# The last one only watches.
TWO: People = (("Hana", "en", WINDOW), (NASTY, "es", PHONE), ("", "fr", WINDOW))
FOUR: People = (
    ("Hana", "en", WINDOW),
    (NASTY, "en", WINDOW),
    ("Hana", "es", WINDOW),
    ("Sumi", "cs", PHONE),
    ("", "fr", WINDOW),
)
HELLO = {"en": "Hello!", "es": "¡Hola!", "cs": "Ahoj!"}
AGREED = {
    "en": ("Everybody agreed", "does not agree"),
    "es": ("Todos están de acuerdo", "no está de acuerdo"),
}
LEAVE = {"en": ("Leave the table", "Really leave?"), "es": ("Dejar la mesa", "¿Dejarla de verdad?")}
SEED = 11
ORDERS = {2: (1, 0), 4: (3, 0, 1, 2)}  # of the seats, with this seed


@dataclass
class Party:
    """Friends, and the services where they are."""

    url: str  # of the database
    is_apart: bool  # at two services
    friends: list[Friend]
    watcher: Friend

    @property
    def everybody(self) -> list[Friend]:
        return [*self.friends, self.watcher]

    def course(self, table: str) -> Course:
        """What the database has of a game."""
        store = Store(open_database(self.url))
        loaded = store.load(table)
        store.close()
        assert loaded is not None
        return restored(*loaded, rules_of(loaded[0], Packs(())))

    def check(self, table: str, readers: list[Friend]) -> None:
        """All saw the same at every step, each their own cards, and nobody those of others."""
        course = self.course(table)
        diaries = {}
        for friend in readers:
            friend.note()
            diaries[friend.seat] = on_the_way(friend.diary)
            friend.diary.clear()
        assert max(diaries[0]) == course.step
        check_alike(list(diaries.values()))
        check_hands(course, diaries)


@contextmanager
def launched(browser: Browser) -> Iterator[Browser]:
    """One more of the same kind: a program of its own, as people have them."""
    found = browser.browser_type.launch(executable_path=CHROMIUM, args=list(QUIET))
    yield found
    found.close()


@pytest.fixture(scope="module", params=["one service", "two services"])
def party(
    request: pytest.FixtureRequest, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Party]:
    with ExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        # What the operating system would choose: the same game each time.
        same = SimpleNamespace(randbits=lambda bits: SEED)
        patch.setattr("mori.server.tables.making.fair_seed", lambda: SEED)
        patch.setattr("mori.server.bots.job.secrets", same)
        if request.param == "one service":
            people, count = TWO, 1
            browsers = [browser for _ in people]
            settings = settings_in(tmp_path_factory.mktemp("one"), bot_workers=1)
        else:
            people, count = FOUR, 2
            # Four programs; the spectator is at the first one, with a context of their own.
            others = [stack.enter_context(launched(browser)) for _ in people[1:-1]]
            browsers = [browser, *others, browser]
            settings = Settings(
                database_url=stack.enter_context(running_postgres()).new_database(),
                redis_url=stack.enter_context(running_redis()).url,
                bot_workers=1,
                limits=UNLIMITED,
            )
        at = itertools.cycle([stack.enter_context(running(settings)).address for _ in range(count)])
        found = []
        for used, (name, language, window) in zip(browsers, people, strict=True):
            friend = Friend(used, next(at), name, language, window)
            found.append(friend)
            stack.callback(friend.close)
        yield Party(settings.database_url, count > 1, found[:-1], found[-1])


@pytest.mark.parametrize("party", ["one service"], indirect=True)
def test_a_game_among_two_friends_with_all_that_is_beside_it(party: Party) -> None:
    hana, iris = party.friends
    (invitation,) = lay(hana, "hitodama", 1, "sprout")
    show_a_code(hana)
    iris.come(invitation)
    party.watcher.go(invitation)  # it is used up
    expect(party.watcher.page.locator("main.failed")).to_be_visible()
    expect_everybody(party, "Hana", NASTY)
    step, _ = hana.play(all_that_is_beside(party, 6))
    until_there(iris.page, CHOICES)  # she who was away is asked again, and answers
    step, _ = iris.play(step, step + 1)
    for friend in party.friends:
        friend.reach(step)
        friend.expect_step(step)
    party.check(hana.table, party.everybody)


@pytest.mark.parametrize("party", ["two services"], indirect=True)
def test_a_whole_game_among_four_friends(party: Party, tmp_path: Path) -> None:
    gather(party)
    hana, _, other, _ = party.friends
    made = hana.page.request.get(f"{hana.address}/api/tables/{hana.table}").json()
    promise = made["shuffle"]["commitment"]
    step = all_that_is_beside(party, 16)
    play_to(party.friends, step)
    for friend in party.friends:
        expect(friend.page.locator(".ended")).to_be_visible()

    table = hana.table
    party.check(table, party.everybody)
    file = tmp_path / "record.json"
    file.write_bytes(other.page.request.get(f"{other.address}/api/tables/{table}/record").body())
    words = Words("en")
    check = verified(check_record(file, None, None, words), promise, words)
    assert check.game is not None and check.game.is_over, check.mistakes
    play_again(party)


@pytest.mark.parametrize("party", ["two services"], indirect=True)
def test_a_year_of_bitoku_among_three_friends_and_one_who_watches(party: Party) -> None:
    players, watcher = party.friends[:3], party.friends[3]
    hana = players[0]
    invitations = lay(hana, "bitoku", 2)
    for friend, invitation in zip(players[1:], invitations, strict=True):
        friend.come(invitation)
    hana.expect_step(0)
    watch(hana, watcher)
    for friend in party.friends:
        friend.expect_step(0)
    step = play_to(players, 0, 20)
    watcher.reach(step)
    watcher.leave()
    years = hana.page.locator(".dots i.on")
    while years.count() < 2:
        step = play_to(players, step, step + 6)
    for friend in players:
        friend.reach(step)
        friend.expect_step(step)
    party.check(hana.table, party.friends)


def all_that_is_beside(party: Party, step: int) -> int:
    """From the first question on, until somebody has left and come back: the step then."""
    hana, iris, *_ = party.friends
    talk(party)
    take_back(party)
    watch(hana, party.watcher)
    if party.is_apart:
        lose_a_key(hana, party.friends[3])
    step = play_to(party.friends, 3, step)
    step = leave_and_come_back(iris, party, step)
    party.watcher.leave()
    return step


def gather(party: Party) -> None:
    """Everybody comes by a link, with a name and a colour; with the last one it starts."""
    hana, iris, other, sumi = party.friends
    invitations = lay(hana, "hitodama", 3, "sprout")
    assert len(set(invitations)) == 3
    show_a_code(hana)
    iris.come(
        invitations[0], colour=3
    )  # her own choice: the next one with that link gets the seat left
    expect(iris.page.get_by_role("heading", name="Waiting for everybody")).to_be_visible()
    expect(iris.page.get_by_role("textbox", name="Invitation")).to_have_count(0)
    expect(hana.page.locator("li b").nth(3)).to_have_text(NASTY)
    expect(hana.page.get_by_text("2 seats are free")).to_be_visible()
    sumi.go(invitations[0])  # it is used up
    expect(sumi.page.get_by_role("alert")).to_be_visible()
    other.come(invitations[1])
    sumi.come(invitations[2])
    assert [friend.seat for friend in party.friends] == [0, 3, 2, 1]
    expect_everybody(party, "Hana", NASTY, "Hana 2", "Sumi")


def show_a_code(hana: Friend) -> None:
    hana.page.get_by_role("button", name="QR code").first.click()
    expect(hana.page.get_by_role("img", name="Invitation to seat 2")).to_be_visible()


def expect_everybody(party: Party, *names: str) -> None:
    """The game has begun, and each sees by name who else is there."""
    for friend in party.friends:
        friend.expect_step(0)
        for other, name in zip(party.friends, names, strict=True):
            if friend is not other:
                expect(friend.page.locator(".order")).to_contain_text(name)


def talk(party: Party) -> None:
    """A phrase is heard in each reader's own language, a text as it was written."""
    hana, *others = party.friends
    hana.say("Hello!", "Tea <b>first</b>?")
    for friend in others:
        button = friend.page.locator("[data-chat-button]")
        expect(button.locator("i")).to_have_text("2")
        button.click()
        heard = friend.page.locator(".chat [role=log]")
        expect(heard).to_contain_text(HELLO[friend.language])
        expect(heard).to_contain_text("Tea <b>first</b>?")
        expect(button.locator("i")).to_have_count(0)
        friend.page.keyboard.press("Escape")
        expect(heard).to_have_count(0)
    for friend in party.friends:
        friend.expect_no_spilling()
    others[-1].page.set_viewport_size(WINDOW)  # a phone until here


def take_back(party: Party) -> None:
    """What others have answered to is taken back if all of them agree, and not if one does not."""
    seats = ORDERS[len(party.friends)]
    order = sorted(party.friends, key=lambda friend: seats.index(friend.seat or 0))
    first, *others = order
    for is_given in (True, False):
        first.answer("end")
        others[0].answer("end")
        for friend in party.friends:
            friend.expect_step(2)
        first.ask_undo()
        for friend in others:
            friend.consent(is_given or friend is not others[-1])
        for friend in party.friends:
            expect(friend.page.locator("section.asked")).to_have_count(0)
            friend.expect_step(0 if is_given else 2)
        told = AGREED[first.language][not is_given]
        expect(first.page.get_by_text(told).first).to_be_attached()
    order[2 % len(order)].answer("end")


def watch(hana: Friend, watcher: Friend) -> None:
    """The host lets somebody watch, who sees that they do, and can do nothing."""
    watcher.seat = None
    hana.open_people()
    hana.page.get_by_role("checkbox", name="Allow spectators").check()
    watcher.go(hana.page.get_by_role("textbox", name="Link for watchers").input_value())
    hana.close_people()
    expect(watcher.page.locator(".watching")).to_be_visible()
    expect(watcher.page.locator("[data-choice], [data-chat-button]")).to_have_count(0)


def lose_a_key(hana: Friend, sumi: Friend) -> None:
    """A player who loses the key gets a new link; the old key opens nothing any more."""
    hana.open_people()
    hana.page.get_by_role("button", name="New link").first.click()
    hana.page.get_by_role("button", name="Take the seat from Sumi?").click()
    expect(sumi.page.locator("main.failed")).to_be_attached()
    away = hana.page.locator(".order i.away")
    expect(away).to_have_count(1)
    sumi.come(links(hana)[0])
    hana.close_people()
    sumi.expect_step(3)
    expect(away).to_have_count(0)


def play_again(party: Party) -> None:
    """Somebody would like another game; the host opens it, and all are led to it."""
    hana, iris, *_ = party.friends
    table = hana.table
    iris.page.locator(".ended .btn.pri").click()  # from the page of the scores, too
    expect(iris.page.locator("main.score")).to_be_visible()
    iris.page.get_by_role("button", name="Play again").click()
    expect(iris.page.locator(".score [role=status]")).to_contain_text(hana.name)
    expect(hana.page.locator(".ended [role=status]")).to_contain_text(NASTY)
    hana.page.get_by_role("button", name="Play again").click()
    for friend in party.friends:
        friend.expect_step(0)
        assert friend.table == hana.table != table
    play_to(party.friends, 0, 1)
    for friend in party.friends:
        friend.expect_step(1)


def leave_and_come_back(gone: Friend, party: Party, step: int) -> int:
    """Somebody leaves, a bot plays for them, and gives the seat back."""
    others = [friend for friend in party.friends if friend is not gone]
    gone.note()
    gone.open_people()
    for button in LEAVE[gone.language]:
        gone.page.get_by_role("button", name=button).click()
    expect(gone.page).to_have_url(f"{gone.address}/")
    expect(others[0].page.get_by_text(f"plays for {NASTY} now").first).to_be_attached()
    step = play_to(others, step, step + 2 * len(party.friends))
    gone.page.locator(f'a[href="/t/{others[0].table}"]').first.click()
    gone.reach(step)
    expect(others[0].page.get_by_text(f"{NASTY} is back").first).to_be_attached()
    return others[0].reach(step)  # the bot may have gone on until then
