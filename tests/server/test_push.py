"""Pushes reach the browsers of players who are away: only those, once, and with nothing else."""

import asyncio
import contextlib
import sys
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import to_builtins
from sqlalchemy import func, select

from mori.core.record import read_record
from mori.server.errors import RequestError
from mori.server.metrics import Metrics
from mori.server.protocol.lessons import LessonTable
from mori.server.protocol.push import PushEnd
from mori.server.protocol.tables import ForkTable, NewTable, TableMade
from mori.server.push.encryption import Receiver, decoded, encoded
from mori.server.push.endpoints import Endpoints, Forbidden, is_public
from mori.server.push.pushing import PUT_OFF
from mori.server.push.sending import Sender, Unanswered
from mori.server.routes.push import keep_device, push_key
from mori.server.service import Service
from mori.server.storage import Store, open_database, upgrade
from mori.server.storage.push import DEVICES, HOUR, LEASE_SECONDS, SETTLING_SECONDS, Device
from mori.server.storage.tables import push_devices
from mori.server.tables import Listener
from mori.server.tokens import token_digest
from tests.server.push_service import Browser, PushService, later, push_service, signed_by
from tests.server.running import Service as Running
from tests.server.running import finished_record, run, settings_in
from tests.server.stored import add_answers, answer, change, table

ELSEWHERE = "https://push.example/device"


class Away:
    """A service whose people are away, and the browsers that they have with them."""

    def __init__(self, service: Service, pushes: PushService) -> None:
        self.service = service
        self.pushes = pushes
        assert service.pushing is not None
        self.pushing = service.pushing

    async def table(self, **more: Any) -> TableMade:
        asked = NewTable(game="hitodama", seats=["me", "me"], seed=3, title="Čaj o páté", **more)
        return await self.service.hall.make(asked)

    async def subscribe(self, browser: Browser, *tokens: str, **more: Any) -> int:
        return await self.pushing.keep(browser.asks(*tokens, **more))

    async def answer(self, made: TableMade, action: str = "end") -> int:
        """Answer for the seat that is asked; returns the seat asked next."""
        async with self.service.hall.using(made.table.id) as live:
            game = live.course.game
            decision = game.decisions[0]
            token = made.tokens[str(decision.seat)]
            listener = Listener(decision.seat, token_digest(token))
            given = action if action in [str(each) for each in decision.actions] else None
            chosen = given or str(decision.actions[0])
            await live.answer(listener, 1, decision.number, live.mark, [chosen])
            return game.decisions[0].seat if game.decisions else -1

    async def look(self, seconds: float) -> None:
        """Send what is due so many seconds from now."""
        self.pushing.clock = later(seconds, time.time)
        await self.pushing.look()

    def devices(self) -> int:
        with self.service.store.database.reading() as connection:
            found = connection.execute(select(func.count()).select_from(push_devices))
            return int(found.scalar_one())

    def results(self) -> dict[str, float]:
        samples = next(iter(self.service.metrics.pushes.collect())).samples
        return {
            each.labels["result"]: each.value for each in samples if each.name.endswith("_total")
        }


@contextlib.asynccontextmanager
async def away(folder: Path) -> AsyncIterator[Away]:
    settings = settings_in(folder, push_anywhere=True, public_url="https://mori.example")
    async with push_service() as pushes:
        service = await Service.start(settings, Metrics())
        try:
            yield Away(service, pushes)
        finally:
            await service.stop()


# -- what is told


