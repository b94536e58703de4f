"""The stored table: what happens when somebody else changed it first, or nobody did."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from mori.core.errors import IllegalAction, MoriError
from mori.core.game import start_game
from mori.core.registry import load_rules
from mori.core.version import VERSION
from mori.server.errors import RequestError
from mori.server.feed import Feed
from mori.server.metrics import Metrics
from mori.server.storage import (
    Change,
    Conflict,
    Rematch,
    StorageTrouble,
    StoredAnswer,
    StoredTable,
)
from mori.server.storage.rows import PERSON, BotTurn, Clocks, SeatClock
from mori.server.tables import saving
from mori.server.tables.bot_seats import BotSeats
from mori.server.tables.bots_alone import BotsAlone
from mori.server.tables.course import CHECKPOINT_STEPS, Course, Mark, diverged, restored
from mori.server.tables.saving import Saving
from mori.server.tables.truth import Truth
from mori.server.tables.work import Work
from tests.server.stored import change as stored_change
from tests.server.stored import table as stored_table

RULES = load_rules("hitodama", 2)


class Store:
    """Does at once what it is told, unless somebody else was first."""

    def __init__(self, conflicts: int = 0) -> None:
        self.conflicts = conflicts
        self.told: list[tuple[Any, ...]] = []
        self.loaded: tuple[StoredTable, list[StoredAnswer]] | None = None
        self.served = SimpleNamespace(now=lambda: 0.0)
        self.keys = SimpleNamespace(digests=lambda id: frozenset({"key"}))

    async def add_answers(self, change: Change, given: list[StoredAnswer]) -> None:
        self._write(("answers", change, given))

    async def take_back(self, change: Change, kept: list[StoredAnswer]) -> None:
        self._write(("back", change, kept))

    def change(self, id: str, version: int, work: Any, more: Any) -> None:
        self._write(("change", version, more))

    def _write(self, what: tuple[Any, ...]) -> None:
        if self.conflicts:
            self.conflicts -= 1
            raise Conflict
        self.told.append(what)

    def since(self, id: str, rewinds: int, step: int) -> Any:
        self.told.append(("since", rewinds, step))
        return self.loaded

    async def call(self, method: Callable[..., Any], *given: Any) -> Any:
        return method(*given)


class Fed(Feed):
    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[str, int]] = []

    def tell_change(self, table: str, version: int) -> None:
        self.told.append((table, version))


class Scene:
    """A new game of two people, and everything that its truth tells."""

    def __init__(self, store: Store, seats: tuple[str, str] = (PERSON, PERSON)) -> None:
        self.store, self.feed, self.metrics = store, Fed(), Metrics()
        self.told: list[Any] = []
        course = Course(start_game(RULES, 1, list(seats)))
        known = replace(
            stored_table(), seats=list(seats), pack=RULES.fingerprint, engine=VERSION, seed=1
        )
        self.truth = Truth(
            replace(known, summary=course.summary()),
            course,
            store,  # type: ignore[arg-type]
            self.feed,
            self.metrics,
            Saving(store, self.metrics, self.told.append),  # type: ignore[arg-type]
            self.told.append,
            lambda *news: self.told.append(news),
            BotsAlone(store, self.metrics, 0),  # type: ignore[arg-type]
        )

    @property
    def seat(self) -> int:
        return self.truth.course.game.decisions[0].seat

    @property
    def question(self) -> int:
        return self.truth.course.game.state.question

    async def answer(self, action: str = "end", **more: Any) -> None:
        given = {"decision": self.question, "mark": self.truth.mark, "by": "person", **more}
        await self.truth.answer(self.seat, [action], **given)

    def counted(self, name: str, **labels: str) -> float:
        return self.metrics.registry.get_sample_value(name, labels) or 0.0


def scene(store: Store | None = None, **more: Any) -> Scene:
    async def made() -> Scene:
        return Scene(store or Store(), **more)

    return asyncio.run(made())


def elsewhere(here: Scene, answers: int) -> tuple[StoredTable, list[StoredAnswer]]:
    """The table as it is stored after somebody else has given answers."""
    course = Course(start_game(RULES, 1, list(here.truth.stored.seats)))
    given: list[StoredAnswer] = []
    for number in range(answers):
        asked = course.game.decisions[0]
        found = course.give(["end"], asked.seat, asked.number)
        given += [replace(each, version=number + 1) for each in found]
    version = here.truth.version + answers
    return replace(here.truth.stored, summary=course.summary(), version=version), given


def code_of(work: Awaitable[None]) -> str:
    async def whole() -> None:
        await work

    with pytest.raises(MoriError) as error:
        asyncio.run(whole())
    return error.value.code


def test_an_answer_is_stored_then_counted_and_told() -> None:
    here = scene()
    first = here.seat
    asyncio.run(here.answer())
    kind, change, given = here.store.told[0]
    assert kind == "answers" and (change.version, change.step) == (0, 0)
    assert [answer.seat for answer in given] == [first] and change.summary.step == 1
    assert here.told == [False] and here.feed.told == [("t1", 1)]
    assert here.truth.version == here.truth.stored.version == 1
    assert here.counted("mori_answers_total", game="hitodama", by="person") == 1
    assert here.truth.mark == Mark(0, 1)


def test_whoever_lost_the_seat_or_saw_another_position_does_not_answer() -> None:
    here = scene()

    def may() -> None:
        raise RequestError("seat_left")

    assert code_of(here.answer(may=may)) == "seat_left"
    assert code_of(here.answer(mark=Mark(1, 0))) == "stale_decision"
    assert code_of(here.answer(mark=Mark(-1, 0))) == "stale_decision"
    assert code_of(here.answer(decision=here.question + 1)) == "stale_decision"
    assert code_of(here.answer("nothing")) in ("unknown_action", "not_legal")
    assert here.store.told == [] and here.truth.course.step == 0


def test_where_somebody_else_was_first_it_is_followed_and_looked_at_again() -> None:
    here = scene(Store(conflicts=1))
    here.store.loaded = elsewhere(here, 1)
    assert code_of(here.answer()) == "stale_decision", "their answer was the one"
    assert here.store.told == [("since", 0, 0)] and here.told == [False]
    assert (here.truth.course.step, here.truth.version) == (1, 1)
    asyncio.run(here.truth.catch_up())
    assert here.told == [False], "nothing is new"


def test_a_conflict_with_nobody_is_no_game_that_can_go_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    here = scene(Store(conflicts=1))
    here.store.loaded = (here.truth.stored, [])
    assert code_of(here.answer()) == "table_diverged"
    assert "conflict table=t1 version=0" in caplog.text
    assert here.truth.course.step == 0, "it never was"
    older = replace(here.truth.stored, engine="0.0.1")
    told = diverged(older, 7)
    assert told.code == "table_engine"
    assert told.data == {"given": "0.0.1", "known": VERSION, "step": 7}
    assert diverged(here.truth.stored, 7).data == {"step": 7}


def test_a_table_that_is_gone_is_not_followed() -> None:
    here = scene()
    assert code_of(here.truth.catch_up()) == "unknown_table"


def test_what_others_took_back_is_told_as_that() -> None:
    here = scene()
    asyncio.run(here.answer())
    here.told.clear()
    before = here.truth.stored
    start = Course(start_game(RULES, 1, list(before.seats)))
    rewound = replace(before, version=3, rewinds=1, summary=start.summary())
    here.store.loaded = (rewound, [])
    asyncio.run(here.truth.catch_up())
    assert here.told == [True] and here.truth.course.step == 0
    assert (here.truth.rewinds, here.truth.version) == (1, 3)
    assert code_of(here.answer(mark=Mark(0, 0))) == "stale_decision"
    asyncio.run(here.answer(mark=Mark(1, 0)))


def test_who_sits_elsewhere_now_is_told() -> None:
    here = scene()
    arranged = replace(here.truth.stored, version=1, arranged=1, seats=[PERSON, "greedy"])
    here.store.loaded = (arranged, [])
    asyncio.run(here.truth.catch_up())
    assert here.told == [(frozenset({"key"}), False)]
    assert here.truth.course.game.seats == [PERSON, "greedy"] and here.truth.version == 1


def test_answers_that_are_missing_are_missed(caplog: pytest.LogCaptureFixture) -> None:
    here = scene()
    stored, given = elsewhere(here, 2)
    here.store.loaded = (stored, given[:1])
    assert code_of(here.truth.catch_up()) == "table_incomplete"
    assert "incomplete table=t1 step=1 wanted=2" in caplog.text
    caplog.clear()
    with pytest.raises(RequestError, match="table_diverged"):
        restored(stored, [replace(given[0], digest="other")], RULES)
    assert "diverged table=t1 step=1 state=" in caplog.text
    with pytest.raises(RequestError, match="table_diverged"):
        restored(stored, [replace(given[0], action="no such")], RULES)
    assert "diverged table=t1 step=1 error=" in caplog.text
    assert restored(stored, given, RULES).step == 2


def test_an_answer_is_taken_back_by_who_gave_it_and_saw_it_last() -> None:
    here = scene()
    first = here.seat
    asyncio.run(here.answer())
    for mark in (Mark(1, 1), Mark(0, 0)):
        assert code_of(here.truth.undo(first, mark)) in ("stale_decision", "nothing_to_undo")
    assert code_of(here.truth.undo(1 - first, Mark(0, 1))) == "nothing_to_undo"
    asyncio.run(here.truth.take_back(1))
    assert here.told == [False, True] and here.truth.course.step == 0
    assert (here.truth.rewinds, here.truth.version) == (1, 2)
    assert here.counted("mori_undos_total", game="hitodama") == 1
    kind, change, kept = here.store.told[-1]
    assert (kind, change.step, change.summary.step, kept) == ("back", 1, 0, [])
    assert here.feed.told == [("t1", 1), ("t1", 2)]


def test_whoever_lost_the_seat_takes_nothing_back() -> None:
    here = scene()
    first = here.seat
    asyncio.run(here.answer())

    def may() -> None:
        raise RequestError("bad_token")

    assert code_of(here.truth.undo(first, here.truth.mark, may)) == "bad_token"
    assert here.truth.course.step == 1


def test_what_is_noted_beside_the_game_counts_as_a_change() -> None:
    here = scene()
    asyncio.run(here.truth.say(1, "hello", ""))
    kind, version, columns = here.store.told[0]
    assert (kind, version, columns) == ("change", 0, {"said": 1})
    assert (here.truth.stored.said, here.truth.version) == (1, 1)
    late = Clocks(seats=[SeatClock(left=0.0, since=None, is_late=True)])
    asyncio.run(here.truth.note_clocks(late))
    assert (here.truth.stored.clocks, here.truth.version) == (late, 2)
    another = Rematch(proposed=[1])
    asyncio.run(here.truth.note_rematch(another))
    assert (here.truth.stored.rematch, here.truth.stored.clocks) == (another, late)
    assert [version for _, version, _ in here.store.told] == [0, 1, 2]
    assert here.feed.told == [("t1", 1), ("t1", 2), ("t1", 3)]


# -- storing


def kept(*works: Exception | None, is_done: bool = False) -> tuple[Saving, list[Any], list[float]]:
    """Storing something that fails in these ways, one after the other."""
    told: list[Any] = []
    waited: list[float] = []
    left = list(works)

    async def scenario() -> Saving:
        store: Any = Store()

        async def confirm(change: Change) -> bool:
            return is_done

        store.confirm = confirm
        saves = Saving(store, Metrics(), told.append)

        async def wait(seconds: float) -> None:
            waited.append(seconds)

        saves._wait = wait  # type: ignore[method-assign]

        async def work() -> None:
            error = left.pop(0)
            if error is not None:
                raise error

        try:
            await saves.keep(stored_change(0, 0, 1), work)
        except (Conflict, ValueError) as error:
            told.append(type(error).__name__)
        return saves

    return asyncio.run(scenario()), told, waited


def test_it_is_tried_again_after_longer_and_longer_and_told_once() -> None:
    away, full = StorageTrouble("storage_away"), StorageTrouble("storage_full")
    found, told, waited = kept(*[away] * 6, full, None)
    assert told == ["storage_away", "storage_full", None]
    assert waited == [0.1, 0.3, 0.7, 1.5, 3.0, 3.0, 3.0] and found.trouble is None
    counted = found._metrics.registry.get_sample_value
    assert counted("mori_storage_troubles_total", {"code": "storage_away"}) == 6
    assert kept(None)[1] == [], "nothing is told where nothing was wrong"


def test_those_at_the_table_hear_that_storing_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(saving, "SLOW_SECONDS", 0.0)
        told: list[Any] = []
        hanging = asyncio.Event()

        def tell(code: str | None) -> None:
            told.append(code)
            hanging.set()  # the database goes on

        saves = Saving(None, Metrics(), tell)  # type: ignore[arg-type]
        async with asyncio.timeout(60):
            await saves.until_done(hanging.wait)
        await asyncio.sleep(0.01)
        assert told == ["storage_busy", None]

    asyncio.run(scenario())


def test_what_was_stored_though_nobody_said_so_is_no_conflict() -> None:
    away = StorageTrouble("storage_away")
    assert kept(away, Conflict(), is_done=True)[1] == ["storage_away", None]
    assert kept(away, Conflict(), is_done=False)[1] == ["storage_away", None, "Conflict"]
    assert kept(Conflict(), is_done=True)[1] == ["Conflict"], "it was the first attempt"
    assert kept(ValueError())[1] == ["ValueError"]


def test_nobody_waits_for_the_database_once_the_table_is_closed() -> None:
    async def scenario() -> None:
        told: list[Any] = []
        saves = Saving(None, Metrics(), told.append)  # type: ignore[arg-type]
        tries: list[int] = []

        async def work() -> None:
            tries.append(1)
            saves.close()
            raise StorageTrouble("storage_away")

        with pytest.raises(StorageTrouble):
            await saves.until_done(work)
        assert len(tries) == 1

    asyncio.run(scenario())
    assert saving.WAITS[0] == 0.1


# -- the bots of a table


def test_a_bot_answers_only_what_it_is_still_asked(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "mori.server")

    async def scenario() -> None:
        here = Scene(Store(), ("greedy", "greedy"))
        looked: list[str] = []
        woken: list[str] = []

        async def look(table: str) -> None:
            looked.append(table)

        async def choose(job: Any, decision: Any) -> str:
            assert job.bot == "greedy" and job.seat == decision.seat
            return "end"

        here.feed.look = look  # type: ignore[method-assign]
        context: Any = SimpleNamespace(
            feed=here.feed,
            pool=SimpleNamespace(choose=choose),
            wake_bots=lambda: woken.append("woken"),
        )
        refreshed: list[str] = []

        async def refresh() -> None:
            refreshed.append("refreshed")

        work = Work("t1", Metrics())
        bots = BotSeats(here.truth, asyncio.Lock(), context, work, refresh)
        bots.wake()
        assert woken == ["woken"]
        seat = here.seat
        turn = BotTurn(table="t1", seat=seat, rewinds=0, question=here.question)
        assert not await bots.play(replace(turn, seat=1 - seat)), "nobody asks it anything"
        assert await bots.play(turn)
        assert refreshed == [], "the turn was asked at this position"
        assert looked == ["t1", "t1"] and here.truth.course.step == 1
        assert here.counted("mori_answers_total", game="hitodama", by="bot") == 1
        for other in (
            {"is_replay": True},
            {"is_replay": False, "started": False},
            {"started": True, "seats": [PERSON, PERSON]},
        ):
            here.truth.stored = replace(here.truth.stored, **other)
            assert not await bots.play(replace(turn, seat=here.seat))
        bots.wake()
        assert woken == ["woken"] and not bots.are_asked
        await bots._answer(here.seat, "end", here.question, here.truth.mark)
        assert here.truth.course.step == 1, "a person has the seat by now"
        with pytest.raises(IllegalAction):
            bots._require(here.seat)

    asyncio.run(scenario())
    assert "bot_stale table=t1 seat=" in caplog.text


def test_a_course_looks_back_from_the_nearest_checkpoint() -> None:
    course = Course(start_game(RULES, 1, [PERSON, PERSON]))
    while course.step < 2 * CHECKPOINT_STEPS + 1 and not course.game.is_over:
        asked = course.game.decisions[0]
        course.give([asked.actions[0].text], asked.seat, asked.number)
    played: list[tuple[int, int]] = []
    usual = course._play_on

    def play_on(position: Any, start: int, end: int) -> None:
        played.append((start, end))
        usual(position, start, end)

    course._play_on = play_on  # type: ignore[method-assign]
    last = course.step
    course.position_at(last)
    assert played == [(0, 20), (20, 40), (40, last)]
    played.clear()
    course.position_at(19)
    course.position_at(20)
    assert played == [(0, 19), (20, 20)]
    assert len(course._checkpoints) == 3
