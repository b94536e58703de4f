"""The service with a browser's surroundings, outside of one: functions stand for the browser."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import inspect

from mori.server import aside
from mori.server.browser import thinking
from mori.server.browser.keeping import Kept, KeptRow
from mori.server.browser.starting import BrowserService, start
from mori.server.storage import database, open_database, store, upgrade
from mori.server.storage.revisions import latest

Scenario = Callable[["Browser"], Awaitable[None]]

EARLIER = "0014"  # a revision of the database; later ones gave tables more columns


class Browser:
    """What a browser keeps, and whether it refuses to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.revision = ""
        self.rows: dict[tuple[str, str], dict[str, Any]] = {}
        self.refuses = ""
        self.starts = 0
        self.service: BrowserService
        self.host = ""  # the host's key of the latest table

    async def keep(self, text: str) -> str:
        if self.refuses:
            return self.refuses
        kept = msgspec.json.decode(text, type=Kept)
        if kept.is_all:
            self.rows.clear()
        self.revision = kept.revision
        for each in kept.rows:
            if each.row is None:
                self.rows.pop((each.kind, each.key), None)
            else:
                self.rows[each.kind, each.key] = each.row
        return ""

    def kept(self) -> str:
        if not self.rows:
            return ""
        rows = [KeptRow(kind, key, row) for (kind, key), row in self.rows.items()]
        return msgspec.json.encode(Kept(self.revision, rows)).decode()

    async def ask(self, job: str) -> str:
        return thinking.think(job)

    async def open(self) -> None:
        """As after closing the page and opening it again: only what was kept is there."""
        self.starts += 1
        home = self.folder / str(self.starts)
        home.mkdir()
        self.service = await start(str(home), self.kept(), self.keep, self.ask, lambda: None)

    async def close(self) -> None:
        await self.service.bridge.stop()

    async def request(
        self, method: str, path: str, json: Any = None, token: str = ""
    ) -> tuple[int, Any]:
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        body = b"" if json is None else msgspec.json.encode(json)
        status, _, answer = await self.service.bridge.request(
            method, path, msgspec.json.encode(headers).decode(), body
        )
        return status, msgspec.json.decode(answer)

    async def made(self, **table: Any) -> tuple[str, str]:
        """A new table's id and the key of its first seat."""
        status, answer = await self.request("POST", "/api/tables", {"game": "hitodama", **table})
        assert status == 201, answer
        self.host = answer["host"]
        return answer["table"]["id"], answer["tokens"]["0"]


class Seat:
    """A socket of a seat, as the page holds it."""

    def __init__(self, browser: Browser, table: str, token: str) -> None:
        self.bridge = browser.service.bridge
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.bridge.open(1, f"/api/tables/{table}/live", self._told)
        self.say(type="join", token=token)

    def _told(self, text: str, code: int) -> None:
        told = {"type": "closed", "code": code} if code else msgspec.json.decode(text)
        self.heard.put_nowait(told)

    def say(self, **message: Any) -> None:
        self.bridge.say(1, msgspec.json.encode(message).decode())

    async def hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            told = await asyncio.wait_for(self.heard.get(), 30)
            if told["type"] in kinds:
                return told

    async def play(self, answers: int) -> int:
        """Answer so often, whatever comes first; returns the step of the table then."""
        state = (await self.hear("welcome"))["state"]
        for number in range(answers):
            while state["decision"] is None:
                state = (await self.hear("state"))["state"]
            self.say(
                type="answer",
                id=number,
                mark=state["mark"],
                decision=state["decision"]["number"],
                actions=[state["decision"]["actions"][0]["text"]],
            )
            state = (await self.hear("state"))["state"]
            await self.hear("done")
        return int(state["step"])


@pytest.fixture
def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Browser:
    for module in (aside, database, store):
        monkeypatch.setattr(module, "HAS_THREADS", False)
    return Browser(tmp_path)


def run(browser: Browser, scenario: Scenario) -> None:
    async def whole() -> None:
        await browser.open()
        try:
            await scenario(browser)
        finally:
            await browser.close()

    asyncio.run(whole())


async def mine(browser: Browser, token: str) -> list[Any]:
    _, answer = await browser.request("POST", "/api/tables/mine", {"tokens": [token], "tables": []})
    return list(answer["tables"])