def test_whose_move_it_is_is_told_once_and_then_a_reminder(tmp_path: Path) -> None:
    async def work() -> None:
        async with away(tmp_path) as here:
            made = await here.table()
            phones = [here.pushes.browser(f"phone{seat}") for seat in range(2)]
            laptop = here.pushes.browser("laptop")
            for seat, phone in enumerate(phones):
                token = made.tokens[str(seat)]
                assert await here.subscribe(phone, token, language="cs", remind_hours=24) == 1
            asked = await here.answer(made)
            other = 1 - asked
            assert await here.subscribe(laptop, made.tokens[str(asked)]) == 1

            await here.look(SETTLING_SECONDS / 2)
            assert here.pushes.received == [], "it may still be taken back"
            await here.look(SETTLING_SECONDS + 1)
            await here.look(HOUR)
            expected = {
                "table": made.table.id,
                "kind": "turn",
                "title": "Čaj o páté",
                "body": "Jsi na tahu.",
            }
            assert here.pushes.told(phones[asked]) == [expected], "nothing but this, and once"
            assert here.pushes.told(phones[other]) == []
            assert here.pushes.told(laptop) == [], "it was turned on when that was known"

            await here.look(25 * HOUR)
            reminder = {**expected, "kind": "reminder", "body": "Pořád jsi na tahu."}
            assert here.pushes.told(phones[asked]) == [expected, reminder]
            assert here.pushes.told(laptop) == [], "it wants no reminder"
            await here.subscribe(laptop, made.tokens[str(asked)], remind_hours=48)
            token = made.tokens[str(asked)]
            await here.subscribe(phones[asked], token, language="cs", remind_hours=24)
            await here.look(100 * HOUR)
            assert [each["body"] for each in here.pushes.told(laptop)] == ["It is still your move."]
            assert len(here.pushes.told(phones[asked])) == 2, "it has been reminded"

            first, second, _ = here.pushes.received
            assert len(first.body) == len(second.body), "the size tells nothing"
            assert first.headers["topic"] == second.headers["topic"], "one takes the other's place"
            assert made.table.id not in str(first.headers)
            assert first.headers["content-encoding"] == "aes128gcm"
            assert int(first.headers["ttl"]) == 24 * 3600
            key, claims = signed_by(first.headers["authorization"])
            assert key == await here.pushing.public_key()
            assert claims["aud"] == here.pushes.origin and claims["sub"] == "https://mori.example"
            assert 0 < claims["exp"] - time.time() < 24 * 3600

            assert await here.answer(made) == other
            await here.look(200 * HOUR)
            assert [each["kind"] for each in here.pushes.told(phones[other])] == ["turn"]
            assert len(here.pushes.told(phones[asked])) == 2
            assert len(here.pushes.told(laptop)) == 1

    run(work())


