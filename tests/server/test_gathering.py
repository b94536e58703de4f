"""Who sits at a table: each arrangement, without a service."""

from dataclasses import replace
from typing import Any

import pytest

from mori.server.errors import RequestError
from mori.server.protocol.seats import TableRights
from mori.server.storage import Origin, Rematch, StoredTable
from mori.server.storage.rows import (
    ALL,
    INVITATION,
    LINK,
    NO_SEAT,
    NONE,
    PERSON,
    SEAT,
    WATCH,
    Clocks,
    Key,
    SeatClock,
)
from mori.server.tables import gathering
from mori.server.tables.gathering import (
    come_back,
    followed,
    gathered,
    given_to_bot,
    handed_over,
    invited,
    left,
    moved_on,
    name_in,
    people_of,
    taken,
    with_rights,
)
from mori.server.tables.rematch import Rematching, require_over
from mori.server.typed_text import clean_name, distinct_name
from tests.server.stored import table as stored

THREE = replace(
    stored(), players=3, seats=[PERSON, PERSON, "greedy"], names=["Aki", "", ""], started=True
)
WAITING = replace(THREE, free=[1], started=False)


def refused(work: Any, *given: Any, **more: Any) -> str:
    with pytest.raises(RequestError) as error:
        work(*given, **more)
    return error.value.code


# -- names


def test_a_name_is_short_and_has_few_marks() -> None:
    assert clean_name(" Aki\tand  Ben ") == "Aki and Ben"
    assert clean_name("x" * 30) == "x" * 24
    assert clean_name("x" * 23 + " y") == "x" * 23, "no space at its end"
    many = "a" + "\u0327" * 4 + "b" + "\u20dd" * 3  # no letter is made of these two
    assert clean_name(many) == "a" + "\u0327" * 2 + "b" + "\u20dd" * 2
    assert clean_name("e\u0301") == "\u00e9", "one sign, and no mark"


def test_the_second_of_a_name_has_a_number_that_fits() -> None:
    assert distinct_name("Aki", ["Ben"]) == "Aki"
    assert distinct_name("Aki", ["AKI", "aki 2"]) == "Aki 3"
    assert distinct_name("x" * 24, ["x" * 24]) == "x" * 22 + " 2"
    assert name_in(THREE, 0) == "Aki" and name_in(replace(THREE, names=[]), 2) == ""


# -- a new table


def test_a_new_table_waits_for_its_friends() -> None:
    alone = gathered(stored(), [], None, {}, True, "")
    assert (alone.started, alone.watching, alone.listed) == (True, ALL, False)
    assert (alone.names, alone.free, alone.host_seat) == (["", ""], [], NO_SEAT)
    friends = gathered(stored(), [0], 1, {1: " Aki "}, True, "greedy")
    assert (friends.started, friends.watching, friends.listed) == (False, NONE, True)
    assert (friends.names, friends.free, friends.host_seat) == (["", "Aki"], [0], 1)
    assert friends.stand_in == "greedy"
    assert not gathered(stored(), [0], 0, {}, False, "").listed
    assert gathered(stored(), [1], 0, {}, False, "").host_seat == 0
    both = gathered(stored(), [], 1, {1: "Aki", 0: "aki"}, False, "")
    assert both.names == ["aki 2", "Aki"]  # at one screen, too, they are told apart


# -- taking a seat


