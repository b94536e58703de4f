"""Changes of a table are stored only on the version that they are based on. On both databases."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import delete

from mori.server.storage import (
    BotsAsked,
    BotTurn,
    Conflict,
    Store,
    UndoAsked,
    open_database,
    upgrade,
)
from mori.server.storage.tables import tables
from mori.server.storage.turns import Fairness, turns_in
from tests.server.stored import add_answers, answer, change, table, take_back


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def opened(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Store]:
    url = f"sqlite:///{tmp_path_factory.mktemp('changes')}/t.sqlite3"
    if request.param == "postgresql":
        url = request.getfixturevalue("postgres").new_database()
    store = Store(open_database(url))
    upgrade(store.engine)
    yield store
    store.close()


@pytest.fixture
def store(opened: Store) -> Store:
    opened.database.write(lambda connection: connection.execute(delete(tables)))
    opened.turns = turns_in(opened.database)  # as after a start: without leases in memory
    opened.create(table(), {0: "digest-0"})
    return opened


def steps(store: Store) -> list[int]:
    loaded = store.load("t1")
    assert loaded is not None
    assert loaded[0].summary.step == len(loaded[1])
    return [given.step for given in loaded[1]]


def test_answers_come_back_in_their_order(store: Store) -> None:
    for step in (1, 2, 3):
        add_answers(store, change(step - 1, step - 1, step), [answer(step, f"move {step}")])
    assert steps(store) == [1, 2, 3]
    take_back(store, change(3, 3, 1), [])
    assert steps(store) == [1]
    stored = store.table("t1")
    assert stored is not None and (stored.version, stored.rewinds) == (4, 1)


def test_an_answer_between_others_is_taken_back_in_one_step(store: Store) -> None:
    for step in (1, 2, 3):
        add_answers(
            store, change(step - 1, step - 1, step), [answer(step, f"move {step}", step % 2)]
        )
    kept = [answer(2, "move 3", 1, "1" * 8)]
    take_back(store, change(3, 3, 2), kept)
    loaded = store.load("t1")
    assert loaded is not None
    assert loaded[1] == [answer(1, "move 1", 1), *kept]
    assert [given.version for given in loaded[1]] == [1, 4], "when each was stored"
    with pytest.raises(Conflict):
        take_back(store, change(3, 3, 2), kept)
    assert store.load("t1") == loaded


@pytest.mark.parametrize(
    ("version", "step", "digest"),
    [(0, 0, "0" * 8), (2, 1, "0" * 8), (1, 1, "f" * 8), (1, 2, "0" * 8)],
    ids=["older", "newer", "other game", "other step"],
)
def test_a_change_made_on_something_else_is_a_conflict(
    store: Store, version: int, step: int, digest: str
) -> None:
    add_answers(store, change(0, 0, 1), [answer(1)])
    before = store.load("t1")
    late = change(version, step, step + 1, digest=digest)
    with pytest.raises(Conflict):
        add_answers(store, late, [answer(step + 1, "other")])
    with pytest.raises(Conflict):
        take_back(store, late, [])
    with pytest.raises(Conflict):
        add_answers(store, change(1, 1, 2), [answer(1, "twice")])
    assert store.load("t1") == before


def test_an_undo_and_another_answer_are_noticed_though_the_step_is_the_same(store: Store) -> None:
    add_answers(store, change(0, 0, 1), [answer(1, "mine")])
    take_back(store, change(1, 1, 0), [])
    add_answers(store, change(2, 0, 1), [answer(1, "another", digest="1" * 8)])
    with pytest.raises(Conflict):  # made by who knows of the first answer only
        add_answers(store, change(1, 1, 2), [answer(2)])
    assert steps(store) == [1]


def test_of_many_changes_at_once_one_is_made(store: Store) -> None:
    conflicts: list[Conflict] = []

    def run(number: int) -> None:
        try:
            add_answers(store, change(0, 0, 1), [answer(1, f"move {number}")])
        except Conflict as error:
            conflicts.append(error)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (steps(store), len(conflicts)) == ([1], 7)


def test_what_is_new_is_found(store: Store) -> None:
    add_answers(store, change(0, 0, 2), [answer(1), answer(2)])
    add_answers(store, change(1, 2, 3), [answer(3)])
    found = store.since("t1", 0, 1)
    assert found is not None and [given.step for given in found[1]] == [2, 3]
    assert [given.version for given in found[1]] == [1, 2], "those given at once are known by it"
    take_back(store, change(2, 3, 2), [])
    found = store.since("t1", 0, 3)
    assert found is not None and [given.step for given in found[1]] == [1, 2], "all, after an undo"
    assert store.versions(["t1", "nowhere"]) == {"t1": 3}
    assert store.since("nowhere", 0, 0) is None


def test_anything_else_of_a_table_is_changed_under_its_version(store: Store) -> None:
    told: list[int] = []
    store.change("t1", 0, lambda _, version: told.append(version), {"title": "Tea"})
    stored = store.table("t1")
    assert stored is not None and (stored.title, stored.version, told) == ("Tea", 1, [1])
    with pytest.raises(Conflict):
        store.change("t1", 0, lambda _, version: told.append(version))
    with pytest.raises(ZeroDivisionError):
        store.change("t1", 1, lambda _, version: told[version // 0])
    assert store.versions(["t1"]) == {"t1": 1}, "nothing is changed by what fails"


def test_every_change_of_the_course_voids_what_was_asked_for(store: Store) -> None:
    asked: dict[str, Any] = {
        "request": "r",
        "seat": 0,
        "step": 1,
        "until": 1.0,
        "agreed": [],
        "refused_by": None,
    }
    add_answers(store, change(0, 0, 1), [answer(1)])
    store.change("t1", 1, lambda *_: None, {"undo_asked": asked})
    stored = store.table("t1")
    assert stored is not None and stored.undo_asked == UndoAsked(**asked)
    add_answers(store, change(2, 1, 2), [answer(2)])
    stored = store.table("t1")
    assert stored is not None and stored.undo_asked is None


def test_a_change_is_known_again(store: Store) -> None:
    """Where the answer of the database was lost, and not the change."""
    mine, other = change(0, 0, 1), change(0, 0, 1)
    assert mine.moment != other.moment
    add_answers(store, mine, [answer(1)])
    assert store.is_done(mine) and not store.is_done(other)
    back = change(1, 1, 0)
    assert not store.is_done(back)
    take_back(store, back, [])
    assert store.is_done(back)


def test_what_is_no_id_is_no_table(store: Store) -> None:
    for id in ("a\0b", "", "x" * 33, "é", "\ud800", "a b", "../x"):
        assert store.table(id) is None and store.load(id) is None
        assert store.seat_of(id, "digest-0") is None
        assert store.tables_of([], [id]) == []


# -- bots' turns


def bots(question: int, *seats: int, watched: bool = False) -> BotsAsked:
    return BotsAsked(question=question, seats=list(seats), is_watched=watched)


def turn(seat: int, question: int, rewinds: int = 0, id: str = "t1") -> BotTurn:
    return BotTurn(table=id, seat=seat, rewinds=rewinds, question=question)


def test_a_turn_is_taken_once_and_goes_with_its_answer(store: Store) -> None:
    add_answers(store, change(0, 0, 1, bots=bots(2, 1)), [answer(1)])
    assert store.turns.take("here", 9) == [turn(1, 2)]
    assert store.turns.take("there", 9) == []
    add_answers(store, change(1, 1, 2, bots=bots(3)), [answer(2, seat=1)])
    store.turns.keep("here", [turn(1, 2)], -1.0)
    assert store.turns.take("there", 9) == []


def test_a_turn_that_nobody_keeps_is_taken_over(store: Store) -> None:
    add_answers(store, change(0, 0, 1, bots=bots(2, 1)), [answer(1)])
    store.turns.take("here", 9)
    store.turns.keep("here", [turn(1, 2)])
    assert store.turns.take("there", 9) == []
    store.turns.keep("here", [turn(1, 2)], -1.0)  # as if its time had come
    assert store.turns.take("there", 9) == [turn(1, 2)]


def test_a_bot_that_is_still_asked_the_same_keeps_its_turn(store: Store) -> None:
    add_answers(store, change(0, 0, 1, bots=bots(2, 0, 1)), [answer(1)])
    assert len(store.turns.take("here", 9)) == 2
    add_answers(store, change(1, 1, 2, bots=bots(2, 1)), [answer(2)])
    assert store.turns.take("there", 9) == [], "others answered the same question, in secret"
    take_back(store, change(2, 2, 1, bots=bots(2, 1)), [])
    assert store.turns.take("there", 9) == [turn(1, 2, rewinds=1)], "an undo asks again"


def test_watched_tables_come_first_and_then_who_waits_longest(store: Store) -> None:
    for id in ("t2", "t3", "t4", "t5"):
        store.create(table(id), {}, bots=bots(1, 1, watched=id == "t3"))
    store.turns.watch(["t4", "t5", "gone"])
    assert [found.table for found in store.turns.take("here", 3)] == ["t3", "t4", "t5"]
    assert [found.table for found in store.turns.take("here", 2)] == ["t2"]


@pytest.mark.parametrize("watched", [True, False])
def test_who_has_many_bots_waiting_keeps_nobody_elses_waiting(store: Store, watched: bool) -> None:
    for id in ("a1", "a2", "a3", "b1", "a4", "c1"):
        store.create(table(id), {}, bots=bots(1, 1, watched=watched))

    def taken(room: int, **counts: int) -> list[str]:
        fairness = Fairness(lambda id: id[0], counts)
        return [found.table for found in store.turns.take("here", room, None, fairness)]

    assert taken(2) == ["a1", "b1"]
    assert taken(1, a=1) == ["c1"]
    assert taken(9, a=1) == ["a2", "a3", "a4"]


def test_a_turn_of_another_is_found_behind_hundreds(store: Store) -> None:
    for number in range(40):
        store.create(table(f"a{number}"), {}, bots=bots(1, 0, 1, 2, watched=True))
    store.create(table("b1"), {}, bots=bots(1, 0, watched=True))
    fairness = Fairness(lambda id: id[0], {"a": 1})
    assert [found.table for found in store.turns.take("here", 1, None, fairness)] == ["b1"]


def test_of_tables_that_nobody_looks_at_no_more_turns_are_taken_than_wanted(store: Store) -> None:
    for id in ("t2", "t3", "t4"):
        store.create(table(id), {}, bots=bots(1, 1, watched=id == "t4"))
    assert [found.table for found in store.turns.take("here", 9, unwatched=0)] == ["t4"]
    assert [found.table for found in store.turns.take("here", 9, unwatched=1)] == ["t2"]
    assert store.turns.take("here", 9, unwatched=0) == []
    assert [found.table for found in store.turns.take("here", 9)] == ["t3"]


def test_a_turn_that_is_none_is_let_go(store: Store) -> None:
    add_answers(store, change(0, 0, 1, bots=bots(2, 1)), [answer(1)])
    store.turns.end(turn(1, 1))
    assert store.turns.take("here", 9) == [turn(1, 2)]
    store.turns.end(turn(1, 2))
    store.turns.keep("here", [turn(1, 2)], -1.0)
    assert store.turns.take("here", 9) == []


def test_turns_taken_at_once_are_taken_once(store: Store) -> None:
    for number in range(20):
        store.create(table(f"n{number}"), {}, bots=bots(1, 0, 1))
    found: list[BotTurn] = []

    def take(name: str) -> None:
        while some := store.turns.take(name, 3):
            found.extend(some)

    threads = [threading.Thread(target=take, args=(f"service {n}",)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == len(set(found)) == 40
