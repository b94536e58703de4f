"""Conversion between tables and database rows."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import RowMapping

from mori.server.storage.rows import (
    Clock,
    Clocks,
    GivenAnew,
    Origin,
    Rematch,
    SeatClock,
    StoredTable,
    Summary,
    UndoAsked,
)


def table_columns(table: StoredTable) -> dict[str, Any]:
    """The columns of a new table that no answer ever changes."""
    return {
        "id": table.id,
        "game": table.game,
        "players": table.players,
        "options": table.options,
        "seed": str(table.seed),
        "title": table.title,
        "pack": table.pack,
        "pack_path": table.pack_path,
        "pack_name": table.pack_name,
        "engine": table.engine,
        "is_replay": table.is_replay,
        "created": table.created,
        "shuffle": table.shuffle,
        "nonce": table.nonce,
        "setup": table.setup,
        "host_seat": table.host_seat,
        "lesson": table.lesson,
        "hints": table.hints,
        "clock": None if table.clock is None else asdict(table.clock),
        "changed": table.created,
        "version": table.version,
        "rewinds": table.rewinds,
        **arranged_columns(table),
        **clock_columns(table.clocks),
    }


def arranged_columns(table: StoredTable) -> dict[str, Any]:
    """The columns that say who sits at a table, and what spectators and strangers may do."""
    return {
        "seats": table.seats,
        "names": table.names,
        "free": table.free,
        "started": table.started,
        "watching": table.watching,
        "listed": table.listed,
        "chat_open": table.chat_open,
        "stand_in": table.stand_in,
        "away": table.away,
        "given_anew": [asdict(given) for given in table.given_anew],
        "origin": None if table.origin is None else asdict(table.origin),
        "arranged": table.arranged,
    }


def clock_columns(clocks: Clocks | None) -> dict[str, Any]:
    """The columns of the clocks. Without clocks there are none, so nothing is changed."""
    return {} if clocks is None else {"clocks": asdict(clocks), "deadline": clocks.deadline}


def summary_columns(summary: Summary) -> dict[str, Any]:
    return {
        "step": summary.step,
        "round": summary.round,
        "asked": summary.asked,
        "finished": summary.finished,
        "result": summary.result,
    }


def table_in(row: RowMapping) -> StoredTable:
    """The table in a row."""
    return StoredTable(
        id=row["id"],
        game=row["game"],
        players=row["players"],
        options=row["options"],
        seed=int(row["seed"]),
        seats=row["seats"],
        title=row["title"],
        pack=row["pack"],
        pack_path=row["pack_path"],
        pack_name=row["pack_name"],
        engine=row["engine"],
        is_replay=row["is_replay"],
        created=row["created"],
        shuffle=row["shuffle"],
        nonce=row["nonce"],
        setup=row["setup"],
        version=row["version"],
        rewinds=row["rewinds"],
        said=row["said"],
        chat_open=row["chat_open"],
        undo_asked=undo_asked_in(row["undo_asked"]),
        names=row["names"],
        free=row["free"],
        started=row["started"],
        watching=row["watching"],
        listed=row["listed"],
        stand_in=row["stand_in"],
        hints=row["hints"],
        away=row["away"],
        given_anew=[GivenAnew(**given) for given in row["given_anew"]],
        host_seat=row["host_seat"],
        lesson=row["lesson"],
        rematch=None if row["rematch"] is None else Rematch(**row["rematch"]),
        origin=None if row["origin"] is None else Origin(**row["origin"]),
        clock=None if row["clock"] is None else Clock(**row["clock"]),
        clocks=clocks_in(row["clocks"]),
        arranged=row["arranged"],
        summary=Summary(
            step=row["step"],
            round=row["round"],
            asked=row["asked"],
            finished=row["finished"],
            result=row["result"],
        ),
    )


def clocks_in(stored: dict[str, Any] | None) -> Clocks | None:
    if stored is None:
        return None
    return Clocks(seats=[SeatClock(**seat) for seat in stored["seats"]], paid=stored["paid"])


def undo_asked_in(stored: dict[str, Any] | None) -> UndoAsked | None:
    return None if stored is None else UndoAsked(**stored)
