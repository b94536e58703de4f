"""Somebody leaves a table: a bot plays for them, or the seat waits, until they return."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from mori.server.feed import Feed
from mori.server.metrics import Metrics
from mori.server.packs import Packs
from mori.server.protocol.tables import NewTable
from mori.server.storage import Arrangement, BotTurn, Store, open_database, upgrade
from mori.server.tables import Hall, Listener
from mori.server.tables.context import Context
from mori.server.tables.gathering import without_person
from tests.server.running import Message, Service, run
from tests.server.test_friends import Table
from tests.server.test_several_services import elsewhere, services, until
from tests.server.test_undoing import FIRST, SECOND, SEED, THIRD, answered, heard

__all__ = ["services"]

IRIS = {
    "kind": "person",
    "bot": None,
    "name": "Iris",
    "is_free": False,
    "is_away": False,
    "given_anew": None,
}
IRIS_AWAY = {**IRIS, "is_away": True}
STOOD_IN = {**IRIS_AWAY, "kind": "bot", "bot": "greedy"}


def seated(service: Service, **more: object) -> Table:
    table = Table(service, ["me", "friend"], name="Hana", seed=1, **more)
    table.take(1, "Iris")
    return table


def left(table: Table, seat: int) -> Message:
    answer = table.post("leave", token=table.tokens[seat])
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()["table"]["seats"][seat]
    return found


def test_a_bot_stands_in_for_whoever_leaves_and_gives_the_seat_back(service: Service) -> None:
    table = seated(service, stand_in="greedy")
    with table.join(0) as hana:
        assert left(table, 1) == STOOD_IN
        while hana.state["step"] < 3:  # the bot answers, too
            hana.read_to_turn()
            hana.answer(hana.state["decision"]["actions"][0]["text"])
        with table.join(1) as iris:  # her key is good, and shows what the seat may see
            assert iris.ask("say", phrase="back")["type"] == "done"
            for type, more in (
                ("answer", {"decision": 0, "actions": ["end"]}),
                ("undo", {}),
                ("ask_undo", {}),
                ("consent", {"request": "none", "is_given": True}),
            ):
                assert iris.ask(type, **more)["code"] == "seat_left"
            assert iris.ask("back")["type"] == "done"
            assert table.look()["seats"][1] == IRIS
            assert iris.ask("back")["type"] == "done"  # of a second device, perhaps
            while iris.state["decision"] is None:
                hana.read_to_turn()
                hana.answer(hana.state["decision"]["actions"][0]["text"])
                iris.read_to(hana.state["step"])
            step = iris.state["step"]
            assert iris.answer(iris.state["decision"]["actions"][0]["text"])["type"] == "done"
            assert iris.state["step"] == step + 1
    with table.service.socket(table.id) as watcher:
        watcher.join(table.host)
        assert watcher.ask("back")["code"] == "not_seated"


def test_without_a_stand_in_the_seat_waits_and_all_see_that(service: Service) -> None:
    table = seated(service)
    with table.join(0) as hana:
        assert left(table, 1) == IRIS_AWAY
        told = hana.read()
        assert told["type"] == "table" and told["table"]["seats"][1] == IRIS_AWAY
        with table.join(1) as iris:
            assert iris.ask("back")["type"] == "done"
        assert hana.read()["table"]["seats"][1] == IRIS
    # The host may give the seat to somebody else for good.
    left(table, 1)
    table.invitations[1] = table.post("seats/1/invitation", token=table.host).json()["invitation"]
    assert table.look()["seats"][1] == {**IRIS, "is_free": True}
    given = {"times": 1, "step": 0}
    taken = table.take(1, "Sumi")["table"]["seats"][1]
    assert taken == {**IRIS, "name": "Sumi", "given_anew": given}


def test_nobody_waits_for_the_consent_of_who_has_left(service: Service) -> None:
    made = service.make("hitodama", ["me"] * 3, seed=SEED)
    with answered(made, 2) as sockets:
        address = f"/api/tables/{made.id}/leave"
        assert service.http.post(address, headers=made.headers(THIRD)).status_code == 200
        assert sockets[FIRST].ask("ask_undo")["type"] == "done"
        assert heard(sockets[SECOND])["asked"]["waiting"] == [SECOND]


def test_the_host_hands_over_the_seat_of_who_is_not_there(service: Service) -> None:
    without = seated(service)
    answer = without.post("seats/1/handover", token=without.host)
    assert without.refused(answer) == (409, "no_stand_in")
    table = seated(service, stand_in="greedy")

    def hand_over(seat: int, token: str) -> Any:
        return table.post(f"seats/{seat}/handover", token=token)

    assert table.refused(hand_over(1, table.tokens[0])) == (403, "not_host")
    assert table.refused(hand_over(3, table.host)) == (404, "no_such_seat")
    with table.join(1):
        assert table.refused(hand_over(1, table.host)) == (409, "seat_present")
    until(lambda: hand_over(1, table.host).status_code == 200)
    assert table.look()["seats"][1] == STOOD_IN
    assert table.refused(hand_over(1, table.host)) == (409, "seat_nobodys")


def test_a_seat_is_left_at_one_service_and_taken_back_at_another(
    services: tuple[Service, Service],
) -> None:
    here, there = services
    table = seated(here, stand_in="greedy")
    other = elsewhere(table, there)
    with table.join(0) as hana, other.join(1) as iris:
        assert left(table, 1) == STOOD_IN
        while iris.read()["type"] != "table":
            pass
        while hana.state["step"] < 2:
            hana.read_to_turn()
            hana.answer(hana.state["decision"]["actions"][0]["text"])
        assert iris.ask("back")["type"] == "done"
        while hana.read().get("table", {"seats": [{}, {}]})["seats"][1] != IRIS:
            pass


class ThinkingPool:
    """A pool whose bot thinks until it is told to choose."""

    def __init__(self) -> None:
        self.has_begun = asyncio.Event()
        self.may_choose = asyncio.Event()

    async def choose(self, job: object, decision: Any) -> str:
        self.has_begun.set()
        await self.may_choose.wait()
        return str(decision.actions[0].text)


@pytest.mark.parametrize("is_elsewhere", [False, True])
def test_what_a_bot_thought_out_is_void_once_its_seat_is_given_back(
    tmp_path: Path, is_elsewhere: bool
) -> None:
    async def scenario() -> None:
        store = Store(open_database(f"sqlite:///{tmp_path}/t.sqlite3"))
        upgrade(store.engine)
        pool: Any = ThinkingPool()
        context = Context(store=store, feed=Feed(), pool=pool, metrics=Metrics())
        here, there = (Hall(context, 10, Packs([])) for _ in range(2))
        asked = NewTable(game="hitodama", seats=["me", "me"], stand_in="greedy", seed=1)
        made = await here.make(asked)
        id = made.table.id
        async with here.using(id) as table, there.using(id) as other:
            [decision] = table.course.game.decisions
            seat = decision.seat

            async def leave(stored: Any) -> Any:
                return Arrangement(table=without_person(stored, seat, "greedy"))

            await table.arrange(leave)
            turn = BotTurn(table=id, seat=seat, rewinds=0, question=decision.number)
            assert store.turns.take("here", 5) == [turn]
            thinking = asyncio.create_task(table.bots.play(turn))
            await pool.has_begun.wait()
            back = Listener(seat)
            owner = other if is_elsewhere else table
            if is_elsewhere:
                await other.refresh()
            await owner.join(back)
            await owner.come_back(back, 1)
            pool.may_choose.set()
            await thinking
            stored = store.table(id)
            assert stored is not None and stored.summary.step == 0
            assert stored.seats == ["human", "human"] and stored.away == []
            assert store.turns.take("there", 5) == []
        await here.close()
        await there.close()
        store.close()

    run(scenario())
