"""Bots' turns as jobs, written in the change that asks a bot and taken once, by any service.

A service takes a turn under a lease and renews it while the bot thinks. The change that answers the
turn deletes it. If a service is killed, another takes the turn over when the lease has ended, so no
turn is ever lost. With SQLite the leases are in memory: they would end with the only service
anyway, and so need no disk write.
"""

import threading
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Connection,
    Float,
    Integer,
    Select,
    bindparam,
    cast,
    delete,
    extract,
    func,
    insert,
    select,
    text,
    tuple_,
    update,
)

from mori.server.storage.database import Database
from mori.server.storage.rows import UNWATCHED, WATCHED, BotsAsked, BotTurn
from mori.server.storage.tables import bot_turns

LEASE_SECONDS: Final = 4.0
LOOKED_AT: Final = 256  # waiting turns considered beyond those there is room for
# One clock for all services. A lease need not survive a power cut: no answer depends on it.
CLOCK: Final = cast(extract("epoch", func.clock_timestamp()), Float)
HURRIED: Final = text("SET LOCAL synchronous_commit=off")
KEY: Final = (bot_turns.c.table_id, bot_turns.c.seat, bot_turns.c.rewinds, bot_turns.c.question)

# Statements that run with every answer are built once: building takes longer than executing.
HERE: Final = bot_turns.c.table_id == bindparam("its_id")
STILL: Final = (
    (bot_turns.c.rewinds == bindparam("rewinds_now"))
    & (bot_turns.c.question == bindparam("question_now"))
    & bot_turns.c.seat.in_(bindparam("seats_now", expanding=True))
)
END_OTHERS: Final = delete(bot_turns).where(HERE & ~STILL)
SEATS_THERE: Final = select(bot_turns.c.seat).where(HERE)
ADD_TURNS: Final = insert(bot_turns)
WAITING: Final = (
    select(*KEY, bot_turns.c.priority)
    .order_by(bot_turns.c.priority, bot_turns.c.asked)
    .limit(bindparam("most", type_=Integer))
)
FREE: Final = WAITING.where(bot_turns.c.leased_until < CLOCK).with_for_update(skip_locked=True)


def ask_bots(connection: Connection, id: str, rewinds: int, bots: BotsAsked) -> None:
    """Set the turns of a table to the bots asked now; turns that stay keep their lease."""
    asked = {"its_id": id, "rewinds_now": rewinds, "question_now": bots.question}
    connection.execute(END_OTHERS, {**asked, "seats_now": bots.seats})
    if not bots.seats:
        return
    there = set(connection.execute(SEATS_THERE, {"its_id": id}).scalars())
    rows = [
        {
            "table_id": id,
            "seat": seat,
            "rewinds": rewinds,
            "question": bots.question,
            "priority": WATCHED if bots.is_watched else UNWATCHED,
            "asked": time.time(),
            "leased_until": 0.0,
            "leased_by": "",
        }
        for seat in bots.seats
        if seat not in there
    ]
    if rows:
        connection.execute(ADD_TURNS, rows)


class Fairness(NamedTuple):
    """The turns taken now by address, so that the bots of one address do not delay all others."""

    whose: Callable[[str], str]  # the address of a table
    taken: Mapping[str, int]