def test_a_seat_is_taken_by_its_invitation_or_before_the_start_without() -> None:
    found = taken(WAITING, 1, 1, "aki", "digest")
    assert found.table.names == ["Aki", "aki 2", ""] and found.table.free == []
    assert found.table.started, "it was the last one"
    assert found.ended == ((SEAT, 1), (INVITATION, 1)) and found.moved is None
    assert found.added == (Key("digest", SEAT, 1),)
    free = replace(WAITING, free=[0, 1], names=[])
    other = taken(free, 0, 1, "Ben", "d")
    assert (other.ended, other.moved) == (((SEAT, 0), (INVITATION, 1)), (0, 1))
    assert other.table.free == [1] and not other.table.started
    strange = taken(free, 0, None, "Ben", "d")
    assert (strange.ended, strange.moved) == (((SEAT, 0), (INVITATION, 0)), None)
    later = replace(WAITING, started=True)
    assert refused(taken, later, 1, None, "Ben", "d") == "seat_taken"
    assert refused(taken, replace(later, free=[0, 1]), 0, 1, "Ben", "d") == "seat_taken"
    assert refused(taken, WAITING, 0, 0, "Ben", "d") == "seat_taken"
    assert refused(taken, WAITING, 1, 1, " ", "d") == "name_missing"
    again = taken(replace(WAITING, names=["", "Ben", ""]), 1, 1, "Ben", "d")
    assert again.table.names[1] == "Ben", "the name that the seat had is no other's"
    assert taken(later, 1, 1, "Ben", "d").table.started


def test_nothing_changes_once_a_game_is_over() -> None:
    over = replace(THREE, summary=replace(THREE.summary, finished=True))
    for table in (over, replace(THREE, is_replay=True)):
        for work, given in (
            (taken, (1, 1, "Ben", "d")),
            (followed, (1, "d")),
            (left, (0,)),
            (handed_over, (0, "greedy")),
            (come_back, (0,)),
            (invited, (0, "d")),
            (given_to_bot, (1, "greedy")),
        ):
            assert refused(work, table, *given) == "game_over"


def test_whoever_played_before_has_a_seat_in_the_rematch() -> None:
    assert [moved_on(seat, 3) for seat in range(3)] == [2, 0, 1]
    origin = Origin(table="before", awaited=[2, 1])
    waiting = replace(WAITING, names=["Aki", "Ben", ""], origin=origin)
    found = followed(waiting, 2, "d")
    assert found.table.origin == Origin(table="before", awaited=[1])
    assert found.table.free == [] and found.table.started and found.table.names[1] == "Ben"
    assert found.ended == ((SEAT, 1), (INVITATION, 1)) and found.added == (Key("d", SEAT, 1),)
    assert refused(followed, waiting, 1, "d") == "seat_taken", "the seat is not free"
    other = replace(waiting, origin=Origin(table="before", awaited=[1]))
    assert refused(followed, other, 2, "d") == "seat_taken", "nobody waits for them"
    assert refused(followed, replace(waiting, origin=None), 2, "d") == "seat_taken"


# -- leaving it, and bots in between


def test_whoever_leaves_may_come_back() -> None:
    before = left(replace(WAITING, names=["Aki", "Ben", ""], free=[], away=[0]), 0)
    assert (before.table.free, before.table.names) == ([0], ["", "Ben", ""])
    assert before.ended == ((SEAT, 0),) and before.table.away == []
    waits = left(THREE, 0).table
    assert (waits.seats[0], waits.away, waits.free) == (PERSON, [0], [])
    played = left(replace(THREE, stand_in="greedy", away=[1]), 0).table
    assert (played.seats, played.away) == (["greedy", PERSON, "greedy"], [0, 1])
    back = come_back(played, 0).table
    assert (back.seats[0], back.away) == (PERSON, [1])


def test_a_bot_plays_for_a_person_who_is_away_or_late() -> None:
    stands_in = replace(THREE, stand_in="greedy")
    found = handed_over(stands_in, 1, "random").table
    assert (found.seats[1], found.away) == ("greedy", [1])
    assert refused(handed_over, THREE, 1, "random") == "no_stand_in"
    clocks = Clocks(seats=[SeatClock(left=1.0), SeatClock(left=0.0, is_late=True)])
    late = replace(THREE, clocks=clocks)
    assert handed_over(late, 1, "random").table.seats[1] == "random"
    assert refused(handed_over, late, 0, "random") == "no_stand_in", "in time"
    assert refused(handed_over, late, 1, "") == "no_stand_in"
    for table, seat in ((stands_in, 2), (replace(stands_in, free=[1]), 1)):
        assert refused(handed_over, table, seat, "random") == "seat_nobodys"
    assert refused(handed_over, replace(stands_in, started=False), 1, "random") == "seat_nobodys"