def test_whoever_is_there_is_not_told_and_whoever_answered_is_asked_no_more(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with away(tmp_path) as here:
            made = await here.table()
            phone = here.pushes.browser("phone")
            await here.subscribe(phone, *made.tokens.values(), remind_hours=1)
            asked = await here.answer(made)
            visit = here.service.feed.enter(made.table.id, asked)
            await here.look(SETTLING_SECONDS + 1)
            here.service.feed.leave(visit)
            await here.look(SETTLING_SECONDS + 2)
            assert here.pushes.received == [] and here.results() == {"present": 1}
            assert await here.answer(made) != asked, "before the reminder"
            await here.answer(made)
            await here.look(SETTLING_SECONDS + 1)
            await here.look(5 * HOUR)
            kinds = [each["kind"] for each in here.pushes.told(phone)]
            assert kinds == ["turn", "reminder"], "for the last question alone"

    run(work())


def test_nobody_is_told_of_a_lesson_that_was_left(tmp_path: Path) -> None:
    async def work() -> None:
        async with away(tmp_path) as here:
            asked = LessonTable(game="hitodama", lesson="ring")
            made = await here.service.hall.open_lesson(asked)
            phone = here.pushes.browser("phone")
            assert await here.subscribe(phone, made.tokens["0"]) == 0

    run(work())


def test_the_end_is_told_and_then_nothing_more(tmp_path: Path) -> None:
    async def work() -> None:
        async with away(tmp_path) as here:
            record = read_record(finished_record("hitodama", 2).encode())
            over = await here.service.hall.import_record(record)
            actions = record["actions"]
            assert isinstance(actions, list)
            step = len(actions) - 1
            made = await here.service.hall.fork(
                over.table.id, ForkTable(step=step, seats=["me", "me"])
            )
            phone = here.pushes.browser("phone")
            assert await here.subscribe(phone, *made.tokens.values(), "no key", made.host) == 2
            assert await here.answer(made) == -1
            await here.look(SETTLING_SECONDS + 1)
            kinds = [(each["kind"], each["title"]) for each in here.pushes.told(phone)]
            assert kinds == [("end", "Hitodama")] * 2, "one for each seat"
            assert here.devices() == 0
            assert await here.subscribe(phone, *made.tokens.values()) == 0, "it is over"

    run(work())


def test_who_wants_to_be_told_no_more_is_not(tmp_path: Path) -> None:
    async def work() -> None:
        async with away(tmp_path) as here:
            made = await here.table()
            phone = here.pushes.browser("phone")
            tokens = list(made.tokens.values())
            assert await here.subscribe(phone, *tokens) == 2
            assert await here.subscribe(phone, tokens[0]) == 1, "of no others"
            assert here.devices() == 1
            await here.pushing.forget(PushEnd(phone.endpoint))
            assert here.devices() == 0
            await here.subscribe(phone, *tokens)
            asked = await here.answer(made)
            await here.service.hosting.leave(made.table.id, made.tokens[str(asked)])
            await here.look(SETTLING_SECONDS + 1)
            assert here.pushes.received == [], "a player who has left gets nothing"
            await here.service.hosting.invite(made.table.id, 0, made.host)
            assert here.devices() == 1, "the key of the first seat opens nothing any more"
            await here.service.hosting.delete(made.table.id, made.host)
            assert here.devices() == 0

    run(work())


# -- what push services answer


def test_what_push_services_answer_is_followed(tmp_path: Path) -> None:
    async def work() -> None:
        async with away(tmp_path) as here:
            made = await here.table()
            phone = here.pushes.browser("phone")
            await here.subscribe(phone, *made.tokens.values())
            await here.answer(made)
            moment = SETTLING_SECONDS + 1
            here.pushes.answers = ["429 Slow\r\nRetry-After: 4000", "503 Away", "201 Created"]
            for seconds, count in ((0.0, 1), (3990.0, 1), (20.0, 2), (1.0, 2), (PUT_OFF[1], 3)):
                moment += seconds
                await here.look(moment)
                assert len(here.pushes.received) == count
            assert here.results() == {"later": 2, "sent": 1}

            await here.answer(made)
            here.pushes.answers = ["302 Found\r\nLocation: /elsewhere", "201 Created"]
            await here.look(SETTLING_SECONDS + 1)
            await here.look(HOUR)
            assert here.results()["refused"] == 1 and len(here.pushes.received) == 4

            await here.answer(made)
            here.pushes.answers = ["503 Away"] * 9
            for hours in range(len(PUT_OFF) + 4):
                await here.look(SETTLING_SECONDS + 1 + 3 * hours * HOUR)
            assert len(here.pushes.received) == 4 + len(PUT_OFF) + 1, "then it is given up"

            here.pushes.answers = []
            await here.answer(made)
            here.pushes.answers = ["410 Gone"]
            await here.look(SETTLING_SECONDS + 1)
            assert here.results()["gone"] == 1 and here.devices() == 0

    run(work())


def test_an_endpoint_that_hangs_or_talks_nonsense_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("mori.server.push.sending.SECONDS", 0.05)

    async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    async def babble(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"SSH-2.0-OpenSSH\r\n\r\n")
        await reader.read()
        writer.close()

    async def work() -> None:
        sender = Sender(Endpoints(anywhere=True))
        for serve in (hang, babble):
            async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
                port = server.sockets[0].getsockname()[1]
                with pytest.raises(Unanswered):
                    await sender.post(f"http://127.0.0.1:{port}/", {}, b"x")
        with pytest.raises(Unanswered):
            await sender.post(f"http://127.0.0.1:{port}/", {}, b"x")  # nobody is there

    run(work())


# -- where is pushed to


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "https://user@push.example/x",
        "https:///x",
        "https://push.example/a b",
        "https://push.example/\r\nHost: other",
        "https://push.example/ž",
        "https://push.example/x#part",
        "https://[::1/x",
        "https://push.example:port/x",
        "file:///etc/passwd",
        "",
    ],
)
def test_what_is_no_endpoint_is_refused(endpoint: str) -> None:
    assert Endpoints().read("https://push.example:443/x?y=1").hostname == "push.example"
    with pytest.raises(Forbidden):
        Endpoints().read(endpoint)