class TurnStore(ABC):
    """The turns that wait for bots."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @abstractmethod
    def take(
        self,
        service: str,
        room: int,
        unwatched: int | None = None,
        fairness: "Fairness | None" = None,
    ) -> list[BotTurn]:
        """Take free turns, at most `room`, those of watched tables first.

        Of unwatched tables at most `unwatched` are taken; None: no such limit. If more turns wait
        than there is room for, addresses with few turns taken come first, then the longest wait.
        """

    @abstractmethod
    def keep(self, service: str, turns: list[BotTurn], seconds: float = LEASE_SECONDS) -> None:
        """Extend leases: the bot still thinks, or the turn is to be tried again after that."""

    def end(self, turn: BotTurn) -> None:
        """Delete a turn that there is nothing to do for."""
        is_it = tuple_(*KEY) == tuple_(turn.table, turn.seat, turn.rewinds, turn.question)
        self._database.write(lambda connection: connection.execute(delete(bot_turns).where(is_it)))

    def watch(self, ids: list[str]) -> None:
        """Raise the priority of the turns at these tables: somebody watches them now."""
        is_late = bot_turns.c.table_id.in_(ids) & (bot_turns.c.priority != WATCHED)
        with self._database.reading() as connection:
            if connection.execute(select(bot_turns.c.seat).where(is_late)).first() is None:
                return
        later = update(bot_turns).where(is_late).values(priority=WATCHED)
        self._database.write(lambda connection: connection.execute(later))


class SharedTurns(TurnStore):
    """Turns of several services: the leases are in the rows."""

    def take(
        self,
        service: str,
        room: int,
        unwatched: int | None = None,
        fairness: "Fairness | None" = None,
    ) -> list[BotTurn]:
        def work(connection: Connection) -> list[BotTurn]:
            connection.execute(HURRIED)
            free = _turns(connection, FREE, room)
            if fairness is not None and len(free) >= room:
                free = _turns(connection, FREE, room + LOOKED_AT)
            found = _first(free, room, unwatched, fairness)
            _lease(connection, service, found, LEASE_SECONDS)
            return found

        return self._database.write(work)

    def keep(self, service: str, turns: list[BotTurn], seconds: float = LEASE_SECONDS) -> None:
        def work(connection: Connection) -> None:
            connection.execute(HURRIED)
            _lease(connection, service, turns, seconds)

        self._database.write(work)


class OwnTurns(TurnStore):
    """Turns of a single service: the leases are in memory."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._leases: dict[BotTurn, float] = {}
        self._lock = threading.Lock()

    def take(
        self,
        service: str,
        room: int,
        unwatched: int | None = None,
        fairness: "Fairness | None" = None,
    ) -> list[BotTurn]:
        with self._lock, self._database.reading() as connection:
            moment = time.monotonic()
            self._leases = {turn: end for turn, end in self._leases.items() if end > moment}
            free = self._free(connection, room)
            if fairness is not None and len(free) >= room:
                free = self._free(connection, room + LOOKED_AT)
            found = _first(free, room, unwatched, fairness)
            self._leases.update((turn, moment + LEASE_SECONDS) for turn in found)
        return found

    def _free(self, connection: Connection, most: int) -> list[tuple[BotTurn, int]]:
        waiting = _turns(connection, WAITING, most + len(self._leases))
        return [(turn, rank) for turn, rank in waiting if turn not in self._leases]

    def keep(self, service: str, turns: list[BotTurn], seconds: float = LEASE_SECONDS) -> None:
        with self._lock:
            end = time.monotonic() + seconds
            self._leases.update((turn, end) for turn in turns)


def turns_in(database: Database) -> TurnStore:
    return SharedTurns(database) if database.is_shared else OwnTurns(database)


def _turns(connection: Connection, chosen: Select[Any], most: int) -> list[tuple[BotTurn, int]]:
    """The first of the selected turns, each with its priority."""
    return [
        (
            BotTurn(table=row.table_id, seat=row.seat, rewinds=row.rewinds, question=row.question),
            row.priority,
        )
        for row in connection.execute(chosen, {"most": most})
    ]


def _first(
    found: list[tuple[BotTurn, int]],
    room: int,
    unwatched: int | None,
    fairness: Fairness | None = None,
) -> list[BotTurn]:
    """The turns there is room for, in order."""
    watched = [turn for turn, priority in found if priority == WATCHED]
    others = [turn for turn, priority in found if priority != WATCHED]
    taken = Counter(fairness.taken) if fairness is not None else Counter[str]()
    whose = fairness.whose if fairness is not None else lambda table: ""
    chosen = _in_turn(watched, room, whose, taken)
    left = room - len(chosen)
    most = left if unwatched is None else min(left, unwatched)
    return [*chosen, *_in_turn(others, most, whose, taken)]


def _in_turn(
    turns: list[BotTurn], most: int, whose: Callable[[str], str], taken: Counter[str]
) -> list[BotTurn]:
    """Turns in fair order, those of addresses with the fewest taken first; counts them as taken."""
    chosen: list[BotTurn] = []
    left = list(turns)
    while left and len(chosen) < most:
        turn = min(left, key=lambda each: taken[whose(each.table)])
        left.remove(turn)
        taken[whose(turn.table)] += 1
        chosen.append(turn)
    return chosen


def _lease(connection: Connection, service: str, turns: list[BotTurn], seconds: float) -> None:
    if turns:
        keys = [(turn.table, turn.seat, turn.rewinds, turn.question) for turn in turns]
        values = {"leased_until": CLOCK + seconds, "leased_by": service}
        connection.execute(update(bot_turns).where(tuple_(*KEY).in_(keys)).values(values))