def test_the_host_opens_a_seat_that_is_or_was_a_persons() -> None:
    found = invited(replace(THREE, away=[0]), 0, "d")
    assert (found.table.free, found.table.away, found.table.names[0]) == ([0], [], "Aki")
    assert found.ended == ((SEAT, 0), (INVITATION, 0)) and found.added == (Key("d", INVITATION, 0),)
    assert refused(invited, THREE, 2, "d") == "seat_taken", "it was never a person's"
    assert invited(WAITING, 2, "d").table.seats[2] == PERSON, "nothing has begun"
    assert invited(WAITING, 2, "d").table.free == [1, 2]
    named = replace(THREE, names=["", "", "Cai"])
    assert invited(named, 2, "d").table.seats[2] == PERSON
    assert invited(replace(THREE, away=[2]), 2, "d").table.seats[2] == PERSON
    assert people_of(replace(THREE, away=[2])) == [0, 1, 2] and people_of(THREE) == [0, 1]


def test_a_bot_takes_a_free_seat_and_no_other() -> None:
    found = given_to_bot(replace(WAITING, free=[0, 1]), 1, "greedy")
    assert (found.table.seats[1], found.table.free, found.table.started) == ("greedy", [0], False)
    assert found.ended == ((INVITATION, 1),)
    assert refused(given_to_bot, WAITING, 0, "greedy") == "seat_taken"


def test_rights_are_changed_one_by_one() -> None:
    found = with_rights(THREE, TableRights(watching=True), "d")
    assert found.table.watching == LINK and found.added == (Key("d", WATCH),)
    assert found.ended == ((WATCH, NO_SEAT),)
    off = with_rights(THREE, TableRights(watching=False), "d")
    assert off.table.watching == NONE and off.added == () and off.ended == found.ended
    for rights in (TableRights(listed=True), TableRights(chat_open=True)):
        same = with_rights(THREE, rights, "d")
        assert (same.ended, same.added) == ((), ())
        assert (same.table.listed, same.table.chat_open) == (
            bool(rights.listed),
            bool(rights.chat_open),
        )
    closed = replace(THREE, listed=True, chat_open=True)
    kept = with_rights(closed, TableRights(), "d").table
    assert kept.listed and kept.chat_open and kept.watching == ALL


# -- another game


class Truth:
    """What is known of a rematch, and what is noted of it."""

    def __init__(self, rematch: Rematch | None = None) -> None:
        self.stored: StoredTable = replace(THREE, rematch=rematch)


def test_a_rematch_is_told_once_and_to_whoever_comes() -> None:
    truth, told = Truth(), list[tuple[list[int], str | None, bool]]()

    def tell(message: Any) -> None:
        told.append((message.proposed, message.table, message.is_new))

    rematching = Rematching(truth, tell)  # type: ignore[arg-type]
    rematching.look()
    assert told == [] and rematching.now() is None
    truth.stored = replace(THREE, rematch=Rematch(proposed=[1]))
    rematching.look()
    rematching.look()
    assert told == [([1], None, True)]
    now = rematching.now()
    assert now is not None and not now.is_new
    truth.stored = replace(THREE, rematch=Rematch(proposed=[1], table="next"))
    rematching.look()
    assert told[1:] == [([1], "next", True)]
    truth.stored = THREE
    rematching.look()
    assert len(told) == 2


def test_another_game_comes_after_one_that_people_played() -> None:
    require_over(THREE, is_over=True)
    assert refused(require_over, THREE, is_over=False) == "not_finished"
    assert refused(require_over, replace(THREE, is_replay=True), is_over=True) == "not_seated"
    bots = replace(THREE, seats=["greedy"] * 3)
    assert refused(require_over, bots, is_over=True) == "not_seated"
    assert gathering.people_of(bots) == []