def test_nothing_is_sent_into_the_service_s_own_network(tmp_path: Path) -> None:
    private = ["127.0.0.1", "10.0.0.8", "172.16.3.4", "192.168.1.1", "169.254.169.254", "0.0.0.0"]
    private += ["100.64.0.1", "224.0.0.1", "::1", "::", "fe80::1%eth0", "fc00::1", "ff02::1"]
    private += [
        "::ffff:127.0.0.1",
        "::ffff:224.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
        "nonsense",
    ]
    assert [text for text in private if is_public(text)] == []
    assert all(map(is_public, ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"]))

    async def work() -> None:
        for host in ("localhost", "127.0.0.1", "[::1]", "2130706433", "0x7f.1"):
            with pytest.raises((Forbidden, Unanswered)):
                await Sender(Endpoints()).post(f"https://{host}/x", {}, b"x")
        settings = settings_in(tmp_path)
        service = await Service.start(settings, Metrics())
        try:
            assert service.pushing is not None
            made = await service.hall.make(NewTable(game="hitodama", seats=["me", "me"], seed=3))
            phone = Browser("https://localhost/x")
            await service.pushing.keep(phone.asks(*made.tokens.values()))
            here = Away(service, PushService(0))
            await here.answer(made)
            await here.look(SETTLING_SECONDS + 1)
            assert here.results() == {"forbidden": 1} and here.devices() == 0
        finally:
            await service.stop()

    run(work())


# -- several services


def device(number: int) -> Device:
    key = Browser(f"https://push.example/{number}").asks()
    return Device(
        id=token_digest(key.endpoint),
        endpoint=key.endpoint,
        public=key.p256dh,
        auth=key.auth,
        language="en",
        remind_hours=0,
    )


def test_of_several_services_one_tells(database: str) -> None:
    stores = [Store(open_database(database)) for _ in range(2)]
    first, second = stores
    upgrade(first.engine)
    try:
        assert [first.push.key(lambda: "a"), second.push.key(lambda: "b")] == ["a", "a"]
        first.create(table(), {0: "digest-0"})
        devices = [device(number) for number in range(DEVICES)]
        for each in devices:
            assert first.push.keep(each, ["digest-0", "other"]) == 1
        add_answers(first, change(0, 0, 1), [answer(1)])  # and the seat is asked again
        moment = time.time() + SETTLING_SECONDS + 1
        with ThreadPoolExecutor(4) as threads:
            taking = [
                threads.submit(store.push.take, moment, 3) for store in stores * (DEVICES // 2)
            ]
            taken = [push for task in taking for push in task.result()]
        found = sorted(push.device.id for push in taken)
        assert found == sorted(each.id for each in devices), "each once"
        late = moment + LEASE_SECONDS + 1
        again = second.push.take(late, 1)
        assert len(again) == 1, "the service that took it has died"
        second.push.end(again[0], late)
        assert again[0] not in second.push.take(late + LEASE_SECONDS + 1, DEVICES)
        add_answers(first, change(1, 1, 2), [answer(2)])
        for push in taken:
            first.push.end(push, late)  # of a question that is answered
        assert len(second.push.take(time.time() + SETTLING_SECONDS + 1, 99)) == DEVICES
        assert first.push.keep(device(99), ["digest-0"]) == 1
        with first.database.reading() as connection:
            kept = set(connection.execute(select(push_devices.c.device)).scalars())
        assert len(kept) == DEVICES and devices[0].id not in kept, "the oldest has gone"
    finally:
        for store in stores:
            store.close()


# -- as it is asked for


def test_a_browser_subscribes_over_http(service: Running) -> None:
    key = service.http.get("/api/push").json()["key"]
    assert service.http.get("/api/push").json()["key"] == key and len(decoded(key)) == 65
    made = service.make("hitodama", ["me", "me"])
    good = to_builtins(Browser(ELSEWHERE).asks(*made.tokens.values(), "no key"))
    assert service.http.post("/api/push", json=good).json() == {"seats": 2}
    for wrong in (
        {"endpoint": "http://push.example/x"},
        {"p256dh": good["auth"]},
        {"p256dh": encoded(b"\x04" + bytes(64))},  # no point of the curve
        {"p256dh": "ž"},
        {"auth": good["auth"] + "AAAA"},
        {"language": "xx"},
    ):
        answer = service.http.post("/api/push", json={**good, **wrong})
        assert service.error(answer) == (422, "bad_push"), wrong
    answer = service.http.post("/api/push", json={**good, "remind_hours": -1})
    assert service.error(answer) == (422, "bad_body")
    assert service.http.post("/api/push/end", json={"endpoint": ELSEWHERE}).json()["done"]


def test_the_example_of_the_standard() -> None:
    """RFC 8291, section 5."""
    private = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    receiver = Receiver(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    sealed = receiver.encrypt(
        b"When I grow up, I want to be a watermelon",
        salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        own=ec.derive_private_key(private, ec.SECP256R1()),
    )
    assert encoded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


def test_without_its_libraries_a_service_offers_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        service = await Service.start(settings_in(tmp_path), Metrics())
        try:
            assert service.pushing is None
            assert (await push_key(service)).key is None
            with pytest.raises(RequestError, match="push_missing"):
                await keep_device(Browser(ELSEWHERE).asks(), service)
        finally:
            await service.stop()

    monkeypatch.delitem(sys.modules, "mori.server.push.pushing")
    monkeypatch.setitem(sys.modules, "h11", None)
    monkeypatch.delitem(sys.modules, "mori.server.push.sending")
    run(work())
