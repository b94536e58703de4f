"""Reading and writing tables. Everything here waits for the disk: call it in a thread."""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Engine, RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from mori.server.storage.rows import PERSON, Conflict, StoredAnswer, StoredTable, Summary
from mori.server.storage.tables import answers, tables, tokens


def now() -> str:
    """The time, as it is stored and shown."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Store:
    """The database of a service."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def close(self) -> None:
        self.engine.dispose()

    def is_alive(self) -> bool:
        """Ask the database something; raises what it raises."""
        with self.engine.connect() as connection:
            connection.execute(select(tables.c.id).limit(1))
        return True

    # -- tables

    def create(
        self,
        table: StoredTable,
        digests: Mapping[int, str],
        given: Iterable[StoredAnswer] = (),
    ) -> None:
        """Store a new table with its tokens' digests by seat and the answers it begins with."""
        values = {
            "id": table.id,
            "game": table.game,
            "players": table.players,
            "options": table.options,
            "seed": str(table.seed),
            "seats": table.seats,
            "title": table.title,
            "pack": table.pack,
            "pack_path": table.pack_path,
            "pack_name": table.pack_name,
            "engine": table.engine,
            "is_replay": table.is_replay,
            "created": table.created,
            "changed": table.created,
            **_columns(table.summary),
        }
        token_rows = [
            {"digest": digest, "table_id": table.id, "seat": seat}
            for seat, digest in digests.items()
        ]
        answer_rows = [_row(table.id, answer, table.created) for answer in given]
        with self.engine.begin() as connection:
            connection.execute(insert(tables).values(values))
            if token_rows:
                connection.execute(insert(tokens), token_rows)
            if answer_rows:
                connection.execute(insert(answers), answer_rows)

    def table(self, id: str) -> StoredTable | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
        return _table(row) if row is not None else None

    def load(self, id: str) -> tuple[StoredTable, list[StoredAnswer]] | None:
        """A table with its answers, which are newer than its summary if one came meanwhile."""
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
            if row is None:
                return None
            chosen = select(answers).where(answers.c.table_id == id)
            given = connection.execute(chosen.order_by(answers.c.step))
            found = [StoredAnswer(a.step, a.seat, a.action, a.digest) for a in given]
        return _table(row), found

    def waiting_for_bots(self) -> list[str]:
        """The tables in which a bot is asked, the latest first."""
        wanted = (~tables.c.finished) & (~tables.c.is_replay)
        chosen = select(tables.c.id, tables.c.seats, tables.c.asked)
        with self.engine.connect() as connection:
            rows = connection.execute(chosen.where(wanted).order_by(tables.c.changed.desc())).all()
        return [row.id for row in rows if any(row.seats[seat] != PERSON for seat in row.asked)]

    # -- seats

    def seat_of(self, id: str, digest: str) -> int | None:
        """The seat that a token with this digest belongs to at a table."""
        wanted = (tokens.c.digest == digest) & (tokens.c.table_id == id)
        with self.engine.connect() as connection:
            return connection.execute(select(tokens.c.seat).where(wanted)).scalar()

    def tables_of(
        self, digests: list[str], named: list[str]
    ) -> list[tuple[StoredTable, list[int]]]:
        """The tables that tokens belong to, with their seats, and those named; the latest first."""
        is_mine = tokens.c.digest.in_(digests)
        with_seat = select(tokens.c.table_id).where(is_mine)
        chosen = (
            select(tables, tokens.c.seat)
            .join(tokens, (tokens.c.table_id == tables.c.id) & is_mine, isouter=True)
            .where(tables.c.id.in_(with_seat) | tables.c.id.in_(named))
            .order_by(tables.c.changed.desc(), tables.c.id, tokens.c.seat)
        )
        found: dict[str, tuple[StoredTable, list[int]]] = {}
        with self.engine.connect() as connection:
            for row in connection.execute(chosen).mappings():
                _, seats = found.setdefault(row["id"], (_table(row), []))
                if row["seat"] is not None:
                    seats.append(row["seat"])
        return list(found.values())

    # -- answers

    def add_answers(self, id: str, given: list[StoredAnswer], summary: Summary) -> None:
        """Store the next answers, all or none. Raises Conflict if they are not the next ones."""
        moment = now()
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(answers), [_row(id, answer, moment) for answer in given])
                _advance(connection, id, given[0].step - 1, summary, moment)
        except IntegrityError as error:
            raise Conflict from error

    def take_back(self, id: str, step: int, kept: list[StoredAnswer], summary: Summary) -> None:
        """Take a table that is at `step` back to the summary's step.

        `kept` are the answers that were given after the one taken back and stand nevertheless.
        """
        moment = now()
        with self.engine.begin() as connection:
            later = (answers.c.table_id == id) & (answers.c.step > summary.step - len(kept))
            connection.execute(delete(answers).where(later))
            if kept:
                connection.execute(insert(answers), [_row(id, answer, moment) for answer in kept])
            _advance(connection, id, step, summary, moment)


def _advance(connection: Connection, id: str, step: int, summary: Summary, moment: str) -> None:
    is_there = (tables.c.id == id) & (tables.c.step == step)
    values = {"changed": moment, **_columns(summary)}
    if connection.execute(update(tables).where(is_there).values(values)).rowcount != 1:
        raise Conflict


def _row(id: str, answer: StoredAnswer, moment: str) -> dict[str, Any]:
    return {
        "table_id": id,
        "step": answer.step,
        "seat": answer.seat,
        "action": answer.action,
        "digest": answer.digest,
        "given": moment,
    }


def _columns(summary: Summary) -> dict[str, Any]:
    return {
        "step": summary.step,
        "round": summary.round,
        "asked": summary.asked,
        "finished": summary.finished,
        "result": summary.result,
    }


def _table(row: RowMapping) -> StoredTable:
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
        summary=Summary(
            step=row["step"],
            round=row["round"],
            asked=row["asked"],
            finished=row["finished"],
            result=row["result"],
        ),
    )