def test_a_game_goes_on_after_the_page_was_closed(browser: Browser) -> None:
    async def scenario(browser: Browser) -> None:
        table, token = await browser.made(seats=["me", "bamboo"], seed="7")
        await Seat(browser, table, token).play(3)
        before = {key: row for key, row in browser.rows.items() if key[0] == "answers"}
        assert before, "answers are kept as they are given"
        await browser.close()
        await browser.open()
        (entry,) = await mine(browser, token)
        assert entry["table"]["id"] == table
        welcome = await Seat(browser, table, token).hear("welcome")
        assert welcome["state"]["step"] >= len(before)
        assert await Seat(browser, table, token).play(2) > len(before)

    run(browser, scenario)


def test_the_service_says_what_it_does_not_offer_there(browser: Browser) -> None:
    async def scenario(browser: Browser) -> None:
        status, answer = await browser.request("GET", "/api/games")
        assert status == 200
        assert answer["offers"] == {"friends": False, "notices": False, "coach": False}

    run(browser, scenario)


def test_nothing_is_confirmed_that_the_browser_has_not_kept(browser: Browser) -> None:
    async def scenario(browser: Browser) -> None:
        table, token = await browser.made(seats=["me", "person"], seed="7")
        seat = Seat(browser, table, token)
        state = (await seat.hear("welcome"))["state"]
        browser.refuses = "full"
        seat.say(
            type="answer",
            id=1,
            mark=state["mark"],
            decision=state["decision"]["number"],
            actions=[state["decision"]["actions"][0]["text"]],
        )
        told = await seat.hear("trouble", "state", "done")
        assert (told["type"], told["code"]) == ("trouble", "browser_full")
        assert not [key for key in browser.rows if key[0] == "answers"]
        await asyncio.sleep(0.5)  # it is tried again meanwhile
        assert seat.heard.empty()
        browser.refuses = ""
        assert (await seat.hear("done", "state"))["type"]
        assert [key for key in browser.rows if key[0] == "answers"]

    run(browser, scenario)


def test_a_table_that_is_forgotten_is_not_kept_any_more(browser: Browser) -> None:
    async def scenario(browser: Browser) -> None:
        table, token = await browser.made(seats=["me", "bamboo"])
        await Seat(browser, table, token).play(1)
        status, answer = await browser.request("DELETE", f"/api/tables/{table}", token=browser.host)
        assert status == 200, answer
        assert not [key for key in browser.rows if key[0] != "served"]

    run(browser, scenario)


def test_everything_can_be_taken_to_another_browser(browser: Browser, tmp_path: Path) -> None:
    async def scenario(browser: Browser) -> None:
        table, token = await browser.made(seats=["me", "bamboo"])
        await Seat(browser, table, token).play(2)
        exported = browser.service.exported()
        other = Browser(tmp_path / "other")
        other.folder.mkdir()
        await other.open()
        assert await mine(other, token) == []
        for expected in ([table], []):  # a second time there is nothing new
            told = msgspec.json.decode(await other.service.add_exported(exported))
            assert told == {"tables": expected}
        await other.close()
        await other.open()
        (entry,) = await mine(other, token)
        assert entry["table"]["id"] == table
        for text, code in (("{}", "export_broken"), ("not it", "export_broken")):
            told = msgspec.json.decode(await other.service.add_exported(text))
            assert told == {"error": code}
        later = msgspec.json.encode(Kept("9999", [])).decode()
        told = msgspec.json.decode(await other.service.add_exported(later))
        assert told == {"error": "export_newer"}
        await other.close()

    run(browser, scenario)


def columns_of_tables(folder: Path, revision: str) -> set[str]:
    """The columns that the rows of tables have in a database of this revision."""
    engine = open_database(f"sqlite:///{(folder / revision).as_posix()}.db")
    try:
        upgrade(engine, revision)
        return {column["name"] for column in inspect(engine).get_columns("tables")}
    finally:
        engine.dispose()


def test_games_of_an_earlier_version_are_carried_over(browser: Browser) -> None:
    """The rows are put into a database of their revision, and the migrations of a service run."""

    async def scenario(browser: Browser) -> None:
        table, token = await browser.made(seats=["me", "bamboo"])
        await Seat(browser, table, token).play(2)
        await browser.close()
        then = columns_of_tables(browser.folder, EARLIER)
        browser.revision = EARLIER
        for (kind, _), row in browser.rows.items():
            if kind == "tables":
                for newer in set(row) - then:
                    del row[newer]
        await browser.open()
        await browser.made(seats=["me", "bamboo"])
        assert browser.revision == latest(), "everything is kept again when something changes"
        tables = [row for (kind, _), row in browser.rows.items() if kind == "tables"]
        now = columns_of_tables(browser.folder, latest())
        assert {"given_anew", "hints"} <= now - then
        assert len(tables) == 2 and all(set(row) == now for row in tables)
        assert (await mine(browser, token))[0]["table"]["id"] == table

    run(browser, scenario)
