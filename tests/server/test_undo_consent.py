"""Undo by consent, request by request, without a service."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from mori.core.errors import MoriError
from mori.server.errors import RequestError
from mori.server.storage import Conflict, UndoAsked
from mori.server.storage.rows import PERSON
from mori.server.tables import undo_consent
from mori.server.tables.course import Mark
from mori.server.tables.undo_consent import UndoConsent
from tests.server.stored import table as stored

NOW = 5000.0
ASKED = UndoAsked(request="r", seat=0, step=4, until=NOW + 10, agreed=[])


class Clock:
    """The clock that the services share."""

    moment = NOW

    def now(self) -> float:
        return self.moment


class Truth:
    """A table at step 5, whose seat 0 gave its latest answer with step 4."""

    def __init__(self, asked: UndoAsked | None = None, conflicts: int = 0) -> None:
        people = [PERSON] * 4
        self.stored = replace(stored(), players=4, seats=people, undo_asked=asked)
        self.rewinds = 2
        self.conflicts = conflicts
        self.done: list[Any] = []
        self.is_open = True
        self.course = SimpleNamespace(
            step=5,
            latest_of=lambda seat: 4 if seat == 0 else None,
            game=SimpleNamespace(is_over=False),
            is_open_since=lambda step: self.is_open,
        )

    async def take_back(self, step: int, *, with_later: bool) -> None:
        self._note(("back", step, with_later), None)
        self.rewinds += 1
        self.course.step = step - 1

    async def ask_undo(self, asked: UndoAsked) -> None:
        self._note(asked, asked)

    def _note(self, what: object, asked: UndoAsked | None) -> None:
        if self.conflicts:
            self.conflicts -= 1
            raise Conflict
        self.done.append(what)
        self.stored = replace(self.stored, undo_asked=asked)

    async def after_conflict(self) -> None:
        self.done.append("looked again")


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    monkeypatch.setattr(undo_consent, "can_ask_undo", lambda course, seat: True)
    monkeypatch.setattr(Clock, "moment", NOW)
    return lambda moment: monkeypatch.setattr(Clock, "moment", moment)


def made(truth: Truth) -> tuple[UndoConsent, list[Any]]:
    told: list[Any] = []

    def tell(message: Any) -> None:
        told.append(message.asked or (message.ended, message.by))

    return UndoConsent(truth, None, tell, Clock().now), told  # type: ignore[arg-type]


def code_of(work: Any) -> str:
    with pytest.raises(MoriError) as error:
        asyncio.run(work)
    return error.value.code


def test_all_others_who_play_here_are_asked_and_it_is_told_for_how_long() -> None:
    truth = Truth()
    truth.stored = replace(truth.stored, seats=[PERSON, PERSON, "greedy", PERSON], free=[3])
    asking, told = made(truth)
    asyncio.run(asking.ask(0, Mark(2, 5), []))
    asked = truth.done[0]
    assert (asked.seat, asked.step, asked.until) == (0, 4, NOW + 60)
    assert told[0].waiting == [1], "neither bots nor free seats"
    assert (told[0].answers, told[0].seconds, told[0].seat) == (2, 60, 0)
    truth.stored = replace(truth.stored, away=[1])
    now = asking.now()
    assert now is not None and now.asked is not None and now.asked.waiting == []


def test_where_nobody_is_to_be_asked_it_is_taken_back_at_once() -> None:
    truth = Truth()
    asking, told = made(truth)
    asyncio.run(asking.ask(0, Mark(2, 4), [1, 2, 3]))
    assert truth.done == [("back", 4, True)] and told == []


@pytest.mark.parametrize(
    ("mark", "change", "code"),
    [
        (Mark(1, 5), {}, "stale_decision"),
        (Mark(2, 3), {}, "stale_decision"),
        (Mark(2, 5), {"seat": 1}, "nothing_to_undo"),
        (Mark(2, 5), {"is_over": True}, "nothing_to_undo"),
        (Mark(2, 5), {"is_open": False}, "undo_revealed"),
        (Mark(2, 5), {"alone": True}, "undo_alone"),
    ],
)
def test_what_cannot_be_asked_for_is_refused(
    mark: Mark, change: dict[str, Any], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    truth = Truth()
    truth.is_open = change.get("is_open", True)
    truth.course.game.is_over = "is_over" in change
    monkeypatch.setattr(undo_consent, "can_ask_undo", lambda course, seat: "alone" not in change)
    assert code_of(made(truth)[0].ask(change.get("seat", 0), mark, [])) == code
    assert truth.done == []


def test_one_is_asked_for_at_a_time_and_not_again_after_a_refusal(
    clock: Callable[[float], None],
) -> None:
    for known, code in (
        (ASKED, "undo_pending"),
        (replace(ASKED, seat=1), "undo_pending"),
        (replace(ASKED, refused_by=2), "undo_refused"),
    ):
        assert code_of(made(Truth(known))[0].ask(0, Mark(2, 5), [])) == code
    clock(ASKED.until)
    for known in (ASKED, replace(ASKED, seat=1, refused_by=2)):
        truth = Truth(known)
        asyncio.run(made(truth)[0].ask(0, Mark(2, 5), []))
        assert len(truth.done) == 1, "its time is over, or it was another's"


def test_what_somebody_else_changed_is_looked_at_again() -> None:
    truth = Truth(conflicts=2)
    asyncio.run(made(truth)[0].ask(0, Mark(2, 5), []))
    assert truth.done[:2] == ["looked again"] * 2 and truth.done[2].step == 4
    truth = Truth(ASKED, conflicts=1)
    asyncio.run(made(truth)[0].consent(1, "r", is_given=True))
    assert truth.done == ["looked again", replace(ASKED, agreed=[1])]


def test_whoever_lost_the_seat_meanwhile_neither_asks_nor_consents() -> None:
    for asked in (None, ASKED):
        truth = Truth(asked, conflicts=1)
        here = made(truth)[0]

        def may(truth: Truth = truth) -> None:
            if "looked again" in truth.done:
                raise RequestError("bad_token")

        if asked is None:
            assert code_of(here.ask(0, Mark(2, 5), [], may)) == "bad_token"
        else:
            assert code_of(here.consent(1, "r", may, is_given=True)) == "bad_token"
        assert truth.done == ["looked again"]


def test_consents_are_counted_once_and_the_last_one_takes_it_back() -> None:
    truth = Truth(replace(ASKED, agreed=[3]))
    asking, told = made(truth)
    asking._told = truth.stored.undo_asked
    asyncio.run(asking.consent(1, "r", is_given=True))
    assert truth.done == [replace(ASKED, agreed=[3, 1])] and told[0].waiting == [2]
    for seat in (1, 0):
        asyncio.run(asking.consent(seat, "r", is_given=True))
    assert len(truth.done) == 1
    asyncio.run(asking.consent(2, "r", is_given=True))
    assert truth.done[1:] == [("back", 4, True)] and told[1:] == [("given", None)]
    assert asking._timer is None


def test_one_refusal_ends_it_whoever_it_is() -> None:
    for seat, how in ((2, "refused"), (0, "withdrawn")):
        truth = Truth(ASKED)
        asking, told = made(truth)
        asyncio.run(asking.consent(seat, "r", is_given=False))
        assert truth.done == [replace(ASKED, refused_by=seat)] and told == [(how, seat)]
        assert code_of(asking.consent(1, "r", is_given=True)) == "undo_not_asked"
        assert asking.now() is None


def test_nobody_consents_to_what_is_not_asked(clock: Callable[[float], None]) -> None:
    assert code_of(made(Truth())[0].consent(1, "r", is_given=True)) == "undo_not_asked"
    assert code_of(made(Truth(ASKED))[0].consent(1, "x", is_given=True)) == "undo_not_asked"
    clock(ASKED.until)
    late, _ = made(Truth(ASKED))
    assert code_of(late.consent(1, "r", is_given=True)) == "undo_not_asked" and late.now() is None


def test_its_end_is_told_once_as_it_was(clock: Callable[[float], None]) -> None:
    async def scenario() -> None:
        truth = Truth(ASKED)
        asking, told = made(truth)
        asking.look()
        asking.look()
        assert len(told) == 1 and told[0].seconds == 10
        timer = asking._timer
        assert timer is not None and not timer.cancelled()
        truth.stored = replace(truth.stored, undo_asked=None)
        truth.course.step = 6
        asking.look()
        assert told[1:] == [("overtaken", None)] and timer.cancelled()
        truth.stored = replace(truth.stored, undo_asked=ASKED)
        asking.look()
        truth.rewinds += 1
        truth.stored = replace(truth.stored, undo_asked=None)
        asking.look()
        assert told[3:] == [("overtaken", None)], "something else was taken back"
        truth.course.step = 3
        truth.stored = replace(truth.stored, undo_asked=ASKED)
        asking.look()
        truth.stored = replace(truth.stored, undo_asked=None)
        asking.look()
        assert told[5:] == [("overtaken", None)], "nothing was taken back with it"
        truth.stored = replace(truth.stored, undo_asked=ASKED)
        asking.look()
        clock(ASKED.until)
        truth.stored = replace(truth.stored, undo_asked=None)
        asking.look()
        assert len(told) == 7, "its end was told when its time was over"
        truth.stored = replace(truth.stored, undo_asked=ASKED)
        asking.look()
        assert len(told) == 7 and asking._timer is None, "whose time is over is not told of"

    asyncio.run(scenario())


def test_time_runs_out_by_itself_and_not_once_the_table_is_closed() -> None:
    async def scenario() -> None:
        truth = Truth(replace(ASKED, until=NOW + 0.001))
        asking, told = made(truth)
        asking.look()
        await asyncio.sleep(0.01)
        assert told[1:] == [("late", None)] and told[0].seconds == 1
        truth.stored = replace(truth.stored, undo_asked=ASKED)
        asking.look()
        timer = asking._timer
        asking.close()
        assert timer is not None and timer.cancelled() and asking._timer is None
        asking.close()

    asyncio.run(scenario())
