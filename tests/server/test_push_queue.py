"""The queue of pushes: a push service that does not answer does not delay others."""

import asyncio
from collections import Counter
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from mori.server.feed import Feed
from mori.server.metrics import Metrics
from mori.server.push import queue
from mori.server.push.pushing import Pushing
from mori.server.push.queue import OF_KNOWN_SITE, OF_NEW_SITE, TO_NEW_SITES, PushQueue, site_of
from mori.server.push.sending import Outcome, Unanswered
from mori.server.storage.push import Push
from tests.server.test_push_alone import DEVICE, NOW, PUSH


def push_to(host: str, number: int = 0) -> Push:
    device = replace(DEVICE, id=f"{host}{number}", endpoint=f"https://{host}/{number}")
    return replace(PUSH, token=f"{host}{number}", device=device)


def filled(*hosts: str, each: int = 50) -> PushQueue:
    found = PushQueue()
    for host in hosts:
        for number in range(each):
            found.add(push_to(host, number))
    return found


def sent_now(waiting: PushQueue) -> Counter[str]:
    """How many pushes to each site are sent at once."""
    sites = Counter[str]()
    while (push := waiting.next()) is not None:
        sites[site_of(push.device.endpoint)] += 1
    return sites


@pytest.mark.parametrize(
    ("host", "site"),
    [
        ("fcm.googleapis.com", "googleapis.com"),
        ("updates.push.services.mozilla.com", "mozilla.com"),
        ("a.dead.example", "dead.example"),
        ("localhost", "localhost"),
        ("127.0.0.1", "127.0.0.1"),
        ("[2001:db8::1]", "2001:db8::1"),
    ],
)
def test_names_below_one_domain_are_one_site(host: str, site: str) -> None:
    assert site_of(f"https://{host}/x") == site


def test_sites_that_never_answered_leave_room_for_those_that_did() -> None:
    waiting = filled("a.dead.example", "b.dead.example", "other.test", "more.test", "fcm.known.com")
    waiting.answered(push_to("fcm.known.com"))
    found = sent_now(waiting)
    assert found.pop("known.com") == OF_KNOWN_SITE
    assert sum(found.values()) == TO_NEW_SITES and max(found.values()) <= OF_NEW_SITE


def test_only_so_many_wait_for_a_site_that_never_answered() -> None:
    waiting = filled("dead.example", "known.com", each=queue.WAITING_AT_NEW_SITE - 1)
    waiting.answered(push_to("known.com"))
    for host, is_crowded in (("dead.example", True), ("known.com", False)):
        assert not waiting.is_crowded(push_to(host))
        waiting.add(push_to(host))
        assert waiting.is_crowded(push_to(host)) is is_crowded


def test_what_is_done_makes_room_for_the_next() -> None:
    waiting = filled("dead.example")
    first = waiting.next()
    assert first is not None and sent_now(waiting).total() == OF_NEW_SITE - 1
    assert waiting.next() is None
    waiting.done(first)
    assert waiting.next() is not None and waiting.next() is None


def test_a_site_that_does_not_answer_is_left_alone_for_longer_each_time() -> None:
    moment = [0.0]
    waiting = PushQueue(lambda: moment[0])
    pushes = [push_to("dead.example", number) for number in range(3)]
    for push in pushes:
        waiting.add(push)
    sent = [waiting.next() for _ in range(OF_NEW_SITE)]
    assert waiting.failed(pushes[0]) == pushes[OF_NEW_SITE:], "the others need not be tried"
    assert waiting.quiet_seconds(pushes[0]) == queue.QUIET_SECONDS[0]
    assert waiting.failed(pushes[1]) == [] and all(sent)
    assert waiting.quiet_seconds(pushes[0]) == queue.QUIET_SECONDS[0], "it was the same silence"
    moment[0] += queue.QUIET_SECONDS[0]
    assert waiting.quiet_seconds(pushes[0]) == 0
    waiting.failed(pushes[0])
    assert waiting.quiet_seconds(pushes[0]) == queue.QUIET_SECONDS[1]
    waiting.answered(pushes[0])
    assert waiting.quiet_seconds(pushes[0]) == 0


def test_a_push_service_that_answers_as_a_rule_may_fail_now_and_then() -> None:
    waiting, push = PushQueue(), push_to("fcm.known.com")
    waiting.answered(push)
    for _ in range(queue.FAILURES - 1):
        waiting.failed(push)
        assert waiting.quiet_seconds(push) == 0
    waiting.failed(push)
    assert waiting.quiet_seconds(push) > 0


def test_what_waited_for_too_long_is_left_to_whoever_takes_it_next() -> None:
    moment = [0.0]
    waiting = PushQueue(lambda: moment[0])
    waiting.add(push_to("a.test"))
    moment[0] += queue.WAITING_SECONDS
    waiting.add(push_to("b.test"))
    found = waiting.next()
    assert found is not None and site_of(found.device.endpoint) == "b.test"
    assert waiting.next() is None and waiting.waiting == 0


def test_pushes_reach_their_service_while_hundreds_to_others_hang() -> None:
    async def scenario() -> None:
        due = [push_to(f"x{number}.dead{number % 40}.test", number) for number in range(400)]
        due += [push_to("fcm.known.com", number) for number in range(30)]
        told: list[tuple[str, str]] = []
        hanging = asyncio.Event()

        def take(moment: float, room: int) -> list[Push]:
            taken, due[:] = due[:room], due[room:]
            return taken

        def named(name: str) -> Any:
            return lambda push, *more: told.append((name, site_of(push.device.endpoint)))

        async def call(method: Any, *given: Any) -> Any:
            return method(*given)

        async def send(push: Push) -> Outcome:
            if "dead" in push.device.endpoint:
                await hanging.wait()
                raise Unanswered("TimeoutError")
            return Outcome(201, None)

        push = SimpleNamespace(take=take, end=named("end"), put_off=named("put_off"))
        store: Any = SimpleNamespace(push=push, call=call)
        settings: Any = SimpleNamespace(public_url=None, push_anywhere=False)
        sending = Pushing(settings, store, Feed(), Metrics())
        sending.clock = lambda: NOW
        sending._send = send  # type: ignore[method-assign]
        sending._queue.answered(push_to("fcm.known.com"))
        looking = asyncio.create_task(sending.look())
        async with asyncio.timeout(60):
            while len(told) < 30:
                await asyncio.sleep(0)
            assert told == [("end", "known.com")] * 30 and not looking.done()
            hanging.set()
            await looking
        assert len(told) == 430 and told.count(("end", "known.com")) == 30

    asyncio.run(scenario())
